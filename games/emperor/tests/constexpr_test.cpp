// The rules are constant expressions: the compiler itself plays the beginning of a game. What it
// computes must be what the program computes.
#include <gtest/gtest.h>

#include "engine/hash.hpp"
#include "games/emperor/edition_tables.hpp"
#include "games/emperor/emperor.hpp"

namespace pentarch::emperor {
namespace {

// A few components; where effects are printed there is gold.
constexpr Edition tiny_edition() {
  Edition edition;
  edition.type_count = 4;
  for (int type = 0; type < 4; ++type) {
    edition.persons[type] = {.power = static_cast<std::uint8_t>(type + 1),
                             .cost = 1,
                             .in_deck = 3,
                             .starting = static_cast<std::uint8_t>(type == 0 ? 1 : 0)};
  }
  edition.bag.fill(2);
  edition.starting_carriages = {1, 1, 1, 1, 1};
  edition.set_sizes[3] = {2, 2, 1, 0, 0};
  edition.withdrawals_by_seats[3] = 0b111;
  edition.cubes_by_seats[3] = 20;
  edition.tribute_points = {2, 3};
  edition.tribute_counts = {4, 4};
  edition.tribute_kinds = 2;
  edition.raise_cost = {0, 1, 3, 6};
  edition.bonus_count = 5;
  edition.top_level = 3;
  for (int effect = 0; effect < kOfPalace + 4; ++effect) {
    if (effect == kOfPalace) continue;
    edition.effects[effect].size = 1;
    edition.effects[effect].alternatives[0] = {.parts = {Part{kGold, 1}}, .size = 1};
  }
  edition.rounds = 1;
  edition.late_from = 5;
  edition.xiongnu_start = 2;
  edition.xiongnu_most = 20;
  edition.display_extra = 1;
  edition.start_cubes = 3;
  edition.start_points = 10;
  edition.start_trust = 5;
  edition.start_land = 1;
  edition.trust_most = 30;
  edition.trust_fall = 10;
  edition.shortage_pays = 2;
  fill_tables(edition);
  count_frames(edition);
  return edition;
}

constexpr std::uint64_t play_some_steps(const Edition& edition) {
  FastChance chance(7);
  Silence silence;
  State state = start(edition, pentarch::Setup{.seats = 3, .options = {}}, chance, silence);
  for (int i = 0; i < 25; ++i) {
    const Seat seat = deciders(state).lowest();
    const Step step = Emperor::random_step(edition, state, seat, chance).step;
    Emperor::apply(edition, state, seat, step, chance, silence);
    if (Emperor::audit(edition, state) != nullptr) return 0;
  }
  return hash_of(mask(edition, state, 0));
}

TEST(emperor_constexpr, the_compiler_plays_the_same_game) {
  constexpr Edition kEdition = tiny_edition();
  constexpr std::uint64_t kHash = play_some_steps(kEdition);
  static_assert(kHash != 0);
  EXPECT_EQ(play_some_steps(kEdition), kHash);
}

}  // namespace
}  // namespace pentarch::emperor
