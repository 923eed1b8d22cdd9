// The arithmetic of balance sheets, on games that nobody played; and that the sheets of real games
// do not depend on who adds them up.
#include "lab/sheet.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "games/registry.hpp"
#include "lab/comparison.hpp"

namespace pentarch {
namespace {

Sums sums_of(std::initializer_list<Part> parts) {
  Sums sums;
  for (const Part& part : parts) sums.add(part);
  return sums;
}

TEST(ratio, a_mean_has_the_error_of_a_mean) {
  // 2, 4, 4, 6: mean 4, variance 8 / 3, of the mean 8 / 3 / 4.
  const Number mean = sums_of({{2, 1}, {4, 1}, {4, 1}, {6, 1}}).ratio();
  EXPECT_DOUBLE_EQ(*mean.value, 4);
  EXPECT_DOUBLE_EQ(*mean.error, 1.96 * std::sqrt(8.0 / 3 / 4));
}

TEST(ratio, a_ratio_has_the_error_of_its_distances) {
  // 12 / 6 = 2; the distances from it are 4 - 2 * 1 = 2, 8 - 2 * 5 = -2, and nothing.
  const Number ratio = sums_of({{4, 1}, {8, 5}, {0, 0}}).ratio();
  EXPECT_DOUBLE_EQ(*ratio.value, 2);
  EXPECT_DOUBLE_EQ(*ratio.error, 1.96 * std::sqrt(2.0 * (4 + 4)) / 6);
}

TEST(ratio, too_few_games_say_nothing) {
  EXPECT_FALSE(Sums{}.ratio().value);
  EXPECT_FALSE(sums_of({{3, 1}}).ratio().error);
  EXPECT_DOUBLE_EQ(*sums_of({{3, 1}}).ratio().value, 3);
  EXPECT_DOUBLE_EQ(*sums_of({{7, 1}, {7, 1}, {7, 1}}).ratio().error, 0);
}

TEST(ratio, what_two_numbers_have_in_common_is_no_error_of_their_difference) {
  Sums first;
  Sums shifted;
  Sums other;
  Products with_shifted;
  Products with_other;
  for (const int luck : {1, 5, 2, 9, 4}) {
    const Part a{luck, 1};
    const Part b{luck + 3, 1};
    const Part c{10 - luck, 1};
    first.add(a);
    shifted.add(b);
    other.add(c);
    with_shifted.add(a, b);
    with_other.add(a, c);
  }
  const Number same = difference(first, shifted, with_shifted);
  EXPECT_DOUBLE_EQ(*same.value, 3);
  EXPECT_DOUBLE_EQ(*same.error, 0);
  const Number opposed = difference(first, other, with_other);
  EXPECT_DOUBLE_EQ(*opposed.error, 2 * *first.ratio().error);
}

TEST(histogram, quantiles_are_values_that_came) {
  Histogram histogram;
  for (const int value : {3, 1, 2, 2, 9}) histogram.add(static_cast<std::size_t>(value));
  EXPECT_EQ(histogram.quantile(0.05), 1);
  EXPECT_EQ(histogram.quantile(0.5), 2);
  EXPECT_EQ(histogram.quantile(0.75), 3);
  EXPECT_EQ(histogram.quantile(0.95), 9);
  Histogram twice = histogram;
  twice.add(histogram);
  EXPECT_EQ(twice.quantile(0.5), 2);
  EXPECT_EQ(twice.counts()[2], 4u);
}

// ---- Made-up games of two seats ----------------------------------------------------------------

const SheetNames kNames{
    .seats = 2, .sources = {"trade", "war"}, .items = {{"card", "a"}, {"card", "b"}, {"hat", "x"}}};

struct Made {
  std::array<int, 2> trade;
  std::array<int, 2> war;
  std::vector<std::pair<int, Seat>> takes;  // item, seat
  std::array<int, 2> half{};
};

PlayedGame game_of(const Made& made) {
  PlayedGame game(kNames.items.size());
  for (const auto& [item, seat] : made.takes) game.take(item, seat);
  for (int seat = 0; seat < 2; ++seat) {
    game.end.by_source[seat][0] = static_cast<std::int16_t>(made.trade[seat]);
    game.end.by_source[seat][1] = static_cast<std::int16_t>(made.war[seat]);
    game.end.points[seat] = static_cast<std::int16_t>(made.trade[seat] + made.war[seat]);
    game.half.points[seat] = static_cast<std::int16_t>(made.half[seat]);
  }
  rank_seats(game.end, 2, [&](Seat a, Seat b) { return game.end.points[a] > game.end.points[b]; });
  game.decisions = 10;
  game.moves = 8;
  game.choose(3);
  game.choose(5);
  return game;
}

const std::vector<Made> kGames = {
    {{5, 1}, {5, 3}, {{0, 0}, {0, 0}, {1, 1}}, {4, 0}},  // 10 : 4
    {{2, 6}, {0, 0}, {{0, 1}, {1, 0}}, {1, 0}},          // 2 : 6
    {{3, 4}, {1, 0}, {{0, 0}, {0, 1}}, {2, 2}},          // 4 : 4
};

TEST(sheet, counts_seats_and_sources) {
  Sheet sheet(kNames);
  for (const Made& made : kGames) sheet.add(game_of(made));
  const SheetLayout& layout = sheet.layout();
  const auto value = [&](int number) { return *sheet.number(number).value; };
  EXPECT_DOUBLE_EQ(value(layout.of(OfSeat::kPoints, 0)), 16 / 3.0);
  EXPECT_DOUBLE_EQ(value(layout.of(OfSeat::kWins, 0)), 0.5);  // a win and a half
  EXPECT_DOUBLE_EQ(value(layout.of(OfSeat::kRank, 1)), 1.5);  // 2, 1 and 1.5
  EXPECT_DOUBLE_EQ(value(layout.of_source(0, 0)), 10 / 3.0);
  EXPECT_DOUBLE_EQ(value(layout.of_source(1)), 9 / 6.0);
  EXPECT_DOUBLE_EQ(value(layout.of(OfGame::kSharedWins)), 1 / 3.0);
  EXPECT_DOUBLE_EQ(value(layout.of(OfGame::kMargin)), (6 + 4 + 0) / 3.0);
  EXPECT_DOUBLE_EQ(value(layout.of(OfGame::kWinningPoints)), 20 / 3.0);
  EXPECT_DOUBLE_EQ(value(layout.of(OfGame::kOptions)), 4);
  // Seat 0 led alone in two games at half time, and won one of them.
  EXPECT_DOUBLE_EQ(value(layout.of(OfGame::kHalfLeaderWins)), 0.5);
  EXPECT_DOUBLE_EQ(value(layout.of(OfGame::kFirstAdvantage)), 0);
}

TEST(sheet, an_item_is_worth_what_its_takers_have_more) {
  Sheet sheet(kNames);
  for (const Made& made : kGames) sheet.add(game_of(made));
  const SheetLayout& layout = sheet.layout();
  const auto value = [&](OfItem what, int item) {
    return *sheet.number(layout.of(what, item)).value;
  };
  EXPECT_DOUBLE_EQ(value(OfItem::kTaken, 0), 4 / 6.0);
  EXPECT_DOUBLE_EQ(value(OfItem::kCount, 0), 5 / 6.0);
  // Its takers won a game each, and shared one: 3 wins of 4; fair would be a half.
  EXPECT_DOUBLE_EQ(value(OfItem::kWins, 0), 0.25);
  // 10 of a mean of 7, 6 of 4, and both of a tie: 3 + 2 + 0 + 0 by four.
  EXPECT_DOUBLE_EQ(value(OfItem::kPoints, 0), 1.25);
  EXPECT_DOUBLE_EQ(value(OfItem::kWins, 1), -0.5);
  EXPECT_DOUBLE_EQ(value(OfItem::kTaken, 2), 0);
  EXPECT_FALSE(sheet.number(layout.of(OfItem::kPoints, 2)).value);
}

TEST(sheet, a_dead_item_is_hardly_taken_where_others_of_its_group_are) {
  Sheet sheet(kNames);
  for (int i = 0; i < 30; ++i) sheet.add(game_of({{1, 0}, {0, 0}, {{0, 0}}}));
  EXPECT_FALSE(sheet.dead(0));
  EXPECT_TRUE(sheet.dead(1));
  EXPECT_FALSE(sheet.dead(2)) << "nobody takes anything of this group";
}

TEST(sheet, every_number_has_a_name_of_its_own) {
  const SheetLayout layout(kNames);
  std::vector<std::string> names;
  for (int number = 0; number < layout.size(); ++number) names.push_back(layout.name(number));
  EXPECT_EQ(names[layout.of_source(1, 1)], "seat 1: points from war");
  EXPECT_EQ(names[layout.of(OfItem::kTaken, 2)], "hat x: taken");
  std::sort(names.begin(), names.end());
  EXPECT_EQ(std::adjacent_find(names.begin(), names.end()), names.end());
}

void expect_same(const Sheet& a, const Sheet& b) {
  ASSERT_EQ(a.games(), b.games());
  for (int number = 0; number < a.layout().size(); ++number) {
    EXPECT_EQ(a.number(number).value, b.number(number).value) << a.layout().name(number);
    EXPECT_EQ(a.number(number).error, b.number(number).error) << a.layout().name(number);
  }
  EXPECT_EQ(a.options().quantile(0.5), b.options().quantile(0.5));
}

TEST(sheet, does_not_depend_on_the_order_of_adding) {
  Sheet forth(kNames);
  for (const Made& made : kGames) forth.add(game_of(made));
  Sheet some(kNames);
  some.add(game_of(kGames[2]));
  Sheet back(kNames);
  back.add(game_of(kGames[1]));
  back.add(some);
  back.add(game_of(kGames[0]));
  expect_same(forth, back);
}

TEST(comparison, matches_items_by_name) {
  SheetNames other = kNames;
  other.items = {{"hat", "x"}, {"card", "a"}, {"card", "new"}};
  Comparison comparison(kNames, other);
  for (const Made& made : kGames) {
    PlayedGame twin = game_of({made.trade, made.war, {}, made.half});
    for (const auto& [item, seat] : made.takes) {
      if (item == 0) twin.take(1, seat);
    }
    comparison.add(game_of(made), twin);
  }
  for (const Change& change : comparison.changes()) {
    if (!change.difference.value) continue;
    EXPECT_EQ(*change.difference.value, 0) << change.name;
    EXPECT_EQ(*change.difference.error, 0) << change.name;
    EXPECT_FALSE(change.sure());
  }
  ASSERT_EQ(comparison.only_first().size(), 1u);
  EXPECT_EQ(comparison.only_first()[0].name, "b");
  EXPECT_EQ(comparison.only_second()[0].name, "new");
}

TEST(comparison, an_item_that_only_one_edition_sees_taken_has_a_sure_difference) {
  Comparison comparison(kNames, kNames);
  for (int i = 0; i < 20; ++i) {
    comparison.add(game_of({{1, 0}, {0, 0}, {{i % 2, 0}}}), game_of({{1, 0}, {0, 0}, {{1, 0}}}));
  }
  int sure = 0;
  for (const Change& change : comparison.changes()) sure += change.sure();
  // Taken and count of both cards: 0.25 of the seats against 0, and 0.25 against 0.5.
  EXPECT_EQ(sure, 4);
}

// ---- Real games
// ----------------------------------------------------------------------------------

SimulateOptions games_with(int seats, int threads, const char* bot, std::uint64_t games) {
  SimulateOptions options;
  options.setup = {.seats = static_cast<std::uint8_t>(seats), .options = {}};
  options.games = games;
  options.seed = 3;
  options.threads = threads;
  options.bots.assign(seats, *find_bot(bot));
  return options;
}

TEST(sheet, does_not_depend_on_the_number_of_threads) {
  for (const Entry& entry : registry()) {
    const GameInfo& info = entry.game->info();
    const Json& edition = *entry.game->edition("standard");
    for (const auto& [bot, games] : {std::pair{"random", 600}, std::pair{"greedy", 2}}) {
      const auto one = entry.lab->sheet(edition, games_with(info.most_seats, 1, bot, games), {});
      const auto many = entry.lab->sheet(edition, games_with(info.most_seats, 3, bot, games), {});
      ASSERT_TRUE(one && many);
      expect_same(*one, *many);
    }
  }
}

TEST(sheet, says_of_random_games_what_the_simulation_says) {
  for (const Entry& entry : registry()) {
    const GameInfo& info = entry.game->info();
    const Json& edition = *entry.game->edition("standard");
    const SimulateOptions options = games_with(info.least_seats, 1, "random", 200);
    const auto report = entry.lab->simulate(edition, options, {});
    const auto sheet = entry.lab->sheet(edition, options, {});
    ASSERT_TRUE(report && sheet);
    const SheetLayout& layout = sheet->layout();
    EXPECT_EQ(sheet->sums(layout.of(OfGame::kMoves)).sum.above,
              static_cast<std::int64_t>(report->moves));
    for (int seat = 0; seat < info.least_seats; ++seat) {
      EXPECT_EQ(sheet->sums(layout.of(OfSeat::kPoints, seat)).sum.above, report->points[seat]);
      std::int64_t by_source = 0;
      for (int source = 0; source < layout.sources(); ++source) {
        by_source += sheet->sums(layout.of_source(source, seat)).sum.above;
      }
      EXPECT_EQ(by_source, report->points[seat]) << info.id << ": the sources add up";
    }
  }
}

}  // namespace
}  // namespace pentarch
