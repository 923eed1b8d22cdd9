// An edition of a few cards, for what is counted out or played by the compiler.
#pragma once

#include "games/splendor/edition_tables.hpp"

namespace pentarch::splendor {

// So many cards at each level, no nobles.
constexpr Edition tiny_edition(std::array<int, kLevels> sizes) {
  Edition edition;
  int first = 0;
  for (int level = 0; level < kLevels; ++level) {
    edition.deck_first[level] = static_cast<std::uint8_t>(first);
    edition.deck_size[level] = static_cast<std::uint8_t>(sizes[level]);
    for (int i = 0; i < sizes[level]; ++i) {
      edition.cards[first + i] = {.cost = Gems::of(i % kColours, level + 1),
                                  .bonus = static_cast<std::uint8_t>(i % kColours),
                                  .points = static_cast<std::uint8_t>(level),
                                  .level = static_cast<std::uint8_t>(level)};
    }
    first += sizes[level];
  }
  edition.gems_by_seats = {0, 0, 4, 5, 7};
  edition.gold = 5;
  edition.token_limit = 10;
  edition.alike_needs = 4;
  edition.goal = 15;
  edition.round_limit = 200;
  fill_tables(edition);
  return edition;
}

}  // namespace pentarch::splendor
