// Comuni, phase 3: the secret defence, the attack, plunder and honour.
#include "games/comuni/tests/builder.hpp"

namespace pentarch::comuni {
namespace {

using tests::Count;
using tests::Play;
using tests::Position;
using Texts = std::vector<std::string>;

// An invasion of deck B (strength 8) in the turn of this seat.
Position invasion(int seats, int turn = 0) {
  return Position(seats).deck(1, 0).turn(turn).phase(Phase::kInvasion);
}

TEST(comuni, example_a_wall_of_level_3_with_3_armies_defends_9) {
  EXPECT_EQ(wall_defence({0, 0, 1, 0}, 3), 9);
}

TEST(comuni, C7_the_best_cards_come_first_and_armies_without_a_card_are_worth_1) {
  EXPECT_EQ(wall_defence({0, 0, 1, 0}, 1), 4);
  EXPECT_EQ(wall_defence({0, 0, 1, 0}, 2), 7);
  EXPECT_EQ(wall_defence({0, 0, 1, 0}, 5), 11);
  EXPECT_EQ(wall_defence({0, 0, 0, 0}, 2), 2);
  EXPECT_EQ(wall_defence({1, 0, 0, 1}, 3), 5 + 4 + 3) << "the card of level 1 comes last";
  EXPECT_EQ(wall_defence({1, 0, 0, 1}, 0), 0) << "a wall without armies defends nothing";
}

// Every army on the best free card, written out card by card.
int plain_defence(const std::array<std::uint8_t, kLevels>& walls, int armies) {
  std::vector<int> worth;
  for (int level = 1; level <= kLevels; ++level) {
    for (int wall = 0; wall < walls[level - 1]; ++wall) {
      for (int card = 1; card <= level; ++card) worth.push_back(card + 1);
    }
  }
  std::sort(worth.rbegin(), worth.rend());
  int sum = 0;
  for (int i = 0; i < armies; ++i) sum += i < static_cast<int>(worth.size()) ? worth[i] : 1;
  return sum;
}

TEST(comuni, C7_agrees_with_placing_armies_card_by_card) {
  for (int code = 0; code < 81; ++code) {
    const std::array<std::uint8_t, kLevels> walls{
        static_cast<std::uint8_t>(code % 3), static_cast<std::uint8_t>(code / 3 % 3),
        static_cast<std::uint8_t>(code / 9 % 3), static_cast<std::uint8_t>(code / 27)};
    for (int armies = 0; armies < 25; ++armies) {
      EXPECT_EQ(wall_defence(walls, armies), plain_defence(walls, armies));
    }
  }
}

TEST(comuni, C3_armies_gold_pairs_and_pilgrim_pairs_defend_alike) {
  Play game(invasion(2).cubes(0, {.gold = 3, .army = 1, .pilgrim = 2}));
  // One army, one pair of gold, one pair of pilgrims: each sent or not, then split.
  EXPECT_EQ(game.options(0).size(), 1u + 3 * 2 + 3 * 3 + 4);
  EXPECT_TRUE(game.may(0, "defend league 1 walls 2"));
  EXPECT_EQ(game.refusal(0, "defend league 4 walls 0"),
            "league and walls make 4 armies, but these cubes make 3");
  EXPECT_EQ(game.refusal(0, "defend league 1 walls 0 pay gold 1 pilgrim 1"),
            "gold and pilgrims that stand for something else come in pairs: name an even number");
  game.does(0, "defend league 2 walls 0 pay gold 2 pilgrim 2").does(1, "defend league 0 walls 0");
  EXPECT_EQ(game.cubes(0), (Count{.gold = 1, .army = 1}.cubes()));
}

TEST(comuni, C6_the_attack_grows_with_the_points_and_the_league_is_everybodys) {
  // Seat 1 has 10 points, seat 2 has 3, seat 0 none; the strength is 8.
  Play game(invasion(3, 2)
                .building(1, kEconomy, 4)
                .building(2, kCulture, 2)
                .cubes(0, {.army = 4})
                .cubes(1, {.army = 2}));
  game.does(0, "defend league 3 walls 1").does(1, "defend league 0 walls 2");
  game.does(2, "defend league 0 walls 0");
  EXPECT_EQ(game.seat(0).plunder, 8 + 0 - 3 - 1);
  EXPECT_EQ(game.seat(1).plunder, 8 + 10 - 3 - 2);
  EXPECT_EQ(game.seat(2).plunder, 8 + 3 - 3 - 1) << "C8: the active player defends 1 by itself";
}

TEST(comuni, C6_the_attack_is_never_below_0) {
  Play game(invasion(2, 0).cubes(0, {.army = 20}));
  game.does(0, "defend league 20 walls 0").does(1, "defend league 0 walls 0");
  EXPECT_EQ(game.seat(0).plunder, 0);
  EXPECT_EQ(game.seat(1).plunder, 0);
}

TEST(comuni, C6_points_of_plunder_and_honour_don_t_count_before_the_end) {
  Play game(invasion(2, 0).plunder(1, 9).honour(0, 0, 0));
  game.does(0, "defend league 0 walls 0").does(1, "defend league 0 walls 0");
  EXPECT_EQ(game.seat(0).plunder, 8 - 1);
  EXPECT_EQ(game.seat(1).plunder, 9 + 8);
}

TEST(comuni, C8_the_active_player_has_one_more_defence) {
  Play game(invasion(2, 1).cubes(0, {.army = 8}).cubes(1, {.army = 7}));
  game.does(0, "defend league 0 walls 8").does(1, "defend league 0 walls 7");
  EXPECT_EQ(game.seat(0).plunder, 0);
  EXPECT_EQ(game.seat(1).plunder, 0) << "7 and 1 withstand 8";
}

TEST(comuni, C9_most_armies_in_the_league_take_the_high_counter_the_next_the_low_one) {
  Play game(invasion(3, 0).cubes(0, {.army = 2}).cubes(1, {.army = 4}).cubes(2, {.army = 3}));
  game.does(0, "defend league 2 walls 0").does(1, "defend league 4 walls 0");
  game.does(2, "defend league 3 walls 0");
  EXPECT_EQ(game.seat(1).honour, 1 << 2) << "the high counter of the second invasion";
  EXPECT_EQ(game.seat(2).honour, 1 << 3);
  EXPECT_EQ(game.seat(0).honour, 0);
}

TEST(comuni, C9_who_is_plundered_or_sent_nothing_gets_no_honour) {
  // The league of 7 leaves 1: seat 0 is the active one, seat 1 mans a wall, seat 2 does nothing.
  Play game(invasion(3, 0).cubes(0, {.army = 2}).cubes(1, {.army = 1}).cubes(2, {.army = 5}));
  game.does(0, "defend league 2 walls 0").does(1, "defend league 0 walls 1");
  game.does(2, "defend league 5 walls 0");
  EXPECT_EQ(game.seat(2).plunder, 1);
  EXPECT_EQ(game.seat(2).honour, 0) << "most armies, but plundered";
  EXPECT_EQ(game.seat(0).honour, 1 << 2);
  EXPECT_EQ(game.seat(1).honour, 0) << "nothing in the league; the low counter is discarded";
}

TEST(comuni, C9_ties_go_to_fewer_points_then_to_the_lower_number) {
  Play fewer(invasion(3, 0)
                 .building(0, kEconomy, 1)
                 .cubes(0, {.army = 5})
                 .cubes(1, {.army = 5})
                 .cubes(2, {.army = 5}));
  for (const int seat : {0, 1, 2}) fewer.does(seat, "defend league 5 walls 0");
  EXPECT_EQ(fewer.seat(0).honour, 0) << "one point more than the others";
  EXPECT_EQ(fewer.seat(1).honour, 1 << 2) << "the lower number";
  EXPECT_EQ(fewer.seat(2).honour, 1 << 3);
}

TEST(comuni, C9_without_a_league_both_counters_are_discarded) {
  Play game(invasion(2, 0));
  game.does(0, "defend league 0 walls 0").does(1, "defend league 0 walls 0");
  EXPECT_EQ(game.seat(0).honour | game.seat(1).honour, 0);
  EXPECT_EQ(game.told_of(kHonoured), 0);
}

TEST(comuni, C16_plunder_has_no_limit) {
  Play game(invasion(2, 0).plunder(1, 48));
  game.does(0, "defend league 0 walls 0").does(1, "defend league 0 walls 0");
  EXPECT_EQ(game.seat(1).plunder, 56) << "more than the 50 markers";
}

TEST(comuni, C17_a_defence_stays_secret_until_all_have_decided) {
  Play game(invasion(3, 0).cubes(0, {.army = 3}).cubes(1, {.army = 3}));
  EXPECT_EQ(game.deciders(), SeatSet::first(3)) << "also who has nothing to send";
  const State before = game.mask(1);
  game.does(0, "defend league 1 walls 2");
  EXPECT_EQ(game.deciders().bits(), 0b110);
  EXPECT_TRUE(tests::same(game.mask(1), before)) << "nobody else notices";
  EXPECT_TRUE(game.told().empty());
  EXPECT_EQ(game.mask(0).players[0].defence.league(), 1) << "the seat itself knows";
  EXPECT_EQ(game.options(2), Texts{"defend league 0 walls 0"});
}

TEST(comuni, C17_what_is_sent_is_shown_and_goes_to_the_supply_what_is_kept_is_kept) {
  Play game(invasion(2, 0).cubes(0, {.gold = 2, .army = 5}));
  game.does(0, "defend league 1 walls 2").does(1, "defend league 0 walls 0");
  EXPECT_EQ(game.cubes(0), (Count{.gold = 2, .army = 2}.cubes()));
  EXPECT_EQ(game.state().supply[kArmy], 58);
  EXPECT_EQ(game.told_of(kDefended), 2);
}

}  // namespace
}  // namespace pentarch::comuni
