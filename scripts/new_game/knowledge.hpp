// Newgame: what a seat knows (mask), and how the rest might be (guess).
//
// Hidden are the hands of others, and the order of the deck, which no state holds.
#pragma once

#include "games/newgame/rules.hpp"

namespace pentarch::newgame {

constexpr State mask(const Edition&, const State& state, Seat seat) noexcept {
  State masked = state;
  for (int other = 0; other < state.seats; ++other) {
    if (other == seat) continue;
    masked.unseen |= masked.players[other].hand;
    masked.players[other].hand = 0;
  }
  return masked;
}

// Deals the cards that the seat has not located into the covered hands, each equally likely.
template <class Chance>
constexpr State guess(const Edition&, const State& masked, Seat, Chance& chance) {
  State state = masked;
  for (Player& player : state.players) {
    const int covered = player.held - popcount(player.hand);
    for (int i = 0; i < covered; ++i) {
      const int card = chance.draw(kDeck, std::uint64_t{state.unseen});
      state.unseen &= ~only(card);
      player.hand |= only(card);
    }
  }
  return state;
}

}  // namespace pentarch::newgame
