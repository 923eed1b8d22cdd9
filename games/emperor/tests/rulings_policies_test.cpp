// Emperor's Choice: the fourteen policies, and rulings about scoring them.
#include "games/emperor/tests/builder.hpp"

namespace pentarch::emperor::tests {
namespace {

int gained(Table& table, int seat) {
  return table.at(seat).points - 10;
}

// ---- Centralization and Decentralization -----------------------------------------------------

TEST(emperor, centralization_pays_for_cubes_and_the_most_turn_two_into_gold) {
  Table table(3);
  table.scoring(1).cubes(0, 7).cubes(1, 3).cubes(2, 7).play(1, "score centralization");
  EXPECT_EQ(gained(table, 0), 7);
  EXPECT_EQ(gained(table, 1), 3);
  EXPECT_EQ(table.at(0).cubes, 5) << "E12: all who tie for the most";
  EXPECT_EQ(table.at(2).cubes, 5);
  EXPECT_EQ(table.at(0).gold, 2);
  EXPECT_EQ(table.at(1).gold, 0);
}

TEST(emperor, E12_with_no_cubes_nobody_has_the_most) {
  Table table(3);
  table.scoring(0).play(0, "score centralization");
  EXPECT_FALSE(table.heard(kPaidCubes));
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(gained(table, seat), 0);
}

TEST(emperor, E12_the_most_with_one_cube_pays_points_for_the_other) {
  Table table(3);
  table.scoring(0).cubes(2, 1).play(0, "score centralization");
  EXPECT_EQ(gained(table, 2), 1 - 3);
  EXPECT_EQ(table.at(2).gold, 2);
}

TEST(emperor, decentralization_pays_two_for_each_land) {
  Table table(3);
  table.scoring(0).policies({"decentralization", "frugality"});
  table.tiles(0, "land", 3).tiles(0, "canal", 2).play(0, "score decentralization");
  EXPECT_EQ(gained(table, 0), 10);
  EXPECT_EQ(gained(table, 1), 4);
}

TEST(emperor, E19_canals_are_land_while_extravagance_shows) {
  Table table(3);
  table.scoring(0).policies({"decentralization", "extravagance"});
  table.tiles(0, "canal", 2).play(0, "score decentralization");
  EXPECT_EQ(gained(table, 0), 2 * (2 + 2));
}

// ---- Legalism and Confucianism ---------------------------------------------------------------

TEST(emperor, example_legalism_with_four_tiles) {
  Table table(3);
  table.scoring(0).tiles(0, "legalist", 4).play(0, "score legalism");
  EXPECT_EQ(gained(table, 0), 9);
  EXPECT_EQ(table.at(0).trust, 5 + 4);
  EXPECT_EQ(table.at(0).tiles[kLegalist], 3);
}

TEST(emperor, E13_legalism_by_the_number_of_tiles) {
  Table table(4);
  table.scoring(0).tiles(0, "legalist", 1).tiles(1, "legalist", 2).tiles(2, "legalist", 3);
  table.play(0, "score legalism");
  EXPECT_EQ(gained(table, 0), 2);
  EXPECT_EQ(gained(table, 1), 5);
  EXPECT_EQ(gained(table, 2), 9);
  EXPECT_EQ(gained(table, 3), 0) << "no tile, nothing";
  EXPECT_EQ(table.at(3).trust, 5);
  EXPECT_EQ(table.at(0).tiles[kLegalist], 0);
  EXPECT_EQ(table.state().bag[kLegalist], 12 - 6) << "the tiles leave the game";
}

TEST(emperor, E13_confucianism_is_the_same_for_confucians) {
  Table table(3);
  table.scoring(0).policies({"confucianism"}).tiles(0, "confucian", 2).tiles(0, "legalist", 1);
  table.play(0, "score confucianism");
  EXPECT_EQ(gained(table, 0), 5);
  EXPECT_EQ(table.at(0).trust, 7);
  EXPECT_EQ(table.at(0).tiles[kConfucian], 1);
  EXPECT_EQ(table.at(0).tiles[kLegalist], 1);
}

// ---- Extravagance and Frugality --------------------------------------------------------------

TEST(emperor, extravagance_pays_for_canals_and_the_wall) {
  Table table(3);
  table.scoring(0).tiles(0, "canal", 2).tiles(0, "tower", 2).tiles(0, "wall", 1);
  table.play(0, "score extravagance");
  EXPECT_EQ(gained(table, 0), 2 * 2 + 3);
}

TEST(emperor, E14_towers_and_walls_take_turns) {
  const auto length = [](int towers, int walls) {
    Player player;
    player.tiles[kTower] = static_cast<std::uint8_t>(towers);
    player.tiles[kWall] = static_cast<std::uint8_t>(walls);
    return wall_length(player);
  };
  EXPECT_EQ(length(0, 0), 0);
  EXPECT_EQ(length(3, 2), 5);
  EXPECT_EQ(length(1, 2), 3);
  EXPECT_EQ(length(5, 0), 1);
  EXPECT_EQ(length(2, 2), 4);
  EXPECT_EQ(length(1, 6), 3);
}

TEST(emperor, frugality_gives_the_chooser_a_tribute) {
  Table table(3);
  table.scoring(2).policies({"frugality"}).play(2, "score frugality");
  EXPECT_EQ(table.tribute_count(2), 1);
  EXPECT_EQ(table.tribute_count(0), 0);
}

// ---- Defence and Expedition ------------------------------------------------------------------

TEST(emperor, example_defence_12_against_12) {
  Table table(3);
  table.scoring(0)
      .xiongnu(12)
      .tiles(0, "tower", 3)
      .tiles(0, "wall", 2)
      .hand(0, {"general-7"})
      .cubes(0, 5);
  table.play(0, "score defence").all_play({"show general-7", "show nothing", "show nothing"});
  EXPECT_EQ(gained(table, 0), 14);
  EXPECT_EQ(table.at(0).cubes, 3);
  EXPECT_EQ(table.at(0).open, persons({"general-7"})) << "it goes back to the hand";
}

TEST(emperor, example_expedition_7_against_10) {
  Table table(3);
  table.scoring(0)
      .policies({"expedition"})
      .xiongnu(10)
      .tiles(1, "tower", 1)
      .tiles(1, "wall", 2)
      .cubes(1, 4);
  table.play(0, "score expedition").all_play({"show nothing", "show nothing", "show nothing"});
  EXPECT_EQ(gained(table, 1), 3);
  EXPECT_EQ(table.at(1).cubes, 3);
}

TEST(emperor, expedition_counts_cubes_and_a_victory_costs_three) {
  Table table(3);
  table.scoring(0)
      .policies({"expedition"})
      .xiongnu(6)
      .cubes(0, 4)
      .hand(0, {"military-officer-4", "general-9"});
  table.play(0, "score expedition")
      .all_play({"show military-officer-4 general-9", "show nothing", "show nothing"});
  EXPECT_EQ(gained(table, 0), 6 + 2) << "4 + 1 + 2 against 6";
  EXPECT_EQ(table.at(0).cubes, 1);
}

TEST(emperor, a_defeat_without_cubes_costs_points) {
  Table table(3);
  table.scoring(0).xiongnu(5).tiles(1, "wall", 1);
  table.play(0, "score defence").all_play({"show nothing", "show nothing", "show nothing"});
  EXPECT_EQ(gained(table, 1), 1 - 3) << "defence 2: one point, and a missing cube";
}

TEST(emperor, E21_only_persons_with_defence_are_shown_for_it_and_nobody_has_to) {
  Table table(3);
  table.scoring(0).hand(0, {"general-7", "prince-3"}).play(0, "score defence");
  EXPECT_TRUE(table.can(0, "show nothing"));
  EXPECT_TRUE(table.can(0, "show general-7"));
  EXPECT_FALSE(table.can(0, "show prince-3"));
}

// ---- Meritocracy and Lineage -----------------------------------------------------------------

TEST(emperor, E21_meritocracy_shows_up_to_two_persons) {
  Table table(3);
  table.scoring(0)
      .policies({"meritocracy"})
      .hand(0, {"general-9", "general-8", "cavalry-2"})
      .hand(1, {"general-7"});
  table.play(0, "score meritocracy");
  EXPECT_FALSE(table.can(0, "show general-9 general-8 cavalry-2"));
  table.all_play({"show general-9 general-8", "show general-7", "show nothing"});
  EXPECT_EQ(gained(table, 0), 17);
  EXPECT_EQ(gained(table, 1), 7);
  EXPECT_EQ(gained(table, 2), 0);
}

TEST(emperor, E5_the_marshal_in_meritocracy) {
  Table table(3);
  table.scoring(0).policies({"meritocracy"}).hand(0, {"field-marshal"}).cubes(0, 6);
  table.play(0, "score meritocracy")
      .all_play({"show field-marshal", "show nothing", "show nothing"});
  EXPECT_EQ(gained(table, 0), 8);
}

TEST(emperor, lineage_pays_three_for_each_relative) {
  Table table(3);
  table.scoring(0)
      .policies({"lineage"})
      .hand(0, {"crown-prince-7", "prince-3", "empress-5", "concubine-2", "eunuch-2"})
      .hand(1, {"prince-3", "general-9", "chancellor-5"});
  table.play(0, "score lineage");
  EXPECT_FALSE(table.can(1, "show general-9"));
  table.all_play({"show crown-prince-7 prince-3 empress-5 concubine-2 eunuch-2", "show prince-3",
                  "show nothing"});
  EXPECT_EQ(gained(table, 0), 15);
  EXPECT_EQ(gained(table, 1), 3);
  EXPECT_EQ(table.at(0).trust, 5) << "showing for a policy has no effect of its own";
}

// ---- Books -----------------------------------------------------------------------------------

TEST(emperor, book_burning_pays_who_has_no_book_and_removes_all) {
  Table table(3);
  table.scoring(0).tiles(1, "book", 2).play(0, "score book-burning");
  EXPECT_EQ(gained(table, 0), 6);
  EXPECT_EQ(gained(table, 1), 0);
  EXPECT_EQ(table.at(1).tiles[kBook], 0);
  EXPECT_EQ(table.tribute_count(1), 0);
}

TEST(emperor, book_preservation_pays_five_a_book_and_a_tribute) {
  Table table(3);
  table.scoring(0).policies({"book-preservation"}).tiles(1, "book", 3);
  table.play(0, "score book-preservation");
  EXPECT_EQ(gained(table, 1), 15);
  EXPECT_EQ(table.at(1).tiles[kBook], 0);
  EXPECT_EQ(table.tribute_count(1), 1);
  EXPECT_EQ(table.tribute_count(0), 0);
}

// ---- Carriages -------------------------------------------------------------------------------

// Of the kinds 1, 1, 2, 2, 4, 5; every player starts with one.
Table carriages_example() {
  return Table(3)
      .scoring(0)
      .tiles(0, "carriage-1", 1)
      .tiles(0, "carriage-2", 2)
      .tiles(0, "carriage-4", 1)
      .tiles(0, "carriage-5", 1);
}

TEST(emperor, example_tour_with_six_carriages) {
  Table table = carriages_example();
  table.play(0, "score tour");
  EXPECT_EQ(gained(table, 0), 11);
  EXPECT_EQ(gained(table, 1), 1);
}

TEST(emperor, example_parade_with_six_carriages) {
  Table table = carriages_example();
  table.policies({"parade"}).play(0, "score parade");
  EXPECT_EQ(gained(table, 0), 10);
}

TEST(emperor, tour_and_parade_by_their_tables) {
  const PolicyNumbers& numbers = Table::edition().policies;
  Player player;
  const int tour[] = {0, 1 + 0, 2 + 1, 3 + 3, 4 + 5, 5 + 8};
  for (int kinds = 0; kinds <= 5; ++kinds) {
    EXPECT_EQ(carriage_points(numbers, player, true), tour[kinds]) << kinds;
    if (kinds < 5) player.tiles[kCarriage + kinds] = 1;
  }
  Player alike;
  const int parade[] = {0, 1, 2 + 2, 3 + 5, 4 + 9, 5 + 14};
  for (int count = 0; count <= 5; ++count) {
    EXPECT_EQ(carriage_points(numbers, alike, false), parade[count]) << count;
    ++alike.tiles[kCarriage];
  }
}

// ---- The order of scoring --------------------------------------------------------------------

// Trust comes after the points of all, clockwise from the chooser: seat 1 overflows first, seat 2
// has lost 10 when its own comes.
TEST(emperor, E25_each_line_is_done_for_all_clockwise_from_the_chooser) {
  Table table(3);
  table.scoring(1).tiles(1, "legalist", 3).tiles(2, "legalist", 2).trust(1, 28).trust(2, 29);
  table.play(1, "score legalism");
  EXPECT_EQ(table.at(1).trust, 28 - 10 + 3);
  EXPECT_EQ(table.at(2).trust, 29 - 10 + 2);
  EXPECT_EQ(table.at(0).trust, 0);
  EXPECT_EQ(gained(table, 0), -10) << "five points of trust were missing";
}

TEST(emperor, E25_what_seats_show_is_decided_by_all_at_the_same_time) {
  Table table(3);
  table.scoring(1).policies({"meritocracy"}).hand(0, {"general-9"}).hand(2, {"general-8"});
  table.play(1, "score meritocracy");
  EXPECT_EQ(deciders(table.state()).size(), 3);
  table.play(2, "show general-8");
  EXPECT_EQ(deciders(table.state()).bits(), 0b011);
  const State seen = mask(Table::edition(), table.state(), 0);
  EXPECT_TRUE(deciders(seen).has(2)) << "nobody knows that it has answered";
  EXPECT_TRUE(seen.players[2].staged.empty());
  table.play(0, "show nothing").play(1, "show nothing");
  EXPECT_EQ(gained(table, 2), 8);
  EXPECT_EQ(gained(table, 0), 0);
}

TEST(emperor, E25_a_seat_with_nothing_to_show_is_asked_too) {
  Table table(3);
  table.scoring(0).play(0, "score defence");
  EXPECT_EQ(deciders(table.state()).size(), 3);
  EXPECT_EQ(table.choices(2), 1);
}

}  // namespace
}  // namespace pentarch::emperor::tests
