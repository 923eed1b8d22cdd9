// China: what a seat knows (mask), what a person is shown, and how the rest might be (guess).
//
// Hidden are the cards that others drew from the pile, and the order of the pile, which no state
// holds. The discards lie open, so what went into the second pile is known card by card.
#pragma once

#include "games/china/rules.hpp"

namespace pentarch::china {

// Covers what only the owner knows of a hand.
constexpr void cover_hand(State& state, Player& player) noexcept {
  const Cards late = player.hand - player.open - player.early;
  state.unlocated[kEarly] += player.early;
  state.unlocated[kLate] += late;
  player.hidden[kEarly] = static_cast<std::uint8_t>(player.hidden[kEarly] + player.early.total());
  player.hidden[kLate] = static_cast<std::uint8_t>(player.hidden[kLate] + late.total());
  player.hand = player.open;
  player.early = {};
}

constexpr State mask(const Edition&, const State& state, Seat seat) noexcept {
  State masked = state;
  for (int other = 0; other < state.seats; ++other) {
    if (other != seat) cover_hand(masked, masked.players[other]);
  }
  return masked;
}

// H17: without the memory aid others' hands are covered altogether, and with them what was known of
// the pile: which card is where can't be told apart any more.
constexpr State shown(const Edition&, const State& masked, Seat seat) noexcept {
  if (masked.memory_aid != 0) return masked;
  State state = masked;
  for (int other = 0; other < state.seats; ++other) {
    Player& player = state.players[other];
    if (other == seat) continue;
    state.unlocated[kUntold] += player.open;
    player.hidden = {0, 0, static_cast<std::uint8_t>(cards_held(player))};
    player.hand = player.open = {};
  }
  state.unlocated[kUntold] += state.unlocated[kEarly] + state.unlocated[kLate];
  state.unlocated[kEarly] = state.unlocated[kLate] = {};
  return state;
}

// Deals cards that the seat has not located into the covered hands, each card equally likely: into
// places that were filled before the shuffle, those that were not shuffled then. What a person was
// shown is less than what a seat knows: there any card that is not located may be anywhere.
template <class Chance>
constexpr State guess(const Edition&, const State& masked, Seat, Chance& chance) {
  State state = masked;
  const Origin pile = state.used_up == 0 ? kEarly : kLate;
  for (Player& player : state.players) {
    for (int origin = 0; origin < kOrigins; ++origin) {
      for (; player.hidden[origin] != 0; --player.hidden[origin]) {
        const auto counts = state.unlocated[origin].counts();
        const int colour =
            chance.draw_kind(static_cast<Pile>(origin), std::span<const std::uint8_t>(counts));
        state.unlocated[origin] -= Cards::of(colour, 1);
        hold_from_pile(player, colour, origin == kUntold ? pile : origin);
      }
    }
  }
  state.unlocated[pile] += state.unlocated[kUntold];
  state.unlocated[kUntold] = {};
  return state;
}

}  // namespace pentarch::china
