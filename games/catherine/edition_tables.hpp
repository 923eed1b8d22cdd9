// Catherine: the tables of an Edition that follow from its cards and cities.
#pragma once

#include "games/catherine/state.hpp"

namespace pentarch::catherine {

constexpr void fill_tables(Edition& edition) noexcept {
  for (int i = 0; i < edition.card_count; ++i) edition.coloured[edition.cards[i].colour].add(i);
  for (int i = 0; i < edition.city_count; ++i) {
    const City& city = edition.cities[i];
    const auto here = static_cast<std::uint32_t>(bit(i));
    edition.regions[city.colour] |= here;
    if (city.good != kNoSymbol) edition.goods_cities[city.good] |= here;
    if (city.point != 0) edition.point_cities |= here;
  }
}

}  // namespace pentarch::catherine
