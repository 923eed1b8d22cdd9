// Emperor's Choice, phase III: twice, whoever has the most trust uses a decree tile and loses
// trust.
#pragma once

#include "games/emperor/domestic.hpp"

namespace pentarch::emperor {

// E20: ties go to the smaller order tile.
constexpr Seat most_trusted(const State& state) noexcept {
  Seat best = 0;
  for (Seat seat = 1; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    const Player& leader = state.players[best];
    const int more = player.trust - leader.trust;
    if (more > 0 || (more == 0 && player.order < leader.order)) best = seat;
  }
  return best;
}

template <class Sink>
constexpr void take_decree(State& state, int tile, Sink& tell) {
  tell(Event{.kind = kTookDecree, .seat = state.actor, .args = {arg(tile)}});
  state.decrees = static_cast<std::uint8_t>(state.decrees & ~(1u << tile));
  const int parts = kPartScore | kPartPoints | (tile == kDecreeFlip ? kPartFlip : kPartTribute);
  enter(state, Pending::kDecreeParts, parts, tile);
}

template <class Sink>
constexpr void begin_decree(State& state, Sink& tell) {
  state.actor = most_trusted(state);
  enter(state, Pending::kDecree);
  if (popcount(state.decrees) == 1) take_decree(state, lowest_bit(state.decrees), tell);
}

constexpr void finish_part(State& state, DecreePart part) noexcept {
  std::uint8_t& left = state.stack[0].parts_left();
  left = static_cast<std::uint8_t>(left & ~part);
}

template <class Sink>
constexpr void take_decree_points(const Edition& edition, State& state, Sink& tell) {
  finish_part(state, kPartPoints);
  gain_points(state, state.actor, kFromDecrees, edition.decree_points);
  tell(Event{.kind = kGained, .seat = state.actor, .args = {kPoints, edition.decree_points}});
}

template <class Chance, class Sink>
constexpr void take_decree_tribute(const Edition& edition, State& state, Chance& chance,
                                   Sink& tell) {
  finish_part(state, kPartTribute);
  draw_tribute(edition, state, state.actor, chance, tell);
}

}  // namespace pentarch::emperor
