// How strong bots are, out of the ranks of many games: the model of Plackett and Luce, in Elo.
//
// The winner of a game is drawn among its seats in proportion to their strengths, then the second
// among those left, and so on. Seats that tie count as every order among them in equal parts. Each
// bot also drew one game against an average bot: that keeps those that lost everything, or won
// everything, finite, and is soon outweighed for the others.
//
// Games of a round share their deal and are not independent. The errors are those of a sum over
// whole rounds (the sandwich estimator), not of single games.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/seat.hpp"

namespace pentarch {

// The end of one game, by seat.
struct Finish {
  std::uint8_t seats = 0;
  std::array<std::uint8_t, kMostSeats> bot{};
  std::array<std::uint8_t, kMostSeats> rank{};  // ties share a rank
};

struct Strength {
  double elo = 0;  // the mean of all bots is 0
  std::optional<double> error =
      std::nullopt;  // half of the 95 % interval; one round alone tells nothing of it
  // It never lost to, or never won against, most of the others: the distance between them may be
  // any larger one.
  bool is_bound = false;
};

std::vector<Strength> strengths(int bots, const std::vector<Finish>& games,
                                std::uint64_t games_in_round);

}  // namespace pentarch
