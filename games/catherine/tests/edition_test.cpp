// What an edition file may say, and how a wrong one is told.
#include "games/catherine/edition.hpp"

#include <gtest/gtest.h>

#include <functional>

#include "games/catherine/tests/builder.hpp"

namespace pentarch::catherine::tests {
namespace {

using Change = std::function<void(Json&)>;

Json& row(Json& file, const char* list, int index) {
  return file[list]["value"][static_cast<std::size_t>(index)];
}

// What loading says about the standard edition after this change; empty if it accepts it.
std::string refusal(const Change& change) {
  Json file = standard_json();
  change(file);
  const Result<NamedEdition> loaded = load_edition(file);
  return loaded ? "" : loaded.message();
}

// Where the standard edition departs from the rulebook after this change.
Names breaks(const Change& change) {
  Json file = standard_json();
  change(file);
  const Result<NamedEdition> loaded = load_edition(file);
  EXPECT_TRUE(loaded) << loaded.message();
  return loaded ? rulebook_breaks(*loaded) : Names{};
}

TEST(catherine_edition, the_standard_edition_keeps_to_the_rulebook) {
  EXPECT_EQ(breaks([](Json&) {}), Names{});
  EXPECT_EQ(standard().card_count, 102);
  EXPECT_EQ(standard().city_count, 18);
  EXPECT_EQ(standard().order_count, 8);
  EXPECT_EQ(standard().top, 12);
}

TEST(catherine_edition, a_row_becomes_the_card_that_it_describes) {
  const Card& house = standard().cards[card_id("R33")];
  EXPECT_EQ(house.gain, Gain::kHouse);
  EXPECT_EQ(house.cities, cities({"novgorod", "smolensk", "kiev"}));
  EXPECT_EQ(house.bonus, Gain::kFavour);
  EXPECT_EQ(house.bonus_discards, 1);  // its condition is a discard
  EXPECT_EQ(house.needs, kNoSymbol);
  const Card& region = standard().cards[card_id("G15")];
  EXPECT_EQ(region.cities, standard().regions[1]);
  EXPECT_EQ(region.discards, 2);
  EXPECT_EQ(region.needs, kFood);
  EXPECT_EQ(region.needs_count, 2);
  const Card& market = standard().cards[card_id("B02")];
  EXPECT_EQ(market.goods, 1u << kFood | 1u << kCaviar);
  EXPECT_EQ(market.symbols, Symbols::of(kFur) + Symbols::of(kCannon));
}

TEST(catherine_edition, every_family_has_a_label_in_every_language) {
  const NamedEdition edition = *load_edition(standard_json());
  for (const std::string_view language : kLanguages) {
    const Words& words = Words::of(language, "games/catherine");
    for (const std::string& name : edition.families) EXPECT_TRUE(words.has("family." + name));
    for (const std::string& name : edition.cities) EXPECT_TRUE(words.has("city." + name));
  }
}

// ---- Refused ---------------------------------------------------------------------------------

TEST(catherine_edition, what_is_no_edition_of_this_game_is_refused) {
  EXPECT_EQ(refusal([](Json& file) { file = Json::array(); }), "must be an object");
  EXPECT_EQ(refusal([](Json& file) { file["game"] = "china"; }), "game must be catherine");
  EXPECT_EQ(refusal([](Json& file) { file.erase("cards"); }), "cards is missing; it is an object");
  EXPECT_NE(refusal([](Json& file) { file["extra"] = 1; }).find("'extra', which is not known"),
            std::string::npos);
}

TEST(catherine_edition, a_value_without_its_source_is_refused) {
  EXPECT_EQ(refusal([](Json& file) { file["decades"].erase("source"); }),
            "decades.source is missing; it is a text");
  EXPECT_EQ(refusal([](Json& file) { file["roads"]["source"] = ""; }),
            "roads.source must be plain text of 1 to 1000 bytes");
}

TEST(catherine_edition, numbers_beyond_the_capacity_of_the_table_are_refused) {
  EXPECT_EQ(refusal([](Json& file) { file["decades"]["value"] = 4; }),
            "decades.value is '4'; it must be a whole number from 1 to 3");
  EXPECT_EQ(refusal([](Json& file) { file["rounds_per_decade"]["value"] = 5; }),
            "rounds_per_decade.value is '5'; it must be a whole number from 1 to 4");
  EXPECT_EQ(refusal([](Json& file) { file["draw_per_round"]["value"] = 3; }),
            "draw_per_round.value is '3'; it must be a whole number from 2 to 2");
  EXPECT_EQ(refusal([](Json& file) { file["deal"]["value"] = 2; }),
            "deal.value is '2'; it must be a whole number from 3 to 6");
  EXPECT_EQ(refusal([](Json& file) { row(file, "favour_track", 3)["hand_limit"] = 10; }),
            "favour_track.value[3].hand_limit is '10'; it must be a whole number from 0 to 8");
  EXPECT_EQ(refusal([](Json& file) { row(file, "orders", 0)["goods"]["iron"] = 2; }),
            "orders.value[0].goods has more than 7 goods");
}

TEST(catherine_edition, too_few_or_too_many_components_are_refused) {
  EXPECT_EQ(refusal([](Json& file) {
              Json& cards = file["cards"]["value"];
              while (cards.size() > 89) cards.erase(cards.size() - 1);
            }),
            "cards.value has 89 entries; it must have 90 to 102");
  EXPECT_EQ(refusal([](Json& file) {
              Json more = row(file, "cards", 0);
              more["id"] = "R99";
              file["cards"]["value"].push_back(more);
            }),
            "cards.value has 103 entries; it must have 90 to 102");
  EXPECT_EQ(refusal([](Json& file) { file["favour_track"]["value"] = Json::array(); }),
            "favour_track.value has 0 entries; it must have 1 to 20");
}

// The state tells twelve older shuffles apart.
TEST(catherine_edition, so_few_cards_that_they_are_shuffled_too_often_are_refused) {
  EXPECT_EQ(refusal([](Json& file) {
              Json& cards = file["cards"]["value"];
              while (cards.size() > 94) cards.erase(cards.size() - 1);
            }),
            "the cards are too few for hands of 7: the pile could be shuffled anew more than 12 "
            "times");
  EXPECT_EQ(refusal([](Json& file) { row(file, "favour_track", 12)["hand_limit"] = 8; }), "");
}

TEST(catherine_edition, names_are_plain_and_differ_in_more_than_capitals) {
  EXPECT_EQ(refusal([](Json& file) { row(file, "cards", 1)["id"] = "r01"; }),
            "cards.value[1].id is 'r01', which another component has already");
  EXPECT_EQ(refusal([](Json& file) { row(file, "cities", 1)["id"] = "St. Petersburg"; }),
            "cities.value[1].id must be 1 to 24 letters, digits and -");
}

TEST(catherine_edition, cards_say_what_their_family_asks_for_and_nothing_else) {
  EXPECT_EQ(
      refusal([](Json& file) { row(file, "cards", 0)["family"] = "bazaar"; }),
      "cards.value[0].family is 'bazaar'; it must be the name of a family of this edition: market, "
      "ten-points, book-points, favour, book-draw, draw-two, goods-sets, region-house, points-pay, "
      "points-good, house-draw, house-points, house-favour or house-region");
  EXPECT_EQ(refusal([](Json& file) { row(file, "cards", 0).erase("market"); }),
            "cards.value[0].market is missing; it is a list");
  EXPECT_EQ(refusal([](Json& file) { row(file, "cards", 2)["condition"] = "iron"; }),
            "cards.value[2]: has 'condition', which is not known here; known are id, colour, "
            "family, symbols, source");
  EXPECT_EQ(refusal([](Json& file) { row(file, "cards", 2)["cities"] = Json::array(); }),
            "cards.value[2]: has 'cities', which is not known here; known are id, colour, family, "
            "symbols, source");
  EXPECT_EQ(refusal([](Json& file) { row(file, "cards", 24)["cities"][0] = "paris"; }),
            "cards.value[24].cities has 'paris', which is no city");
  EXPECT_EQ(refusal([](Json& file) { row(file, "cards", 24)["condition"] = "gold"; }),
            "cards.value[24].condition is 'gold'; it must be the name of a condition: iron, food, "
            "caviar, fur, cannon, book or discard");
  EXPECT_EQ(refusal([](Json& file) { row(file, "cards", 0)["symbols"] = {"iron", "tea"}; }),
            "cards.value[0].symbols[1] is 'tea'; it must be the name of a symbol: iron, food, "
            "caviar, fur, cannon or book");
}

TEST(catherine_edition, families_stay_within_what_a_decision_can_hold) {
  EXPECT_EQ(refusal([](Json& file) { row(file, "families", 1)["bonus"]["discards"] = 1; }),
            "cards.value[2] asks for more than 3 discarded cards");
  EXPECT_EQ(refusal([](Json& file) { row(file, "families", 0)["gain"] = "gold"; }),
            "families.value[0].gain is 'gold'; it must be the name of a gain: cards, points, "
            "favour or house");
  EXPECT_NE(refusal([](Json& file) { row(file, "families", 0)["gain"] = "points-per-house"; }), "")
      << "that is for a bonus";
  EXPECT_EQ(refusal([](Json& file) { row(file, "families", 1)["amount"] = 21; }),
            "families.value[1].amount is '21'; it must be a whole number from 1 to 20");
  EXPECT_EQ(refusal([](Json& file) { row(file, "families", 1)["where"] = "region"; }),
            "families.value[1]: has 'where', which is not known here; known are id, gain, amount, "
            "per, discards, bonus, source");
  EXPECT_EQ(refusal([](Json& file) { row(file, "families", 2)["bonus"]["gain"] = "house"; }),
            "families.value[2].bonus.gain is 'house'; it must be the name of a gain of a bonus: "
            "cards, points, favour or points-per-house");
}

TEST(catherine_edition, roads_lead_from_city_to_city_once) {
  EXPECT_EQ(refusal([](Json& file) { row(file, "roads", 0) = {"riga", "riga"}; }),
            "roads.value[0] must be two cities");
  EXPECT_EQ(refusal([](Json& file) { row(file, "roads", 5) = "riga"; }),
            "roads.value[5] must be a list");
  EXPECT_EQ(refusal([](Json& file) { row(file, "roads", 1) = {"st-petersburg", "riga"}; }),
            "roads.value[1] is there twice");
}

TEST(catherine_edition, a_city_needs_a_goods_tile_for_every_seat) {
  EXPECT_EQ(refusal([](Json& file) { file["goods_tiles"]["value"] = 8; }),
            "cities.value[12].icon needs more tiles of food than 8");
  EXPECT_EQ(refusal([](Json& file) { row(file, "cities", 17)["icon"] = "iron"; }),
            "cities.value[17].icon needs more tiles of iron than 12");
}

// ---- Playable, but not the game of the rulebook ----------------------------------------------

TEST(catherine_edition, breaks_of_the_numbers_are_named) {
  EXPECT_EQ(breaks([](Json& file) { file["decades"]["value"] = 2; }),
            (Names{"decades is 2; the game has 3"}));
  EXPECT_EQ(breaks([](Json& file) { file["cannon_points"]["value"]["ties"] = 1; }),
            (Names{"cannon_points.ties is 1; the game has 2"}));
  EXPECT_EQ(breaks([](Json& file) { file["order_points"]["value"]["4"] = 2; }),
            (Names{"the value of an order with 4 goods is 2; the game has 0"}));
}

TEST(catherine_edition, a_favour_track_that_falls_is_named) {
  EXPECT_EQ(breaks([](Json& file) { row(file, "favour_track", 5)["points"] = 1; }),
            (Names{"level 5 of the favour track is worth less than the one below it"}));
  EXPECT_EQ(breaks([](Json& file) { row(file, "favour_track", 0)["hand_limit"] = 2; }),
            (Names{"the hand limit at the bottom of the favour track is 2; the game has 3"}));
}

TEST(catherine_edition, breaks_of_the_map_and_the_orders_are_named) {
  EXPECT_EQ(breaks([](Json& file) { row(file, "cities", 0)["colour"] = "blue"; }),
            (Names{"the number of cities in the red region is 5; the game has 6",
                   "the number of cities in the blue region is 7; the game has 6"}));
  EXPECT_EQ(breaks([](Json& file) { row(file, "cities", 0).erase("icon"); }),
            (Names{"the number of cities with caviar is 2; the game has 3"}));
  EXPECT_EQ(breaks([](Json& file) { row(file, "orders", 2)["goods"]["fur"] = 1; }),
            (Names{"the number of goods of order O3 is 6; the game has 7"}));
}

TEST(catherine_edition, breaks_of_the_cards_and_families_are_named) {
  EXPECT_EQ(breaks([](Json& file) { file["cards"]["value"].erase(101); }),
            (Names{"the number of cards is 101; the game has 102",
                   "the number of blue cards is 33; the game has 34"}));
  EXPECT_EQ(breaks([](Json& file) { row(file, "families", 1)["amount"] = 9; }),
            (Names{"the family ten-points does something else"}));
  EXPECT_EQ(breaks([](Json& file) { row(file, "cards", 24)["cities"].erase(0); }),
            (Names{"the number of cities on R25 is 2; the game has 3"}));
  EXPECT_EQ(breaks([](Json& file) { row(file, "cards", 6).erase("symbols"); }),
            (Names{"R07 has neither symbols nor cities"}));
  EXPECT_EQ(breaks([](Json& file) { row(file, "cards", 20)["condition"] = "book"; }),
            (Names{"R21 has a condition that its family does not know"}));
}

}  // namespace
}  // namespace pentarch::catherine::tests
