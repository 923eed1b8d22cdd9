// China: what houses, alliances and roads pay, and who is ahead.
#pragma once

#include "games/china/roads.hpp"

namespace pentarch::china {

using Points = std::array<std::int16_t, kSeats>;

// By a loop: in GPU code arrays don't compare as they do on a CPU.
constexpr bool pays_anyone(const Points& points) noexcept {
  for (const std::int16_t paid : points) {
    if (paid != 0) return true;
  }
  return false;
}

constexpr bool is_full(const Edition& edition, const State& state, int realm) noexcept {
  return (edition.sites_of[realm] & ~state.built) == 0;
}

// H5: the most houses pay all houses of the state; each next rank, those of a player of the rank
// above it. A house on a fortress doubles its owner's points, once. Calls pay(seat, points).
template <class Pay>
constexpr void pay_houses(const Edition& edition, const State& state, int realm, Pay&& pay) {
  const std::uint64_t sites = edition.sites_of[realm];
  std::array<int, kSeats> houses{};
  std::uint64_t counts = 0;  // that somebody has, a bit each
  for (int seat = 0; seat < kSeats; ++seat) {
    houses[seat] = popcount(state.players[seat].houses & sites);
    counts |= bit(houses[seat]);
  }
  const int all = popcount(state.built & sites);
  for (int seat = 0; seat < kSeats; ++seat) {
    if (houses[seat] == 0) continue;
    const std::uint64_t above = counts >> (houses[seat] + 1);
    const int paid = above == 0 ? all : houses[seat] + 1 + lowest_bit(above);
    const bool doubled = (state.players[seat].houses & sites & state.fortresses) != 0;
    pay(seat, doubled ? 2 * paid : paid);
  }
}
static_assert(kMostHouses + 1 < 64);

constexpr Points house_points(const Edition& edition, const State& state, int realm) noexcept {
  Points points{};
  pay_houses(edition, state, realm,
             [&](int seat, int paid) { points[seat] = static_cast<std::int16_t>(paid); });
  return points;
}

// Who has, or shares, the most emissaries in a state.
struct Court {
  SeatSet leaders;
  int emissaries = 0;
};

constexpr Court court_of(const State& state, int realm) noexcept {
  Court court;
  int most = 1;
  std::uint8_t leaders = 0;
  for (int seat = 0; seat < kSeats; ++seat) {
    const int count = emissaries_in(state.players[seat], realm);
    court.emissaries += count;
    if (count > most) leaders = 0;
    most = count > most ? count : most;
    if (count == most) leaders = static_cast<std::uint8_t>(leaders | 1u << seat);
  }
  court.leaders = SeatSet::of_bits(leaders);
  return court;
}

using Courts = std::array<Court, kRealms>;

constexpr Courts courts_of(const State& state) noexcept {
  Courts courts;
  std::uint64_t standing = 0;  // four bits a realm: 0 where no emissary stands
  for (const Player& player : state.players) standing |= player.emissaries;
  for (int realm = 0; realm < kRealms; ++realm) {
    if (((standing >> (4 * realm)) & 15u) != 0) courts[realm] = court_of(state, realm);
  }
  return courts;
}

// H6: who leads in both states scores all the emissaries in both.
constexpr Points alliance_points(const Courts& courts, Alliance alliance) noexcept {
  const Court& a = courts[alliance.a];
  const Court& b = courts[alliance.b];
  Points points{};
  for (int seat = 0; seat < kSeats; ++seat) {
    if (!a.leaders.has(static_cast<Seat>(seat)) || !b.leaders.has(static_cast<Seat>(seat)))
      continue;
    points[seat] = static_cast<std::int16_t>(a.emissaries + b.emissaries);
  }
  return points;
}

constexpr int total_points(const Player& player) noexcept {
  return player.points[kFromHouses] + player.points[kFromAlliances] + player.points[kFromRoads];
}

constexpr int pieces_left(const Player& player) noexcept {
  return player.left[kHouse] + player.left[kFortress] + player.left[kEmissary];
}

// Most points, however many laps (H12), then most pieces in the supply; still tied is shared (H13).
constexpr Standing standing(const Edition&, const State& state) noexcept {
  Standing result;
  result.finished = state.phase == Phase::kOver;
  for (int seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    result.points[seat] = static_cast<std::int16_t>(total_points(player));
    for (int source = 0; source < kSources; ++source) {
      result.by_source[seat][source] = static_cast<std::int16_t>(player.points[source]);
    }
  }
  rank_seats(result, state.seats, [&](Seat a, Seat b) {
    const int more = result.points[a] - result.points[b];
    return more > 0 || (more == 0 && pieces_left(state.players[a]) > pieces_left(state.players[b]));
  });
  return result;
}

}  // namespace pentarch::china
