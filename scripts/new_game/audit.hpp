// Newgame: what must be true of every state and every mask of one.
#pragma once

#include "games/newgame/rules.hpp"

namespace pentarch::newgame {

// Every card that is played puts one away, so these say how many were played.
constexpr CardSet put_away(const State& state) noexcept {
  CardSet cards = state.discarded;
  for (const Player& player : state.players) cards |= player.taken;
  return cards;
}

// How many of the first `turns` turns were this seat's.
constexpr int turns_of(const State& state, Seat seat, int turns) noexcept {
  const int place = (seat - state.first + state.seats) % state.seats;
  return (turns + state.seats - 1 - place) / state.seats;
}

// R2: the turns go round from the first seat; whoever plays a card draws one, as long as there are
// any. R4: a stone that is gone was a turn too.
constexpr const char* audit_turns(const Edition& edition, const State& state) {
  const int plays = popcount(put_away(state));
  const int to_draw = edition.cards - 1 - state.seats * edition.hand;
  const int drawn = plays < to_draw ? plays : to_draw;
  int turns = plays;
  int held = 0;
  for (int seat = 0; seat < state.seats; ++seat) {
    turns += 1 - state.players[seat].stone;
    held += state.players[seat].held;
  }
  if (state.turn != (state.first + turns) % state.seats) return "it is another seat's turn";
  if (static_cast<int>(state.deck) != to_draw - drawn) return "the deck has another size";
  if (held != state.seats * edition.hand + drawn - plays) return "the hands have another size";
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    const int played = turns_of(state, seat, turns) - (1 - player.stone);
    if (player.held > edition.hand || player.held < edition.hand - played) {
      return "a hand has another size";
    }
  }
  return nullptr;
}

// Every card is in one place.
constexpr const char* audit_cards(const Edition& edition, const State& state) {
  if (state.top >= edition.cards) return "there is no such card";
  CardSet all = only(state.top);
  int count = 1;
  int covered = 0;
  const auto add = [&](CardSet cards) {
    all |= cards;
    count += popcount(cards);
  };
  add(state.unseen);
  add(state.discarded);
  for (const Player& player : state.players) {
    const int known = popcount(player.hand);
    if (known != 0 && known != player.held) return "half of a hand is known";
    covered += player.held - known;
    add(player.hand);
    add(player.taken);
  }
  if (all != low_bits(edition.cards)) return "a card is missing";
  if (count != edition.cards) return "a card is in two places";
  if (popcount(state.unseen) != static_cast<int>(state.deck) + covered) {
    return "the deck does not hold as many cards as it says";
  }
  // R3
  if ((put_away(state) & ~state.discarded & only(edition.cards - 1)) != 0) {
    return "nothing beats the highest card, but someone took it";
  }
  return nullptr;
}

// The first broken invariant, or null.
constexpr const char* audit(const Edition& edition, const State& state) {
  if (state.seats < kFacts.least_seats || state.seats > kFacts.most_seats)
    return "no such seat count";
  if (state.first >= state.seats) return "no such seat";
  for (const Player& player : state.players) {
    if (player.stone > 1) return "a seat has more than one stone";
  }
  for (int seat = state.seats; seat < kSeats; ++seat) {
    const Player& player = state.players[seat];
    if ((player.hand | player.taken | player.held | player.stone) != 0) {
      return "a seat that is not played holds something";
    }
  }
  if (const char* broken = audit_cards(edition, state)) return broken;
  return audit_turns(edition, state);
}

}  // namespace pentarch::newgame
