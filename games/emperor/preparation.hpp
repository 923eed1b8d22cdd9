// Emperor's Choice: the set-up, and phase IV, the preparation of the next round.
#pragma once

#include "games/emperor/decree.hpp"

namespace pentarch::emperor {

// ---- The set-up ------------------------------------------------------------------------------

template <class Chance, class Sink>
constexpr void deal_carriage(State& state, Seat seat,
                             std::array<std::uint8_t, kCarriages>& carriages, Chance& chance,
                             Sink& tell) {
  const int kind = chance.draw_kind(kCarriagePile, std::span<const std::uint8_t>(carriages));
  --carriages[kind];
  ++state.players[seat].tiles[kCarriage + kind];
  tell(Event{.kind = kDealtCarriage, .seat = seat, .args = {arg(kind)}});
}

// E24: the starting cubes come out of the supply.
constexpr void equip(const Edition& edition, State& state, Seat seat) noexcept {
  Player& player = state.players[seat];
  for (int type = 0; type < edition.type_count; ++type) {
    for (int i = 0; i < edition.persons[type].starting; ++i) player.open.add(type);
  }
  player.gold = edition.start_gold;
  player.cubes = edition.start_cubes;
  player.trust = edition.start_trust;
  player.tiles[kLand] = edition.start_land;
  state.supply = static_cast<std::uint8_t>(state.supply - edition.start_cubes);
  gain_points(state, seat, kFromStart, edition.start_points);
}

// A card comes with either side up, each equally likely.
template <class Chance, class Sink>
constexpr void lay_policies(State& state, Chance& chance, Sink& tell) {
  std::uint64_t sides = low_bits(kPolicySides);
  for (int place = 0; place < kPolicies; ++place) {
    const int side = chance.draw(kPolicyPile, sides);
    const int card = side / 2;
    sides &= ~(std::uint64_t{3} << (2 * card));
    state.policy_at[place] = static_cast<std::uint8_t>(card);
    state.flipped = static_cast<std::uint8_t>(state.flipped | (side % 2) << card);
    tell(Event{.kind = kLaidPolicy, .args = {arg(place), arg(side)}});
  }
}

// E23: known to those who have held them. The draft goes to the right, beginning with the last
// player, so the seats that hold or have held the tiles are those from the actor on.
constexpr SeatSet seats_that_know_draft(const State& state) noexcept {
  std::uint8_t knowing = 0;
  for (int seat = state.actor;; seat = (seat + 1) % state.seats) {
    knowing = static_cast<std::uint8_t>(knowing | 1u << seat);
    if ((seat + 1) % state.seats == state.first) break;
  }
  return SeatSet::of_bits(knowing);
}

template <class Sink>
constexpr void hand_on_bonuses(State& state, Sink& tell) {
  enter(state, Pending::kDraft);
  tell(Event{.kind = kHandedBonuses,
             .seat = state.actor,
             .args = {state.draft_size, state.draft},
             .secret = 0b10,
             .knows = seats_that_know_draft(state)});
}

template <class Chance, class Sink>
constexpr void deal_bonuses(const Edition& edition, State& state, Chance& chance, Sink& tell) {
  state.actor = static_cast<Seat>((state.first + state.seats - 1) % state.seats);
  state.draft_rest = static_cast<std::uint8_t>(low_bits(edition.bonus_count));
  for (int i = 0; i < state.seats; ++i) {
    const int tile = chance.draw(kBonusPile, std::uint64_t{state.draft_rest});
    state.draft_rest = static_cast<std::uint8_t>(state.draft_rest & ~(1u << tile));
    state.draft = static_cast<std::uint8_t>(state.draft | 1u << tile);
  }
  state.draft_size = state.seats;
  hand_on_bonuses(state, tell);
}

template <class Sink>
constexpr void pick_bonus(const Edition& edition, State& state, int tile, Sink& tell) {
  state.draft = static_cast<std::uint8_t>(state.draft & ~(1u << tile));
  --state.draft_size;
  tell(Event{.kind = kPicked, .seat = state.actor, .args = {arg(tile)}, .reveals = true});
  enter(state, Pending::kDrafted);
  use_effect(edition, state, kOfBonus + tile, false);
}

// ---- A round begins --------------------------------------------------------------------------

template <class Sink>
constexpr void begin_round(const Edition& edition, State& state, Sink& tell) {
  for (Player& player : state.players) {
    player.order = 0;
    player.declared = 0;
  }
  state.passed = 0;
  state.high = 0;
  state.withdrawals = edition.withdrawals_by_seats[state.seats];
  state.decrees = static_cast<std::uint8_t>(low_bits(kDecreeTiles));
  state.actor = state.first;
  tell(Event{.kind = kBeganRound, .seat = state.first, .args = {arg(state.round + 1)}});
  enter(state, Pending::kBid);
}

template <class Sink>
constexpr void hand_on_draft(const Edition& edition, State& state, Sink& tell) {
  if (state.draft_size == 0) {
    state.draft_rest = 0;
    return begin_round(edition, state, tell);
  }
  state.actor = static_cast<Seat>((state.actor + state.seats - 1) % state.seats);
  hand_on_bonuses(state, tell);
}

// ---- Phase IV --------------------------------------------------------------------------------

template <class Chance, class Sink>
constexpr void prepare_round(const Edition& edition, State& state, Chance& chance, Sink& tell) {
  lay_sets(edition, state, chance, tell);
  state.first = seat_with_order(state, state.seats);
  state.discards += state.display;
  state.display = {};
  fill_display(edition, state, chance, tell);
  ++state.round;
  begin_round(edition, state, tell);
}

// The options, in the order of Emperor::kOptions.
enum Option : std::uint8_t { kOptionFirst, kOptionTributes };

template <class Chance, class Sink>
constexpr State start(const Edition& edition, const Setup& setup, Chance& chance, Sink& tell) {
  State state;
  state.depth = 1;
  state.seats = setup.seats;
  state.first = setup.options[kOptionFirst];
  state.tell_tributes = setup.options[kOptionTributes];  // E29
  state.xiongnu = edition.xiongnu_start;
  state.supply = edition.cubes_by_seats[setup.seats];
  state.bag = edition.bag;
  fill(state.holder, static_cast<std::uint8_t>(kSeats));
  state.tributes = edition.tribute_counts;
  for (const std::uint8_t count : edition.tribute_counts) state.tribute_pile += count;
  for (TileSet& set : state.sets) fill(set, kNoTile);
  auto carriages = edition.starting_carriages;
  for (Seat seat = 0; seat < setup.seats; ++seat) {
    equip(edition, state, seat);
    deal_carriage(state, seat, carriages, chance, tell);
  }
  for (int type = 0; type < edition.type_count; ++type) {
    for (int i = 0; i < edition.persons[type].in_deck; ++i) state.unlocated[0].add(type);
  }
  state.pile = static_cast<std::uint8_t>(state.unlocated[0].total());
  fill_display(edition, state, chance, tell);
  lay_policies(state, chance, tell);
  lay_sets(edition, state, chance, tell);
  deal_bonuses(edition, state, chance, tell);
  return state;
}

}  // namespace pentarch::emperor
