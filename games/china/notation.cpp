// China: decisions in plain words, both ways.
#include "engine/typed_move.hpp"
#include "games/china/face.hpp"

namespace pentarch::china {

namespace {

class MoveReader : TypedMove {
 public:
  MoveReader(const ChinaFace& face, const State& state, Seat seat, const Voice& voice)
      : TypedMove(voice), face_(face), hand_(state.players[seat].hand) {}

  Result<std::vector<Step>> read(std::string_view text) const {
    Typed words = typed_words(text);
    const bool placing = !words.empty() && find_place(kPieceNames, words[0]);
    spell_colours(words, placing ? 2 : 1);
    return placing ? read_placement(words, text) : read_step_of(face_, words, text);
  }

 private:
  // A colour may be typed as its first letter.
  static void spell_colours(Typed& words, std::size_t from) {
    for (std::size_t i = from; i < words.size(); ++i) {
      for (const char* name : kColourNames) {
        if (words[i] == std::string_view(name, 1)) words[i] = name;
      }
    }
  }

  Result<std::vector<Step>> read_placement(const Typed& words, std::string_view text) const {
    if (words.size() < 2 || words.size() > 4) return no("read.place");
    const bool unpaid = words.size() == 2;
    const Typed with_one_card{words[0], words[1], unpaid ? kColourNames[0] : words[2]};
    const Result<std::vector<Step>> path = read_step_of(face_, with_one_card, text);
    if (!path) return path;
    const Placement chosen = placement_of(path->front().action);
    const int own = face_.edition().colour_of[realm_of(face_.edition(), chosen)];
    if (unpaid) return read_step_of(face_, {words[0], words[1], natural_payment(own)}, text);
    const bool pair = words.size() == 4;
    if (pair && words[3] != words[2]) return no("read.pair");
    if (pair != (price_of(face_.edition(), chosen) == 2)) {
      return no(pair ? "read.pair_of_own" : "read.one_of_other",
                {{"colour", colour_word(voice_.words, own)}});
    }
    return path;
  }

  // Without a word about cards: one of the state's own colour, else the only pair.
  const char* natural_payment(int own) const {
    int paying = own;
    for (int colour = 0; colour < kColours; ++colour) {
      if (hand_[own] == 0 && hand_[colour] >= 2) paying = colour;
    }
    return kColourNames[paying];
  }

  const ChinaFace& face_;
  Cards hand_;
};

}  // namespace

std::string ChinaFace::notation(const State&, Seat, const Path& path) const {
  const int action = path.front().action;
  const std::string text = step_words(action);
  const bool pair = is_placement(action) && price_of(edition(), placement_of(action)) == 2;
  return pair ? text + " " + kColourNames[placement_of(action).colour] : text;
}

Result<std::vector<Step>> ChinaFace::read_move(const State& state, Seat seat, std::string_view text,
                                               const Voice& voice) const {
  return MoveReader(*this, state, seat, voice).read(text);
}

}  // namespace pentarch::china
