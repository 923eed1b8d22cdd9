// Emperor's Choice: decisions in plain words, both ways.
#include <algorithm>

#include "engine/typed_move.hpp"
#include "games/emperor/face.hpp"

namespace pentarch::emperor {

namespace {

std::string join(const Typed& words, std::size_t from) {
  std::string text;
  for (std::size_t i = from; i < words.size(); ++i) text += (i == from ? "" : " ") + words[i];
  return text;
}

class MoveReader : TypedMove {
 public:
  MoveReader(const EmperorFace& face, const State& state, const Voice& voice)
      : TypedMove(voice), face_(face), state_(state) {}

  Result<std::vector<Step>> read(std::string_view text) {
    words_ = typed_words(text);
    if (words_.empty()) return unknown(text);
    const std::string& verb = words_[0];
    if (words_.size() == 1) {
      if (verb == "pass") return one(kPass);
      if (verb == "skip") return one(kSkip);
      if (verb == "done") return one(kDone);
      if (verb == "points") return one(kTakePoints);
      if (verb == "tribute") return one(kTakeTribute);
      return unknown(text);
    }
    if (verb == "show") return read_show();
    if (verb == "choose") return read_choice();
    if (verb == "score" || verb == "flip") return read_policy(verb == "flip");
    if (verb == "kill") return read_kill();
    if (verb == "take") return read_set();
    if (words_.size() != 2) return unknown(text);
    if (verb == "pick") return named(face_.bonuses().find(words_[1]), kPick, "read.no_bonus");
    if (verb == "lose") return read_loss();
    if (verb == "withdraw") {
      return named(face_.withdrawals().find(words_[1]), kWithdrawTile, "read.no_withdrawal");
    }
    if (verb == "keep") return named(EmperorFace::tiles().find(words_[1]), kKeep, "read.no_tile");
    if (verb == "discard") return person(kDiscard);
    if (verb == "seize")
      return named(face_.treasures().find(words_[1]), kSeize, "read.no_treasure");
    if (verb == "resolve") return person(kAct);
    if (verb == "use") return read_use();
    if (verb == "recruit") return person(kRecruit);
    if (verb == "hire") return counted(kHire, kMostBought, "read.hire");
    if (verb == "build") return counted(kBuild, kMostRaise, "read.build");
    if (verb == "decree") return read_decree();
    return unknown(text);
  }

 private:
  using Path = Result<std::vector<Step>>;

  Value said(std::size_t i) const { return {"text", quote(words_[i])}; }
  static Path one(int action) { return std::vector{step(action)}; }

  Path named(std::optional<int> found, int first, const char* otherwise) const {
    if (!found) return no(otherwise, {said(1)});
    return one(first + *found);
  }
  Path person(int first) const {
    return named(face_.persons().find(words_[1]), first, "read.no_person");
  }
  Path counted(int first, int most, const char* otherwise) const {
    const std::optional<int> count = find_count(words_[1], 1, most);
    if (!count) return no(otherwise, {said(1)});
    return one(first + *count - 1);
  }

  // Persons in any order, then cubes: the steps go by types.
  Path read_show() const {
    std::vector<int> types;
    int cubes = 0;
    const bool nothing = words_.size() == 2 && words_[1] == "nothing";
    for (std::size_t i = 1; i < words_.size() && !nothing; ++i) {
      if (words_[i] == "cubes" && i + 2 == words_.size()) {
        const std::optional<int> count = find_count(words_[i + 1], 0, kMostCubes);
        if (!count) return no("read.cubes", {said(i + 1)});
        cubes = *count;
        break;
      }
      const std::optional<int> type = face_.persons().find(words_[i]);
      if (!type) return no("read.no_person", {said(i)});
      types.push_back(*type);
    }
    std::sort(types.begin(), types.end());
    std::vector<Step> path;
    for (const int type : types) path.push_back(step(kStage + type));
    if (top(state_).what == Pending::kShow) {
      if (cubes != 0) return no("read.no_cubes");
      path.push_back(step(kDone));
    } else {
      path.push_back(step(kDeclare + cubes));
    }
    return path;
  }

  // An alternative in words, or its number.
  Path read_choice() const {
    if (top(state_).what == Pending::kChoice) {
      const Effect& effect = face_.edition().effects[top(state_).effect()];
      for (int i = 0; i < effect.size; ++i) {
        if (join(words_, 1) == face_.alternative_name(effect.alternatives[i])) {
          return one(kChoose + i);
        }
      }
    }
    const std::optional<int> number = find_count(words_[1], 1, kMostAlternatives);
    if (!number || words_.size() != 2) return no("read.choose", {{"text", quote(join(words_, 1))}});
    return one(kChoose + *number - 1);
  }

  Path read_policy(bool flip) const {
    const std::optional<int> side = EmperorFace::policies().find(words_[1]);
    if (!side) return no("read.no_policy", {said(1)});
    if (shown_side(state_, *side / 2) != *side) {
      return no("read.covered_policy", {{"policy", policy_word(voice_.words, *side)}});
    }
    if (words_.size() == 2) return one((flip ? kFlipOver : kScore) + *side / 2);
    if (flip || words_.size() != 3 || words_[2] != "leave") return no("read.score");
    return one(kScoreOnly + *side / 2);
  }

  Path read_kill() const {
    const bool letter = words_.size() == 3 && words_[1].size() == 1 && words_[1][0] >= 'a' &&
                        words_[1][0] < 'a' + kSeats;
    if (!letter) return no("read.kill");
    const std::optional<int> type = face_.persons().find(words_[2]);
    if (!type) return no("read.no_person", {said(2)});
    return one(kKill + kTypes * (words_[1][0] - 'a') + *type);
  }

  Path read_set() const {
    const std::optional<int> set =
        words_.size() == 3 && words_[1] == "set" ? find_count(words_[2], 1, kSeats) : std::nullopt;
    if (!set) return no("read.set");
    return one(kTakeSet + *set - 1);
  }

  Path read_loss() const {
    if (words_[1] == "cubes") return one(kLoseCubes);
    return person(kLose);
  }

  Path read_use() const {
    if (const std::optional<int> treasure = face_.treasures().find(words_[1])) {
      return one(kUseTreasure + *treasure);
    }
    const std::optional<int> tile = EmperorFace::tiles().find(words_[1]);
    if (!tile || *tile < kJewel || *tile >= kXiongnu) return no("read.no_use", {said(1)});
    return one(kUseTile + *tile - kJewel);
  }

  Path read_decree() const {
    return named(find_place(kDecreeNames, words_[1]), kChooseDecree, "read.no_decree");
  }

  const EmperorFace& face_;
  const State& state_;
  Typed words_;
};

}  // namespace

std::string EmperorFace::notation(const State& state, Seat, const Path& path) const {
  const int action = path.back().action;
  if (path.size() > 1 || (action >= kDeclare && action < kLose) ||
      (action == kDone && top(state).what == Pending::kShow)) {
    std::string text = "show";
    for (const Step& one : path) {
      if (one.action >= kStage && one.action < kDeclare) {
        text += " " + person_name(one.action - kStage);
      }
    }
    const int cubes = action >= kDeclare && action < kLose ? action - kDeclare : 0;
    if (cubes != 0) text += " cubes " + std::to_string(cubes);
    return text == "show" ? "show nothing" : text;
  }
  const auto named = [](const char* verb, const std::string& name) {
    return std::string(verb) + " " + name;
  };
  const auto policy = [&](int card) { return kPolicyNames[shown_side(state, card)]; };
  if (action == kPass) return "pass";
  if (action == kSkip) return "skip";
  if (action == kDone) return "done";
  if (action == kTakePoints) return "points";
  if (action == kTakeTribute) return "tribute";
  if (action < kDeclare) return named("show", person_name(action - kStage));
  if (action < kLoseCubes) return named("lose", person_name(action - kLose));
  if (action == kLoseCubes) return "lose cubes";
  if (action < kChoose) return named("withdraw", withdrawal_name(action - kWithdrawTile));
  if (action < kKeep) {
    const Effect& effect = edition().effects[top(state).effect()];
    return named("choose", alternative_name(effect.alternatives[action - kChoose]));
  }
  if (action < kDiscard) return named("keep", kTileNames[action - kKeep]);
  if (action < kSeize) return named("discard", person_name(action - kDiscard));
  if (action < kScore) return named("seize", treasure_name(action - kSeize));
  if (action < kScoreOnly) return named("score", policy(action - kScore));
  if (action < kFlipOver) return named("score", policy(action - kScoreOnly)) + " leave";
  if (action < kAct) return named("flip", policy(action - kFlipOver));
  if (action < kKill) return named("resolve", person_name(action - kAct));
  if (action < kTakeSet) {
    const int target = action - kKill;
    return std::string("kill ") + seat_letter(target / kTypes) + " " + person_name(target % kTypes);
  }
  if (action < kUseTile) return named("take set", std::to_string(action - kTakeSet + 1));
  if (action < kUseTreasure) return named("use", kTileNames[kJewel + action - kUseTile]);
  if (action < kRecruit) return named("use", treasure_name(action - kUseTreasure));
  if (action < kHire) return named("recruit", person_name(action - kRecruit));
  if (action < kBuild) return named("hire", std::to_string(action - kHire + 1));
  if (action < kChooseDecree) return named("build", std::to_string(action - kBuild + 1));
  if (action < kPick) return named("decree", kDecreeNames[action - kChooseDecree]);
  return named("pick", bonus_name(action - kPick));
}

Result<EmperorFace::Path> EmperorFace::read_move(const State& state, Seat, std::string_view text,
                                                 const Voice& voice) const {
  return MoveReader(*this, state, voice).read(text);
}

}  // namespace pentarch::emperor
