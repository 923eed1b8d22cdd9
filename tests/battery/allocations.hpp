// The law that play never touches the heap.
#pragma once

#include <climits>

#include "lab/play_out.hpp"
#include "tests/allocations.hpp"
#include "tests/battery/trial.hpp"

namespace pentarch::battery {

// Everything that a simulation, a search or a learner does with a game.
template <class G>
std::uint64_t steps_of_games(const typename G::Edition& edition, const Setup& setup, int games) {
  static std::array<float, encoded_size<G>()> numbers;
  std::uint64_t steps = 0;
  for (int number = 0; number < games; ++number) {
    FastChance chance = FastChance::of_game(kSeed, static_cast<std::uint64_t>(number));
    Silence silence;
    typename G::State state = G::start(edition, setup, chance, silence);
    const Length length = play_out<G>(edition, state, chance, [&](const typename G::State& now) {
      const typename G::State mask = G::mask(edition, now, 0);
      const typename G::State guess = G::guess(edition, mask, 0, chance);
      typename G::Steps legal;
      G::legal(edition, guess, 0, legal);
      G::encode(mask, 0, numbers);
      return G::audit(edition, guess) == nullptr && G::evaluate(edition, now, 0) != INT_MIN;
    });
    steps += length.steps;
  }
  return steps;
}

template <Face F>
void play_never_allocates(const Trial<F>& trial) {
  const std::uint64_t before = allocations;
  const std::uint64_t steps =
      steps_of_games<typename F::Game>(trial.edition(), trial.setup, trial.games);
  EXPECT_EQ(allocations - before, 0u);
  EXPECT_GT(steps, 10u);
}

}  // namespace pentarch::battery
