// Splendor: points, where they come from, and who is ahead.
#pragma once

#include "games/splendor/rules.hpp"

namespace pentarch::splendor {

enum Source : std::uint8_t { kFromCards, kFromNobles, kSources };

constexpr int noble_points(const Edition& edition, const Player& player) noexcept {
  int points = 0;
  for_each_bit(player.nobles, [&](int noble) { points += edition.nobles[noble].points; });
  return points;
}

// What a player's cards and nobles say is kept beside them, for speed.
constexpr void recount(const Edition& edition, Player& player) noexcept {
  player.bonuses = {};
  player.cards = 0;
  player.points = static_cast<std::uint16_t>(noble_points(edition, player));
  for_each_bought(player, [&](int id) {
    const Card& card = edition.cards[id];
    player.bonuses += Gems::of(card.bonus, 1);
    player.points += card.points;
    ++player.cards;
  });
}

// S10: most points, then fewest bought cards; still tied is shared.
constexpr Standing standing(const Edition& edition, const State& state) noexcept {
  Standing result;
  result.finished = state.pending.phase == Phase::kOver;
  for (int seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    const int nobles = noble_points(edition, player);
    result.points[seat] = static_cast<std::int16_t>(player.points);
    result.by_source[seat][kFromCards] = static_cast<std::int16_t>(player.points - nobles);
    result.by_source[seat][kFromNobles] = static_cast<std::int16_t>(nobles);
  }
  rank_seats(result, state.seats, [&](Seat a, Seat b) {
    const Player& first = state.players[a];
    const Player& second = state.players[b];
    return first.points > second.points ||
           (first.points == second.points && first.cards < second.cards);
  });
  return result;
}

}  // namespace pentarch::splendor
