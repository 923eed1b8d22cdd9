// Comuni: what a seat knows, what a person is shown (C17), and guesses.
#include "games/comuni/tests/builder.hpp"

namespace pentarch::comuni {
namespace {

using tests::Count;
using tests::Play;
using tests::Position;

TEST(comuni, C17_the_mask_shows_what_a_perfect_memory_knows) {
  const Play game(Position(3).cubes(1, {.gold = 4}).hand(1, {"c-wild-2"}).honour(1, 0, 0));
  for (const Seat viewer : {Seat{0}, Seat{1}, kNobody}) {
    EXPECT_TRUE(tests::same(game.mask(viewer), game.state()));
  }
}

TEST(comuni, C17_closed_screens_cover_cubes_cards_and_honour_for_persons) {
  const Play game(Position(3)
                      .cubes(0, {.gold = 2})
                      .cubes(1, {.gold = 4})
                      .hand(1, {"c-wild-2"})
                      .honour(1, 0, 0)
                      .building(1, kEconomy, 2)
                      .wall(1, 3)
                      .plunder(1, 2)
                      .bid(1, 1, 1));
  const State shown = game.shown(0);
  EXPECT_EQ(shown.players[1].cubes, Cubes{});
  EXPECT_EQ(shown.players[1].hand[0], kNoCard);
  EXPECT_EQ(shown.players[1].honour, 0);
  EXPECT_EQ(shown.covered, 0b110);
  EXPECT_EQ(shown.players[0].cubes, (Count{.gold = 2}.cubes())) << "one's own are seen";
  EXPECT_EQ(shown.players[1].buildings, game.seat(1).buildings) << "what stands open stays open";
  EXPECT_EQ(shown.players[1].walls, game.seat(1).walls);
  EXPECT_EQ(shown.players[1].plunder, 2);
  EXPECT_EQ(shown.columns[0].bid.gold, 1);
  const Json json = tests::standard_face().position(shown);
  EXPECT_FALSE(json["players"][1].contains("cubes"));
  EXPECT_FALSE(json["players"][1].contains("hand"));
  EXPECT_FALSE(json["players"][1].contains("honour"));
}

TEST(comuni, C17_of_the_supply_only_exhausted_kinds_are_shown) {
  const Play game(Position(3).turn(1).supply({.gold = 1, .army = 30, .pilgrim = 9}, 2));
  const Json json = tests::standard_face().position(game.shown(0));
  EXPECT_TRUE(json["supply"]["gold"].is_null());
  EXPECT_TRUE(json["supply"]["army"].is_null());
  EXPECT_EQ(json["supply"]["craftsman"], 0);
}

// Else the seat could not know what it may choose.
TEST(comuni, C17_the_seat_at_turn_sees_a_supply_that_may_not_suffice_for_it) {
  const Play game(
      Position(2).commune(1, 5).turn(1).supply({.gold = 1, .army = 2, .craftsman = 9}, 0));
  const State shown = game.shown(1);
  EXPECT_EQ(shown.supply[kGold], 1) << "two gold of choice would be too much";
  EXPECT_EQ(shown.supply[kArmy], tests::standard().supply[kArmy]) << "two armies would not";
  const Play other(shown);
  EXPECT_EQ(other.options(1, "income"), game.options(1, "income"));
}

TEST(comuni, C17_open_screens_and_the_end_cover_nothing) {
  const Play open(Position(2).open_screens().cubes(1, {.gold = 4}));
  EXPECT_TRUE(tests::same(open.shown(0), open.state()));
  const Play over(Position(2).deck(3, 0).phase(Phase::kOver).cubes(1, {.gold = 4}));
  EXPECT_TRUE(tests::same(over.shown(0), over.state()));
}

TEST(comuni, C17_the_option_is_kept_in_the_state_and_closed_by_default) {
  EXPECT_EQ(tests::started(2).open_screens, 0);
  EXPECT_EQ(tests::started(2, 1, true).open_screens, 1);
  const ComuniFace& face = tests::standard_face();
  EXPECT_EQ(face.position(tests::started(2, 1, true))["screens"], "open");
}

TEST(comuni, C17_undeclared_choices_are_nobodys_business) {
  Play game(Position(2).cubes(0, {.gold = 3}));
  const State before = game.mask(1);
  take_quietly<Comuni>(tests::standard(), game.state(), 0, Comuni::step_of(PlaceBid::at(0)));
  ASSERT_EQ(game.phase(), Phase::kBidding);
  EXPECT_TRUE(tests::same(game.mask(1), before));
  EXPECT_EQ(game.mask(0).pending.phase, Phase::kBidding);
}

// No card and no cube is hidden, so the only way to fill in what a seat can't see is to leave it:
// what others have answered is their choice, and no choice is invented.
TEST(comuni, guess_is_the_mask_and_draws_nothing) {
  Play game(Position(3).deck(1, 0).phase(Phase::kInvasion).cubes(0, {.army = 3}));
  game.does(0, "defend league 1 walls 2");
  for (const Seat viewer : {Seat{0}, Seat{1}, kNobody}) {
    ScriptedChance chance({});
    const State mask = game.mask(viewer);
    EXPECT_TRUE(tests::same(guess(tests::standard(), mask, viewer, chance), mask));
    EXPECT_FALSE(chance.failed());
  }
}

}  // namespace
}  // namespace pentarch::comuni
