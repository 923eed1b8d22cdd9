// The rules are constant expressions: the compiler itself plays a little game. What it computes
// must be what the program computes.
#include <gtest/gtest.h>

#include "engine/hash.hpp"
#include "games/catherine/catherine.hpp"
#include "games/catherine/tests/tiny_edition.hpp"

namespace pentarch::catherine {
namespace {

constexpr std::uint64_t play_some_steps(const Edition& edition) {
  FastChance chance(7);
  Silence silence;
  State state = start(edition, pentarch::Setup{.seats = 2, .options = {}}, chance, silence);
  for (int i = 0; i < 12; ++i) {
    const Seat seat = deciders(state).lowest();
    const Step step = Catherine::random_step(edition, state, seat, chance).step;
    Catherine::apply(edition, state, seat, step, chance, silence);
    if (Catherine::audit(edition, state) != nullptr) return 0;
  }
  return hash_of(mask(edition, state, 0));
}

TEST(catherine_constexpr, the_compiler_plays_the_same_game) {
  constexpr Edition kEdition = tiny_edition(22);
  constexpr std::uint64_t kHash = play_some_steps(kEdition);
  static_assert(kHash != 0);
  EXPECT_EQ(play_some_steps(kEdition), kHash);
}

}  // namespace
}  // namespace pentarch::catherine
