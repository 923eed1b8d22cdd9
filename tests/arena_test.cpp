// The arena on games whose outcome is known: fair seatings, strengths, tests, intervals, threads.
#include "lab/arena.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

#include "engine/chance.hpp"
#include "lab/deal_chance.hpp"

namespace pentarch {
namespace {

// ---- Who sits where --------------------------------------------------------------------------

struct Case {
  int bots;
  int seats;
  bool only_first;
};

std::vector<Case> all_cases() {
  std::vector<Case> cases;
  for (int bots = 2; bots <= 6; ++bots) {
    for (int seats = 2; seats <= kMostSeats; ++seats) {
      for (const bool only_first : {false, true}) cases.push_back({bots, seats, only_first});
    }
  }
  return cases;
}

TEST(Schedule, SeatsEveryBotInEverySeatEquallyOftenInEveryRound) {
  for (const auto [bots, seats, only_first] : all_cases()) {
    const Schedule schedule(bots, seats, only_first);
    for (std::uint64_t round = 0; round < 7; ++round) {
      std::vector<std::vector<int>> count(bots, std::vector<int>(seats));
      for (std::uint64_t i = 0; i < schedule.games_in_round(); ++i) {
        const std::uint64_t game = round * schedule.games_in_round() + i;
        EXPECT_EQ(schedule.round(game), round);
        EXPECT_EQ(schedule.seating(game), i);
        const std::vector<int> seated = schedule.seated(game);
        for (int seat = 0; seat < seats; ++seat) ++count[seated[seat]][seat];
      }
      for (int bot = 0; bot < bots; ++bot) {
        EXPECT_GT(count[bot][0], 0);
        for (int seat = 1; seat < seats; ++seat) EXPECT_EQ(count[bot][seat], count[bot][0]);
        EXPECT_TRUE(only_first || count[bot] == count[0]) << bots << " bots, " << seats;
      }
    }
  }
}

TEST(Schedule, GivesEveryBotTheSameCompany) {
  for (const auto [bots, seats, only_first] : all_cases()) {
    if (only_first) continue;
    const Schedule schedule(bots, seats, false);
    std::map<std::pair<int, int>, int> met;
    for (const Schedule::Company& company : schedule.companies()) {
      std::set<int> present(company.begin(), company.end());
      EXPECT_GE(present.size(), 2u);
      for (const int a : company) {
        for (const int b : company) ++met[{std::min(a, b), std::max(a, b)}];
      }
    }
    std::set<int> numbers;
    for (const auto& [pair, count] : met) {
      if (pair.first != pair.second) numbers.insert(count);
    }
    EXPECT_EQ(numbers.size(), 1u) << bots << " bots, " << seats << " seats";
    EXPECT_EQ(met.size(), static_cast<std::size_t>(bots * (bots + 1) / 2));
  }
}

TEST(Schedule, PlaysTheCompaniesThatItSays) {
  using Companies = std::vector<Schedule::Company>;
  EXPECT_EQ(Schedule(2, 2, false).companies(), (Companies{{0, 1}}));
  EXPECT_EQ(Schedule(2, 4, false).companies(), (Companies{{0, 0, 0, 1}, {0, 1, 1, 1}}));
  EXPECT_EQ(Schedule(2, 4, true).companies(), (Companies{{0, 1, 1, 1}}));
  EXPECT_EQ(Schedule(3, 2, false).companies(), (Companies{{0, 1}, {0, 2}, {1, 2}}));
  EXPECT_EQ(Schedule(3, 2, true).companies(), (Companies{{0, 1}, {0, 2}}));
  EXPECT_EQ(Schedule(3, 4, false).companies(),
            (Companies{{0, 0, 1, 2}, {0, 1, 1, 2}, {0, 1, 2, 2}}));
  EXPECT_EQ(Schedule(3, 4, true).companies(), (Companies{{0, 1, 1, 2}, {0, 1, 2, 2}}));
}

TEST(Schedule, ChangesTheOrderRoundTheTable) {
  const Schedule schedule(3, 3, false);
  ASSERT_EQ(schedule.games_in_round(), 3u);
  EXPECT_EQ(schedule.seated(0), (std::vector<int>{0, 1, 2}));
  EXPECT_EQ(schedule.seated(1), (std::vector<int>{1, 2, 0}));
  EXPECT_EQ(schedule.seated(3), (std::vector<int>{0, 2, 1}));
  EXPECT_EQ(schedule.seated(6), schedule.seated(0));
}

// ---- Games that are made up ------------------------------------------------------------------

double uniform(FastChance& chance) {
  return (chance.bits32() + 0.5) / 4294967296.0;
}

// Ranks drawn from known strengths: who is first is drawn first.
std::array<std::uint8_t, kMostSeats> drawn_ranks(const std::vector<double>& elo,
                                                 const std::vector<int>& seated,
                                                 FastChance& chance) {
  std::array<std::uint8_t, kMostSeats> rank{};
  std::vector<std::pair<double, std::size_t>> times;  // the smallest exponential time wins
  for (std::size_t seat = 0; seat < seated.size(); ++seat) {
    const double strength = std::pow(10, elo[seated[seat]] / 400);
    times.emplace_back(-std::log(uniform(chance)) / strength, seat);
  }
  std::sort(times.begin(), times.end());
  for (std::size_t place = 0; place < times.size(); ++place) {
    rank[times[place].second] = static_cast<std::uint8_t>(place + 1);
  }
  return rank;
}

std::vector<Finish> drawn_games(const std::vector<double>& elo, const Schedule& schedule,
                                std::uint64_t games, std::uint64_t seed) {
  std::vector<Finish> finishes;
  FastChance chance(seed);
  for (std::uint64_t game = 0; game < games; ++game) {
    const std::vector<int> seated = schedule.seated(game);
    Finish finish{.seats = static_cast<std::uint8_t>(seated.size()),
                  .rank = drawn_ranks(elo, seated, chance)};
    std::copy(seated.begin(), seated.end(), finish.bot.begin());
    finishes.push_back(finish);
  }
  return finishes;
}

// ---- Strengths -------------------------------------------------------------------------------

TEST(Strength, IsFoundAgainWithinItsError) {
  const std::vector<double> elo = {-200, -50, 50, 200};
  for (const int seats : {2, 3, 4, 5}) {
    const Schedule schedule(4, seats, false);
    int inside = 0;
    double error = 0;
    constexpr int kTimes = 50;
    for (int time = 0; time < kTimes; ++time) {
      const std::uint64_t games = 100 * schedule.games_in_round();
      const auto found =
          strengths(4, drawn_games(elo, schedule, games, time + 1), schedule.games_in_round());
      for (int bot = 0; bot < 4; ++bot) {
        inside += std::abs(found[bot].elo - elo[bot]) < *found[bot].error;
        error += *found[bot].error / (4 * kTimes);
        EXPECT_FALSE(found[bot].is_bound);
      }
    }
    EXPECT_GE(inside, 0.90 * 4 * kTimes) << seats << " seats";
    EXPECT_LE(inside, 0.99 * 4 * kTimes) << seats << " seats";
    EXPECT_LT(error, 60);
  }
}

TEST(Strength, OfManyCopiesAtOneTableIsFoundToo) {
  const std::vector<double> elo = {75, -75};
  const Schedule schedule(2, 4, false);
  const auto found = strengths(2, drawn_games(elo, schedule, 16000, 3), schedule.games_in_round());
  EXPECT_NEAR(found[0].elo, 75, 2 * *found[0].error);
  EXPECT_LT(*found[0].error, 10);
  EXPECT_NEAR(found[0].elo + found[1].elo, 0, 1e-6);
}

TEST(Strength, OfBotsThatAlwaysTieIsTheSame) {
  const Schedule schedule(3, 3, false);
  std::vector<Finish> games = drawn_games({0, 0, 0}, schedule, 30, 1);
  for (Finish& game : games) game.rank = {1, 1, 1};
  for (const Strength& strength : strengths(3, games, 3)) {
    EXPECT_NEAR(strength.elo, 0, 1e-6);
    EXPECT_FALSE(strength.is_bound);
  }
}

TEST(Strength, OfWhoLostEverythingIsFiniteAndCalledABound) {
  const Schedule schedule(3, 2, false);
  std::vector<Finish> games = drawn_games({0, 0, 0}, schedule, 600, 1);
  for (Finish& game : games) {  // bot 2 loses, the others win as it happened
    if (game.bot[0] == 2) game.rank = {2, 1};
    if (game.bot[1] == 2) game.rank = {1, 2};
  }
  const auto found = strengths(3, games, schedule.games_in_round());
  EXPECT_FALSE(found[0].is_bound);
  EXPECT_FALSE(found[1].is_bound);
  EXPECT_TRUE(found[2].is_bound);
  EXPECT_LT(found[2].elo, -300);
  EXPECT_GT(found[2].elo, -2000);
  EXPECT_GT(*found[2].error, *found[0].error);
  // Of two bots of which one always won, neither is known from both sides.
  games = drawn_games({5000, -5000}, Schedule(2, 2, false), 100, 1);
  for (const Strength& strength : strengths(2, games, 2)) EXPECT_TRUE(strength.is_bound);
}

TEST(Strength, ErrorsGrowWhenTheGamesOfARoundGoAlike) {
  const Schedule schedule(2, 2, false);
  std::vector<Finish> games = drawn_games({0, 0}, schedule, 1000, 7);
  const double apart = *strengths(2, games, 2)[0].error;
  for (std::size_t i = 0; i < games.size(); i += 2) {  // whoever wins a deal wins both games of it
    games[i + 1].rank = {games[i].rank[1], games[i].rank[0]};
  }
  EXPECT_NEAR(*strengths(2, games, 2)[0].error / apart, std::sqrt(2), 0.15);
}

// ---- Means and intervals ---------------------------------------------------------------------

TEST(Estimate, KnowsStudentsTable) {
  EXPECT_NEAR(student95(1), 12.706, 0.01);
  EXPECT_NEAR(student95(3), 3.182, 0.03);
  EXPECT_NEAR(student95(10), 2.228, 0.01);
  EXPECT_NEAR(student95(1e6), 1.96, 0.001);
}

TEST(Estimate, OfOneSampleHasNoError) {
  EXPECT_FALSE(estimate({3}).error.has_value());
  EXPECT_EQ(estimate({3}).mean, 3);
  EXPECT_EQ(*estimate({3, 3, 3}).error, 0);
}

TEST(Estimate, SharesStayBetweenZeroAndOne) {
  for (const std::vector<double>& samples :
       {std::vector<double>(50, 1.0), std::vector<double>(50, 0.0), std::vector<double>(1, 0.5),
        std::vector<double>{0, 1, 1, 1}, std::vector<double>(50, 0.5), std::vector<double>{}}) {
    const Interval interval = share_interval(samples);
    EXPECT_GE(interval.low, 0);
    EXPECT_LE(interval.high, 1);
    EXPECT_GT(interval.high - interval.low, 0.01);
  }
  EXPECT_GT(share_interval(std::vector<double>(50, 1.0)).low, 0.9);
}

TEST(Estimate, IntervalsOfSharesHoldTheTruthNineteenTimesInTwenty) {
  FastChance chance(5);
  int inside = 0;
  constexpr int kTimes = 2000;
  for (int time = 0; time < kTimes; ++time) {
    std::vector<double> samples;
    for (int i = 0; i < 60; ++i) samples.push_back(uniform(chance) < 0.3 ? 1 : 0);
    const Interval interval = share_interval(samples);
    inside += interval.low <= 0.3 && 0.3 <= interval.high;
  }
  EXPECT_GT(inside, 0.93 * kTimes);
  EXPECT_LT(inside, 0.98 * kTimes);
}

// ---- The sequential test ---------------------------------------------------------------------

// How often the test says H1 for a bot that is so much stronger than three others.
double says_h1(double elo, SprtElo asked, double* rounds) {
  const Schedule schedule(2, 4, true);
  constexpr int kTimes = 200;
  int h1 = 0;
  for (int time = 0; time < kTimes; ++time) {
    Sprt sprt(asked, {1, 1, 1, 1}, 4);
    FastChance chance(time + 1);
    while (sprt.verdict() == Sprt::Verdict::kUndecided) {
      double won = 0;
      for (std::uint64_t game = 0; game < 4; ++game) {
        const std::vector<int> seated = schedule.seated(game);
        const auto rank = drawn_ranks({elo, 0}, seated, chance);
        for (int seat = 0; seat < 4; ++seat) won += seated[seat] == 0 && rank[seat] == 1;
      }
      sprt.add(won / 4);
      *rounds += 1.0 / kTimes;
    }
    h1 += sprt.verdict() == Sprt::Verdict::kH1;
  }
  return static_cast<double>(h1) / kTimes;
}

TEST(SprtTest, IsRarelyWrongEitherWay) {
  double rounds = 0;
  EXPECT_LT(says_h1(0, {0, 60}, &rounds), 0.09);
  EXPECT_GT(says_h1(60, {0, 60}, &rounds), 0.91);
  EXPECT_LT(rounds, 1000);
  EXPECT_LT(says_h1(-100, {0, 60}, &rounds), 0.02);
  EXPECT_GT(says_h1(200, {0, 60}, &rounds), 0.98);
}

TEST(SprtTest, WaitsForAFewRoundsAndThenKeepsItsVerdict) {
  Sprt sprt({0, 30}, {1, 1}, 2);
  for (int round = 0; round < 7; ++round) {
    sprt.add(1);
    EXPECT_EQ(sprt.verdict(), Sprt::Verdict::kUndecided);
  }
  while (sprt.verdict() == Sprt::Verdict::kUndecided) sprt.add(1);
  for (int round = 0; round < 1000; ++round) sprt.add(0);
  EXPECT_EQ(sprt.verdict(), Sprt::Verdict::kH1);
}

TEST(SprtTest, IsReadFromText) {
  EXPECT_EQ(read_sprt("0,30")->elo1, 30);
  EXPECT_EQ(read_sprt("-5.5,0")->elo0, -5.5);
  for (const char* wrong : {"", "0", "30,0", "0,0", "a,b", "0,1,2", "0,30x", "nan,1", "0,inf"}) {
    EXPECT_FALSE(read_sprt(wrong)) << wrong;
  }
}

// ---- What is drawn ---------------------------------------------------------------------------

std::vector<int> drawn(const Deal& deal) {
  DealChance chance(deal);
  std::vector<int> numbers;
  for (int i = 0; i < 20; ++i) numbers.push_back(chance.draw(0, ~std::uint64_t{0}));
  return numbers;
}

Deal sealed(std::uint64_t seed, std::uint64_t deal, std::uint64_t seating, const Secret& secret) {
  return {.setup = {}, .seed = seed, .deal = deal, .seating = seating, .secret = secret};
}

TEST(DealTest, ASecretIsInEveryDraw) {
  const Deal plain{.setup = {}, .seed = 1, .deal = 2, .seating = 3};
  const std::vector<int> first = drawn(sealed(1, 2, 3, {4, 5}));
  EXPECT_EQ(drawn(sealed(1, 2, 3, {4, 5})), first);
  EXPECT_EQ(drawn(sealed(1, 2, 7, {4, 5})), first) << "a deal is the same in every seating";
  for (const Deal& other : {plain, sealed(9, 2, 3, {4, 5}), sealed(1, 9, 3, {4, 5}),
                            sealed(1, 2, 3, {9, 5}), sealed(1, 2, 3, {4, 9})}) {
    EXPECT_NE(drawn(other), first);
  }
}

TEST(DealTest, SeedsForProgramsAreNeitherDrawsNorThoughts) {
  const Deal deal = sealed(1, 2, 3, {4, 5});
  const std::uint32_t sent = seeds_of(deal).bits32();
  EXPECT_NE(sent, stream_of(deal, Purpose::kDraws).bits32());
  EXPECT_NE(sent, stream_of(deal, Purpose::kThoughts).bits32());
  EXPECT_NE(sent, thoughts_of(deal).bits32());
  EXPECT_NE(sent, seeds_of(sealed(1, 2, 4, {4, 5})).bits32());
  EXPECT_EQ(sent, seeds_of(deal).bits32());
}

// ---- The whole -------------------------------------------------------------------------------

ArenaSetup setup_of(int bots, int seats, std::uint64_t rounds) {
  ArenaSetup setup;
  setup.table.seats = static_cast<std::uint8_t>(seats);
  for (int bot = 0; bot < bots; ++bot) {
    setup.bots.emplace_back();
    setup.bots.back().name = std::string(1, static_cast<char>('a' + bot));
  }
  setup.seed = 9;
  setup.rounds = rounds;
  return setup;
}

// Bots are stronger in the order of their names, a the weakest; only the deal decides the rest.
GameRunner made_up() {
  return [](const Deal& deal, std::span<const Bot> bots) {
    FastChance chance = FastChance::of_game(deal.seed, 100 * deal.deal + deal.seating);
    std::vector<int> seated;
    for (const Bot& bot : bots) seated.push_back(bot.name[0] - 'a');
    GameResult result;
    result.rank = drawn_ranks({0, 100, 200, 300}, seated, chance);
    for (std::size_t seat = 0; seat < bots.size(); ++seat) {
      result.points[seat] = static_cast<std::int16_t>(10 - result.rank[seat]);
      if (bots[seat].name == "c" && deal.deal == 3) {
        result.lost = static_cast<Seat>(seat);
        result.why = "it crashed";
      }
    }
    return result;
  };
}

std::string described(const ArenaReport& report) {
  std::string text = std::to_string(report.rounds) + " " + std::to_string(report.games);
  for (const BotReport& bot : report.bots) {
    for (const double number :
         {bot.win_share, bot.wins.low, bot.wins.high, bot.rank.mean, bot.rank.error.value_or(-1),
          bot.points.mean, bot.strength.elo, bot.strength.error.value_or(-1)}) {
      text += " " + std::to_string(number);
    }
    text += " " + std::to_string(bot.games) + " " + std::to_string(bot.forfeits);
  }
  if (report.sprt) text += " " + std::to_string(report.sprt->log_likelihood_ratio);
  return text;
}

TEST(ArenaTest, ResultsDontDependOnThreads) {
  for (const bool sprt : {false, true}) {
    std::set<std::string> results;
    for (const int threads : {1, 3, 8}) {
      ArenaSetup setup = setup_of(3, 4, 200);
      if (sprt) setup.sprt = SprtElo{-60, 0};
      Arena arena(setup);
      arena.run(threads, made_up, [](std::uint64_t, const GameResult&) { return true; });
      results.insert(described(arena.report()));
      if (sprt) {
        EXPECT_EQ(arena.report().sprt->verdict, Sprt::Verdict::kH0);
        EXPECT_LT(arena.report().rounds, 200u);
      }
    }
    EXPECT_EQ(results.size(), 1u);
  }
}

TEST(ArenaTest, PlaysOnlyWhatIsMissing) {
  Arena whole(setup_of(2, 3, 20));
  std::map<std::uint64_t, GameResult> played;
  whole.run(2, made_up, [&](std::uint64_t game, const GameResult& result) {
    played[game] = result;
    return true;
  });
  ASSERT_EQ(played.size(), whole.games());
  Arena rest(setup_of(2, 3, 20));
  for (const auto& [game, result] : played) {
    if (game % 3 != 1) rest.enter(game, result);
  }
  rest.run(2, made_up, [&](std::uint64_t game, const GameResult& result) {
    EXPECT_EQ(game % 3, 1u);
    EXPECT_EQ(result, played[game]);
    return true;
  });
  EXPECT_EQ(described(rest.report()), described(whole.report()));
}

TEST(ArenaTest, SumsUpWhatHappened) {
  Arena arena(setup_of(3, 3, 500));
  std::set<std::uint64_t> deals;
  const auto runner = [&]() -> GameRunner {
    return [&](const Deal& deal, std::span<const Bot> bots) {
      deals.insert(deal.deal);
      EXPECT_LT(deal.seating, 3u);
      EXPECT_EQ(deal.seed, 9u);
      return made_up()(deal, bots);
    };
  };
  arena.run(1, runner, [](std::uint64_t, const GameResult&) { return true; });
  EXPECT_EQ(deals.size(), 500u);
  const ArenaReport report = arena.report();
  EXPECT_EQ(report.games, 1500u);
  double wins = 0;
  double ranks = 0;
  for (const BotReport& bot : report.bots) {
    EXPECT_EQ(bot.games, 1500u);
    EXPECT_LE(bot.wins.low, bot.win_share);
    EXPECT_GE(bot.wins.high, bot.win_share);
    wins += bot.win_share;
    ranks += bot.rank.mean;
  }
  EXPECT_NEAR(wins, 1, 1e-9);
  EXPECT_NEAR(ranks, 6, 1e-9);
  EXPECT_NEAR(report.bots[2].points.mean, 10 - report.bots[2].rank.mean, 1e-9);
  EXPECT_NEAR(report.bots[0].strength.elo, -100, 40);
  EXPECT_NEAR(report.bots[2].strength.elo, 100, 40);
  EXPECT_EQ(report.bots[0].forfeits, 0u);
  EXPECT_EQ(report.bots[2].forfeits, 3u);
  EXPECT_EQ(report.bots[2].first_forfeit, "it crashed");
}

TEST(ArenaTest, DividesASharedWinAndASharedRank) {
  Arena arena(setup_of(2, 2, 2));
  for (std::uint64_t game = 0; game < 4; ++game) {
    GameResult result;
    result.rank = {1, 1};
    arena.enter(game, result);
  }
  for (const BotReport& bot : arena.report().bots) {
    EXPECT_EQ(bot.win_share, 0.5);
    EXPECT_EQ(bot.rank.mean, 1.5);
  }
  EXPECT_EQ(arena.first_win_share(), 0.5);
}

TEST(ArenaTest, CountsWholeRoundsOnly) {
  Arena arena(setup_of(2, 2, 3));
  arena.run(1, made_up, [](std::uint64_t game, const GameResult&) { return game < 2; });
  EXPECT_EQ(arena.report().rounds, 1u);
  EXPECT_FALSE(arena.report().bots[0].rank.error.has_value());
  EXPECT_FALSE(arena.has(5));
}

}  // namespace
}  // namespace pentarch
