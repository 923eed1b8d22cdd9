// Splendor: a mask as numbers for learning (engine/encoder.hpp).
#pragma once

#include "engine/encoder.hpp"
#include "games/splendor/rules.hpp"

namespace pentarch::splendor {

template <class Out>
constexpr void encode(Out& out, const State& state, const SeenFrom& seen) {
  const auto each_player = [&](auto f) {
    out.each("seat", kSeats, [&](int i) { f(state.players[seen.seat(i)]); });
  };
  const auto seat = [&](const char* what, Seat whose) {
    out.part(what, [&] { out.one_hot("seat", seen.relative(whose), kSeats); });
  };
  const auto gems = [&](Gems some) {
    out.numbers("colour", kColours, [&](int colour) { return some[colour]; });
  };
  const auto tokens = [&](Gems some, int gold) {
    gems(some);
    out.number("gold", gold);
  };

  out.block("stock");
  tokens(state.stock, state.gold);
  out.block("decks");
  out.numbers("level", kLevels, [&](int level) { return state.deck[level]; });
  out.block("display");
  out.each("slot", kDisplay,
           [&](int place) { out.one_hot("card", state.display[place], kCardCodes); });
  out.block("nobles");
  out.bits("noble", state.nobles, kMostNobles);
  out.block("unseen");  // cards that the viewer has not located
  for (int level = 0; level < kLevels; ++level) out.bits(kDecks[level], state.unseen[level], 64);

  out.block("tokens");
  each_player([&](const Player& player) {
    tokens(player.tokens, player.gold);
    out.part("bonuses", [&] { gems(player.bonuses); });
  });
  out.block("belongings");
  each_player([&](const Player& player) {
    out.number("points", player.points);
    out.number("cards", player.cards);
    out.number("reserved", reserved_count(player));
    out.bits("noble", player.nobles, kMostNobles);
    for (int word = 0; word < 3; ++word) out.bits("card", player.bought[word], 32, 32 * word);
  });
  out.block("hands");
  each_player([&](const Player& player) {
    out.each("number", kHand, [&](int place) {
      out.one_hot("card", player.reserved[place], kCardCodes);
      out.number("covered", (player.covered >> place) & 1);
    });
  });

  out.block("turn");
  seat("turn", state.turn);
  seat("first", state.first);
  out.one_hot("seats", state.seats - 1, kSeats);
  out.one_hot("phase", static_cast<int>(state.pending.phase), 5);
  out.number("rounds", state.rounds);
  out.number("passes", state.passes);
  out.number("last round", state.last_round);
  out.block("undeclared");  // the viewer's choice so far
  tokens(state.pending.chosen, state.pending.gold);
  out.number("colour asked", state.pending.colour);
  out.one_hot("step", state.pending.buying, kTurnSteps);
}

}  // namespace pentarch::splendor
