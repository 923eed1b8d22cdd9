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
    if (!legal.contains(Emperor::step_of(kPass))) key = "bid_first";  // E2
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
    return words.say("prompt.wait", {{"seat", voice.name(state.actor)}});
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
  return words.say(key_of(edition(), state, seat), {{"seat", voice.name(seat)},
                                                    {"n", state.high},
                                                    {"what", what},
                                                    {"persons", edition().policies.merit_persons},
                                                    {"strength", state.xiongnu},
                                                    {"gold", state.players[seat].gold},
                                                    {"options", words.list(options, "list.or")}});
}

std::vector<std::string> EmperorFace::touches(const State& state, Seat, const Path& path) const {
  Pieces pieces;
  const auto person = [&](const char* where, int type) { pieces.add(where + person_name(type)); };
  const auto policy = [&](const char* what, int card) {
    pieces.add(what);
    pieces.add(std::string("policy:") + kPolicyNames[shown_side(state, card)]);
  };
  constexpr const char* kPlain[] = {"do:pass", "do:skip", "do:done", "do:points", "do:tribute"};
  for (const Step& one : path) {
    const int action = one.action;
    if (action < kStage) {
      pieces.add(kPlain[action]);
    } else if (action < kDeclare) {
      person("hand:", action - kStage);
    } else if (action < kLose) {
      pieces.add("do:show");
      pieces.add("cube", action - kDeclare);
    } else if (action < kLoseCubes) {
      person("shown:", action - kLose);
    } else if (action == kLoseCubes) {
      pieces.add("cube");
    } else if (action < kChoose) {
      pieces.add("withdrawal:" + withdrawal_name(action - kWithdrawTile));
    } else if (action < kKeep) {
      const Effect& effect = edition().effects[top(state).effect()];
      pieces.add("choice:" + alternative_name(effect.alternatives[action - kChoose]));
    } else if (action < kDiscard) {
      pieces.add(std::string("tile:") + kTileNames[action - kKeep]);
    } else if (action < kSeize) {
      person("drawn:", action - kDiscard);
    } else if (action < kScore) {
      pieces.add("treasure:" + treasure_name(action - kSeize));
    } else if (action < kFlipOver) {
      policy("do:score", (action - kScore) % kPolicies);
      if (action >= kScoreOnly) pieces.add("do:leave");
    } else if (action < kAct) {
      policy("do:flip", action - kFlipOver);
    } else if (action < kKill) {
      person("shown:", action - kAct);
    } else if (action < kTakeSet) {
      const int target = action - kKill;
      const std::string whose(1, seat_letter(target / kTypes));
      pieces.add("victim:" + whose + ":" + person_name(target % kTypes));
    } else if (action < kUseTile) {
      pieces.add("set:" + std::to_string(action - kTakeSet + 1));
    } else if (action < kUseTreasure) {
      pieces.add(std::string("tile:") + kTileNames[kJewel + action - kUseTile]);
    } else if (action < kRecruit) {
      pieces.add("treasure:" + treasure_name(action - kUseTreasure));
    } else if (action < kHire) {
      pieces.add("do:recruit");
      person("display:", action - kRecruit);
    } else if (action < kBuild) {
      pieces.add("do:hire");
      pieces.add("cube", action - kHire + 1);
    } else if (action < kChooseDecree) {
      pieces.add("do:build");
      pieces.add("level", action - kBuild + 1);
    } else if (action < kPick) {
      pieces.add(std::string("decree:") + kDecreeNames[action - kChooseDecree]);
    } else {
      pieces.add("bonus:" + bonus_name(action - kPick));
    }
  }
  return pieces.list;
}

}  // namespace pentarch::emperor
