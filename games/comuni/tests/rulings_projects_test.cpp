// Comuni, phases 1 and 2: bids, displacement, claims, income, refill.
#include "games/comuni/tests/builder.hpp"

namespace pentarch::comuni {
namespace {

using tests::Count;
using tests::Play;
using tests::Position;
using Texts = std::vector<std::string>;

// ---- Bids (C1, C3) ---------------------------------------------------------------------------

TEST(comuni, C1_with_all_envoys_on_the_board_claiming_is_the_only_action) {
  const Play game(Position(4).cubes(0, {.gold = 5}).bid(1, 0).bid(2, 0).bid(3, 0));
  EXPECT_EQ(game.options(0), Texts{"claim"});
  EXPECT_EQ(game.refusal(0, "income"),
            "all 3 of your envoys are on the board: claiming is all you can do");
  EXPECT_EQ(game.refusal(0, "bid 6"),
            "all 3 of your envoys are on the board: claiming is all you can do");
}

TEST(comuni, C1_claiming_needs_an_envoy_on_the_board) {
  const Play game(Position(2).bid(1, 1));
  EXPECT_TRUE(game.options(0, "claim").empty());
  EXPECT_EQ(game.refusal(0, "claim"),
            "you have no envoy on the board, so there is nothing to claim");
}

TEST(comuni, C1_nobody_outbids_himself) {
  const Play game(Position(2).cubes(0, {.gold = 5}).bid(1, 0, 1));
  EXPECT_TRUE(game.options(0, "bid 1").empty());
  EXPECT_EQ(game.refusal(0, "bid 1 gold 2"), "your own envoy stands in column 1 already");
}

TEST(comuni, C1_a_bid_of_nothing_is_possible_in_an_empty_column) {
  Play game(Position(2).cubes(0, {}));
  EXPECT_EQ(game.options(0, "bid"), (Texts{"bid 1", "bid 2", "bid 3", "bid 4"}));
  game.does(0, "bid 2");
  EXPECT_EQ(game.state().columns[1].bid.seat, 0);
  EXPECT_EQ(game.state().turn, 1) << "nothing else can be done in this turn";
}

TEST(comuni, C1_a_bid_must_be_higher_than_the_one_that_stands_there) {
  const Play game(Position(2).cubes(0, {.gold = 3}).bid(1, 1, 2));
  EXPECT_EQ(game.options(0, "bid 1"), Texts{"bid 1 gold 3"});
  EXPECT_EQ(game.refusal(0, "bid 1 gold 2"), "the bid must be worth 3 or more");
  const Play poor(Position(2).cubes(0, {.gold = 2}).bid(1, 1, 2));
  EXPECT_TRUE(poor.options(0, "bid 1").empty());
  EXPECT_EQ(poor.refusal(0, "bid 1 gold 3"),
            "a bid for column 1 must be worth 3 or more, which you can't pay");
}

TEST(comuni, C1_columns_for_more_players_are_not_used) {
  const Play game(Position(3).cubes(0, {}));
  EXPECT_EQ(game.options(0, "bid").size(), 5u);
  EXPECT_EQ(game.refusal(0, "bid 6"), "column 6 is not in play");
}

TEST(comuni, C3_two_pilgrims_stand_for_one_gold_in_a_bid_and_stay_pilgrims) {
  Play game(Position(2).cubes(0, {.gold = 1, .pilgrim = 5}));
  EXPECT_EQ(game.options(0, "bid 1"),
            (Texts{"bid 1", "bid 1 pilgrim 2", "bid 1 pilgrim 4", "bid 1 gold 1",
                   "bid 1 gold 1 pilgrim 2", "bid 1 gold 1 pilgrim 4"}));
  game.does(0, "bid 1 gold 1 pilgrim 4");
  EXPECT_EQ(game.state().columns[0].bid.value(), 3);
  EXPECT_EQ(game.state().columns[0].bid.pilgrims, 4);
  EXPECT_EQ(game.cubes(0), (Count{.pilgrim = 1}.cubes()));
}

TEST(comuni, C3_a_single_pilgrim_is_worth_nothing_in_a_bid) {
  const Play game(Position(2).cubes(0, {.pilgrim = 3}).bid(1, 1, 1));
  EXPECT_TRUE(game.options(0, "bid 1").empty());
  EXPECT_EQ(game.refusal(0, "bid 2 pilgrim 3"),
            "gold and pilgrims that stand for something else come in pairs: name an even number");
}

TEST(comuni, C3_the_cubes_of_a_bid_come_back_as_they_were) {
  Play game(Position(2).cubes(0, {.gold = 3}).cubes(1, {.gold = 1}).bid(1, 1, 1, 2));
  game.does(0, "bid 1 gold 3").does(1, "withdraw");
  EXPECT_EQ(game.cubes(1), (Count{.gold = 2, .pilgrim = 2}.cubes()));
}

TEST(comuni, C3_the_cubes_of_a_claimed_bid_go_to_the_supply) {
  Play game(Position(2).bid(1, 0, 2, 4));
  const Cubes before = game.state().supply;
  game.does(0, "claim");
  EXPECT_EQ(game.state().supply[kGold], before[kGold] + 2);
  EXPECT_EQ(game.state().supply[kPilgrim], before[kPilgrim] + 4);
}

// ---- Displacement (C2) -----------------------------------------------------------------------

TEST(comuni, C2_the_owner_of_a_displaced_envoy_decides_at_once) {
  Play game(Position(3).cubes(0, {.gold = 2}).cubes(2, {.pilgrim = 1}).bid(1, 2, 1));
  game.does(0, "bid 1 gold 2");
  EXPECT_EQ(game.deciders(), SeatSet::only(2)) << "in the turn of seat 0";
  EXPECT_EQ(game.options(2), (Texts{"withdraw", "move 2", "move 3", "move 4", "move 5"}));
  game.does(2, "withdraw");
  EXPECT_EQ(game.cubes(2), (Count{.gold = 1, .pilgrim = 1}.cubes()));
  EXPECT_EQ(game.state().turn, 1);
}

TEST(comuni, C2_moving_costs_one_pilgrim_and_leaves_the_bid_as_it_is) {
  Play game(Position(2).cubes(0, {.gold = 2}).cubes(1, {.pilgrim = 1}).bid(1, 1, 1));
  const int before = game.state().supply[kPilgrim];
  game.does(0, "bid 1 gold 2").does(1, "move 3");
  EXPECT_EQ(game.state().columns[2].bid.seat, 1);
  EXPECT_EQ(game.state().columns[2].bid.gold, 1);
  EXPECT_EQ(game.cubes(1)[kPilgrim], 0);
  EXPECT_EQ(game.state().supply[kPilgrim], before + 1);
}

TEST(comuni, C2_without_a_pilgrim_in_hand_only_withdrawing_is_left) {
  Play game(Position(2).cubes(0, {.gold = 2}).cubes(1, {.gold = 9}).bid(1, 1, 0, 2));
  game.does(0, "bid 1 gold 2");
  EXPECT_EQ(game.options(1), Texts{"withdraw"}) << "the pilgrims on the bid don't count";
  EXPECT_EQ(game.refusal(1, "move 2"), "moving costs a pilgrim, and you have none in hand");
}

TEST(comuni, C2_a_moved_bid_must_be_strictly_higher_than_the_one_of_another_player) {
  Play game(Position(3)
                .cubes(0, {.gold = 5})
                .cubes(1, {.pilgrim = 1})
                .bid(1, 1, 2)
                .bid(2, 2, 1)
                .bid(3, 2, 2)
                .bid(4, 1, 0));
  game.does(0, "bid 1 gold 3");
  EXPECT_EQ(game.options(1), (Texts{"withdraw", "move 2", "move 5"}));
  EXPECT_EQ(game.refusal(1, "move 3"),
            "the bid in column 3 is worth 2; yours is worth 2, and must be worth more");
  EXPECT_EQ(game.refusal(1, "move 4"), "your own envoy stands in column 4 already");
}

TEST(comuni, C2_a_chain_of_displacements_is_resolved_one_by_one) {
  Play game(Position(4)
                .cubes(0, {.gold = 4})
                .cubes(1, {.pilgrim = 1})
                .cubes(2, {.pilgrim = 1})
                .bid(1, 1, 3)
                .bid(2, 2, 2)
                .bid(3, 0, 1));
  game.does(0, "bid 1 gold 4");
  EXPECT_EQ(game.deciders(), SeatSet::only(1));
  game.does(1, "move 2");
  EXPECT_EQ(game.deciders(), SeatSet::only(2));
  game.does(2, "move 3");
  EXPECT_EQ(game.deciders(), SeatSet::only(0)) << "the chain comes back to the active player";
  EXPECT_EQ(game.options(0), Texts{"withdraw"}) << "who has no pilgrim";
  game.does(0, "withdraw");
  EXPECT_EQ(game.cubes(0)[kGold], 1);
  EXPECT_EQ(game.state().columns[0].bid.seat, 0);
  EXPECT_EQ(game.state().columns[1].bid.seat, 1);
  EXPECT_EQ(game.state().columns[2].bid.seat, 2);
  EXPECT_EQ(game.state().turn, 1) << "and the turn is over";
}

TEST(comuni, C2_an_envoy_that_was_moved_counts_as_one_of_three) {
  Play game(
      Position(2).cubes(0, {.gold = 2}).cubes(1, {.pilgrim = 1}).bid(1, 1, 1).bid(2, 1).bid(3, 1));
  game.does(0, "bid 1 gold 2").does(1, "move 4");
  EXPECT_EQ(game.options(1),
            (Texts{"claim gold", "claim army", "claim craftsman", "claim pilgrim"}));
}

// ---- Claims (C4) -----------------------------------------------------------------------------

TEST(comuni, C4_a_claim_takes_every_card_of_every_column_with_an_own_envoy) {
  Play game(Position(4)
                .column(1, {"c-wild-2", "c-wild-3"})
                .column(6, {"c-economy-3", "c-culture-1"})
                .bid(1, 0, 1)
                .bid(6, 0)
                .bid(2, 1));
  game.does(0, "claim");
  EXPECT_EQ(hand_size(game.seat(0)), 4);
  EXPECT_EQ(game.state().columns[0].bid.seat, kNobody) << "the envoys come back";
  EXPECT_EQ(game.state().columns[1].bid.seat, 1) << "others stay";
  EXPECT_EQ(game.state().columns[0].cards[0] == kNoCard, false) << "and the spaces are refilled";
}

TEST(comuni, C4_each_column_with_the_icon_brings_a_cube_of_choice) {
  Play game(Position(3).cubes(0, {}).bid(4, 0).bid(5, 0));
  EXPECT_EQ(game.options(0, "claim").size(), 10u) << "two cubes out of four kinds";
  EXPECT_EQ(game.refusal(0, "claim gold"),
            "name 2 cubes of your choice: claim gold, income gold army");
  game.does(0, "claim pilgrim gold");
  EXPECT_EQ(game.cubes(0), (Count{.gold = 1, .pilgrim = 1}.cubes()));
}

TEST(comuni, C4_a_column_without_the_icon_brings_no_cube) {
  const Play game(Position(3).bid(1, 0).bid(2, 0));
  EXPECT_EQ(game.options(0, "claim"), Texts{"claim"});
}

// ---- Refill (C5) -----------------------------------------------------------------------------

TEST(comuni, C5_the_spaces_are_refilled_by_column_then_by_space) {
  Play game(Position(2)
                .deck(1)
                .column(1, {"a-economy-1", "a-economy-2"})
                .column(2, {"a-culture-1", "a-culture-2", "a-military-1"})
                .column(3, {"a-religion-1", "a-religion-2"})
                .column(4, {"a-military-2"})
                .bid(1, 0)
                .bid(3, 0));
  game.does(0, "claim", {"b-military-1", "b-religion-3", "b-military-2", "b-religion-2"});
  EXPECT_EQ(game.state().columns[0].cards[0], tests::card_id("b-military-1"));
  EXPECT_EQ(game.state().columns[0].cards[1], tests::card_id("b-religion-3"));
  EXPECT_EQ(game.state().columns[2].cards[0], tests::card_id("b-military-2"));
  EXPECT_EQ(game.state().columns[2].cards[1], tests::card_id("b-religion-2"));
}

TEST(comuni, C5_when_a_deck_runs_out_the_invasion_comes_first_and_then_the_next_deck) {
  Play game(Position(2).deck(1, 1).bid(1, 0));
  game.does(0, "claim");
  EXPECT_EQ(game.phase(), Phase::kInvasion);
  EXPECT_EQ(game.state().left, 0);
  EXPECT_EQ(game.state().columns[0].cards[1], kNoCard) << "the second space waits";
  game.does(0, "defend league 0 walls 0").does(1, "defend league 0 walls 0", {"c-wild-2"});
  EXPECT_EQ(game.state().deck, 2);
  EXPECT_EQ(game.state().columns[0].cards[1], tests::card_id("c-wild-2"));
  EXPECT_EQ(game.phase(), Phase::kBuilding) << "the turn goes on with phase 4";
}

TEST(comuni, C5_the_last_card_of_a_deck_brings_the_invasion_even_if_all_spaces_are_full) {
  Play game(Position(2).deck(0, 2).bid(1, 0));
  game.does(0, "claim");
  EXPECT_EQ(game.phase(), Phase::kInvasion);
  game.does(0, "defend league 0 walls 0").does(1, "defend league 0 walls 0");
  EXPECT_EQ(game.state().deck, 1);
  EXPECT_EQ(game.state().left, 11) << "nothing of deck B is drawn yet";
}

TEST(comuni, C5_bids_and_income_refill_nothing) {
  Play game(Position(2).commune(1, 5).cubes(0, {}));
  const int before = game.state().left;
  game.does(0, "bid 1").does(1, "income gold gold");
  EXPECT_EQ(game.state().left, before);
}

// ---- Income (C11, C16, C18) ------------------------------------------------------------------

TEST(comuni, C11_income_is_the_basic_income_with_its_choice) {
  Play lucca(Position(2).cubes(0, {}));
  EXPECT_EQ(lucca.options(0, "income"),
            (Texts{"income gold", "income army", "income craftsman", "income pilgrim"}));
  lucca.does(0, "income gold");
  EXPECT_EQ(lucca.cubes(0), (Count{.gold = 1, .pilgrim = 1}.cubes()));
  Play milano(Position(2).commune(1, 5).turn(1).cubes(1, {}));
  EXPECT_EQ(milano.options(1, "income").size(), 10u);
  milano.does(1, "income army army");
  EXPECT_EQ(milano.cubes(1), (Count{.army = 2}.cubes()));
}

TEST(comuni, C11_the_highest_building_of_each_coloured_type_pays_its_level) {
  Play game(Position(2)
                .cubes(0, {})
                .building(0, kMilitary, 2)
                .building(0, kMilitary, 4)
                .building(0, kEconomy, 3)
                .active(0, kMilitary));
  game.does(0, "income craftsman");
  EXPECT_EQ(game.cubes(0), (Count{.army = 4, .craftsman = 1, .pilgrim = 1}.cubes()))
      << "level 2 pays nothing beside level 4, and economy is grey";
}

TEST(comuni, C11_two_buildings_of_the_same_level_pay_once) {
  Play game(Position(2).cubes(0, {}).building(0, kCulture, 2, 2).active(0, kCulture));
  game.does(0, "income gold");
  EXPECT_EQ(game.cubes(0)[kCraftsman], 2);
}

TEST(comuni, C11_guildmasters_pay_one_cube_of_their_type_each) {
  Play game(Position(2)
                .cubes(0, {})
                .building(0, kEconomy, 2)
                .building(0, kReligion, 2)
                .guildmaster(kEconomy, 0)
                .guildmaster(kReligion, 0));
  game.does(0, "income army");
  EXPECT_EQ(game.cubes(0), (Count{.gold = 1, .army = 1, .pilgrim = 2}.cubes()));
}

TEST(comuni, C11_used_activity_cards_turn_grey_and_building_turns_them_again) {
  Play game(Position(2)
                .cubes(0, {})
                .building(0, kEconomy, 1)
                .active(0, kEconomy)
                .hand(0, {"c-economy-3"}));
  game.does(0, "income army");
  EXPECT_EQ(game.seat(0).active, 0);
  game.does(0, "build c-economy-3 economy 2");
  EXPECT_EQ(game.seat(0).active, 1 << kEconomy);
}

TEST(comuni, C16_a_cube_that_the_supply_lacks_is_not_gained) {
  Play game(Position(2)
                .cubes(0, {})
                .building(0, kMilitary, 3)
                .active(0, kMilitary)
                .supply({.gold = 5, .army = 1, .craftsman = 5, .pilgrim = 5}, 1));
  EXPECT_EQ(game.options(0, "income"), (Texts{"income gold", "income craftsman", "income pilgrim"}))
      << "the one army goes to the building; the choice names another kind";
  EXPECT_EQ(game.refusal(0, "income army"), "the supply has no army left");
  game.does(0, "income gold");
  EXPECT_EQ(game.cubes(0), (Count{.gold = 1, .army = 1, .pilgrim = 1}.cubes()));
}

TEST(comuni, C16_with_an_empty_supply_there_is_nothing_to_choose) {
  Play game(Position(2).commune(1, 5).turn(1).supply({}, 0));
  EXPECT_EQ(game.options(1, "income"), Texts{"income"});
  game.does(1, "income");
  EXPECT_EQ(total(game.cubes(1)), 0);
}

TEST(comuni, C16_fewer_cubes_than_choices_are_all_taken) {
  const Play game(Position(2).commune(1, 5).turn(1).supply({.craftsman = 1}, 0));
  EXPECT_EQ(game.options(1, "income"), Texts{"income craftsman"});
}

TEST(comuni, C18_an_activity_card_turns_grey_even_if_the_supply_could_not_pay) {
  Play game(Position(2)
                .building(0, kMilitary, 3)
                .active(0, kMilitary)
                .supply({.gold = 5, .craftsman = 5, .pilgrim = 5}, 1));
  game.does(0, "income gold");
  EXPECT_EQ(game.seat(0).active, 0);
  EXPECT_EQ(game.cubes(0)[kArmy], 0);
}

TEST(comuni, C18_bid_cubes_return_to_the_supply_before_an_icon_cube_is_chosen) {
  Play game(Position(2).cubes(0, {}).bid(4, 0, 1).supply({.craftsman = 1}, 1));
  EXPECT_EQ(game.options(0, "claim"), (Texts{"claim gold", "claim craftsman"}));
  game.does(0, "claim gold");
  EXPECT_EQ(game.cubes(0)[kGold], 1);
  EXPECT_EQ(game.state().supply[kGold], 0);
}

TEST(comuni, C18_with_fewer_than_five_seats_the_communes_are_a_random_subset_in_order) {
  std::array<int, kCommunes> seen{};
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const State state = tests::started(3, seed);
    EXPECT_STREQ(audit(tests::standard(), state), nullptr);
    for (int seat = 0; seat < 3; ++seat) ++seen[state.players[seat].commune];
    EXPECT_LT(state.players[0].commune, state.players[1].commune);
    EXPECT_LT(state.players[1].commune, state.players[2].commune);
    EXPECT_EQ(state.turn, 0) << "the lowest number begins";
  }
  for (const int times : seen) EXPECT_NEAR(times, 120, 40);
  const State five = tests::started(5);
  for (int seat = 0; seat < 5; ++seat) EXPECT_EQ(five.players[seat].commune, seat);
}

TEST(comuni, example_the_marker_starts_at_10_13_17_18) {
  constexpr int kMarker[] = {0, 0, 10, 13, 17, 18};
  for (int seats = 2; seats <= 5; ++seats) {
    EXPECT_EQ(tests::started(seats).left, kMarker[seats]) << seats << " seats";
  }
}

}  // namespace
}  // namespace pentarch::comuni
