// Catherine: what a seat knows (mask), and how the rest might be (guess).
//
// Hidden are the hands of others, the order of the pile (which no state holds), and whatever others
// have chosen in the decision that is under way. Everything else lies open, also from which shuffle
// a hidden card was drawn (Ages).
#pragma once

#include "games/catherine/rules.hpp"

namespace pentarch::catherine {

// Of a covered hand only the number of its cards of each age is left. Cards of the shuffle that the
// pile is from may as well be in the pile.
constexpr void cover_hand(State& state, Player& player) noexcept {
  const CardSet older = state.ages.older();
  const CardSet recent = player.hand - older;
  player.hidden[0] = static_cast<std::uint8_t>(player.hidden[0] + recent.size());
  for (int age = 1; age < kAges && !(player.hand & older).empty(); ++age) {
    const int cards = (player.hand & state.ages.of(age)).size();
    player.hidden[age] = static_cast<std::uint8_t>(player.hidden[age] + cards);
  }
  state.pile |= recent;
  player.hand = {};
}

constexpr State mask(const Edition&, const State& state, Seat viewer) noexcept {
  State masked = state;
  for_each_seat(state, [&](Seat seat) {
    if (seat == viewer) return;
    cover_hand(masked, masked.players[seat]);
    masked.players[seat].pending = {};
    masked.answered &= static_cast<std::uint8_t>(~(1u << seat));
  });
  return masked;
}

constexpr bool is_covered(const Player& player) noexcept {
  for (const std::uint8_t cards : player.hidden) {
    if (cards != 0) return true;
  }
  return false;
}

// The cards of an age that nobody is known to hold.
constexpr CardSet unlocated(const State& state, int age) noexcept {
  if (age == 0) return state.pile;
  CardSet cards = state.ages.of(age);
  for (const Player& player : state.players) cards -= player.hand;
  return cards;
}

// Deals cards that are not located into the covered hands, each equally likely, age by age.
template <class Chance>
constexpr State guess(const Edition&, const State& masked, Seat, Chance& chance) {
  State state = masked;
  for_each_seat(state, [&](Seat seat) {
    Player& player = state.players[seat];
    if (!is_covered(player)) return;
    for (int age = 0; age < kAges; ++age) {
      if (player.hidden[age] == 0) continue;
      CardSet from = unlocated(state, age);
      for (; player.hidden[age] > 0; --player.hidden[age]) {
        const int card = chance.draw(kCardPile, from.words);
        from.remove(card);
        state.pile.remove(card);
        player.hand.add(card);
      }
    }
  });
  return state;
}

}  // namespace pentarch::catherine
