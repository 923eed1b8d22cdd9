// Emperor's Choice: a mask as numbers for learning (engine/encoder.hpp).
#pragma once

#include "engine/encoder.hpp"
#include "games/emperor/rules.hpp"

namespace pentarch::emperor {

template <class Out>
constexpr void go_through_persons(Out& out, const char* what, const Persons& some) {
  out.part(what, [&] { out.numbers("person", kTypes, [&](int type) { return some[type]; }); });
}

template <class Out>
constexpr void go_through_players(Out& out, const State& state, const SeenFrom& seen) {
  const auto each_seat = [&](auto f) {
    out.each("seat", kSeats, [&](int i) { f(seen.seat(i), state.players[seen.seat(i)]); });
  };
  out.block("persons");
  each_seat([&](int, const Player& player) {
    go_through_persons(out, "open", player.open);
    go_through_persons(out, "shown", player.shown);
    go_through_persons(out, "staged", player.staged);
  });
  out.block("covered");  // 0: an empty place
  each_seat([&](int, const Player& player) {
    out.each("place", kMostCovered, [&](int place) {
      const Code code = player.covered[place];
      out.number("person + 1", code == kNoPerson ? 0 : type_of(code) + 1);
      out.number("shuffle + 1", code == kNoPerson ? 0 : shuffle_of(code) + 1);
    });
  });
  out.block("holdings");
  each_seat([&](int seat, const Player& player) {
    out.number("points", player.points);
    out.number("gold", player.gold);
    out.number("declared", player.declared);
    out.number("trust", player.trust);
    out.number("palace", player.palace);
    out.number("cubes", player.cubes);
    out.number("shown cubes", player.shown_cubes);
    out.number("order", player.order);
    int treasures = 0;
    for (int i = 0; i < kMostTreasures; ++i) treasures += (state.holder[i] == seat ? 1 : 0) << i;
    out.number("treasures as bits", treasures);
  });
  out.block("points");
  each_seat([&](int, const Player& player) {
    out.numbers("source", kSources, [&](int source) { return player.by_source[source]; });
  });
  out.block("tiles");
  each_seat([&](int, const Player& player) {
    out.numbers("tile", kKeptTiles, [&](int tile) { return player.tiles[tile]; });
  });
  out.block("tributes");
  each_seat([&](int, const Player& player) {
    out.numbers("kind", kMostTributeKinds, [&](int kind) { return player.tributes[kind]; });
    out.number("hidden", player.hidden_tributes);
  });
}

template <class Out>
constexpr void go_through_table(Out& out, const State& state) {
  out.block("table");
  go_through_persons(out, "display", state.display);
  go_through_persons(out, "discards", state.discards);
  out.each("set", kSeats, [&](int set) {
    out.each("place", kMostSetTiles, [&](int place) {
      const std::uint8_t tile = state.sets[set][place];
      out.number("tile + 1", tile == kNoTile ? 0 : tile + 1);
    });
  });
  out.part("bag", [&] { out.numbers("tile", kTiles, [&](int tile) { return state.bag[tile]; }); });
  out.block("policies");
  out.each("place", kPolicies, [&](int place) {
    const int card = state.policy_at[place];
    out.one_hot("card", card, kPolicies);
    out.number("flipped", (state.flipped >> card) & 1);
    out.number("disc", (state.discs >> card) & 1);
    out.number("tributes", state.under[card]);
  });
  out.block("unlocated");
  out.each("shuffle", kShuffles, [&](int shuffle) {
    const Persons& some = state.unlocated[shuffle];
    out.numbers("person", kTypes, [&](int type) { return some[type]; });
  });
  out.part("tributes", [&] {
    out.numbers("kind", kMostTributeKinds, [&](int kind) { return state.tributes[kind]; });
  });
}

template <class Out>
constexpr void go_through_turn(Out& out, const State& state, const SeenFrom& seen) {
  const auto seat = [&](const char* what, Seat whose) {
    out.part(what, [&] { out.one_hot("seat", seen.relative(whose), kSeats); });
  };
  const auto seats = [&](const char* what, std::uint8_t some) {
    out.part(what, [&] {
      out.numbers("seat", kSeats, [&](int i) { return (some >> seen.seat(i)) & 1; });
    });
  };
  out.block("pending");
  out.each("frame", kMostFrames, [&](int i) {
    const Frame& frame = state.stack[i];
    out.one_hot("what", i < state.depth ? static_cast<int>(frame.what) : -1,
                static_cast<int>(Pending::kKinds));
    // Under their names in positions: what they are depends on what is pending.
    out.number("done/left/next/assassin/effect/levels/drawn/policy", frame.a);
    out.number("tile/alternative/optional/drawn/final", frame.b);
    out.number("next icon", frame.c);
  });
  out.block("turn");
  seat("actor", state.actor);
  seat("first", state.first);
  out.one_hot("seats", state.seats - 1, kSeats);
  seats("passed", state.passed);
  seats("answered", state.answered);
  out.bits("withdrawal", state.withdrawals, kMostWithdrawals);
  out.bits("decree", state.decrees, kDecreeTiles);
  out.part("used", [&] { out.bits("treasure", state.used, kMostTreasures); });
  out.part("held", [&] {
    out.numbers("treasure", kMostTreasures, [&](int i) { return state.holder[i] != kSeats; });
  });
  out.part("due",
           [&] { out.numbers("immediate", kImmediates, [&](int i) { return state.due[i]; }); });
  out.part("draft", [&] { out.bits("bonus", state.draft, kMostBonuses); });
  out.part("aside", [&] { out.bits("bonus", state.draft_rest, kMostBonuses); });
  out.number("draft size", state.draft_size);
  out.number("bonus given", state.bonus_given);
  out.number("round", state.round);
  out.number("high", state.high);
  out.number("supply", state.supply);
  out.number("xiongnu", state.xiongnu);
  out.number("pile", state.pile);
  out.number("shuffle", state.shuffle);
  out.number("tribute pile", state.tribute_pile);
  out.number("untold tributes", state.untold_tributes);
  out.number("tributes counted", state.tell_tributes);
}

template <class Out>
constexpr void encode(Out& out, const State& state, const SeenFrom& seen) {
  go_through_players(out, state, seen);
  go_through_table(out, state);
  go_through_turn(out, state, seen);
}

}  // namespace pentarch::emperor
