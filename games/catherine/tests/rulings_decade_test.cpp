// Catherine against its rulebook: the end of a decade and the final scoring.
#include <gtest/gtest.h>

#include "games/catherine/tests/builder.hpp"

namespace pentarch::catherine::tests {
namespace {

// The last round of a decade, after which everything is scored.
Position last_round(int seats, int decade = 0) {
  return Position(seats).round(3).decade(decade);
}

int points_of(const Play& play, int seat, Source source) {
  return play.standing().by_source[seat][source];
}

// ---- Cannons (K8) ----------------------------------------------------------------------------

TEST(catherine, K8_four_points_for_each_neighbour_with_fewer_cannons_and_two_for_a_tie) {
  // Around the table: 3, 1, 1, 2. Seats 0 and 2 are no neighbours, nor are 1 and 3.
  Play play(last_round(4).cannons(0, 3).cannons(1, 1).cannons(2, 1).cannons(3, 2));
  play.idles();
  EXPECT_EQ(play.points(0, kFromCannons), 4 + 4);
  EXPECT_EQ(play.points(1, kFromCannons), 0 + 2);
  EXPECT_EQ(play.points(2, kFromCannons), 2 + 0);
  EXPECT_EQ(play.points(3, kFromCannons), 4 + 0);
}

TEST(catherine, K8_no_cannons_at_all_are_a_tie_as_well) {
  Play play(last_round(3));
  play.idles();
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(play.points(seat, kFromCannons), 2 + 2);
}

TEST(catherine, K8_with_two_seats_there_is_one_neighbour) {
  Play more(last_round(2).cannons(0, 2).cannons(1, 1));
  more.idles();
  EXPECT_EQ(more.points(0, kFromCannons), 4);
  EXPECT_EQ(more.points(1, kFromCannons), 0);
  Play tie(last_round(2).cannons(0, 1).cannons(1, 1));
  tie.idles();
  EXPECT_EQ(tie.points(0, kFromCannons), 2);
  EXPECT_EQ(tie.points(1, kFromCannons), 2);
}

// ---- Books (K9) ------------------------------------------------------------------------------

// The example of the rulebook.
TEST(catherine, K9_books_example_four_two_two_one) {
  Play play(last_round(4).books(0, 4).books(1, 2).books(2, 2).books(3, 1));
  play.idles();
  EXPECT_EQ(play.state().phase, Phase::kBooks);
  EXPECT_EQ(play.deciders(), SeatSet::only(0));
  EXPECT_EQ(play.seat(0).jokers, 0);
  EXPECT_EQ(play.seat(1).jokers, 1);
  EXPECT_EQ(play.seat(2).jokers, 1);
  EXPECT_EQ(play.seat(3).jokers, 0);
}

TEST(catherine, K9_books_example_four_two_two_two_leaves_three_with_nothing) {
  Play play(last_round(4).books(0, 4).books(1, 2).books(2, 2).books(3, 2));
  play.idles();
  EXPECT_EQ(play.deciders(), SeatSet::only(0));
  for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(play.seat(seat).jokers, 0);
}

TEST(catherine, K9_everyone_with_the_most_books_builds_and_if_all_tie_everyone_does) {
  Play two(last_round(4).books(0, 3).books(1, 3).books(2, 1));
  two.idles();
  EXPECT_EQ(two.deciders().bits(), 0b0011);
  EXPECT_EQ(two.seat(2).jokers, 1);
  EXPECT_EQ(two.seat(3).jokers, 0);
  Play all(last_round(3));  // nobody has a book
  all.idles();
  EXPECT_EQ(all.deciders().bits(), 0b111);
}

TEST(catherine, K9_with_two_seats_there_are_no_jokers) {
  Play play(last_round(2).books(0, 2).books(1, 1));
  play.idles();
  EXPECT_EQ(play.seat(0).jokers + play.seat(1).jokers, 0);
  EXPECT_EQ(play.deciders(), SeatSet::only(0));
}

TEST(catherine, K9_the_house_stands_in_any_city_with_its_tile_and_its_crown) {
  Play tile(last_round(2).books(0, 1).houses(0, {"riga"}));
  tile.idles();
  EXPECT_EQ(tile.refusal(0, "build riga"), "you have a house in Riga already");
  EXPECT_EQ(tile.options(0).size(), 1u + 17u);
  tile.says(0, "build kazan");
  EXPECT_EQ(tile.seat(0).owned[kFood], 1);
  Play crown(last_round(2).books(0, 1));
  crown.idles().says(0, "build irkutsk");
  EXPECT_EQ(crown.seat(0).favour, 1);
  EXPECT_EQ(crown.points(0, kFromFavour), 1);  // and the new level is scored
}

TEST(catherine, K9_the_house_may_be_declined) {
  Play play(last_round(2).books(0, 1));
  play.idles().says(0, "decline");
  EXPECT_EQ(play.seat(0).houses, 0u);
  EXPECT_EQ(play.state().phase, Phase::kPlay);
}

TEST(catherine, K9_without_a_house_piece_the_most_books_draw_a_card) {
  const Names twelve{"riga",  "st-petersburg", "novgorod", "arkhangelsk",   "yaroslavl", "moscow",
                     "kazan", "orenburg",      "tobolsk",  "yekaterinburg", "tomsk",     "irkutsk"};
  // Level 8 has room for 6: one for the colours, one for the books, two for the new decade.
  Play play(last_round(2).books(0, 1).houses(0, twelve).favour(0, 8));
  play.idles();
  EXPECT_EQ(play.state().phase, Phase::kPlay);
  EXPECT_EQ(play.drew(0), 1 + 1 + 2);
  Play full(
      last_round(2).books(0, 1).houses(0, twelve).hand(0, {"R25", "B01", "B02", "B03", "B04"}));
  full.idles();
  EXPECT_EQ(full.points(0, kFromLimit), 1 + 1 + 2);
}

TEST(catherine, K9_houses_of_several_seats_are_sealed_until_all_have_answered) {
  Play play(last_round(3));
  play.idles();
  const State before = play.state();
  play.says(2, "build moscow").says(0, "build moscow");
  EXPECT_TRUE(same(play.mask(1), mask(standard(), before, 1)));
  play.says(1, "decline");
  EXPECT_EQ(play.seat(0).houses, cities({"moscow"}));
  EXPECT_EQ(play.seat(2).houses, cities({"moscow"}));
}

// ---- Houses, favour, clean-up ----------------------------------------------------------------

TEST(catherine, decade_a_point_for_each_house_and_one_more_in_cities_with_a_1) {
  Play play(last_round(2).books(1, 1).houses(0, {"riga", "kiev", "moscow", "tomsk"}));
  play.idles().says(1, "build st-petersburg");
  EXPECT_EQ(play.points(0, kFromHouses), 4 + 2);
  EXPECT_EQ(play.points(1, kFromHouses), 2);  // the house of the books counts already
}

TEST(catherine, decade_favour_pays_what_its_level_shows) {
  Play play(last_round(2).books(1, 1).favour(0, 9));
  play.idles().says(1, "decline");
  EXPECT_EQ(play.points(0, kFromFavour), 5);
  EXPECT_EQ(play.points(1, kFromFavour), 0);
}

TEST(catherine, decade_after_the_clean_up_three_action_cards_are_left_and_no_activation_card) {
  Play play(last_round(2).books(1, 1).row(0, {"R07", "R20", "R22"}));
  play.idles();
  const Player before = play.seat(0);
  CardSet kept;
  CardSet gone;
  for (int column = 0; column < 7; ++column) {
    (before.under[column] == kNoCard ? kept : gone).add(before.row[column]);
    if (before.under[column] != kNoCard) gone.add(before.under[column]);
  }
  play.says(1, "decline");
  const Player& after = play.seat(0);
  EXPECT_EQ(play.state().row_size, 3);
  CardSet row;
  for (int column = 0; column < 3; ++column) row.add(after.row[column]);
  EXPECT_EQ(row, kept);
  EXPECT_EQ(gone.size(), 8);
  EXPECT_TRUE((gone - play.state().discards).empty());
  for (int column = 0; column < 7; ++column) EXPECT_EQ(after.under[column], kNoCard);
}

TEST(catherine, K6_the_two_cards_of_a_new_decade_obey_the_hand_limit) {
  // One card is left after playing two, and one comes for the colours: room for one of the two.
  Play play(last_round(2).books(1, 1).hand(0, {"R25", "B01", "B02"}));
  play.idles();
  EXPECT_EQ(play.seat(0).hand_size, 2);
  play.says(1, "decline");
  EXPECT_EQ(play.drew(0), 1);
  EXPECT_EQ(play.points(0, kFromLimit), 1);
  EXPECT_EQ(play.seat(0).hand_size, 3 + 2);
}

TEST(catherine, decade_cannons_books_houses_and_favour_are_scored_in_this_order) {
  Play play(last_round(2).books(0, 1).cannons(1, 1).favour(0, 5));
  play.idles();
  EXPECT_EQ(play.points(1, kFromCannons), 4);
  EXPECT_EQ(play.points(0, kFromFavour), 0);
  play.says(0, "build riga");
  std::vector<int> order;
  for (const Event& event : play.told()) {
    if (event.kind == kBuilt || event.kind == kDecadeOver) order.push_back(event.kind);
    if (event.kind == kScored) order.push_back(100 + event.args[0]);
  }
  EXPECT_EQ(order, (std::vector<int>{kBuilt, 100 + kFromHouses, 100 + kFromFavour, kDecadeOver}));
}

// ---- The end ---------------------------------------------------------------------------------

// The game ends with this position's last round; the books' house is declined by seat 1.
Play ended(Position position) {
  Play play(position.round(3).decade(2).books(1, 1));
  play.idles().says(1, "decline");
  EXPECT_EQ(play.state().phase, Phase::kOver);
  return play;
}

TEST(catherine, end_a_point_for_each_card_left_in_hand) {
  const Play play = ended(Position(2).hand(0, {"R25", "B01", "G02"}));
  EXPECT_EQ(play.seat(0).hand_size, 2);  // one of three, and one for the colours
  EXPECT_EQ(points_of(play, 0, kFromHand), 2);
}

TEST(catherine, end_no_cards_are_drawn_after_the_third_decade) {
  Play play(last_round(2, 2).books(1, 1));
  play.idles().says(1, "decline");
  EXPECT_EQ(play.heard(kDrew, 0), 0);
  EXPECT_TRUE(play.deciders().empty());
}

// O1: one iron, two food, two caviar, two fur. The tiles of Smolensk, Kharkov, Yaroslavl, Riga and
// Astrakhan are five of them.
const Names kFiveGoods{"smolensk", "kharkov", "yaroslavl", "riga", "astrakhan"};

TEST(catherine, K12_an_order_pays_five_eight_or_twelve_for_five_six_or_seven_goods) {
  EXPECT_EQ(points_of(ended(Position(3).order(0, "O1").houses(0, kFiveGoods)), 0, kFromOrder), 5);
  Names more = kFiveGoods;
  more.push_back("novgorod");
  EXPECT_EQ(points_of(ended(Position(3).order(0, "O1").houses(0, more)), 0, kFromOrder), 8);
  more.push_back("tobolsk");
  EXPECT_EQ(points_of(ended(Position(3).order(0, "O1").houses(0, more)), 0, kFromOrder), 12);
}

TEST(catherine, K12_four_goods_pay_nothing_and_goods_beyond_the_order_do_not_count) {
  const Names four{"smolensk", "kharkov", "yaroslavl", "riga"};
  EXPECT_EQ(points_of(ended(Position(3).order(0, "O1").houses(0, four)), 0, kFromOrder), 0);
  const Names three_iron{"smolensk", "nizhny-novgorod", "yekaterinburg",
                         "kharkov",  "yaroslavl",       "riga"};
  EXPECT_EQ(points_of(ended(Position(3).order(0, "O1").houses(0, three_iron)), 0, kFromOrder), 0);
}

TEST(catherine, K12_jokers_stand_for_any_missing_good_but_never_beyond_seven) {
  const Play one = ended(Position(3).order(0, "O1").houses(0, kFiveGoods).jokers(0, 1));
  EXPECT_EQ(points_of(one, 0, kFromOrder), 8);
  Names six = kFiveGoods;
  six.push_back("novgorod");
  const Play two = ended(Position(3).order(0, "O1").houses(0, six).jokers(0, 2));
  EXPECT_EQ(delivered_goods(standard(), two.seat(0)), 7);
  EXPECT_EQ(points_of(two, 0, kFromOrder), 12);
}

TEST(catherine, K12_symbols_on_cards_do_not_count_for_the_order) {
  // R12 shows caviar and fur; four tiles and no joker are still four.
  const Names four{"smolensk", "kharkov", "yaroslavl", "riga"};
  const Play play = ended(Position(3).order(0, "O1").houses(0, four).row(0, {"R12"}));
  EXPECT_EQ(points_of(play, 0, kFromOrder), 0);
}

// The example of the rulebook: eight houses, seven of them connected, multiplier 3.
TEST(catherine, K13_connected_houses_example_seven_times_three) {
  const Names eight{"riga",   "st-petersburg", "novgorod", "smolensk",
                    "moscow", "kiev",          "kharkov",  "irkutsk"};
  const Play play = ended(Position(3).houses(0, eight).favour(0, 8));
  EXPECT_EQ(points_of(play, 0, kFromGroup), 21);
}

TEST(catherine, K13_the_largest_group_alone_counts) {
  // Riga and Smolensk hang together, so do Tobolsk, Tomsk and Irkutsk; Kazan stands alone.
  const Names six{"riga", "smolensk", "tobolsk", "tomsk", "irkutsk", "kazan"};
  EXPECT_EQ(largest_group(standard(), cities(six)), 3);
  EXPECT_EQ(largest_group(standard(), cities({"riga", "kazan"})), 1);
  EXPECT_EQ(largest_group(standard(), 0), 0);
}

TEST(catherine, K15_most_points_win_and_a_tie_is_a_shared_victory) {
  // Seat 1 has a book more, which brings nothing, since it declines; everything else is alike.
  const Play tie = ended(Position(2).hand(0, {"R25", "B01"}).hand(1, {"R26", "B02"}));
  EXPECT_EQ(tie.standing().points[0], tie.standing().points[1]);
  EXPECT_EQ(tie.standing().rank[0], 1);
  EXPECT_EQ(tie.standing().rank[1], 1);
  const Play ahead = ended(Position(2).points(0, kFromActions, 1));
  EXPECT_EQ(ahead.standing().rank[0], 1);
  EXPECT_EQ(ahead.standing().rank[1], 2);
}

TEST(catherine, end_the_breakdown_names_every_source) {
  const Play play = ended(Position(3)
                              .points(0, kFromActions, 40)
                              .points(0, kFromOverflow, 3)
                              .points(0, kFromLimit, 2)
                              .points(0, kFromCannons, 8)
                              .points(0, kFromHouses, 10)
                              .points(0, kFromFavour, 6)
                              .favour(0, 8)
                              .houses(0, kFiveGoods)
                              .order(0, "O1")
                              .hand(0, {"R25", "B01"}));
  const Standing standing = play.standing();
  const auto& sources = standing.by_source[0];
  EXPECT_EQ(sources[kFromActions], 40);
  EXPECT_EQ(sources[kFromOverflow], 3);
  EXPECT_EQ(sources[kFromLimit], 2);
  EXPECT_EQ(sources[kFromCannons], 8 + 2 + 2);
  EXPECT_EQ(sources[kFromHouses], 10 + 5);
  EXPECT_EQ(sources[kFromFavour], 6 + 4);
  EXPECT_EQ(sources[kFromHand], 1);
  EXPECT_EQ(sources[kFromOrder], 5);
  EXPECT_EQ(sources[kFromGroup], 2 * 3);  // Riga and Smolensk
  EXPECT_EQ(standing.points[0], 40 + 3 + 2 + 12 + 15 + 10 + 1 + 5 + 6);
}

TEST(catherine, a_game_has_three_decades_of_four_rounds) {
  FastChance chance(5);
  Silence silence;
  State state = start(standard(), pentarch::Setup{.seats = 3, .options = {}}, chance, silence);
  int plays = 0;
  while (!deciders(state).empty()) {
    const Seat seat = deciders(state).lowest();
    const Step step = Catherine::random_step(standard(), state, seat, chance).step;
    plays += Activate::has(step.action);
    apply(standard(), state, seat, step, chance, silence);
  }
  EXPECT_EQ(plays, 3 * 12);
}

}  // namespace
}  // namespace pentarch::catherine::tests
