// Emperor's Choice, phase II: in the order of the order tiles each player takes a set, uses its
// immediate tiles, has income, uses treasures and refills.
#pragma once

#include "games/emperor/auction.hpp"

namespace pentarch::emperor {

constexpr Seat seat_with_order(const State& state, int order) noexcept {
  Seat seat = 0;
  while (state.players[seat].order != order) ++seat;
  return seat;
}

// ---- A set -----------------------------------------------------------------------------------

constexpr bool same_tiles(const TileSet& a, const TileSet& b) noexcept {
  for (int i = 0; i < kMostSetTiles; ++i) {
    if (a[i] != b[i]) return false;
  }
  return true;
}

// Sets with the same tiles are one choice.
constexpr std::uint32_t sets_to_take(const State& state) noexcept {
  std::uint32_t found = 0;
  for (int i = 0; i < state.seats; ++i) {
    bool fresh = state.sets[i][0] != kNoTile;
    for (int before = 0; before < i; ++before) {
      fresh = fresh && !same_tiles(state.sets[before], state.sets[i]);
    }
    found |= std::uint32_t{fresh} << i;
  }
  return found;
}

template <class Sink>
constexpr void take_set(State& state, int set, Sink& tell) {
  Player& player = state.players[state.actor];
  tell(Event{.kind = kTookSet, .seat = state.actor, .args = {arg(set)}});
  for (std::uint8_t& tile : state.sets[set]) {
    if (tile == kNoTile) continue;
    if (tile < kJewel) {
      ++player.tiles[tile];
    } else {
      ++state.due[tile - kJewel];
    }
    tile = kNoTile;
  }
  enter(state, Pending::kUseTiles);
}

constexpr std::uint32_t tiles_due(const State& state) noexcept {
  std::uint32_t due = 0;
  for (int i = 0; i < kImmediates; ++i) due |= std::uint32_t{state.due[i] != 0} << i;
  return due;
}

template <class Sink>
constexpr void use_due_tile(const Edition& edition, State& state, int which, Sink& tell) {
  --state.due[which];
  use_tile(edition, state, kJewel + which, tell);
}

// ---- Income and treasures --------------------------------------------------------------------

template <class Sink>
constexpr void collect_income(State& state, Sink& tell) {
  Player& player = state.players[state.actor];
  const int gold = land_of(state, player);
  gain_gold(player, gold);
  tell(Event{.kind = kIncome, .seat = state.actor, .args = {arg(gold)}});
  state.used = 0;
  enter(state, Pending::kTreasures);
}

constexpr std::uint32_t treasures_to_use(const Edition& edition, const State& state) noexcept {
  std::uint32_t found = 0;
  for (int i = 0; i < edition.treasure_count; ++i) {
    const bool ready = state.holder[i] == state.actor && ((state.used >> i) & 1u) == 0;
    found |= std::uint32_t{ready} << i;
  }
  return found;
}

template <class Sink>
constexpr void use_treasure(const Edition& edition, State& state, int which, Sink& tell) {
  const Treasure& treasure = edition.treasures[which];
  state.used = static_cast<std::uint8_t>(state.used | 1u << which);
  tell(Event{.kind = kUsedTreasure, .seat = state.actor, .args = {arg(which)}});
  const int amount = state.round + 1 >= edition.late_from ? treasure.late : treasure.early;
  gain(edition, state, state.actor, treasure.icon, amount, tell);
}

constexpr void begin_refill(State& state) noexcept {
  state.used = 0;
  enter(state, Pending::kRefill);
}

// ---- Refill: recruit, soldiers, palace, each once ---------------------------------------------

constexpr std::uint32_t recruits(const Edition& edition, const State& state) noexcept {
  if ((top(state).done() & kRecruited) != 0) return 0;
  std::uint32_t found = 0;
  for_each_bit(state.display.types(), [&](int type) {
    const bool paid = edition.persons[type].cost <= state.players[state.actor].gold;
    found |= std::uint32_t{paid} << type;
  });
  return found;
}

constexpr int most_hired(const State& state) noexcept {
  if ((top(state).done() & kHired) != 0) return 0;
  const int gold = state.players[state.actor].gold;
  return gold < kMostBought ? gold : kMostBought;
}

// E28: levels beyond the top may be paid for, but not at the top.
constexpr int most_levels(const Edition& edition, const State& state) noexcept {
  const Player& player = state.players[state.actor];
  if ((top(state).done() & kBuilt) != 0 || player.palace == edition.top_level) return 0;
  int levels = kMostRaise;
  while (levels > 0 && edition.raise_cost[levels] > player.gold) --levels;
  return levels;
}

constexpr bool can_refill(const Edition& edition, const State& state) noexcept {
  return most_hired(state) != 0 || recruits(edition, state) != 0 ||
         most_levels(edition, state) != 0;
}

constexpr void pay_gold(State& state, int gold, Refill done) noexcept {
  Player& player = state.players[state.actor];
  player.gold = static_cast<std::uint16_t>(player.gold - gold);
  top(state).done() = static_cast<std::uint8_t>(top(state).done() | done);
}

template <class Sink>
constexpr void recruit(const Edition& edition, State& state, int type, Sink& tell) {
  const int cost = edition.persons[type].cost;
  pay_gold(state, cost, kRecruited);
  state.display.remove(type);
  state.players[state.actor].open.add(type);  // E29
  tell(Event{.kind = kHiredPerson, .seat = state.actor, .args = {arg(type), arg(cost)}});
}

template <class Sink>
constexpr void hire(const Edition& edition, State& state, int cubes, Sink& tell) {
  pay_gold(state, cubes, kHired);
  tell(Event{.kind = kHiredCubes, .seat = state.actor, .args = {arg(cubes), arg(cubes)}});
  gain_cubes(edition, state, state.actor, cubes, tell);
}

template <class Sink>
constexpr void build(const Edition& edition, State& state, int levels, Sink& tell) {
  const int cost = edition.raise_cost[levels];
  pay_gold(state, cost, kBuilt);
  tell(Event{.kind = kPaidPalace, .seat = state.actor, .args = {arg(levels), arg(cost)}});
  start_raise(state, levels);
}

}  // namespace pentarch::emperor
