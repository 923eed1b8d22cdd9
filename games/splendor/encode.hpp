// Splendor: a mask as numbers for learning. Seats are told from the viewer's side: block "seat 0"
// is the viewer, "seat 1" the next one to the left. The numbers are counts or 0 and 1.
#pragma once

#include <span>

#include "games/splendor/rules.hpp"

namespace pentarch::splendor {

constexpr int kCodesPerCard = kCardCodes;  // one number a card code

constexpr std::array<Block, 10> kBlocks{{
    {"stock", 6},                          // white, blue, green, red, black, gold
    {"decks", kLevels},                    // cards left
    {"display", kDisplay* kCodesPerCard},  // place by card code
    {"nobles", kMostNobles},               // on the table
    {"unseen", kLevels * 64},              // cards that the viewer has not located
    {"tokens", kSeats * (6 + 5)},          // by seat: tokens with gold, bonuses
    {"belongings", kSeats * (3 + kMostNobles + kMostCards)},  // points, cards, hand, nobles, bought
    {"hands", kSeats* kHand*(kCodesPerCard + 1)},             // by place: card code, covered
    {"turn", 3 * kSeats + 5 + 3},  // whose, who began, how many play, phase, rounds, passes, last
    {"undeclared", 5 + 1 + 1 + kTurnSteps},  // the viewer's choice so far: gems, gold, colour, card
}};

class Writer {
 public:
  constexpr explicit Writer(std::span<float> out) noexcept : out_(out) {}
  constexpr void number(int value) noexcept { out_[next_++] = static_cast<float>(value); }
  constexpr void one_hot(int value, int size) noexcept {
    for (int i = 0; i < size; ++i) number(i == value ? 1 : 0);
  }
  constexpr void bits(std::uint64_t set, int size) noexcept {
    for (int i = 0; i < size; ++i) number(static_cast<int>((set >> i) & 1u));
  }
  constexpr void gems(Gems gems) noexcept {
    for (int colour = 0; colour < kColours; ++colour) number(gems[colour]);
  }
  constexpr std::size_t size() const noexcept { return next_; }

 private:
  std::span<float> out_;
  std::size_t next_ = 0;
};

constexpr void encode(const Edition&, const State& state, Seat viewer, std::span<float> out) {
  Writer write(out);
  const int from = viewer == kNobody ? 0 : viewer;
  const auto seen_from = [&](int seat) { return (seat - from + state.seats) % state.seats; };
  const auto player_at = [&](int relative) -> const Player& {
    return relative < state.seats ? state.players[(from + relative) % state.seats]
                                  : state.players[relative];
  };
  write.gems(state.stock);
  write.number(state.gold);
  for (const std::uint8_t left : state.deck) write.number(left);
  for (const CardId card : state.display) write.one_hot(card, kCodesPerCard);
  write.bits(state.nobles, kMostNobles);
  for (const std::uint64_t unseen : state.unseen) write.bits(unseen, 64);
  for (int i = 0; i < kSeats; ++i) {
    write.gems(player_at(i).tokens);
    write.number(player_at(i).gold);
    write.gems(player_at(i).bonuses);
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
      write.one_hot(player_at(i).reserved[place], kCodesPerCard);
      write.number((player_at(i).covered >> place) & 1);
    }
  }
  write.one_hot(seen_from(state.turn), kSeats);
  write.one_hot(seen_from(state.first), kSeats);
  write.one_hot(state.seats - 1, kSeats);
  write.one_hot(static_cast<int>(state.pending.phase), 5);
  write.number(state.rounds);
  write.number(state.passes);
  write.number(state.last_round);
  write.gems(state.pending.gems);
  write.number(state.pending.gold);
  write.number(state.pending.colour);
  write.one_hot(state.pending.buying, kTurnSteps);
}

}  // namespace pentarch::splendor
