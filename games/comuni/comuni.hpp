// Comuni as a Game (engine/game.hpp): the rules of this folder under the names of the contract.
#pragma once

#include "games/comuni/audit.hpp"
#include "games/comuni/encode.hpp"
#include "games/comuni/evaluate.hpp"
#include "games/comuni/knowledge.hpp"
#include "games/comuni/rules.hpp"
#include "games/comuni/scoring.hpp"
#include "games/comuni/thinking.hpp"

namespace pentarch::comuni {

struct Comuni {
  using Edition = comuni::Edition;
  using State = comuni::State;
  using Step = comuni::Step;
  using Steps = comuni::Steps;

  static constexpr Facts kFacts = comuni::kFacts;
  static constexpr int kActions = comuni::kActions;
  static constexpr Thinking kThinking = comuni::kThinking;
  static constexpr auto kBlocks = comuni::kBlocks;
  static constexpr std::array<OptionSpec, 1> kOptions{
      {{.key = "screens", .values = {"closed", "open"}}}};  // C17

  template <class Chance, class Sink>
  static constexpr State start(const Edition& edition, const Setup& setup, Chance& chance,
                               Sink& tell) {
    return comuni::start(edition, setup, chance, tell);
  }

  static constexpr SeatSet deciders(const Edition&, const State& state) noexcept {
    return comuni::deciders(state);
  }

  static constexpr void legal(const Edition& edition, const State& state, Seat seat,
                              Steps& steps) noexcept {
    steps.clear();
    if (!comuni::deciders(state).has(seat)) return;
    StepSets sets;
    legal_steps(edition, state, seat, sets);
    for (const StepSet& set : sets) {
      for_each_bit(set.bits, [&](int i) { steps.push_back(step_of(set.base + i)); });
    }
  }

  template <class Chance>
  static constexpr Drawn<Step> random_step(const Edition& edition, const State& state, Seat seat,
                                           Chance& chance) noexcept {
    StepSets sets;
    legal_steps(edition, state, seat, sets);
    int options = 0;
    for (const StepSet& set : sets) options += popcount(set.bits);
    int n = options == 1 ? 0 : chance.below(options);
    const StepSet* set = sets.begin();
    for (int size = popcount(set->bits); n >= size; size = popcount(set->bits)) {
      n -= size;
      ++set;
    }
    return {step_of(set->base + nth_bit(set->bits, n)), options};
  }

  static constexpr bool undeclared(const State& state, Seat seat) noexcept {
    return comuni::undeclared(state, seat);
  }

  template <class Chance, class Sink>
  static constexpr void apply(const Edition& edition, State& state, Seat seat, Step step,
                              Chance& chance, Sink& tell) {
    comuni::apply(edition, state, seat, step, chance, tell);
  }

  static constexpr Standing standing(const Edition& edition, const State& state) noexcept {
    return comuni::standing(edition, state);
  }
  static constexpr State mask(const Edition& edition, const State& state, Seat seat) noexcept {
    return comuni::mask(edition, state, seat);
  }
  static constexpr State shown(const Edition& edition, const State& masked, Seat seat) noexcept {
    return comuni::shown(edition, masked, seat);
  }
  template <class Chance>
  static constexpr State guess(const Edition& edition, const State& masked, Seat seat,
                               Chance& chance) {
    return comuni::guess(edition, masked, seat, chance);
  }
  static constexpr const char* audit(const Edition& edition, const State& state) {
    return comuni::audit(edition, state);
  }

  static constexpr int evaluate(const Edition& edition, const State& state, Seat seat) noexcept {
    return comuni::evaluate(edition, state, seat);
  }

  static constexpr int action_of(Step step) noexcept { return step.action; }
  static constexpr Step step_of(int action) noexcept {
    return {static_cast<std::uint16_t>(action)};
  }
  static constexpr void encode(const Edition& edition, const State& masked, Seat seat,
                               std::span<float> out) {
    comuni::encode(edition, masked, seat, out);
  }
};

static_assert(Game<Comuni>);

}  // namespace pentarch::comuni
