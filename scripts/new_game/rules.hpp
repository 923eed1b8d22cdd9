// Newgame: a game from set-up to its last turn, in the order in which it is played.
#pragma once

#include "games/newgame/state.hpp"

namespace pentarch::newgame {

enum EventKind : std::uint8_t {
  kTurnedUp,  // card, at the set-up
  kDrew,      // card (secret)
  kTook,      // card played, card taken
  kCovered,   // card played, card discarded
  kPassed,
  kEnded,
};

// ---- Set-up (R1) -----------------------------------------------------------------------------

template <class Chance>
constexpr CardId draw_card(State& state, Chance& chance) {
  const int card = chance.draw(kDeck, std::uint64_t{state.unseen});
  state.unseen &= ~only(card);
  --state.deck;
  return static_cast<CardId>(card);
}

template <class Chance, class Sink>
constexpr void draw_to_hand(State& state, Seat seat, Chance& chance, Sink& tell) {
  const CardId card = draw_card(state, chance);
  state.players[seat].hand |= only(card);
  ++state.players[seat].held;
  tell(Event{
      .kind = kDrew, .seat = seat, .args = {card}, .secret = 0b1, .knows = SeatSet::only(seat)});
}

template <class Chance, class Sink>
constexpr State start(const Edition& edition, const Setup& setup, Chance& chance, Sink& tell) {
  State state;
  state.seats = setup.seats;
  state.first = state.turn = setup.options[0];
  state.deck = edition.cards;
  state.unseen = static_cast<CardSet>(low_bits(edition.cards));
  state.top = draw_card(state, chance);
  tell(Event{.kind = kTurnedUp, .args = {state.top}});
  for (Seat seat = 0; seat < state.seats; ++seat) {
    state.players[seat].stone = 1;
    for (int i = 0; i < edition.hand; ++i) draw_to_hand(state, seat, chance, tell);
  }
  return state;
}

// ---- A turn (R2) -----------------------------------------------------------------------------

// R5: it ends as soon as the seat at turn has no card.
constexpr SeatSet deciders(const State& state) noexcept {
  return state.players[state.turn].held == 0 ? SeatSet() : SeatSet::only(state.turn);
}

constexpr Step step(int action) noexcept {
  return {static_cast<std::uint8_t>(action)};
}

constexpr void list_steps(const Edition&, const State& state, Seat seat, Steps& steps) noexcept {
  for_each_bit(state.players[seat].hand, [&](int card) { steps.push_back(step(Play::at(card))); });
  if (state.players[seat].stone != 0) steps.push_back(step(Pass::at()));
}

template <class Chance, class Sink>
constexpr void play(State& state, Seat seat, CardId card, Chance& chance, Sink& tell) {
  Player& player = state.players[seat];
  const CardId below = state.top;
  const bool beats = card > below;  // R3
  player.hand &= ~only(card);
  --player.held;
  (beats ? player.taken : state.discarded) |= only(below);
  state.top = card;
  tell(Event{
      .kind = beats ? kTook : kCovered, .seat = seat, .args = {card, below}, .reveals = true});
  if (state.deck != 0) draw_to_hand(state, seat, chance, tell);
}

template <class Sink>
constexpr void pass(State& state, Seat seat, Sink& tell) {
  state.players[seat].stone = 0;  // R4
  tell(Event{.kind = kPassed, .seat = seat});
}

template <class Chance, class Sink>
constexpr void apply(const Edition&, State& state, Seat seat, Step chosen, Chance& chance,
                     Sink& tell) {
  by_kind<LastKind>(chosen.action, Cases{
                                       [&](Play, int card) {
                                         play(state, seat, static_cast<CardId>(card), chance, tell);
                                       },
                                       [&](Pass) { pass(state, seat, tell); },
                                   });
  state.turn = static_cast<Seat>((seat + 1) % state.seats);
  if (deciders(state).empty()) tell(Event{.kind = kEnded});
}

}  // namespace pentarch::newgame
