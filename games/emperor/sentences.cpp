// Emperor's Choice: what is asked of people, and what a decision touches. Every word comes from
// words/.
#include "games/emperor/face.hpp"

namespace pentarch::emperor {

namespace {

// What the seat is asked, as a key of the prompts.
std::string key_of(const Edition& edition, const State& state, Seat seat) {
  const Frame& frame = top(state);
  std::string key = kPendingNames[static_cast<int>(frame.what)];
  if (frame.what == Pending::kBid && state.high == 0) {
    Steps legal;
    Emperor::legal(edition, state, seat, legal);
    if (!legal.contains(step(Pass::kFirst))) key = "bid_first";  // E2
  }
  if (frame.what == Pending::kBid && popcount(state.passed) + 1 == state.seats) key = "bid_last";
  if (frame.what == Pending::kChoice && frame.optional() != 0) key = "choice_optional";
  if (frame.what == Pending::kFlip && frame.optional() != 0) key = "flip_optional";
  if (frame.what == Pending::kDecreeParts && frame.parts_left() == kPartFlip) key = "flip_or_done";
  if (frame.what == Pending::kShow) {
    const int side = shown_side(state, frame.policy());
    key = side == kMeritocracy ? "show_merit" : side == kLineage ? "show_lineage" : "show_defence";
  }
  return "prompt." + key;
}

}  // namespace

std::string EmperorFace::prompt(const State& state, Seat seat, const Voice& voice) const {
  const Words& words = voice.words;
  const Frame& frame = top(state);
  if (frame.what == Pending::kOver) return words.say("prompt.over");
  if (!deciders(state).has(seat)) {
    if (frame.what == Pending::kShow) return words.say("prompt.wait_all");
    return words.say("prompt.wait", {voice.person("seat", state.actor)});
  }
  std::vector<std::string> options;
  std::string what;
  switch (frame.what) {
    case Pending::kDraft:
      for_each_bit(state.draft, [&](int tile) { options.push_back(bonus_word(words, tile)); });
      break;
    case Pending::kChoice:
      what = effect_word(words, frame.effect());
      for (int i = 0; i < edition().effects[frame.effect()].size; ++i) {
        options.push_back(
            alternative_word(words, edition().effects[frame.effect()].alternatives[i]));
      }
      break;
    case Pending::kKeepTile:
      options = {tile_word(words, frame.drawn(0)), tile_word(words, frame.drawn(1))};
      break;
    case Pending::kKeepPerson:
      for (const Code code : {frame.drawn(0), frame.drawn(1)}) {
        options.push_back(type_of(code) == kUnknown ? "?" : person_word(words, type_of(code)));
      }
      break;
    case Pending::kShow: what = policy_word(words, shown_side(state, frame.policy())); break;
    default: break;
  }
  return words.say(key_of(edition(), state, seat), {{"n", state.high},
                                                    {"what", what},
                                                    {"persons", edition().policies.merit_persons},
                                                    {"strength", state.xiongnu},
                                                    {"gold", state.players[seat].gold},
                                                    {"options", words.list(options, "list.or")}});
}

std::vector<std::string> EmperorFace::touches(const State& state, Seat, const Path& path) const {
  Pieces pieces;
  const auto person = [&](const char* where, int type) { pieces.add(where + person_name(type)); };
  const auto tile = [&](int which) { pieces.add(std::string("tile:") + kTileNames[which]); };
  const auto treasure = [&](int which) { pieces.add("treasure:" + treasure_name(which)); };
  const auto policy = [&](const char* what, int card) {
    pieces.add(what);
    pieces.add(std::string("policy:") + kPolicyNames[shown_side(state, card)]);
  };
  const Cases cases{
      [&](Pass) { pieces.add("do:pass"); },
      [&](Skip) { pieces.add("do:skip"); },
      [&](Done) { pieces.add("do:done"); },
      [&](TakePoints) { pieces.add("do:points"); },
      [&](TakeTribute) { pieces.add("do:tribute"); },
      [&](Stage, int type) { person("hand:", type); },
      [&](Declare, int cubes) {
        pieces.add("do:show");
        pieces.add("cube", cubes);
      },
      [&](Lose, int type) { person("shown:", type); },
      [&](LoseCubes) { pieces.add("cube"); },
      [&](WithdrawTile, int which) { pieces.add("withdrawal:" + withdrawal_name(which)); },
      [&](Choose, int i) {
        const Effect& effect = edition().effects[top(state).effect()];
        pieces.add("choice:" + alternative_name(effect.alternatives[i]));
      },
      [&](Keep, int which) { tile(which); },
      [&](Discard, int type) { person("drawn:", type); },
      [&](Seize, int which) { treasure(which); },
      [&](Score, int card) { policy("do:score", card); },
      [&](ScoreOnly, int card) {
        policy("do:score", card);
        pieces.add("do:leave");
      },
      [&](FlipOver, int card) { policy("do:flip", card); },
      [&](Act, int type) { person("shown:", type); },
      [&](Kill, int seat, int type) {
        pieces.add(std::string("victim:") + seat_letter(seat) + ":" + person_name(type));
      },
      [&](TakeSet, int set) { pieces.add("set:" + std::to_string(set + 1)); },
      [&](UseTile, int which) { tile(kJewel + which); },
      [&](UseTreasure, int which) { treasure(which); },
      [&](Recruit, int type) {
        pieces.add("do:recruit");
        person("display:", type);
      },
      [&](Hire, int more) {
        pieces.add("do:hire");
        pieces.add("cube", 1 + more);
      },
      [&](Build, int more) {
        pieces.add("do:build");
        pieces.add("level", 1 + more);
      },
      [&](ChooseDecree, int which) { pieces.add(std::string("decree:") + kDecreeNames[which]); },
      [&](Pick, int which) { pieces.add("bonus:" + bonus_name(which)); },
  };
  for (const Step& one : path) by_kind<LastKind>(one.action, cases);
  return pieces.list;
}

}  // namespace pentarch::emperor
