// Catherine: a game from set-up to its end, in the order in which it is played. Everybody decides
// at the same time: what is chosen stays sealed until all have answered.
#pragma once

#include "games/catherine/decade.hpp"
#include "games/catherine/scoring.hpp"

namespace pentarch::catherine {

// ---- Asking and answering --------------------------------------------------------------------

constexpr std::uint8_t everyone(const State& state) noexcept {
  return SeatSet::first(state.seats).bits();
}

constexpr void ask(State& state, Phase phase, std::uint8_t seats) noexcept {
  state.phase = phase;
  state.asked = seats;
  state.answered = 0;
}

constexpr SeatSet deciders(const State& state) noexcept {
  return SeatSet::of_bits(static_cast<std::uint8_t>(state.asked & ~state.answered));
}

// The seat is between the first and the last step of a decision.
constexpr bool undeclared(const State& state, Seat seat) noexcept {
  return deciders(state).has(seat) && !(state.players[seat].pending == Pending{});
}

// ---- Set-up ----------------------------------------------------------------------------------

template <class Chance, class Sink>
constexpr State start(const Edition& edition, const Setup& setup, Chance& chance, Sink& tell) {
  State state;
  state.seats = setup.seats;
  state.pile = CardSet::first(edition.card_count);
  state.pile_size = edition.card_count;
  std::uint64_t box = low_bits(edition.order_count);
  for_each_seat(state, [&](Seat seat) {
    const int order = chance.draw(kOrderPile, box);
    box &= ~bit(order);
    state.players[seat].order = static_cast<std::uint8_t>(order);
    tell(Event{.kind = kGotOrder, .seat = seat, .args = {arg(order)}});
  });
  for_each_seat(state, [&](Seat seat) { draw_unlimited(state, seat, edition.deal, chance, tell); });
  ask(state, Phase::kSetup, everyone(state));
  return state;
}

// From the hand to the right end of the action row.
constexpr void lay(const Edition& edition, State& state, Seat seat, CardId card,
                   int column) noexcept {
  Player& player = state.players[seat];
  take_from_hand(state, seat, card);
  player.row[column] = card;
  player.owned += edition.cards[card].symbols;
}

template <class Sink>
constexpr void open_rows(const Edition& edition, State& state, Sink& tell) {
  for_each_seat(state, [&](Seat seat) {
    const Pending pending = state.players[seat].pending;
    state.players[seat].pending = {};
    for (int i = 0; i < edition.start_row; ++i) lay(edition, state, seat, pending.cards[i], i);
    tell(Event{.kind = kOpened,
               .seat = seat,
               .args = {arg(edition.start_row), arg(pending.cards[0]), arg(pending.cards[1]),
                        arg(pending.cards[2])},
               .reveals = true});
  });
  state.row_size = edition.start_row;
}

// ---- A round ---------------------------------------------------------------------------------

// Phase A: never limited (K6); a seat gets all its cards before the next seat (K16).
template <class Chance, class Sink>
constexpr void begin_round(const Edition& edition, State& state, Chance& chance, Sink& tell) {
  for_each_seat(state, [&](Seat seat) { draw_unlimited(state, seat, edition.draw, chance, tell); });
  ask(state, Phase::kPlay, everyone(state));
}

// Phase B: the places for an activation card, also below the card that is laid with it.
constexpr std::uint32_t free_columns(const State& state, const Player& player) noexcept {
  std::uint32_t columns = 0;
  for (int column = 0; column <= state.row_size; ++column) {
    columns |= std::uint32_t{player.under[column] == kNoCard} << column;
  }
  return columns;
}

// Phase C: all played cards are turned up.
template <class Sink>
constexpr void reveal(const Edition& edition, State& state, Sink& tell) {
  CardSet played;
  for_each_seat(state, [&](Seat seat) {
    Player& player = state.players[seat];
    const CardId card = player.pending.cards[0];
    const CardId below = player.pending.cards[1];
    player.active = static_cast<std::uint8_t>(player.pending.choice - 1);
    player.pending = {};
    lay(edition, state, seat, card, state.row_size);
    take_from_hand(state, seat, below);
    player.under[player.active] = below;
    played.add(card);
    played.add(below);
    tell(Event{.kind = kPlayed,
               .seat = seat,
               .args = {arg(card), arg(below), arg(player.row[player.active]),
                        arg(colours_match(edition, player))},
               .reveals = true});
  });
  state.ages.forget(played);
  ++state.row_size;
}

// Phase D: the seats that have something to choose. All of it is open information.
constexpr std::uint8_t runners(const Edition& edition, const State& state) noexcept {
  std::uint8_t seats = 0;
  for_each_seat(state, [&](Seat seat) {
    const Player& player = state.players[seat];
    if (colours_match(edition, player) && is_runnable(edition, player)) {
      seats |= static_cast<std::uint8_t>(1u << seat);
    }
  });
  return seats;
}

// ---- The end of a decade, and of the game ----------------------------------------------------

// For a listener only: the standing computes these points from the table.
template <class Sink>
constexpr void end_game(const Edition& edition, State& state, Sink& tell) {
  for_each_seat(state, [&](Seat seat) {
    const Player& player = state.players[seat];
    const auto told = [&](Source source, int points) {
      tell(Event{.kind = kScored, .seat = seat, .args = {arg(source), arg(points)}});
    };
    told(kFromHand, player.hand_size);
    told(kFromOrder, order_points(edition, player));
    told(kFromGroup, group_points(edition, player));
  });
  ask(state, Phase::kOver, 0);
  tell(Event{.kind = kEnded});
}

// What follows the houses of the books.
template <class Chance, class Sink>
constexpr void end_decade(const Edition& edition, State& state, Chance& chance, Sink& tell) {
  build_for_books(edition, state, chance, tell);
  score_houses_and_favour(edition, state, tell);
  clean_up(edition, state);
  ++state.decade;
  state.round = 0;
  tell(Event{.kind = kDecadeOver, .args = {arg(state.decade)}});
  if (state.decade == edition.decades) return end_game(edition, state, tell);
  for_each_seat(state, [&](Seat seat) {
    draw_limited(edition, state, seat, edition.decade_draw, chance, tell);
  });
  begin_round(edition, state, chance, tell);
}

template <class Chance, class Sink>
constexpr void score_decade(const Edition& edition, State& state, Chance& chance, Sink& tell) {
  score_cannons(edition, state, tell);
  compare_books(edition, state, tell);
  ask(state, Phase::kBooks, builders(edition, state));
  if (state.asked == 0) end_decade(edition, state, chance, tell);
}

// K16: all choices are made; seat after seat is carried out completely.
template <class Chance, class Sink>
constexpr void run_cards(const Edition& edition, State& state, Chance& chance, Sink& tell) {
  for_each_seat(state, [&](Seat seat) { carry_out(edition, state, seat, chance, tell); });
  ++state.round;
  if (state.round == edition.rounds) return score_decade(edition, state, chance, tell);
  begin_round(edition, state, chance, tell);
}

// ---- Steps -----------------------------------------------------------------------------------

// The steps that a seat may take now: base + stride * card + column for each card and column.
// Where the choice is not of cards, the options of a run stand in their place.
struct Offer {
  int base = 0;
  CardSet cards;
  int stride = 1;
  std::uint32_t columns = 1;

  constexpr int size() const noexcept { return cards.size() * popcount(columns); }
  constexpr Step step(int card, int column) const noexcept {
    return {static_cast<std::uint16_t>(base + stride * card + column)};
  }
  constexpr Step nth(int n) const noexcept {
    const int wide = popcount(columns);
    return step(cards.nth(n / wide), nth_bit(columns, n % wide));
  }
};

constexpr Offer offer(const Edition& edition, const State& state, Seat seat) noexcept {
  const Player& player = state.players[seat];
  const Pending& pending = player.pending;
  switch (state.phase) {
    case Phase::kSetup:
      return {.base = Lay::kFirst, .cards = next_in_order(player.hand, pending, edition.start_row)};
    case Phase::kPlay:
      if (pending.cards[0] == kNoCard) return {.base = Lay::kFirst, .cards = player.hand};
      return {.base = Activate::kFirst,
              .cards = player.hand - CardSet::only(pending.cards[0]),
              .stride = kColumns,
              .columns = free_columns(state, player)};
    case Phase::kRun:
      if (pending.choice != 0)
        return {.base = Discard::kFirst, .cards = discardable(edition, player)};
      return {.base = Decline::kFirst, .cards = {{run_options(edition, player), 0}}};
    case Phase::kBooks:
      return {.base = Decline::kFirst, .cards = {{build_options(edition, player), 0}}};
    case Phase::kOver: break;
  }
  return {};
}

constexpr void list_steps(const Edition& edition, const State& state, Seat seat,
                          Steps& steps) noexcept {
  const Offer now = offer(edition, state, seat);
  now.cards.for_each([&](int card) {
    for_each_bit(now.columns, [&](int column) { steps.push_back(now.step(card, column)); });
  });
}

template <class Chance>
constexpr RandomStep<Step> draw_step(const Edition& edition, const State& state, Seat seat,
                                     Chance& chance) noexcept {
  const Offer now = offer(edition, state, seat);
  const int options = now.size();
  return {now.nth(chance.below(options)), options};
}

// Puts the step down with those that were taken before it; returns how many cards are chosen then.
constexpr int put_down(Pending& pending, int action) noexcept {
  const auto add = [&](int card) {
    const int place = chosen_cards(pending);
    pending.cards[place] = static_cast<CardId>(card);
    return place + 1;
  };
  const auto choose = [&](int choice) { pending.choice = static_cast<std::uint8_t>(1 + choice); };
  return by_kind<LastKind>(action, Cases{
                                       [&](Lay, int card) { return add(card); },
                                       [&](Activate, int card, int column) {
                                         choose(column);
                                         return add(card);
                                       },
                                       [&](Discard, int card) { return add(card); },
                                       [&](auto, auto...) {
                                         choose(action - Decline::kFirst);
                                         return 0;
                                       },
                                   });
}

// The step is put down; true where it completes the decision.
constexpr bool choose(const Edition& edition, const State& state, Player& player,
                      int action) noexcept {
  const int cards = put_down(player.pending, action);
  switch (state.phase) {
    case Phase::kSetup: return cards == edition.start_row;
    case Phase::kPlay: return player.pending.choice != 0;
    case Phase::kRun: return cards == discards_due(edition, player);
    case Phase::kBooks: return true;
    case Phase::kOver: break;
  }
  return false;
}

template <class Chance, class Sink>
constexpr void apply(const Edition& edition, State& state, Seat seat, Step step, Chance& chance,
                     Sink& tell) {
  if (!choose(edition, state, state.players[seat], step.action)) return;
  state.answered |= static_cast<std::uint8_t>(1u << seat);
  if (state.answered != state.asked) return;
  switch (state.phase) {
    case Phase::kSetup:
      open_rows(edition, state, tell);
      return begin_round(edition, state, chance, tell);
    case Phase::kPlay:
      reveal(edition, state, tell);
      ask(state, Phase::kRun, runners(edition, state));
      if (state.asked != 0) return;
      return run_cards(edition, state, chance, tell);
    case Phase::kRun: return run_cards(edition, state, chance, tell);
    case Phase::kBooks: return end_decade(edition, state, chance, tell);
    case Phase::kOver: return;
  }
}

}  // namespace pentarch::catherine
