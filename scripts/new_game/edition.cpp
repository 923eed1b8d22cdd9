#include "games/newgame/edition.hpp"

namespace pentarch::newgame {

namespace {

constexpr int kCardTotal = 24;
constexpr int kHandTotal = 3;
constexpr int kStonePoints = 1;

}  // namespace

void describe(EditionFields& file, NamedEdition& edition) {
  Edition& data = edition.data;
  file.number("hand", data.hand, 1, kMostHand);
  file.number("stone", data.stone, 0, 9);
  file.rows("cards", data.cards, 1, kMostCards, [&](int i) {
    file.id(edition.cards);
    file.fields.number("points", data.points[i], 0, 9);
  });
  // One on the pile, and a hand for every seat (R1).
  file.fields.check(data.cards > kSeats * data.hand, "cards", "are too few for hands of this size");
}

Result<NamedEdition> load_edition(const Json& json) {
  return read_edition<NamedEdition>(kFacts, json);
}

std::vector<std::string> rulebook_breaks(const NamedEdition& edition) {
  std::vector<std::string> breaks;
  const auto expect = [&](const std::string& what, int is, int should) {
    if (is == should) return;
    breaks.push_back(what + " is " + std::to_string(is) + "; the game has " +
                     std::to_string(should));
  };
  expect("the number of cards", edition.data.cards, kCardTotal);
  expect("the number of cards in a hand", edition.data.hand, kHandTotal);
  expect("the points of a stone", edition.data.stone, kStonePoints);
  return breaks;
}

}  // namespace pentarch::newgame
