// Comuni: random games, played next to a table that follows the rulebook step by step with lists
// and counters. Both must ask the same seats, offer the same steps and come to the same table after
// each of them.
#include "games/comuni/edition_tables.hpp"
#include "games/comuni/tests/builder.hpp"
#include "games/comuni/tests/plain_rules.hpp"

namespace pentarch::comuni::tests {
namespace {

// Draws at random and remembers what came.
struct RecordingChance {
  FastChance chance;
  std::vector<Outcome> drawn{};

  int draw(Pile pile, std::uint64_t set) { return noted(pile, chance.draw(pile, set)); }
  int draw_kind(Pile pile, std::span<const std::uint8_t> counts) {
    return noted(pile, chance.draw_kind(pile, counts));
  }
  int noted(Pile pile, int index) {
    drawn.push_back({pile, static_cast<std::int16_t>(index)});
    return index;
  }
};

// ---- The same table --------------------------------------------------------------------------

PlainAsk asked(Phase phase) {
  switch (declared_phase(phase)) {
    case Phase::kProject: return PlainAsk::kProject;
    case Phase::kDisplaced: return PlainAsk::kDisplaced;
    case Phase::kInvasion: return PlainAsk::kInvasion;
    case Phase::kBuilding: return PlainAsk::kBuild;
    case Phase::kDiscarding: return PlainAsk::kDiscard;
    case Phase::kPlunder: return PlainAsk::kPlunder;
    default: return PlainAsk::kOver;
  }
}

PlainCubes counted(const Cubes& cubes) {
  return {cubes[0], cubes[1], cubes[2], cubes[3]};
}

int plain_seat(Seat seat) {
  return seat == kNobody ? -1 : seat;
}

void compare_bid(const Bid& bid, const PlainBid& plain) {
  EXPECT_EQ(plain_seat(bid.seat), plain.seat);
  EXPECT_EQ(bid.gold, plain.gold);
  EXPECT_EQ(bid.pilgrims, plain.pilgrims);
}

void compare_stacks(const Player& player, const PlainPlayer& plain) {
  Player built;
  for (const PlainBuilding& building : plain.buildings) {
    ++built.buildings[building.type][building.cards.size() - 1];
  }
  for (const std::vector<int>& wall : plain.walls) ++built.walls[wall.size() - 1];
  EXPECT_EQ(player.buildings, built.buildings);
  EXPECT_EQ(player.walls, built.walls);
}

void compare_player(const Player& player, const PlainPlayer& plain) {
  EXPECT_EQ(player.commune, plain.commune);
  EXPECT_EQ(counted(player.cubes), plain.cubes);
  EXPECT_EQ(std::vector<int>(player.hand.begin(), player.hand.begin() + hand_size(player)),
            plain.hand);
  compare_stacks(player, plain);
  EXPECT_EQ(player.points, plain.points);
  EXPECT_EQ(player.plunder, plain.plunder);
  unsigned active = 0;
  unsigned honour = 0;
  for (int type = 0; type < kTypes; ++type) active |= plain.coloured[type] ? 1u << type : 0u;
  for (const auto& [invasion, counter] : plain.honour) honour |= 1u << (2 * invasion + counter);
  EXPECT_EQ(player.active, active);
  EXPECT_EQ(player.honour, honour);
  EXPECT_EQ(player.defence.answers[kAskArmies], plain.defence.answer_to(SendArmies::kFirst));
  EXPECT_EQ(player.defence.answers[kAskGold], plain.defence.answer_to(SendGold::kFirst));
  EXPECT_EQ(player.defence.answers[kAskPilgrims], plain.defence.answer_to(UsePairs::kFirst));
  EXPECT_EQ(player.defence.answers[kAskLeague], plain.defence.answer_to(JoinLeague::kFirst));
}

void compare_board(const Edition& edition, const State& state, const PlainGame& plain) {
  std::array<Column, kColumns> unused = state.columns;
  for (const PlainColumn& column : plain.columns) {
    std::vector<int> cards;
    for (std::size_t i = 0; i < column.spaces.size(); ++i) {
      const CardId card = state.columns[column.number].cards[i];
      cards.push_back(card == kNoCard ? -1 : card);
    }
    EXPECT_EQ(cards, column.spaces);
    compare_bid(state.columns[column.number].bid, column.bid);
    unused[column.number] = {};
  }
  for (const Column& column : unused) {
    EXPECT_EQ(column.cards[0], kNoCard);
    EXPECT_EQ(column.bid.seat, kNobody);
  }
  std::vector<int> pile;
  for (int i = 0; i < kMostDeckKinds; ++i) {
    pile.insert(pile.end(), state.pile[i], edition.deck_first[state.deck] + i);
  }
  EXPECT_EQ(pile, plain.deck);
  EXPECT_EQ(state.left, plain.deck.size());
  EXPECT_EQ(state.deck, plain.letter);
}

void compare(const Edition& edition, const State& state, const PlainGame& plain) {
  EXPECT_EQ(asked(state.pending.phase), plain.ask);
  EXPECT_EQ(state.turn, plain.turn);
  EXPECT_EQ(state.seats, plain.count());
  for (int seat = 0; seat < plain.count(); ++seat) {
    compare_player(state.players[seat], plain.players[seat]);
    EXPECT_EQ(undeclared(state, static_cast<Seat>(seat)), plain.under_way(seat));
  }
  for (int type = 0; type < kTypes; ++type) {
    EXPECT_EQ(plain_seat(state.guildmasters[type]), plain.guildmasters[type]);
  }
  compare_board(edition, state, plain);
  compare_bid(state.pending.displaced, plain.displaced);
  EXPECT_EQ(counted(state.supply), plain.supply);
  EXPECT_EQ(state.buildings, plain.building_steps);
  EXPECT_EQ(state.walls, plain.wall_steps);
  EXPECT_EQ(state.last_turns, plain.last_turns);
  EXPECT_EQ(state.claimless, plain.claimless);
  std::set<int> deciders;
  Comuni::deciders(edition, state).for_each([&](Seat seat) { deciders.insert(seat); });
  EXPECT_EQ(deciders, plain.deciders());
}

void compare_end(const Edition& edition, const State& state, const PlainGame& plain) {
  const Standing standing = Comuni::standing(edition, state);
  EXPECT_TRUE(standing.finished);
  const std::vector<int> order = plain.ranking();
  for (int seat = 0; seat < plain.count(); ++seat) {
    const auto& sources = standing.by_source[seat];
    EXPECT_EQ(std::vector<int>(sources.begin(), sources.begin() + kSources),
              plain.final_sources(seat));
    EXPECT_EQ(standing.points[seat], plain.final_total(seat));
    EXPECT_EQ(standing.rank[order[seat]], seat + 1);
  }
}

// ---- Random games ----------------------------------------------------------------------------

// How a table likes to play, in hundredths.
struct Habits {
  int income = 25;
  int claim = 10;
  int walls = 0;     // rather than buildings
  int building = 0;  // rather than being done with it
  int levels = 0;    // the highest building rather than any
};

class Table {
 public:
  Table(Habits habits, std::uint64_t key) : habits_(habits), chance_(key) {}

  int below(int n) { return chance_.below(n); }
  bool likes(int hundredths) { return below(100) < hundredths; }

  int pick(const std::vector<int>& steps) {
    const auto has = [&](int step) {
      return std::find(steps.begin(), steps.end(), step) != steps.end();
    };
    if (has(TakeIncome::kFirst) && likes(habits_.income)) return TakeIncome::kFirst;
    if (has(Claim::kFirst) && likes(habits_.claim)) return Claim::kFirst;
    int step = any_of(steps);
    if (Build::has(step) || Done::has(step)) {
      for (int i = 0; Done::has(step) && i < 8 && likes(habits_.building); ++i)
        step = any_of(steps);
      for (int i = 0; i < 8 && !is_wall_step(step) && likes(habits_.walls); ++i) {
        step = any_of(steps);
      }
      if (likes(habits_.levels)) step = highest_of(steps);
    }
    if ((BidGold::has(step) || UsePairs::has(step)) && below(2) == 0)
      step = std::min(step, any_of(steps));
    return step;
  }

 private:
  int any_of(const std::vector<int>& steps) { return steps[below(static_cast<int>(steps.size()))]; }
  // One of the build steps that lead to the highest level, or Done.
  int highest_of(const std::vector<int>& steps) {
    int highest = -1;
    std::vector<int> best{Done::kFirst};
    for (const int step : steps) {
      if (Done::has(step) || is_wall_step(step)) continue;
      const int level = Build::operand<1>(step) % kLevels;
      if (level > highest) best.clear();
      if (level >= highest) best.push_back(step);
      highest = std::max(highest, level);
    }
    return any_of(best);
  }
  static bool is_wall_step(int step) {
    return Build::has(step) && Build::operand<1>(step) >= kWallTarget;
  }

  Habits habits_;
  FastChance chance_;
};

// In the last turns: pushes envoys out, moves them into columns without cards, and claims these.
std::vector<int> rare_steps(const PlainGame& plain, const std::vector<int>& steps) {
  std::vector<int> found;
  for (const PlainColumn& column : plain.columns) {
    const bool empty = column.spaces[0] < 0;
    for (const int step : steps) {
      const bool pushes = step == PlaceBid::at(column.number) && column.bid.seat >= 0;
      const bool moves = step == MoveEnvoy::at(column.number) && empty;
      const bool claims = step == Claim::kFirst && column.bid.seat == plain.turn && empty;
      if (plain.last_turns > 0 && (pushes || moves || claims)) found.push_back(step);
    }
  }
  return found;
}

void play_beside(const Edition& edition, int seats, std::uint64_t key, Habits habits, Met& met) {
  RecordingChance chance{FastChance(key)};
  Table table(habits, key + 1'000'000);
  Silence silence;
  const Setup setup{.seats = static_cast<std::uint8_t>(seats), .options = {}};
  State state = Comuni::start(edition, setup, chance, silence);
  PlainGame plain(edition, seats, std::exchange(chance.drawn, {}), met);
  compare(edition, state, plain);
  while (plain.ask != PlainAsk::kOver && !testing::Test::HasFailure()) {
    const std::set<int> deciders = plain.deciders();
    const std::vector<int> waiting(deciders.begin(), deciders.end());
    const auto seat = static_cast<Seat>(waiting[table.below(static_cast<int>(waiting.size()))]);
    Steps legal;
    Comuni::legal(edition, state, seat, legal);
    std::vector<int> steps;
    for (const Step step : legal) steps.push_back(step.action);
    const std::set<int> expected = plain.legal(seat);
    std::sort(steps.begin(), steps.end());
    ASSERT_EQ(steps, std::vector<int>(expected.begin(), expected.end()));
    const std::vector<int> rare = rare_steps(plain, steps);
    const int step = table.pick(rare.empty() || table.likes(20) ? steps : rare);
    Comuni::apply(edition, state, seat, Comuni::step_of(step), chance, silence);
    plain.play(seat, step, std::exchange(chance.drawn, {}));
    compare(edition, state, plain);
    ASSERT_STREQ(audit(edition, state), nullptr);
  }
  if (!testing::Test::HasFailure()) compare_end(edition, state, plain);
}

Met play_many(const Edition& edition, int games, Habits habits) {
  Met met;
  for (int game = 0; game < games && !testing::Test::HasFailure(); ++game) {
    SCOPED_TRACE("game " + std::to_string(game));
    play_beside(edition, 2 + game % 4, static_cast<std::uint64_t>(game), habits, met);
  }
  return met;
}

void expect_met(const Met& met, std::initializer_list<const char*> what) {
  for (const char* corner : what) {
    const auto found = met.times.find(corner);
    EXPECT_GT(found == met.times.end() ? 0 : found->second, 0) << corner;
  }
}

TEST(comuni_plain, random_games_follow_the_rulebook) {
  expect_met(play_many(standard(), 200, {}), {"a bid with pilgrims",
                                              "an envoy moves",
                                              "pilgrims come back from a bid",
                                              "an envoy is pushed out by one that was pushed out",
                                              "a third envoy is pushed out in one turn",
                                              "the active player is pushed out",
                                              "a claim of three columns",
                                              "a claim with two icons",
                                              "a claim in the last turns",
                                              "a claim of a column without cards",
                                              "the refill goes on after an invasion",
                                              "a deck ends with the last space",
                                              "a plundered player was in the league",
                                              "the active player's one more saves him",
                                              "nobody is honoured",
                                              "one player is honoured",
                                              "craftsmen for a rating",
                                              "pilgrims as craftsmen",
                                              "a wall beyond the buildings",
                                              "cards are discarded",
                                              "a guildmaster changes hands",
                                              "two plunder removed",
                                              "a bid lies on the board at the end",
                                              "a total below zero"});
}

TEST(comuni_plain, random_games_of_builders_follow_the_rulebook) {
  expect_met(play_many(standard(), 60, {.income = 40, .claim = 40, .building = 95}),
             {"a building of level 4", "a guildmaster changes hands",
              "fewer points break a tie of honour", "the league stops an invasion"});
}

TEST(comuni_plain, random_games_with_wild_cards_follow_the_rulebook) {
  Edition edition = standard();
  for (Kind& kind : edition.kinds) kind.types = kind.rating != 0 ? 15 : 0;
  for (Commune& commune : edition.communes) commune.income[kCraftsman] = 3;
  fill_tables(edition);
  expect_met(play_many(edition, 60, {.income = 40, .claim = 30, .building = 99, .levels = 90}),
             {"every type has level 0", "every type has level 1", "every type has level 2",
              "every type has level 3", "every type has level 4", "a building of level 4"});
}

TEST(comuni_plain, random_games_with_few_bonus_walls_follow_the_rulebook) {
  Edition edition = standard();
  edition.wall_cards = 2;
  expect_met(play_many(edition, 60, {.income = 50, .claim = 30, .walls = 95, .building = 95}),
             {"a bonus wall", "no bonus wall is left", "a wall beyond the buildings"});
}

TEST(comuni_plain, random_games_with_few_cubes_follow_the_rulebook) {
  Edition edition = standard();
  edition.supply = {12, 8, 9, 8};
  expect_met(play_many(edition, 80, {.income = 60, .claim = 20}),
             {"an income that the supply lacks", "a choice that the supply lacks",
              "a claim for whose icons the supply lacks cubes"});
}

TEST(comuni_plain, random_games_with_small_decks_follow_the_rulebook) {
  Edition edition = standard();
  for (int card = edition.deck_first[1]; card < kMostKinds; ++card) {
    Kind& kind = edition.kinds[card];
    if (card >= edition.deck_first[kind.deck] + 2) kind.copies = {};
  }
  expect_met(play_many(edition, 200, {.claim = 5}),
             {"a second invasion in one refill", "the refill goes on after an invasion"});
}

TEST(comuni_plain, random_games_of_misers_follow_the_rulebook) {
  expect_met(play_many(standard(), 24, {.income = 98, .claim = 0}),
             {"an income that the supply lacks", "nobody claims for too long"});
}

}  // namespace
}  // namespace pentarch::comuni::tests
