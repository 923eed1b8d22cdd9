// An edition of a few cards and nine states in a ring of roads, for what is counted out or played
// by the compiler.
#pragma once

#include "games/china/edition_tables.hpp"

namespace pentarch::china {

// So many cards of each colour, two sites a state.
constexpr Edition tiny_edition(std::array<int, kColours> cards) {
  Edition edition;
  constexpr int kSites = 2 * kRealms;
  for (int realm = 0; realm < kRealms; ++realm) {
    edition.colour_of[realm] = static_cast<std::uint8_t>(realm / 2);
    add_site(edition, 2 * realm, realm);
    add_site(edition, 2 * realm + 1, realm);
  }
  for (int side = 0; side < kSides; ++side) {
    for (int site = 0; site < kSites; ++site) add_road(edition, side, site, (site + 1) % kSites);
  }
  for (int realm = 0; realm + 1 < kRealms; ++realm) {
    edition.alliances[realm] = {static_cast<std::uint8_t>(realm),
                                static_cast<std::uint8_t>(realm + 1)};
  }
  edition.alliance_count = kRealms - 1;
  for (int colour = 0; colour < kColours; ++colour) {
    edition.cards[colour] = static_cast<std::uint8_t>(cards[colour]);
  }
  edition.pieces = {6, 1, 3};
  edition.display = 2;
  edition.shortest_chain = 4;
  fill_tables(edition);
  return edition;
}

}  // namespace pentarch::china
