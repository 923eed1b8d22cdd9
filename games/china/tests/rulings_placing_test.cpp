// China against its rulebook, placing pieces: H1 to H4, H16 and examples 1, 2, 3 and 8. Given this
// position, when this seat does that, then.
#include <gtest/gtest.h>

#include "games/china/tests/builder.hpp"

namespace pentarch::china::tests {
namespace {

using States = std::set<std::string>;

// ---- Examples --------------------------------------------------------------------------------

// Given nobody in red Wei, and a hand of one purple and two red cards: one piece, then the end.
TEST(china, example_1_the_first_piece_in_an_empty_state_ends_the_placing) {
  Play play(Position(4).hand(0, "prr"));
  play.does(house("wei1", 'r'));
  EXPECT_EQ(play.state().phase, Phase::kDraw);
  EXPECT_FALSE(play.may_place());
  EXPECT_EQ(play.hand(0), "rp");
}

// Given one house in Wei, then the next seat may place two there: one for a red card and one for
// two green ones.
TEST(china, example_1_where_somebody_stands_two_pieces_go_for_a_card_and_a_joker) {
  Play play(Position(4).houses(0, {"wei1"}).hand(1, "rgg").turn(1));
  play.does(house("wei2", 'r'));
  EXPECT_TRUE(play.may(stopping()));
  play.does(house("wei3", 'g'));
  EXPECT_EQ(play.state().phase, Phase::kDraw);
  EXPECT_EQ(play.hand(1), "");
  EXPECT_EQ(popcount(play.seat(1).houses), 2);
}

TEST(china, example_1_the_joker_may_go_first_and_the_card_second) {
  Play play(Position(4).houses(0, {"wei1"}).hand(1, "rgg").turn(1));
  play.does(house("wei2", 'g'));
  EXPECT_EQ(play.hand(1), "r");
  play.does(house("wei3", 'r'));
  EXPECT_EQ(play.hand(1), "");
}

// Given three yellow cards and pieces in Qi and in Qin: two pieces in one of these, or one anywhere
// else; the third card has no use.
TEST(china, example_1_three_yellow_cards_are_two_pieces_in_qi_or_qin_or_one_elsewhere) {
  const Position position =
      Position(4).houses(1, {"qi1", "qin1", "wei1", "chu1"}).hand(0, "yyy").display("rrgg");
  Play in_qi(position);
  in_qi.does(house("qi2", 'y')).does(house("qi3", 'y'));
  EXPECT_EQ(in_qi.hand(0), "y");
  EXPECT_EQ(in_qi.state().phase, Phase::kDraw);
  Play in_qin(position);
  in_qin.does(house("qin2", 'y')).does(house("qin3", 'y'));
  EXPECT_EQ(in_qin.hand(0), "y");
  Play elsewhere(position);
  elsewhere.does(house("wei2", 'y'));
  EXPECT_EQ(elsewhere.hand(0), "y");
  EXPECT_FALSE(elsewhere.may_place());  // one yellow card is left, and Wei is red
}

// Given four houses of one player in Chu and two emissaries, then there is room for two more.
TEST(china, example_2_four_houses_in_chu_hold_four_emissaries) {
  Play play(Position(4)
                .settled("chu", {1, 4})
                .emissaries(2, "chu", 1)
                .emissaries(3, "chu", 1)
                .hand(0, "poo"));
  play.does(emissary("chu", 'p')).does(emissary("chu", 'o'), "");
  EXPECT_EQ(play.emissaries(0, "chu"), 2);
  EXPECT_EQ(play.state().phase, Phase::kDraw);
  EXPECT_FALSE(play.state().welcoming >> realm_of("chu") & 1u);  // four stand there now
}

TEST(china, example_2_a_fifth_emissary_in_chu_has_no_room) {
  const Play play(Position(4)
                      .settled("chu", {1, 4})
                      .emissaries(2, "chu", 2)
                      .emissaries(3, "chu", 2)
                      .hand(0, "poo"));
  EXPECT_FALSE(play.may(emissary("chu", 'p')));
  EXPECT_FALSE(play.may(emissary("chu", 'o')));
  EXPECT_TRUE(play.may(house("chu6", 'p')));
}

// Given two houses each of two players in Qin and no emissary: two emissaries, or two houses, or
// one of each, in any order.
TEST(china, example_3_qin_with_two_and_two_houses_takes_two_of_any_kind) {
  const Position position = Position(4).settled("qin", {0, 2, 0, 2}).hand(0, "yyr");
  const std::vector<std::pair<Step, Step>> turns = {
      {emissary("qin", 'y'), emissary("qin", 'y')},
      {house("qin5", 'y'), house("qin6", 'y')},
      {emissary("qin", 'y'), house("qin5", 'y')},
      {house("qin5", 'y'), emissary("qin", 'y')},
  };
  for (const auto& [first, second] : turns) {
    Play play(position);
    play.does(first).does(second);
    EXPECT_EQ(play.hand(0), "r");
    EXPECT_EQ(play.emissaries(0, "qin") + popcount(play.seat(0).houses), 2);
  }
}

TEST(china, example_3_no_emissary_goes_where_no_house_stands) {
  const Play play(Position(4).hand(0, "yyr"));
  for (const std::string& realm : standard().realms) {
    for (const char paid : {'y', 'r'}) EXPECT_FALSE(play.may(emissary(realm.c_str(), paid)));
  }
}

// Given three yellow cards and a house in Qi: a fortress on a free site, a house on it, and the
// turn ends though a yellow card is left.
TEST(china, example_8_a_fortress_and_the_house_on_it_are_two_pieces) {
  Play play(Position(4).with_fortresses().houses(1, {"qi1"}).hand(0, "yyy"));
  play.does(fortress("qi3", 'y'));
  EXPECT_EQ(play.state().phase, Phase::kMore);
  play.does(house("qi3", 'y'));
  EXPECT_EQ(play.state().phase, Phase::kDraw);
  EXPECT_EQ(play.hand(0), "y");
  EXPECT_EQ(play.state().fortresses, bit(site_of("qi3")));
  EXPECT_EQ(play.seat(0).left[kFortress], 0);
  EXPECT_EQ(play.state().draws, 2);
}

// ---- H1: an empty state takes one piece ------------------------------------------------------

TEST(china, H1_an_empty_state_takes_one_piece_whatever_pays) {
  Play card(Position(3).hand(0, "rrr"));
  card.does(house("wei1", 'r'));
  EXPECT_EQ(card.state().phase, Phase::kDraw);
  Play joker(Position(3).hand(0, "rgg"));
  joker.does(house("wei1", 'g'));
  EXPECT_EQ(joker.state().phase, Phase::kDraw);
  EXPECT_EQ(joker.hand(0), "r");
}

TEST(china, H1_the_house_that_opens_a_state_brings_no_emissary_in_the_same_turn) {
  Play play(Position(3).hand(0, "rrr"));
  play.does(house("wei1", 'r'));
  EXPECT_FALSE(play.may(emissary("wei", 'r')));
  EXPECT_FALSE(play.may(stopping()));
}

TEST(china, H1_a_fortress_in_an_empty_state_is_the_one_piece) {
  Play play(Position(3).with_fortresses().hand(0, "rrr"));
  play.does(fortress("wei1", 'r'));
  EXPECT_EQ(play.state().phase, Phase::kDraw);
  EXPECT_EQ(play.hand(0), "rr");
}

TEST(china, H1_a_bare_fortress_makes_a_state_one_that_is_not_empty) {
  Play play(Position(3).fortress(2, "wei4").hand(0, "rrr"));
  play.does(house("wei1", 'r'));
  EXPECT_EQ(play.state().phase, Phase::kMore);
  play.does(emissary("wei", 'r'));
  EXPECT_EQ(play.hand(0), "r");
}

TEST(china, H1_the_other_state_of_the_colour_does_not_count) {
  Play play(Position(3).houses(1, {"shu1"}).hand(0, "rrr"));
  play.does(house("wei1", 'r'));
  EXPECT_EQ(play.state().phase, Phase::kDraw);
}

TEST(china, H1_one_house_of_anybody_lets_two_pieces_in) {
  for (const int owner : {0, 1, 2}) {
    Play play(Position(3).houses(owner, {"wei1"}).hand(0, "rrr"));
    play.does(house("wei2", 'r')).does(house("wei3", 'r'));
    EXPECT_EQ(play.hand(0), "r");
    EXPECT_EQ(play.state().phase, Phase::kDraw);  // never three
  }
}

TEST(china, H1_the_second_piece_goes_into_the_same_state) {
  Play play(Position(3).houses(1, {"wei1", "shu1", "chu1"}).hand(0, "rrp"));
  play.does(house("wei2", 'r'));
  EXPECT_EQ(play.open_states(), States{"wei"});
  EXPECT_FALSE(play.may(house("shu2", 'r')));
  EXPECT_FALSE(play.may(house("chu2", 'p')));
  EXPECT_FALSE(play.may(exchanging('r')));
}

TEST(china, H1_a_player_may_stop_after_the_first_piece) {
  Play play(Position(3).houses(1, {"wei1"}).hand(0, "rrr").display("goyp"));
  play.does(house("wei2", 'r')).does(stopping());
  EXPECT_EQ(play.state().phase, Phase::kDraw);
  EXPECT_EQ(play.state().draws, 1);
  EXPECT_EQ(play.hand(0), "rr");
}

// ---- H2: jokers ------------------------------------------------------------------------------

TEST(china, H2_one_card_opens_the_two_states_of_its_colour) {
  EXPECT_EQ(Play(Position(3).hand(0, "rgo")).open_states("r"), (States{"wei", "shu"}));
  EXPECT_EQ(Play(Position(3).hand(0, "rgo")).open_states("g"), (States{"han", "yan"}));
  EXPECT_EQ(Play(Position(3).hand(0, "rgo")).open_states("o"), (States{"zhao", "lu"}));
  EXPECT_EQ(Play(Position(3).hand(0, "rgy")).open_states("y"), (States{"qin", "qi"}));
  EXPECT_EQ(Play(Position(3).hand(0, "rgp")).open_states("p"), (States{"chu"}));
}

TEST(china, H2_two_of_a_colour_open_every_state) {
  const Play play(Position(3).hand(0, "rrg"));
  EXPECT_EQ(play.open_states("r").size(), 9u);
  EXPECT_EQ(play.open_states("g"), (States{"han", "yan"}));
}

TEST(china, H2_a_pair_in_a_state_of_its_own_colour_pays_one_card_never_two) {
  Play own(Position(3).houses(1, {"wei1"}).hand(0, "rrg"));
  own.does(house("wei2", 'r'));
  EXPECT_EQ(own.hand(0), "rg");
  EXPECT_EQ(own.told()[0].args[3], 1);
  Play other(Position(3).houses(1, {"yan1"}).hand(0, "rrg"));
  other.does(house("yan2", 'r'));
  EXPECT_EQ(other.hand(0), "g");
  EXPECT_EQ(other.told()[0].args[3], 2);
}

TEST(china, H2_two_different_cards_are_no_joker) {
  const Play play(Position(3).houses(1, {"chu1"}).hand(0, "rgo"));
  EXPECT_FALSE(play.open_states().contains("chu"));
  EXPECT_FALSE(play.open_states().contains("qi"));
}

TEST(china, H2_three_alike_are_one_joker_and_a_card_that_is_left) {
  Play play(Position(3).houses(1, {"chu1"}).hand(0, "rrr"));
  play.does(house("chu2", 'r'));
  EXPECT_EQ(play.hand(0), "r");
  EXPECT_FALSE(play.may_place());
}

TEST(china, H2_after_a_card_the_other_two_are_a_joker_only_if_they_are_alike) {
  Play alike(Position(3).houses(1, {"wei1"}).hand(0, "rpp"));
  alike.does(house("wei2", 'r'));
  EXPECT_TRUE(alike.may(house("wei3", 'p')));
  Play different(Position(3).houses(1, {"wei1"}).hand(0, "rpo"));
  different.does(house("wei2", 'r'));
  EXPECT_FALSE(different.may_place());
}

TEST(china, H2_a_joker_pays_for_emissaries_and_fortresses_too) {
  const Position position = Position(3).with_fortresses().settled("chu", {0, 2}).hand(0, "rrg");
  Play envoy(position);
  envoy.does(emissary("chu", 'r'));
  EXPECT_EQ(envoy.hand(0), "g");
  Play builder(position);
  builder.does(fortress("chu5", 'r'));
  EXPECT_EQ(builder.hand(0), "g");
}

TEST(china, H2_what_was_paid_lies_on_the_discards) {
  Play play(Position(3).houses(1, {"wei1"}).hand(0, "rpp").discards("y"));
  play.does(house("wei2", 'r')).does(house("wei3", 'p'));
  EXPECT_EQ(play.discards(), "rypp");
}

// ---- H3: emissaries --------------------------------------------------------------------------

TEST(china, H3_a_house_makes_room_for_an_emissary_in_the_same_turn) {
  Play play(Position(3).settled("wei", {1, 1}).emissaries(1, "wei", 1).hand(0, "rrr"));
  EXPECT_FALSE(play.may(emissary("wei", 'r')));
  play.does(house("wei3", 'r'));  // the second house of seat 0: the most is two now
  EXPECT_TRUE(play.may(emissary("wei", 'r')));
  play.does(emissary("wei", 'r'));
  EXPECT_EQ(play.emissaries(0, "wei"), 1);
}

TEST(china, H3_a_house_that_is_not_of_the_largest_group_makes_no_room) {
  Play play(Position(3).settled("wei", {0, 2}).emissaries(1, "wei", 2).hand(0, "rrr"));
  play.does(house("wei3", 'r'));
  EXPECT_FALSE(play.may(emissary("wei", 'r')));
  play.does(house("wei4", 'r'));
  EXPECT_FALSE(play.may_place());
}

TEST(china, H3_an_emissary_may_go_where_its_owner_has_no_house) {
  Play play(Position(3).settled("wei", {0, 2}).hand(0, "rrr"));
  play.does(emissary("wei", 'r')).does(emissary("wei", 'r'));
  EXPECT_EQ(play.emissaries(0, "wei"), 2);
  EXPECT_EQ(play.seat(0).houses, 0u);
}

TEST(china, H3_the_cap_counts_the_emissaries_of_all_players) {
  const Position position = Position(5)
                                .settled("wei", {3, 2})
                                .emissaries(1, "wei", 1)
                                .emissaries(2, "wei", 1)
                                .hand(0, "rrr");
  Play two(position);
  two.does(emissary("wei", 'r'));
  EXPECT_FALSE(two.may(emissary("wei", 'r')));  // three stand there
  Position full = position;
  EXPECT_FALSE(Play(full.emissaries(3, "wei", 1)).may(emissary("wei", 'r')));
}

TEST(china, H3_the_cap_is_the_largest_group_and_not_all_houses) {
  const Position position = Position(4).settled("wei", {2, 2, 2}).hand(0, "rrr");
  Play play(position);
  play.does(emissary("wei", 'r')).does(emissary("wei", 'r'), "");
  EXPECT_FALSE(play.state().welcoming >> realm_of("wei") & 1u);
}

TEST(china, H3_a_fortress_makes_no_room) {
  Play bare(Position(3).fortress(1, "wei1").hand(0, "rrr"));
  EXPECT_FALSE(bare.may(emissary("wei", 'r')));
  Play under(Position(3).fortress(1, "wei1").houses(1, {"wei1"}).hand(0, "rrr"));
  under.does(emissary("wei", 'r'));
  EXPECT_FALSE(under.may(emissary("wei", 'r')));  // one house, one emissary
}

TEST(china, H3_a_piece_that_the_supply_lacks_can_not_be_placed) {
  const Position position = Position(3)
                                .with_fortresses()
                                .settled("chu", {8})
                                .settled("wei", {0, 2})
                                .emissaries(0, "chu", 7)
                                .hand(0, "rrr");
  Play envoys(position);
  envoys.does(emissary("wei", 'r'));  // the eighth
  EXPECT_FALSE(envoys.may(emissary("wei", 'r')));
  EXPECT_TRUE(envoys.may(house("wei3", 'r')));
  Edition few = standard().data;
  few.pieces[kHouse] = 1;
  Play houses(Position(3, few).with_fortresses().houses(1, {"wei1"}).hand(0, "rrr"));
  houses.does(house("wei2", 'r'));
  EXPECT_FALSE(houses.may(house("wei3", 'r')));
  EXPECT_TRUE(houses.may(fortress("wei3", 'r')));
  Play forts(Position(3).with_fortresses().houses(1, {"wei1"}).hand(0, "rrr"));
  forts.does(fortress("wei3", 'r'));
  EXPECT_FALSE(forts.may(fortress("wei4", 'r')));
}

// ---- H4 and H16: sites, fortresses, full states ----------------------------------------------

TEST(china, H4_a_site_takes_one_house) {
  const Play play(Position(3).houses(0, {"wei1"}).houses(1, {"wei2"}).hand(0, "rrr"));
  EXPECT_FALSE(play.may(house("wei1", 'r')));
  EXPECT_FALSE(play.may(house("wei2", 'r')));
  EXPECT_TRUE(play.may(house("wei3", 'r')));
}

TEST(china, H4_a_bare_fortress_is_anybody_s_to_build_on) {
  Play play(Position(3).fortress(1, "wei4").hand(0, "rrr"));
  play.does(house("wei4", 'r'));
  EXPECT_EQ(play.seat(0).houses, bit(site_of("wei4")));
  EXPECT_EQ(play.state().fortresses, bit(site_of("wei4")));
  EXPECT_EQ(play.seat(0).left[kFortress], 1);  // his own is still in the supply
  EXPECT_EQ(play.seat(1).left[kFortress], 0);
}

TEST(china, H4_no_fortress_goes_under_a_house) {
  const Play play(Position(3).with_fortresses().houses(0, {"wei1"}).hand(0, "rrr"));
  EXPECT_FALSE(play.may(fortress("wei1", 'r')));
  EXPECT_TRUE(play.may(fortress("wei2", 'r')));
}

TEST(china, H16_no_fortress_goes_on_a_fortress) {
  const Play play(Position(3).fortress(1, "wei4").hand(0, "rrr"));
  EXPECT_FALSE(play.may(fortress("wei4", 'r')));
  EXPECT_TRUE(play.may(house("wei4", 'r')));
}

TEST(china, H4_a_bare_fortress_does_not_fill_a_state) {
  Play play(Position(3).with_fortresses().settled("qi", {0, 2, 2}).hand(0, "yyy"));
  play.does(fortress("qi5", 'y'));  // the last free site
  EXPECT_EQ(play.points(kFromHouses), (PerSeat{0, 0, 0}));
  EXPECT_EQ(play.state().phase, Phase::kMore);
  play.does(house("qi5", 'y'));
  EXPECT_EQ(play.points(kFromHouses), (PerSeat{4, 5, 5}));  // 2, doubled
}

TEST(china, H4_a_full_state_is_scored_at_once_and_the_turn_goes_on) {
  Play play(Position(3).settled("qi", {2, 2}).hand(0, "yyr"));
  play.does(house("qi5", 'y'));
  EXPECT_EQ(play.points(kFromHouses), (PerSeat{5, 3, 0}));
  EXPECT_EQ(play.told(kScored), 1);
  EXPECT_EQ(play.state().phase, Phase::kMore);
  play.does(emissary("qi", 'y'));
  EXPECT_EQ(play.points(kFromHouses), (PerSeat{5, 3, 0}));
  EXPECT_EQ(play.told(kScored), 0);
  EXPECT_EQ(play.hand(0), "r");
}

TEST(china, H4_the_second_house_of_a_turn_may_fill_a_state) {
  Play play(Position(3).settled("qi", {2, 1}).hand(0, "yyr"));
  play.does(house("qi4", 'y'));
  EXPECT_EQ(play.points(kFromHouses), (PerSeat{0, 0, 0}));
  play.does(house("qi5", 'y'));
  EXPECT_EQ(play.points(kFromHouses), (PerSeat{5, 4, 0}));
  EXPECT_EQ(play.state().phase, Phase::kDraw);
}

TEST(china, H4_a_full_state_takes_emissaries_and_nothing_else) {
  Play play(Position(3).with_fortresses().settled("qi", {3, 2}).hand(0, "yyy"));
  EXPECT_EQ(play.points(kFromHouses), (PerSeat{5, 3, 0}));
  EXPECT_EQ(play.pieces_for("qi"), std::set<Piece>{kEmissary});
  EXPECT_EQ(play.pieces_for("qin"), (std::set<Piece>{kHouse, kFortress}));
  play.does(emissary("qi", 'y')).does(emissary("qi", 'y'));
  EXPECT_EQ(play.points(kFromHouses), (PerSeat{5, 3, 0}));  // an emissary scores nothing again
}

TEST(china, H4_a_turn_ends_where_state_and_court_are_full) {
  // The last house makes seat 0 the largest group, so there is room; or not, and nothing fits.
  Play play(Position(3).settled("qi", {2, 2}).emissaries(1, "qi", 2).hand(0, "yyy"));
  play.does(house("qi5", 'y'));
  EXPECT_TRUE(play.may(emissary("qi", 'y')));
  Play crowded(Position(3).settled("qi", {1, 3}).emissaries(1, "qi", 3).hand(0, "yyy"));
  crowded.does(house("qi5", 'y'));
  EXPECT_EQ(crowded.state().phase, Phase::kDraw);
  EXPECT_EQ(crowded.points(kFromHouses), (PerSeat{3, 5, 0}));
}

// ---- H14: without the variant there are no fortresses ----------------------------------------

TEST(china, H14_fortresses_are_off_unless_the_table_wants_them) {
  for (const int on : {0, 1}) {
    const Play play(new_game(4, {{kOptionFortress, on}}));
    for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(play.seat(seat).left[kFortress], on);
    bool offered = false;
    for (const std::string& realm : standard().realms) {
      offered = offered || play.pieces_for(realm).contains(kFortress);
    }
    EXPECT_EQ(offered, on == 1);
  }
  EXPECT_STREQ(China::kOptions[kOptionFortress].values[0], "off");
  EXPECT_EQ(new_game(4).with_fortresses, 0);
}

}  // namespace
}  // namespace pentarch::china::tests
