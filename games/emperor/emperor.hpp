// Emperor's Choice as a Game (engine/game.hpp): the rules of this folder under the names of the
// contract.
#pragma once

#include "games/emperor/audit.hpp"
#include "games/emperor/encode.hpp"
#include "games/emperor/evaluate.hpp"
#include "games/emperor/knowledge.hpp"
#include "games/emperor/rules.hpp"
#include "games/emperor/scoring.hpp"
#include "games/emperor/thinking.hpp"

namespace pentarch::emperor {

struct Emperor {
  using Edition = emperor::Edition;
  using State = emperor::State;
  using Step = emperor::Step;
  using Steps = emperor::Steps;

  static constexpr Facts kFacts = emperor::kFacts;
  static constexpr int kActions = emperor::kActions;
  static constexpr Thinking kThinking = emperor::kThinking;
  static constexpr auto kBlocks = emperor::kBlocks;
  static constexpr std::array<OptionSpec, 2> kOptions{{
      {.key = "first", .values = {"0", "1", "2", "3", "4"}, .is_seat = true},
      {.key = "tributes", .values = {"covered", "counted"}},  // E29
  }};

  template <class Chance, class Sink>
  static constexpr State start(const Edition& edition, const Setup& setup, Chance& chance,
                               Sink& tell) {
    return emperor::start(edition, setup, chance, tell);
  }

  static constexpr SeatSet deciders(const Edition&, const State& state) noexcept {
    return emperor::deciders(state);
  }
  static constexpr void legal(const Edition& edition, const State& state, Seat seat,
                              Steps& steps) noexcept {
    emperor::legal(edition, state, seat, steps);
  }
  // Most choices are few: the list costs less than counting twice.
  template <class Chance>
  static constexpr Drawn<Step> random_step(const Edition& edition, const State& state, Seat seat,
                                           Chance& chance) noexcept {
    return random_of_list<Emperor>(edition, state, seat, chance);
  }
  static constexpr bool undeclared(const State& state, Seat seat) noexcept {
    return emperor::undeclared(state, seat);
  }
  template <class Chance, class Sink>
  static constexpr void apply(const Edition& edition, State& state, Seat seat, Step chosen,
                              Chance& chance, Sink& tell) {
    emperor::apply(edition, state, seat, chosen, chance, tell);
  }

  static constexpr Standing standing(const Edition& edition, const State& state) noexcept {
    return emperor::standing(edition, state);
  }
  static constexpr State mask(const Edition& edition, const State& state, Seat seat) noexcept {
    return emperor::mask(edition, state, seat);
  }
  static constexpr State shown(const Edition& edition, const State& masked, Seat seat) noexcept {
    return emperor::shown(edition, masked, seat);
  }
  template <class Chance>
  static constexpr State guess(const Edition& edition, const State& masked, Seat seat,
                               Chance& chance) {
    return emperor::guess(edition, masked, seat, chance);
  }
  static constexpr const char* audit(const Edition& edition, const State& state) {
    return emperor::audit(edition, state);
  }
  static constexpr int evaluate(const Edition& edition, const State& state, Seat seat) noexcept {
    return emperor::evaluate(edition, state, seat);
  }
  static constexpr Worths evaluate_each(const Edition& edition, const State& state) noexcept {
    return emperor::evaluate_each(edition, state);
  }

  static constexpr int action_of(Step chosen) noexcept { return chosen.action; }
  static constexpr Step step_of(int action) noexcept { return emperor::step(action); }
  static constexpr void encode(const Edition& edition, const State& masked, Seat seat,
                               std::span<float> out) {
    emperor::encode(edition, masked, seat, out);
  }
};

static_assert(Game<Emperor>);

}  // namespace pentarch::emperor
