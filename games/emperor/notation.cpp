// Emperor's Choice: decisions in plain words, both ways.
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
    if (words_.size() > 1) {
      if (words_[0] == "show") return read_show();
      if (words_[0] == "choose") return read_choice();
      if (words_[0] == "score" || words_[0] == "flip") return read_policy(text);
    }
    return read_step_of(face_, words_, text);
  }

 private:
  using ReadPath = Result<std::vector<Step>>;

  Value said(std::size_t i) const { return {"text", quote(words_[i])}; }

  // Persons in any order, then cubes: the steps go by types.
  ReadPath read_show() const {
    std::vector<Step> path;
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
      path.push_back(step(Stage::at(*type)));
    }
    sort_steps(path);
    if (top(state_).what == Pending::kShow) {
      if (cubes != 0) return no("read.no_cubes");
      path.push_back(step(Done::kFirst));
    } else {
      path.push_back(step(Declare::at(cubes)));
    }
    return path;
  }

  // An alternative in words, or its number.
  ReadPath read_choice() const {
    const std::string chosen = join(words_, 1);
    if (top(state_).what == Pending::kChoice) {
      const Effect& effect = face_.edition().effects[top(state_).effect()];
      for (int i = 0; i < effect.size; ++i) {
        if (chosen == face_.alternative_name(effect.alternatives[i])) {
          return std::vector{step(Choose::at(i))};
        }
      }
    }
    const std::optional<int> action = face_.read_step(words_).action;
    if (!action) return no("read.choose", {{"text", quote(chosen)}});
    return std::vector{step(*action)};
  }

  // A policy is typed as the side that shows; steps go by cards.
  ReadPath read_policy(std::string_view text) {
    const std::optional<int> side = EmperorFace::policies().find(words_[1]);
    if (!side) return no("read.no_policy", {said(1)});
    if (shown_side(state_, *side / 2) != *side) {
      return no("read.covered_policy", {{"policy", policy_word(voice_.words, *side)}});
    }
    words_[1] = EmperorFace::cards()[*side / 2];
    return read_step_of(face_, words_, text);
  }

  const EmperorFace& face_;
  const State& state_;
  Typed words_;
};

std::string shown_in_words(const EmperorFace& face, const EmperorFace::Path& path) {
  std::string text;
  for (const Step& one : path) {
    if (Stage::has(one.action)) text += " " + face.person_name(Stage::operand(one.action));
  }
  const int last = path.back().action;
  const int cubes = Declare::has(last) ? Declare::operand(last) : 0;
  if (cubes != 0) text += " cubes " + std::to_string(cubes);
  return "show" + (text.empty() ? " nothing" : text);
}

}  // namespace

std::string EmperorFace::notation(const State& state, Seat, const Path& path) const {
  const int action = path.back().action;
  const bool answers = Done::has(action) && top(state).what == Pending::kShow;
  if (path.size() > 1 || Declare::has(action) || answers) return shown_in_words(*this, path);
  if (Choose::has(action)) {
    const Effect& effect = edition().effects[top(state).effect()];
    return "choose " + alternative_name(effect.alternatives[Choose::operand(action)]);
  }
  if (const std::optional<int> card = policy_card_of(action)) {
    return std::string(FlipOver::has(action) ? "flip " : "score ") +
           kPolicyNames[shown_side(state, *card)] + (ScoreOnly::has(action) ? " leave" : "");
  }
  return step_words(action);
}

Result<EmperorFace::Path> EmperorFace::read_move(const State& state, Seat, std::string_view text,
                                                 const Voice& voice) const {
  return MoveReader(*this, state, voice).read(text);
}

}  // namespace pentarch::emperor
