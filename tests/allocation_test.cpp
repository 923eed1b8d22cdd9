// Simulation never touches the heap: every allocation of the program is counted here.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "engine/embedded.hpp"
#include "engine/face.hpp"
#include "games/china/face.hpp"
#include "games/emperor/face.hpp"
#include "games/splendor/face.hpp"
#include "lab/play_out.hpp"

namespace {

std::atomic<std::uint64_t> allocations = 0;

void* counted_allocation(std::size_t size) {
  ++allocations;
  void* memory = std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) std::abort();
  return memory;
}

}  // namespace

void* operator new(std::size_t size) {
  return counted_allocation(size);
}
void* operator new[](std::size_t size) {
  return counted_allocation(size);
}
void operator delete(void* memory) noexcept {
  std::free(memory);
}
void operator delete[](void* memory) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
  std::free(memory);
}

namespace pentarch {
namespace {

template <Face F>
F standard_face() {
  const std::string path = std::string("games/") + F::Game::kFacts.id + "/edition.json";
  return *F::load(*parse_json(embedded(path)));
}

// Everything that a simulation, a search or a learner does with a game.
template <class G>
std::uint64_t steps_of_games(const typename G::Edition& edition, int seats, int games) {
  static std::array<float, encoded_size<G>()> numbers;
  std::uint64_t steps = 0;
  for (int number = 0; number < games; ++number) {
    FastChance chance = FastChance::of_game(1, static_cast<std::uint64_t>(number));
    Silence silence;
    const Setup setup{.seats = static_cast<std::uint8_t>(seats), .options = {}};
    typename G::State state = G::start(edition, setup, chance, silence);
    const Length length = play_out<G>(edition, state, chance, [&](const typename G::State& now) {
      const typename G::State mask = G::mask(edition, now, 0);
      const typename G::State guess = G::guess(edition, mask, 0, chance);
      typename G::Steps legal;
      G::legal(edition, guess, 0, legal);
      G::encode(edition, mask, 0, numbers);
      return G::audit(edition, guess) == nullptr && G::standing(edition, now).points[0] >= 0;
    });
    steps += length.steps;
  }
  return steps;
}

template <Face F>
void expect_no_allocation() {
  const F face = standard_face<F>();
  for (int seats = F::Game::kFacts.least_seats; seats <= F::Game::kFacts.most_seats; ++seats) {
    const std::uint64_t before = allocations;
    const std::uint64_t steps = steps_of_games<typename F::Game>(face.edition(), seats, 30);
    const std::uint64_t after = allocations;
    EXPECT_EQ(after - before, 0u) << F::Game::kFacts.id << " with " << seats << " seats";
    EXPECT_GT(steps, 1000u);
  }
}

TEST(Allocation, IsCounted) {
  const std::uint64_t before = allocations;
  const auto memory = std::make_unique<std::array<char, 100>>();
  EXPECT_GT(allocations, before) << static_cast<const void*>(memory.get());
}

TEST(Allocation, NeverHappensInASimulation) {
  expect_no_allocation<splendor::SplendorFace>();
  expect_no_allocation<china::ChinaFace>();
  expect_no_allocation<emperor::EmperorFace>();
}

}  // namespace
}  // namespace pentarch
