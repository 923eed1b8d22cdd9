// China against its rulebook, scoring: H5, H6, H7 and examples 4 to 7.
#include <gtest/gtest.h>

#include "games/china/tests/builder.hpp"

namespace pentarch::china::tests {
namespace {

// ---- Examples --------------------------------------------------------------------------------

TEST(china, example_4_wei_with_four_two_and_one_houses_pays_7_4_and_2) {
  Play play(Position(4).settled("wei", {4, 2}).hand(3, "rgo").turn(3));
  play.does(house("wei7", 'r'));
  EXPECT_EQ(play.points(kFromHouses), (PerSeat{7, 4, 0, 2}));
  ASSERT_EQ(play.told(kScored), 1);
  EXPECT_EQ(play.told()[1].args[0], realm_of("wei"));
}

TEST(china, example_5_qi_with_two_two_and_one_houses_pays_5_5_and_2) {
  Play play(Position(4).settled("qi", {0, 2, 2}).hand(3, "ygo").turn(3));
  play.does(house("qi5", 'y'));
  EXPECT_EQ(play.points(kFromHouses), (PerSeat{0, 5, 5, 2}));
}

// Seat 0 red, 1 green, 2 purple, 3 blue. Blue leads alone in Qin and with red in Wei: alliance 3
// pays him all six emissaries. In Shu purple leads: alliance 4 pays nobody.
TEST(china, example_6_alliance_3_pays_6_to_one_player_and_alliance_4_nobody) {
  const Play play = finished(Position(4)
                                 .settled("wei", {2})
                                 .settled("qin", {4})
                                 .settled("shu", {3})
                                 .emissaries(3, "wei", 1)
                                 .emissaries(0, "wei", 1)
                                 .emissaries(3, "qin", 2)
                                 .emissaries(0, "qin", 1)
                                 .emissaries(1, "qin", 1)
                                 .emissaries(2, "shu", 2)
                                 .emissaries(3, "shu", 1));
  EXPECT_EQ(play.points(kFromAlliances), (PerSeat{0, 0, 0, 6}));
  ASSERT_EQ(play.told(kAllied), 1);
  const auto allied = std::find_if(play.told().begin(), play.told().end(),
                                   [](const Event& event) { return event.kind == kAllied; });
  EXPECT_EQ(allied->args[0], 3 - 1);
}

// Five houses in a line through Qin and Shu, and one to the lower left that branches off.
TEST(china, example_7_five_in_a_line_with_a_fork_pay_5) {
  for (const Side side : {kSideOfThree, kSideOfFive}) {
    const Play play = finished(
        Position(4).side(side).houses(3, {"qin2", "qin3", "qin5", "shu1", "shu2", "qin4"}));
    EXPECT_EQ(play.points(kFromRoads), (PerSeat{0, 0, 0, 5}));
    EXPECT_EQ(play.told(kConnected), 1);
  }
}

// ---- H5: houses ------------------------------------------------------------------------------

PerSeat points_for(const char* realm, const std::vector<int>& houses) {
  const Position position = Position(static_cast<int>(houses.size())).settled(realm, houses);
  const Points points = house_points(standard().data, position.state(), realm_of(realm));
  return {points.begin(), points.begin() + static_cast<int>(houses.size())};
}

TEST(china, H5_each_rank_scores_the_houses_of_the_rank_above) {
  EXPECT_EQ(points_for("wei", {4, 2, 1}), (PerSeat{7, 4, 2}));
  EXPECT_EQ(points_for("wei", {1, 2, 4}), (PerSeat{2, 4, 7}));
  EXPECT_EQ(points_for("chu", {2, 5, 1}), (PerSeat{5, 8, 2}));
  EXPECT_EQ(points_for("lu", {0, 3, 1}), (PerSeat{0, 4, 3}));
}

TEST(china, H5_no_house_no_points) {
  EXPECT_EQ(points_for("lu", {4, 0, 0}), (PerSeat{4, 0, 0}));
  EXPECT_EQ(points_for("lu", {0, 0, 0, 2, 2}), (PerSeat{0, 0, 0, 4, 4}));
}

TEST(china, H5_ties_with_three_players_share_rank_and_points) {
  EXPECT_EQ(points_for("wei", {3, 3, 1}), (PerSeat{7, 7, 3}));
  EXPECT_EQ(points_for("wei", {3, 2, 2}), (PerSeat{7, 3, 3}));
  EXPECT_EQ(points_for("wei", {2, 3, 2}), (PerSeat{3, 7, 3}));
  EXPECT_EQ(points_for("qin", {2, 2, 2}), (PerSeat{6, 6, 6}));
  EXPECT_EQ(points_for("qin", {3, 0, 3}), (PerSeat{6, 0, 6}));
}

TEST(china, H5_ties_with_four_players_leave_no_rank_out) {
  EXPECT_EQ(points_for("wei", {2, 2, 2, 1}), (PerSeat{7, 7, 7, 2}));
  EXPECT_EQ(points_for("wei", {3, 2, 1, 1}), (PerSeat{7, 3, 2, 2}));
  EXPECT_EQ(points_for("wei", {4, 1, 1, 1}), (PerSeat{7, 4, 4, 4}));
  EXPECT_EQ(points_for("chu", {3, 2, 2, 1}), (PerSeat{8, 3, 3, 2}));
  EXPECT_EQ(points_for("chu", {3, 3, 1, 1}), (PerSeat{8, 8, 3, 3}));
  EXPECT_EQ(points_for("lu", {1, 1, 1, 1}), (PerSeat{4, 4, 4, 4}));
}

TEST(china, H5_ties_with_five_players) {
  EXPECT_EQ(points_for("chu", {2, 2, 2, 1, 1}), (PerSeat{8, 8, 8, 2, 2}));
  EXPECT_EQ(points_for("chu", {4, 1, 1, 1, 1}), (PerSeat{8, 4, 4, 4, 4}));
  EXPECT_EQ(points_for("chu", {1, 3, 1, 2, 1}), (PerSeat{2, 8, 2, 3, 2}));
  EXPECT_EQ(points_for("chu", {4, 2, 1, 1, 0}), (PerSeat{8, 4, 2, 2, 0}));
  EXPECT_EQ(points_for("chu", {2, 2, 2, 2, 0}), (PerSeat{8, 8, 8, 8, 0}));
  EXPECT_EQ(points_for("qi", {1, 1, 1, 1, 1}), (PerSeat{5, 5, 5, 5, 5}));
  EXPECT_EQ(points_for("qin", {2, 1, 1, 1, 1}), (PerSeat{6, 2, 2, 2, 2}));
}

// No state of the board has room for five ranks; the rule has them nonetheless.
TEST(china, H5_the_fifth_rank_scores_the_houses_of_the_fourth) {
  Edition edition;
  edition.sites_of[0] = edition.sites = low_bits(15);
  State state;
  state.seats = 5;
  state.built = low_bits(15);
  int next = 0;
  for (int seat = 0; seat < 5; ++seat) {
    for (int i = 0; i < 5 - seat; ++i) state.players[seat].houses |= bit(next++);
  }
  EXPECT_EQ(house_points(edition, state, 0), (Points{15, 5, 4, 3, 2}));
}

TEST(china, H5_a_house_on_a_fortress_doubles_its_owner_s_points_alone) {
  // Wei: seat 0 has wei1 to wei4, seat 1 wei5 and wei6, seat 2 wei7.
  const auto with = [](const char* site) {
    return Play(Position(3).settled("wei", {4, 2, 1}).fortress(2, site)).points(kFromHouses);
  };
  EXPECT_EQ(with("wei1"), (PerSeat{14, 4, 2}));
  EXPECT_EQ(with("wei5"), (PerSeat{7, 8, 2}));
  EXPECT_EQ(with("wei7"), (PerSeat{7, 4, 4}));
  EXPECT_EQ(with("han1"), (PerSeat{7, 4, 2}));  // elsewhere
}

TEST(china, H5_two_fortresses_double_once) {
  EXPECT_EQ(Play(Position(3).settled("wei", {4, 2, 1}).fortress(0, "wei1").fortress(1, "wei2"))
                .points(kFromHouses),
            (PerSeat{14, 4, 2}));
  EXPECT_EQ(Play(Position(3).settled("wei", {4, 2, 1}).fortress(0, "wei1").fortress(1, "wei6"))
                .points(kFromHouses),
            (PerSeat{14, 8, 2}));
}

TEST(china, H5_a_tied_player_without_a_fortress_is_not_doubled) {
  EXPECT_EQ(Play(Position(3).settled("qin", {3, 3}).fortress(0, "qin4")).points(kFromHouses),
            (PerSeat{6, 12, 0}));
}

TEST(china, H5_the_last_house_scores_with_the_fortress_under_it) {
  Play play(Position(3).settled("qi", {0, 3, 1}).fortress(1, "qi5").hand(0, "ygo"));
  play.does(house("qi5", 'y'));
  EXPECT_EQ(play.points(kFromHouses), (PerSeat{6, 5, 3}));
}

TEST(china, H5_states_that_are_not_full_are_scored_at_the_end_and_full_ones_not_again) {
  const Play play = finished(Position(3)
                                 .settled("lu", {3, 1})        // full: 4, 3
                                 .settled("wei", {1, 2})       // 2, 3
                                 .settled("chu", {0, 0, 1}));  // 1
  EXPECT_EQ(play.points(kFromHouses), (PerSeat{6, 6, 1}));
  EXPECT_EQ(play.told(kScored), 2);
}

TEST(china, H5_at_the_end_a_bare_fortress_doubles_nobody_and_a_built_one_does) {
  const Play play = finished(Position(3)
                                 .settled("wei", {1, 2})
                                 .fortress(0, "wei7")
                                 .settled("han", {1})
                                 .fortress(1, "han1"));
  EXPECT_EQ(play.points(kFromHouses), (PerSeat{2 + 2, 3, 0}));
}

// ---- H6: alliances ---------------------------------------------------------------------------

// Alliance 1 is Yan with Zhao; neither has another ally here that anybody stands in.
TEST(china, H6_one_emissary_in_each_of_two_neighbours_is_enough) {
  const Play play = finished(Position(3)
                                 .settled("yan", {1})
                                 .settled("zhao", {1})
                                 .emissaries(1, "yan", 1)
                                 .emissaries(1, "zhao", 1));
  EXPECT_EQ(play.points(kFromAlliances), (PerSeat{0, 2, 0}));
}

TEST(china, H6_the_most_in_one_state_alone_pay_nothing) {
  const Play play =
      finished(Position(3).settled("yan", {3}).settled("zhao", {1}).emissaries(1, "yan", 3));
  EXPECT_EQ(play.points(kFromAlliances), (PerSeat{0, 0, 0}));
}

TEST(china, H6_empty_courts_are_led_by_nobody) {
  const Play play = finished(Position(3).settled("yan", {3}).settled("zhao", {1}));
  EXPECT_EQ(play.points(kFromAlliances), (PerSeat{0, 0, 0}));
  EXPECT_EQ(play.told(kAllied), 0);
}

TEST(china, H6_states_that_are_no_neighbours_are_not_allied) {
  const Play play = finished(Position(3)
                                 .settled("yan", {2})
                                 .settled("shu", {2})
                                 .emissaries(1, "yan", 2)
                                 .emissaries(1, "shu", 2));
  EXPECT_EQ(play.points(kFromAlliances), (PerSeat{0, 0, 0}));
}

TEST(china, H6_all_who_share_the_majority_in_both_score_in_full) {
  const Play play = finished(Position(4)
                                 .settled("yan", {6})
                                 .settled("zhao", {5})
                                 .emissaries(0, "yan", 2)
                                 .emissaries(1, "yan", 2)
                                 .emissaries(2, "yan", 1)
                                 .emissaries(0, "zhao", 1)
                                 .emissaries(1, "zhao", 1)
                                 .emissaries(3, "zhao", 1));
  EXPECT_EQ(play.points(kFromAlliances), (PerSeat{8, 8, 0, 0}));  // seat 3 leads in Zhao only
}

TEST(china, H6_a_shared_majority_in_one_and_an_own_one_in_the_other_do) {
  const Play play = finished(Position(3)
                                 .settled("yan", {4})
                                 .settled("zhao", {4})
                                 .emissaries(0, "yan", 1)
                                 .emissaries(1, "yan", 1)
                                 .emissaries(1, "zhao", 2)
                                 .emissaries(0, "zhao", 1));
  EXPECT_EQ(play.points(kFromAlliances), (PerSeat{0, 5, 0}));
}

TEST(china, H6_second_place_in_either_state_pays_nothing) {
  const Play play = finished(Position(3)
                                 .settled("yan", {4})
                                 .settled("zhao", {4})
                                 .emissaries(0, "yan", 2)
                                 .emissaries(1, "yan", 1)
                                 .emissaries(1, "zhao", 2)
                                 .emissaries(0, "zhao", 1));
  EXPECT_EQ(play.points(kFromAlliances), (PerSeat{0, 0, 0}));
}

// Qi is allied with Lu, Wei, Zhao and Yan; Wei with Zhao, Lu and others.
TEST(china, H6_one_majority_counts_in_every_alliance_of_its_state) {
  const Play play = finished(Position(3)
                                 .settled("qi", {3})
                                 .settled("lu", {2})
                                 .settled("yan", {1})
                                 .emissaries(2, "qi", 3)
                                 .emissaries(2, "lu", 2)
                                 .emissaries(2, "yan", 1));
  EXPECT_EQ(play.points(kFromAlliances), (PerSeat{0, 0, (3 + 2) + (3 + 1)}));
  EXPECT_EQ(play.told(kAllied), 2);
}

TEST(china, H6_majorities_go_by_emissaries_and_houses_count_for_nothing) {
  const Play play = finished(Position(3)
                                 .settled("yan", {6})
                                 .settled("zhao", {7})
                                 .emissaries(1, "yan", 1)
                                 .emissaries(1, "zhao", 1));
  EXPECT_EQ(play.points(kFromAlliances), (PerSeat{0, 2, 0}));
}

TEST(china, H6_alliances_are_not_scored_before_the_end) {
  Play play(Position(3)
                .settled("qi", {2, 2})
                .settled("yan", {1})
                .emissaries(0, "yan", 1)
                .emissaries(0, "qi", 1)
                .hand(0, "yyg"));
  play.does(house("qi5", 'y')).does(emissary("qi", 'y'));
  EXPECT_EQ(play.points(kFromAlliances), (PerSeat{0, 0, 0}));
  EXPECT_EQ(play.points(kFromRoads), (PerSeat{0, 0, 0}));
}

// ---- H7: roads -------------------------------------------------------------------------------

struct Paid {
  int points = 0;
  std::multiset<int> lengths;  // of the chains
  bool operator==(const Paid&) const = default;
};

std::ostream& operator<<(std::ostream& out, const Paid& paid) {
  out << paid.points << " for chains of";
  for (const int length : paid.lengths) out << ' ' << length;
  return out;
}

// What the houses of seat 0 pay with these fortresses. The chains told must be apart from each
// other, on own houses, and pay what was paid.
Paid roads(Side side, const std::vector<std::string>& houses, Names fortresses = {}) {
  Position position = Position(4).side(side).houses(0, houses);
  int owner = 0;
  for (const char* site : fortresses) position.fortress(owner++, site);
  const Play play = finished(position);
  Paid paid{.points = play.points(kFromRoads)[0], .lengths = {}};
  std::uint64_t walked = 0;
  int told = 0;
  for (const Event& event : play.told()) {
    if (event.kind != kConnected) continue;
    const std::uint64_t sites = sites_told(event);
    EXPECT_EQ(event.seat, 0);
    EXPECT_EQ(sites & walked, 0u);
    walked |= sites;
    told += event.args[0];
    paid.lengths.insert(popcount(sites));
    const int length = popcount(sites);
    EXPECT_EQ(event.args[0], (sites & play.state().fortresses) != 0 ? 2 * length : length);
  }
  EXPECT_EQ(walked & ~play.seat(0).houses, 0u);
  EXPECT_EQ(told, paid.points);
  return paid;
}

TEST(china, H7_four_in_a_line_pay_and_three_do_not) {
  EXPECT_EQ(roads(kSideOfThree, {"qin1", "qin2", "qin3"}), (Paid{0, {}}));
  EXPECT_EQ(roads(kSideOfThree, {"qin1", "qin2", "qin3", "qin5"}), (Paid{4, {4}}));
}

TEST(china, H7_four_houses_that_no_line_visits_do_not_pay) {
  EXPECT_EQ(roads(kSideOfThree, {"chu3", "chu2", "chu4", "chu8"}), (Paid{0, {}}));  // a star
}

TEST(china, H7_a_gap_or_another_s_house_breaks_the_line) {
  EXPECT_EQ(roads(kSideOfThree, {"qin6", "qin1", "qin3", "qin5", "qin4"}), (Paid{0, {}}));
  const Play play =
      finished(Position(3).houses(0, {"qin6", "qin1", "qin3", "qin5", "qin4"}).houses(1, {"qin2"}));
  EXPECT_EQ(play.points(kFromRoads), (PerSeat{0, 0, 0}));
}

TEST(china, H7_a_line_goes_over_borders) {
  EXPECT_EQ(roads(kSideOfThree, {"lu2", "lu1", "lu4", "chu5", "chu4", "han3"}), (Paid{6, {6}}));
}

TEST(china, H7_each_side_has_roads_of_its_own) {
  const std::vector<std::string> line = {"zhao3", "zhao6", "qi1", "qi2"};
  EXPECT_EQ(roads(kSideOfFive, line), (Paid{4, {4}}));
  EXPECT_EQ(roads(kSideOfThree, line), (Paid{0, {}}));
}

TEST(china, H7_a_fork_counts_on_one_branch) {
  EXPECT_EQ(roads(kSideOfThree, {"chu1", "chu2", "chu3", "chu4", "chu8"}), (Paid{4, {4}}));
  EXPECT_EQ(roads(kSideOfThree, {"chu1", "chu2", "chu3", "chu4", "chu5", "chu6", "chu7"}),
            (Paid{6, {6}}));
  EXPECT_EQ(roads(kSideOfThree, {"chu1", "chu2", "chu3", "chu4", "chu5", "chu6", "chu7", "chu8"}),
            (Paid{8, {4, 4}}));  // chu1-2-3-8 and chu5-4-6-7
}

// The longest line, zhao1-2-3-4-5-wei1-wei2, has seven houses. But zhao1-2-3-6 and
// zhao7-4-5-wei1-wei2 are four and five.
TEST(china, H7_two_chains_may_pay_more_than_the_longest) {
  EXPECT_EQ(roads(kSideOfThree,
                  {"zhao1", "zhao2", "zhao3", "zhao4", "zhao5", "zhao6", "zhao7", "wei1", "wei2"}),
            (Paid{9, {4, 5}}));
}

TEST(china, H7_chains_far_from_each_other_all_pay) {
  EXPECT_EQ(roads(kSideOfThree, {"qin6", "qin1", "qin2", "qin3", "yan1", "yan2", "yan3", "yan4",
                                 "yan6", "chu4", "chu6", "chu7", "chu5"}),
            (Paid{13, {4, 4, 5}}));
}

TEST(china, H7_a_ring_pays_each_house_once) {
  EXPECT_EQ(roads(kSideOfFive, {"yan2", "yan3", "yan4", "yan5", "yan6"}), (Paid{5, {5}}));
  EXPECT_EQ(roads(kSideOfFive, {"yan1", "yan2", "yan3", "yan4", "yan5", "yan6", "qi1"}),
            (Paid{7, {7}}));  // opened where the two tails meet it
  EXPECT_EQ(roads(kSideOfFive, {"yan1", "zhao3", "yan2", "yan3", "yan4", "yan5", "yan6"}),
            (Paid{7, {7}}));
}

TEST(china, H7_a_large_ring_over_four_states_pays_all_its_houses) {
  EXPECT_EQ(roads(kSideOfThree,
                  {"qin2", "qin3", "qin5", "han6", "han1", "han2", "wei6", "wei5", "wei2", "wei1"}),
            (Paid{10, {10}}));
}

TEST(china, H7_a_fortress_doubles_its_chain_once) {
  const std::vector<std::string> line = {"qin6", "qin1", "qin2", "qin3", "qin5"};
  EXPECT_EQ(roads(kSideOfThree, line, {"qin6"}), (Paid{10, {5}}));
  EXPECT_EQ(roads(kSideOfThree, line, {"qin1", "qin5"}), (Paid{10, {5}}));
  EXPECT_EQ(roads(kSideOfThree, line, {"qin4"}), (Paid{5, {5}}));  // bare, beside the chain
}

TEST(china, H7_a_fortress_does_not_make_a_short_chain_long) {
  EXPECT_EQ(roads(kSideOfThree, {"qin1", "qin2", "qin3"}, {"qin2"}), (Paid{0, {}}));
}

TEST(china, H7_a_fortress_doubles_its_own_chain_and_no_other) {
  EXPECT_EQ(roads(kSideOfThree, {"qin6", "qin1", "qin2", "qin3", "yan1", "yan2", "yan3", "yan4"},
                  {"yan4"}),
            (Paid{12, {4, 4}}));
}

TEST(china, H7_a_shorter_branch_with_a_fortress_is_worth_more) {
  EXPECT_EQ(roads(kSideOfThree, {"chu1", "chu2", "chu3", "chu4", "chu6", "chu7", "chu8"}, {"chu8"}),
            (Paid{10, {5}}));  // chu8-3-4-6-7, and not the six of chu1-2-3-4-6-7
  EXPECT_EQ(roads(kSideOfThree, {"chu1", "chu2", "chu3", "chu8", "shu4", "shu6", "chu4"}, {"chu4"}),
            (Paid{12, {6}}));  // shu6-4-chu1-2-3-4
}

// With a fortress on zhao6, the line zhao6-3-4-5-wei1-wei2 pays 12, and the split 8 and 5.
TEST(china, H7_a_split_may_pay_more_than_the_best_doubled_line) {
  EXPECT_EQ(roads(kSideOfThree,
                  {"zhao1", "zhao2", "zhao3", "zhao4", "zhao5", "zhao6", "zhao7", "wei1", "wei2"},
                  {"zhao6"}),
            (Paid{13, {4, 5}}));
}

TEST(china, H7_every_player_s_roads_are_paid) {
  const Play play = finished(Position(3)
                                 .houses(0, {"qin6", "qin1", "qin2", "qin3"})
                                 .houses(1, {"yan1", "yan2", "yan3", "yan4", "yan6"})
                                 .houses(2, {"chu6", "chu7", "chu5"}));
  EXPECT_EQ(play.points(kFromRoads), (PerSeat{4, 5, 0}));
}

}  // namespace
}  // namespace pentarch::china::tests
