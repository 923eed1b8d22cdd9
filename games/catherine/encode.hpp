// Catherine: a mask as numbers for learning. Where a block goes by seats, the viewer comes first
// and the others follow around the table. The numbers are counts or 0 and 1.
#pragma once

#include <span>

#include "engine/encoder.hpp"
#include "games/catherine/rules.hpp"

namespace pentarch::catherine {

constexpr int kPlaceNumbers = kColumns * (kMostCards + 1);

constexpr std::array<Block, 9> kBlocks{{
    {"pile", 2 * kMostCards},              // cards that may be in the pile, discards
    {"ages", 4 * kMostCards},              // which shuffle the cards in hands are from, in binary
    {"hand", kMostCards},                  // the viewer's
    {"rows", kSeats * 2 * kPlaceNumbers},  // by seat and column: action card, activation card
    {"houses", kSeats* kMostCities},
    {"symbols", kSeats* kSymbols},
    // By seat: hand size and covered cards by age, level, jokers, active column, order, points.
    {"belongings", kSeats * (4 + kAges + kMostOrders + kCounted)},
    {"time", 4 + 5 + 2 + kSeats},                  // seats, phase, decade, round, who is asked
    {"chosen", 2 + kChosen*(kMostCards + 1) + 1},  // the viewer's choice so far; the pile's size
}};

constexpr void write_cards(Encoder& write, CardSet cards) noexcept {
  write.bits(cards.words[0], 64);
  write.bits(cards.words[1], kMostCards - 64);
}

constexpr void write_player(Encoder& write, const Player& player) noexcept {
  write.number(player.hand_size);
  for (const std::uint8_t cards : player.hidden) write.number(cards);
  write.number(player.favour);
  write.number(player.jokers);
  write.number(player.active);
  write.one_hot(player.order, kMostOrders);
  for (const std::uint16_t points : player.points) write.number(points);
}

constexpr void encode(const Edition&, const State& state, Seat viewer, std::span<float> out) {
  Encoder write(out);
  const SeenFrom seen(state.seats, viewer);
  const auto player_at = [&](int i) -> const Player& { return state.players[seen.seat(i)]; };
  write_cards(write, state.pile);
  write_cards(write, state.discards);
  for (const CardSet& plane : state.ages.planes) write_cards(write, plane);
  write_cards(write, player_at(0).hand);
  for (int i = 0; i < kSeats; ++i) {
    for (const CardId card : player_at(i).row) write.one_hot(card, kMostCards + 1);
    for (const CardId card : player_at(i).under) write.one_hot(card, kMostCards + 1);
  }
  for (int i = 0; i < kSeats; ++i) write.bits(player_at(i).houses, kMostCities);
  for (int i = 0; i < kSeats; ++i) {
    for (int symbol = 0; symbol < kSymbols; ++symbol) write.number(player_at(i).owned[symbol]);
  }
  for (int i = 0; i < kSeats; ++i) write_player(write, player_at(i));
  write.one_hot(state.seats - 1, 4);
  write.one_hot(static_cast<int>(state.phase), 5);
  write.number(state.decade);
  write.number(state.round);
  for (int i = 0; i < kSeats; ++i) {
    write.number((state.asked >> seen.seat(i)) & 1);
  }
  const Player& own = player_at(0);
  write.number((state.answered >> seen.seat(0)) & 1);
  write.number(own.pending.choice);
  for (const CardId card : own.pending.cards) write.one_hot(card, kMostCards + 1);
  write.number(state.pile_size);
}

}  // namespace pentarch::catherine
