// Catherine: decisions in plain words, both ways.
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

  Moves read(std::string_view text) const {
    const Typed words = typed_words(text);
    const auto said = [&](const char* verb) { return says(words, 0, verb); };
    if (said("lay")) return read_lay(words);
    if (said("play")) return read_play(words);
    if (said("run") || said("build")) return read_run(words, text);
    return said("decline") ? read_step_of(face_, words, text) : unknown(text);
  }

 private:
  Result<std::vector<int>> find_cards(const Typed& names) const {
    std::vector<int> cards;
    for (const std::string& name : names) {
      const std::optional<int> card = face_.cards().find(name);
      if (!card) return no("read.no_card", {{"text", quote(name)}});
      cards.push_back(*card);
    }
    return cards;
  }

  // The steps that choose these cards, in the order of the edition.
  template <class Kind>
  Moves choose(Kind, const Typed& names) const {
    const Result<std::vector<int>> cards = find_cards(names);
    if (!cards) return cards.error();
    std::vector<Step> path;
    for (const int card : *cards) path.push_back(step(Kind::at(card)));
    sort_steps(path);
    return path;
  }

  Moves read_lay(const Typed& words) const {
    const int wanted = face_.edition().start_row;
    if (static_cast<int>(words.size()) != 1 + wanted) return no("read.lay", {{"n", wanted}});
    return choose(Lay(), {words.begin() + 1, words.end()});
  }

  Moves read_play(const Typed& words) const {
    if (words.size() != 5 || words[3] != "under") return no("read.play");
    const Result<std::vector<int>> cards = find_cards({words[1], words[2], words[4]});
    if (!cards) return cards.error();
    const int card = (*cards)[0];
    const int above = (*cards)[2];
    const std::optional<int> place =
        above == card ? state_.row_size : find_place(player_.row, above);
    if (!place) return no("read.not_in_row", {{"card", face_.card_name(above)}});
    const int column = std::min(*place, kColumns - 1);  // a full row: nothing is played into it
    return std::vector{step(Lay::at(card)), step(Activate::at((*cards)[1], column))};
  }

  // An option of a run, and what is discarded for it.
  Moves read_run(const Typed& words, std::string_view text) const {
    std::size_t at = says(words, 0, "build") ? 2 : 1;
    if (words.size() < at) return no("read.build");
    at += says(words, at, "bonus") ? 1 : 0;
    const auto behind = words.begin() + static_cast<std::ptrdiff_t>(at);
    Moves path = read_step_of(face_, {words.begin(), behind}, text);
    if (!path) return path;
    Typed names;
    if (behind != words.end()) {
      if (*behind != "discard" || behind + 1 == words.end()) return no("read.discard");
      names.assign(behind + 1, words.end());
    }
    const Moves discards = choose(Discard(), names);
    if (!discards) return discards;
    // Reading stops here where the card can't be run so at all: why_not says the reason.
    const Step option = path->front();
    if (!is_legal<Catherine>(face_.edition(), state_, seat_, option)) return path;
    const int due = discards_for(option.action);
    if (static_cast<int>(discards->size()) != due) return no("read.discards", {{"n", due}});
    path->insert(path->end(), discards->begin(), discards->end());
    return path;
  }

  int discards_for(int option) const {
    if (state_.phase != Phase::kRun) return 0;
    Player chosen = player_;
    put_down(chosen.pending, option);
    return discards_due(face_.edition(), chosen);
  }

  const CatherineFace& face_;
  const State& state_;
  Seat seat_;
  const Player& player_;
};

}  // namespace

std::string CatherineFace::notation(const State& state, Seat seat, const Path& path) const {
  const int first = path.front().action;
  const int last = path.back().action;
  if (Activate::has(last)) {
    const int laid = Lay::operand(first);
    const int column = Activate::operand<1>(last);
    const int above = column == state.row_size ? laid : state.players[seat].row[column];
    return "play " + card_name(laid) + " " + card_name(Activate::operand(last)) + " under " +
           card_name(above);
  }
  std::string text = step_words(first);
  for (std::size_t i = 1; i < path.size(); ++i) {
    const int action = path[i].action;
    if (Lay::has(action)) {
      text += " " + card_name(Lay::operand(action));
    } else {
      text += (i == 1 ? " discard " : " ") + card_name(Discard::operand(action));
    }
  }
  return text;
}

Result<CatherineFace::Path> CatherineFace::read_move(const State& state, Seat seat,
                                                     std::string_view text,
                                                     const Voice& voice) const {
  return MoveReader(*this, state, seat, voice).read(text);
}

}  // namespace pentarch::catherine
