// The rules are constant expressions: the compiler itself plays a little game. What it computes
// must be what the program computes.
#include <gtest/gtest.h>

#include "engine/hash.hpp"
#include "games/china/china.hpp"
#include "games/china/tests/tiny_edition.hpp"

namespace pentarch::china {
namespace {

constexpr Edition kEdition = tiny_edition({5, 4, 4, 4, 4});

constexpr std::uint64_t play_some_steps(int count) {
  FastChance chance(7);
  Silence silence;
  Setup setup{.seats = 3, .options = {}};
  setup.options[kOptionFortress] = 1;
  State state = China::start(kEdition, setup, chance, silence);
  for (int i = 0; i < count && !China::deciders(kEdition, state).empty(); ++i) {
    if (China::audit(kEdition, state) != nullptr) return 0;
    const Step step = China::random_step(kEdition, state, state.turn, chance).step;
    China::apply(kEdition, state, state.turn, step, chance, silence);
  }
  return hash_of(China::mask(kEdition, state, 0));
}

TEST(china_constexpr, the_compiler_plays_the_same_game) {
  constexpr std::uint64_t kHash = play_some_steps(12);
  static_assert(kHash != 0);
  EXPECT_EQ(play_some_steps(12), kHash);
}

// Four houses in a line, one of them on a fortress, and one that stands alone.
constexpr int road_points() {
  State state;
  state.fortresses = bit(2);
  return chains_of(kEdition, state, bit(0) | bit(1) | bit(2) | bit(3) | bit(9)).points;
}

TEST(china_constexpr, the_compiler_scores_roads) {
  static_assert(road_points() == 8);
}

}  // namespace
}  // namespace pentarch::china
