// Catherine: decisions in plain words, both ways.
#include <algorithm>

#include "engine/typed_move.hpp"
#include "games/catherine/face.hpp"

namespace pentarch::catherine {

namespace {

Step step(int action) {
  return Catherine::step_of(action);
}

class MoveReader : TypedMove {
 public:
  using Moves = Result<std::vector<Step>>;

  MoveReader(const CatherineFace& face, const State& state, Seat seat, const Voice& voice)
      : TypedMove(voice), face_(face), state_(state), seat_(seat), player_(state.players[seat]) {}

  Moves read(std::string_view text) {
    const Typed words = typed_words(text);
    const auto said = [&](const char* verb) { return says(words, 0, verb); };
    if (said("lay")) return read_lay(words);
    if (said("play")) return read_play(words);
    if (said("run")) return read_run(words);
    if (said("build")) return read_build(words);
    if (said("decline") && words.size() == 1) return std::vector{step(kDecline)};
    return unknown(text);
  }

 private:
  Error no_card(const std::string& word) const {
    return no("read.no_card", {{"text", quote(word)}});
  }

  // The steps that choose these cards, in the order of the edition.
  Moves choose(int base, const Typed& words, std::size_t from) const {
    std::vector<Step> path;
    for (std::size_t i = from; i < words.size(); ++i) {
      const std::optional<CardId> card = face_.find_card(words[i]);
      if (!card) return no_card(words[i]);
      path.push_back(step(base + *card));
    }
    sort_steps(path);
    return path;
  }

  Moves read_lay(const Typed& words) const {
    const int wanted = face_.edition().start_row;
    if (static_cast<int>(words.size()) != 1 + wanted) return no("read.lay", {{"n", wanted}});
    return choose(kLay, words, 1);
  }

  Moves read_play(const Typed& words) const {
    if (words.size() != 5 || words[3] != "under") return no("read.play");
    const std::optional<CardId> card = face_.find_card(words[1]);
    const std::optional<CardId> below = face_.find_card(words[2]);
    const std::optional<CardId> above = face_.find_card(words[4]);
    if (!card) return no_card(words[1]);
    if (!below) return no_card(words[2]);
    if (!above) return no_card(words[4]);
    const auto* row = player_.row.data();
    int column = *above == *card
                     ? state_.row_size
                     : static_cast<int>(std::find(row, row + state_.row_size, *above) - row);
    if (*above != *card && column == state_.row_size) {
      return no("read.not_in_row", {{"card", face_.card_name(*above)}});
    }
    column = std::min(column, kColumns - 1);  // a full row: nothing is played into it
    return std::vector{step(kLay + *card), step(kActivate + kColumns * *below + column)};
  }

  Moves read_run(const Typed& words) const {
    std::size_t at = 1;
    const bool bonus = says(words, at, "bonus");
    return with_discards(bonus ? kRunBonus : kRun, words, at + bonus);
  }

  Moves read_build(const Typed& words) const {
    if (words.size() < 2) return no("read.build");
    const std::optional<int> city = face_.cities().find(words[1]);
    if (!city) return no("read.no_city", {{"text", quote(words[1])}});
    const bool bonus = says(words, 2, "bonus");
    return with_discards((bonus ? kBuildBonus : kBuild) + *city, words, 2 + std::size_t{bonus});
  }

  Moves with_discards(int action, const Typed& words, std::size_t at) const {
    Typed cards;
    if (at < words.size()) {
      if (!says(words, at, "discard") || at + 1 == words.size()) return no("read.discard");
      cards.assign(words.begin() + static_cast<std::ptrdiff_t>(at) + 1, words.end());
    }
    Moves path = choose(kDiscard, cards, 0);
    if (!path) return path;
    if (!is_legal<Catherine>(face_.edition(), state_, seat_, step(action))) {
      return std::vector{step(action)};  // why_not says the reason
    }
    const int due = discards_after(action);
    if (static_cast<int>(cards.size()) != due) return no("read.discards", {{"n", due}});
    path->insert(path->begin(), step(action));
    return path;
  }

  int discards_after(int action) const {
    if (state_.phase != Phase::kRun) return 0;
    Player chosen = player_;
    chosen.pending.choice = static_cast<std::uint8_t>(action - kDecline + 1);
    return discards_due(face_.edition(), chosen);
  }

  const CatherineFace& face_;
  const State& state_;
  Seat seat_;
  const Player& player_;
};

}  // namespace

std::string CatherineFace::notation(const State& state, Seat seat, const Path& path) const {
  const int action = path.front().action;
  std::string text;
  if (action < kActivate) {
    if (state.phase != Phase::kPlay) {
      text = "lay";
      for (const Step& chosen : path) text += " " + card_name(chosen.action - kLay);
      return text;
    }
    const int place = path.back().action - kActivate;
    const int column = place % kColumns;
    const int above = column == state.row_size ? action - kLay : state.players[seat].row[column];
    return "play " + card_name(action - kLay) + " " + card_name(place / kColumns) + " under " +
           card_name(above);
  }
  if (action == kDecline) return "decline";
  if (action < kBuild) {
    text = action == kRunBonus ? "run bonus" : "run";
  } else if (action < kBuildBonus) {
    text = "build " + city_name(action - kBuild);
  } else {
    text = "build " + city_name(action - kBuildBonus) + " bonus";
  }
  for (std::size_t i = 1; i < path.size(); ++i) {
    text += (i == 1 ? " discard " : " ") + card_name(path[i].action - kDiscard);
  }
  return text;
}

Result<CatherineFace::Path> CatherineFace::read_move(const State& state, Seat seat,
                                                     std::string_view text,
                                                     const Voice& voice) const {
  return MoveReader(*this, state, seat, voice).read(text);
}

}  // namespace pentarch::catherine
