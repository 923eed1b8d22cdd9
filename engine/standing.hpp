// How a game stands: points, ranks, and where the points came from.
#pragma once

#include <array>
#include <cstdint>

#include "engine/seat.hpp"

namespace pentarch {

constexpr int kMostSources = 12;

struct Standing {
  bool finished = false;
  std::array<std::int16_t, kMostSeats> points{};
  std::array<std::uint8_t, kMostSeats> rank{};  // 1 is best; ties share a rank
  std::array<std::array<std::int16_t, kMostSources>, kMostSeats> by_source{};

  constexpr bool operator==(const Standing&) const noexcept = default;
};

// Fills the ranks: `ahead(a, b)` says that seat a stands strictly better than seat b.
template <class Ahead>
constexpr void rank_seats(Standing& standing, int seats, Ahead&& ahead) {
  for (int a = 0; a < seats; ++a) {
    int better = 0;
    for (int b = 0; b < seats; ++b) better += ahead(static_cast<Seat>(b), static_cast<Seat>(a));
    standing.rank[a] = static_cast<std::uint8_t>(better + 1);
  }
}

}  // namespace pentarch
