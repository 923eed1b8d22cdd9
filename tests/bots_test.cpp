// Bots beyond the laws of the battery: the memory of a search, its seeds, names and numbers of
// bots, and programs that play.
#include <gtest/gtest.h>

#include <cmath>

#include "bots/room.hpp"
#include "engine/embedded.hpp"
#include "engine/threads.hpp"
#include "games/catherine/face.hpp"
#include "games/registry.hpp"
#include "games/splendor/face.hpp"
#include "lab/play_game.hpp"
#include "table/protocol.hpp"
#include "tests/allocations.hpp"

namespace pentarch {
namespace {

Bot bot_named(const std::string& name) {
  const Result<Bot> bot = find_bot(name);
  EXPECT_TRUE(bot) << bot.message();
  return *bot;
}

template <class F>
class BotsOf : public ::testing::Test {
 protected:
  using Game = typename F::Game;
  using State = typename Game::State;

  BotsOf() {
    json = *parse_json(embedded(std::string("games/") + Game::kFacts.id + "/edition.json"));
    face.emplace(*F::load(json));
  }

  const typename Game::Edition& edition() const { return face->edition(); }

  // Some way into a game, where a seat has to decide.
  State position(std::uint64_t seed) const {
    FastChance chance(seed);
    Silence silence;
    State state =
        Game::start(edition(), {.seats = Game::kFacts.least_seats, .options = {}}, chance, silence);
    for (int i = 0; i < 12; ++i) {
      Decision<Game> unused;
      decide_at_random<Game>(edition(), state, Game::deciders(edition(), state).lowest(), chance,
                             unused);
    }
    return state;
  }
  Seat decider(const State& state) const { return Game::deciders(edition(), state).lowest(); }

  Thought<Game> thought(const std::string& bot, std::uint64_t seed) const {
    const State state = position(1);
    const Seat seat = decider(state);
    FastChance chance(seed);
    return Bots<Game>::explain(bot_named(bot), edition(), Game::mask(edition(), state, seat), seat,
                               4, chance);
  }

  Json json;
  std::optional<F> face;
};

using SomeGames = ::testing::Types<splendor::SplendorFace, catherine::CatherineFace>;
TYPED_TEST_SUITE(BotsOf, SomeGames);

// ---- Memory ----------------------------------------------------------------------------------

TYPED_TEST(BotsOf, ATreeKeepsToItsMegabytes) {
  using G = typename TypeParam::Game;
  constexpr std::size_t kMegabyte = 1 << 20;
  const auto state = this->position(2);
  const Seat seat = this->decider(state);
  Thinking quick = G::kThinking;
  quick.playout = 0;
  Search<G> search(this->edition(), G::mask(this->edition(), state, seat), seat, quick,
                   {.simulations = 0, .seconds = 0, .megabytes = 1}, 3);
  for (int i = 0; i < 100; ++i) {
    search.run(1000, [](int) { return false; });
    ASSERT_LE(search.tree().bytes(), kMegabyte);
  }
  EXPECT_GT(search.tree().bytes(), kMegabyte / 3) << "the search was too small to say anything";
}

TYPED_TEST(BotsOf, AFullTreeStillAnswers) {
  using G = typename TypeParam::Game;
  const auto state = this->position(2);
  const Seat seat = this->decider(state);
  FastChance chance(1);
  const Decision<G> decision =
      Bots<G>::decide(bot_named("search:simulations=30000:megabytes=1:playout=0"), this->edition(),
                      G::mask(this->edition(), state, seat), seat, chance);
  typename G::Steps steps;
  G::legal(this->edition(), state, seat, steps);
  ASSERT_FALSE(decision.empty());
  EXPECT_TRUE(steps.contains(decision.front()));
}

TYPED_TEST(BotsOf, ThinkingLeavesNothingBehind) {
  using G = typename TypeParam::Game;
  const Bot bot = bot_named("search:simulations=3:playout=1");
  const auto think = [&](int decisions) {
    FastChance chance(4);
    Silence silence;
    while (decisions > 0) {
      auto state = this->position(static_cast<std::uint64_t>(decisions));
      while (!G::deciders(this->edition(), state).empty() && decisions-- > 0) {
        const Seat seat = this->decider(state);
        for (const auto& step : Bots<G>::decide(
                 bot, this->edition(), G::mask(this->edition(), state, seat), seat, chance)) {
          G::apply(this->edition(), state, seat, step, chance, silence);
        }
      }
    }
  };
  think(10);  // what is made once and kept
  const std::int64_t before = blocks;
  think(10'000);
  EXPECT_EQ(blocks, before);
}

TEST(Tree, RefusesWhatHasNoRoom) {
  Tree tree(64 << 10);
  int nodes = 0;
  int node = Tree::kNone;
  for (std::uint64_t key = 1; tree.add(key * 0x9e3779b97f4a7c15, Tree::Keep::kOwn); ++key) {
    node = tree.find(key * 0x9e3779b97f4a7c15);
    ASSERT_EQ(node, nodes++);
    ASSERT_LE(tree.bytes(), 64u << 10);
  }
  EXPECT_GT(nodes, 500);
  EXPECT_EQ(tree.find(7), Tree::kNone);
  int edges = 0;
  while (tree.add_edge(node, edges, 0) != Tree::kNone) ++edges;
  EXPECT_EQ(tree.edges(node).size(), static_cast<std::size_t>(edges));
  EXPECT_LE(tree.bytes(), 64u << 10);
}

TEST(Tree, KeepsTheValuesOfEverySeatWhereTheyAreTold) {
  Tree tree(64 << 10);
  ASSERT_TRUE(tree.add(1, Tree::Keep::kEverySeat));
  ASSERT_TRUE(tree.add(2, Tree::Keep::kOwn));
  const int told = tree.find(1);
  const int untold = tree.find(2);
  for (int action = 0; action < 9; ++action) {  // so many that both move to where there is room
    const auto edge = static_cast<std::size_t>(tree.add_edge(told, action, 0));
    tree.values(told)[edge] = {static_cast<float>(action), 1};
    tree.add_edge(untold, action, 0);
  }
  ASSERT_EQ(tree.values(told).size(), 9u);
  for (std::size_t i = 0; i < 9; ++i) {
    EXPECT_EQ(tree.edges(told)[i].action, i);
    EXPECT_EQ(tree.values(told)[i], (Values{static_cast<float>(i), 1}));
  }
  EXPECT_EQ(tree.edges(untold).size(), 9u);
  EXPECT_TRUE(tree.values(untold).empty());
}

TEST(Tree, WeighsStepsByTheirPromise) {
  Tree tree(64 << 10);
  ASSERT_TRUE(tree.add(1, Tree::Keep::kOwn));
  const int node = tree.find(1);
  for (const float promise : {70.0f, 71.0f, 69.0f, 1e6f, -1e6f}) tree.add_edge(node, 0, promise);
  const std::span<const Edge> edges = tree.edges(node);
  EXPECT_FLOAT_EQ(edges[1].weight / edges[0].weight, std::exp(1.0f));
  EXPECT_FLOAT_EQ(edges[0].weight / edges[2].weight, std::exp(1.0f));
  EXPECT_TRUE(std::isfinite(edges[3].weight));
  EXPECT_GT(edges[4].weight, 0);
}

// ---- What leads to a node --------------------------------------------------------------------

TEST(Trail, ANodeIsKnownByTheStepsOfItsOwnSeat) {
  Trail one, other;
  one.add(0, 7);
  other.add(0, 8);
  EXPECT_NE(one.key(0), other.key(0));
  EXPECT_EQ(one.key(1), other.key(1)) << "what another seat does makes a difference";
  EXPECT_NE(one.key(1), one.key(2)) << "two seats share a node";
  one.add(1, 3);
  one.add(1, 4);
  other.add(1, 4);
  other.add(1, 3);
  EXPECT_NE(one.key(1), other.key(1)) << "the order of steps makes no difference";
}

// ---- Playing on ------------------------------------------------------------------------------

TYPED_TEST(BotsOf, TheOthersMayPlayOnWithLessCare) {
  const auto expected = [&](const std::string& numbers) {
    const auto thought = this->thought("search:simulations=50:playout=6" + numbers, 1);
    return thought.considered.at(0).expected;
  };
  EXPECT_EQ(expected(":best_of=4:others=0"), expected(":best_of=4:others=4"));
  EXPECT_NE(expected(":best_of=4:others=4"), expected(":best_of=4:others=1"));
}

TYPED_TEST(BotsOf, TheLineBeginsWithWhatIsDeclaredAndCanBePlayed) {
  using G = typename TypeParam::Game;
  const auto thought = this->thought("search:simulations=3000:playout=0", 5);
  ASSERT_GE(thought.line.size(), 2u);
  EXPECT_EQ(thought.line[0].decision, thought.considered[0].decision);
  FastChance chance(1);
  Silence silence;
  for (const auto& expected : thought.line) {
    auto state = expected.before;
    for (const auto& step : expected.decision) {
      typename G::Steps steps;
      G::legal(this->edition(), state, expected.seat, steps);
      ASSERT_NE(std::find(steps.begin(), steps.end(), step), steps.end());
      G::apply(this->edition(), state, expected.seat, step, chance, silence);
    }
    EXPECT_FALSE(G::undeclared(state, expected.seat));
  }
}

TYPED_TEST(BotsOf, TheTreeHoldsNoMoreOwnDecisionsThanItsDepth) {
  const auto decisions_in_line = [&](const std::string& depth) {
    const auto thought = this->thought("search:simulations=3000:playout=0:depth=" + depth, 5);
    const Seat seat = thought.line.at(0).seat;
    return std::count_if(thought.line.begin(), thought.line.end(),
                         [&](const auto& expected) { return expected.seat == seat; });
  };
  EXPECT_EQ(decisions_in_line("1"), 1);
  EXPECT_EQ(decisions_in_line("2"), 2);
}

// ---- Seeds -----------------------------------------------------------------------------------

TYPED_TEST(BotsOf, TheSameSeedThinksTheSame) {
  for (const char* bot : {"search:simulations=200", "search:simulations=201:threads=2"}) {
    const auto first = this->thought(bot, 5);
    const auto again = this->thought(bot, 5);
    EXPECT_EQ(first.simulations, bot[std::string(bot).size() - 1] == '2' ? 201u : 200u);
    ASSERT_EQ(first.considered.size(), again.considered.size()) << bot;
    for (std::size_t i = 0; i < first.considered.size(); ++i) {
      EXPECT_EQ(first.considered[i].decision, again.considered[i].decision) << bot;
      EXPECT_EQ(first.considered[i].visits, again.considered[i].visits) << bot;
      EXPECT_EQ(first.considered[i].expected, again.considered[i].expected) << bot;
    }
  }
}

// ---- Names and numbers -----------------------------------------------------------------------

TEST(Bot, IsFoundByItsName) {
  for (const char* name : {"random", "greedy", "easy", "medium", "hard", "expert",
                           "search:simulations=5", "search:seconds=0.5:threads=2", "cmd:./x -y"}) {
    EXPECT_EQ(bot_named(name).name, name);
  }
  EXPECT_EQ(bot_named("cmd:./x -y").program, "./x -y");
}

TEST(Bot, OfABadNameSaysWhatWouldBeRight) {
  const std::pair<const char*, const char*> bad[] = {
      {"", "there are random"},
      {"Greedy", "there are random"},
      {"search", "needs an end"},
      {"search:", "needs an end"},
      {"search:threads=2", "needs an end"},
      {"search:simulations=0", "from 1 to 1000000000"},
      {"search:simulations=1.5", "a whole number"},
      {"search:simulations=", "a whole number"},
      {"search:simulations=1e3x", "a whole number"},
      {"search:simulations=nan", "a whole number"},
      {"search:seconds=inf", "from 0.001 to 3600"},
      {"search:seconds=-1", "from 0.001 to 3600"},
      {"search:simulations=5:megabytes=0", "from 1 to 16384"},
      {"search:simulations=5:threads=257", "from 1 to 256"},
      {"search:simulations=5:width=3", "exploration"},
      {"search:simulations=5:depth=0", "from 1 to"},
      {"search:simulations=5:", "exploration"},
      {"search:500", "exploration"},
      {"cmd:", "needs a program"},
  };
  for (const auto& [name, says] : bad) {
    const Result<Bot> bot = find_bot(name);
    ASSERT_FALSE(bot) << name;
    EXPECT_NE(bot.message().find(says), std::string::npos) << name << ": " << bot.message();
    EXPECT_EQ(bot.message().find('\n'), std::string::npos);
  }
}

TEST(Bot, KeepsToTheTimeItIsGiven) {
  Bot bot = bot_named("expert");
  bot.most_seconds = 0.5f;
  EXPECT_EQ(plan_of(bot, {}, 3).budget.seconds, 0.5f);
  bot = bot_named("search:simulations=5");
  bot.most_seconds = 2;
  EXPECT_EQ(plan_of(bot, {}, 3).budget.seconds, 2);
  bot = bot_named("search:seconds=1");
  bot.most_seconds = 2;
  EXPECT_EQ(plan_of(bot, {}, 3).budget.seconds, 1);
}

TEST(Bot, OfALevelThinksAsTheGameSays) {
  Thinking game{.exploration = 2, .prior = 200};
  game.levels = {.medium = {.simulations = 7, .tuning = {.exploration = 1, .best_of = 9}},
                 .hard = {.simulations = 70},
                 .expert = {.simulations = 700}};
  const Plan medium = plan_of(bot_named("medium"), game, 3);
  EXPECT_EQ(medium.budget.simulations, 7);
  EXPECT_EQ(medium.thinking.exploration, 1);
  EXPECT_EQ(medium.thinking.best_of, 9);
  EXPECT_EQ(medium.thinking.prior, 200) << "of which the level says nothing";
  const Plan hard = plan_of(bot_named("hard"), game, 3);
  EXPECT_EQ(hard.budget.simulations, 70);
  EXPECT_EQ(hard.thinking.exploration, 2);
}

TEST(Bot, OfALevelMayThinkOtherwiseWithTwoSeats) {
  Thinking game{.prior = 200};
  game.levels = {
      .medium = {.simulations = 7}, .hard = {.simulations = 70}, .expert = {.simulations = 700}};
  game.levels_of_two = {.hard = {.simulations = 350, .tuning = {.prior = 100}}};
  const Bot hard = bot_named("hard");
  EXPECT_EQ(plan_of(hard, game, 2).budget.simulations, 350);
  EXPECT_EQ(plan_of(hard, game, 2).thinking.prior, 100);
  EXPECT_EQ(plan_of(hard, game, 3).budget.simulations, 70);
  EXPECT_EQ(plan_of(hard, game, 3).thinking.prior, 200);
  EXPECT_EQ(plan_of(bot_named("medium"), game, 2).budget.simulations, 7)
      << "a level that says nothing of two seats is the same with them";
}

// ---- Programs --------------------------------------------------------------------------------

const AnyGame* any_game(std::string_view id) {
  const Entry* entry = find_game(id);
  return entry == nullptr ? nullptr : entry->game.get();
}

// The engine itself as a program, without a process; after so many answers it says `then`.
class Inside final : public Outsider {
 public:
  Inside(int answers, Result<std::string> then) : answers_(answers), then_(std::move(then)) {}
  Result<std::string> ask(const std::string& line) override {
    if (answers_-- <= 0) return then_;
    return protocol_.answer(line);
  }

 private:
  int answers_;
  Result<std::string> then_;
  Protocol protocol_{any_game, [] { return Json(); }, *find_bot("greedy")};
};

template <class F>
Course play_with(const F& face, const Json& edition, int answers, Result<std::string> then) {
  const Outside outside{.run = [&](const std::string&) -> std::unique_ptr<Outsider> {
                          return std::make_unique<Inside>(answers, then);
                        },
                        .seconds = 1,
                        .lost = {}};
  Outsiders outsiders(outside, F::Game::kFacts.id, edition);
  const std::vector<Bot> bots{bot_named("random"), bot_named("cmd:x")};
  typename F::Game::State state;
  Silence silence;
  return play_game(
      face, {.setup = {.seats = 2, .options = {}}, .seed = 1}, bots, outsiders, state,
      [](const auto&, Seat, const auto&) { return true; }, silence);
}

TYPED_TEST(BotsOf, AProgramPlaysAWholeGame) {
  Json mine = this->json;
  mine["name"] = "mine";  // goes along with every question
  for (const Json& edition : {this->json, mine}) {
    const Course course = play_with(*this->face, edition, 1'000'000, std::string());
    EXPECT_EQ(course.lost, kNobody) << course.why;
    EXPECT_TRUE(course.standing.finished);
    EXPECT_EQ(course.standing.rank[1], 1) << "greedy loses against random";
  }
}

TYPED_TEST(BotsOf, AProgramThatFailsLoses) {
  const std::pair<Result<std::string>, const char*> failures[] = {
      {Error{"it ended with code 1"}, "it ended with code 1"},
      {std::string("hello"), "no JSON"},
      {std::string(""), "no JSON"},
      {std::string("[1]"), "no JSON object"},
      {std::string("{}"), "move is missing"},
      {std::string(R"({"ok":true,"move":7})"), "move must be a text"},
      {std::string(R"({"ok":false,"error":"no idea"})"), "no idea"},
      {std::string(R"({"ok":true,"move":"dance"})"), "it declared 'dance': "},
  };
  for (const auto& [then, says] : failures) {
    const Course course = play_with(*this->face, this->json, 5, then);
    EXPECT_EQ(course.lost, 1);
    EXPECT_NE(course.why.find(says), std::string::npos) << course.why;
    EXPECT_EQ(course.standing.rank[0], 1);
    EXPECT_EQ(course.standing.rank[1], 2);
    EXPECT_GT(course.length.decisions, 5u);
  }
}

// ---- Room ------------------------------------------------------------------------------------

TEST(Room, IsThereForWhatASearchMayFill) {
  EXPECT_EQ(lacking_room(bot_named("search:simulations=5"), 1), "");
  EXPECT_EQ(lacking_room(bot_named("greedy"), kMostThreads), "");
  const std::string lacking =
      lacking_room(bot_named("search:simulations=5:threads=256:megabytes=16384"), kMostThreads);
  EXPECT_NE(lacking.find("65536 times 16384 megabytes"), std::string::npos) << lacking;
}

// ---- What `bench` measures -------------------------------------------------------------------

TYPED_TEST(BotsOf, BenchSearchesWithRandomPlayouts) {
  const Plan plan = plan_of(bot_named(kRandomPlayouts), TypeParam::Game::kThinking, 2);
  EXPECT_EQ(plan.thinking.best_of, 1);
  EXPECT_EQ(plan.thinking.others, 1);
  EXPECT_EQ(plan.thinking.prior, 0);
  EXPECT_EQ(plan.thinking.playout, 1'000'000) << "to the end of the game";
}

TEST(Forfeit, PutsItsSeatLast) {
  using Ranks = decltype(Standing::rank);
  Standing standing;
  standing.rank = {1, 2, 2, 4};
  EXPECT_EQ(after_forfeit(standing, 4, 0).rank, (Ranks{4, 1, 1, 3}));
  EXPECT_EQ(after_forfeit(standing, 4, 1).rank, (Ranks{1, 4, 2, 3}));
  EXPECT_EQ(after_forfeit(standing, 4, 3).rank, standing.rank);
}

}  // namespace
}  // namespace pentarch
