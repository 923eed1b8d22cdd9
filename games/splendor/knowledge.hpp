// Splendor: what a seat knows (mask), and how the rest might be (guess).
//
// Hidden are the cards that others reserved from a deck (S5), the order of the decks (which no
// state holds), and steps that are not declared yet.
#pragma once

#include "games/splendor/rules.hpp"

namespace pentarch::splendor {

// Cards of this level in hands, of which no more is known.
constexpr int unknown_cards(const State& state, int level) noexcept {
  int cards = 0;
  for (const Player& player : state.players) {
    for (const CardId card : player.reserved) cards += card == kUnknown + level;
  }
  return cards;
}

// Every card that is known to lie somewhere else than in its deck.
template <class F>
constexpr void for_each_located(const State& state, F&& f) {
  const auto known = [&](CardId card) {
    if (card < kUnknown) f(card);
  };
  for (const CardId card : state.display) known(card);
  for (const Player& player : state.players) {
    for (const CardId card : player.reserved) known(card);
    for_each_bought(player, f);
  }
}

// Turns the covered cards of a hand into "some card of that level", and says that they are
// not located. The places are sorted anew, so that none tells where its card stood.
constexpr void cover_hand(const Edition& edition, State& state, Player& player) noexcept {
  if (player.covered == 0) return;
  const Player before = player;
  player.reserved = {kNoCard, kNoCard, kNoCard};
  player.covered = 0;
  for (int place = 0; place < kHand && before.reserved[place] != kNoCard; ++place) {
    const CardId card = before.reserved[place];
    const bool covered = ((before.covered >> place) & 1u) != 0;
    if (!covered || card >= kUnknown) {
      add_to_hand(player, card, covered);
      continue;
    }
    const int level = level_of(edition, card);
    state.unseen[level] |= bit(card - edition.deck_first[level]);
    add_to_hand(player, static_cast<CardId>(kUnknown + level), true);
  }
}

constexpr void forget_undeclared(Pending& pending) noexcept {
  const Phase phase = pending.phase;
  pending = {};
  pending.phase = phase == Phase::kPay ? Phase::kAct : phase;
}

constexpr State mask(const Edition& edition, const State& state, Seat seat) noexcept {
  State masked = state;
  for (int other = 0; other < state.seats; ++other) {
    if (other != seat) cover_hand(edition, masked, masked.players[other]);
  }
  if (seat != state.turn) forget_undeclared(masked.pending);
  return masked;
}

// Deals cards that the seat has not located into the covered hands, each equally likely. No deck
// is ever reshuffled, so every unlocated card of the level may be there.
template <class Chance>
constexpr State guess(const Edition& edition, const State& masked, Seat, Chance& chance) {
  State state = masked;
  for (int other = 0; other < state.seats; ++other) {
    Player& player = state.players[other];
    while (player.reserved[0] != kNoCard) {
      int place = kHand - 1;
      while (place >= 0 && !is_unknown(player.reserved[place])) --place;
      if (place < 0) break;
      const int level = player.reserved[place] - kUnknown;
      const int index = chance.draw(static_cast<Pile>(level), state.unseen[level]);
      state.unseen[level] &= ~bit(index);
      remove_from_hand(player, place);
      add_to_hand(player, static_cast<CardId>(edition.deck_first[level] + index), true);
    }
  }
  return state;
}

}  // namespace pentarch::splendor
