// China: decisions in plain words, both ways.
#include "engine/typed_move.hpp"
#include "games/china/face.hpp"

namespace pentarch::china {

namespace {

// A colour by its name or its first letter.
std::optional<int> colour_of(const std::string& word) {
  for (int colour = 0; colour < kColours; ++colour) {
    const std::string_view name = kColourNames[colour];
    if (word == name || (word.size() == 1 && word[0] == name[0])) return colour;
  }
  return std::nullopt;
}

class MoveReader : TypedMove {
 public:
  MoveReader(const ChinaFace& face, const State& state, Seat seat, const Voice& voice)
      : TypedMove(voice), face_(face), hand_(state.players[seat].hand) {}

  Result<std::vector<Step>> read(std::string_view text) {
    const Typed words = typed_words(text);
    for (const Piece piece : {kHouse, kFortress, kEmissary}) {
      if (!words.empty() && words[0] == kPieceNames[piece]) return read_placement(piece, words);
    }
    if (words.size() == 2 && words[0] == "exchange") return of_colour(kExchange, words[1]);
    if (words.size() == 2 && words[0] == "take") {
      if (words[1] == "pile") return std::vector{step(kTakeTop)};
      return of_colour(kTake, words[1]);
    }
    if (words.size() == 1 && words[0] == "stop") return std::vector{step(kStop)};
    if (words.size() == 1 && words[0] == "pass") return std::vector{step(kPass)};
    return unknown(text);
  }

 private:
  Result<std::vector<Step>> of_colour(int first, const std::string& word) const {
    const std::optional<int> colour = colour_of(word);
    if (!colour) return no("read.no_colour", {{"text", quote(word)}});
    return std::vector{step(first + *colour)};
  }

  Result<std::vector<Step>> read_placement(Piece piece, const Typed& words) const {
    const bool emissary = piece == kEmissary;
    if (words.size() < 2 || words.size() > 4) return no("read.place");
    const std::optional<int> place =
        (emissary ? face_.realm_names() : face_.site_names()).find(words[1]);
    if (!place) {
      return no(emissary ? "read.no_state" : "read.no_site", {{"text", quote(words[1])}});
    }
    const Target target{piece, static_cast<std::uint8_t>(*place)};
    const int own = face_.edition().colour_of[realm_of(face_.edition(), target)];
    if (words.size() == 2) return natural_payment(target, own);
    const std::optional<int> colour = colour_of(words[2]);
    if (!colour) return no("read.no_colour", {{"text", quote(words[2])}});
    const bool pair = words.size() == 4;
    if (pair && colour_of(words[3]) != colour) return no("read.pair");
    if (pair == (*colour == own)) {
      return no(pair ? "read.pair_of_own" : "read.one_of_other",
                {{"colour", colour_word(voice_.words, own)}});
    }
    return std::vector{placement(piece, *place, *colour)};
  }

  // Without a word about cards: one of the state's own colour, else the only pair.
  Result<std::vector<Step>> natural_payment(Target target, int own) const {
    int paying = own;
    for (int colour = 0; colour < kColours; ++colour) {
      if (hand_[own] == 0 && hand_[colour] >= 2) paying = colour;
    }
    return std::vector{placement(target.piece, target.place, paying)};
  }

  const ChinaFace& face_;
  Cards hand_;
};

}  // namespace

std::string ChinaFace::notation(const State&, Seat, const Path& path) const {
  const int action = path.front().action;
  if (action < kStop) {
    const Target target = target_of(action / kColours);
    const int realm = realm_of(edition(), target);
    const std::string colour = kColourNames[action % kColours];
    const std::string where =
        target.piece == kEmissary ? realm_name(realm) : site_name(target.place);
    const bool pair = edition().colour_of[realm] != action % kColours;  // H2
    return std::string(kPieceNames[target.piece]) + " " + where + " " + colour +
           (pair ? " " + colour : "");
  }
  if (action == kStop) return "stop";
  if (action < kTake) return std::string("exchange ") + kColourNames[action - kExchange];
  if (action < kTakeTop) return std::string("take ") + kColourNames[action - kTake];
  return action == kTakeTop ? "take pile" : "pass";
}

Result<std::vector<Step>> ChinaFace::read_move(const State& state, Seat seat, std::string_view text,
                                               const Voice& voice) const {
  return MoveReader(*this, state, seat, voice).read(text);
}

}  // namespace pentarch::china
