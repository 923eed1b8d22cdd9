// The rules of a game under the names of the contract (engine/game.hpp).
//
// A game writes its rules as free functions of its namespace, where they are found by their
// arguments: start, deciders, list_steps, apply, standing, mask, guess, audit, evaluate, encode.
// What it leaves out has a default: every step is a decision (undeclared), a page shows the mask
// (shown), and a random step is one of the list (random_step). Seats are compared all at once
// where the game can (evaluate_each).
#pragma once

#include <span>

#include "engine/encoder.hpp"
#include "engine/game.hpp"
#include "engine/leads.hpp"
#include "engine/steps.hpp"

namespace pentarch {

// Calls by name from outside of RulesOf, whose members have the same names.
namespace found {

template <class State, class Edition, class Chance, class Sink>
constexpr State start_game(const Edition& edition, const Setup& setup, Chance& chance, Sink& tell) {
  return start(edition, setup, chance, tell);
}
template <class State>
constexpr SeatSet deciders_of(const State& state) noexcept {
  return deciders(state);
}
template <class State>
constexpr bool is_undeclared(const State& state, Seat seat) noexcept {
  if constexpr (requires { undeclared(state, seat); }) return undeclared(state, seat);
  return false;
}
template <class Edition, class State, class Step, class Chance, class Sink>
constexpr void apply_step(const Edition& edition, State& state, Seat seat, Step step,
                          Chance& chance, Sink& tell) {
  apply(edition, state, seat, step, chance, tell);
}
template <class Edition, class State>
constexpr Standing standing_of(const Edition& edition, const State& state) noexcept {
  return standing(edition, state);
}
template <class Edition, class State>
constexpr State mask_of(const Edition& edition, const State& state, Seat seat) noexcept {
  return mask(edition, state, seat);
}
template <class Edition, class State>
constexpr State shown_of(const Edition& edition, const State& masked, Seat seat) noexcept {
  if constexpr (requires { shown(edition, masked, seat); }) return shown(edition, masked, seat);
  return masked;
}
template <class Edition, class State, class Chance>
constexpr State guess_of(const Edition& edition, const State& masked, Seat seat, Chance& chance) {
  return guess(edition, masked, seat, chance);
}
template <class Edition, class State>
constexpr const char* audit_of(const Edition& edition, const State& state) {
  return audit(edition, state);
}
template <class Edition, class State>
constexpr int worth_of(const Edition& edition, const State& state, Seat seat) noexcept {
  return evaluate(edition, state, seat);
}
template <class Edition, class State>
constexpr auto worths_of_all(const Edition& edition, const State& state) noexcept
    -> decltype(evaluate_each(edition, state)) {
  return evaluate_each(edition, state);
}
template <class Out, class State>
constexpr void go_through_numbers(Out& out, const State& masked, Seat seat) {
  encode(out, masked, SeenFrom(masked.seats, seat));
}
template <class State>
constexpr BlockSizes measure_blocks() {
  BlockSizes sizes;
  encode(sizes, State{}, SeenFrom(0, kNobody));
  return sizes;
}
template <class State>
constexpr auto blocks_of() {
  std::array<Block, measure_blocks<State>().count> blocks{};
  for (std::size_t i = 0; i < blocks.size(); ++i) blocks[i] = measure_blocks<State>().blocks[i];
  return blocks;
}

}  // namespace found

template <class TheEdition, class TheState, class TheStep, class TheSteps, class TheLastKind>
struct RulesOf {
  using Edition = TheEdition;
  using State = TheState;
  using Step = TheStep;
  using Steps = TheSteps;
  using LastKind = TheLastKind;
  static constexpr int kActions = LastKind::kEnd;
  static constexpr auto kBlocks = found::blocks_of<State>();

  template <class Chance, class Sink>
  static constexpr State start(const Edition& edition, const Setup& setup, Chance& chance,
                               Sink& tell) {
    return found::start_game<State>(edition, setup, chance, tell);
  }
  static constexpr SeatSet deciders(const Edition&, const State& state) noexcept {
    return found::deciders_of(state);
  }
  static constexpr void legal(const Edition& edition, const State& state, Seat seat,
                              Steps& steps) noexcept {
    steps.clear();
    if (found::deciders_of(state).has(seat)) list_steps(edition, state, seat, steps);
  }
  template <class Chance>
  static constexpr RandomStep<Step> random_step(const Edition& edition, const State& state,
                                                Seat seat, Chance& chance) noexcept {
    if constexpr (requires { draw_step(edition, state, seat, chance); }) {
      return draw_step(edition, state, seat, chance);
    } else {
      return random_of_list<RulesOf>(edition, state, seat, chance);
    }
  }
  static constexpr bool undeclared(const State& state, Seat seat) noexcept {
    return found::is_undeclared(state, seat);
  }
  template <class Chance, class Sink>
  static constexpr void apply(const Edition& edition, State& state, Seat seat, Step step,
                              Chance& chance, Sink& tell) {
    found::apply_step(edition, state, seat, step, chance, tell);
  }

  static constexpr Standing standing(const Edition& edition, const State& state) noexcept {
    return found::standing_of(edition, state);
  }
  static constexpr State mask(const Edition& edition, const State& state, Seat seat) noexcept {
    return found::mask_of(edition, state, seat);
  }
  static constexpr State shown(const Edition& edition, const State& masked, Seat seat) noexcept {
    return found::shown_of(edition, masked, seat);
  }
  template <class Chance>
  static constexpr State guess(const Edition& edition, const State& masked, Seat seat,
                               Chance& chance) {
    return found::guess_of(edition, masked, seat, chance);
  }
  static constexpr const char* audit(const Edition& edition, const State& state) {
    return found::audit_of(edition, state);
  }

  static constexpr int evaluate(const Edition& edition, const State& state, Seat seat) noexcept {
    return found::worth_of(edition, state, seat);
  }
  template <class S = State>
  static constexpr auto evaluate_each(const Edition& edition, const S& state) noexcept
      -> decltype(found::worths_of_all(edition, state)) {
    return found::worths_of_all(edition, state);
  }

  static constexpr int action_of(Step step) noexcept { return step.action; }
  static constexpr Step step_of(int action) noexcept {
    return {static_cast<decltype(Step::action)>(action)};
  }
  template <class Out>
  static constexpr void go_through(Out& out, const State& masked, Seat seat) {
    found::go_through_numbers(out, masked, seat);
  }
  static constexpr void encode(const State& masked, Seat seat, std::span<float> out) {
    DenseNumbers numbers(out);
    found::go_through_numbers(numbers, masked, seat);
  }
};

}  // namespace pentarch
