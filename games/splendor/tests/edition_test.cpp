// What an edition file may say, and how a wrong one is told.
#include "games/splendor/edition.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "games/splendor/tests/builder.hpp"

namespace pentarch::splendor {
namespace {

using tests::standard_json;

Json& card(Json& file, int index) {
  return file["cards"]["value"][static_cast<std::size_t>(index)];
}

Json& noble(Json& file, int index) {
  return file["nobles"]["value"][static_cast<std::size_t>(index)];
}

// What loading says about the standard edition after this change; empty if it accepts it.
std::string refusal(const std::function<void(Json&)>& change) {
  Json file = standard_json();
  change(file);
  const Result<NamedEdition> loaded = load_edition(file);
  return loaded ? "" : loaded.message();
}

// Where the standard edition departs from the published game after this change.
std::vector<std::string> breaks(const std::function<void(Json&)>& change) {
  Json file = standard_json();
  change(file);
  const Result<NamedEdition> loaded = load_edition(file);
  EXPECT_TRUE(loaded) << loaded.message();
  return loaded ? rulebook_breaks(*loaded) : std::vector<std::string>{};
}

using Lines = std::vector<std::string>;

TEST(splendor_edition, the_standard_edition_is_accepted_and_is_the_published_game) {
  const Result<NamedEdition> loaded = load_edition(standard_json());
  ASSERT_TRUE(loaded) << loaded.message();
  EXPECT_EQ(rulebook_breaks(*loaded), Lines{});
  EXPECT_EQ(loaded->cards.size(), 90u);
  EXPECT_EQ(loaded->nobles.size(), 10u);
  EXPECT_EQ(loaded->data.goal, 15);
  EXPECT_EQ(loaded->data.token_limit, 10);
  EXPECT_EQ(loaded->data.alike_needs, 4);
  EXPECT_EQ(loaded->data.round_limit, 100);
  EXPECT_EQ(loaded->data.gold, 5);
}

TEST(splendor_edition, a_row_becomes_the_card_and_the_noble_that_it_describes) {
  const NamedEdition& edition = tests::standard();
  const Card& card = edition.data.cards[tests::card_id("3k3")];
  EXPECT_EQ(card.level, 2);
  EXPECT_EQ(card.bonus, kBlack);
  EXPECT_EQ(card.points, 4);
  EXPECT_EQ(card.cost, (tests::Count{.green = 3, .red = 6, .black = 3}.gems()));
  const Noble& noble = edition.data.nobles[tests::noble_id("noble-w3r3k3")];
  EXPECT_EQ(noble.points, 3u);
  EXPECT_EQ(noble.needs, (tests::Count{.white = 3, .red = 3, .black = 3}.gems()));
}

TEST(splendor_edition, the_levels_are_40_30_and_20_cards_one_behind_the_other) {
  const Edition& edition = tests::standard().data;
  EXPECT_EQ(edition.deck_size, (std::array<std::uint8_t, 3>{40, 30, 20}));
  EXPECT_EQ(edition.deck_first, (std::array<std::uint8_t, 3>{0, 40, 70}));
}

// ---- Refused ---------------------------------------------------------------------------------

TEST(splendor_edition, not_an_object_is_refused) {
  EXPECT_EQ(refusal([](Json& file) { file = Json::array(); }), "must be an object");
}

TEST(splendor_edition, another_game_is_refused) {
  EXPECT_EQ(refusal([](Json& file) { file["game"] = "comuni"; }), "game must be splendor");
}

TEST(splendor_edition, a_missing_member_is_named_with_what_it_should_be) {
  EXPECT_EQ(refusal([](Json& file) { file.erase("goal"); }), "goal is missing; it is an object");
  EXPECT_EQ(refusal([](Json& file) { file.erase("cards"); }), "cards is missing; it is an object");
  EXPECT_EQ(refusal([](Json& file) { file["goal"].erase("value"); }),
            "goal.value is missing; it is a whole number from 1 to 100");
  EXPECT_EQ(refusal([](Json& file) { card(file, 3).erase("points"); }),
            "cards.value[3].points is missing; it is a whole number from 0 to 20");
}

TEST(splendor_edition, a_value_without_its_source_is_refused) {
  EXPECT_EQ(refusal([](Json& file) { file["goal"].erase("source"); }),
            "goal.source is missing; it is a text");
  EXPECT_EQ(refusal([](Json& file) { file["gold"]["source"] = ""; }),
            "gold.source must be plain text of 1 to 1000 bytes");
  EXPECT_EQ(refusal([](Json& file) { file["cards"].erase("source"); }),
            "cards.source is missing; it is a text");
  EXPECT_EQ(refusal([](Json& file) { file["gems_by_seats"].erase("source"); }),
            "gems_by_seats.source is missing; it is a text");
}

TEST(splendor_edition, an_unknown_key_is_named_wherever_it_is) {
  EXPECT_EQ(refusal([](Json& file) { file["bonus_points"] = 1; }),
            "has 'bonus_points', which is not known here; known are game, name, goal, token_limit, "
            "alike_needs, round_limit, gold, gems_by_seats, nobles_by_seats, cards, nobles");
  EXPECT_EQ(refusal([](Json& file) { file["goal"]["note"] = "x"; }),
            "goal: has 'note', which is not known here; known are value, source");
  EXPECT_EQ(refusal([](Json& file) { card(file, 0)["colour"] = "white"; }),
            "cards.value[0]: has 'colour', which is not known here; known are id, level, bonus, "
            "points, cost, source");
  EXPECT_EQ(refusal([](Json& file) { file["gems_by_seats"]["value"]["5"] = 9; }),
            "gems_by_seats.value: has '5', which is not known here; known are 2, 3, 4");
}

TEST(splendor_edition, a_string_where_a_number_belongs_is_refused) {
  EXPECT_EQ(refusal([](Json& file) { file["goal"]["value"] = "15"; }),
            "goal.value is '\"15\"'; it must be a whole number from 1 to 100");
  EXPECT_EQ(refusal([](Json& file) { card(file, 0)["points"] = "0"; }),
            "cards.value[0].points is '\"0\"'; it must be a whole number from 0 to 20");
  EXPECT_EQ(refusal([](Json& file) { card(file, 0)["cost"]["red"] = 1.5; }),
            "cards.value[0].cost.red is '1.5'; it must be a whole number from 0 to 15");
}

TEST(splendor_edition, a_number_where_something_else_belongs_is_refused) {
  EXPECT_EQ(refusal([](Json& file) { file["goal"] = 15; }), "goal must be an object");
  EXPECT_EQ(refusal([](Json& file) { file["name"] = 1; }), "name must be a text");
  EXPECT_EQ(refusal([](Json& file) { file["cards"]["value"] = 90; }), "cards.value must be a list");
  EXPECT_EQ(refusal([](Json& file) { card(file, 7) = 7; }), "cards.value[7] must be an object");
  EXPECT_EQ(refusal([](Json& file) { card(file, 7)["cost"] = 7; }),
            "cards.value[7].cost must be an object");
  EXPECT_EQ(refusal([](Json& file) { card(file, 7)["id"] = 7; }),
            "cards.value[7].id must be a text");
}

TEST(splendor_edition, eighty_nine_or_ninety_one_cards_are_refused) {
  EXPECT_EQ(refusal([](Json& file) { file["cards"]["value"].erase(89); }),
            "cards.value has 89 entries; it must have 90");
  EXPECT_EQ(refusal([](Json& file) { file["cards"]["value"].push_back(card(file, 89)); }),
            "cards.value has 91 entries; it must have 90");
  EXPECT_EQ(refusal([](Json& file) { file["nobles"]["value"].erase(0); }),
            "nobles.value has 9 entries; it must have 10");
}

TEST(splendor_edition, a_cost_out_of_range_is_refused) {
  EXPECT_EQ(refusal([](Json& file) { card(file, 0)["cost"]["red"] = -1; }),
            "cards.value[0].cost.red is '-1'; it must be a whole number from 0 to 15");
  EXPECT_EQ(refusal([](Json& file) { card(file, 0)["cost"]["red"] = 16; }),
            "cards.value[0].cost.red is '16'; it must be a whole number from 0 to 15");
  // 2^32 + 2 is 2 to whoever cuts it to 32 bits.
  EXPECT_EQ(refusal([](Json& file) { card(file, 0)["cost"]["red"] = 4294967298; }),
            "cards.value[0].cost.red is '4294967298'; it must be a whole number from 0 to 15");
  EXPECT_EQ(refusal([](Json& file) {
              for (const char* colour : {"white", "blue", "green", "red", "black"}) {
                card(file, 0)["cost"][colour] = 13;
              }
            }),
            "cards.value[0].cost adds up to more than 60");
}

TEST(splendor_edition, an_unknown_colour_is_refused) {
  EXPECT_EQ(refusal([](Json& file) { card(file, 0)["cost"]["purple"] = 1; }),
            "cards.value[0].cost has 'purple', which is no colour; it may be white, blue, green, "
            "red or black");
  EXPECT_EQ(refusal([](Json& file) { card(file, 0)["cost"]["gold"] = 1; }),
            "cards.value[0].cost has 'gold', which is no colour; it may be white, blue, green, red "
            "or black");
  EXPECT_EQ(refusal([](Json& file) { card(file, 0)["bonus"] = "gold"; }),
            "cards.value[0].bonus is 'gold'; it must be the name of a colour: white, blue, green, "
            "red or black");
  EXPECT_EQ(refusal([](Json& file) { noble(file, 2)["needs"]["grey"] = 1; }),
            "nobles.value[2].needs has 'grey', which is no colour; it may be white, blue, green, "
            "red or black");
}

TEST(splendor_edition, a_name_is_short_plain_and_unique) {
  EXPECT_EQ(refusal([](Json& file) { card(file, 1)["id"] = "1w1"; }),
            "cards.value[1].id is '1w1', which another component has already");
  EXPECT_EQ(refusal([](Json& file) { noble(file, 0)["id"] = "1w1"; }),
            "nobles.value[0].id is '1w1', which another component has already");
  EXPECT_EQ(refusal([](Json& file) { noble(file, 1)["id"] = "noble-w4u4"; }),
            "nobles.value[1].id is 'noble-w4u4', which another component has already");
  EXPECT_EQ(refusal([](Json& file) { card(file, 1)["id"] = ""; }),
            "cards.value[1].id must be 1 to 24 of a-z, 0-9 and -");
  EXPECT_EQ(refusal([](Json& file) { card(file, 1)["id"] = "Card One"; }),
            "cards.value[1].id must be 1 to 24 of a-z, 0-9 and -");
  EXPECT_EQ(refusal([](Json& file) { card(file, 1)["id"] = std::string(25, 'a'); }),
            "cards.value[1].id must be 1 to 24 of a-z, 0-9 and -");
  EXPECT_EQ(refusal([](Json& file) { card(file, 1)["id"] = "gold"; }),
            "cards.value[1].id must not be a word that means something else in moves");
}

TEST(splendor_edition, the_cards_go_by_level_40_30_and_20) {
  EXPECT_EQ(refusal([](Json& file) { std::swap(card(file, 39), card(file, 40)); }),
            "cards.value[40].level is lower than that of the card before; the cards go by level");
  EXPECT_EQ(refusal([](Json& file) { card(file, 40)["level"] = 1; }),
            "level 1 has 41 cards; it must have 40");
  EXPECT_EQ(refusal([](Json& file) { card(file, 69)["level"] = 3; }),
            "level 2 has 29 cards; it must have 30");
  EXPECT_EQ(refusal([](Json& file) { card(file, 89)["level"] = 4; }),
            "cards.value[89].level is '4'; it must be a whole number from 1 to 3");
}

TEST(splendor_edition, too_much_of_one_colour_is_refused_since_a_purse_could_overflow) {
  EXPECT_EQ(refusal([](Json& file) { file["gems_by_seats"]["value"]["4"] = 9; }), "");
  EXPECT_EQ(refusal([](Json& file) { file["gems_by_seats"]["value"]["4"] = 10; }),
            "white has 28 tokens and cards together; a player's total must stay within 27");
  EXPECT_EQ(refusal([](Json& file) {
              for (int i = 16; i < 19; ++i) card(file, i)["bonus"] = "blue";
            }),
            "blue has 28 tokens and cards together; a player's total must stay within 27");
}

TEST(splendor_edition, a_number_out_of_range_is_refused) {
  EXPECT_EQ(refusal([](Json& file) { file["gold"]["value"] = 8; }),
            "gold.value is '8'; it must be a whole number from 0 to 7");
  EXPECT_EQ(refusal([](Json& file) { file["goal"]["value"] = 0; }),
            "goal.value is '0'; it must be a whole number from 1 to 100");
  EXPECT_EQ(refusal([](Json& file) { file["token_limit"]["value"] = 2; }),
            "token_limit.value is '2'; it must be a whole number from 3 to 20");
  EXPECT_EQ(refusal([](Json& file) { file["alike_needs"]["value"] = 1; }),
            "alike_needs.value is '1'; it must be a whole number from 2 to 15");
  EXPECT_EQ(refusal([](Json& file) { file["round_limit"]["value"] = 0; }),
            "round_limit.value is '0'; it must be a whole number from 1 to 250");
  EXPECT_EQ(refusal([](Json& file) { file["gems_by_seats"]["value"]["3"] = 12; }),
            "gems_by_seats.value.3 is '12'; it must be a whole number from 1 to 11");
  EXPECT_EQ(refusal([](Json& file) { file["gems_by_seats"]["value"].erase("3"); }),
            "gems_by_seats.value.3 is missing; it is a whole number from 1 to 11");
  EXPECT_EQ(refusal([](Json& file) { file["nobles_by_seats"]["value"]["4"] = 11; }),
            "nobles_by_seats.value.4 is '11'; it must be a whole number from 0 to 10");
}

TEST(splendor_edition, a_noble_who_asks_for_nothing_is_refused) {
  EXPECT_EQ(refusal([](Json& file) { noble(file, 4)["needs"] = Json::object(); }),
            "nobles.value[4].needs must ask for at least one bonus");
}

TEST(splendor_edition, a_refusal_is_one_line_even_if_the_file_is_hostile) {
  const std::string message = refusal([](Json& file) { file["a\nb"] = 1; });
  EXPECT_NE(message, "");
  EXPECT_EQ(message.find('\n'), std::string::npos);
}

// ---- Playable, but not the published game ----------------------------------------------------

TEST(splendor_edition, another_rule_value_is_reported) {
  EXPECT_EQ(breaks([](Json& file) { file["goal"]["value"] = 21; }),
            Lines{"goal is 21; the game has 15"});
  EXPECT_EQ(breaks([](Json& file) { file["token_limit"]["value"] = 12; }),
            Lines{"token_limit is 12; the game has 10"});
  EXPECT_EQ(breaks([](Json& file) { file["alike_needs"]["value"] = 3; }),
            Lines{"alike_needs is 3; the game has 4"});
  EXPECT_EQ(breaks([](Json& file) { file["gold"]["value"] = 6; }),
            Lines{"gold is 6; the game has 5"});
}

TEST(splendor_edition, other_gems_than_4_5_7_are_reported) {
  EXPECT_EQ(breaks([](Json& file) { file["gems_by_seats"]["value"]["2"] = 5; }),
            Lines{"gems_by_seats.2 is 5; the game has 4"});
  EXPECT_EQ(breaks([](Json& file) { file["gems_by_seats"]["value"]["3"] = 4; }),
            Lines{"gems_by_seats.3 is 4; the game has 5"});
  EXPECT_EQ(breaks([](Json& file) { file["gems_by_seats"]["value"]["4"] = 8; }),
            Lines{"gems_by_seats.4 is 8; the game has 7"});
}

TEST(splendor_edition, other_nobles_than_one_more_than_seats_are_reported) {
  EXPECT_EQ(breaks([](Json& file) { file["nobles_by_seats"]["value"]["2"] = 2; }),
            Lines{"nobles_by_seats.2 is 2; the game has 3"});
  EXPECT_EQ(breaks([](Json& file) { file["nobles_by_seats"]["value"]["4"] = 6; }),
            Lines{"nobles_by_seats.4 is 6; the game has 5"});
}

TEST(splendor_edition, points_per_level_other_than_5_55_80_are_reported) {
  EXPECT_EQ(breaks([](Json& file) { card(file, 0)["points"] = 1; }),
            Lines{"the sum of points at level 1 is 6; the game has 5"});
  EXPECT_EQ(breaks([](Json& file) { card(file, 40)["points"] = 0; }),
            Lines{"the sum of points at level 2 is 54; the game has 55"});
  EXPECT_EQ(breaks([](Json& file) { card(file, 89)["points"] = 6; }),
            Lines{"the sum of points at level 3 is 81; the game has 80"});
}

TEST(splendor_edition, total_costs_other_than_33_41_43_are_reported) {
  EXPECT_EQ(breaks([](Json& file) { card(file, 0)["cost"]["red"] = 3; }),
            Lines{"the total cost of red at level 1 is 34; the game has 33"});
  EXPECT_EQ(breaks([](Json& file) { card(file, 42)["cost"]["red"] = 4; }),
            Lines{"the total cost of red at level 2 is 40; the game has 41"});
  EXPECT_EQ(breaks([](Json& file) { card(file, 71)["cost"]["black"] = 8; }),
            Lines{"the total cost of black at level 3 is 44; the game has 43"});
}

TEST(splendor_edition, colours_that_are_not_spread_evenly_are_reported) {
  EXPECT_EQ(breaks([](Json& file) { card(file, 0)["bonus"] = "blue"; }),
            (Lines{"the number of cards of white at level 1 is 7; the game has 8",
                   "the number of cards of blue at level 1 is 9; the game has 8"}));
}

TEST(splendor_edition, a_noble_not_worth_3_is_reported_by_name) {
  EXPECT_EQ(breaks([](Json& file) { noble(file, 9)["points"] = 4; }),
            Lines{"the points of noble-r4k4 is 4; the game has 3"});
}

TEST(splendor_edition, the_round_limit_is_ours_and_free) {
  EXPECT_EQ(breaks([](Json& file) { file["round_limit"]["value"] = 50; }), Lines{});
}

TEST(splendor_edition, every_departure_is_reported_not_only_the_first) {
  EXPECT_EQ(
      breaks([](Json& file) {
        file["goal"]["value"] = 20;
        card(file, 0)["points"] = 1;
      }),
      (Lines{"goal is 20; the game has 15", "the sum of points at level 1 is 6; the game has 5"}));
}

}  // namespace
}  // namespace pentarch::splendor
