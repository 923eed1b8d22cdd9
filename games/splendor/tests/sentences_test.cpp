// Splendor in words: components as a player would say them.
#include <gtest/gtest.h>

#include "games/splendor/face.hpp"
#include "games/splendor/tests/builder.hpp"

namespace pentarch::splendor::tests {
namespace {

const std::vector<std::string> kNames{"Ada", "Ben"};

const SplendorFace& face() {
  static const SplendorFace face = *SplendorFace::load(standard_json());
  return face;
}

std::string said(const Event& event, Naming naming, const char* language = "en") {
  return face().sentence(event, {Words::of(language, "games/splendor"), kNames, naming});
}

TEST(splendor, a_card_is_told_in_words_with_its_name_to_type_or_as_a_link) {
  const Event reserved{.kind = kReserved, .seat = 0, .args = {0, card_id("1g4"), 1}};
  EXPECT_EQ(said(reserved, Naming::kWords),
            "Ada reserved a green card (level 1, 0 points) and took 1 gold.");
  EXPECT_EQ(said(reserved, Naming::kTyped),
            "Ada reserved a green card (level 1, 0 points) [1g4] and took 1 gold.");
  EXPECT_EQ(said(reserved, Naming::kLinked),
            "Ada reserved a [green card (level 1, 0 points)](1g4) and took 1 gold.");
}

TEST(splendor, a_noble_is_told_by_the_cards_that_it_wants) {
  const auto noble = static_cast<std::int16_t>(noble_id("noble-u4g4"));
  const Event visited{.kind = kVisited, .seat = 1, .args = {noble}};
  EXPECT_EQ(said(visited, Naming::kWords),
            "The noble for 4 blue and 4 green visited Ben: 3 points.");
  EXPECT_EQ(said(visited, Naming::kWords, "zh"), "贵族（4张蓝和4张绿）拜访了Ben（3分）。");
}

TEST(splendor, the_one_who_hears_is_addressed) {
  const Event passed{.kind = kPassed, .seat = 0};
  const Event reserved{.kind = kReserved, .seat = 0, .args = {0, card_id("1g4"), 1}};
  const auto heard = [](const Event& event, const char* language, bool foretells) {
    return face().sentence(event, {.words = Words::of(language, "games/splendor"),
                                   .names = kNames,
                                   .you = 0,
                                   .foretells = foretells});
  };
  EXPECT_EQ(heard(reserved, "en", false),
            "You reserved a green card (level 1, 0 points) and took 1 gold.");
  EXPECT_EQ(heard(reserved, "en", true),
            "You will reserve a green card (level 1, 0 points) and take 1 gold.");
  EXPECT_EQ(heard(passed, "ja", false), "あなたはできることがなく、パスしました。");
  EXPECT_EQ(heard(passed, "zh", true), "你没有可行的行动，将跳过。");
  EXPECT_EQ(said(passed, Naming::kWords, "ja"), "Adaさんはできることがなく、パスしました。");
}

TEST(splendor, who_can_only_pass_is_told_so) {
  State nothing;  // no token in the stock, no card on the table, none in the decks
  nothing.seats = 2;
  nothing.display.fill(kNoCard);
  const Voice voice{Words::of("en", "games/splendor"), kNames};
  EXPECT_EQ(face().prompt(nothing, 0, voice), "Nothing is possible but to pass.");
}

}  // namespace
}  // namespace pentarch::splendor::tests
