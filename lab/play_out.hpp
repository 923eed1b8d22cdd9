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

// A sink may want to hear of steps too: told.step(state after it, how many options there were,
// whether it declares the decision).
template <class State, class Sink>
constexpr void tell_step(Sink& told, const State& state, int options, bool declares) {
  if constexpr (requires { told.step(state, options, declares); }) {
    told.step(state, options, declares);
  }
}

// Plays on from `state` to the end. Calls watch(state) after every step, which may stop the game by
// returning false, and told(event) for all that happens.
template <class G, class Watch, class Sink = Silence>
constexpr Length play_out(const typename G::Edition& edition, typename G::State& state,
                          FastChance& chance, Watch&& watch, Sink&& told = Silence{}) {
  Length length;
  bool choice = false;  // the decision under way had a step with two or more options
  for (SeatSet deciders = G::deciders(edition, state); !deciders.empty();
       deciders = G::deciders(edition, state)) {
    const Seat seat = deciders.lowest();
    const RandomStep<typename G::Step> drawn = G::random_step(edition, state, seat, chance);
    G::apply(edition, state, seat, drawn.step, chance, told);
    choice |= drawn.options > 1;
    ++length.steps;
    const bool declares = !G::undeclared(state, seat);
    tell_step(told, state, drawn.options, declares);
    if (declares) {
      ++length.decisions;
      length.moves += choice;
      choice = false;
    }
    if (!watch(state)) break;
  }
  return length;
}

}  // namespace pentarch
