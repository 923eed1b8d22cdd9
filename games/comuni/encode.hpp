// Comuni: a mask as numbers for learning (engine/encoder.hpp). They are counts or 0 and 1.
#pragma once

#include "engine/encoder.hpp"
#include "games/comuni/rules.hpp"

namespace pentarch::comuni {

template <class Out>
constexpr void encode(Out& out, const State& state, const SeenFrom& seen) {
  const auto each_player = [&](auto f) {
    out.each("seat", kSeats, [&](int i) { f(i, state.players[seen.seat(i)]); });
  };
  const auto seat = [&](const char* what, Seat whose) {
    out.part(what, [&] { out.one_hot("seat", seen.relative(whose), kSeats); });
  };
  const auto cubes = [&](const Cubes& some) {
    out.numbers("cube", kTypes, [&](int kind) { return some[kind]; });
  };
  const auto bid = [&](const Bid& some) {
    seat("envoy", some.seat);
    out.number("gold", some.gold);
    out.number("pilgrims", some.pilgrims);
  };
  const auto levels = [&](const auto& counts) {
    out.numbers("level", kLevels, [&](int level) { return counts[level]; });
  };

  out.block("supply");
  cubes(state.supply);
  out.block("deck");
  out.one_hot("deck", state.deck, kDecks);
  out.number("cards left", state.left);
  out.numbers("kind of this deck", kMostDeckKinds, [&](int kind) { return state.pile[kind]; });
  out.block("columns");
  out.each("column", kColumns, [&](int i) {
    const Column& column = state.columns[i];
    out.each("space", kSpaces,
             [&](int space) { out.one_hot("card", column.cards[space], kCardCodes); });
    bid(column.bid);
  });

  out.block("belongings");
  each_player([&](int i, const Player& player) {
    cubes(player.cubes);
    out.number("points", player.points);
    out.number("plunder", player.plunder);
    out.number("cards in hand", hand_size(player));
    out.one_hot("commune", i < state.seats ? player.commune : kCommunes, kCommunes);
  });
  out.block("town");
  each_player([&](int, const Player& player) {
    out.each("type", kTypes, [&](int type) { levels(player.buildings[type]); });
    out.part("walls", [&] { levels(player.walls); });
    out.part("active", [&] { out.bits("type", player.active, kTypes); });
    out.bits("counter", player.honour, 2 * kDecks);
  });
  out.block("hands");
  each_player([&](int, const Player& player) {
    std::array<std::uint8_t, kCardCodes> held{};
    for (const CardId card : player.hand) ++held[card];
    out.numbers("card", kMostKinds, [&](int card) { return held[card]; });
  });
  out.block("guildmasters");
  out.each("type", kTypes, [&](int type) { seat("of", state.guildmasters[type]); });

  out.block("turn");
  seat("turn", state.turn);
  out.one_hot("seats", state.seats - 1, kSeats);
  out.one_hot("phase", static_cast<int>(state.pending.phase), static_cast<int>(Phase::kOver) + 1);
  out.number("building steps", state.buildings);
  out.number("wall steps", state.walls);
  out.number("last turns", state.last_turns);
  out.number("turns without a claim", state.claimless);
  out.number("open screens", state.open_screens);
  out.number("covered seats as bits", state.covered);
  out.block("displaced");
  bid(state.pending.displaced);
  out.block("undeclared");  // the viewer's choices so far
  out.number("column or place in the hand", state.pending.choice);
  out.number("target", state.pending.target);
  out.number("gold", state.pending.gold);
  out.number("next kind of cube", state.pending.next);
  cubes(state.pending.cubes);
  out.part("discards", [&] { out.bits("number", state.pending.discards, kHand); });
  each_player([&](int, const Player& player) {
    const Defence& defence = player.defence;
    out.one_hot("stage", defence.stage, kSealed + 1);
    out.numbers("question", kQuestions, [&](int question) { return defence.answers[question]; });
  });
}

}  // namespace pentarch::comuni
