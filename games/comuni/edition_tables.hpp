// Comuni: the tables of an Edition that follow from its components.
#pragma once

#include "games/comuni/state.hpp"

namespace pentarch::comuni {

// Every card may be a wall; a building must be of one of its types.
constexpr std::uint32_t targets_of_types(std::uint8_t types) noexcept {
  std::uint32_t targets = low_bits(kLevels) << kWallTarget;
  for_each_bit(types, [&](int type) {
    targets |= static_cast<std::uint32_t>(low_bits(kLevels) << (kLevels * type));
  });
  return targets;
}

constexpr void fill_tables(Edition& edition) noexcept {
  for (int card = 0; card < kMostKinds; ++card) {
    Kind& kind = edition.kinds[card];
    if (kind.rating != 0) kind.targets = targets_of_types(kind.types);
  }
  for (int level = 1; level <= kLevels; ++level) {
    edition.total_points[level] =
        static_cast<std::uint8_t>(edition.total_points[level - 1] + edition.level_points[level]);
  }
}

}  // namespace pentarch::comuni
