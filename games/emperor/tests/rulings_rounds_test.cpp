// Emperor's Choice: decrees, the preparation of a round, final scoring, the set-up, and who knows
// what.
#include "games/emperor/tests/builder.hpp"

namespace pentarch::emperor::tests {
namespace {

State fresh_game(int seats, std::uint64_t seed = 1) {
  FastChance chance(seed);
  Silence silence;
  const pentarch::Setup setup{.seats = static_cast<std::uint8_t>(seats), .options = {}};
  return start(Table::edition(), setup, chance, silence);
}

// ---- Decrees ---------------------------------------------------------------------------------

// The last refill ends with `done`, and the decree begins.
Table before_decree() {
  return Table(3).refill(2).gold(2, 1);
}

TEST(emperor, example_the_trust_tie_goes_to_the_smaller_order_tile) {
  Table table = before_decree();
  table.trust(0, 7).trust(1, 10).trust(2, 10).play(2, "done");
  EXPECT_EQ(table.asked(), Pending::kDecree);
  EXPECT_EQ(table.decider(), 1);
}

TEST(emperor, example_a_decree_with_the_flip_to_book_preservation) {
  Table table = before_decree();
  table.trust(1, 10).tiles(0, "book", 1).tiles(1, "book", 2).play(2, "done");
  table.play(1, "decree flip").play(1, "points");
  EXPECT_EQ(table.at(1).points, 13);
  table.play(1, "flip book-burning").play(1, "score book-preservation");
  EXPECT_EQ(table.at(0).points, 10 + 5);
  EXPECT_EQ(table.at(1).points, 13 + 10);
  EXPECT_EQ(table.at(2).points, 10);
  EXPECT_EQ(table.tribute_count(0), 1);
  EXPECT_EQ(table.tribute_count(1), 1);
  EXPECT_EQ(table.tribute_count(2), 0);
  EXPECT_EQ(table.at(1).trust, 10 - 3) << "and the decree costs 3 in the first round";
}

TEST(emperor, E20_the_parts_in_any_order_and_the_second_decree_takes_the_other_tile) {
  Table table = before_decree();
  table.trust(0, 20).play(2, "done").play(0, "decree tribute");
  EXPECT_FALSE(table.can(0, "flip tour")) << "not on this tile";
  EXPECT_FALSE(table.can(0, "done"));
  table.play(0, "tribute").play(0, "score tour");
  EXPECT_EQ(table.at(0).points, 10 + 1 + 3) << "the points that are left need no word";
  EXPECT_EQ(table.at(0).trust, 17);
  EXPECT_EQ(table.decider(), 0) << "the same player may act twice";
  EXPECT_EQ(table.asked(), Pending::kDecreeParts);
  EXPECT_TRUE(table.can(0, "flip tour"));
}

TEST(emperor, E20_trust_below_0_costs_two_points_each) {
  Table table(3);
  table.round(6).decree(0, kDecreeTribute).trust(0, 6).trust(1, 4).trust(2, 4);
  table.play(0, "score tour").play(0, "tribute");
  EXPECT_EQ(table.at(0).trust, 0);
  EXPECT_EQ(table.at(0).points, 10 + 1 + 3 - 2 * 4) << "10 in the sixth round";
}

TEST(emperor, decrees_cost_by_round) {
  const int costs[] = {3, 4, 5, 6, 7, 10};
  for (int round = 1; round <= 6; ++round) {
    Table table(3);
    table.round(round).decree(0, kDecreeFlip).trust(0, 20).trust(1, 0).trust(2, 0);
    table.play(0, "score tour").play(0, "points").play(0, "done");
    EXPECT_EQ(table.at(0).trust, 20 - costs[round - 1]) << round;
  }
}

TEST(emperor, E28_the_flip_of_a_decree_need_not_be_done) {
  Table table(3);
  table.decree(0, kDecreeFlip).trust(0, 9);
  table.play(0, "points");
  EXPECT_FALSE(table.can(0, "done")) << "a policy has to be scored";
  table.play(0, "score tour");
  EXPECT_TRUE(table.can(0, "done"));
}

TEST(emperor, a_flip_leaves_disc_and_tributes_where_they_are) {
  Table table(3);
  table.decree(0, kDecreeFlip).trust(0, 9).discs({"tour"}).under("legalism", 1);
  table.play(0, "flip tour");
  EXPECT_TRUE(shows(table.state(), kParade));
  EXPECT_EQ(table.state().discs, 1 << (kTour / 2));
}

// ---- Preparation -----------------------------------------------------------------------------

// The second decree of the round is about to end.
Table before_preparation(int seats) {
  Table table(seats);
  table.decree(0, kDecreeFlip).trust(0, 9).display({"general-8", "cavalry-2"});
  return table;
}

void finish_decrees(Table& table) {
  table.play(0, "score tour").play(0, "points").play(0, "done");
  table.play(0, "score book-burning").play(0, "points");
}

TEST(emperor, preparation_lays_sets_and_display_and_hands_on_the_start) {
  for (const int seats : {3, 4, 5}) {
    Table table = before_preparation(seats);
    finish_decrees(table);
    const State& state = table.state();
    EXPECT_EQ(state.round, 1);
    EXPECT_EQ(state.first, seats - 1) << "who had the largest order tile";
    EXPECT_EQ(state.actor, seats - 1);
    EXPECT_EQ(state.display.total(), seats + 1);
    EXPECT_EQ(state.discards, persons({"general-8", "cavalry-2"})) << "the old display";
    EXPECT_EQ(state.withdrawals, Table::edition().withdrawals_by_seats[seats]);
    EXPECT_EQ(state.decrees, 3);
    EXPECT_EQ(state.passed, 0);
    const std::vector<int> sizes[] = {{4, 3, 2}, {4, 3, 3, 2}, {4, 3, 3, 3, 2}};
    for (int i = 0; i < seats; ++i) {
      int size = 0;
      for (const int one : state.sets[i]) size += one != kNoTile ? 1 : 0;
      EXPECT_EQ(size, sizes[seats - 3][static_cast<std::size_t>(i)]);
    }
  }
}

TEST(emperor, preparation_replaces_xiongnu) {
  Table table = before_preparation(3);
  table.drawing(kBagPile, {"xiongnu-2", "land", "xiongnu-2"});
  finish_decrees(table);
  EXPECT_EQ(table.state().xiongnu, 6);
  EXPECT_EQ(table.state().sets[0][0], kLand);
}

// ---- Final scoring ---------------------------------------------------------------------------

// The last decree of the game: what follows is final scoring.
Table last_decree() {
  Table table(3);
  table.round(6).decree(0, kDecreeFlip).trust(0, 20).trust(1, 3).trust(2, 2);
  return table;
}

void finish_game_showing_nothing(Table& table) {
  table.play(0, "score tour").play(0, "points").play(0, "done");
  table.play(0, "score book-burning").play(0, "points");
  while (table.asked() == Pending::kShow) {
    table.all_play({"show nothing", "show nothing", "show nothing"});
  }
}

TEST(emperor, E22_seven_steps_with_their_breakdown) {
  Table table = last_decree();
  table.trust(1, 7)
      .palace(1, 6)
      .gold(1, 4)
      .hand(1, {"crown-prince-7", "prince-3", "chancellor-5", "philosopher-4"})
      .tiles(1, "legalist", 1)
      .tiles(1, "confucian", 2)
      .policies({"confucianism", "frugality"})
      .holds(1, "grail")
      .tributes(1, "tribute-4", 2)
      .tributes(1, "tribute-3", 1);
  finish_game_showing_nothing(table);
  ASSERT_EQ(table.asked(), Pending::kOver);
  const auto& by = table.at(1).by_source;
  // Confucianism in final scoring: 5 points, 2 trust, and a tile leaves the game.
  EXPECT_EQ(by[kFromTrust], (7 + 2) / 2);
  EXPECT_EQ(by[kFromPalace], 6);
  EXPECT_EQ(by[kFromGold], 4);
  EXPECT_EQ(by[kFromPersons], 6 + 3 + 2 * 1 + 2 * (1 + 1));
  EXPECT_EQ(by[kFromTreasures], 3);
  EXPECT_EQ(by[kFromTributes], 11);
  EXPECT_EQ(by[kFromFinalPolicies], 5 + 6 + 1) << "Confucianism, Book burning, Tour";
  const Standing result = standing(Table::edition(), table.state());
  EXPECT_TRUE(result.finished);
  int sum = 0;
  for (const int points : result.by_source[1]) sum += points;
  EXPECT_EQ(sum, result.points[1]);
}

TEST(emperor, E19_the_chancellor_counts_canals_while_extravagance_shows) {
  for (const bool extravagance : {true, false}) {
    Table table = last_decree();
    table.hand(1, {"chancellor-5"}).tiles(1, "canal", 3).tiles(1, "land", 1);
    table.policies({extravagance ? "extravagance" : "frugality"});
    finish_game_showing_nothing(table);
    EXPECT_EQ(table.at(1).by_source[kFromPersons], extravagance ? 6 : 3);
  }
}

TEST(emperor, E22_every_policy_is_scored_from_the_left_discs_or_not) {
  Table table = last_decree();
  table.discs({"legalism", "extravagance"}).tiles(2, "canal", 1).tiles(2, "legalist", 3);
  finish_game_showing_nothing(table);
  EXPECT_EQ(table.at(2).by_source[kFromFinalPolicies], 9 + 2 + 6 + 1)
      << "Legalism, Extravagance, Book burning, Tour";
}

TEST(emperor, E22_frugality_gives_nothing_at_the_end) {
  Table table = last_decree();
  table.policies({"frugality"});
  finish_game_showing_nothing(table);
  EXPECT_EQ(table.tribute_count(0), 1) << "of the last decree";
  EXPECT_EQ(table.tribute_count(1) + table.tribute_count(2), 0);
}

TEST(emperor, E16_tributes_under_a_policy_are_not_taken_in_final_scoring) {
  Table table = last_decree();
  table.under("legalism", 2);
  finish_game_showing_nothing(table);
  EXPECT_EQ(table.state().under[kLegalism / 2], 2);
}

TEST(emperor, E22_payments_of_final_policies_are_made) {
  Table table = last_decree();
  table.policies({"centralization"}).cubes(1, 5).xiongnu(9);
  finish_game_showing_nothing(table);
  EXPECT_EQ(table.at(1).cubes, 5 - 2 - 1) << "the most, then a defeat in Defence";
  EXPECT_EQ(table.at(1).by_source[kFromGold], 2);
}

TEST(emperor, E25_what_seats_show_is_asked_in_final_scoring_too) {
  Table table = last_decree();
  table.hand(2, {"general-9", "cavalry-2"});
  table.play(0, "score tour").play(0, "points").play(0, "done");
  table.play(0, "score book-burning").play(0, "points");
  ASSERT_EQ(table.asked(), Pending::kShow);
  EXPECT_EQ(shown_side(table.state(), top(table.state()).policy()), kDefence);
  table.all_play({"show nothing", "show nothing", "show general-9"});
  EXPECT_EQ(shown_side(table.state(), top(table.state()).policy()), kMeritocracy);
  table.all_play({"show nothing", "show nothing", "show general-9 cavalry-2"});
  EXPECT_EQ(table.asked(), Pending::kOver);
}

TEST(emperor, E22_ties_more_persons_then_power_then_the_order_tile) {
  const auto ranks = [](Names first, Names second) {
    Table table(3);
    table.hand(0, first).hand(1, second).points(2, -10).orders({0, 1, 2}).over();
    const Standing result = standing(Table::edition(), table.state());
    return std::pair{int{result.rank[0]}, int{result.rank[1]}};
  };
  EXPECT_EQ(ranks({"cavalry-2", "cavalry-2"}, {"general-9"}), std::pair(1, 2));
  EXPECT_EQ(ranks({"cavalry-2", "general-8"}, {"general-9", "cavalry-2"}), std::pair(2, 1));
  EXPECT_EQ(ranks({"general-8"}, {"general-8"}), std::pair(1, 2)) << "the smaller order tile";
}

// Seat 2 sees how many persons the others have, not which: both tables look the same to it.
TEST(emperor, E22_before_the_end_hidden_power_breaks_no_tie) {
  const auto ranks = [](Names first, Names second) {
    Table table(3);
    table.hand(0, first).hand(1, second).points(2, -10).orders({0, 1, 2}).refill(0).gold(0, 1);
    const State seen = mask(Table::edition(), table.state(), 2);
    const Standing told = standing(Table::edition(), seen);
    const Standing whole = standing(Table::edition(), table.state());
    EXPECT_EQ(told.rank, whole.rank);
    return std::pair{int{told.rank[0]}, int{told.rank[1]}};
  };
  EXPECT_EQ(ranks({"general-8"}, {"general-9"}), std::pair(1, 1));
  EXPECT_EQ(ranks({"general-9"}, {"general-8"}), std::pair(1, 1));
}

// ---- The set-up ------------------------------------------------------------------------------

TEST(emperor, E24_the_starting_cubes_come_out_of_the_supply) {
  for (const int seats : {3, 4, 5}) {
    const State state = fresh_game(seats);
    EXPECT_EQ(state.supply, 7 * seats - 4 * seats);
    for (int seat = 0; seat < seats; ++seat) EXPECT_EQ(state.players[seat].cubes, 4);
  }
}

TEST(emperor, E24_starting_carriages_are_one_of_each_kind) {
  std::array<int, kCarriages> dealt{};
  for (int seat = 0; seat < 5; ++seat) {
    for (int kind = 0; kind < kCarriages; ++kind) {
      dealt[kind] += fresh_game(5).players[seat].tiles[kCarriage + kind];
    }
  }
  EXPECT_EQ(dealt, (std::array<int, kCarriages>{1, 1, 1, 1, 1}));
}

TEST(emperor, everyone_starts_with_two_cavalry_two_land_ten_points_and_trust_5) {
  const State state = fresh_game(4);
  for (int seat = 0; seat < 4; ++seat) {
    const Player& player = state.players[seat];
    EXPECT_EQ(player.open, persons({"cavalry-2", "cavalry-3"}));
    EXPECT_EQ(player.tiles[kLand], 2);
    EXPECT_EQ(player.points, 10);
    EXPECT_EQ(player.trust, 5);
    EXPECT_EQ(player.gold, 0);
  }
  EXPECT_EQ(state.display.total(), 5);
  EXPECT_EQ(state.pile, 34 - 5);
  EXPECT_EQ(state.tribute_pile, 32);
}

TEST(emperor, policies_come_in_any_order_with_any_side_up) {
  std::uint32_t flipped = 0;
  std::uint32_t leftmost = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const State state = fresh_game(3, seed);
    flipped |= state.flipped;
    leftmost |= 1u << state.policy_at[0];
  }
  EXPECT_EQ(flipped, low_bits(kPolicies));
  EXPECT_EQ(leftmost, low_bits(kPolicies));
}

// ---- Who knows what (E29) --------------------------------------------------------------------

TEST(emperor, E29_recruited_starting_and_shown_persons_stay_open) {
  Table table(3);
  table.hand(1, {"general-9"}).covered(1, {"prince-3", "general-8"}).shown(0, {}, 1, 1).actor(1);
  State seen = mask(Table::edition(), table.state(), 0);
  EXPECT_EQ(hand_of(seen.players[1]), persons({"general-9"}));
  EXPECT_EQ(persons_held(seen.players[1]), 3) << "how many they are is open";
  table.play(1, "show prince-3");
  seen = mask(Table::edition(), table.state(), 0);
  EXPECT_EQ(hand_of(seen.players[1]), persons({"general-9", "prince-3"}));
  table.play(2, "pass").play(2, "withdraw a");
  table.play(0, "pass").play(0, "withdraw b").play(0, "choose gold 2");
  table.play(1, "pass").play(1, "choose flip").play(1, "skip");
  EXPECT_TRUE(table.at(1).shown.empty());
  seen = mask(Table::edition(), table.state(), 2);
  EXPECT_EQ(hand_of(seen.players[1]), persons({"general-9"})) << "it was lost";
}

TEST(emperor, E29_the_values_of_tributes_are_their_owners) {
  Table table(3);
  table.tributes(1, "tribute-4", 2).tributes(1, "tribute-2", 1);
  const State seen = mask(Table::edition(), table.state(), 0);
  EXPECT_EQ(seen.players[1].hidden_tributes, 3) << "their number is known";
  EXPECT_EQ(seen.players[1].tributes[2], 0);
  EXPECT_EQ(mask(Table::edition(), table.state(), 1).players[1].tributes[2], 2);
}

TEST(emperor, E29_a_persons_page_covers_how_many_tributes_others_have) {
  Table table(3);
  table.tributes(1, "tribute-4", 2).tributes(2, "tribute-2", 1).tributes(0, "tribute-3", 1);
  const State seen = mask(Table::edition(), table.state(), 0);
  const State page = shown(Table::edition(), seen, 0);
  EXPECT_EQ(page.players[1].hidden_tributes, 0);
  EXPECT_EQ(page.untold_tributes, 3);
  EXPECT_EQ(page.players[0].tributes[1], 1);
  State counted = seen;
  counted.tell_tributes = 1;
  EXPECT_EQ(shown(Table::edition(), counted, 0).players[1].hidden_tributes, 2);
}

TEST(emperor, E29_a_guess_finds_holders_for_tributes_that_were_not_told) {
  Table table(3);
  table.tributes(1, "tribute-4", 2).tributes(2, "tribute-2", 1);
  const State page = shown(Table::edition(), mask(Table::edition(), table.state(), 0), 0);
  FastChance chance(1);
  const State guessed = guess(Table::edition(), page, 0, chance);
  EXPECT_EQ(audit(Table::edition(), guessed), nullptr);
  EXPECT_EQ(guessed.untold_tributes, 0);
}

TEST(emperor, E29_at_the_end_everything_lies_open) {
  Table table = last_decree();
  table.covered(1, {"general-9"}).tributes(2, "tribute-4", 1);
  finish_game_showing_nothing(table);
  const State seen = mask(Table::edition(), table.state(), 0);
  EXPECT_EQ(hand_of(seen.players[1]), persons({"general-9"}));
  EXPECT_EQ(seen.players[2].tributes[2], 1);
}

}  // namespace
}  // namespace pentarch::emperor::tests
