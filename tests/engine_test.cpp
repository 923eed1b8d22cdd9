// The pieces that all games share.
#include <gtest/gtest.h>

#include <numeric>
#include <set>

#include "engine/bits.hpp"
#include "engine/chacha.hpp"
#include "engine/chance.hpp"
#include "engine/events.hpp"
#include "engine/hash.hpp"
#include "engine/json.hpp"
#include "engine/leads.hpp"
#include "engine/list.hpp"
#include "engine/seat.hpp"
#include "engine/standing.hpp"
#include "engine/terminal_text.hpp"
#include "engine/words.hpp"

namespace pentarch {
namespace {

using namespace std::string_view_literals;

// ---- Bits ------------------------------------------------------------------------------------

int nth_bit_slow(std::uint64_t bits, int n) {
  for (int i = 0; i < 64; ++i) {
    if ((bits >> i & 1u) != 0 && n-- == 0) return i;
  }
  return -1;
}

void expect_every_nth_bit(std::uint64_t bits) {
  for (int n = 0; n < popcount(bits); ++n) {
    EXPECT_EQ(nth_bit(bits, n), nth_bit_slow(bits, n)) << std::hex << bits;
    EXPECT_EQ(nth_bit_plain(bits, n), nth_bit_slow(bits, n)) << std::hex << bits;
  }
}

TEST(Bits, NthBitIsTheOneThatCountingFinds) {
  for (std::uint64_t bits = 1; bits < 512; ++bits) expect_every_nth_bit(bits);
  for (int i = 0; i < 64; ++i) {
    for (int j = 0; j < 64; ++j) expect_every_nth_bit(bit(i) | bit(j));
  }
  for (std::uint64_t i = 0; i < 1000; ++i) {
    const std::uint64_t random = mix(i);
    for (const std::uint64_t bits : {random, random & mix(~i), random | mix(~i)}) {
      if (bits != 0) expect_every_nth_bit(bits);
    }
  }
  expect_every_nth_bit(~std::uint64_t{0});
}

TEST(Bits, NthBitWorksWhileCompiling) {
  static_assert(nth_bit(0b1011'0000, 0) == 4);
  static_assert(nth_bit(0b1011'0000, 2) == 7);
  static_assert(nth_bit(~std::uint64_t{0}, 63) == 63);
}

TEST(Bits, ForEachBitGoesUpwards) {
  std::vector<int> seen;
  for_each_bit(bit(63) | bit(5) | bit(0), [&](int i) { seen.push_back(i); });
  EXPECT_EQ(seen, (std::vector{0, 5, 63}));
  for_each_bit(0, [](int) { ADD_FAILURE(); });
}

TEST(Bits, LowBitsCountsFromTheLowest) {
  EXPECT_EQ(low_bits(0), 0u);
  EXPECT_EQ(low_bits(5), 31u);
  EXPECT_EQ(low_bits(63), ~std::uint64_t{0} >> 1);
}

// ---- Chance ----------------------------------------------------------------------------------

// Gives these 32-bit words, then stops the test.
struct FixedWords {
  std::vector<std::uint32_t> words;
  std::size_t used = 0;
  std::uint32_t operator()() {
    EXPECT_LT(used, words.size());
    return used < words.size() ? words[used++] : ~0u;
  }
};

// The smallest word whose product with n is at least `product`.
std::uint64_t first_word_at(std::uint64_t product, std::uint64_t n) {
  return (product + n - 1) / n;
}

// Of all 2^32 words, exactly the same number is accepted for every value below n. The words of a
// value are an interval: its ends are tried, and their distance is the number.
TEST(Chance, UniformBelowIsExactlyUniform) {
  for (const std::uint64_t n : {1u, 2u, 3u, 5u, 6u, 7u, 10u, 40u, 61u, 64u, 90u, 255u, 1000u,
                                65537u, 1u << 31, (1u << 31) + 1, 0xfffffffeu, 0xffffffffu}) {
    const std::uint64_t words = std::uint64_t{1} << 32;
    const std::uint64_t refused = words % n;
    const std::uint64_t each = words / n;
    for (std::uint64_t sample = 0; sample < 300; ++sample) {
      const std::uint64_t value = n <= 300     ? sample % n
                                  : sample < 2 ? sample * (n - 1)
                                               : mix(sample) % n;
      const std::uint64_t first = first_word_at((value << 32) + refused, n);
      const std::uint64_t last = first_word_at((value + 1) << 32, n) - 1;
      EXPECT_EQ(last - first + 1, each) << n << ", " << value;
      for (const std::uint64_t word : {first, last}) {
        FixedWords fixed{{static_cast<std::uint32_t>(word)}};
        EXPECT_EQ(uniform_below(static_cast<std::uint32_t>(n), fixed), value) << n;
        EXPECT_EQ(fixed.used, 1u) << n << ", " << value;
      }
      const bool has_unfair = first > 0 && (first - 1) * n >= value << 32;
      if (!has_unfair) continue;
      FixedWords fixed{{static_cast<std::uint32_t>(first - 1), static_cast<std::uint32_t>(last)}};
      EXPECT_EQ(uniform_below(static_cast<std::uint32_t>(n), fixed), value) << n;
      EXPECT_EQ(fixed.used, 2u) << "a word too many is accepted for " << value << " of " << n;
    }
  }
}

double chi_square(const std::vector<int>& counts, double expected) {
  double sum = 0;
  for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
  return sum;
}

template <class Generator>
void expect_draws_uniform(Generator chance) {
  const std::uint64_t words[] = {bit(0) | bit(63), 0, bit(1), bit(7) | bit(8) | bit(9)};
  std::vector<int> of_words(4 * 64);
  const std::uint8_t counts[] = {1, 0, 3, 2};
  std::vector<int> of_kinds(4);
  for (int i = 0; i < 60'000; ++i) {
    ++of_words[static_cast<std::size_t>(chance.draw(0, std::span(words)))];
    ++of_kinds[static_cast<std::size_t>(chance.draw_kind(0, std::span(counts)))];
  }
  std::vector<int> present;
  for (const int place : {0, 63, 2 * 64 + 1, 3 * 64 + 7, 3 * 64 + 8, 3 * 64 + 9}) {
    present.push_back(of_words[static_cast<std::size_t>(place)]);
  }
  EXPECT_LT(chi_square(present, 10'000), 30);  // 5 degrees of freedom: once in 70 000 times
  EXPECT_EQ(std::accumulate(present.begin(), present.end(), 0), 60'000);
  EXPECT_EQ(of_kinds[1], 0);
  EXPECT_LT(chi_square({of_kinds[0], of_kinds[2] / 3, of_kinds[3] / 2}, 10'000), 25);
}

TEST(Chance, DrawsGiveEveryComponentTheSameChance) {
  expect_draws_uniform(FastChance(1));
  expect_draws_uniform(ChaChaChance(key_of_seed(1)));
}

TEST(Chance, OneWordAndSeveralWordsDrawAlike) {
  FastChance one(5);
  FastChance several(5);
  const std::uint64_t words[] = {mix(1), 0};
  for (int i = 0; i < 1000; ++i) {
    EXPECT_EQ(one.draw(0, words[0]), several.draw(0, std::span(words)));
  }
}

// The same numbers on every machine and for ever: records of simulations depend on them.
TEST(Chance, FastChanceGivesTheSameNumbersEverywhere) {
  FastChance chance(0);
  std::vector<std::uint32_t> numbers;
  for (int i = 0; i < 4; ++i) numbers.push_back(chance.bits32());
  EXPECT_EQ(numbers, (std::vector<std::uint32_t>{0xe220a839, 0x6e789e6a, 0x6c45d18, 0xf88bb8a8}));
  FastChance game = FastChance::of_game(1, 2);
  std::vector<int> below;
  for (int i = 0; i < 8; ++i) below.push_back(game.below(100));
  EXPECT_EQ(below, (std::vector<int>{17, 56, 31, 69, 61, 33, 87, 52}));
}

TEST(Chance, GamesOfARunDiffer) {
  std::set<std::uint32_t> first;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    for (std::uint64_t game = 0; game < 30; ++game) {
      first.insert(FastChance::of_game(seed, game).bits32());
    }
  }
  EXPECT_EQ(first.size(), 900u);
}

// ---- ChaCha20: the vectors of RFC 8439 -------------------------------------------------------

TEST(ChaCha, BlockIsThatOfSection232) {
  ChaChaKey key;
  for (std::uint32_t i = 0; i < 8; ++i) key[i] = 0x03020100u + 0x04040404u * i;
  const ChaChaBlock expected{0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033,
                             0x9aaa2204, 0x4e6cd4c3, 0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9,
                             0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2};
  EXPECT_EQ(chacha::block(key, 1, {0x09000000, 0x4a000000, 0}), expected);
}

TEST(ChaCha, QuarterRoundIsThatOfSection211) {
  ChaChaBlock x{0x11111111, 0x01020304, 0x9b8d6f43, 0x01234567};
  chacha::quarter_round(x, 0, 1, 2, 3);
  EXPECT_EQ(x, (ChaChaBlock{0xea2a92f4, 0xcb1cf8ce, 0x4581472e, 0x5881c4bb}));
}

constexpr ChaChaBlock kZeroKeyBlock0{
    0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653, 0xb819d2bd, 0x1aed8da0, 0xccef36a8, 0xc70d778b,
    0x7c5941da, 0x8d485751, 0x3fe02477, 0x374ad8b8, 0xf4b8436a, 0x1ca11815, 0x69b687c3, 0x8665eeb2};
constexpr ChaChaBlock kZeroKeyBlock1{
    0xbee7079f, 0x7a385155, 0x7c97ba98, 0x0d082d73, 0xa0290fcb, 0x6965e348, 0x3e53c612, 0xed7aee32,
    0x7621b729, 0x434ee69c, 0xb03371d5, 0xd539d874, 0x281fed31, 0x45fb0a51, 0x1f0ae1ac, 0x6f4d794b};
constexpr ChaChaBlock kZeroKeyNonce2{
    0x374dc6c2, 0x3736d58c, 0xb904e24a, 0xcd3f93ef, 0x88228b1a, 0x96a4dfb3, 0x5b76ab72, 0xc727ee54,
    0x0e0e978a, 0xf3145c95, 0x1b748ea8, 0xf786c297, 0x99c28f5f, 0x628314e8, 0x398a19fa, 0x6ded1b53};

TEST(ChaCha, ZeroKeyGivesTheBlocksOfAppendixA1) {
  EXPECT_EQ(chacha::block({}, 0, {}), kZeroKeyBlock0);
  EXPECT_EQ(chacha::block({}, 1, {}), kZeroKeyBlock1);
  EXPECT_EQ(chacha::block({}, 0, {0, 0, 0x02000000}), kZeroKeyNonce2);
}

TEST(ChaCha, ChanceReadsTheStreamInOrder) {
  ChaChaChance chance(ChaChaKey{});
  for (const std::uint32_t word : kZeroKeyBlock0) EXPECT_EQ(chance.bits32(), word);
  for (const std::uint32_t word : kZeroKeyBlock1) EXPECT_EQ(chance.bits32(), word);
}

TEST(ChaCha, KeysOfDifferentSeedsShareNoWord) {
  std::set<std::uint32_t> words;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    for (const std::uint32_t word : key_of_seed(seed)) words.insert(word);
  }
  EXPECT_EQ(words.size(), 800u);
}

// ---- Scripted chance -------------------------------------------------------------------------

using Failure = ScriptedChance::Failure;

TEST(ScriptedChance, GivesItsOutcomesInOrder) {
  const Outcome script[] = {{1, 5}, {2, 100}, {3, 2}};
  ScriptedChance chance(script);
  EXPECT_EQ(chance.draw(1, bit(5) | bit(6)), 5);
  const std::uint64_t words[] = {0, bit(36)};
  EXPECT_EQ(chance.draw(2, std::span(words)), 100);
  const std::uint8_t counts[] = {0, 4, 1};
  EXPECT_EQ(chance.draw_kind(3, std::span(counts)), 2);
  EXPECT_FALSE(chance.failed());
  EXPECT_EQ(chance.used(), 3u);
}

TEST(ScriptedChance, SaysWhatIsWantedWhereTheScriptHasRunOut) {
  ScriptedChance chance({});
  EXPECT_EQ(chance.draw(7, bit(3) | bit(9)), 3) << "whatever it gives is in the pile";
  EXPECT_EQ(chance.failure(), Failure::kMissing);
  EXPECT_EQ(chance.wanted().pile, 7);
  EXPECT_EQ(chance.wanted().options[0], bit(3) | bit(9));
  chance.draw(8, bit(1));
  EXPECT_EQ(chance.wanted().pile, 7) << "the first failure is kept";
}

TEST(ScriptedChance, WantsTheKindsOfWhichThereAreSome) {
  ScriptedChance chance({});
  const std::uint8_t counts[] = {0, 4, 0, 1};
  EXPECT_EQ(chance.draw_kind(0, std::span(counts)), 1);
  EXPECT_EQ(chance.wanted().options[0], bit(1) | bit(3));
}

TEST(ScriptedChance, FailsOnAnotherPile) {
  const Outcome script[] = {{1, 5}};
  ScriptedChance chance(script);
  EXPECT_EQ(chance.draw(2, bit(6)), 6);
  EXPECT_EQ(chance.failure(), Failure::kOtherPile);
  EXPECT_EQ(chance.used(), 0u);
}

TEST(ScriptedChance, FailsOnWhatIsNotInThePile) {
  for (const int index : {4, -1, 63, 64, 255, 256, 32767}) {
    const Outcome script[] = {{1, static_cast<std::int16_t>(index)}};
    ScriptedChance chance(script);
    EXPECT_EQ(chance.draw(1, bit(5)), 5);
    EXPECT_EQ(chance.failure(), Failure::kNotInPile) << index;
  }
}

// ---- Lists, seats, events, standings ---------------------------------------------------------

TEST(List, HoldsWhatWasAdded) {
  List<int, 4> list;
  EXPECT_TRUE(list.empty());
  for (const int i : {3, 1, 2, 7}) list.push_back(i);
  EXPECT_EQ(list.size(), decltype(list)::kCapacity);
  EXPECT_EQ(std::vector<int>(list.begin(), list.end()), (std::vector{3, 1, 2, 7}));
  EXPECT_TRUE(list.contains(7) && !list.contains(4));
  list[0] = 4;
  EXPECT_TRUE(list.contains(4));
  list.clear();
  EXPECT_TRUE(list.empty() && !list.contains(1));
}

TEST(SeatSet, KnowsItsSeats) {
  const SeatSet two = SeatSet::only(2);
  EXPECT_TRUE(two.has(2) && !two.has(1) && !two.has(kNobody));
  EXPECT_EQ(two.lowest(), 2);
  EXPECT_EQ(SeatSet::first(3).bits(), 0b111);
  EXPECT_EQ(SeatSet::first(3).size(), 3);
  EXPECT_TRUE(SeatSet().empty());
  std::vector<int> seats;
  SeatSet::first(3).for_each([&](Seat seat) { seats.push_back(seat); });
  EXPECT_EQ(seats, (std::vector{0, 1, 2}));
}

TEST(SeatSet, EveryoneIsEverySeatButNoSpectator) {
  for (Seat seat = 0; seat < kMostSeats; ++seat) EXPECT_TRUE(SeatSet::everyone().has(seat));
  EXPECT_FALSE(SeatSet::everyone().has(kNobody));
}

TEST(Event, HidesExactlyTheSecretArguments) {
  const Event event{.kind = 4,
                    .seat = 1,
                    .args = {10, 11, 12, 13, 14, 15, 16, 17},
                    .secret = 0b1000'0010,
                    .knows = SeatSet::only(1)};
  const Event own = event.heard_by(1);
  EXPECT_EQ(own.args, event.args);
  for (const Seat listener : {Seat{0}, Seat{2}, kNobody}) {
    const Event heard = event.heard_by(listener);
    EXPECT_EQ(heard.args,
              (std::array<std::int16_t, 8>{10, kHiddenArg, 12, 13, 14, 15, 16, kHiddenArg}));
    EXPECT_EQ(heard.kind, 4);
    EXPECT_EQ(heard.seat, 1);
  }
}

// Not even that there was a secret, or who shares it, may be left in what is heard.
TEST(Event, HeardEventsSayNothingAboutSecrecy) {
  Event event{.secret = 1, .knows = SeatSet::only(3)};
  const Event open{};
  EXPECT_EQ(event.heard_by(3), open.heard_by(3));
  event.secret = 0;
  EXPECT_EQ(event.heard_by(0), open.heard_by(0));
}

TEST(Event, HearingTwiceIsHearingOnce) {
  const Event event{.args = {1, 2}, .secret = 1, .knows = SeatSet::only(0)};
  EXPECT_EQ(event.heard_by(1).heard_by(1), event.heard_by(1));
}

TEST(Standing, TiesShareARankAndTheNextRankIsLeftOut) {
  Standing standing;
  standing.points = {5, 9, 5, 1};
  rank_seats(standing, 4, [&](Seat a, Seat b) { return standing.points[a] > standing.points[b]; });
  EXPECT_EQ(standing.rank, (std::array<std::uint8_t, kMostSeats>{2, 1, 2, 4, 0}));
}

TEST(Leads, AreAgainstTheOthersOnAverage) {
  EXPECT_EQ(leads_of({10, 4, 1}, 3), (Worths{8, -1, -6}));
  EXPECT_EQ(leads_of({7, 9}, 2), (Worths{-2, 2}));
}

// ---- Hashes ----------------------------------------------------------------------------------

struct Plain {
  std::array<std::uint8_t, 64> bytes{};
};

TEST(Hash, EveryBitOfAStateCounts) {
  std::set<std::uint64_t> hashes{hash_of(Plain{})};
  for (int i = 0; i < 512; ++i) {
    Plain plain;
    plain.bytes[static_cast<std::size_t>(i / 8)] = static_cast<std::uint8_t>(1u << (i % 8));
    hashes.insert(hash_of(plain));
  }
  EXPECT_EQ(hashes.size(), 513u);
}

TEST(Hash, OrderCounts) {
  const std::array<std::uint64_t, 2> ab{1, 2};
  const std::array<std::uint64_t, 2> ba{2, 1};
  EXPECT_NE(hash_of(ab), hash_of(ba));
  EXPECT_NE(hash_text("ab"sv), hash_text("ba"sv));
}

TEST(Hash, LengthCounts) {
  EXPECT_NE(hash_text("a"sv), hash_text("a\0"sv));
  EXPECT_NE((hash_of(std::array<std::uint64_t, 1>{})), (hash_of(std::array<std::uint64_t, 2>{})));
}

// Records and signatures name states by these numbers.
TEST(Hash, IsTheSameEverywhere) {
  EXPECT_EQ(hash_text("splendor"sv), 0x333e70c92475e671u);
  EXPECT_EQ(hash_of(std::array<std::uint64_t, 2>{1, 2}), 0x436fcc404e37f300u);
  EXPECT_EQ(hex(0x0123456789abcdefu), "0123456789abcdef");
}

TEST(Hash, MixIsABijectionOnSmallNumbers) {
  std::set<std::uint64_t> mixed;
  for (std::uint64_t i = 0; i < 10'000; ++i) mixed.insert(mix(i));
  EXPECT_EQ(mixed.size(), 10'000u);
}

// ---- Words -----------------------------------------------------------------------------------

TEST(Words, TemplatesAreFilled) {
  EXPECT_EQ(fill("{who} takes {what}.", {{"who", "Ada"}, {"what", "a card"}}), "Ada takes a card.");
  EXPECT_EQ(fill("{a}{a}", {{"a", "x"}, {"b", "unused"}}), "xx");
  EXPECT_EQ(fill("no name", {{"a", "x"}}), "no name");
  EXPECT_EQ(fill("", {}), "");
}

TEST(Words, NumbersChooseTheForm) {
  for (const auto& [n, text] : {std::pair{0, "0 cards"}, {1, "1 card"}, {2, "2 cards"}}) {
    EXPECT_EQ(fill("{n} {n?card|cards}", {{"n", n}}), text);
  }
}

TEST(Words, WhoeverIsAddressedChoosesTheForm) {
  const char* text = "{seat} {seat!take|takes} {seat.own} card and {other.own}.";
  const Value you = person_addressed("seat", "en");
  EXPECT_EQ(fill(text, {person_called("seat", "en", "Ada"), person_addressed("other", "en")}),
            "Ada takes Ada's card and your.");
  EXPECT_EQ(fill(text, {you, person_called("other", "en", "Ben")}),
            "You take your card and Ben's.");
  EXPECT_EQ(fill("{seat.own} card", {you}), "Your card");
  EXPECT_EQ(fill("{seat}は", {person_addressed("seat", "ja")}), "あなたは");
  EXPECT_EQ(fill("{seat}は", {person_called("seat", "ja", "Ada")}), "Adaさんは");
  EXPECT_EQ(fill("{seat.own}牌", {person_addressed("seat", "zh")}), "你的牌");
}

TEST(Words, WhatIsMissingStaysVisible) {
  EXPECT_EQ(fill("{who} {n?one|many}", {}), "{who} {n?one|many}");
  EXPECT_EQ(fill("open {who", {{"who", "Ada"}}), "open {who");
  EXPECT_EQ(fill("{who} open {", {{"who", "Ada"}}), "Ada open {");
}

// A name that a player chose is text, never a template.
TEST(Words, ValuesAreNotFilledAgain) {
  EXPECT_EQ(fill("{who} and {other}", {{"who", "{other}"}, {"other", "Ben"}}), "{other} and Ben");
}

TEST(Words, AClosingBraceAloneIsText) {
  EXPECT_EQ(fill("a } b {x}", {{"x", "1"}}), "a } b 1");
}

TEST(Words, EveryLanguageHasTheSameKeys) {
  const std::vector<std::string> english = Words::of("en", "table").keys();
  EXPECT_FALSE(english.empty());
  for (const std::string_view language : kLanguages) {
    EXPECT_EQ(Words::of(language, "table").keys(), english) << language;
  }
}

TEST(Words, UnknownKeysSayThemselves) {
  const Words& words = Words::of("en", "table");
  EXPECT_EQ(words.say("no.such.key"), "no.such.key");
  EXPECT_FALSE(words.has("no.such.key"));
  EXPECT_TRUE(is_language("ja") && !is_language("de") && !is_language(""));
}

// ---- JSON from outside -----------------------------------------------------------------------

Json json(std::string_view text) {
  const Result<Json> parsed = parse_json(text);
  EXPECT_TRUE(parsed) << parsed.message();
  return parsed ? *parsed : Json();
}

std::string number_error(std::string_view text) {
  const Json object = json(text);
  JsonReader reader(object, "stock");
  EXPECT_EQ(reader.number("gold", 2, 5), 2) << "what is wrong reads as the least";
  EXPECT_FALSE(reader.ok());
  return reader.error();
}

TEST(JsonReader, ReadsWhatIsRight) {
  const Json object = json(R"({"n": 3, "on": true, "name": "x", "list": [1], "in": {}})");
  JsonReader reader(object, "");
  EXPECT_EQ(reader.number("n", 3, 3), 3);
  EXPECT_TRUE(reader.flag("on"));
  EXPECT_EQ(reader.text("name"), "x");
  EXPECT_EQ(reader.array("list", 1, 1).size(), 1u);
  EXPECT_TRUE(reader.object("in").empty());
  reader.refuse_others();
  EXPECT_TRUE(reader.ok()) << reader.error();
}

TEST(JsonReader, MessagesNameThePathAndWhatWouldBeRight) {
  EXPECT_EQ(number_error("{}"), "stock.gold is missing; it is a whole number from 2 to 5");
  EXPECT_EQ(number_error(R"({"gold": 6})"),
            "stock.gold is '6'; it must be a whole number from 2 to 5");
  EXPECT_EQ(number_error(R"({"gold": "2"})"),
            "stock.gold is '\"2\"'; it must be a whole number from 2 to 5");
  EXPECT_EQ(number_error("[]"), "stock: must be an object");
}

TEST(JsonReader, NumbersAreWholeAndInRange) {
  for (const char* text : {"2.0", "1e1", "-3", "18446744073709551615", "4294967298",
                           "-9223372036854775808", "null", "true", "[2]"}) {
    EXPECT_FALSE(is_number_in(json(text), 2, 5)) << text;
  }
  EXPECT_TRUE(is_number_in(json("-3"), -3, -1));
  EXPECT_FALSE(is_number_in(json("0"), -3, -1));
  EXPECT_TRUE(is_number_in(json("2"), 2, 5) && is_number_in(json("5"), 2, 5));
}

TEST(JsonReader, TheFirstMistakeIsKept) {
  const Json object = json(R"({"a": 1, "b": 2})");
  JsonReader reader(object, "");
  EXPECT_EQ(reader.text("a"), "");
  EXPECT_FALSE(reader.flag("b"));
  EXPECT_EQ(reader.error(), "a must be a text");
}

TEST(JsonReader, WhatNobodyAskedForIsRefused) {
  const Json object = json(R"({"gold": 3, "glod": 3})");
  JsonReader reader(object, "stock");
  reader.number("gold", 0, 5);
  reader.refuse_others();
  EXPECT_EQ(reader.error(), "stock: has 'glod', which is not known here; known are gold");
}

TEST(JsonReader, ListsHaveALength) {
  const Json object = json(R"({"list": [1, 2, 3]})");
  JsonReader exact(object, "");
  EXPECT_TRUE(exact.array("list", 4, 4).empty());
  EXPECT_EQ(exact.error(), "list has 3 entries; it must have 4");
  JsonReader range(object, "");
  range.array("list", 0, 2);
  EXPECT_EQ(range.error(), "list has 3 entries; it must have 0 to 2");
}

std::string nested(int depth) {
  return std::string(static_cast<std::size_t>(depth), '[') +
         std::string(static_cast<std::size_t>(depth), ']');
}

TEST(Json, DeepNestingIsRefused) {
  EXPECT_TRUE(parse_json(nested(16)));
  for (const int depth : {18, 100, 1'000'000}) {
    const Result<Json> parsed = parse_json(nested(depth));
    ASSERT_FALSE(parsed) << depth;
    EXPECT_EQ(parsed.message(), "the JSON is nested too deeply");
  }
  std::string objects;
  for (int i = 0; i < 100'000; ++i) objects += "{\"a\":";
  EXPECT_FALSE(parse_json(objects));
}

TEST(Json, IsLaidOutInLinesThatAreReadable) {
  EXPECT_EQ(laid_out(Json::parse(R"({"a":[1,{"b":null}],"c":{}})")),
            R"({"a": [1, {"b": null}], "c": {}})");
  const std::string word(40, 'x');
  const Json list = {word, word};
  EXPECT_EQ(laid_out({{"a", list}, {"b", 1}, {"c", {word, list}}}),
            "{\n  \"a\": [\"" + word + "\", \"" + word + "\"],\n  \"b\": 1,\n  \"c\": [\n    \"" +
                word + "\",\n    [\"" + word + "\", \"" + word + "\"]\n  ]\n}");
}

TEST(Json, WhatIsNoJsonIsQuoted) {
  for (const char* text : {"", "{", "nonsense", "{\"a\":1}x", "1e999", "\"\xff\""}) {
    const Result<Json> parsed = parse_json(text);
    ASSERT_FALSE(parsed) << text;
    EXPECT_TRUE(parsed.message().starts_with("that is no JSON: '")) << parsed.message();
  }
}

TEST(Json, WhatIsReadIsReadToItsEnd) {
  using namespace std::string_view_literals;
  for (const std::string_view text : {"{}\0x"sv, "\0"sv, "[1,\0 2]"sv, "{\"a\":\"\0\"}"sv}) {
    EXPECT_EQ(parse_json(text).message(), "the text has a NUL byte");
  }
  EXPECT_EQ(parse_json(R"(["a\u0000b"])").message(), "the text has a NUL character");
  EXPECT_TRUE(parse_json(R"(["a\\u0000b", "\u0001"])")) << "a backslash, and then no escape";
}

TEST(Json, NoKeyStandsTwiceInAnObject) {
  EXPECT_EQ(parse_json(R"({"a":1,"b":{"a":2,"c":3},"a":4})").message(),
            "the JSON has 'a' twice in one object");
  EXPECT_EQ(parse_json(R"([{"x":{"b":1,"b":1}}])").message(),
            "the JSON has 'b' twice in one object");
  EXPECT_TRUE(parse_json(R"({"a":{"a":{"a":1}},"b":[{"a":1},{"a":2}]})"));
}

TEST(Json, WhatIsReadIsBuiltAsItStands) {
  const std::string text =
      R"({"a":[1,[],{},[[2]],{"b":null}],"c":{"d":{"e":-1.5}},"f":"","g":true})";
  EXPECT_EQ(parse_json(text)->dump(), text);
  EXPECT_EQ(parse_json("7")->dump(), "7");
  EXPECT_EQ(parse_json("\xef\xbb\xbf{}").message(),
            "the text begins with a byte order mark; it must be UTF-8 without one");
  for (const char* open : {"[1,", "{\"a\":[", "[[]", "{\"a\"}", "[1] 2"})
    EXPECT_FALSE(parse_json(open));
}

// A reader that looks at all of a list for each of its objects would take minutes.
TEST(Json, ManySmallObjectsAreRead) {
  std::string many = "[{}";
  for (int i = 1; i < 400'000; ++i) many += ",{}";
  EXPECT_EQ(parse_json(many + "]")->size(), 400'000u);
}

TEST(Json, LittleTextCanNotAskForMuchMemory) {
  std::string many = "[";
  for (std::size_t i = 0; i < kMostValues; ++i) many += "0,";
  EXPECT_EQ(parse_json(many + "0]").message(), "the JSON has more than a million values");
  EXPECT_EQ(parse_json(std::string(kLargestText + 1, ' ')).message(),
            "the text is longer than 64 MiB");
  EXPECT_TRUE(parse_json("\"" + std::string(kMostValues + 1, ',') + "\"")) << "in a text";
}

// ---- Quoting ---------------------------------------------------------------------------------

// As JSON demands it: what is not UTF-8 can't be sent to anyone.
bool is_utf8(std::string_view text) {
  const std::string dumped =
      Json(std::string(text)).dump(-1, ' ', false, Json::error_handler_t::replace);
  return dumped.find("\xef\xbf\xbd") == std::string::npos;
}

TEST(Quote, KeepsShortText) {
  EXPECT_EQ(quote("buy 1.2"), "'buy 1.2'");
  EXPECT_EQ(quote("a\nb\tc\x7f"), "'a?b?c?'");
  EXPECT_EQ(quote("宝石を取る"), "'宝石を取る'");
  EXPECT_EQ(quote(""), "''");
}

// Characters that control a terminal, or turn the text around them, are no plain text.
TEST(Quote, HasNothingThatIsNotSeen) {
  for (const char* text :
       {"\x1b[31m", "\x7f", "\xc2\x80", "\xc2\x9b", "\xe2\x80\xae", "\xe2\x81\xa6", "\xe2\x80\xa8",
        "\xd8\x9c", "\xe2\x80\x8b", "\xef\xbb\xbf", "\xf3\xa0\x81\x81", "\xf0\x9d\x85\xb3",
        "\xf0\x9b\xb2\xa0", "\xef\xbf\xbf"}) {
    EXPECT_FALSE(is_plain(text)) << quote(text);
    EXPECT_EQ(quote(text).substr(0, 2), "'?");
    EXPECT_EQ(mended(text).front(), '?');
  }
  EXPECT_TRUE(is_plain("Ünïcode \xc2\xa0 宝石 🂡"));
}

TEST(Quote, CutsLongText) {
  const std::string cut = quote(std::string(1000, 'x'));
  EXPECT_EQ(cut, "'" + std::string(60, 'x') + "...'");
  EXPECT_EQ(quote(std::string(60, 'x')), "'" + std::string(60, 'x') + "'");
}

TEST(Quote, NeverCutsACharacterInHalf) {
  for (const std::string letter : {"é", "宝", "🂡"}) {
    for (int shift = 0; shift < 5; ++shift) {
      std::string text(static_cast<std::size_t>(shift), 'x');
      while (text.size() < 90) text += letter;
      const std::string cut = quote(text);
      EXPECT_TRUE(is_utf8(cut)) << cut;
      EXPECT_TRUE(cut.ends_with("...'")) << cut;
      EXPECT_GT(cut.size(), 50u);
    }
  }
}

// Messages are sent as JSON; bytes that are no text must not get into one.
TEST(Quote, IsTextWhateverTheBytes) {
  FastChance chance(1);
  for (int i = 0; i < 2000; ++i) {
    std::string bytes(static_cast<std::size_t>(chance.below(80)), ' ');
    for (char& byte : bytes) byte = static_cast<char>(chance.below(256));
    ASSERT_TRUE(is_utf8(quote(bytes))) << "bytes number " << i;
  }
}

// ---- Text for terminals ----------------------------------------------------------------------

TEST(TerminalText, WideLettersTakeTwoColumns) {
  EXPECT_EQ(columns("take"), 4);
  EXPECT_EQ(columns("宝石を取る"), 10);
  EXPECT_EQ(columns("é◇▲"), 3);
  EXPECT_EQ(columns(""), 0);
  EXPECT_EQ(columns(coloured("宝石", "1;31", true)), 4);
  EXPECT_EQ(coloured("x", "1;31", false), "x");
}

TEST(TerminalText, ItemsAreWrapped) {
  using Lines = std::vector<std::string>;
  EXPECT_EQ(wrapped({"one", "two", "three"}, 8), (Lines{"one two", "three"}));
  EXPECT_EQ(wrapped({"宝", "石"}, 4), (Lines{"宝", "石"}));
  EXPECT_EQ(wrapped({"longer than that"}, 4), (Lines{"longer than that"}));
  EXPECT_TRUE(wrapped({}, 4).empty());
}

TEST(TerminalText, PaddingFillsUpToTheWidth) {
  EXPECT_EQ(padded("宝", 4), "宝  ");
  EXPECT_EQ(padded("long", 2), "long");
}

}  // namespace
}  // namespace pentarch
