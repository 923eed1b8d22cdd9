// Emperor's Choice: rulings about cubes, trust, points and tributes.
#include "games/emperor/tests/builder.hpp"

namespace pentarch::emperor::tests {
namespace {

// ---- Cubes -----------------------------------------------------------------------------------

TEST(emperor, E8_cubes_paid_come_from_those_not_shown_first) {
  Table table(3);
  table.orders({2})
      .actor(2)
      .phase(Pending::kWithdrawn)
      .on_top(Pending::kChoosePolicy)
      .policies({"centralization"})
      .shown(0, {}, 3, 3)
      .cubes(0, 1)
      .cubes(1, 1);
  table.play(2, "score centralization");  // seat 0 has the most and pays 2
  EXPECT_EQ(table.at(0).cubes, 2);
  EXPECT_EQ(table.at(0).shown_cubes, 2);
  EXPECT_EQ(table.state().high, 3) << "the number stands";
}

TEST(emperor, E8_shown_persons_still_belong_to_the_hand_for_a_policy) {
  Table table(3);
  table.orders({2})
      .actor(2)
      .phase(Pending::kWithdrawn)
      .on_top(Pending::kChoosePolicy)
      .policies({"meritocracy"})
      .shown(0, {"general-9"}, 0, 9)
      .hand(0, {"cavalry-2"})
      .shown(1, {"general-8"}, 2, 10);
  table.play(2, "score meritocracy")
      .all_play({"show general-9 cavalry-2", "show general-8", "show nothing"});
  EXPECT_EQ(table.at(0).points, 10 + 11);
  EXPECT_EQ(table.at(1).points, 10 + 8);
  EXPECT_EQ(table.at(0).shown, persons({"general-9"})) << "and still lies there";
}

TEST(emperor, E9_when_the_supply_is_empty_everyone_pays_two_and_taking_goes_on) {
  Table table(3);
  table.refill(0).gold(0, 3).cubes(0, 10).cubes(1, 9).cubes(2, 1);  // 1 of 21 is left
  table.play(0, "hire 3");
  // One cube, then 2, 2 and 1 are paid, then two more.
  EXPECT_EQ(table.at(0).cubes, 10 + 1 - 2 + 2);
  EXPECT_EQ(table.at(1).cubes, 7);
  EXPECT_EQ(table.at(2).cubes, 0);
  EXPECT_EQ(table.at(2).points, 10 - 3) << "one cube was missing";
  EXPECT_EQ(table.state().supply, 3);
}

TEST(emperor, E9_more_cubes_may_be_bought_than_the_supply_holds) {
  Table table(3);
  table.refill(0).gold(0, 12).cubes(0, 8).cubes(1, 8).cubes(2, 5);
  table.play(0, "hire 12");  // 6, 6: two shortages
  EXPECT_EQ(table.at(0).cubes, 8 - 2 + 6 - 2 + 6);
  EXPECT_EQ(table.at(1).cubes, 4);
  EXPECT_EQ(table.at(2).cubes, 1);
}

// ---- Trust -----------------------------------------------------------------------------------

TEST(emperor, E10_trust_above_the_most_lowers_everyone_first) {
  Table table(3);
  table.trust(0, 28).trust(1, 12).trust(2, 7).points(2, 5);
  State state = table.state();
  Silence silence;
  gain_trust(Table::edition(), state, 0, 4, silence);
  EXPECT_EQ(state.players[0].trust, 28 - 10 + 4);
  EXPECT_EQ(state.players[1].trust, 2);
  EXPECT_EQ(state.players[2].trust, 0);
  EXPECT_EQ(state.players[2].points, 15 - 2 * 3) << "three points of trust were missing";
}

TEST(emperor, E10_exactly_the_most_is_no_overflow) {
  Table table(3);
  State state = table.trust(0, 26).state();
  Silence silence;
  gain_trust(Table::edition(), state, 0, 4, silence);
  EXPECT_EQ(state.players[0].trust, 30);
  EXPECT_EQ(state.players[1].trust, 5);
}

TEST(emperor, E11_points_never_go_below_0) {
  Table table(3);
  table.hand(0, {"eunuch-3"}).trust(0, 0).points(0, -9).play(0, "show eunuch-3");
  EXPECT_EQ(table.at(0).points, 0) << "4 points were due, 1 was there";
  EXPECT_EQ(table.at(0).by_source[kFromLosses], -10);
}

// ---- Tributes --------------------------------------------------------------------------------

TEST(emperor, E16_the_sixth_disc_takes_all_off_and_lays_a_tribute) {
  Table table(3);
  table.scoring(0).discs({"centralization", "legalism", "extravagance", "defence", "lineage"});
  table.play(0, "score book-burning");
  EXPECT_EQ(table.state().discs, 0);
  EXPECT_EQ(table.state().under[kTour / 2], 1) << "the tour was the only one without a disc";
  EXPECT_EQ(table.state().tribute_pile, 31);
}

TEST(emperor, E16_whoever_chooses_the_policy_next_takes_its_tributes) {
  Table table(3);
  table.scoring(1).under("tour", 2).drawing(kTributePile, {"tribute-4", "tribute-2"});
  table.play(1, "score tour");
  EXPECT_EQ(table.at(1).tributes[0], 1);
  EXPECT_EQ(table.at(1).tributes[2], 1);
  EXPECT_EQ(table.state().under[kTour / 2], 0);
  EXPECT_EQ(table.state().tribute_pile, 30) << "they did not come from the pile";
}

TEST(emperor, E28_tributes_under_a_policy_all_or_none) {
  Table table(3);
  table.scoring(1).under("tour", 2);
  EXPECT_FALSE(table.can(1, "score legalism leave")) << "there are none under it";
  table.play(1, "score tour leave");
  EXPECT_EQ(table.tribute_count(1), 0);
  EXPECT_EQ(table.state().under[kTour / 2], 2);
}

TEST(emperor, E16_from_an_empty_pile_none_is_laid) {
  Table table(3);
  table.scoring(0).all_tributes(1).discs(
      {"centralization", "legalism", "extravagance", "defence", "lineage"});
  table.play(0, "score book-burning");
  EXPECT_EQ(table.state().discs, 0);
  EXPECT_EQ(table.state().under[kTour / 2], 0);
}

TEST(emperor, E16_a_tribute_from_an_empty_pile_is_three_points) {
  Table table(3);
  table.scoring(0).policies({"frugality"}).all_tributes(1).play(0, "score frugality");
  EXPECT_EQ(table.at(0).points, 13);
  EXPECT_EQ(table.tribute_count(0), 0);
}

TEST(emperor, E16_a_policy_with_a_disc_is_not_scored_again) {
  Table table(3);
  table.scoring(0).discs({"tour"});
  EXPECT_FALSE(table.can(0, "score tour"));
  EXPECT_NE(table.why_not(0, "score tour"), "");
}

}  // namespace
}  // namespace pentarch::emperor::tests
