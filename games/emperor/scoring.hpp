// Emperor's Choice: who is ahead.
#pragma once

#include "games/emperor/rules.hpp"

namespace pentarch::emperor {

constexpr int highest_power(const Edition& edition, const Player& player) noexcept {
  int highest = 0;
  for_each_bit(hand_of(player).types(), [&](int type) {
    const int power = power_of(edition, player, type);
    highest = power > highest ? power : highest;
  });
  return highest;
}

// E22: more points, more persons, the highest power, the smaller order tile. Powers lie in hidden
// hands: before the end nobody is ahead by them.
constexpr bool is_ahead(const Edition& edition, const State& state, Seat a, Seat b) noexcept {
  const Player& left = state.players[a];
  const Player& right = state.players[b];
  if (left.points != right.points) return left.points > right.points;
  const int persons = persons_held(left) - persons_held(right);
  if (persons != 0) return persons > 0;
  if (top(state).what != Pending::kOver) return false;
  const int power = highest_power(edition, left) - highest_power(edition, right);
  if (power != 0) return power > 0;
  return left.order < right.order;
}

constexpr Standing standing(const Edition& edition, const State& state) noexcept {
  Standing result;
  result.finished = top(state).what == Pending::kOver;
  for (int seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    result.points[seat] = player.points;
    for (int source = 0; source < kSources; ++source) {
      result.by_source[seat][source] = player.by_source[source];
    }
  }
  rank_seats(result, state.seats, [&](Seat a, Seat b) { return is_ahead(edition, state, a, b); });
  return result;
}

}  // namespace pentarch::emperor
