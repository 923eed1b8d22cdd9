// Splendor: a mask as numbers for learning. Where a block goes by seats, the viewer comes first and
// the others follow in the order of play. The numbers are counts or 0 and 1.
#pragma once

#include <span>

#include "engine/encoder.hpp"
#include "games/splendor/rules.hpp"

namespace pentarch::splendor {

constexpr int kDisplayNumbers = kDisplay * kCardCodes;
constexpr int kHandNumbers = kSeats * kHand * (kCardCodes + 1);

constexpr std::array<Block, 10> kBlocks{{
    {"stock", 6},                  // white, blue, green, red, black, gold
    {"decks", kLevels},            // cards left
    {"display", kDisplayNumbers},  // place by card code
    {"nobles", kMostNobles},       // on the table
    {"unseen", kLevels * 64},      // cards that the viewer has not located
    {"tokens", kSeats * (6 + 5)},  // by seat: tokens with gold, bonuses
    {"belongings", kSeats * (3 + kMostNobles + kMostCards)},  // points, cards, hand, nobles, bought
    {"hands", kHandNumbers},                                  // by place: card code, covered
    {"turn", 3 * kSeats + 5 + 3},  // whose, who began, how many play, phase, rounds, passes, last
    {"undeclared", 5 + 1 + 1 + kTurnSteps},  // the viewer's choice so far: gems, gold, colour, card
}};

constexpr void write_gems(Encoder& write, Gems gems) noexcept {
  for (int colour = 0; colour < kColours; ++colour) write.number(gems[colour]);
}

constexpr void encode(const Edition&, const State& state, Seat viewer, std::span<float> out) {
  Encoder write(out);
  const SeenFrom seen(state.seats, viewer);
  const auto player_at = [&](int i) -> const Player& { return state.players[seen.seat(i)]; };
  write_gems(write, state.stock);
  write.number(state.gold);
  for (const std::uint8_t left : state.deck) write.number(left);
  for (const CardId card : state.display) write.one_hot(card, kCardCodes);
  write.bits(state.nobles, kMostNobles);
  for (const std::uint64_t unseen : state.unseen) write.bits(unseen, 64);
  for (int i = 0; i < kSeats; ++i) {
    write_gems(write, player_at(i).tokens);
    write.number(player_at(i).gold);
    write_gems(write, player_at(i).bonuses);
  }
  for (int i = 0; i < kSeats; ++i) {
    const Player& player = player_at(i);
    write.number(player.points);
    write.number(player.cards);
    write.number(reserved_count(player));
    write.bits(player.nobles, kMostNobles);
    for (const std::uint32_t word : player.bought) write.bits(word, 32);
  }
  for (int i = 0; i < kSeats; ++i) {
    for (int place = 0; place < kHand; ++place) {
      write.one_hot(player_at(i).reserved[place], kCardCodes);
      write.number((player_at(i).covered >> place) & 1);
    }
  }
  write.one_hot(seen.relative(state.turn), kSeats);
  write.one_hot(seen.relative(state.first), kSeats);
  write.one_hot(state.seats - 1, kSeats);
  write.one_hot(static_cast<int>(state.pending.phase), 5);
  write.number(state.rounds);
  write.number(state.passes);
  write.number(state.last_round);
  write_gems(write, state.pending.gems);
  write.number(state.pending.gold);
  write.number(state.pending.colour);
  write.one_hot(state.pending.buying, kTurnSteps);
}

}  // namespace pentarch::splendor
