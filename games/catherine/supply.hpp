// Catherine: cards that come into hands and go from them, favour and houses: what actions and
// scorings share. Also what the rules tell.
#pragma once

#include "games/catherine/state.hpp"

namespace pentarch::catherine {

enum EventKind : std::uint8_t {
  kGotOrder,    // args: order
  kDrew,        // card (secret)
  kReshuffled,  // cards
  kNoneLeft,    // K11: a card was due, but there is none
  kOpened,      // the set-up: how many cards, the cards
  kPlayed,      // action card, activation card, the card above it, 1 if the colours match
  kRan,         // card, 1 with its bonus
  kDeclined,    // the card that was not run, or kNoCard: the house of the books
  kIdle,        // card, 0: the colours differ, 1: it can't be run (K2)
  kDiscarded,   // how many cards, the cards
  kBuilt,       // city, 1 if a goods tile was there, and its kind
  kFavoured,    // steps up, points for steps above the top
  kScored,      // source, points
  kJoker,       // K9
  kMostBooks,   // books, 1 if there is a house piece and a place for it
  kDecadeOver,  // decade
  kEnded,
  kEventKinds
};

constexpr std::int16_t arg(int value) noexcept {
  return static_cast<std::int16_t>(value);
}

template <class F>
constexpr void for_each_seat(const State& state, F&& f) {
  for (int seat = 0; seat < state.seats; ++seat) f(static_cast<Seat>(seat));
}

template <class Sink>
constexpr void score(State& state, Seat seat, Source source, int points, Sink& tell) {
  if (points == 0) return;
  std::uint16_t& counted = state.players[seat].points[source];
  counted = static_cast<std::uint16_t>(counted + points);
  tell(Event{.kind = kScored, .seat = seat, .args = {arg(source), arg(points)}});
}

// ---- Cards -----------------------------------------------------------------------------------

constexpr int hand_limit(const Edition& edition, const Player& player) noexcept {
  return edition.levels[player.favour].hand_limit;
}

// K17: the discards become the pile. Whatever is in the hands is now of an older shuffle; on a mask
// that is also what nobody has located.
template <class Sink>
constexpr void reshuffle(State& state, Sink& tell) {
  const int count = state.ages.count();
  const int age = count < kAges - 1 ? count + 1 : kAges - 1;
  CardSet held = state.pile;
  for (Player& player : state.players) {
    held |= player.hand;
    player.hidden[age] = static_cast<std::uint8_t>(player.hidden[age] + player.hidden[0]);
    player.hidden[0] = 0;
  }
  state.ages.put(held - state.ages.older(), age);
  state.pile = state.discards;
  state.pile_size = static_cast<std::uint8_t>(state.discards.size());
  state.discards = {};
  tell(Event{.kind = kReshuffled, .args = {arg(state.pile_size)}});
}

template <class Chance, class Sink>
constexpr void draw_card(State& state, Seat seat, Chance& chance, Sink& tell) {
  if (state.pile_size == 0) {
    if (state.discards.empty()) return tell(Event{.kind = kNoneLeft, .seat = seat});  // K11
    reshuffle(state, tell);
  }
  const int card = chance.draw(kCardPile, state.pile.words);
  state.pile.remove(card);
  --state.pile_size;
  state.players[seat].hand.add(card);
  ++state.players[seat].hand_size;
  tell(Event{
      .kind = kDrew, .seat = seat, .args = {arg(card)}, .secret = 1, .knows = SeatSet::only(seat)});
}

template <class Chance, class Sink>
constexpr void draw_unlimited(State& state, Seat seat, int count, Chance& chance, Sink& tell) {
  for (int i = 0; i < count; ++i) draw_card(state, seat, chance, tell);
}

// K6: a point for every card beyond the hand limit.
template <class Chance, class Sink>
constexpr void draw_limited(const Edition& edition, State& state, Seat seat, int count,
                            Chance& chance, Sink& tell) {
  const Player& player = state.players[seat];
  const int room = hand_limit(edition, player) - player.hand_size;
  const int cards = room < 0 ? 0 : (count < room ? count : room);
  draw_unlimited(state, seat, cards, chance, tell);
  if (cards < count) score(state, seat, kFromLimit, count - cards, tell);
}

constexpr void take_from_hand(State& state, Seat seat, CardId card) noexcept {
  state.players[seat].hand.remove(card);
  --state.players[seat].hand_size;
}

// ---- Favour and houses -----------------------------------------------------------------------

// K5: above the top of the track every step is points.
template <class Sink>
constexpr void rise(const Edition& edition, State& state, Seat seat, int steps, Sink& tell) {
  Player& player = state.players[seat];
  const int room = edition.top - player.favour;
  const int up = steps < room ? steps : room;
  const int points = (steps - up) * edition.overflow_points;
  player.favour = static_cast<std::uint8_t>(player.favour + up);
  player.points[kFromOverflow] = static_cast<std::uint16_t>(player.points[kFromOverflow] + points);
  tell(Event{.kind = kFavoured, .seat = seat, .args = {arg(up), arg(points)}});
}

constexpr bool has_house_piece(const Edition& edition, const Player& player) noexcept {
  return popcount(player.houses) < edition.houses;
}

// A house, the goods tile that lies there (K10), and the favour of a crown.
template <class Sink>
constexpr void build(const Edition& edition, State& state, Seat seat, int index, Sink& tell) {
  Player& player = state.players[seat];
  const City& city = edition.cities[index];
  const bool tile = city.good != kNoSymbol;
  player.houses |= static_cast<std::uint32_t>(bit(index));
  if (tile) player.owned += Symbols::of(city.good);
  tell(Event{.kind = kBuilt, .seat = seat, .args = {arg(index), arg(tile), arg(city.good)}});
  if (city.crown != 0) rise(edition, state, seat, 1, tell);
}

}  // namespace pentarch::catherine
