// Emperor's Choice: rulings about the auction, and the persons that act in it.
#include "games/emperor/tests/builder.hpp"

namespace pentarch::emperor::tests {
namespace {

// ---- Showing ---------------------------------------------------------------------------------

// Li Xin has shown cavalry 3 and 2 cubes; Meng Tian shows two persons and has bid 6; Wang Ben has
// passed.
Table raise_example() {
  return Table(3)
      .orders({2})
      .shown(0, {"cavalry-3"}, 2, 5)
      .shown(1, {"supply-officer-3", "cavalry-3"}, 0, 6)
      .hand(0, {"cavalry-2", "general-9", "prince-3"})
      .cubes(0, 3);
}

TEST(emperor, example_a_raise_from_5_to_8_against_6) {
  Table table = raise_example();
  table.play(0, "show cavalry-2 cubes 1");
  EXPECT_EQ(table.state().high, 8);
  EXPECT_EQ(table.at(0).shown, persons({"cavalry-2", "cavalry-3"}));
  EXPECT_EQ(table.at(0).shown_cubes, 3);
  EXPECT_EQ(table.decider(), 1);
}

TEST(emperor, E1_one_person_more_than_any_other_player_shows) {
  EXPECT_TRUE(raise_example().can(0, "show cavalry-2 general-9")) << "three in all";
  EXPECT_FALSE(raise_example().can(0, "show cavalry-2 general-9 prince-3")) << "four in all";
  EXPECT_NE(raise_example().why_not(0, "show cavalry-2 general-9 prince-3"), "");
}

TEST(emperor, E1_who_has_passed_shows_none) {
  Table table(3);
  table.orders({2}).hand(0, {"cavalry-2", "cavalry-3"}).cubes(0, 9).shown(1, {}, 2, 2);
  EXPECT_TRUE(table.can(0, "show cavalry-3"));
  EXPECT_FALSE(table.can(0, "show cavalry-2 cavalry-3"));
}

TEST(emperor, E2_a_raise_is_strictly_above_the_highest_number) {
  Table table(3);
  table.shown(1, {}, 5, 5).hand(0, {"military-officer-4"}).cubes(0, 3);
  EXPECT_FALSE(table.can(0, "show military-officer-4 cubes 1"));
  EXPECT_TRUE(table.can(0, "show military-officer-4 cubes 2"));
  EXPECT_FALSE(table.can(0, "show cubes 3"));
  EXPECT_TRUE(table.can(0, "pass"));
}

TEST(emperor, E2_a_person_is_offered_only_if_the_bid_can_still_come_above) {
  Table table(3);
  table.shown(1, {"general-7", "general-9"}, 0, 16)
      .hand(0, {"cavalry-2", "cavalry-3", "military-officer-6", "general-8"})
      .cubes(0, 1);
  EXPECT_TRUE(table.can(0, "show cavalry-3 military-officer-6 general-8")) << "17";
  EXPECT_FALSE(table.can(0, "show cavalry-2 cavalry-3 general-8 cubes 1")) << "14";
  EXPECT_EQ(table.choices(0), 1 + 2) << "pass, cavalry 2 (2 + 6 + 8 + 1) or cavalry 3";
}

TEST(emperor, E2_the_start_player_begins) {
  Table table(3);
  table.hand(0, {"cavalry-2"}).cubes(0, 2);
  EXPECT_FALSE(table.can(0, "pass"));
  EXPECT_FALSE(table.can(0, "show nothing"));
  EXPECT_TRUE(table.can(0, "show cubes 1"));
  EXPECT_TRUE(table.can(0, "show cavalry-2"));
}

TEST(emperor, E2_a_start_player_who_cannot_show_anything_passes) {
  Table table(3);
  table.hand(0, {"assassin-0"});
  EXPECT_FALSE(table.can(0, "show assassin-0")) << "the sum must be at least 1";
  EXPECT_TRUE(table.can(0, "pass"));
  table.play(0, "pass");
  EXPECT_EQ(table.at(0).order, 3);
}

TEST(emperor, E2_when_all_others_have_passed_passing_is_the_only_move) {
  Table table(3);
  table.orders({1, 2}).shown(0, {"general-9"}, 0, 9).cubes(0, 5).hand(0, {"general-8"});
  EXPECT_EQ(table.choices(0), 1);
  table.play(0, "pass");
  EXPECT_EQ(table.at(0).order, 1);
  EXPECT_EQ(table.at(0).open, persons({"general-8"})) << "the strongest is lost";
}

TEST(emperor, E2_nothing_new_need_be_shown_where_the_sum_has_grown) {
  Table table(3);
  table.shown(0, {"field-marshal"}, 0, 4).cubes(0, 6).shown(1, {"cavalry-3"}, 2, 5);
  EXPECT_TRUE(table.can(0, "show nothing")) << "the marshal is worth 8 by now";
}

TEST(emperor, E3_a_number_stands_whatever_happens_to_the_cards) {
  Table table(3);
  table.actor(1)
      .shown(0, {"general-9"}, 0, 9)
      .hand(1, {"assassin-0", "cavalry-2"})
      .cubes(1, 9)
      .play(1, "show assassin-0 cavalry-2 cubes 8");
  EXPECT_TRUE(table.at(0).shown.empty());
  EXPECT_EQ(table.at(0).declared, 9);
  EXPECT_EQ(table.state().high, 10);
}

TEST(emperor, E3_the_next_raise_counts_what_is_left) {
  Table table(3);
  table.actor(1).shown(0, {}, 2, 9).shown(1, {"general-8"}, 2, 10).hand(0, {"general-9"});
  table.actor(0).cubes(0, 4);
  EXPECT_TRUE(table.can(0, "show general-9"));
  EXPECT_FALSE(table.can(0, "show cubes 4")) << "2 + 4 is not above 10, though 9 was declared";
}

// ---- Passing ---------------------------------------------------------------------------------

// Li Xin shows general 9, officer 4, 4 cubes and cavalry 3.
Table loss_example(std::initializer_list<int> passed, int seats) {
  return Table(seats)
      .orders(passed)
      .shown(0, {"general-9", "military-officer-4", "cavalry-3"}, 4, 20)
      .shown(1, {"general-8"}, 0, 8);
}

TEST(emperor, example_tile_3_takes_the_officer_or_the_four_cubes) {
  Table table = loss_example({}, 3);
  table.play(0, "pass");
  EXPECT_EQ(table.at(0).order, 3);
  ASSERT_EQ(table.asked(), Pending::kLoss);
  EXPECT_EQ(table.choices(0), 2);
  EXPECT_TRUE(table.can(0, "lose military-officer-4"));
  EXPECT_TRUE(table.can(0, "lose cubes"));
  table.play(0, "lose cubes");
  EXPECT_EQ(table.at(0).cubes, 0);
  EXPECT_EQ(table.at(0).open, persons({"general-9", "military-officer-4", "cavalry-3"}));
  EXPECT_TRUE(table.at(0).shown.empty());
}

TEST(emperor, E4_the_cubes_are_one_item) {
  Table table = loss_example({}, 5);
  table.play(0, "pass");
  EXPECT_EQ(table.at(0).order, 5);
  EXPECT_TRUE(table.heard(kLostNothing)) << "there are four items";
  EXPECT_EQ(table.at(0).cubes, 4);
}

TEST(emperor, E4_the_smallest_of_four_is_lost_to_tile_4) {
  Table table = loss_example({}, 4);
  table.play(0, "pass");
  EXPECT_EQ(table.at(0).open, persons({"general-9", "military-officer-4"}));
  EXPECT_EQ(table.state().discards, persons({"cavalry-3"}));
}

TEST(emperor, E4_equal_persons_of_one_type_are_no_choice) {
  Table table(3);
  table.shown(0, {"cavalry-3", "cavalry-3", "cavalry-3"}, 0, 9).shown(1, {"general-8"}, 4, 12);
  table.play(0, "pass");
  EXPECT_EQ(table.asked(), Pending::kWithdraw);
  EXPECT_EQ(table.at(0).open, persons({"cavalry-3", "cavalry-3"}));
}

TEST(emperor, E5_the_marshal_counts_all_cubes_shown_or_not) {
  Table table(3);
  table.shown(1, {}, 9, 9).hand(0, {"field-marshal"}).cubes(0, 8);
  EXPECT_TRUE(table.can(0, "show field-marshal")) << "8 + 2";
  table.play(0, "show field-marshal cubes 3");
  EXPECT_EQ(table.state().high, 13);
}

TEST(emperor, E5_the_marshal_at_passing) {
  Table table(3);
  table.orders({1, 2}).shown(0, {"field-marshal", "general-7"}, 1, 10).cubes(0, 6);
  table.play(0, "pass");  // marshal 9, general 7, cubes 1; tile 1
  EXPECT_EQ(table.at(0).open, persons({"general-7"}));
}

// ---- Persons that act ------------------------------------------------------------------------

TEST(emperor, E6_the_assassin_and_its_victim_are_discarded_and_both_players_paid) {
  Table table(3);
  table.actor(1)
      .shown(0, {"general-9"}, 0, 9)
      .hand(1, {"assassin-0", "general-8"})
      .cubes(1, 2)
      .play(1, "show assassin-0 general-8 cubes 2");
  EXPECT_EQ(table.state().discards, persons({"assassin-0", "general-9"}));
  EXPECT_EQ(table.at(0).points, 10 + 2 * 3);
  EXPECT_EQ(table.at(1).points, 10 + 2 * 3);
  EXPECT_EQ(table.at(1).shown, persons({"general-8"}));
  EXPECT_EQ(table.state().high, 10);
}

TEST(emperor, E6_the_assassin_chooses_among_several) {
  Table table(3);
  table.actor(1)
      .shown(0, {"general-9", "cavalry-2"}, 0, 11)
      .shown(2, {"prince-3"}, 0, 3)
      .hand(1, {"assassin-0", "general-8"})
      .cubes(1, 5)
      .play(1, "show assassin-0 general-8 cubes 5");
  ASSERT_EQ(table.asked(), Pending::kVictim);
  EXPECT_EQ(table.choices(1), 3);
  table.play(1, "kill c prince-3");
  EXPECT_EQ(table.at(2).points, 10 + 2 * 2);
  EXPECT_TRUE(table.at(2).open.empty());
}

TEST(emperor, E6_without_a_target_the_assassin_stays) {
  Table table(3);
  table.hand(0, {"assassin-0"}).cubes(0, 3).play(0, "show assassin-0 cubes 1");
  EXPECT_EQ(table.at(0).shown, persons({"assassin-0"}));
  EXPECT_TRUE(table.state().discards.empty());
}

TEST(emperor, E6_cubes_are_no_target) {
  Table table(3);
  table.actor(1)
      .shown(0, {}, 3, 3)
      .hand(1, {"assassin-0"})
      .cubes(1, 5)
      .play(1, "show assassin-0 cubes 4");
  EXPECT_EQ(table.at(1).shown, persons({"assassin-0"}));
  EXPECT_EQ(table.at(0).shown_cubes, 3);
}

TEST(emperor, E7_empress_and_concubine_gain_trust) {
  Table table(3);
  table.hand(0, {"empress-5"}).hand(1, {"concubine-2", "concubine-3"}).cubes(1, 9);
  table.play(0, "show empress-5").play(1, "show concubine-2 concubine-3 cubes 1");
  EXPECT_EQ(table.asked(), Pending::kOnShow) << "two types: an order (E27)";
  table.play(1, "resolve concubine-3");
  EXPECT_EQ(table.at(0).trust, 6);
  EXPECT_EQ(table.at(1).trust, 7);
}

TEST(emperor, E7_the_eunuch_loses_trust_and_brings_a_tribute) {
  Table table(3);
  table.hand(0, {"eunuch-3"}).trust(0, 1).drawing(kTributePile, {"tribute-4"});
  table.play(0, "show eunuch-3");
  EXPECT_EQ(table.at(0).trust, 0);
  EXPECT_EQ(table.at(0).points, 10 - 2) << "one point of trust is missing";
  EXPECT_EQ(table.at(0).tributes[2], 1);
}

TEST(emperor, E7_the_court_official_brings_gold) {
  Table table(3);
  table.hand(0, {"court-official-4"}).play(0, "show court-official-4");
  EXPECT_EQ(table.at(0).gold, 1);
}

TEST(emperor, E7_a_cube_of_the_supply_officer_comes_after_the_bid) {
  Table table(3);
  table.hand(0, {"supply-officer-4"}).cubes(0, 1);
  EXPECT_FALSE(table.can(0, "show supply-officer-4 cubes 2"));
  table.play(0, "show supply-officer-4 cubes 1");
  EXPECT_EQ(table.state().high, 5);
  EXPECT_EQ(table.at(0).cubes, 2);
  EXPECT_EQ(table.at(0).shown_cubes, 1);
}

TEST(emperor, E7_effects_happen_once_when_shown) {
  Table table(3);
  table.shown(0, {"court-official-4"}, 0, 4).cubes(0, 4).shown(1, {}, 5, 5);
  table.play(0, "show cubes 2");
  EXPECT_EQ(table.at(0).gold, 0);
}

TEST(emperor, persons_without_an_effect_on_showing_do_nothing) {
  for (const char* name : {"cavalry-2", "military-officer-5", "general-7", "crown-prince-7",
                           "prince-4", "chancellor-5", "philosopher-4"}) {
    Table table(3);
    table.hand(0, {name}).play(0, std::string("show ") + name);
    EXPECT_EQ(table.at(0).trust, 5) << name;
    EXPECT_EQ(table.at(0).points, 10) << name;
    EXPECT_EQ(table.asked(), Pending::kBid) << name;
  }
}

TEST(emperor, E26_above_the_limit_one_may_raise_with_cubes_alone) {
  Table table(3);
  table.orders({2})
      .shown(0, {"cavalry-2", "cavalry-3", "prince-3"}, 0, 8)
      .shown(1, {}, 9, 9)
      .hand(0, {"general-9"})
      .cubes(0, 2);
  EXPECT_TRUE(table.can(0, "show cubes 2"));
  EXPECT_FALSE(table.can(0, "show general-9"));
}

TEST(emperor, E26_the_assassin_counts_for_the_limit) {
  Table table(3);
  table.shown(1, {"general-9"}, 0, 9).hand(0, {"assassin-0", "general-7", "general-8"}).cubes(0, 2);
  EXPECT_TRUE(table.can(0, "show general-7 assassin-0 cubes 2") ||
              table.can(0, "show general-8 assassin-0 cubes 2"));
  EXPECT_FALSE(table.can(0, "show general-7 general-8 assassin-0"));
}

// Concubine first: 1 + 1 - 2 = 0. Eunuch first: a point of trust is missing.
TEST(emperor, E27_the_owner_chooses_the_order_of_effects) {
  const auto bid = [] {
    Table table(3);
    table.trust(1, 1)
        .actor(1)
        .shown(0, {"cavalry-2"}, 0, 2)
        .hand(1, {"concubine-2", "eunuch-3"})
        .play(1, "show concubine-2 eunuch-3");
    return table;
  };
  Table saved = bid();
  saved.play(1, "resolve concubine-2");
  EXPECT_EQ(saved.at(1).points, 10);
  EXPECT_EQ(saved.at(1).trust, 0);
  Table lost = bid();
  lost.play(1, "resolve eunuch-3");
  EXPECT_EQ(lost.at(1).points, 8);
  EXPECT_EQ(lost.at(1).trust, 1);
}

}  // namespace
}  // namespace pentarch::emperor::tests
