// Comuni: points, where they come from, and who is ahead (C15).
#pragma once

#include "games/comuni/rules.hpp"

namespace pentarch::comuni {

enum Source : std::uint8_t {
  kFromBuildings,
  kFromGuildmasters,
  kFromCubes,
  kFromHonour,
  kFromPlunder,
  kFromLowestType,
  kSources
};

constexpr int guildmaster_points(const Edition& edition, const State& state, int seat) noexcept {
  int points = 0;
  for (const Seat holder : state.guildmasters) {
    points += holder == seat ? edition.guildmaster_points : 0;
  }
  return points;
}

// Most cubes of a kind; those who are tied get less, and nobody anything for none.
constexpr int majority_points(const Edition& edition, const State& state, int seat,
                              int kind) noexcept {
  const int cubes = state.players[seat].cubes[kind];
  if (cubes == 0) return 0;
  bool tied = false;
  for (int other = 0; other < state.seats; ++other) {
    if (other == seat) continue;
    const int theirs = state.players[other].cubes[kind];
    if (theirs > cubes) return 0;
    tied = tied || theirs == cubes;
  }
  return tied ? edition.tied_points : edition.most_points;
}

constexpr int cube_points(const Edition& edition, const State& state, int seat) noexcept {
  int points = 0;
  for (int kind = 0; kind < kTypes; ++kind) points += majority_points(edition, state, seat, kind);
  return points;
}

constexpr int honour_points(const Edition& edition, const Player& player) noexcept {
  int points = 0;
  for_each_bit(player.honour,
               [&](int counter) { points += edition.invasions[counter / 2].honour[counter % 2]; });
  return points;
}

constexpr int lowest_type_points(const Edition& edition, const Player& player) noexcept {
  int level = kLevels;
  for (int type = 0; type < kTypes; ++type) level = smaller(level, best_level(player, type));
  return edition.lowest_bonus[level];
}

constexpr std::array<std::int16_t, kMostSources> final_points(const Edition& edition,
                                                              const State& state,
                                                              int seat) noexcept {
  const Player& player = state.players[seat];
  std::array<std::int16_t, kMostSources> points{};
  points[kFromBuildings] = arg(player.points);
  points[kFromGuildmasters] = arg(guildmaster_points(edition, state, seat));
  points[kFromCubes] = arg(cube_points(edition, state, seat));
  points[kFromHonour] = arg(honour_points(edition, player));
  points[kFromPlunder] = arg(-player.plunder);
  points[kFromLowestType] = arg(lowest_type_points(edition, player));
  return points;
}

// While the game goes on, the score track: what else will count lies behind the screens (C17).
// Ties go to the lower number of the commune, in whose order the seats are.
constexpr Standing standing(const Edition& edition, const State& state) noexcept {
  Standing result;
  result.finished = state.pending.phase == Phase::kOver;
  for (int seat = 0; seat < state.seats; ++seat) {
    if (result.finished) {
      result.by_source[seat] = final_points(edition, state, seat);
    } else {
      result.by_source[seat][kFromBuildings] = arg(state.players[seat].points);
    }
    for (const int points : result.by_source[seat]) {
      result.points[seat] = arg(result.points[seat] + points);
    }
  }
  rank_seats(result, state.seats, [&](Seat a, Seat b) {
    return result.points[a] > result.points[b] || (result.points[a] == result.points[b] && a < b);
  });
  return result;
}

}  // namespace pentarch::comuni
