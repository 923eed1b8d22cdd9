// One game from start to end with every step at random: the inner loop of simulation.
#pragma once

#include <cstdint>

#include "engine/game.hpp"

namespace pentarch {

struct Length {
  std::uint64_t steps = 0;
  std::uint64_t decisions = 0;
  std::uint64_t moves = 0;  // decisions with two or more options
};

// Plays on from `state` to the end. Calls watch(state) after every step; it may stop the game by
// returning false.
template <class G, class Watch>
constexpr Length play_out(const typename G::Edition& edition, typename G::State& state,
                          FastChance& chance, Watch&& watch) {
  Length length;
  Silence silence;
  bool choice = false;  // the decision under way had a step with two or more options
  for (SeatSet deciders = G::deciders(edition, state); !deciders.empty();
       deciders = G::deciders(edition, state)) {
    const Seat seat = deciders.lowest();
    const Drawn<typename G::Step> drawn = G::random_step(edition, state, seat, chance);
    G::apply(edition, state, seat, drawn.step, chance, silence);
    choice |= drawn.options > 1;
    ++length.steps;
    if (!G::undeclared(state, seat)) {
      ++length.decisions;
      length.moves += choice;
      choice = false;
    }
    if (!watch(state)) break;
  }
  return length;
}

}  // namespace pentarch
