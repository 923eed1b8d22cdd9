// Splendor as a Game (engine/game.hpp): the rules of this folder under the names of the contract.
#pragma once

#include "games/splendor/audit.hpp"
#include "games/splendor/encode.hpp"
#include "games/splendor/evaluate.hpp"
#include "games/splendor/knowledge.hpp"
#include "games/splendor/rules.hpp"
#include "games/splendor/scoring.hpp"
#include "games/splendor/thinking.hpp"

namespace pentarch::splendor {

struct Splendor {
  using Edition = splendor::Edition;
  using State = splendor::State;
  using Step = splendor::Step;
  using Steps = splendor::Steps;

  static constexpr Facts kFacts = splendor::kFacts;
  static constexpr int kActions = splendor::kActions;
  static constexpr Thinking kThinking = splendor::kThinking;
  static constexpr auto kBlocks = splendor::kBlocks;
  static constexpr std::array<OptionSpec, 1> kOptions{
      {{.key = "first", .values = {"0", "1", "2", "3"}, .is_seat = true}}};  // S12

  template <class Chance, class Sink>
  static constexpr State start(const Edition& edition, const Setup& setup, Chance& chance,
                               Sink& tell) {
    return splendor::start(edition, setup, chance, tell);
  }

  static constexpr SeatSet deciders(const Edition&, const State& state) noexcept {
    return state.pending.phase == Phase::kOver ? SeatSet{} : SeatSet::only(state.turn);
  }

  static constexpr void legal(const Edition& edition, const State& state, Seat seat,
                              Steps& steps) noexcept {
    steps.clear();
    if (!deciders(edition, state).has(seat)) return;
    const StepSet set = legal_steps(edition, state);
    for_each_bit(set.bits, [&](int i) { steps.push_back(step_of(set.base + i)); });
  }

  template <class Chance>
  static constexpr Drawn<Step> random_step(const Edition& edition, const State& state, Seat,
                                           Chance& chance) noexcept {
    const StepSet set = legal_steps(edition, state);
    const int options = popcount(set.bits);
    return {step_of(set.base + nth_bit(set.bits, chance.below(options))), options};
  }

  static constexpr bool undeclared(const State& state, Seat seat) noexcept {
    return splendor::undeclared(state, seat);
  }

  template <class Chance, class Sink>
  static constexpr void apply(const Edition& edition, State& state, Seat, Step step, Chance& chance,
                              Sink& tell) {
    splendor::apply(edition, state, step, chance, tell);
  }

  static constexpr Standing standing(const Edition& edition, const State& state) noexcept {
    return splendor::standing(edition, state);
  }
  static constexpr State mask(const Edition& edition, const State& state, Seat seat) noexcept {
    return splendor::mask(edition, state, seat);
  }
  static constexpr State shown(const Edition&, const State& masked, Seat) noexcept {
    return masked;
  }
  template <class Chance>
  static constexpr State guess(const Edition& edition, const State& masked, Seat seat,
                               Chance& chance) {
    return splendor::guess(edition, masked, seat, chance);
  }
  static constexpr const char* audit(const Edition& edition, const State& state) {
    return splendor::audit(edition, state);
  }

  static constexpr int evaluate(const Edition& edition, const State& state, Seat seat) noexcept {
    return splendor::evaluate(edition, state, seat);
  }

  static constexpr int action_of(Step step) noexcept { return step.action; }
  static constexpr Step step_of(int action) noexcept { return {static_cast<std::uint8_t>(action)}; }
  static constexpr void encode(const Edition& edition, const State& masked, Seat seat,
                               std::span<float> out) {
    splendor::encode(edition, masked, seat, out);
  }
};

static_assert(Game<Splendor>);

}  // namespace pentarch::splendor
