// Which game is played, and how it ended. Knows no game.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>

#include "bots/bot.hpp"
#include "engine/options.hpp"
#include "engine/standing.hpp"

namespace pentarch {

// 128 bits that no program can search, in the games of programs: from a seed that it can guess it
// would know every draw.
using Secret = std::array<std::uint64_t, 2>;

// What chance gives depends on seed, deal and secret alone, what the bots think of on the seating
// as well: the same deal with the bots in other seats begins with the same cards.
struct Deal {
  Setup setup;
  std::uint64_t seed = 0;
  std::uint64_t deal = 0;
  std::uint64_t seating = 0;
  std::optional<Secret> secret = {};
};

struct GameResult {
  std::array<std::int16_t, kMostSeats> points{};
  std::array<std::uint8_t, kMostSeats> rank{};  // 1 is best; ties share a rank
  Seat lost = kNobody;  // forfeited, by a crash or an illegal move: it is ranked last
  std::string why;      // it forfeited
  bool operator==(const GameResult&) const = default;
};

// Plays one game after the other, with one bot a seat. Not for two threads at once.
using GameRunner = std::function<GameResult(const Deal& deal, std::span<const Bot> bots)>;

}  // namespace pentarch
