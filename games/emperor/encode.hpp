// Emperor's Choice: a mask as numbers for learning. Where a block goes by seats, the viewer comes
// first and the others follow clockwise. The numbers are counts or 0 and 1.
#pragma once

#include <span>

#include "engine/encoder.hpp"
#include "games/emperor/rules.hpp"

namespace pentarch::emperor {

constexpr int kFrameNumbers = static_cast<int>(Pending::kKinds) + 3;

constexpr std::array<Block, 11> kBlocks{{
    {"persons", kSeats * (3 * kTypes)},      // by seat: open, shown, staged
    {"covered", kSeats * 2 * kMostCovered},  // by seat and place: type and shuffle, + 1
    {"holdings", kSeats * 9},                // by seat: points, gold, number declared, trust,
                                             // palace, cubes, shown ones, order tile, treasures
    {"points", kSeats* kSources},            // by seat and source
    {"tiles", kSeats* kKeptTiles},           // by seat and kind
    {"tributes", kSeats*(kMostTributeKinds + 1)},            // by seat: kinds, hidden ones
    {"table", 2 * kTypes + kSeats* kMostSetTiles + kTiles},  // display, discards, sets (tile + 1),
                                                             // bag
    {"policies", kPolicies*(kPolicies + 3)},  // by place: card, side, disc, tributes under it
    {"unlocated", kShuffles* kTypes + kMostTributeKinds},  // by shuffle and type; tributes by kind
    {"pending", kMostFrames* kFrameNumbers},               // the stack: kind, three numbers each
    {"turn", 5 * kSeats + kMostWithdrawals + kDecreeTiles + 2 * kMostTreasures + kImmediates +
                 2 * kMostBonuses + 11},
}};

constexpr void write_persons(Encoder& write, const Persons& persons) noexcept {
  for (int type = 0; type < kTypes; ++type) write.number(persons[type]);
}

constexpr void write_holdings(Encoder& write, const State& state, int seat) noexcept {
  const Player& player = state.players[seat];
  write.number(player.points);
  write.number(player.gold);
  write.number(player.declared);
  write.number(player.trust);
  write.number(player.palace);
  write.number(player.cubes);
  write.number(player.shown_cubes);
  write.number(player.order);
  int treasures = 0;
  for (int i = 0; i < kMostTreasures; ++i) treasures += (state.holder[i] == seat ? 1 : 0) << i;
  write.number(treasures);
}

constexpr void write_policies(Encoder& write, const State& state) noexcept {
  for (const int card : state.policy_at) {
    write.one_hot(card, kPolicies);
    write.number((state.flipped >> card) & 1);
    write.number((state.discs >> card) & 1);
    write.number(state.under[card]);
  }
}

constexpr void write_turn(Encoder& write, const State& state, const SeenFrom& seen) noexcept {
  write.one_hot(seen.relative(state.actor), kSeats);
  write.one_hot(seen.relative(state.first), kSeats);
  write.one_hot(state.seats - 1, kSeats);
  for (const std::uint8_t seats : {state.passed, state.answered}) {
    for (int i = 0; i < kSeats; ++i) write.number((seats >> seen.seat(i)) & 1);
  }
  write.bits(state.withdrawals, kMostWithdrawals);
  write.bits(state.decrees, kDecreeTiles);
  write.bits(state.used, kMostTreasures);
  for (int i = 0; i < kMostTreasures; ++i) {
    write.number(state.holder[i] == kSeats ? 0 : 1);
  }
  for (const int due : state.due) write.number(due);
  write.bits(state.draft, kMostBonuses);
  write.bits(state.draft_rest, kMostBonuses);
  write.number(state.draft_size);
  write.number(state.bonus_given);
  write.number(state.round);
  write.number(state.high);
  write.number(state.supply);
  write.number(state.xiongnu);
  write.number(state.pile);
  write.number(state.shuffle);
  write.number(state.tribute_pile);
  write.number(state.untold_tributes);
  write.number(state.tell_tributes);
}

constexpr void encode(const Edition&, const State& state, Seat viewer, std::span<float> out) {
  Encoder write(out);
  const SeenFrom seen(state.seats, viewer);
  const auto each = [&](auto f) {
    for (int i = 0; i < kSeats; ++i) f(state.players[seen.seat(i)]);
  };
  each([&](const Player& player) {
    write_persons(write, player.open);
    write_persons(write, player.shown);
    write_persons(write, player.staged);
  });
  each([&](const Player& player) {
    for (const Code code : player.covered) {
      write.number(code == kNoPerson ? 0 : type_of(code) + 1);
      write.number(code == kNoPerson ? 0 : shuffle_of(code) + 1);
    }
  });
  for (int i = 0; i < kSeats; ++i) write_holdings(write, state, seen.seat(i));
  each([&](const Player& player) {
    for (const int points : player.by_source) write.number(points);
  });
  each([&](const Player& player) {
    for (const int tiles : player.tiles) write.number(tiles);
  });
  each([&](const Player& player) {
    for (const int tributes : player.tributes) write.number(tributes);
    write.number(player.hidden_tributes);
  });
  write_persons(write, state.display);
  write_persons(write, state.discards);
  for (const TileSet& set : state.sets) {
    for (const std::uint8_t tile : set) write.number(tile == kNoTile ? 0 : tile + 1);
  }
  for (const int tiles : state.bag) write.number(tiles);
  write_policies(write, state);
  for (const Persons& unlocated : state.unlocated) write_persons(write, unlocated);
  for (const int tributes : state.tributes) write.number(tributes);
  for (int i = 0; i < kMostFrames; ++i) {
    const Frame& frame = state.stack[i];
    write.one_hot(i < state.depth ? static_cast<int>(frame.what) : -1,
                  static_cast<int>(Pending::kKinds));
    for (const int number : frame.numbers()) write.number(number);
  }
  write_turn(write, state, seen);
}

}  // namespace pentarch::emperor
