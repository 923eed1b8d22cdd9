#include "games/newgame/edition.hpp"

namespace pentarch::newgame {

void describe(EditionFields& file, NamedEdition& edition) {
  Edition& data = edition.data;
  file.number("hand", data.hand, 1, kMostHand).printed(3);
  file.number("stone", data.stone, 0, 9).printed(1);
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
  Rulebook rulebook = edition.rulebook;
  rulebook.expect("the number of cards", edition.data.cards, 24);
  return rulebook.breaks();
}

}  // namespace pentarch::newgame
