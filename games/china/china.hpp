// China as a Game (engine/game.hpp): the rules of this folder under the names of the contract.
#pragma once

#include "games/china/audit.hpp"
#include "games/china/encode.hpp"
#include "games/china/evaluate.hpp"
#include "games/china/knowledge.hpp"
#include "games/china/rules.hpp"
#include "games/china/scoring.hpp"
#include "games/china/thinking.hpp"

namespace pentarch::china {

struct China {
  using Edition = china::Edition;
  using State = china::State;
  using Step = china::Step;
  using Steps = china::Steps;

  static constexpr Facts kFacts = china::kFacts;
  static constexpr int kActions = china::kActions;
  static constexpr Thinking kThinking = china::kThinking;
  static constexpr auto kBlocks = china::kBlocks;
  static constexpr std::array<OptionSpec, 4> kOptions{{
      {.key = "first", .values = {"0", "1", "2", "3", "4"}, .is_seat = true},  // H17
      {.key = "side", .values = {"34", "45"}, .with_seats = 1u << 4},
      {.key = "fortress", .values = {"off", "on"}},  // H14
      {.key = "memory", .values = {"off", "on"}},    // H17
  }};

  template <class Chance, class Sink>
  static constexpr State start(const Edition& edition, const Setup& setup, Chance& chance,
                               Sink& tell) {
    return china::start(edition, setup, chance, tell);
  }

  static constexpr SeatSet deciders(const Edition&, const State& state) noexcept {
    return state.phase == Phase::kOver ? SeatSet{} : SeatSet::only(state.turn);
  }

  static constexpr void legal(const Edition& edition, const State& state, Seat seat,
                              Steps& steps) noexcept {
    steps.clear();
    if (!deciders(edition, state).has(seat)) return;
    const StepSet set = legal_steps(edition, state);
    for (int colour = 0; colour < kColours; ++colour) {
      const Places& places = set.paid_with[colour];
      for (int i = 0; i < places.size(); ++i) {
        steps.push_back(nth_placement(places, colour, i));
      }
    }
    for_each_bit(set.others, [&](int i) { steps.push_back(step_of(kStop + i)); });
  }

  template <class Chance>
  static constexpr Drawn<Step> random_step(const Edition& edition, const State& state, Seat,
                                           Chance& chance) noexcept {
    if (state.phase == Phase::kDraw) {
      const std::uint32_t steps = other_steps(state);
      const int options = popcount(steps);
      return {step_of(kStop + nth_bit(steps, chance.below(options))), options};
    }
    const StepSet set = legal_steps(edition, state);
    std::array<int, kColours> sizes{};
    int options = popcount(set.others);
    for (int colour = 0; colour < kColours; ++colour) {
      sizes[colour] = set.paid_with[colour].size();
      options += sizes[colour];
    }
    int n = chance.below(options);
    for (int colour = 0; colour < kColours; ++colour) {
      if (n < sizes[colour]) {
        return {nth_placement(set.paid_with[colour], colour, n), options};
      }
      n -= sizes[colour];
    }
    return {step_of(kStop + nth_bit(set.others, n)), options};
  }

  // Every decision is one step.
  static constexpr bool undeclared(const State&, Seat) noexcept { return false; }

  template <class Chance, class Sink>
  static constexpr void apply(const Edition& edition, State& state, Seat, Step chosen,
                              Chance& chance, Sink& tell) {
    china::apply(edition, state, chosen, chance, tell);
  }

  static constexpr Standing standing(const Edition& edition, const State& state) noexcept {
    return china::standing(edition, state);
  }
  static constexpr State mask(const Edition& edition, const State& state, Seat seat) noexcept {
    return china::mask(edition, state, seat);
  }
  static constexpr State shown(const Edition& edition, const State& masked, Seat seat) noexcept {
    return china::shown(edition, masked, seat);
  }
  template <class Chance>
  static constexpr State guess(const Edition& edition, const State& masked, Seat seat,
                               Chance& chance) {
    return china::guess(edition, masked, seat, chance);
  }
  static constexpr const char* audit(const Edition& edition, const State& state) {
    return china::audit(edition, state);
  }

  static constexpr int evaluate(const Edition& edition, const State& state, Seat seat) noexcept {
    return china::evaluate(edition, state, seat);
  }
  static constexpr Worths evaluate_each(const Edition& edition, const State& state) noexcept {
    return china::evaluate_each(edition, state);
  }

  static constexpr int action_of(Step chosen) noexcept { return chosen.action; }
  static constexpr Step step_of(int action) noexcept { return china::step(action); }
  static constexpr void encode(const Edition& edition, const State& masked, Seat seat,
                               std::span<float> out) {
    china::encode(edition, masked, seat, out);
  }
};

static_assert(Game<China>);

}  // namespace pentarch::china
