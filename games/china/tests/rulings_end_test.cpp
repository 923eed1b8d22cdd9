// China against its rulebook, the end: H11, H12 and H13.
#include <gtest/gtest.h>

#include "games/china/tests/builder.hpp"

namespace pentarch::china::tests {
namespace {

// ---- H11: nobody could place anything --------------------------------------------------------

// Three players; every site but lu4 is built on.
Position almost_built() {
  return Position(3)
      .settled("qin", {6})
      .settled("shu", {0, 6})
      .settled("chu", {0, 0, 8})
      .settled("han", {6})
      .settled("wei", {0, 7})
      .settled("zhao", {0, 0, 7})
      .settled("yan", {6})
      .settled("qi", {0, 5})
      .settled("lu", {1, 1, 1})
      .hand(0, "ogg");
}

TEST(china, H11_the_last_house_ends_the_game_when_no_emissary_is_left) {
  Play play(almost_built()
                .emissaries(0, "chu", 8)
                .emissaries(1, "zhao", 7)
                .emissaries(1, "qi", 1)
                .emissaries(2, "wei", 7)
                .emissaries(2, "yan", 1)
                .display("rgoy"));
  const int pile = play.state().pile;
  play.does(house("lu4", 'o'));
  EXPECT_TRUE(play.over());
  EXPECT_EQ(play.hand(0), "gg");  // no refill any more
  EXPECT_EQ(play.display(), "rgoy");
  EXPECT_EQ(play.state().pile, pile);
  EXPECT_EQ(play.told(kScored), 1);  // Lu, and nothing twice
  EXPECT_EQ(play.told(kEnded), 1);
  // Seat 1 leads in Zhao and in Qi, which are allied; nobody else leads in two neighbours.
  EXPECT_EQ(play.points(kFromAlliances), (PerSeat{0, 8, 0}));
}

TEST(china, H11_one_emissary_in_any_supply_keeps_the_game_going) {
  Play play(almost_built()
                .emissaries(0, "chu", 8)
                .emissaries(1, "zhao", 7)
                .emissaries(1, "qi", 1)
                .emissaries(2, "wei", 7));
  play.does(house("lu4", 'o'));
  EXPECT_FALSE(play.over());
  EXPECT_EQ(play.state().phase, Phase::kDraw);  // nothing of his own fits into Lu
}

TEST(china, H11_the_last_emissary_ends_the_game_though_another_piece_was_allowed) {
  Play play(almost_built()
                .houses(1, {"lu4"})
                .emissaries(0, "chu", 7)
                .emissaries(1, "zhao", 7)
                .emissaries(1, "qi", 1)
                .emissaries(2, "wei", 7)
                .emissaries(2, "yan", 1));
  play.does(emissary("lu", 'o'));
  EXPECT_TRUE(play.over());
  EXPECT_EQ(play.hand(0), "gg");
}

TEST(china, H11_a_fortress_in_the_supply_does_not_help_without_a_free_site) {
  Play play(almost_built()
                .with_fortresses()
                .emissaries(0, "chu", 8)
                .emissaries(1, "zhao", 7)
                .emissaries(1, "qi", 1)
                .emissaries(2, "wei", 7)
                .emissaries(2, "yan", 1));
  play.does(house("lu4", 'o'));
  EXPECT_TRUE(play.over());
}

// Five players share every state, so that its court is small. All courts are full, but for one
// place in Chu where so it is wanted; lu4 is free.
Position shared_by_five(int emissaries_in_chu) {
  Position position(5);
  for (const char* realm : {"qin", "shu", "han", "yan"}) {
    position.settled(realm, {2, 1, 1, 1, 1}).emissaries(0, realm, 2);
  }
  position.settled("chu", {1, 1, 2, 2, 2}).emissaries(1, "chu", emissaries_in_chu);
  position.settled("wei", {1, 1, 1, 2, 2}).emissaries(2, "wei", 2);
  position.settled("zhao", {1, 1, 1, 2, 2}).emissaries(3, "zhao", 2);
  position.settled("qi", {1, 1, 1, 1, 1}).emissaries(4, "qi", 1);
  position.settled("lu", {0, 1, 1, 1}).emissaries(4, "lu", 1);
  return position;
}

TEST(china, H11_full_courts_end_the_game_though_everybody_has_emissaries) {
  Play play(shared_by_five(2).hand(0, "ogg"));
  play.does(house("lu4", 'o'));
  EXPECT_TRUE(play.over());
  for (const int seat : {1, 2, 3, 4}) EXPECT_GT(play.seat(seat).left[kEmissary], 0);
}

// Only Chu has room, and nobody holds a purple card or a pair: with other cards it would do.
TEST(china, H11_the_cards_in_the_hands_do_not_matter) {
  Play play(shared_by_five(1)
                .houses(0, {"lu4"})
                .hand(0, "rgo")
                .hand(1, "rgy")
                .hand(2, "rgo")
                .hand(3, "goy")
                .hand(4, "goy")
                .display("rrgg"));
  EXPECT_FALSE(play.may_place());
  play.does(exchanging('r')).does(taking('r'), "g");
  EXPECT_FALSE(play.may_place());
  EXPECT_FALSE(play.over());
}

TEST(china, H11_empty_supplies_end_the_game_though_sites_are_free) {
  Edition edition = standard().data;
  edition.pieces[kHouse] = 1;
  edition.pieces[kEmissary] = 0;
  Play play(Position(3, edition).houses(1, {"wei1"}).houses(2, {"wei2"}).hand(0, "rrr"));
  play.does(house("wei3", 'r'));
  EXPECT_TRUE(play.over());
  EXPECT_EQ(play.points(kFromHouses), (PerSeat{3, 3, 3}));
}

TEST(china, H11_a_free_site_and_a_fortress_keep_the_game_going) {
  Edition edition = standard().data;
  edition.pieces[kHouse] = 1;
  edition.pieces[kEmissary] = 0;
  Play play(Position(3, edition)
                .with_fortresses()
                .houses(1, {"wei1"})
                .houses(2, {"wei2"})
                .hand(0, "rrr"));
  play.does(house("wei3", 'r'));
  EXPECT_FALSE(play.over());
  play.does(fortress("wei4", 'r'));
  EXPECT_FALSE(play.over());  // the other two have theirs
}

TEST(china, H11_it_is_enough_that_another_player_can_place) {
  Edition edition = standard().data;
  edition.pieces[kHouse] = 1;
  edition.pieces[kEmissary] = 0;
  Play play(Position(3, edition).houses(1, {"wei1"}).hand(0, "rrr").hand(1, "rgo"));
  play.does(house("wei3", 'r'));
  EXPECT_FALSE(play.over());
  play.does(drawing(), "r");
  EXPECT_EQ(play.state().turn, 1);
  EXPECT_FALSE(play.may_place());  // H15
  EXPECT_TRUE(play.may(exchanging('r')));
}

TEST(china, nobody_decides_and_nothing_is_legal_when_the_game_is_over) {
  const Play play = finished(Position(4));
  EXPECT_TRUE(China::deciders(play.edition(), play.state()).empty());
  for (Seat seat = 0; seat < 4; ++seat) {
    Steps steps;
    China::legal(play.edition(), play.state(), seat, steps);
    EXPECT_TRUE(steps.empty());
  }
  EXPECT_TRUE(play.standing().finished);
}

TEST(china, only_the_seat_on_turn_decides) {
  const Play play(Position(4).turn(2));
  EXPECT_EQ(China::deciders(play.edition(), play.state()), SeatSet::only(2));
  Steps steps;
  China::legal(play.edition(), play.state(), 1, steps);
  EXPECT_TRUE(steps.empty());
}

// ---- H12: laps -------------------------------------------------------------------------------

// A chain of fourteen houses, and a fortress in each of its four states.
TEST(china, H12_more_than_fifty_points_are_not_taken_round_the_track) {
  const Play play =
      finished(Position(4)
                   .houses(0, {"zhao1", "zhao2", "zhao3", "zhao4", "zhao5", "wei1", "wei2", "wei5",
                               "wei6", "han2", "han3", "chu4", "chu6", "chu7"})
                   .fortress(0, "zhao1")
                   .fortress(1, "wei1")
                   .fortress(2, "han2")
                   .fortress(3, "chu4")
                   .settled("qin", {0, 6})
                   .settled("shu", {0, 6})
                   .settled("yan", {0, 6}));
  EXPECT_EQ(play.points(kFromHouses)[0], 10 + 8 + 4 + 6);
  EXPECT_EQ(play.points(kFromRoads)[0], 28);
  EXPECT_EQ(play.standing().points[0], 56);
  EXPECT_LT(play.standing().points[1], 50);
  EXPECT_GT(play.standing().points[1], 56 - 50);  // ahead on the track, and yet second
  EXPECT_EQ(play.ranks()[0], 1);
  EXPECT_EQ(play.ranks()[1], 2);
}

TEST(china, standing_names_where_the_points_came_from) {
  const Play play = finished(Position(3)
                                 .settled("yan", {4})
                                 .settled("zhao", {2})
                                 .emissaries(0, "yan", 2)
                                 .emissaries(0, "zhao", 1));
  // yan1-2-3-4 is a chain of four; zhao1 and zhao2 hang on nothing.
  const Standing standing = play.standing();
  EXPECT_EQ(standing.by_source[0][kFromHouses], 6);
  EXPECT_EQ(standing.by_source[0][kFromAlliances], 3);
  EXPECT_EQ(standing.by_source[0][kFromRoads], 4);
  EXPECT_EQ(standing.points[0], 13);
}

// ---- H13: ties -------------------------------------------------------------------------------

TEST(china, H13_most_points_win) {
  const Play play = finished(Position(3).settled("wei", {1}).settled("han", {0, 3}));
  EXPECT_EQ(play.ranks(), (PerSeat{2, 1, 3}));
}

TEST(china, H13_a_tie_goes_to_the_larger_supply) {
  const Position position = Position(3).settled("wei", {2}).settled("han", {0, 2});
  Position envoy = position;
  EXPECT_EQ(finished(envoy.emissaries(0, "han", 1)).ranks(), (PerSeat{2, 1, 3}));
  Position envoys = position;
  EXPECT_EQ(finished(envoys.emissaries(0, "han", 1).emissaries(1, "han", 1).emissaries(1, "wei", 1))
                .ranks(),
            (PerSeat{2, 1, 3}));  // Wei and Han are allied: seat 1 scores
  Position fort = position;
  EXPECT_EQ(finished(fort.fortress(1, "chu1")).ranks(), (PerSeat{1, 2, 3}));
}

TEST(china, H13_houses_emissaries_and_fortress_of_the_supply_count_alike) {
  // Both have four houses that pay 4; seat 0 has placed an emissary as well, seat 1 its fortress.
  const Play play = finished(Position(3)
                                 .houses(0, {"wei1", "wei3", "wei5", "wei7"})
                                 .houses(1, {"han1", "han3", "han4", "yan1"})
                                 .emissaries(0, "wei", 1)
                                 .fortress(1, "chu1"));
  EXPECT_EQ(play.standing().points[0], 4);
  EXPECT_EQ(play.standing().points[1], 4);
  EXPECT_EQ(play.ranks(), (PerSeat{1, 1, 3}));
}

TEST(china, H13_still_tied_players_share_the_victory) {
  EXPECT_EQ(finished(Position(4).settled("wei", {2}).settled("han", {0, 2})).ranks(),
            (PerSeat{1, 1, 3, 3}));
  EXPECT_EQ(finished(Position(5)).ranks(), (PerSeat{1, 1, 1, 1, 1}));
}

TEST(china, H13_the_supply_counts_only_in_a_tie) {
  EXPECT_EQ(finished(Position(3).settled("wei", {7}).settled("han", {0, 1})).ranks(),
            (PerSeat{1, 2, 3}));
}

TEST(china, H13_cards_in_hand_decide_nothing) {
  const Play play = finished(Position(4).hand(0, "r").hand(1, "rgo"));
  EXPECT_EQ(play.ranks(), (PerSeat{1, 1, 1, 1}));
}

}  // namespace
}  // namespace pentarch::china::tests
