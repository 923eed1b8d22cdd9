// Comuni: what a seat knows (mask), what a person is shown of it (shown), and how the rest might be
// (guess).
//
// Hidden are the order of the decks (which no state holds), steps that are not declared yet, and
// the sealed answers to an invasion. Cubes, honour counters and cards lie behind screens, but every
// one of them was gained in the open: closed screens cover them for persons alone (C17).
#pragma once

#include "games/comuni/rules.hpp"

namespace pentarch::comuni {

constexpr Phase declared_phase(Phase phase) noexcept {
  switch (phase) {
    case Phase::kBidding:
    case Phase::kPairing:
    case Phase::kClaiming:
    case Phase::kEarning: return Phase::kProject;
    case Phase::kPaying: return Phase::kBuilding;
    default: return phase;
  }
}

constexpr void forget_undeclared(Pending& pending) noexcept {
  pending = {.phase = declared_phase(pending.phase), .displaced = pending.displaced};
}

constexpr State mask(const Edition&, const State& state, Seat seat) noexcept {
  State masked = state;
  if (seat != state.turn) forget_undeclared(masked.pending);
  for (int other = 0; other < state.seats; ++other) {
    if (other != seat) masked.players[other].defence = {};
  }
  return masked;
}

// ---- Screens ---------------------------------------------------------------------------------

// The most cubes of a kind that the seat at turn could take from the supply now.
constexpr int reach(const Edition& edition, const State& state, int kind) noexcept {
  const Commune& commune = edition.communes[state.players[state.turn].commune];
  const int icons = popcount(columns_of(state, state.turn) & edition.icons);
  return larger(due_income(edition, state)[kind] + commune.any, icons);
}

// The exact supply would give away what is behind the screens: only exhausted kinds are shown, and
// to the seat at turn what may not suffice for all that it can take, or it could not choose.
// Plenty is shown as all that there is.
constexpr void cover_supply(const Edition& edition, State& state, Seat viewer) noexcept {
  const bool choosing =
      viewer == state.turn && declared_phase(state.pending.phase) == Phase::kProject;
  for (int kind = 0; kind < kTypes; ++kind) {
    const int exact_below = choosing ? reach(edition, state, kind) : 0;
    if (state.supply[kind] >= larger(1, exact_below)) state.supply[kind] = edition.supply[kind];
  }
}

constexpr State shown(const Edition& edition, const State& masked, Seat viewer) noexcept {
  if (masked.open_screens != 0 || masked.pending.phase == Phase::kOver) return masked;
  State state = masked;
  cover_supply(edition, state, viewer);
  for (int seat = 0; seat < state.seats; ++seat) {
    if (seat == viewer) continue;
    Player& player = state.players[seat];
    player.cubes = {};
    player.hand = Player{}.hand;
    player.honour = 0;
    state.covered |= static_cast<std::uint8_t>(1u << seat);
  }
  return state;
}

// Every card and cube is located, and no choice is invented.
template <class Chance>
constexpr State guess(const Edition&, const State& masked, Seat, Chance&) noexcept {
  return masked;
}

}  // namespace pentarch::comuni
