// The rules are constant expressions: the compiler itself plays a little game. What it computes
// must be what the program computes.
#include <gtest/gtest.h>

#include "engine/hash.hpp"
#include "games/splendor/splendor.hpp"
#include "games/splendor/tests/tiny_edition.hpp"

namespace pentarch::splendor {
namespace {

constexpr std::uint64_t play_some_steps(const Edition& edition) {
  FastChance chance(7);
  Silence silence;
  State state = start(edition, pentarch::Setup{.seats = 2, .options = {}}, chance, silence);
  for (int i = 0; i < 12; ++i) {
    const Step step = Splendor::random_step(edition, state, state.turn, chance).step;
    Splendor::apply(edition, state, state.turn, step, chance, silence);
    if (Splendor::audit(edition, state) != nullptr) return 0;
  }
  return hash_of(mask(edition, state, 0));
}

TEST(splendor_constexpr, the_compiler_plays_the_same_game) {
  constexpr Edition kEdition = tiny_edition({6, 6, 6});
  constexpr std::uint64_t kHash = play_some_steps(kEdition);
  static_assert(kHash != 0);
  EXPECT_EQ(play_some_steps(kEdition), kHash);
}

}  // namespace
}  // namespace pentarch::splendor
