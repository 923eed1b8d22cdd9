// Catherine: the fourteen families of actions, each with its bonus taken, refused and unavailable.
#include <gtest/gtest.h>

#include "games/catherine/tests/builder.hpp"

namespace pentarch::catherine::tests {
namespace {

// ---- Market ----------------------------------------------------------------------------------

// The example of the rulebook: three iron and two food draw five cards. R01 shows both.
TEST(catherine, K14_market_example_three_iron_and_two_food_draw_five_cards) {
  Play play(Position(2)
                .round(1)
                .row(0, {"R02", "R06", "R11", "R07"})
                .running(0, "R01", "R10")
                .hand(0, {})
                .favour(0, 5));
  EXPECT_EQ(play.seat(0).owned[kIron], 3);
  EXPECT_EQ(play.seat(0).owned[kFood], 2);
  play.says(0, "run");
  EXPECT_EQ(play.drew(0), 5);
  EXPECT_EQ(play.points(0, kFromLimit), 0);
}

TEST(catherine, K14_market_counts_goods_tiles_and_only_the_two_goods_that_it_shows) {
  // A tile of iron from Smolensk and one of caviar from Riga; R20 shows food and caviar.
  Play play(Position(2)
                .row(0, {"R20"})
                .running(0, "R01", "R10")
                .hand(0, {})
                .houses(0, {"smolensk", "riga"}));
  play.says(0, "run");
  EXPECT_EQ(play.drew(0), 2);
}

TEST(catherine, market_has_no_bonus) {
  Play play(Position(2).row(0, {"R11"}).running(0, "R01", "R10"));
  EXPECT_EQ(play.options(0), (Names{"decline", "run"}));
  EXPECT_EQ(play.refusal(0, "run bonus"), "R01 has no bonus");
}

TEST(catherine, K2_a_market_without_any_of_its_goods_is_not_run_and_draws_one_card) {
  // Seat 1 has the choice; seat 0 owns neither iron nor food.
  Play play(Position(2).row(0, {"R10"}).running(0, "R01", "R05").running(1, "B19", "B05"));
  EXPECT_EQ(play.deciders(), SeatSet::only(1));
  play.says(1, "run");
  EXPECT_EQ(play.heard(kIdle, 0), 1);
  EXPECT_EQ(play.drew(0), 1);
}

// ---- Ten points for three cards --------------------------------------------------------------

Position ten_points(const Names& hand) {
  return Position(2).running(0, "R03", "R05").hand(0, hand).favour(0, 5);
}

TEST(catherine, ten_points_three_cards_of_one_colour_bring_favour_as_well) {
  Play play(ten_points({"G01", "G02", "G03", "B01"}));
  play.says(0, "run bonus discard G01 G02 G03");
  EXPECT_EQ(play.points(0, kFromActions), 10);
  EXPECT_EQ(play.seat(0).favour, 5 + 1);
  EXPECT_TRUE(play.state().discards.has(card_id("G01")));
  EXPECT_TRUE(play.state().discards.has(card_id("G03")));
  EXPECT_EQ(play.seat(0).hand_size, 1 + 2);
}

TEST(catherine, K16_ten_points_the_favour_of_one_colour_may_be_refused) {
  Play play(ten_points({"G01", "G02", "G03"}));
  play.says(0, "run discard G01 G02 G03");
  EXPECT_EQ(play.points(0, kFromActions), 10);
  EXPECT_EQ(play.seat(0).favour, 5);
}

TEST(catherine, ten_points_cards_of_two_colours_bring_no_favour) {
  Play play(ten_points({"G01", "G02", "G03", "B01"}));
  EXPECT_EQ(play.refusal(0, "run bonus discard G01 G02 B01"),
            "for the bonus all discarded cards must be of one colour");
  EXPECT_TRUE(play.may(0, "run discard G01 G02 B01"));
}

TEST(catherine, ten_points_the_bonus_is_not_offered_without_three_cards_of_a_colour) {
  Play play(ten_points({"G01", "G02", "B01", "B02"}));
  EXPECT_EQ(play.refusal(0, "run bonus discard G01 G02 B01"),
            "that bonus needs 3 discarded cards of one colour");
  EXPECT_EQ(play.options(0).size(), 1u + 4u);
}

TEST(catherine, ten_points_every_three_cards_are_offered_once) {
  Play play(ten_points({"G01", "G02", "G03", "G04", "B01"}));
  const Names options = play.options(0);
  EXPECT_EQ(options.size(), 1u + 10u + 4u);  // decline, three of five, three of the four green
  EXPECT_EQ(std::set<std::string>(options.begin(), options.end()).size(), options.size());
}

TEST(catherine, K2_ten_points_can_not_be_run_with_two_cards_in_hand) {
  Play play(Position(2).running(0, "R03", "R05").hand(0, {"G01", "G02"}).running(1, "B19", "B05"));
  EXPECT_EQ(play.deciders(), SeatSet::only(1));
}

// ---- Two points for each book ----------------------------------------------------------------

TEST(catherine, book_points_two_for_each_book_and_favour_for_a_card) {
  Play play(Position(2).row(0, {"R04", "R06"}).running(0, "R05", "R09").hand(0, {"G01", "B01"}));
  play.says(0, "run bonus discard B01");
  EXPECT_EQ(play.points(0, kFromActions), 6);
  EXPECT_EQ(play.seat(0).favour, 1);
  EXPECT_EQ(play.seat(0).hand_size, 1 + 2);
}

TEST(catherine, K16_book_points_without_the_bonus_no_card_is_discarded) {
  Play play(Position(2).row(0, {"R04", "R06"}).running(0, "R05", "R09").hand(0, {"G01", "B01"}));
  play.says(0, "run");
  EXPECT_EQ(play.points(0, kFromActions), 6);
  EXPECT_EQ(play.seat(0).favour, 0);
  EXPECT_EQ(play.seat(0).hand_size, 2 + 2);
}

TEST(catherine, book_points_the_bonus_needs_a_card_in_hand) {
  Play play(Position(2).running(0, "R05", "R09").hand(0, {}));
  EXPECT_EQ(play.refusal(0, "run bonus"), "that needs 1 card to discard, and you have fewer");
  play.says(0, "run");
  EXPECT_EQ(play.points(0, kFromActions), 2);
}

// ---- Favour for cards ------------------------------------------------------------------------

TEST(catherine, favour_one_card_rises_two_and_a_second_card_one_more) {
  Play play(Position(2).running(0, "R07", "R09").hand(0, {"G01", "B01", "B02"}));
  play.says(0, "run bonus discard G01 B02");
  EXPECT_EQ(play.seat(0).favour, 3);
  EXPECT_EQ(play.seat(0).hand_size, 1 + 2);
}

TEST(catherine, K16_favour_the_second_card_may_be_kept) {
  Play play(Position(2).running(0, "R07", "R09").hand(0, {"G01", "B01", "B02"}));
  play.says(0, "run discard G01");
  EXPECT_EQ(play.seat(0).favour, 2);
}

TEST(catherine, favour_with_one_card_there_is_no_bonus_and_with_none_no_action) {
  Play one(Position(2).running(0, "R07", "R09").hand(0, {"G01"}));
  EXPECT_EQ(one.options(0), (Names{"decline", "run discard G01"}));
  EXPECT_EQ(one.refusal(0, "run bonus discard G01"),
            "that needs 2 cards to discard, and you have fewer");
  Play none(Position(2).running(0, "R07", "R09").hand(0, {}).running(1, "B19", "B05"));
  EXPECT_EQ(none.deciders(), SeatSet::only(1));
}

// ---- A card for each book --------------------------------------------------------------------

TEST(catherine, book_draw_a_card_for_each_book_and_favour_with_three_cannons) {
  // Cannons: R09, R03, R08; books: R09, R04.
  Play play(
      Position(2).round(1).row(0, {"R03", "R08", "R04"}).running(0, "R09", "R10").hand(0, {}));
  play.says(0, "run bonus");
  EXPECT_EQ(play.drew(0), 2);
  EXPECT_EQ(play.seat(0).favour, 1);
}

TEST(catherine, K16_book_draw_a_free_bonus_may_be_refused) {
  Play play(
      Position(2).round(1).row(0, {"R03", "R08", "R04"}).running(0, "R09", "R10").hand(0, {}));
  play.says(0, "run");
  EXPECT_EQ(play.drew(0), 2);
  EXPECT_EQ(play.seat(0).favour, 0);
}

TEST(catherine, book_draw_two_cannons_are_not_enough_for_favour) {
  Play play(Position(2).row(0, {"R03"}).running(0, "R09", "R10").hand(0, {}));
  EXPECT_EQ(play.refusal(0, "run bonus"), "that bonus needs 3 cannon");
}

// ---- Two cards -------------------------------------------------------------------------------

TEST(catherine, draw_two_and_two_favour_with_three_books) {
  Play play(Position(2).row(0, {"R04", "R05"}).running(0, "R11", "R10").hand(0, {}));
  play.says(0, "run bonus");
  EXPECT_EQ(play.drew(0), 2);
  EXPECT_EQ(play.seat(0).favour, 2);
}

TEST(catherine, K16_draw_two_the_favour_may_be_refused) {
  Play play(Position(2).row(0, {"R04", "R05"}).running(0, "R11", "R10").hand(0, {}));
  play.says(0, "run");
  EXPECT_EQ(play.drew(0), 2);
  EXPECT_EQ(play.seat(0).favour, 0);
}

TEST(catherine, draw_two_with_two_books_there_is_no_favour) {
  Play play(Position(2).row(0, {"R04"}).running(0, "R11", "R10").hand(0, {}));
  EXPECT_EQ(play.refusal(0, "run bonus"), "that bonus needs 3 book");
  play.says(0, "run");
  EXPECT_EQ(play.drew(0), 2);
}

// ---- Sets of goods ---------------------------------------------------------------------------

TEST(catherine, goods_sets_four_points_for_each_set_of_four_goods_and_favour_for_a_card) {
  // Iron, food twice; caviar from R20 and Riga; fur from R10 and Novgorod.
  Play play(Position(2)
                .round(1)
                .row(0, {"R22", "R20", "R10"})
                .running(0, "R13", "R09")
                .hand(0, {"G01"})
                .houses(0, {"riga", "novgorod"}));
  play.says(0, "run bonus discard G01");
  EXPECT_EQ(play.points(0, kFromActions), 8);
  EXPECT_EQ(play.seat(0).favour, 1);
}

TEST(catherine, K16_goods_sets_without_the_bonus) {
  Play play(Position(2).row(0, {"R12"}).running(0, "R13", "R09").hand(0, {"G01"}));
  play.says(0, "run");
  EXPECT_EQ(play.points(0, kFromActions), 4);
  EXPECT_EQ(play.seat(0).hand_size, 1 + 2);
}

TEST(catherine, goods_sets_the_bonus_needs_a_card_and_the_action_a_set) {
  Play no_card(Position(2).row(0, {"R12"}).running(0, "R13", "R09").hand(0, {}));
  EXPECT_FALSE(no_card.may(0, "run bonus"));
  Play no_set(Position(2)
                  .row(0, {"R20"})
                  .running(0, "R13", "R09")
                  .hand(0, {"G01"})
                  .running(1, "B19", "B05"));
  EXPECT_EQ(no_set.deciders(), SeatSet::only(1));  // fur is missing
}

// ---- A house in the region -------------------------------------------------------------------

TEST(catherine, region_house_two_cards_build_in_any_city_of_the_colour) {
  Play play(
      Position(2).running(0, "R15", "R09").hand(0, {"G01", "G02", "B01"}).houses(0, {"riga"}));
  EXPECT_EQ(play.refusal(0, "build riga discard G01 G02"), "you have a house in Riga already");
  EXPECT_EQ(play.refusal(0, "build moscow discard G01 G02"), "R15 does not build in Moscow");
  play.says(0, "build st-petersburg discard G01 B01");
  EXPECT_EQ(play.seat(0).houses, cities({"riga", "st-petersburg"}));
  EXPECT_EQ(play.seat(0).favour, 0);
  EXPECT_EQ(play.seat(0).hand_size, 1 + 2);
}

TEST(catherine, K4_region_house_the_tile_just_taken_is_the_second_iron_of_the_bonus) {
  // R15 asks for two iron: one lies in the row, the other one comes from Smolensk.
  Play play(Position(2).row(0, {"R06"}).running(0, "R15", "R09").hand(0, {"G01", "G02"}));
  EXPECT_FALSE(play.may(0, "build kharkov bonus discard G01 G02"));
  EXPECT_EQ(play.refusal(0, "build kharkov bonus discard G01 G02"), "that bonus needs 2 iron");
  play.says(0, "build smolensk bonus discard G01 G02");
  EXPECT_EQ(play.seat(0).favour, 1);
  EXPECT_EQ(play.seat(0).owned[kIron], 2);
}

TEST(catherine, K16_region_house_the_favour_may_be_refused) {
  Play play(Position(2).row(0, {"R06"}).running(0, "R15", "R09").hand(0, {"G01", "G02"}));
  play.says(0, "build smolensk discard G01 G02");
  EXPECT_EQ(play.seat(0).favour, 0);
}

TEST(catherine, K2_region_house_is_not_run_with_one_card_or_in_a_full_region) {
  Play one_card(Position(2).running(0, "R15", "R09").hand(0, {"G01"}).running(1, "B19", "B05"));
  EXPECT_EQ(one_card.deciders(), SeatSet::only(1));
  Play full(Position(2)
                .running(0, "R15", "R09")
                .hand(0, {"G01", "G02", "G03"})
                .houses(0, {"riga", "st-petersburg", "novgorod", "smolensk", "kiev", "kharkov"})
                .running(1, "B19", "B05"));
  EXPECT_EQ(full.deciders(), SeatSet::only(1));
}

// ---- Three points ----------------------------------------------------------------------------

TEST(catherine, points_pay_three_points_and_four_more_for_a_card) {
  Play play(Position(2).running(0, "R19", "R09").hand(0, {"G01", "B01"}));
  play.says(0, "run bonus discard G01");
  EXPECT_EQ(play.points(0, kFromActions), 7);
}

TEST(catherine, K16_points_pay_the_card_may_be_kept) {
  Play play(Position(2).running(0, "R19", "R09").hand(0, {"G01", "B01"}));
  play.says(0, "run");
  EXPECT_EQ(play.points(0, kFromActions), 3);
  EXPECT_EQ(play.seat(0).hand_size, 2 + 2);
}

TEST(catherine, points_pay_without_a_card_there_is_no_bonus) {
  Play play(Position(2).running(0, "R19", "R09").hand(0, {}));
  EXPECT_EQ(play.options(0), (Names{"decline", "run"}));
}

TEST(catherine, points_good_three_points_and_favour_with_the_good) {
  Play play(Position(2).row(0, {"R04"}).running(0, "R21", "R09"));  // R21 asks for caviar
  play.says(0, "run bonus");
  EXPECT_EQ(play.points(0, kFromActions), 3);
  EXPECT_EQ(play.seat(0).favour, 1);
}

TEST(catherine, K16_points_good_the_favour_may_be_refused) {
  Play play(Position(2).row(0, {"R04"}).running(0, "R21", "R09"));
  play.says(0, "run");
  EXPECT_EQ(play.seat(0).favour, 0);
}

TEST(catherine, points_good_without_the_good_there_is_no_bonus) {
  Play play(Position(2).running(0, "R21", "R09"));
  EXPECT_EQ(play.refusal(0, "run bonus"), "that bonus needs 1 caviar");
}

// ---- Houses in named cities ------------------------------------------------------------------

TEST(catherine, house_draw_builds_in_one_of_its_cities_and_draws_with_the_good) {
  Play play(Position(2).row(0, {"R02"}).running(0, "R25", "R09").hand(0, {}));  // iron
  EXPECT_EQ(play.options(0),
            (Names{"decline", "build riga", "build st-petersburg", "build novgorod",
                   "build riga bonus", "build st-petersburg bonus", "build novgorod bonus"}));
  EXPECT_EQ(play.refusal(0, "run"), "R25 builds a house: name the city");
  play.says(0, "build novgorod bonus");
  EXPECT_EQ(play.seat(0).houses, cities({"novgorod"}));
  EXPECT_EQ(play.seat(0).owned[kFur], 1);  // the goods tile
  EXPECT_EQ(play.drew(0), 1);
}

TEST(catherine, K16_house_draw_the_card_may_be_refused) {
  Play play(Position(2).row(0, {"R02"}).running(0, "R25", "R09").hand(0, {}));
  play.says(0, "build novgorod");
  EXPECT_EQ(play.drew(0), 0);
}

TEST(catherine, K3_house_draw_asks_for_the_one_condition_that_it_prints) {
  Play iron(Position(2).row(0, {"R04"}).running(0, "R25", "R09").hand(0, {}));  // a book helps not
  EXPECT_FALSE(iron.may(0, "build riga bonus"));
  Play book(Position(2).row(0, {"R04"}).running(0, "R31", "R09").hand(0, {}));
  EXPECT_TRUE(book.may(0, "build smolensk bonus"));
  Play no_book(Position(2).row(0, {"R02"}).running(0, "R31", "R09").hand(0, {}));
  EXPECT_EQ(no_book.refusal(0, "build smolensk bonus"), "that bonus needs 1 book");
}

TEST(catherine, house_points_two_points_with_the_good) {
  Play play(Position(2).row(0, {"R04"}).running(0, "R26", "R09"));  // caviar
  play.says(0, "build smolensk bonus");
  EXPECT_EQ(play.points(0, kFromActions), 2);
  EXPECT_EQ(play.seat(0).owned[kIron], 1);
}

TEST(catherine, K16_house_points_the_points_may_be_refused) {
  Play play(Position(2).row(0, {"R04"}).running(0, "R26", "R09"));
  play.says(0, "build smolensk");
  EXPECT_EQ(play.points(0, kFromActions), 0);
}

TEST(catherine, K4_house_points_only_the_city_with_the_missing_good_allows_the_bonus) {
  Play play(Position(2).running(0, "R26", "R09"));  // no caviar yet; Riga has it
  EXPECT_EQ(play.options(0), (Names{"decline", "build riga", "build st-petersburg",
                                    "build smolensk", "build riga bonus"}));
  play.says(0, "build riga bonus");
  EXPECT_EQ(play.points(0, kFromActions), 2);
}

TEST(catherine, house_favour_by_a_good_by_a_book_or_by_a_discard_as_printed) {
  Play good(Position(2).row(0, {"R02"}).running(0, "R27", "R09"));
  good.says(0, "build novgorod bonus");
  EXPECT_EQ(good.seat(0).favour, 1);
  Play book(Position(2).row(0, {"R04"}).running(0, "R30", "R09"));
  book.says(0, "build kharkov bonus");
  EXPECT_EQ(book.seat(0).favour, 1);
  Play discard(Position(2).running(0, "R33", "R09").hand(0, {"G01"}));
  discard.says(0, "build novgorod bonus discard G01");
  EXPECT_EQ(discard.seat(0).favour, 1);
  EXPECT_TRUE(discard.state().discards.has(card_id("G01")));
}

TEST(catherine, K16_house_favour_the_bonus_may_be_refused_whatever_it_asks_for) {
  Play good(Position(2).row(0, {"R02"}).running(0, "R27", "R09"));
  good.says(0, "build novgorod");
  EXPECT_EQ(good.seat(0).favour, 0);
  Play discard(Position(2).running(0, "R33", "R09").hand(0, {"G01"}));
  discard.says(0, "build novgorod");
  EXPECT_EQ(discard.seat(0).favour, 0);
  EXPECT_EQ(discard.seat(0).hand_size, 1 + 2);
}

TEST(catherine, house_favour_is_unavailable_without_good_book_or_card) {
  EXPECT_FALSE(Play(Position(2).running(0, "R27", "R09")).may(0, "build novgorod bonus"));
  EXPECT_FALSE(Play(Position(2).running(0, "R30", "R09")).may(0, "build kharkov bonus"));
  Play no_card(Position(2).running(0, "R33", "R09").hand(0, {}));
  EXPECT_EQ(no_card.options(0),
            (Names{"decline", "build novgorod", "build smolensk", "build kiev"}));
}

TEST(catherine, K4_house_region_the_house_just_built_counts_for_the_bonus) {
  Play play(Position(2)
                .running(0, "R34", "R09")
                .hand(0, {"G01", "G02"})
                .houses(0, {"riga", "kiev", "moscow"}));
  play.says(0, "build novgorod bonus discard G01 G02");
  EXPECT_EQ(play.points(0, kFromActions), 3);  // Riga, Kiev and Novgorod; Moscow is green
}

TEST(catherine, K16_house_region_the_bonus_may_be_refused) {
  Play play(Position(2).running(0, "R34", "R09").hand(0, {"G01", "G02"}));
  play.says(0, "build novgorod");
  EXPECT_EQ(play.points(0, kFromActions), 0);
  EXPECT_EQ(play.seat(0).hand_size, 2 + 2);
}

TEST(catherine, house_region_with_one_card_there_is_no_bonus) {
  Play play(Position(2).running(0, "R34", "R09").hand(0, {"G01"}));
  EXPECT_EQ(play.refusal(0, "build novgorod bonus discard G01"),
            "that needs 2 cards to discard, and you have fewer");
}

// ---- Houses ----------------------------------------------------------------------------------

TEST(catherine, K10_a_house_may_stand_beside_those_of_others_and_everybody_gets_a_tile) {
  Play play(Position(3).running(0, "R25", "R09").houses(1, {"riga"}).houses(2, {"riga"}));
  play.says(0, "build riga");
  EXPECT_EQ(play.seat(0).owned[kCaviar], 1);
  EXPECT_EQ(play.seat(1).owned[kCaviar], 1);
}

TEST(catherine, K5_a_house_in_a_city_with_a_crown_raises_favour_by_one) {
  Play play(Position(2).running(0, "R31", "R09"));
  play.says(0, "build kiev");
  EXPECT_EQ(play.seat(0).favour, 1);
}

TEST(catherine, the_1_of_a_city_is_not_paid_when_the_house_is_built) {
  Play play(Position(2).running(0, "R25", "R09"));
  play.says(0, "build st-petersburg");
  EXPECT_EQ(play.points(0, kFromHouses) + play.points(0, kFromActions), 0);
}

}  // namespace
}  // namespace pentarch::catherine::tests
