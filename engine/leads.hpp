// What each seat has against what the others have on average: for games in which one's gain is the
// others' loss.
#pragma once

#include <array>

#include "engine/seat.hpp"

namespace pentarch {

using Worths = std::array<int, kMostSeats>;  // of what each seat has

constexpr Worths leads_of(const Worths& worths, int seats) noexcept {
  int all = 0;
  for (int seat = 0; seat < seats; ++seat) all += worths[seat];
  Worths leads{};
  for (int seat = 0; seat < seats; ++seat) {
    leads[seat] = worths[seat] - (all - worths[seat]) / (seats - 1);
  }
  return leads;
}

}  // namespace pentarch
