// Comuni, phases 4 and 5: buildings, walls, the hand limit, guildmasters.
#include "games/comuni/tests/builder.hpp"

namespace pentarch::comuni {
namespace {

using tests::Count;
using tests::Play;
using tests::Position;
using Texts = std::vector<std::string>;

Position building(int seats) {
  return Position(seats).phase(Phase::kBuilding);
}

// ---- The examples ----------------------------------------------------------------------------

TEST(comuni, example_D_a_card_of_rating_4_raises_level_2_to_3_for_nothing) {
  Play game(
      building(2).cubes(0, {.craftsman = 2}).building(0, kCulture, 2).hand(0, {"c-culture-4"}));
  game.does(0, "build c-culture-4 culture 3");
  EXPECT_EQ(game.seat(0).buildings[kCulture], (std::array<std::uint8_t, 4>{0, 0, 1, 0}));
  EXPECT_EQ(game.cubes(0)[kCraftsman], 2);
  EXPECT_EQ(game.seat(0).points, 6);
}

TEST(comuni, example_E_a_card_of_rating_2_needs_a_craftsman_for_level_3) {
  const auto position = building(2).building(0, kEconomy, 2).hand(0, {"a-economy-2"});
  const Play without(Position(position).cubes(0, {}));
  EXPECT_EQ(
      without.refusal(0, "build a-economy-2 economy 3"),
      "economy card 2 would cost 1 craftsman here, and you have 0, pairs of pilgrims counted");
  Play with(Position(position).cubes(0, {.craftsman = 1}));
  with.does(0, "build a-economy-2 economy 3");
  EXPECT_EQ(with.seat(0).buildings[kEconomy][2], 1);
  EXPECT_EQ(with.cubes(0)[kCraftsman], 0);
}

TEST(comuni, example_E_several_craftsmen_may_help_one_card) {
  Play game(
      building(2).building(0, kEconomy, 3).cubes(0, {.craftsman = 3}).hand(0, {"a-economy-1"}));
  game.does(0, "build a-economy-1 economy 4");
  EXPECT_EQ(game.cubes(0)[kCraftsman], 0);
  EXPECT_EQ(game.seat(0).points, 10);
}

TEST(comuni, example_F_a_wild_card_of_rating_3_raises_any_type_to_3) {
  Play game(building(2).building(0, kReligion, 2).hand(0, {"b-wild-3"}));
  game.does(0, "build b-wild-3 religion 3");
  EXPECT_EQ(game.seat(0).buildings[kReligion][2], 1);
  EXPECT_EQ(game.state().turn, 1) << "with an empty hand nothing is left to build";
}

// ---- Types and levels ------------------------------------------------------------------------

TEST(comuni, C12_a_new_building_takes_any_rating_and_is_of_level_1) {
  Play game(building(2).hand(0, {"a-military-1", "b-military-4"}));
  EXPECT_EQ(game.options(0),
            (Texts{"build a-military-1 military 1", "wall a-military-1 1",
                   "build b-military-4 military 1", "wall b-military-4 1", "done"}));
  game.does(0, "build b-military-4 military 1");
  EXPECT_EQ(game.seat(0).points, 1);
}

TEST(comuni, C12_a_card_serves_its_own_types_alone) {
  const Play game(building(2).hand(0, {"c-military-culture-4"}));
  EXPECT_EQ(game.options(0, "build"), (Texts{"build c-military-culture-4 military 1",
                                             "build c-military-culture-4 culture 1"}));
  EXPECT_EQ(game.refusal(0, "build c-military-culture-4 economy 1"),
            "military or culture card 4 can't become a building of this type (economy)");
}

TEST(comuni, C12_no_building_is_higher_than_4_but_there_may_be_many) {
  Play game(building(2).building(0, kReligion, 4).hand(0, {"c-religion-4"}));
  EXPECT_EQ(game.options(0, "build"), Texts{"build c-religion-4 religion 1"});
  game.does(0, "build c-religion-4 religion 1");
  EXPECT_EQ(game.seat(0).buildings[kReligion], (std::array<std::uint8_t, 4>{1, 0, 0, 1}));
}

TEST(comuni, C12_walls_take_any_card_with_the_same_rule_of_ratings_and_score_nothing) {
  Play game(building(2).wall(0, 2).cubes(0, {.craftsman = 1}).hand(0, {"a-culture-2"}));
  EXPECT_EQ(game.refusal(0, "wall a-culture-2 2"),
            "there is no wall of level 1 that could be raised");
  game.does(0, "wall a-culture-2 3");
  EXPECT_EQ(game.cubes(0)[kCraftsman], 0) << "rating 2 for level 3";
  EXPECT_EQ(game.seat(0).walls, (std::array<std::uint8_t, 4>{0, 0, 1, 0}));
  EXPECT_EQ(game.seat(0).points, 0);
  EXPECT_EQ(game.seat(0).active, 0);
}

TEST(comuni, C12_a_new_wall_may_be_begun_before_another_is_finished) {
  const Play game(building(2).wall(0, 1).wall(0, 3).hand(0, {"b-economy-4"}));
  EXPECT_EQ(game.options(0, "wall"),
            (Texts{"wall b-economy-4 1", "wall b-economy-4 2", "wall b-economy-4 4"}));
}

TEST(comuni, C12_a_wall_that_reaches_4_brings_a_bonus_wall_of_level_1) {
  Play game(building(2).wall(0, 3).hand(0, {"b-economy-4"}));
  game.does(0, "wall b-economy-4 4");
  EXPECT_EQ(game.seat(0).walls, (std::array<std::uint8_t, 4>{1, 0, 0, 1}));
  Play raised(building(2).wall(0, 1).wall(0, 4).hand(0, {"b-economy-4"}));
  EXPECT_TRUE(raised.may(0, "wall b-economy-4 2")) << "and it can be raised like any other";
}

TEST(comuni, C12_there_are_11_bonus_walls) {
  const auto position = building(5).deck(3).hand(0, {"d-economy-4"}).wall(0, 3);
  Play last(Position(position).wall(1, 4, 10));
  last.does(0, "wall d-economy-4 4");
  EXPECT_EQ(last.seat(0).walls[0], 1);
  Play none(Position(position).wall(1, 4, 11));
  none.does(0, "wall d-economy-4 4");
  EXPECT_EQ(none.seat(0).walls[0], 0) << "they are all given out";
}

// ---- Actions (C19) and payment (C3) ----------------------------------------------------------

TEST(comuni, C19_one_action_is_a_building_step_and_a_wall_step) {
  Play game(building(2).cubes(0, {}).hand(0, {"c-wild-2", "a-economy-1", "c-culture-1"}));
  game.does(0, "build c-wild-2 economy 1");
  EXPECT_EQ(game.options(0), (Texts{"wall a-economy-1 1", "wall c-culture-1 1", "done"}));
  game.does(0, "wall c-culture-1 1");
  EXPECT_EQ(game.state().turn, 1) << "without craftsmen that is all";
}

TEST(comuni, C19_each_further_action_costs_one_craftsman) {
  Play game(
      building(2)
          .cubes(0, {.craftsman = 2})
          .hand(0, {"a-economy-1", "a-economy-1", "a-culture-1", "a-military-1", "a-religion-1"}));
  game.does(0, "build a-economy-1 economy 1");
  EXPECT_EQ(game.cubes(0)[kCraftsman], 2);
  game.does(0, "build a-culture-1 culture 1");
  EXPECT_EQ(game.cubes(0)[kCraftsman], 1);
  game.does(0, "wall a-military-1 1");
  EXPECT_EQ(game.cubes(0)[kCraftsman], 1) << "the wall step of the first action";
  game.does(0, "wall a-religion-1 1");
  EXPECT_EQ(game.cubes(0)[kCraftsman], 1) << "and of the second: max(2, 2) actions";
  game.does(0, "wall a-economy-1 1");
  EXPECT_EQ(game.cubes(0)[kCraftsman], 0) << "max(2, 3) actions";
}

TEST(comuni, C19_an_action_and_a_missing_rating_are_paid_together) {
  Play game(building(2)
                .cubes(0, {.craftsman = 3})
                .built(1, 0)
                .building(0, kCulture, 3)
                .hand(0, {"a-culture-2"}));
  game.does(0, "build a-culture-2 culture 4");
  EXPECT_EQ(game.cubes(0)[kCraftsman], 0) << "one for the action, two for the rating";
}

TEST(comuni, C3_two_pilgrims_stand_for_one_craftsman) {
  const auto position = building(2).building(0, kCulture, 3).hand(0, {"a-culture-2"});
  Play game(Position(position).cubes(0, {.craftsman = 1, .pilgrim = 4}));
  EXPECT_EQ(game.options(0, "build"),
            (Texts{"build a-culture-2 culture 1", "build a-culture-2 culture 4",
                   "build a-culture-2 culture 4 pay pilgrim 4"}))
      << "one craftsman and a pair, or two pairs";
  game.does(0, "build a-culture-2 culture 4 pay craftsman 1 pilgrim 2");
  EXPECT_EQ(game.cubes(0), (Count{.pilgrim = 2}.cubes()));
  const Play poor(Position(position).cubes(0, {.craftsman = 1, .pilgrim = 1}));
  EXPECT_FALSE(poor.may(0, "build a-culture-2 culture 4"));
}

TEST(comuni, C3_gold_does_not_stand_for_craftsmen) {
  const Play game(building(2).cubes(0, {.gold = 9}).built(1, 1).hand(0, {"c-wild-2"}).unaudited());
  EXPECT_EQ(game.options(0), Texts{"done"});
}

// What can be built, written as the rulebook says it.
std::vector<int> plain_builds(const State& state) {
  const Player& player = state.players[state.turn];
  const int craftsmen = player.cubes[kCraftsman] + player.cubes[kPilgrim] / 2;
  std::vector<int> actions;
  for (int place = 0; place < kHand && player.hand[place] != kNoCard; ++place) {
    if (place > 0 && player.hand[place] == player.hand[place - 1]) continue;
    const Kind& card = tests::standard().kinds[player.hand[place]];
    for (int target = 0; target < kTargets; ++target) {
      const bool wall = target >= 16;
      const int level = target % 4 + 1;
      const int type = target / 4;
      if (!wall && (card.types >> type & 1) == 0) continue;
      const auto& stands = wall ? player.walls : player.buildings[type];
      if (level > 1 && stands[level - 2] == 0) continue;
      const int had = std::max({1, int{state.buildings}, int{state.walls}});
      const int needs = std::max(state.buildings + !wall, state.walls + wall);
      const int missing = level > 1 ? std::max(0, level - card.rating) : 0;
      if (std::max(0, needs - had) + missing > craftsmen) continue;
      actions.push_back(Build::at(place, target));
    }
  }
  actions.push_back(Done::kFirst);
  return actions;
}

TEST(comuni, C12_legal_builds_agree_with_the_rule_written_out) {
  int cases = 0;
  for (std::uint64_t game = 0; game < 300; ++game) {
    FastChance chance(game);
    Silence silence;
    State state = tests::started(2 + static_cast<int>(game % 4), game);
    while (!deciders(state).empty()) {
      const Seat seat = deciders(state).lowest();
      if (state.pending.phase == Phase::kBuilding) {
        Steps legal;
        Comuni::legal(tests::standard(), state, seat, legal);
        std::vector<int> actions;
        for (const Step step : legal) actions.push_back(step.action);
        ASSERT_EQ(actions, plain_builds(state));
        ++cases;
      }
      const Step step = Comuni::random_step(tests::standard(), state, seat, chance).step;
      apply(tests::standard(), state, seat, step, chance, silence);
    }
  }
  EXPECT_GT(cases, 1000);
}

// ---- The hand limit --------------------------------------------------------------------------

TEST(comuni, phase_4_ends_with_discarding_down_to_2_cards) {
  Play game(
      building(2).cubes(0, {}).hand(0, {"a-economy-1", "a-economy-1", "a-culture-1", "c-wild-2"}));
  game.does(0, "done");
  EXPECT_EQ(game.phase(), Phase::kDiscarding);
  EXPECT_EQ(game.options(0),
            (Texts{"discard a-economy-1 a-economy-1", "discard a-economy-1 a-culture-1",
                   "discard a-economy-1 c-wild-2", "discard a-culture-1 c-wild-2"}));
  EXPECT_EQ(game.refusal(0, "discard c-wild-2"), "name 2 cards to discard: discard a-economy-1");
  game.does(0, "discard c-wild-2 a-economy-1");
  EXPECT_EQ(hand_size(game.seat(0)), 2);
  EXPECT_EQ(game.state().turn, 1);
}

TEST(comuni, phase_4_two_cards_are_kept_without_a_question) {
  Play game(building(2).hand(0, {"a-economy-1", "a-culture-1"}));
  game.does(0, "done");
  EXPECT_EQ(hand_size(game.seat(0)), 2);
  EXPECT_EQ(game.state().turn, 1);
}

TEST(comuni, phase_4_comes_in_every_turn_also_after_a_bid) {
  Play game(Position(2).hand(0, {"c-wild-2"}));
  game.does(0, "bid 1");
  EXPECT_EQ(game.phase(), Phase::kBuilding);
  EXPECT_EQ(game.deciders(), SeatSet::only(0));
}

// ---- Guildmasters (C10) ----------------------------------------------------------------------

TEST(comuni, C10_a_free_guildmaster_comes_with_a_building_of_level_2) {
  Play game(building(2).building(0, kMilitary, 1).hand(0, {"c-military-3"}));
  game.does(0, "build c-military-3 military 2");
  EXPECT_EQ(game.state().guildmasters[kMilitary], 0);
  EXPECT_EQ(game.state().guildmasters[kEconomy], kNobody);
  Play low(building(2).building(0, kMilitary, 1, 4).hand(0, {"c-military-3"}));
  low.does(0, "build c-military-3 military 1");
  EXPECT_EQ(low.state().guildmasters[kMilitary], kNobody) << "five points, but no level 2";
}

TEST(comuni, example_a_guildmaster_held_with_3_points_is_taken_with_4) {
  const auto position = building(2)
                            .building(1, kMilitary, 2)
                            .guildmaster(kMilitary, 1)
                            .building(0, kMilitary, 1, 2)
                            .cubes(0, {.craftsman = 1})
                            .hand(0, {"a-military-1", "a-military-2"});
  Play tied{Position(position)};
  tied.does(0, "build a-military-1 military 1").does(0, "done");
  EXPECT_EQ(tied.state().guildmasters[kMilitary], 1) << "3 against 3";
  Play more{Position(position)};
  more.does(0, "build a-military-2 military 2").does(0, "done");
  EXPECT_EQ(more.state().guildmasters[kMilitary], 0) << "4 against 3, over all buildings";
}

TEST(comuni, C10_it_is_looked_at_in_every_own_phase_5_whether_or_not_one_built) {
  Play game(Position(2).building(1, kCulture, 2).guildmaster(kCulture, 1).building(0, kCulture, 3));
  game.does(0, "income gold");
  EXPECT_EQ(game.state().guildmasters[kCulture], 0);
}

TEST(comuni, C10_only_the_active_player_takes_one) {
  Play game(Position(3).building(2, kCulture, 3).building(1, kCulture, 2).guildmaster(kCulture, 1));
  game.does(0, "income gold");
  EXPECT_EQ(game.state().guildmasters[kCulture], 1) << "seat 2 must wait for its turn";
}

}  // namespace
}  // namespace pentarch::comuni
