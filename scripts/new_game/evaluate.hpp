// Newgame: how well a seat stands, for the bots. Larger is better; the unit is a hundredth of a
// point near the end of the game.
#pragma once

#include "games/newgame/scoring.hpp"

namespace pentarch::newgame {

constexpr int kPoint = 100;
constexpr int kHigher = 3;  // a card in hand, for each card that it beats

// How the search thinks about the game: as it does where nothing was measured.
constexpr Thinking kThinking{};

constexpr int evaluate(const Edition& edition, const State& state, Seat seat) noexcept {
  const Player& player = state.players[seat];
  int worth = kPoint * (card_points(edition, player) + stone_points(edition, player));
  for_each_bit(player.hand, [&](int card) { worth += kHigher * card; });
  return worth;
}

}  // namespace pentarch::newgame
