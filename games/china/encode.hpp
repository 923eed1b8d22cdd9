// China: a mask as numbers for learning (engine/encoder.hpp). They are counts or 0 and 1.
#pragma once

#include "engine/encoder.hpp"
#include "games/china/rules.hpp"

namespace pentarch::china {

template <class Out>
constexpr void encode(Out& out, const State& state, const SeenFrom& seen) {
  const auto each_player = [&](auto f) {
    out.each("seat", kSeats, [&](int i) { f(state.players[seen.seat(i)]); });
  };
  const auto seat = [&](const char* what, Seat whose) {
    out.part(what, [&] { out.one_hot("seat", seen.relative(whose), kSeats); });
  };
  const auto cards = [&](Cards some) {
    out.numbers("colour", kColours, [&](int colour) { return some[colour]; });
  };
  const auto cards_in = [&](const char* what, Cards some) { out.part(what, [&] { cards(some); }); };

  out.block("houses");
  each_player([&](const Player& player) { out.bits("site", player.houses, kMostSites); });
  out.block("fortresses");
  out.bits("site", state.fortresses, kMostSites);
  out.block("emissaries");
  each_player([&](const Player& player) {
    out.numbers("state", kRealms, [&](int realm) { return emissaries_in(player, realm); });
  });
  out.block("supplies");
  each_player([&](const Player& player) {
    out.numbers("piece", kPieces, [&](int piece) { return player.left[piece]; });
  });
  out.block("points");
  each_player([&](const Player& player) {
    out.numbers("source", kSources, [&](int source) { return player.points[source]; });
  });
  out.block("hands");
  each_player([&](const Player& player) {
    cards_in("known", player.hand);
    cards_in("open", player.open);
    cards_in("early", player.early);
    out.part("hidden", [&] {
      out.numbers("origin", kOrigins, [&](int origin) { return player.hidden[origin]; });
    });
  });
  out.block("table");
  cards_in("display", state.display);
  cards_in("discards", state.discards);
  out.number("pile", state.pile);
  out.block("unlocated");  // cards that the viewer has not located
  out.each("origin", kOrigins, [&](int origin) { cards(state.unlocated[origin]); });

  out.block("turn");
  seat("turn", state.turn);
  seat("first", state.first);
  out.one_hot("seats", state.seats - 1, kSeats);
  out.one_hot("phase", static_cast<int>(state.phase), 4);
  out.part("second piece", [&] { out.one_hot("state", state.realm, kRealms); });
  out.number("no second piece", state.realm == kNoRealm ? 1 : 0);
  out.number("cards to take", state.draws);
  out.number("times the pile was used up", state.used_up);
  out.number("rounds", static_cast<int>(state.rounds));
  out.block("options");
  out.number("side 45", state.side);
  out.number("with fortresses", state.with_fortresses);
  out.number("memory aid", state.memory_aid);
}

}  // namespace pentarch::china
