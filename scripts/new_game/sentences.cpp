// Newgame: what is said to people. Every word comes from words/.
#include "games/newgame/face.hpp"

namespace pentarch::newgame {

std::string NewgameFace::prompt(const State& state, Seat seat, const Voice& voice) const {
  if (deciders(state).empty()) return voice.words.say("prompt.over");
  return voice.words.say(seat == state.turn ? "prompt.play" : "prompt.wait",
                         {voice.person("seat", state.turn)});
}

std::string NewgameFace::why_not(const State& state, Seat, Step step, const Voice& voice) const {
  if (deciders(state).empty()) return voice.words.say("why.over");
  return voice.words.say(Pass::has(step.action) ? "why.no_stone" : "why.not_in_hand");
}

std::vector<std::string> NewgameFace::touches(const State&, Seat, const Path& path) const {
  const int action = path.front().action;
  return {Pass::has(action) ? "do:pass" : "card:" + names_.cards[Play::operand(action)]};
}

Names NewgameFace::events() {
  constexpr static const char* kKinds[] = {"turned-up", "drew",   "took",
                                           "covered",   "passed", "ended"};
  return {"kind of event", kKinds};
}

void NewgameFace::tell(Telling& tell, const Event& event) const {
  const Things card{cards(), [this](const Words& words, int id) {
                      return words.say("card",
                                       {{"name", names_.cards[static_cast<std::size_t>(id)]},
                                        {"points", edition().points[id]}});
                    }};
  switch (event.kind) {
    case kDrew: tell.variant_if(event.args[0] != kHiddenArg, "own"); [[fallthrough]];
    case kTurnedUp: return tell.one("card", card, event.args[0]);
    case kTook:
    case kCovered:
      tell.one("card", card, event.args[0]);
      return tell.one("below", card, event.args[1]);
    default: return;
  }
}

}  // namespace pentarch::newgame
