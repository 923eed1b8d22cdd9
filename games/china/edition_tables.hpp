// China: the tables of an Edition that follow from its states and sites.
#pragma once

#include "games/china/state.hpp"

namespace pentarch::china {

constexpr void add_site(Edition& edition, int site, int realm) noexcept {
  edition.realm_of[site] = static_cast<std::uint8_t>(realm);
  edition.sites_of[realm] |= bit(site);
  edition.sites |= bit(site);
}

constexpr void add_road(Edition& edition, int side, int a, int b) noexcept {
  edition.roads[side][a] |= bit(b);
  edition.roads[side][b] |= bit(a);
}

// Call when all sites are there.
constexpr void fill_tables(Edition& edition) noexcept {
  edition.sites_of_colour = {};
  edition.realms_of_colour = {};
  for (int realm = 0; realm < kRealms; ++realm) {
    edition.sites_of_colour[edition.colour_of[realm]] |= edition.sites_of[realm];
    edition.realms_of_colour[edition.colour_of[realm]] |= 1u << realm;
  }
}

}  // namespace pentarch::china
