// Catherine: random games, played next to a table that follows the rulebook with lists and names.
// Both must ask the same seats, offer the same steps and come to the same table after each of them.
#include <gtest/gtest.h>

#include "games/catherine/catherine.hpp"
#include "games/catherine/edition.hpp"
#include "games/catherine/tests/builder.hpp"
#include "games/catherine/tests/plain_rules.hpp"

namespace pentarch::catherine::tests {
namespace {

// Draws at random and remembers out of what, and what came.
struct RecordingChance {
  FastChance chance;
  std::vector<PlainDraw> draws{};

  int draw(Pile pile, std::uint64_t set) {
    return draw(pile, std::span<const std::uint64_t>(&set, 1));
  }
  int draw(Pile pile, std::span<const std::uint64_t> words) {
    PlainDraw draw{.pile = pile, .from = {}, .drawn = chance.draw(pile, words)};
    for (std::size_t i = 0; i < words.size(); ++i) {
      for_each_bit(words[i],
                   [&](int index) { draw.from.insert(64 * static_cast<int>(i) + index); });
    }
    draws.push_back(draw);
    return draw.drawn;
  }
  int draw_kind(Pile pile, std::span<const std::uint8_t> counts) {
    return chance.draw_kind(pile, counts);
  }
};

std::set<int> listed(CardSet cards) {
  std::set<int> list;
  cards.for_each([&](int card) { list.insert(card); });
  return list;
}

std::set<int> listed(const std::vector<int>& cards) {
  return {cards.begin(), cards.end()};
}

std::set<int> legal_steps(const Edition& edition, const State& state, int seat) {
  Steps steps;
  Catherine::legal(edition, state, static_cast<Seat>(seat), steps);
  std::set<int> actions;
  for (const Step step : steps) actions.insert(step.action);
  EXPECT_EQ(static_cast<int>(actions.size()), steps.size()) << "a step is offered twice";
  return actions;
}

void compare_player(const PlainGame& plain, const PlainSeat& expected, const Player& player) {
  EXPECT_EQ(listed(player.hand), listed(expected.hand));
  EXPECT_EQ(player.hand_size, expected.hand.size());
  for (std::size_t column = 0; column < kColumns; ++column) {
    const bool laid = column < expected.row.size();
    EXPECT_EQ(player.row[column], laid ? expected.row[column] : int{kNoCard});
    const bool below = laid && expected.under[column] >= 0;
    EXPECT_EQ(player.under[column], below ? expected.under[column] : int{kNoCard});
  }
  std::set<int> houses;
  for_each_bit(player.houses, [&](int city) { houses.insert(city); });
  EXPECT_EQ(houses, listed(expected.houses));
  for (int symbol = 0; symbol < kSymbols; ++symbol) {
    EXPECT_EQ(player.owned[symbol], plain.owned(expected, kSymbolNames[symbol]));
  }
  EXPECT_EQ(player.active, expected.active);
  EXPECT_EQ(player.favour, expected.favour);
  EXPECT_EQ(player.jokers, expected.jokers);
  EXPECT_EQ(player.order, expected.order);
}

// Points by source, their sum, and the ranks: those with more points are ahead (K15).
void compare_standing(const Edition& edition, const PlainGame& plain, const State& state) {
  const Standing standing = Catherine::standing(edition, state);
  EXPECT_EQ(standing.finished, plain.phase() == Phase::kOver);
  std::vector<int> sums;
  for (std::size_t seat = 0; seat < state.seats; ++seat) {
    int sum = 0;
    for (std::size_t source = 0; source < kSources; ++source) {
      const int points = plain.players()[seat].points[source];
      EXPECT_EQ(standing.by_source[seat][source], points) << "source " << source;
      sum += points;
    }
    EXPECT_EQ(standing.points[seat], sum);
    sums.push_back(sum);
  }
  for (std::size_t seat = 0; seat < sums.size(); ++seat) {
    const auto ahead =
        std::count_if(sums.begin(), sums.end(), [&](int points) { return points > sums[seat]; });
    EXPECT_EQ(standing.rank[seat], ahead + 1);
  }
}

void compare(const Edition& edition, const PlainGame& plain, const State& state) {
  EXPECT_EQ(state.phase, plain.phase());
  EXPECT_EQ(state.decade, plain.decade());
  EXPECT_EQ(state.round, plain.round());
  EXPECT_EQ(listed(state.pile), plain.pile());
  EXPECT_EQ(state.pile_size, plain.pile().size());
  EXPECT_EQ(listed(state.discards), plain.discards());
  std::set<int> deciding;
  for (int seat = 0; seat < state.seats; ++seat) {
    SCOPED_TRACE("seat " + std::to_string(seat));
    if (Catherine::deciders(edition, state).has(static_cast<Seat>(seat))) deciding.insert(seat);
    EXPECT_EQ(Catherine::undeclared(state, static_cast<Seat>(seat)), plain.undeclared(seat));
    EXPECT_EQ(legal_steps(edition, state, seat), plain.legal(seat));
    compare_player(plain, plain.players()[static_cast<std::size_t>(seat)], state.players[seat]);
  }
  EXPECT_EQ(deciding, plain.deciders());
  compare_standing(edition, plain, state);
  const std::vector<std::set<int>> older = plain.older_shuffles();
  EXPECT_EQ(state.ages.count(), static_cast<int>(older.size()));
  for (std::size_t i = 0; i < older.size(); ++i) {
    EXPECT_EQ(listed(state.ages.of(static_cast<int>(i) + 1)), older[i]);
  }
}

// The components twice: as the rules have them, and in plain words.
struct Both {
  Edition edition;
  PlainEdition plain;
};

Both both(const Json& file) {
  const Result<NamedEdition> loaded = load_edition(file);
  EXPECT_TRUE(loaded) << loaded.message();
  return {.edition = loaded ? loaded->data : Edition{}, .plain = plain_edition(file)};
}

using Met = std::map<std::string, int>;

// `eager`: how often of eight a seat prefers to match colours and not to decline.
void play_beside(const Both& components, int seats, std::uint64_t key, int eager, Met& met) {
  RecordingChance chance{FastChance(key)};
  FastChance choices(key + 1'000'000);
  Silence silence;
  const pentarch::Setup setup{.seats = static_cast<std::uint8_t>(seats), .options = {}};
  State state = Catherine::start(components.edition, setup, chance, silence);
  PlainGame plain(components.plain, seats, chance.draws);
  compare(components.edition, plain, state);
  int plays = 0;
  while (!plain.deciders().empty() && !testing::Test::HasFailure()) {
    const std::set<int> deciding = plain.deciders();
    const int seat = *std::next(deciding.begin(), choices.below(static_cast<int>(deciding.size())));
    const std::set<int> legal = plain.legal(seat);
    const auto any = [&] {
      return *std::next(legal.begin(), choices.below(static_cast<int>(legal.size())));
    };
    int step = any();
    for (int i = 0; i < 8 && choices.below(8) < eager; ++i) {
      const bool idle = Activate::has(step) && !plain.matches(seat, step);
      if (!idle && !Decline::has(step)) break;
      step = any();
    }
    chance.draws.clear();
    plays += Activate::has(step);
    Catherine::apply(components.edition, state, static_cast<Seat>(seat), Catherine::step_of(step),
                     chance, silence);
    plain.play(seat, step, chance.draws);
    SCOPED_TRACE("game " + std::to_string(key) + ", seat " + std::to_string(seat) + ", step " +
                 std::to_string(step));
    compare(components.edition, plain, state);
    ASSERT_STREQ(Catherine::audit(components.edition, state), nullptr);
  }
  EXPECT_EQ(plays, 12 * seats);
  for (const auto& [name, times] : plain.met()) met[name] += times;
}

Met play_many(const Both& components, int games, int eager, int least, int most) {
  Met met;
  for (int game = 0; game < games && !testing::Test::HasFailure(); ++game) {
    const int seats = least + game % (most - least + 1);
    play_beside(components, seats, static_cast<std::uint64_t>(game), eager, met);
  }
  return met;
}

TEST(catherine_plain, random_games_follow_the_rulebook) {
  const Met met = play_many(both(standard_json()), 60, 0, 2, 4);
  EXPECT_GT(met.at("colours differ"), 200);
}

TEST(catherine_plain, random_games_that_run_their_cards_follow_the_rulebook) {
  Met met = play_many(both(standard_json()), 240, 7, 2, 4);
  const Names families{"market",     "ten-points",   "book-points",  "favour",      "book-draw",
                       "draw-two",   "goods-sets",   "region-house", "points-pay",  "points-good",
                       "house-draw", "house-points", "house-favour", "house-region"};
  for (const std::string& family : families) {
    EXPECT_GT(met[family + " without"], 0) << family;
    if (family == "market") continue;
    EXPECT_GT(met[family + " bonus"], 0) << family;
    EXPECT_GT(met[family + " refused"], 0) << family;
  }
  for (const char* family : {"market", "ten-points", "favour", "goods-sets", "region-house"}) {
    EXPECT_GT(met[std::string(family) + " impossible"], 0) << family;
  }
  for (const char* seldom : {"shuffled", "limited", "books tied", "books built", "joker",
                             "order of 4", "order of 5", "order of 6", "order of 7"}) {
    EXPECT_GT(met[seldom], 0) << seldom;
  }
}

TEST(catherine_plain, random_games_with_few_houses_follow_the_rulebook) {
  Json file = standard_json();
  file["houses"]["value"] = 2;
  Met met = play_many(both(file), 90, 7, 2, 4);
  EXPECT_GT(met["books without a piece"], 20);
  for (const char* family :
       {"region-house", "house-draw", "house-points", "house-favour", "house-region"}) {
    EXPECT_GT(met[std::string(family) + " impossible"], 5) << family;
  }
}

TEST(catherine_plain, random_games_on_a_short_track_follow_the_rulebook) {
  Json file = standard_json();
  Json& track = file["favour_track"]["value"];
  track.erase(track.begin() + 3, track.end());
  Met met = play_many(both(file), 90, 7, 2, 4);
  EXPECT_GT(met["overflow"], 100);
}

// Most cards show nothing: books and cannons tie at 0, and book cards can't be run.
TEST(catherine_plain, random_games_with_few_symbols_follow_the_rulebook) {
  Json file = standard_json();
  int index = 0;
  for (Json& card : file["cards"]["value"]) {
    if (card.contains("symbols") && ++index % 4 != 0) card["symbols"] = Json::array();
  }
  Met met = play_many(both(file), 90, 7, 2, 4);
  EXPECT_GT(met["books tied"], 20);
  EXPECT_GT(met["cannons tied at 0"], 20);
  EXPECT_GT(met["book-points impossible"], 0);
  EXPECT_GT(met["book-draw impossible"], 0);
}

// The cards in another order, so that the first of them are of all colours and families.
Both few_cards(int count) {
  Json file = standard_json();
  const Json cards = file["cards"]["value"];
  for (std::size_t i = 0; i < cards.size(); ++i) {
    file["cards"]["value"][i] = cards[i * 37 % cards.size()];
  }
  Both components = both(file);
  components.edition.card_count = static_cast<std::uint8_t>(count);
  components.plain.cards.resize(static_cast<std::size_t>(count));
  return components;
}

TEST(catherine_plain, random_games_with_few_cards_follow_the_rulebook) {
  EXPECT_GT(play_many(few_cards(46), 60, 6, 2, 2)["shuffled"], 60);
  EXPECT_GT(play_many(few_cards(68), 60, 6, 3, 3)["shuffled"], 60);
  EXPECT_GT(play_many(few_cards(90), 60, 6, 4, 4)["shuffled"], 60);
}

// K11: so few that pile and discards are empty at times, but everyone still has two cards to play.
TEST(catherine_plain, random_games_without_enough_cards_follow_the_rulebook) {
  EXPECT_GT(play_many(few_cards(30), 120, 6, 2, 2)["none left"], 0);
}

}  // namespace
}  // namespace pentarch::catherine::tests
