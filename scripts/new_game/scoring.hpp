// Newgame: points, where they come from, and who is ahead.
#pragma once

#include "games/newgame/rules.hpp"

namespace pentarch::newgame {

enum Source : std::uint8_t { kFromCards, kFromStone, kSources };

constexpr int card_points(const Edition& edition, const Player& player) noexcept {
  int points = 0;
  for_each_bit(player.taken, [&](int card) { points += edition.points[card]; });
  return points;
}

constexpr int stone_points(const Edition& edition, const Player& player) noexcept {
  return player.stone * edition.stone;
}

// R6: most points; a tie is shared.
constexpr Standing standing(const Edition& edition, const State& state) noexcept {
  Standing result;
  result.finished = deciders(state).empty();
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const int cards = card_points(edition, state.players[seat]);
    const int stone = stone_points(edition, state.players[seat]);
    result.points[seat] = static_cast<std::int16_t>(cards + stone);
    result.by_source[seat][kFromCards] = static_cast<std::int16_t>(cards);
    result.by_source[seat][kFromStone] = static_cast<std::int16_t>(stone);
  }
  rank_seats(result, state.seats,
             [&](Seat a, Seat b) { return result.points[a] > result.points[b]; });
  return result;
}

}  // namespace pentarch::newgame
