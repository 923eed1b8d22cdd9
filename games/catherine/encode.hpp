// Catherine: a mask as numbers for learning (engine/encoder.hpp). They are counts or 0 and 1.
#pragma once

#include "engine/encoder.hpp"
#include "games/catherine/rules.hpp"

namespace pentarch::catherine {

template <class Out>
constexpr void encode(Out& out, const State& state, const SeenFrom& seen) {
  const auto each_player = [&](auto f) {
    out.each("seat", kSeats, [&](int i) { f(state.players[seen.seat(i)]); });
  };
  const auto cards = [&](const CardSet& some) {
    out.bits("card", some.words[0], 64);
    out.bits("card", some.words[1], kMostCards - 64, 64);
  };
  const auto place = [&](CardId card) {
    out.one_hot("card", card, kMostCards);
    out.number("no card", card == kNoCard ? 1 : 0);
  };
  const auto places = [&](const char* what, const auto& some) {
    out.part(what, [&] {
      out.each("number", static_cast<int>(some.size()), [&](int i) { place(some[i]); });
    });
  };
  const Player& own = state.players[seen.seat(0)];

  out.block("pile");
  out.part("may be in it", [&] { cards(state.pile); });
  out.part("discarded", [&] { cards(state.discards); });
  out.block("ages");  // which shuffle the cards in hands are from, in binary
  out.each("digit", 4, [&](int digit) { cards(state.ages.planes[digit]); });
  out.block("hand");
  cards(own.hand);
  out.block("rows");
  each_player([&](const Player& player) {
    places("action card", player.row);
    places("activation card", player.under);
  });
  out.block("houses");
  each_player([&](const Player& player) { out.bits("city", player.houses, kMostCities); });
  out.block("symbols");
  each_player([&](const Player& player) {
    out.numbers("symbol", kSymbols, [&](int symbol) { return player.owned[symbol]; });
  });
  out.block("belongings");
  each_player([&](const Player& player) {
    out.number("cards in hand", player.hand_size);
    out.part("covered",
             [&] { out.numbers("age", kAges, [&](int age) { return player.hidden[age]; }); });
    out.number("favour", player.favour);
    out.number("jokers", player.jokers);
    out.number("active column", player.active);
    out.one_hot("order", player.order, kMostOrders);
    out.part("points", [&] {
      out.numbers("source", kCounted, [&](int source) { return player.points[source]; });
    });
  });

  out.block("time");
  out.one_hot("seats", state.seats - 1, kSeats);
  out.one_hot("phase", static_cast<int>(state.phase), 5);
  out.number("decade", state.decade);
  out.number("round", state.round);
  out.part("asked", [&] {
    out.numbers("seat", kSeats, [&](int i) { return (state.asked >> seen.seat(i)) & 1; });
  });
  out.block("chosen");  // the viewer's choice so far
  out.number("answered", (state.answered >> seen.seat(0)) & 1);
  out.number("column or option", own.pending.choice);
  places("cards", own.pending.cards);
  out.number("cards in the pile", state.pile_size);
}

}  // namespace pentarch::catherine
