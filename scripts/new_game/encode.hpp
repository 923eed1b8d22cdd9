// Newgame: a mask as numbers for learning. Where a block goes by seats, the viewer comes first and
// the others follow in the order of play. The numbers are counts or 0 and 1.
#pragma once

#include "engine/encoder.hpp"
#include "games/newgame/rules.hpp"

namespace pentarch::newgame {

constexpr std::array<Block, 8> kBlocks{{
    {"top", kMostCards},
    {"discarded", kMostCards},
    {"unseen", kMostCards},  // cards that the viewer has not located
    {"deck", 1},             // cards left
    {"hands", kSeats * (1 + kMostCards)},
    {"taken", kSeats* kMostCards},
    {"stones", kSeats},
    {"turn", 3 * kSeats},  // whose, who began, how many play
}};

constexpr void encode(const Edition&, const State& state, Seat viewer, std::span<float> out) {
  Encoder write(out);
  const SeenFrom seen(state.seats, viewer);
  const auto player_at = [&](int i) -> const Player& { return state.players[seen.seat(i)]; };
  write.one_hot(state.top, kMostCards);
  write.bits(state.discarded, kMostCards);
  write.bits(state.unseen, kMostCards);
  write.number(static_cast<int>(state.deck));
  for (int i = 0; i < kSeats; ++i) {
    write.number(player_at(i).held);
    write.bits(player_at(i).hand, kMostCards);
  }
  for (int i = 0; i < kSeats; ++i) write.bits(player_at(i).taken, kMostCards);
  for (int i = 0; i < kSeats; ++i) write.number(player_at(i).stone);
  write.one_hot(seen.relative(state.turn), kSeats);
  write.one_hot(seen.relative(state.first), kSeats);
  write.one_hot(state.seats - 1, kSeats);
}

}  // namespace pentarch::newgame
