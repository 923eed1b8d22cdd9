// Comuni: a mask as numbers for learning. Where a block goes by seats, the viewer comes first and
// the others follow in the order of play. The numbers are counts or 0 and 1.
#pragma once

#include <span>

#include "engine/encoder.hpp"
#include "games/comuni/rules.hpp"

namespace pentarch::comuni {

constexpr int kColumnNumbers = kSpaces * kCardCodes + kSeats + 2;
constexpr int kPhases = 12;
constexpr int kStages = 5;

constexpr std::array<Block, 10> kBlocks{{
    {"supply", kTypes},                               // gold, armies, craftsmen, pilgrims
    {"deck", kDecks + 1 + kMostDeckKinds},            // which, cards left, by kind
    {"columns", kColumns* kColumnNumbers},            // cards by space, whose bid, its cubes
    {"belongings", kSeats*(kTypes + 3 + kCommunes)},  // cubes, points, plunder, hand, commune
    {"town", kSeats*(kTypes* kLevels + kLevels + kTypes + 8)},  // buildings, walls, active, honour
    {"hands", kSeats* kMostKinds},                              // how many of each kind
    {"guildmasters", kTypes* kSeats},                           // whose
    {"turn", 2 * kSeats + kPhases + 6},  // whose, seats, phase, counters, screens
    {"displaced", kSeats + 2},           // whose envoy, its cubes
    {"undeclared", 4 + kTypes + kHand + kSeats*(kStages + 4)},  // choices, and defences by seat
}};

constexpr void encode(const Edition&, const State& state, Seat viewer, std::span<float> out) {
  Encoder write(out);
  const SeenFrom seen(state.seats, viewer);
  const auto player_at = [&](int i) -> const Player& { return state.players[seen.seat(i)]; };
  const auto write_bid = [&](const Bid& bid) {
    write.one_hot(seen.relative(bid.seat), kSeats);
    write.number(bid.gold);
    write.number(bid.pilgrims);
  };
  const auto write_all = [&](const auto& numbers) {
    for (const int number : numbers) write.number(number);
  };
  write_all(state.supply);
  write.one_hot(state.deck, kDecks);
  write.number(state.left);
  write_all(state.pile);
  for (const Column& column : state.columns) {
    for (const CardId card : column.cards) write.one_hot(card, kCardCodes);
    write_bid(column.bid);
  }
  for (int i = 0; i < kSeats; ++i) {
    const Player& player = player_at(i);
    write_all(player.cubes);
    write.number(player.points);
    write.number(player.plunder);
    write.number(hand_size(player));
    write.one_hot(i < state.seats ? player.commune : kCommunes, kCommunes);
  }
  for (int i = 0; i < kSeats; ++i) {
    const Player& player = player_at(i);
    for (const auto& levels : player.buildings) write_all(levels);
    write_all(player.walls);
    write.bits(player.active, kTypes);
    write.bits(player.honour, 8);
  }
  for (int i = 0; i < kSeats; ++i) {
    std::array<std::uint8_t, kCardCodes> held{};
    for (const CardId card : player_at(i).hand) ++held[card];
    for (int kind = 0; kind < kMostKinds; ++kind) write.number(held[kind]);
  }
  for (const Seat holder : state.guildmasters) write.one_hot(seen.relative(holder), kSeats);
  write.one_hot(seen.relative(state.turn), kSeats);
  write.one_hot(state.seats - 1, kSeats);
  write.one_hot(static_cast<int>(state.pending.phase), kPhases);
  write.number(state.buildings);
  write.number(state.walls);
  write.number(state.last_turns);
  write.number(state.claimless);
  write.number(state.open_screens);
  write.number(state.covered);
  write_bid(state.pending.displaced);
  write.number(state.pending.choice);
  write.number(state.pending.target);
  write.number(state.pending.gold);
  write.number(state.pending.next);
  write_all(state.pending.cubes);
  write.bits(state.pending.discards, kHand);
  for (int i = 0; i < kSeats; ++i) {
    const Defence& defence = player_at(i).defence;
    write.one_hot(static_cast<int>(defence.stage), kStages);
    write.number(defence.armies);
    write.number(defence.gold);
    write.number(defence.pilgrims);
    write.number(defence.league);
  }
}

}  // namespace pentarch::comuni
