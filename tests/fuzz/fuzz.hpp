// What the fuzz targets share: finding games, expecting things, playing on.
#pragma once

#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

#include "games/registry.hpp"
#include "table/record.hpp"

namespace pentarch::fuzz {

// Stops the run where something does not hold, so that libFuzzer keeps the input.
inline void expect(bool holds, std::string_view what, std::string_view detail = {}) {
  if (holds) return;
  std::fprintf(stderr, "expected: %.*s %.*s\n", static_cast<int>(what.size()), what.data(),
               static_cast<int>(detail.size()), detail.data());
  __builtin_trap();
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

inline const AnyGame* find_any_game(std::string_view id) {
  const Entry* entry = find_game(id);
  return entry == nullptr ? nullptr : entry->game.get();
}

inline MatchSetup setup_of(int seats) {
  return {.seats = seats,
          .key = key_of_seed(1),
          .players = std::vector<std::string>(static_cast<std::size_t>(seats), "someone")};
}

// What must hold of a match at any moment.
inline void expect_sound(const Match& match) {
  const char* broken = match.audit();
  expect(broken == nullptr, "audit finds nothing, not", broken == nullptr ? "" : broken);
  match.deciders().for_each([&](Seat seat) {
    expect(!match.choices(seat, {}, 1)->list.empty(), "a seat that decides has a move");
  });
}

// A sealed answer is not in the record yet.
inline bool has_sealed_answers(const Match& match) {
  for (Seat seat = 0; seat < match.seats(); ++seat) {
    if (match.answered(seat)) return true;
  }
  return false;
}

// Plays on with the random bot, through the same door as everyone else, until nothing is sealed.
inline void play_on(Match& match, int decisions) {
  for (int i = 0; (i < decisions || has_sealed_answers(match)) && !match.finished(); ++i) {
    const Seat seat = match.deciders().lowest();
    const Result<std::string> move = match.advise(Bot{}, seat, 1);
    expect(static_cast<bool>(move), "the bot has a move, not", move.message());
    const Result<Done> done = match.play(seat, *move, "en");
    expect(static_cast<bool>(done), "the bot's move is legal, not", done.message());
    expect_sound(match);
  }
}

inline std::string record_text(const Match& match) {
  std::string text;
  for (const std::string& line : match.record()) text += line + "\n";
  return text;
}

// The record that a match wrote leads to the same match.
inline void expect_replays(const Match& match) {
  const Result<std::unique_ptr<Match>> again =
      replay(record_text(match), find_any_game, key_of_seed(2));
  expect(static_cast<bool>(again), "a match's own record replays, not", again.message());
  expect((*again)->hash() == match.hash(), "a replayed record gives the same hash");
  expect((*again)->record() == match.record(), "a replayed record writes the same lines");
}

}  // namespace pentarch::fuzz
