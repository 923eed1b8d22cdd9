// The packed arithmetic against five plain numbers.
#include "games/splendor/gems.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

#include "games/splendor/edition_tables.hpp"

namespace pentarch::splendor {
namespace {

using Five = std::array<int, kColours>;

Gems pack(const Five& five) {
  Gems gems;
  for (int colour = 0; colour < kColours; ++colour) gems += Gems::of(colour, five[colour]);
  return gems;
}

Five unpack(Gems gems) {
  Five five{};
  for (int colour = 0; colour < kColours; ++colour) five[colour] = gems[colour];
  return five;
}

template <class F>
Five by_colour(const Five& a, const Five& b, F&& f) {
  Five result{};
  for (int colour = 0; colour < kColours; ++colour) result[colour] = f(a[colour], b[colour]);
  return result;
}

bool plain_covers(const Five& have, const Five& need) {
  for (int colour = 0; colour < kColours; ++colour) {
    if (have[colour] < need[colour]) return false;
  }
  return true;
}

Five plain_beyond(const Five& cost, const Five& have) {
  return by_colour(cost, have, [](int a, int b) { return std::max(a - b, 0); });
}

Five plain_smaller(const Five& a, const Five& b) {
  return by_colour(a, b, [](int x, int y) { return std::min(x, y); });
}

std::uint32_t plain_colours_with(const Five& five, int least) {
  std::uint32_t colours = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    if (five[colour] >= least) colours |= 1u << colour;
  }
  return colours;
}

rc::Gen<Five> five_up_to(int most) {
  return rc::gen::container<Five>(rc::gen::inRange(0, most + 1));
}

// Where a carry or a borrow would run over into the neighbour.
std::vector<Five> edges() {
  std::vector<Five> all;
  for (int code = 0; code < 4 * 4 * 4 * 4 * 4; ++code) {
    constexpr int kValues[] = {0, 1, 30, 31};
    Five five{};
    for (int colour = 0, rest = code; colour < kColours; ++colour, rest /= 4) {
      five[colour] = kValues[rest % 4];
    }
    all.push_back(five);
  }
  return all;
}

RC_GTEST_PROP(splendor_gems, a_colour_reads_back_what_was_put_in, ()) {
  const Five five = *five_up_to(31);
  RC_ASSERT(unpack(pack(five)) == five);
}

RC_GTEST_PROP(splendor_gems, sums_and_differences_stay_within_their_colours, ()) {
  const Five a = *five_up_to(15);
  const Five b = *five_up_to(16);
  const Gems sum = pack(a) + pack(b);
  RC_ASSERT(unpack(sum) == by_colour(a, b, std::plus<>()));
  RC_ASSERT(unpack(sum - pack(b)) == a);
  RC_ASSERT((sum.packed & Gems::kGuards) == 0u);
}

RC_GTEST_PROP(splendor_gems, total_is_the_sum_of_the_five, ()) {
  const Five five = *five_up_to(12);
  RC_ASSERT(pack(five).total() == std::accumulate(five.begin(), five.end(), 0));
}

RC_GTEST_PROP(splendor_gems, covers_is_at_least_as_many_of_every_colour, ()) {
  const Five a = *five_up_to(31);
  const Five b = plain_smaller(*five_up_to(31), a);
  const Five c = *five_up_to(31);
  RC_ASSERT(pack(a).covers(pack(b)));
  RC_ASSERT(pack(a).covers(pack(c)) == plain_covers(a, c));
}

RC_GTEST_PROP(splendor_gems, beyond_smaller_and_colours_with_agree_with_plain_loops, ()) {
  const Five a = *five_up_to(31);
  const Five b = *five_up_to(31);
  const int least = *rc::gen::inRange(1, 32);
  RC_ASSERT(unpack(beyond(pack(a), pack(b))) == plain_beyond(a, b));
  RC_ASSERT(unpack(smaller(pack(a), pack(b))) == plain_smaller(a, b));
  RC_ASSERT(colours_with(pack(a), least) == plain_colours_with(a, least));
}

TEST(splendor_gems, total_counts_up_to_63_wherever_the_gems_are) {
  EXPECT_EQ(Gems{}.total(), 0);
  EXPECT_EQ(pack({31, 31, 1, 0, 0}).total(), 63);
  EXPECT_EQ(pack({0, 0, 1, 31, 31}).total(), 63);
  EXPECT_EQ(pack({31, 0, 1, 0, 31}).total(), 63);
  for (const Five& five : edges()) {
    const int sum = std::accumulate(five.begin(), five.end(), 0);
    if (sum < 64) {
      EXPECT_EQ(pack(five).total(), sum);
    }
  }
}

TEST(splendor_gems, neighbours_do_not_borrow_from_each_other_at_the_edges) {
  const std::vector<Five> all = edges();
  for (const Five& a : all) {
    for (const Five& b : all) {
      ASSERT_EQ(pack(a).covers(pack(b)), plain_covers(a, b));
      ASSERT_EQ(unpack(beyond(pack(a), pack(b))), plain_beyond(a, b));
      ASSERT_EQ(beyond(pack(a), pack(b)).packed & Gems::kGuards, 0u);
      ASSERT_EQ(unpack(smaller(pack(a), pack(b))), plain_smaller(a, b));
    }
    for (int least = 1; least <= 31; ++least) {
      ASSERT_EQ(colours_with(pack(a), least), plain_colours_with(a, least));
    }
  }
}

TEST(splendor_gems, all_gives_every_colour_the_same) {
  EXPECT_EQ(unpack(Gems::all(7)), (Five{7, 7, 7, 7, 7}));
  EXPECT_EQ(unpack(Gems::all(31)), (Five{31, 31, 31, 31, 31}));
  EXPECT_TRUE(Gems::all(0).empty());
}

// ---- The tables of the steps -----------------------------------------------------------------

TEST(splendor_gems, the_25_steps_of_taking_different_are_10_triples_10_pairs_5_single) {
  std::vector<Gems> seen;
  Edition edition;
  fill_tables(edition);
  for (int step = 0; step < 25; ++step) {
    const Gems taken = edition.taken[step];
    EXPECT_EQ(std::find(seen.begin(), seen.end(), taken), seen.end());
    seen.push_back(taken);
    EXPECT_EQ(taken.total(), step < 10 ? 3 : step < 20 ? 2 : 1);
    EXPECT_TRUE(Gems::all(1).covers(taken)) << "twice the same colour in step " << step;
  }
  for (int colour = 0; colour < kColours; ++colour) {
    EXPECT_EQ(edition.taken[TakeAlike::at(colour)], Gems::of(colour, 2));
  }
}

// S1 once more, one colour after the other.
bool plainly_offered(const Five& stock, const Five& taken) {
  int colours_in_stock = 0;
  int wanted = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    if (taken[colour] > stock[colour]) return false;
    colours_in_stock += stock[colour] > 0 ? 1 : 0;
    wanted += taken[colour];
  }
  return wanted == std::min(colours_in_stock, 3);
}

TEST(splendor_gems, takes_from_offers_what_S1_says_for_every_stock) {
  Edition edition;
  fill_tables(edition);
  for (std::uint32_t in_stock = 0; in_stock < 32; ++in_stock) {
    Five stock{};
    for (int colour = 0; colour < kColours; ++colour) stock[colour] = (in_stock >> colour) & 1;
    for (int step = 0; step < 25; ++step) {
      const bool offered = ((edition.takes_from[in_stock] >> step) & 1u) != 0;
      EXPECT_EQ(offered, plainly_offered(stock, unpack(edition.taken[step])))
          << "stock " << in_stock << " step " << step;
    }
    EXPECT_EQ(edition.takes_from[in_stock] >> 25, 0u);
  }
}

TEST(splendor_gems, a_code_that_is_no_card_is_beyond_the_richest_purse) {
  Edition edition;
  fill_tables(edition);
  for (int code = kMostCards; code < kCardCodes; ++code) {
    EXPECT_GT(beyond(edition.cards[code].cost, Gems::all(27)).total(), kMostGold);
  }
}

}  // namespace
}  // namespace pentarch::splendor
