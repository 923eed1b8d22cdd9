// Catherine: the final scoring, points by source, and who is ahead.
#pragma once

#include "games/catherine/state.hpp"

namespace pentarch::catherine {

// K12: goods tiles that the order shows, and jokers for any of the others.
constexpr int delivered_goods(const Edition& edition, const Player& player) noexcept {
  const Symbols order = edition.orders[player.order];
  int shown = 0;
  int matched = 0;
  for (int good = 0; good < kGoods; ++good) {
    const int tiles = popcount(player.houses & edition.goods_cities[good]);
    shown += order[good];
    matched += tiles < order[good] ? tiles : order[good];
  }
  const int with_jokers = matched + player.jokers;
  return with_jokers < shown ? with_jokers : shown;
}

constexpr int order_points(const Edition& edition, const Player& player) noexcept {
  return edition.order_points[delivered_goods(edition, player)];
}

// The houses that hang together by roads with the lowest of these.
constexpr std::uint32_t group_of_lowest(const Edition& edition, std::uint32_t houses) noexcept {
  std::uint32_t group = houses & (0u - houses);
  std::uint32_t fresh = group;
  while (fresh != 0) {
    std::uint32_t reached = 0;
    for_each_bit(fresh, [&](int city) { reached |= edition.cities[city].roads; });
    fresh = reached & houses & ~group;
    group |= fresh;
  }
  return group;
}

// K13
constexpr int largest_group(const Edition& edition, std::uint32_t houses) noexcept {
  int largest = 0;
  while (houses != 0) {
    const std::uint32_t group = group_of_lowest(edition, houses);
    largest = popcount(group) > largest ? popcount(group) : largest;
    houses &= ~group;
  }
  return largest;
}

constexpr int group_points(const Edition& edition, const Player& player) noexcept {
  return largest_group(edition, player.houses) * edition.levels[player.favour].multiplier;
}

// K15: most points win; a tie is a shared victory.
constexpr Standing standing(const Edition& edition, const State& state) noexcept {
  Standing result;
  result.finished = state.phase == Phase::kOver;
  for (int seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    auto& sources = result.by_source[seat];
    for (int source = 0; source < kCounted; ++source) {
      sources[source] = static_cast<std::int16_t>(player.points[source]);
    }
    if (result.finished) {
      sources[kFromHand] = player.hand_size;
      sources[kFromOrder] = static_cast<std::int16_t>(order_points(edition, player));
      sources[kFromGroup] = static_cast<std::int16_t>(group_points(edition, player));
    }
    for (const std::int16_t points : sources) {
      result.points[seat] = static_cast<std::int16_t>(result.points[seat] + points);
    }
  }
  rank_seats(result, state.seats,
             [&](Seat a, Seat b) { return result.points[a] > result.points[b]; });
  return result;
}

}  // namespace pentarch::catherine
