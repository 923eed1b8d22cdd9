// The rules are constant expressions: the compiler itself plays a little game. What it computes
// must be what the program computes.
#include <gtest/gtest.h>

#include "engine/hash.hpp"
#include "games/comuni/comuni.hpp"
#include "games/comuni/edition_tables.hpp"

namespace pentarch::comuni {
namespace {

// Two columns, and four decks of a few cards.
constexpr Edition tiny_edition() {
  Edition edition;
  for (int card = 0; card < 8; ++card) {
    Kind& kind = edition.kinds[card];
    kind.types = static_cast<std::uint8_t>(1 + card);
    kind.rating = static_cast<std::uint8_t>(1 + card % 4);
    kind.deck = static_cast<std::uint8_t>(card / 2);
    kind.copies = {0, 0, 3, 3, 3, 3};
  }
  edition.deck_first = {0, 2, 4, 6};
  edition.deck_kinds = {2, 2, 2, 2};
  edition.spaces = {2, 1};
  edition.columns = {0, 0, 3, 3, 3, 3};
  edition.icons = 2;
  edition.supply = {20, 20, 20, 20};
  edition.envoys = 3;
  edition.wall_cards = 2;
  edition.level_points = {0, 1, 2, 3, 4};
  edition.claimless_rounds = 5;
  for (int i = 0; i < kCommunes; ++i) {
    edition.communes[i] = {.start = {2, 2, 2, 2}, .income = {1, 0, 0, 0}, .any = 1};
  }
  for (int i = 0; i < kDecks; ++i) {
    edition.invasions[i].strength = static_cast<std::uint8_t>(4 + i);
    edition.invasions[i].honour = {2, 1};
  }
  fill_tables(edition);
  return edition;
}

constexpr std::uint64_t play_some_steps(const Edition& edition) {
  FastChance chance(7);
  Silence silence;
  State state = start(edition, pentarch::Setup{.seats = 2, .options = {}}, chance, silence);
  for (int i = 0; i < 60 && !deciders(state).empty(); ++i) {
    const Seat seat = deciders(state).lowest();
    const Step step = Comuni::random_step(edition, state, seat, chance).step;
    Comuni::apply(edition, state, seat, step, chance, silence);
    if (Comuni::audit(edition, state) != nullptr) return 0;
  }
  return hash_of(mask(edition, state, 0));
}

TEST(comuni_constexpr, the_compiler_plays_the_same_game) {
  constexpr Edition kEdition = tiny_edition();
  constexpr std::uint64_t kHash = play_some_steps(kEdition);
  static_assert(kHash != 0);
  EXPECT_EQ(play_some_steps(kEdition), kHash);
}

}  // namespace
}  // namespace pentarch::comuni
