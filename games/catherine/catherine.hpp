// Catherine as a Game (engine/game.hpp): the rules of this folder under the names of the contract.
#pragma once

#include "games/catherine/audit.hpp"
#include "games/catherine/encode.hpp"
#include "games/catherine/evaluate.hpp"
#include "games/catherine/knowledge.hpp"
#include "games/catherine/rules.hpp"
#include "games/catherine/scoring.hpp"
#include "games/catherine/thinking.hpp"

namespace pentarch::catherine {

struct Catherine {
  using Edition = catherine::Edition;
  using State = catherine::State;
  using Step = catherine::Step;
  using Steps = catherine::Steps;

  static constexpr Facts kFacts = catherine::kFacts;
  static constexpr int kActions = catherine::kActions;
  static constexpr Thinking kThinking = catherine::kThinking;
  static constexpr auto kBlocks = catherine::kBlocks;
  static constexpr std::array<OptionSpec, 0> kOptions{};

  template <class Chance, class Sink>
  static constexpr State start(const Edition& edition, const Setup& setup, Chance& chance,
                               Sink& tell) {
    return catherine::start(edition, setup, chance, tell);
  }

  static constexpr SeatSet deciders(const Edition&, const State& state) noexcept {
    return catherine::deciders(state);
  }

  static constexpr void legal(const Edition& edition, const State& state, Seat seat,
                              Steps& steps) noexcept {
    steps.clear();
    if (!catherine::deciders(state).has(seat)) return;
    const Offer now = offer(edition, state, seat);
    now.cards.for_each([&](int card) {
      for_each_bit(now.columns, [&](int column) {
        steps.push_back(step_of(now.base + now.stride * card + column));
      });
    });
  }

  template <class Chance>
  static constexpr Drawn<Step> random_step(const Edition& edition, const State& state, Seat seat,
                                           Chance& chance) noexcept {
    const Offer now = offer(edition, state, seat);
    const int options = now.size();
    return {now.nth(chance.below(options)), options};
  }

  static constexpr bool undeclared(const State& state, Seat seat) noexcept {
    return catherine::undeclared(state, seat);
  }

  template <class Chance, class Sink>
  static constexpr void apply(const Edition& edition, State& state, Seat seat, Step step,
                              Chance& chance, Sink& tell) {
    catherine::apply(edition, state, seat, step, chance, tell);
  }

  static constexpr Standing standing(const Edition& edition, const State& state) noexcept {
    return catherine::standing(edition, state);
  }
  static constexpr State mask(const Edition&, const State& state, Seat seat) noexcept {
    return catherine::mask(state, seat);
  }
  static constexpr State shown(const Edition&, const State& masked, Seat) noexcept {
    return masked;
  }
  template <class Chance>
  static constexpr State guess(const Edition&, const State& masked, Seat, Chance& chance) {
    return catherine::guess(masked, chance);
  }
  static constexpr const char* audit(const Edition& edition, const State& state) {
    return catherine::audit(edition, state);
  }

  static constexpr int evaluate(const Edition& edition, const State& state, Seat seat) noexcept {
    return catherine::evaluate(edition, state, seat);
  }

  static constexpr int action_of(Step step) noexcept { return step.action; }
  static constexpr Step step_of(int action) noexcept {
    return {static_cast<std::uint16_t>(action)};
  }
  static constexpr void encode(const Edition& edition, const State& masked, Seat seat,
                               std::span<float> out) {
    catherine::encode(edition, masked, seat, out);
  }
};

static_assert(Game<Catherine>);

}  // namespace pentarch::catherine
