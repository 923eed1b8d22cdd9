// Moves in the language that is spoken, and lines that are broken between words.
#include "engine/typed_words.hpp"

#include <gtest/gtest.h>

#include <array>

#include "engine/terminal_text.hpp"

namespace pentarch {
namespace {

using Texts = std::vector<std::string>;

constexpr std::array<const char*, 1> kGroups{"colour"};

TypedWords splendor(const char* language) {
  return {Words::of(language, "games/splendor"),
          kGroups,
          {"take", "white", "blue", "green", "reserve", "2.3", "noble-w4u4", "1w3"}};
}

TEST(TypedWords, PutsEachWordOfANotation) {
  EXPECT_EQ(splendor("ja").shown("take white blue green"), "取る 白 青 緑");
  EXPECT_EQ(splendor("zh").shown("buy 1w3 pay white 2 gold 1"), "购买 1w3 支付 白 2 黄金 1");
  EXPECT_EQ(splendor("ja").shown("visit noble-w4u4"), "訪問 貴族w4u4");
  EXPECT_EQ(splendor("en").shown("take white"), "take white");
}

TEST(TypedWords, MakesAWordOfItsParts) {
  constexpr std::array<const char*, 2> kOfComuni{"cube", "type"};
  const Words& words = Words::of("ja", "games/comuni");
  EXPECT_EQ(typed_word(words, kOfComuni, "a-economy-1"), "a経済1");
  EXPECT_EQ(typed_word(words, kOfComuni, "c-economy-religion-4"), "c経済宗教4");
  EXPECT_EQ(typed_word(words, kOfComuni, "c-nothing-4"), "c-nothing-4");
}

TEST(TypedWords, ReadsWhatIsShownAndEnglish) {
  const TypedWords ja = splendor("ja");
  EXPECT_EQ(ja.read("取る 白 青 緑").notations, Texts{"take white blue green"});
  EXPECT_EQ(ja.read("take 白 blue 緑").notations, Texts{"take white blue green"});
  EXPECT_EQ(ja.read("訪問 貴族w4u4").notations, Texts{"visit noble-w4u4"});
}

TEST(TypedWords, ReadsFullWidthFormsAndTextWithoutBlanks) {
  const TypedWords ja = splendor("ja");
  EXPECT_EQ(ja.read("　取る、白、青，緑。").notations, Texts{"take white blue green"});
  EXPECT_EQ(ja.read("取る白青緑").notations, Texts{"take white blue green"});
  EXPECT_EQ(ja.read("取る白と青と緑").notations, Texts{"take white blue green"});
  EXPECT_EQ(ja.read("確保２．３").notations, Texts{"reserve 2.3"});
  EXPECT_EQ(ja.read("購入1w3支払い白2金1").notations, Texts{"buy 1w3 pay white 2 gold 1"});
  EXPECT_EQ(splendor("zh").read("拿白蓝绿").notations, Texts{"take white blue green"});
}

TEST(TypedWords, NamesAWordThatNobodyKnows) {
  const TypedWords::Reading read = splendor("ja").read("取る 桃 白");
  EXPECT_TRUE(read.notations.empty());
  EXPECT_EQ(read.unknown, "桃");
  EXPECT_EQ(splendor("ja").read("桃白").unknown, "桃白");
  EXPECT_EQ(splendor("ja").read(std::string(100'000, '\xe7')).notations.size(), 0U);
}

TEST(TypedWords, LeavesWhatIsNoNotation) {
  EXPECT_EQ(splendor("ja").spelled("例：`take white`、`1w3` [noble-w4u4] white"),
            "例：取る 白、1w3 [貴族w4u4] white");
  EXPECT_EQ(splendor("ja").spelled("`take"), "`take");
}

TEST(Folding, BreaksBetweenWords) {
  EXPECT_EQ(folded("take white blue", 10), (Texts{"take white", "blue"}));
  EXPECT_EQ(folded("take white blue", 9), (Texts{"take", "white", "blue"}));
  EXPECT_EQ(folded("abcdefgh", 3), (Texts{"abc", "def", "gh"}));
  EXPECT_EQ(folded("", 10), Texts{""});
}

TEST(Folding, KnowsWideCharactersAndTheirMarks) {
  EXPECT_EQ(folded("白を取ります。", 12), (Texts{"白を取りま", "す。"}));
  EXPECT_EQ(folded("白「青」", 6), (Texts{"白", "「青」"}));
  EXPECT_EQ(folded("金はカードです", 8), (Texts{"金は", "カードで", "す"}));
  EXPECT_EQ(folded("金が12枚", 6), (Texts{"金が", "12枚"}));
}

}  // namespace
}  // namespace pentarch
