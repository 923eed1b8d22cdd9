// Emperor's Choice: scoring a policy and turning one over. Each line of a policy is done for all
// seats before the next line, clockwise from who chose it, in final scoring by order tile (E25).
#pragma once

#include "games/emperor/piles.hpp"
#include "games/emperor/stack.hpp"

namespace pentarch::emperor {

constexpr int power_of(const Edition& edition, const Player& player, int type) noexcept {
  const bool marshal = ((edition.marshals >> type) & 1u) != 0;
  return edition.persons[type].power + (marshal ? player.cubes : 0);  // E5
}

constexpr int power_of(const Edition& edition, const Player& player, Persons persons) noexcept {
  int power = 0;
  for_each_bit(persons.types(),
               [&](int type) { power += persons[type] * power_of(edition, player, type); });
  return power;
}

struct SeatOrder {
  std::array<Seat, kSeats> seats{};
  int size = 0;
  constexpr const Seat* begin() const noexcept { return seats.data(); }
  constexpr const Seat* end() const noexcept { return seats.data() + size; }
};

constexpr SeatOrder clockwise_from(const State& state, Seat first) noexcept {
  SeatOrder order{.size = state.seats};
  for (int i = 0; i < state.seats; ++i) {
    order.seats[i] = static_cast<Seat>((first + i) % state.seats);
  }
  return order;
}

constexpr SeatOrder by_order_tile(const State& state) noexcept {
  SeatOrder order{.size = state.seats};
  for (Seat seat = 0; seat < state.seats; ++seat) {
    order.seats[state.players[seat].order - 1] = seat;
  }
  return order;
}

// One scoring of one side: who scores in which order, and when.
struct Scoring {
  int side = 0;
  bool final = false;
  SeatOrder order{};
};

// Adds points by seat and tells them.
template <class Sink>
constexpr void score_points(State& state, const Scoring& scoring, const Points& points,
                            Sink& tell) {
  const Source source = scoring.final ? kFromFinalPolicies : kFromPolicies;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    gain_points(state, seat, source, points[seat]);
  }
  tell(points_event(kScored, scoring.side, points));
}

template <class Worth>
constexpr Points points_by_seat(const State& state, Worth&& worth) {
  Points points{};
  for (Seat seat = 0; seat < state.seats; ++seat) points[seat] = arg(worth(state.players[seat]));
  return points;
}

template <class Sink>
constexpr void remove_tiles(State& state, Seat seat, Tile tile, int count, Sink& tell) {
  std::uint8_t& tiles = state.players[seat].tiles[tile];
  tiles = static_cast<std::uint8_t>(tiles - count);
  tell(Event{.kind = kRemovedTiles, .seat = seat, .args = {tile, arg(count)}});
}

// ---- The cards, one by one -------------------------------------------------------------------

// E12: with no cube nobody has the most.
template <class Sink>
constexpr void score_centralization(const Edition& edition, State& state, const Scoring& scoring,
                                    Sink& tell) {
  const PolicyNumbers& numbers = edition.policies;
  score_points(
      state, scoring,
      points_by_seat(state, [&](const Player& player) { return numbers.per_cube * player.cubes; }),
      tell);
  int most = 1;
  std::uint8_t leaders = 0;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const int cubes = state.players[seat].cubes;
    if (cubes > most) leaders = 0;
    most = cubes > most ? cubes : most;
    if (cubes == most) leaders = static_cast<std::uint8_t>(leaders | 1u << seat);
  }
  for (const Seat seat : scoring.order) {
    if (((leaders >> seat) & 1u) == 0) continue;
    pay_cubes(edition, state, seat, numbers.most_pays, tell);
    gain_gold(state.players[seat], numbers.most_gold);
    tell(Event{.kind = kGained, .seat = seat, .args = {kGold, numbers.most_gold}});
  }
}

// E13: Legalism and Confucianism. Points, then trust, then a tile leaves the game.
template <class Sink>
constexpr void score_scholars(const Edition& edition, State& state, const Scoring& scoring,
                              Tile tile, Sink& tell) {
  const Scholars& scholars = edition.policies.scholars[scoring.side - kLegalism];
  score_points(state, scoring,
               points_by_seat(state,
                              [&](const Player& player) {
                                const int tiles = player.tiles[tile];
                                return int{scholars.by_tiles[tiles < 3 ? tiles : 3]};
                              }),
               tell);
  for (const Seat seat : scoring.order) {
    const int trust = scholars.trust_each * state.players[seat].tiles[tile];
    gain_trust(edition, state, seat, trust, tell);
  }
  for (const Seat seat : scoring.order) {
    const int tiles = state.players[seat].tiles[tile];
    const int removed = tiles < scholars.removes ? tiles : scholars.removes;
    if (removed != 0) remove_tiles(state, seat, tile, removed, tell);
  }
}

// What a battle counts, with the persons that the seat shows.
constexpr int defence_of(const Edition& edition, const Player& player, const Battle& battle) {
  int defence = battle.per_wall * wall_length(player) + battle.per_cube * player.cubes;
  for_each_bit(player.staged.types(),
               [&](int type) { defence += player.staged[type] * edition.persons[type].defence; });
  return defence;
}

// Defence and Expedition: all score, then all pay.
template <class Sink>
constexpr void score_battle(const Edition& edition, State& state, const Scoring& scoring,
                            Sink& tell) {
  const Battle& battle = edition.policies.battles[scoring.side - kDefence];
  Points points{};
  std::uint8_t winners = 0;
  for (const Seat seat : scoring.order) {
    const int defence = defence_of(edition, state.players[seat], battle);
    const bool won = defence >= state.xiongnu;
    points[seat] = arg(won ? state.xiongnu + battle.win_points : defence / 2);
    if (won) winners = static_cast<std::uint8_t>(winners | 1u << seat);
    tell(Event{.kind = kBattled,
               .seat = seat,
               .args = {arg(scoring.side), arg(defence), state.xiongnu, arg(won ? 1 : 0)}});
  }
  score_points(state, scoring, points, tell);
  for (const Seat seat : scoring.order) {
    const bool won = ((winners >> seat) & 1u) != 0;
    pay_cubes(edition, state, seat, won ? battle.win_pays : battle.lose_pays, tell);
  }
}

template <class Chance, class Sink>
constexpr void score_books(const Edition& edition, State& state, const Scoring& scoring,
                           Chance& chance, Sink& tell) {
  const PolicyNumbers& numbers = edition.policies;
  const bool preserved = scoring.side == kBookPreservation;
  score_points(state, scoring,
               points_by_seat(state,
                              [&](const Player& player) {
                                const int books = player.tiles[kBook];
                                if (preserved) return numbers.per_book * books;
                                return books == 0 ? int{numbers.without_books} : 0;
                              }),
               tell);
  std::uint8_t readers = 0;
  for (const Seat seat : scoring.order) {
    const int books = state.players[seat].tiles[kBook];
    if (books == 0) continue;
    readers = static_cast<std::uint8_t>(readers | 1u << seat);
    remove_tiles(state, seat, kBook, books, tell);
  }
  for (const Seat seat : scoring.order) {
    if (!preserved || ((readers >> seat) & 1u) == 0) continue;
    for (int i = 0; i < numbers.book_tributes; ++i) {
      draw_tribute(edition, state, seat, chance, tell);
    }
  }
}

constexpr int carriage_points(const PolicyNumbers& numbers, const Player& player, bool tour) {
  int all = 0;
  int kinds = 0;
  int alike = 0;
  for (int kind = 0; kind < kCarriages; ++kind) {
    const int count = player.tiles[kCarriage + kind];
    all += count;
    kinds += count != 0 ? 1 : 0;
    alike += numbers.parade[count < kCarriages ? count : kCarriages];
  }
  return tour ? numbers.tour_each * all + numbers.tour[kinds] : numbers.parade_each * all + alike;
}

// Whether the policy asks every seat what it shows.
constexpr bool asks_to_show(int side) noexcept {
  return side >= kDefence && side <= kLineage;
}

template <class Chance, class Sink>
constexpr void score_side(const Edition& edition, State& state, const Scoring& scoring,
                          Chance& chance, Sink& tell) {
  const PolicyNumbers& numbers = edition.policies;
  const auto all = [&](auto worth) {
    score_points(state, scoring, points_by_seat(state, worth), tell);
  };
  switch (scoring.side) {
    case kCentralization: return score_centralization(edition, state, scoring, tell);
    case kDecentralization:
      return all([&](const Player& player) { return numbers.per_land * land_of(state, player); });
    case kLegalism: return score_scholars(edition, state, scoring, kLegalist, tell);
    case kConfucianism: return score_scholars(edition, state, scoring, kConfucian, tell);
    case kExtravagance:
      return all([&](const Player& player) {
        return numbers.per_canal * player.tiles[kCanal] + numbers.per_length * wall_length(player);
      });
    case kFrugality:
      for (int i = 0; i < numbers.tributes && !scoring.final; ++i) {
        draw_tribute(edition, state, state.actor, chance, tell);
      }
      return;
    case kDefence:
    case kExpedition: return score_battle(edition, state, scoring, tell);
    case kMeritocracy:
      return all([&](const Player& player) {
        return numbers.per_power * power_of(edition, player, player.staged);  // E5
      });
    case kLineage:
      return all(
          [&](const Player& player) { return numbers.per_relative * player.staged.total(); });
    case kBookBurning:
    case kBookPreservation: return score_books(edition, state, scoring, chance, tell);
    default: {
      const bool tour = scoring.side == kTour;
      return all([&](const Player& player) { return carriage_points(numbers, player, tour); });
    }
  }
}

// ---- Choosing a policy -----------------------------------------------------------------------

constexpr std::uint32_t free_policies(const State& state) noexcept {
  return ~state.discs & static_cast<std::uint32_t>(low_bits(kPolicies));
}

// E16: the sixth disc takes all of them off, and a tribute goes under the policy without one.
template <class Sink>
constexpr void place_disc(State& state, int card, Sink& tell) {
  state.discs = static_cast<std::uint8_t>(state.discs | 1u << card);
  const std::uint32_t free = free_policies(state);
  if (popcount(free) != 1) return;
  const int laid = state.tribute_pile != 0 ? 1 : 0;
  const int last = lowest_bit(free);
  state.tribute_pile = static_cast<std::uint8_t>(state.tribute_pile - laid);
  state.under[last] = static_cast<std::uint8_t>(state.under[last] + laid);
  state.discs = 0;
  tell(Event{.kind = kReturnedDiscs, .args = {arg(shown_side(state, last)), arg(laid)}});
}

// Scores at once, or asks all seats first.
template <class Chance, class Sink>
constexpr void score_policy(const Edition& edition, State& state, int card, bool final,
                            Chance& chance, Sink& tell) {
  const int side = shown_side(state, card);
  if (asks_to_show(side)) return push(state, Pending::kShow, card, final ? 1 : 0);
  const SeatOrder order = final ? by_order_tile(state) : clockwise_from(state, state.actor);
  score_side(edition, state, {side, final, order}, chance, tell);
  if (!final) place_disc(state, card, tell);
}

// E16: the tributes under it are taken first, all or none (E28).
template <class Chance, class Sink>
constexpr void choose_policy(const Edition& edition, State& state, int card, bool taking,
                             Chance& chance, Sink& tell) {
  const int taken = taking ? state.under[card] : 0;
  tell(Event{.kind = kChosePolicy,
             .seat = state.actor,
             .args = {arg(shown_side(state, card)), arg(taken)}});
  for (int i = 0; i < taken; ++i) receive_tribute(edition, state, state.actor, chance, tell);
  if (taking) state.under[card] = 0;
  score_policy(edition, state, card, false, chance, tell);
}

template <class Sink>
constexpr void flip_policy(State& state, int card, Sink& tell) {
  state.flipped = static_cast<std::uint8_t>(state.flipped ^ 1u << card);
  tell(Event{.kind = kFlipped, .seat = state.actor, .args = {arg(shown_side(state, card))}});
}

// ---- What the seats show (E21, E25) ----------------------------------------------------------

// The persons that a seat may still add to its answer; types in rising order, so that a set of
// persons has one path.
constexpr std::uint32_t showable(const Edition& edition, const State& state, Seat seat) noexcept {
  const Player& player = state.players[seat];
  const int side = shown_side(state, top(state).policy());
  std::uint32_t types = (hand_of(player) - player.staged).types();
  const std::uint32_t staged = player.staged.types();
  if (staged != 0) types &= ~static_cast<std::uint32_t>(low_bits(highest_bit(staged)));
  switch (side) {
    case kMeritocracy: return player.staged.total() < edition.policies.merit_persons ? types : 0;
    case kLineage: return types & edition.relatives;
    default: return types & edition.defenders;
  }
}

// All have answered: everything is laid open, and the policy is scored.
template <class Chance, class Sink>
constexpr void reveal_answers(const Edition& edition, State& state, Chance& chance, Sink& tell) {
  const Frame asked = top(state);
  const bool final = asked.in_final() != 0;
  const SeatOrder order = final ? by_order_tile(state) : clockwise_from(state, state.actor);
  pop(state);
  state.answered = 0;
  for (const Seat seat : order) {
    Player& player = state.players[seat];
    if (player.staged.empty()) {
      tell(Event{.kind = kShowedNothing, .seat = seat, .reveals = true});
    }
    for_each_bit(player.staged.types(), [&](int type) {
      for (int i = 1; i <= player.staged[type]; ++i) {
        lay_open(player, seat, type, i, kShowedFor, true, tell);
      }
    });
  }
  score_side(edition, state, {shown_side(state, asked.policy()), final, order}, chance, tell);
  for (const Seat seat : order) state.players[seat].staged = {};
  if (!final) place_disc(state, asked.policy(), tell);
}

template <class Chance, class Sink>
constexpr void answer(const Edition& edition, State& state, Seat seat, Chance& chance, Sink& tell) {
  state.answered = static_cast<std::uint8_t>(state.answered | 1u << seat);
  if (popcount(state.answered) == state.seats) reveal_answers(edition, state, chance, tell);
}

}  // namespace pentarch::emperor
