// Emperor's Choice: withdrawal tiles, bonus tiles, the palace, tiles of the bag, treasures, refill.
#include "games/emperor/tests/builder.hpp"

namespace pentarch::emperor::tests {
namespace {

// ---- Withdrawal tiles ------------------------------------------------------------------------

// Seat 0 of five passes first and may take any tile.
Table withdrawing() {
  return Table(5).shown(1, {"general-9"}, 0, 9).hand(0, {"cavalry-2"}).cubes(0, 1);
}

TEST(emperor, withdrawal_tile_a_gives_three_trust) {
  Table table = withdrawing();
  table.play(0, "pass").play(0, "withdraw a");
  EXPECT_EQ(table.at(0).trust, 8);
  EXPECT_EQ(table.decider(), 1) << "the auction goes on";
  EXPECT_EQ(table.state().withdrawals, 0b11110);
}

TEST(emperor, withdrawal_tile_b_gives_cubes_or_gold) {
  Table cubes = withdrawing();
  cubes.play(0, "pass").play(0, "withdraw b").play(0, "choose cubes 2");
  EXPECT_EQ(cubes.at(0).cubes, 3);
  Table gold = withdrawing();
  gold.play(0, "pass").play(0, "withdraw b");
  EXPECT_FALSE(gold.can(0, "skip")) << "E28: it must be used";
  gold.play(0, "choose gold 2");
  EXPECT_EQ(gold.at(0).gold, 2);
}

TEST(emperor, withdrawal_tile_c_raises_the_palace_or_flips) {
  Table palace = withdrawing();
  palace.play(0, "pass").play(0, "withdraw c").play(0, "choose palace 1");
  EXPECT_EQ(palace.at(0).palace, 1);
  palace.play(0, "choose gold 1");
  EXPECT_EQ(palace.at(0).gold, 1);
  Table flip = withdrawing();
  flip.play(0, "pass").play(0, "withdraw c").play(0, "choose flip").play(0, "flip tour");
  EXPECT_TRUE(shows(flip.state(), kParade));
}

TEST(emperor, E28_a_flip_icon_on_a_withdrawal_tile_need_not_be_done) {
  Table table = withdrawing();
  table.play(0, "pass").play(0, "withdraw e").play(0, "choose flip").play(0, "skip");
  EXPECT_TRUE(table.heard(kSkipped));
  EXPECT_EQ(table.decider(), 1);
}

TEST(emperor, withdrawal_tile_d_draws_a_person) {
  Table table = withdrawing();
  table.drawing(kPersonPile, {"general-8"});
  table.play(0, "pass").play(0, "withdraw d").play(0, "choose person");
  EXPECT_EQ(table.at(0).covered[0], code_of(0, person("general-8")));
}

TEST(emperor, withdrawal_tile_e_draws_a_tile) {
  Table table = withdrawing();
  table.drawing(kBagPile, {"book"});
  table.play(0, "pass").play(0, "withdraw e").play(0, "choose tile");
  EXPECT_EQ(table.at(0).tiles[kBook], 1);
}

TEST(emperor, withdrawal_tiles_by_seats) {
  const auto& tiles = Table::edition().withdrawals_by_seats;
  EXPECT_EQ(tiles[3], 0b00111);
  EXPECT_EQ(tiles[4], 0b11011);
  EXPECT_EQ(tiles[5], 0b11111);
}

// ---- The palace ------------------------------------------------------------------------------

// Seat 0 refills with gold to spare and raises its palace from below the level.
Table at_space(int level) {
  return Table(3).refill(0).gold(0, 9).palace(0, level - 1).cubes(1, 3).cubes(2, 3);
}

TEST(emperor, palace_space_1) {
  Table table = at_space(1);
  table.play(0, "build 1").play(0, "choose cubes 1");
  EXPECT_EQ(table.at(0).cubes, 1);
  EXPECT_EQ(table.at(0).gold, 8);
}
TEST(emperor, palace_space_2) {
  Table table = at_space(2);
  table.play(0, "build 1").play(0, "choose points 2");
  EXPECT_EQ(table.at(0).points, 12);
}
TEST(emperor, palace_space_3) {
  Table table = at_space(3);
  table.play(0, "build 1").play(0, "choose trust 1");
  EXPECT_EQ(table.at(0).trust, 6);
}
TEST(emperor, palace_space_4) {
  Table table = at_space(4);
  table.drawing(kPersonPile, {"empress-5"}).play(0, "build 1").play(0, "choose person");
  EXPECT_EQ(table.at(0).covered[0], code_of(0, person("empress-5")));
}
TEST(emperor, palace_space_5) {
  Table table = at_space(5);
  table.play(0, "build 1").play(0, "choose gold 2");
  EXPECT_EQ(table.at(0).gold, 9 - 1 + 2);
}
TEST(emperor, palace_space_6) {
  Table table = at_space(6);
  table.drawing(kBagPile, {"canal"}).play(0, "build 1").play(0, "choose tile");
  EXPECT_EQ(table.at(0).tiles[kCanal], 1);
}
TEST(emperor, palace_space_7) {
  Table table = at_space(7);
  table.play(0, "build 1").play(0, "choose trust 2");
  EXPECT_EQ(table.at(0).trust, 7);
}
TEST(emperor, palace_space_8) {
  Table table = at_space(8);
  table.play(0, "build 1").play(0, "choose tribute");
  EXPECT_EQ(table.tribute_count(0), 1);
}
TEST(emperor, palace_space_9) {
  Table table = at_space(9);
  table.play(0, "build 1").play(0, "choose flip");
  EXPECT_FALSE(table.can(0, "skip")) << "who uses the space flips";
  table.play(0, "flip legalism");
  EXPECT_TRUE(shows(table.state(), kConfucianism));
}
TEST(emperor, palace_space_10) {
  Table table = at_space(10);
  table.drawing(kBagPile, {"land", "book"}).play(0, "build 1").play(0, "choose two-tiles");
  table.play(0, "keep book");
  EXPECT_EQ(table.at(0).tiles[kBook], 1);
}
TEST(emperor, palace_space_11) {
  Table table = at_space(11);
  table.play(0, "build 1").play(0, "choose gold 3");
  EXPECT_EQ(table.at(0).gold, 11);
}
TEST(emperor, palace_space_12) {
  Table table = at_space(12);
  table.play(0, "build 1").play(0, "choose score").play(0, "score book-burning");
  EXPECT_EQ(table.at(1).points, 16);
}

TEST(emperor, E17_effects_in_order_each_optional) {
  Table table = at_space(1);
  table.play(0, "build 3");
  EXPECT_EQ(table.at(0).gold, 3);
  EXPECT_EQ(table.at(0).palace, 1) << "the next level waits";
  table.play(0, "skip");
  EXPECT_EQ(table.at(0).palace, 2);
  table.play(0, "choose points 2").play(0, "choose cubes 1");
  EXPECT_EQ(table.at(0).palace, 3);
  EXPECT_EQ(table.asked(), Pending::kRefill);
  EXPECT_FALSE(table.can(0, "build 1")) << "once a turn";
}

TEST(emperor, E17_gold_from_a_space_cannot_pay_the_same_raise) {
  Table table(3);
  table.refill(0).gold(0, 2).palace(0, 4);
  EXPECT_TRUE(table.can(0, "build 1"));
  EXPECT_FALSE(table.can(0, "build 2")) << "3 gold, though level 5 gives 2";
}

TEST(emperor, E17_levels_above_the_top_are_lost) {
  Table table = at_space(12);
  table.play(0, "build 3").play(0, "skip");
  EXPECT_EQ(table.at(0).palace, 12);
  EXPECT_EQ(table.at(0).gold, 3) << "E28: they may be paid for";
}

TEST(emperor, E28_at_the_top_nothing_is_raised) {
  Table table(3);
  table.refill(0).gold(0, 9).palace(0, 12);
  EXPECT_FALSE(table.can(0, "build 1"));
  EXPECT_NE(table.why_not(0, "build 1"), "");
}

// ---- Draw two, keep one ----------------------------------------------------------------------

TEST(emperor, E18_the_tile_not_kept_goes_back_and_xiongnu_are_replaced) {
  Table table = at_space(10);
  table.drawing(kBagPile, {"xiongnu-2", "stone", "xiongnu-1", "wall"});
  table.play(0, "build 1").play(0, "choose two-tiles");
  EXPECT_EQ(table.state().xiongnu, 5);
  table.play(0, "keep wall");
  EXPECT_EQ(table.state().bag[kStone], 3);
  EXPECT_EQ(table.at(0).tiles[kWall], 1);
}

Table picking(Names held) {
  Table table(3);
  unsigned tiles = 0;
  for (const char* name : held) tiles |= 1u << *standard().bonuses().find(name);
  return table.drafting(tiles);
}

TEST(emperor, E18_the_person_not_kept_is_discarded) {
  Table table = picking({"bonus-persons", "bonus-gold", "bonus-trust"});
  table.drawing(kPersonPile, {"general-9", "cavalry-2"}).play(2, "pick bonus-persons");
  EXPECT_EQ(table.asked(), Pending::kKeepPerson);
  EXPECT_FALSE(table.can(2, "discard general-8"));
  table.play(2, "discard cavalry-2");
  EXPECT_EQ(table.at(2).covered[0], code_of(0, person("general-9")));
  EXPECT_EQ(table.state().discards, persons({"cavalry-2"}));
}

// ---- Bonus tiles -----------------------------------------------------------------------------

TEST(emperor, bonus_cavalry) {
  Table table = picking({"bonus-cavalry", "bonus-gold", "bonus-trust"});
  table.play(2, "pick bonus-cavalry");
  EXPECT_EQ(table.at(2).open, persons({"cavalry-3"}));
  EXPECT_EQ(table.state().bonus_given, 1);
}
TEST(emperor, bonus_gold_soldiers_trust) {
  Table table = picking({"bonus-soldiers", "bonus-gold", "bonus-trust"});
  table.play(2, "pick bonus-gold").play(1, "pick bonus-soldiers").play(0, "pick bonus-trust");
  EXPECT_EQ(table.at(2).gold, 3);
  EXPECT_EQ(table.at(1).cubes, 3);
  EXPECT_EQ(table.at(0).trust, 8);
  EXPECT_EQ(table.asked(), Pending::kBid);
}
TEST(emperor, bonus_palace_raises_twice) {
  Table table = picking({"bonus-palace", "bonus-gold", "bonus-trust"});
  table.play(2, "pick bonus-palace").play(2, "choose gold 1").play(2, "choose points 2");
  EXPECT_EQ(table.at(2).palace, 2);
  EXPECT_EQ(table.at(2).points, 12);
  EXPECT_EQ(table.decider(), 1);
}

TEST(emperor, E23_the_last_player_looks_first_and_hands_on_to_the_right) {
  Table table = picking({"bonus-soldiers", "bonus-gold", "bonus-trust"});
  EXPECT_EQ(table.decider(), 2);
  EXPECT_EQ(table.choices(2), 3);
  EXPECT_EQ(mask(Table::edition(), table.state(), 1).draft, 0) << "not looked at yet";
  table.play(2, "pick bonus-gold");
  EXPECT_EQ(table.decider(), 1);
  EXPECT_EQ(table.choices(1), 2);
  EXPECT_NE(mask(Table::edition(), table.state(), 2).draft, 0) << "E29: who held them knows";
  EXPECT_EQ(mask(Table::edition(), table.state(), 0).draft, 0);
}

TEST(emperor, E23_as_many_tiles_as_seats_are_drawn) {
  for (const int seats : {3, 4, 5}) {
    FastChance chance(1);
    Silence silence;
    const pentarch::Setup setup{.seats = static_cast<std::uint8_t>(seats), .options = {}};
    const State state = start(Table::edition(), setup, chance, silence);
    EXPECT_EQ(popcount(state.draft), seats);
    EXPECT_EQ(popcount(state.draft_rest), 6 - seats);
    EXPECT_EQ(state.actor, seats - 1);
  }
}

// ---- Tiles of the bag ------------------------------------------------------------------------

TEST(emperor, a_set_is_taken_whole) {
  Table table(3);
  table.set(1, {"land", "canal", "tower", "legalist"}).set(2, {"wall", "book", "confucian"});
  table.set(3, {"carriage-1", "carriage-5"}).domestic(0, Pending::kSet).gold(0, 1);
  table.play(0, "take set 1");
  EXPECT_EQ(table.at(0).tiles[kLand], 3);
  EXPECT_EQ(table.at(0).tiles[kLegalist], 1);
  EXPECT_EQ(table.at(0).gold, 1 + 4) << "three land, and a canal while Extravagance shows";
  EXPECT_EQ(table.state().sets[0][0], kNoTile);
}

TEST(emperor, equal_sets_are_one_choice) {
  Table table(3);
  table.set(1, {"land", "book"}).set(2, {"land", "book"}).set(3, {"wall"});
  table.domestic(0, Pending::kSet);
  EXPECT_EQ(table.choices(0), 2);
}

TEST(emperor, E15_immediate_tiles_of_a_set_in_the_owners_order) {
  Table table(3);
  table.set(1, {"envoy", "jewel", "gold", "stone"}).set(2, {"wall"});
  table.domestic(0, Pending::kSet).play(0, "take set 1");
  EXPECT_EQ(table.choices(0), 4);
  table.play(0, "use stone").play(0, "flip tour").play(0, "use jewel").play(0, "seize grail");
  table.play(0, "use gold");
  EXPECT_EQ(table.at(0).trust, 9) << "the envoy is the last and needs no word";
  EXPECT_EQ(table.at(0).gold, 3 + 2) << "gold tile and income";
  EXPECT_TRUE(shows(table.state(), kParade));
  EXPECT_EQ(table.state().holder[treasure("grail")], 0);
  EXPECT_EQ(table.asked(), Pending::kTreasures);
}

TEST(emperor, E15_immediate_tiles_drawn_from_the_bag_act_at_once) {
  Table table = at_space(6);
  table.drawing(kBagPile, {"envoy"}).play(0, "build 1").play(0, "choose tile");
  EXPECT_EQ(table.at(0).trust, 9);
  Table stone = at_space(6);
  stone.drawing(kBagPile, {"stone"}).play(0, "build 2").play(0, "choose tile");
  EXPECT_EQ(stone.asked(), Pending::kUseStone) << "before the next level";
  stone.play(0, "score book-burning").play(0, "skip");
  EXPECT_EQ(stone.at(0).palace, 7);
}

TEST(emperor, E15_a_jewel_takes_any_treasure_an_opponents_too) {
  Table table(3);
  table.set(1, {"jewel"}).set(2, {"wall"}).holds(1, "royal-sword").holds(0, "grail");
  table.domestic(0, Pending::kSet).play(0, "take set 1");
  EXPECT_TRUE(table.can(0, "seize grail")) << "E28: also one's own";
  table.play(0, "seize royal-sword");
  EXPECT_EQ(table.state().holder[treasure("royal-sword")], 0);
}

TEST(emperor, E28_a_stone_must_be_used) {
  Table table(3);
  table.set(1, {"stone"}).set(2, {"wall"}).domestic(0, Pending::kSet).play(0, "take set 1");
  EXPECT_FALSE(table.can(0, "skip"));
  EXPECT_FALSE(table.can(0, "done"));
  EXPECT_EQ(table.choices(0), 7 + 7);
}

TEST(emperor, xiongnu_tiles_strengthen_and_are_replaced) {
  Table table = at_space(6);
  table.drawing(kBagPile, {"xiongnu-1", "xiongnu-2", "land"});
  table.play(0, "build 1").play(0, "choose tile");
  EXPECT_EQ(table.state().xiongnu, 2 + 1 + 2);
  EXPECT_EQ(table.at(0).tiles[kLand], 3);
}

// ---- Income and treasures --------------------------------------------------------------------

TEST(emperor, E19_income_of_canals_while_extravagance_shows) {
  for (const bool extravagance : {true, false}) {
    Table table(3);
    table.policies({extravagance ? "extravagance" : "frugality"}).tiles(0, "canal", 2);
    table.set(1, {"wall"}).set(2, {"book"}).domestic(0, Pending::kSet).play(0, "take set 1");
    EXPECT_EQ(table.at(0).gold, extravagance ? 4 : 2);
  }
}

TEST(emperor, treasures_give_more_from_the_fifth_round_on) {
  for (const int round : {4, 5}) {
    Table table(3);
    table.round(round).holds(0, "royal-sword").holds(0, "grail").holds(0, "jade-bangle");
    table.domestic(0, Pending::kTreasures);
    table.play(0, "use royal-sword").play(0, "use grail");
    EXPECT_FALSE(table.can(0, "use grail")) << "once a turn";
    table.play(0, "use jade-bangle");
    EXPECT_EQ(table.at(0).cubes, round == 4 ? 1 : 2);
    EXPECT_EQ(table.at(0).trust, round == 4 ? 6 : 7);
    EXPECT_EQ(table.at(0).points, round == 4 ? 12 : 14);
  }
}

TEST(emperor, treasures_need_not_be_used) {
  Table table(3);
  table.holds(0, "grail").gold(0, 1).domestic(0, Pending::kTreasures).play(0, "done");
  EXPECT_EQ(table.at(0).trust, 5);
  EXPECT_EQ(table.asked(), Pending::kRefill);
}

// ---- Refill ----------------------------------------------------------------------------------

TEST(emperor, example_four_gold_for_a_general_and_a_level) {
  Table table(3);
  table.refill(0).gold(0, 4).display({"general-8", "cavalry-2", "prince-3", "empress-5"});
  table.play(0, "recruit general-8");
  EXPECT_EQ(table.at(0).open, persons({"general-8"}));
  EXPECT_FALSE(table.can(0, "recruit cavalry-2")) << "one person only";
  EXPECT_FALSE(table.can(0, "build 2"));
  table.play(0, "build 1");
  EXPECT_EQ(table.at(0).gold, 0);
  EXPECT_EQ(table.at(0).palace, 1);
  EXPECT_EQ(table.state().display.total(), 3) << "not filled up before the preparation";
}

TEST(emperor, refill_in_any_order_each_once_or_not_at_all) {
  Table table(3);
  table.refill(0).gold(0, 9).display({"general-8"});
  table.play(0, "hire 2").play(0, "build 1").play(0, "skip").play(0, "recruit general-8");
  EXPECT_EQ(table.at(0).gold, 3);
  EXPECT_NE(table.decider(), 0) << "nothing is left to do";
  Table none(3);
  none.refill(0).gold(0, 9).play(0, "done");
  EXPECT_EQ(none.at(0).gold, 9);
}

TEST(emperor, raising_costs_one_three_or_six) {
  for (const auto& [levels, cost] : {std::pair{1, 1}, {2, 3}, {3, 6}}) {
    Table table(3);
    table.refill(0).gold(0, 6).play(0, "build " + std::to_string(levels));
    EXPECT_EQ(table.at(0).gold, 6 - cost);
    Table poor(3);
    poor.refill(0).gold(0, cost - 1).display({"cavalry-2"});
    if (cost > 1) {
      EXPECT_FALSE(poor.can(0, "build " + std::to_string(levels)));
    }
  }
}

TEST(emperor, E28_without_any_person_left_no_card_is_drawn) {
  Table table = at_space(4);
  // Everything lies in hands: the rest of the pile is given to seat 1.
  State state = table.state();
  for (int type = 0; type < Table::edition().type_count; ++type) {
    while (state.unlocated[0][type] != 0) {
      state.unlocated[0].remove(type);
      state.players[1].open.add(type);
    }
  }
  state.pile = 0;
  ASSERT_EQ(audit(Table::edition(), state), nullptr);
  NamedChance chance;
  Silence silence;
  apply(Table::edition(), state, 0, step(Build::kFirst), chance, silence);
  apply(Table::edition(), state, 0, step(Choose::kFirst), chance, silence);
  EXPECT_EQ(covered_count(state.players[0]), 0);
  EXPECT_EQ(audit(Table::edition(), state), nullptr);
}

TEST(emperor, an_empty_pile_is_made_of_the_discards) {
  Table table = at_space(4);
  table.pile_used_up().drawing(kPersonPile, {"assassin-0"});
  table.play(0, "build 1").play(0, "choose person");
  EXPECT_TRUE(table.heard(kShuffled));
  EXPECT_EQ(table.at(0).covered[0], code_of(0, person("assassin-0")));
  EXPECT_TRUE(table.state().discards.empty());
}

}  // namespace
}  // namespace pentarch::emperor::tests
