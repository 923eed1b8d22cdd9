// What an edition file may say, and how a wrong one is told.
#include "games/comuni/edition.hpp"

#include <gtest/gtest.h>

#include <functional>

#include "games/comuni/tests/builder.hpp"

namespace pentarch::comuni {
namespace {

using tests::standard_json;
using Lines = std::vector<std::string>;
using Change = std::function<void(Json&)>;

Json& row(Json& file, const char* list, std::size_t index) {
  return file[list]["value"][index];
}

// What loading says about the standard edition after this change; empty if it accepts it.
std::string refusal(const Change& change) {
  Json file = standard_json();
  change(file);
  const Result<NamedEdition> loaded = load_edition(file);
  return loaded ? "" : loaded.message();
}

// Where the standard edition departs from the published game after this change.
Lines breaks(const Change& change) {
  Json file = standard_json();
  change(file);
  const Result<NamedEdition> loaded = load_edition(file);
  EXPECT_TRUE(loaded) << loaded.message();
  return loaded ? rulebook_breaks(*loaded) : Lines{};
}

TEST(comuni_edition, the_standard_edition_is_accepted_and_is_the_published_game) {
  const Result<NamedEdition> loaded = load_edition(standard_json());
  ASSERT_TRUE(loaded) << loaded.message();
  EXPECT_EQ(rulebook_breaks(*loaded), Lines{});
  EXPECT_EQ(loaded->cards.size(), 64u) << "88 cards of 64 kinds";
  EXPECT_EQ(loaded->communes, (Lines{"lucca", "firenze", "siena", "bologna", "milano"}));
  EXPECT_EQ(loaded->invaders, (Lines{"venice", "france", "pope", "emperor"}));
}

TEST(comuni_edition, a_row_becomes_the_card_and_the_commune_that_it_describes) {
  const Edition& edition = tests::standard();
  const Kind& kind = edition.kinds[tests::card_id("c-wild-2")];
  EXPECT_EQ(kind.types, 0b1111);
  EXPECT_EQ(kind.rating, 2);
  EXPECT_EQ(kind.deck, 2);
  EXPECT_EQ(kind.copies, (std::array<std::uint8_t, 6>{0, 0, 1, 1, 2, 3}));
  EXPECT_EQ(kind.targets, 0xfffffu);
  const Kind& dual = edition.kinds[tests::card_id("d-military-religion-4")];
  EXPECT_EQ(dual.targets, 0xff0f0u) << "military, religion, walls";
  EXPECT_EQ(edition.communes[0].start, (tests::Count{2, 1, 1, 3}.cubes()));
  EXPECT_EQ(edition.communes[4].any, 2);
}

// ---- Refused ---------------------------------------------------------------------------------

TEST(comuni_edition, what_is_missing_is_named) {
  EXPECT_EQ(refusal([](Json& file) { file.erase("envoys"); }),
            "envoys is missing; it is an object");
  EXPECT_EQ(refusal([](Json& file) { file["supply"]["value"].erase("gold"); }),
            "supply.value.gold is missing; it is a whole number from 1 to 62");
  EXPECT_EQ(refusal([](Json& file) { row(file, "cards", 3).erase("rating"); }),
            "cards.value[3].rating is missing; it is a whole number from 1 to 4");
  EXPECT_EQ(refusal([](Json& file) { file["columns"].erase("source"); }),
            "columns.source is missing; it is a text");
}

TEST(comuni_edition, what_is_out_of_range_is_refused) {
  EXPECT_EQ(refusal([](Json& file) { file["supply"]["value"]["army"] = 63; }),
            "supply.value.army is '63'; it must be a whole number from 1 to 62");
  EXPECT_EQ(refusal([](Json& file) { row(file, "cards", 0)["rating"] = 5; }),
            "cards.value[0].rating is '5'; it must be a whole number from 1 to 4");
  EXPECT_EQ(refusal([](Json& file) { row(file, "columns", 0)["spaces"] = 4; }),
            "columns.value[0].spaces is '4'; it must be a whole number from 1 to 3");
  EXPECT_EQ(refusal([](Json& file) { file["level_points"]["value"] = {1, 2, 3, -4}; }),
            "level_points.value[3] is '-4'; it must be a whole number from 0 to 20");
  EXPECT_EQ(refusal([](Json& file) { row(file, "cards", 0)["seats"] = {2, 6}; }),
            "cards.value[0].seats[1] is '6'; it must be a whole number from 2 to 5");
  EXPECT_EQ(refusal([](Json& file) { file["claimless_rounds"]["value"] = 1; }),
            "claimless_rounds.value is '1'; it must be a whole number from 2 to 50");
}

TEST(comuni_edition, unknown_names_are_refused) {
  EXPECT_EQ(refusal([](Json& file) { row(file, "cards", 0)["types"] = {"trade"}; }),
            "cards.value[0].types has 'trade', which is no type; it may be economy, military, "
            "culture or religion");
  EXPECT_EQ(refusal([](Json& file) { row(file, "cards", 0)["deck"] = "E"; }),
            "cards.value[0].deck is 'E'; it must be the name of a deck: A, B, C or D");
  EXPECT_EQ(refusal([](Json& file) { row(file, "communes", 0)["start"]["grain"] = 1; }),
            "communes.value[0].start has 'grain', which is no kind of cube; it may be gold, army, "
            "craftsman or pilgrim");
  EXPECT_EQ(refusal([](Json& file) { row(file, "cards", 1)["id"] = "a-economy-1"; }),
            "cards.value[1].id is 'a-economy-1', which another component has already");
}

TEST(comuni_edition, capacities_are_kept) {
  EXPECT_EQ(refusal([](Json& file) { file["envoys"]["value"] = 5; }),
            "one claim could bring a hand to 14 cards; 12 is the most");
  EXPECT_EQ(refusal([](Json& file) { row(file, "communes", 0)["start"]["gold"] = 10; }), "");
  EXPECT_EQ(refusal([](Json& file) { file["supply"]["value"]["gold"] = 10; }),
            "the communes start with 11 gold; the supply has 10");
  EXPECT_EQ(refusal([](Json& file) {
              for (auto& card : file["cards"]["value"]) card["seats"] = {2, 2};
            }),
            "there are 128 cards; 120 is the most");
}

TEST(comuni_edition, a_deck_that_runs_out_before_it_is_used_is_refused) {
  EXPECT_EQ(refusal([](Json& file) {
              for (auto& card : file["cards"]["value"]) {
                if (card["deck"] == "B") card["seats"] = {3};
              }
            }),
            "with 2 seats deck B has no card left for a refill");
  EXPECT_EQ(refusal([](Json& file) {
              for (auto& card : file["cards"]["value"]) {
                if (card["deck"] == "A") card["seats"] = {2};
              }
            }),
            "with 5 seats deck A has no card left for a refill")
      << "twelve cards for eleven spaces are enough, for fourteen they are not";
}

TEST(comuni_edition, the_cards_go_by_deck) {
  EXPECT_EQ(refusal([](Json& file) { row(file, "cards", 20)["deck"] = "A"; }),
            "cards.value[20].deck comes before that of the card above; the cards go by deck");
}

TEST(comuni_edition, a_refusal_is_one_line_even_if_the_file_is_hostile) {
  const std::string message = refusal([](Json& file) { file["a\nb"] = 1; });
  EXPECT_NE(message, "");
  EXPECT_EQ(message.find('\n'), std::string::npos);
}

// ---- Playable, but not the published game ----------------------------------------------------

TEST(comuni_edition, other_pieces_are_reported) {
  EXPECT_EQ(breaks([](Json& file) { file["envoys"]["value"] = 2; }),
            Lines{"envoys is 2; the game has 3"});
  EXPECT_EQ(breaks([](Json& file) { file["wall_cards"]["value"] = 12; }),
            Lines{"wall_cards is 12; the game has 11"});
  EXPECT_EQ(breaks([](Json& file) { file["supply"]["value"]["army"] = 50; }),
            Lines{"supply.army is 50; the game has 60"});
  EXPECT_EQ(breaks([](Json& file) { row(file, "communes", 4)["start"]["army"] = 2; }),
            Lines{"the number of cubes that milano starts with is 8; the game has 7"});
}

TEST(comuni_edition, other_decks_are_reported) {
  EXPECT_EQ(breaks([](Json& file) { row(file, "cards", 2)["seats"] = {4}; }),
            (Lines{"the start of the marker for deck A with 2 seats is 9; the game has 10",
                   "the number of cards of economy alone with 2 seats is 11; the game has 12",
                   "the start of the marker for deck A with 3 seats is 12; the game has 13",
                   "the number of cards of economy alone with 3 seats is 13; the game has 14"}))
      << "the icon of the public list, which the standard edition corrects";
  EXPECT_EQ(breaks([](Json& file) { row(file, "columns", 6)["seats"] = 4; }).front(),
            "the number of columns with 4 seats is 7; the game has 6");
}

TEST(comuni_edition, other_cards_are_reported) {
  EXPECT_EQ(breaks([](Json& file) { row(file, "cards", 63)["types"] = {"economy", "religion"}; }),
            Lines{})
      << "which two types a card has is on the card alone";
  EXPECT_EQ(breaks([](Json& file) {
              row(file, "cards", 63)["types"] = {"economy", "military", "culture"};
            }),
            Lines{"the number of cards for two types is 5; the game has 6"});
}

TEST(comuni_edition, other_honour_and_strength_are_reported) {
  EXPECT_EQ(breaks([](Json& file) { row(file, "invasions", 1)["honour"] = {2, 2}; }),
            Lines{"the honour counters of france are alike or the wrong way round; the first is "
                  "the higher one"});
  EXPECT_EQ(breaks([](Json& file) { row(file, "invasions", 2)["strength"] = 4; }),
            Lines{"the strength of pope is 4; the game has 12"});
}

TEST(comuni_edition, other_scoring_is_reported) {
  EXPECT_EQ(breaks([](Json& file) { file["lowest_type_bonus"]["value"] = {0, 1, 3, 6, 12}; }),
            Lines{"lowest_type_bonus is 0, 1, 3, 6, 12; the game has 0, 1, 3, 6, 10"});
  EXPECT_EQ(breaks([](Json& file) { file["guildmaster_points"]["value"] = 2; }),
            Lines{"guildmaster_points is 2; the game has 3"});
}

TEST(comuni_edition, the_limit_of_turns_without_a_claim_is_ours_and_free) {
  EXPECT_EQ(breaks([](Json& file) { file["claimless_rounds"]["value"] = 10; }), Lines{});
}

}  // namespace
}  // namespace pentarch::comuni
