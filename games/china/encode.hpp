// China: a mask as numbers for learning. Where a block goes by seats, the viewer comes first and
// the others follow in the order of play. The numbers are counts or 0 and 1.
#pragma once

#include <span>

#include "engine/encoder.hpp"
#include "games/china/rules.hpp"

namespace pentarch::china {

constexpr std::array<Block, 10> kBlocks{{
    {"houses", kSeats* kMostSites},                 // by seat and site
    {"fortresses", kMostSites},                     // by site
    {"emissaries", kSeats* kRealms},                // by seat and state
    {"supplies", kSeats* kPieces},                  // by seat: houses, fortresses, emissaries
    {"points", kSeats* kSources},                   // by seat: houses, alliances, roads
    {"hands", kSeats * (3 * kColours + kOrigins)},  // all, open, early by colour; hidden by origin
    {"table", 2 * kColours + 1},                    // display, discards, pile
    {"unlocated", kOrigins* kColours},              // cards that the viewer has not located
    {"turn", 3 * kSeats + 4 + (kRealms + 1) + 3},   // whose, who began, how many play, phase, state
                                                    // chosen, draws, pile used up, rounds
    {"options", 3},                                 // side, fortresses, memory aid
}};

constexpr void write_cards(Encoder& write, Cards cards) noexcept {
  for (int colour = 0; colour < kColours; ++colour) write.number(cards[colour]);
}

constexpr void write_hand(Encoder& write, const Player& player) noexcept {
  write_cards(write, player.hand);
  write_cards(write, player.open);
  write_cards(write, player.early);
  for (const std::uint8_t hidden : player.hidden) write.number(hidden);
}

constexpr void encode(const Edition&, const State& state, Seat viewer, std::span<float> out) {
  Encoder write(out);
  const SeenFrom seen(state.seats, viewer);
  const auto player_at = [&](int i) -> const Player& { return state.players[seen.seat(i)]; };
  for (int i = 0; i < kSeats; ++i) write.bits(player_at(i).houses, kMostSites);
  write.bits(state.fortresses, kMostSites);
  for (int i = 0; i < kSeats; ++i) {
    for (int realm = 0; realm < kRealms; ++realm) write.number(emissaries_in(player_at(i), realm));
  }
  for (int i = 0; i < kSeats; ++i) {
    for (const std::uint8_t left : player_at(i).left) write.number(left);
  }
  for (int i = 0; i < kSeats; ++i) {
    for (const std::uint16_t points : player_at(i).points) write.number(points);
  }
  for (int i = 0; i < kSeats; ++i) write_hand(write, player_at(i));
  write_cards(write, state.display);
  write_cards(write, state.discards);
  write.number(state.pile);
  for (const Cards unlocated : state.unlocated) write_cards(write, unlocated);
  write.one_hot(seen.relative(state.turn), kSeats);
  write.one_hot(seen.relative(state.first), kSeats);
  write.one_hot(state.seats - 1, kSeats);
  write.one_hot(static_cast<int>(state.phase), 4);
  write.one_hot(state.realm, kRealms + 1);
  write.number(state.draws);
  write.number(state.used_up);
  write.number(static_cast<int>(state.rounds));
  write.number(state.side);
  write.number(state.with_fortresses);
  write.number(state.memory_aid);
}

}  // namespace pentarch::china
