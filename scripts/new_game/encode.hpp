// Newgame: a mask as numbers for learning (engine/encoder.hpp).
#pragma once

#include "engine/encoder.hpp"
#include "games/newgame/rules.hpp"

namespace pentarch::newgame {

template <class Out>
constexpr void encode(Out& out, const State& state, const SeenFrom& seen) {
  const auto player = [&](int i) -> const Player& { return state.players[seen.seat(i)]; };
  out.block("top");
  out.one_hot("card", state.top, kMostCards);
  out.block("discarded");
  out.bits("card", state.discarded, kMostCards);
  out.block("unseen");  // cards that the viewer has not located
  out.bits("card", state.unseen, kMostCards);
  out.block("deck");
  out.number("cards", static_cast<int>(state.deck));
  out.block("hands");
  out.each("seat", kSeats, [&](int i) {
    out.number("cards", player(i).held);
    out.bits("card", player(i).hand, kMostCards);
  });
  out.block("taken");
  out.each("seat", kSeats, [&](int i) { out.bits("card", player(i).taken, kMostCards); });
  out.block("stones");
  out.numbers("seat", kSeats, [&](int i) { return player(i).stone; });
  out.block("turn");
  out.part("turn", [&] { out.one_hot("seat", seen.relative(state.turn), kSeats); });
  out.part("first", [&] { out.one_hot("seat", seen.relative(state.first), kSeats); });
  out.one_hot("seats", state.seats - 1, kSeats);
}

}  // namespace pentarch::newgame
