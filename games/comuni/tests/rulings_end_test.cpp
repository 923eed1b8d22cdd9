// Comuni, phase 6 and the end: plunder, the last round, scoring.
#include "games/comuni/tests/builder.hpp"

namespace pentarch::comuni {
namespace {

using tests::Count;
using tests::Play;
using tests::Position;
using Texts = std::vector<std::string>;

// ---- Plunder (C13) ---------------------------------------------------------------------------

TEST(comuni, C13_one_pilgrim_removes_one_plunder_and_three_remove_two) {
  const auto position = Position(2).phase(Phase::kPlunder).plunder(0, 3).cubes(0, {.pilgrim = 3});
  const Play game{Position(position)};
  EXPECT_EQ(game.options(0), (Texts{"keep", "remove 1", "remove 2"}));
  Play one{Position(position)};
  one.does(0, "remove 1");
  EXPECT_EQ(one.seat(0).plunder, 2);
  EXPECT_EQ(one.cubes(0)[kPilgrim], 2);
  EXPECT_EQ(one.state().turn, 1) << "once a turn";
  Play two{Position(position)};
  two.does(0, "remove 2");
  EXPECT_EQ(two.seat(0).plunder, 1);
  EXPECT_EQ(two.cubes(0)[kPilgrim], 0);
  EXPECT_EQ(two.state().supply[kPilgrim], 50);
}

TEST(comuni, C13_two_pilgrims_remove_one) {
  const Play game(Position(2).phase(Phase::kPlunder).plunder(0, 3).cubes(0, {.pilgrim = 2}));
  EXPECT_EQ(game.options(0), (Texts{"keep", "remove 1"}));
  EXPECT_EQ(game.refusal(0, "remove 2"),
            "removing 2 takes three pilgrims, and at least 2 plunder to remove");
}

TEST(comuni, C18_three_pilgrims_need_at_least_2_plunder) {
  const Play game(Position(2).phase(Phase::kPlunder).plunder(0, 1).cubes(0, {.pilgrim = 5}));
  EXPECT_EQ(game.options(0), (Texts{"keep", "remove 1"}));
}

TEST(comuni, C13_it_comes_after_building_in_every_turn_with_plunder_and_pilgrims) {
  Play game(Position(2).plunder(0, 1).cubes(0, {.pilgrim = 1}));
  game.does(0, "income gold");
  EXPECT_EQ(game.phase(), Phase::kPlunder);
  game.does(0, "keep");
  EXPECT_EQ(game.seat(0).plunder, 1);
  EXPECT_EQ(game.state().turn, 1);
}

// ---- The last round (C14, C18) ---------------------------------------------------------------

TEST(comuni, C14_after_the_last_card_the_turn_is_finished_and_everybody_has_one_more) {
  Play game(Position(3).deck(3, 1).turn(1).bid(1, 1).cubes(1, {}));
  game.does(1, "claim");
  EXPECT_EQ(game.told_of(kLastCard), 1);
  EXPECT_EQ(game.told_of(kInvaded), 0) << "the Emperor waits";
  EXPECT_EQ(game.state().columns[0].cards[1], kNoCard) << "there is nothing to refill with";
  game.does(1, "done");
  for (const int seat : {2, 0, 1}) {
    EXPECT_EQ(game.deciders(), SeatSet::only(static_cast<Seat>(seat)));
    game.does(seat, "bid " + std::to_string(seat + 2));
    if (game.phase() == Phase::kBuilding) game.does(seat, "done");
  }
  EXPECT_EQ(game.phase(), Phase::kInvasion) << "after the last turn of the one who drew the card";
  EXPECT_EQ(game.state().turn, 1) << "C8: who is the active player of the last invasion";
  for (const int seat : {0, 1, 2}) game.does(seat, "defend league 0 walls 0");
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.seat(0).plunder, 16);
  EXPECT_EQ(game.seat(1).plunder, 15);
}

TEST(comuni, C14_bids_on_the_board_go_back_to_the_supply_before_scoring) {
  Play game(Position(2)
                .deck(3, 0)
                .phase(Phase::kInvasion)
                .bid(1, 0, 4)
                .bid(2, 1, 0, 2)
                .cubes(1, {.gold = 1}));
  game.does(0, "defend league 0 walls 0").does(1, "defend league 0 walls 0");
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.state().supply[kGold], 49);
  EXPECT_EQ(game.standing().by_source[1][kFromCubes], 2) << "most gold with the one that is left";
  EXPECT_EQ(game.standing().by_source[0][kFromCubes], 0);
}

TEST(comuni, C14_the_last_turns_are_full_turns) {
  Play game(Position(2)
                .deck(3, 0)
                .last_turns(1)
                .hand(0, {"c-wild-2"})
                .plunder(0, 2)
                .cubes(0, {.pilgrim = 1}));
  game.does(0, "income gold").does(0, "build c-wild-2 economy 1").does(0, "remove 1");
  EXPECT_EQ(game.phase(), Phase::kInvasion);
}

TEST(comuni, C18_after_the_last_card_bids_on_columns_without_cards_stay_legal) {
  Play game(Position(2).deck(3, 0).last_turns(2).emptied(4).bid(2, 0).cubes(0, {.gold = 1}));
  EXPECT_TRUE(game.may(0, "bid 4"));
  Play move(Position(2)
                .deck(3, 0)
                .last_turns(2)
                .emptied(4)
                .bid(2, 1)
                .cubes(0, {.gold = 1})
                .cubes(1, {.pilgrim = 1}));
  move.does(0, "bid 2 gold 1");
  EXPECT_TRUE(move.may(1, "move 4"));
}

TEST(comuni, C18_an_icon_still_pays_without_cards) {
  Play game(Position(2).deck(3, 0).last_turns(2).emptied(4).bid(4, 0).cubes(0, {}));
  game.does(0, "claim army");
  EXPECT_EQ(game.cubes(0), (Count{.army = 1}.cubes()));
}

TEST(comuni, C19_without_a_claim_for_20_turns_each_the_game_is_scored_at_once) {
  Play game(Position(2).claimless(38));
  game.does(0, "income gold");
  EXPECT_FALSE(game.over());
  game.does(1, "income gold");
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.told_of(kStalled), 1);
  EXPECT_EQ(game.told_of(kInvaded), 0);
}

TEST(comuni, C19_a_claim_begins_the_count_anew) {
  Play game(Position(2).claimless(39).turn(1).bid(1, 1));
  game.does(1, "claim");
  EXPECT_FALSE(game.over());
  EXPECT_EQ(game.state().claimless, 0);
}

TEST(comuni, C19_a_whole_game_of_nothing_but_income_ends) {
  Play game(tests::started(2));
  int turns = 0;
  while (!game.over() && turns < 1000) {
    const int seat = game.deciders().lowest();
    game.does(seat, game.options(seat, "income").front());
    ++turns;
  }
  EXPECT_EQ(turns, 40);
}

// ---- Scoring (C15) ---------------------------------------------------------------------------

Position scored(int seats) {
  return Position(seats).deck(3, 0).phase(Phase::kOver);
}

TEST(comuni, C15_each_guildmaster_pays_3) {
  const Play game(scored(2)
                      .building(0, kEconomy, 2)
                      .building(0, kCulture, 2)
                      .guildmaster(kEconomy, 0)
                      .guildmaster(kCulture, 0));
  EXPECT_EQ(game.standing().by_source[0][kFromGuildmasters], 6);
  EXPECT_EQ(game.standing().points[0], 3 + 3 + 6);
}

TEST(comuni, C15_most_cubes_of_a_kind_pay_2_tied_1_each_and_none_nothing) {
  const Play game(scored(3)
                      .cubes(0, {.gold = 3, .army = 2})
                      .cubes(1, {.gold = 2, .army = 2})
                      .cubes(2, {.craftsman = 1}));
  const Standing standing = game.standing();
  EXPECT_EQ(standing.by_source[0][kFromCubes], 2 + 1);
  EXPECT_EQ(standing.by_source[1][kFromCubes], 1);
  EXPECT_EQ(standing.by_source[2][kFromCubes], 2) << "nobody has pilgrims: nobody scores them";
}

TEST(comuni, C3_cubes_stand_for_nothing_else_in_final_scoring) {
  const Play game(scored(2).cubes(0, {.pilgrim = 8}).cubes(1, {.army = 1}));
  EXPECT_EQ(game.standing().by_source[0][kFromCubes], 2);
  EXPECT_EQ(game.standing().by_source[1][kFromCubes], 2);
}

TEST(comuni, C15_honour_counts_and_plunder_costs_1_each) {
  const Play game(scored(2).honour(0, 0, 0).honour(1, 0, 1).honour(0, 3, 0).plunder(0, 3));
  const Standing standing = game.standing();
  EXPECT_EQ(standing.by_source[0][kFromHonour], 2 + 6);
  EXPECT_EQ(standing.by_source[1][kFromHonour], 1);
  EXPECT_EQ(standing.by_source[0][kFromPlunder], -3);
  EXPECT_EQ(standing.points[0], 5);
}

TEST(comuni, C18_final_totals_may_be_negative) {
  const Play game(scored(2).plunder(1, 12));
  EXPECT_EQ(game.standing().points[1], -12);
}

TEST(comuni, example_the_final_building_bonus_of_levels_4_3_3_2_is_3) {
  const Play game(scored(2)
                      .building(0, kEconomy, 4)
                      .building(0, kMilitary, 3)
                      .building(0, kReligion, 3)
                      .building(0, kCulture, 2));
  EXPECT_EQ(game.standing().by_source[0][kFromLowestType], 3);
}

TEST(comuni, C15_the_lowest_type_pays_1_3_6_10_and_nothing_when_one_is_missing) {
  constexpr int kBonus[] = {0, 1, 3, 6, 10};
  for (int level = 1; level <= 4; ++level) {
    Position position = scored(2);
    for (const Type type : {kEconomy, kMilitary, kCulture}) position.building(0, type, level);
    EXPECT_EQ(Play(position).standing().by_source[0][kFromLowestType], 0) << "no religion";
    position.building(0, kReligion, level).building(0, kEconomy, 1);
    EXPECT_EQ(Play(position).standing().by_source[0][kFromLowestType], kBonus[level])
        << "the best building of a type counts";
  }
}

TEST(comuni, C15_ties_go_to_the_lower_number_of_the_commune) {
  const Standing standing = Play(scored(3).commune(0, 2).commune(1, 3).commune(2, 5)).standing();
  EXPECT_EQ(standing.rank[0], 1);
  EXPECT_EQ(standing.rank[1], 2);
  EXPECT_EQ(standing.rank[2], 3);
}

TEST(comuni, C15_before_the_end_only_the_score_track_is_told) {
  const Play game(
      Position(2).building(1, kEconomy, 2).guildmaster(kEconomy, 1).cubes(0, {.gold = 9}));
  const Standing standing = game.standing();
  EXPECT_FALSE(standing.finished);
  EXPECT_EQ(standing.points[0], 0);
  EXPECT_EQ(standing.points[1], 3);
}

}  // namespace
}  // namespace pentarch::comuni
