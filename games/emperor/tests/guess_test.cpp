// Emperor's Choice: guesses are distributed exactly as the persons and tributes could lie, also
// across reshuffles. On an edition with a few persons whose pile runs out, all ways to deal them
// are written down; every physical card is equally likely in every place.
#include <functional>
#include <map>
#include <numeric>

#include "games/emperor/tests/builder.hpp"

namespace pentarch::emperor::tests {
namespace {

// ---- Exact probabilities ---------------------------------------------------------------------

struct Fraction {
  std::int64_t top = 0;
  std::int64_t bottom = 1;

  Fraction operator+(Fraction other) const {
    return reduced(top * other.bottom + other.top * bottom, bottom * other.bottom);
  }
  Fraction times(int n, int over) const { return reduced(top * n, bottom * over); }
  bool operator==(const Fraction&) const = default;

  static Fraction reduced(std::int64_t top, std::int64_t bottom) {
    const std::int64_t common = std::gcd(top, bottom);
    return {top / common, bottom / common};
  }
};

using Bytes = std::array<unsigned char, sizeof(State)>;
using Distribution = std::map<Bytes, Fraction>;

Bytes bytes_of(const State& state) {
  return std::bit_cast<Bytes>(state);
}

// Follows a script of kinds, and says what could have come where the script ends.
class WeighedChance {
 public:
  explicit WeighedChance(const std::vector<int>& script) : script_(script) {}

  int draw(Pile, std::uint64_t set) {
    std::vector<int> weights;
    for (int i = 0; i < 64; ++i) weights.push_back(static_cast<int>((set >> i) & 1u));
    return next(weights);
  }
  int draw(Pile pile, std::span<const std::uint64_t> words) { return draw(pile, words[0]); }
  int draw_kind(Pile, std::span<const std::uint8_t> counts) {
    return next({counts.begin(), counts.end()});
  }
  const std::vector<int>& wanted() const { return wanted_; }

 private:
  int next(const std::vector<int>& weights) {
    if (used_ < script_.size()) return script_[used_++];
    if (wanted_.empty()) wanted_ = weights;
    int kind = 0;
    while (weights[static_cast<std::size_t>(kind)] == 0) ++kind;
    return kind;
  }

  const std::vector<int>& script_;
  std::size_t used_ = 0;
  std::vector<int> wanted_;
};

void enumerate(const Edition& edition, const State& masked, Seat viewer, std::vector<int>& script,
               Fraction probability, Distribution& result) {
  WeighedChance chance(script);
  const State state = guess(edition, masked, viewer, chance);
  const std::vector<int> weights = chance.wanted();
  if (weights.empty()) {
    Fraction& sum = result[bytes_of(state)];
    sum = sum + probability;
    return;
  }
  const int all = std::accumulate(weights.begin(), weights.end(), 0);
  for (std::size_t kind = 0; kind < weights.size(); ++kind) {
    if (weights[kind] == 0) continue;
    script.push_back(static_cast<int>(kind));
    enumerate(edition, masked, viewer, script, probability.times(weights[kind], all), result);
    script.pop_back();
  }
}

Distribution exact_guesses(const Edition& edition, const State& masked, Seat viewer) {
  std::vector<int> script;
  Distribution result;
  enumerate(edition, masked, viewer, script, {1, 1}, result);
  return result;
}

// ---- A game of persons, watched by somebody who never forgets --------------------------------

// A few persons: three types in the pile, no starting ones.
Edition tiny_edition(std::array<int, 3> deck) {
  Edition edition = Table::edition();
  edition.persons = {};
  edition.type_count = 3;
  edition.bonus_person = 2;
  for (int type = 0; type < 3; ++type) {
    edition.persons[type].power = static_cast<std::uint8_t>(type + 1);
    edition.persons[type].in_deck = static_cast<std::uint8_t>(deck[type]);
  }
  edition.relatives = edition.marshals = edition.assassins = 0;
  edition.defenders = edition.acting = edition.lasting = 0;
  return edition;
}

// Cards are numbered; each has a type. The watcher notes which cards went into each shuffle, and
// which of them it has seen since.
class Watched {
 public:
  Watched(const Edition& edition, Seat viewer) : viewer_(viewer) {
    state_ = Table(3).state();
    state_.unlocated = {};
    for (int type = 0; type < edition.type_count; ++type) {
      for (int i = 0; i < edition.persons[type].in_deck; ++i) {
        state_.unlocated[0].add(type);
        ++unseen_.back()[static_cast<std::size_t>(type)];
      }
    }
    state_.pile = static_cast<std::uint8_t>(state_.unlocated[0].total());
  }

  Watched& draw(Seat seat) {
    const bool again = state_.pile == 0;
    if (again) {
      unseen_.emplace_back();
      for (int type = 0; type < 3; ++type) {
        unseen_.back()[static_cast<std::size_t>(type)] = state_.discards[type];
      }
    }
    const Player before = state_.players[seat];
    Silence silence;
    draw_person(state_, seat, chance_, silence);
    if (seat == viewer_) {
      const Persons fresh = hand_of(state_.players[seat]) - hand_of(before);
      --unseen_.back()[static_cast<std::size_t>(lowest_bit(fresh.types()))];
    } else {
      hidden_.emplace_back(seat, unseen_.size() - 1);
    }
    return *this;
  }
  // The seat shows its oldest covered person and discards it.
  Watched& discard_oldest(Seat seat) {
    Player& player = state_.players[seat];
    const int type = type_of(player.covered[0]);
    for (std::size_t i = 0; i < hidden_.size(); ++i) {
      if (hidden_[i].first != seat) continue;
      --unseen_[hidden_[i].second][static_cast<std::size_t>(type)];
      hidden_.erase(hidden_.begin() + static_cast<std::ptrdiff_t>(i));
      break;
    }
    uncover(player, type);
    player.open.remove(type);
    state_.discards.add(type);
    return *this;
  }

  // Every way to lay unseen cards into the hidden places, each card into each place, of the shuffle
  // that the place was filled from.
  Distribution all_deals() const {
    std::map<Bytes, int> ways;
    int total = 0;
    std::vector<std::array<int, 3>> left = unseen_;
    std::vector<int> dealt;
    const std::function<void(int)> deal = [&](int weight) {
      if (dealt.size() == hidden_.size()) {
        ways[bytes_of(with(dealt, left))] += weight;
        total += weight;
        return;
      }
      std::array<int, 3>& cards = left[hidden_[dealt.size()].second];
      for (int type = 0; type < 3; ++type) {
        const int count = cards[static_cast<std::size_t>(type)];
        if (count == 0) continue;
        --cards[static_cast<std::size_t>(type)];
        dealt.push_back(type);
        deal(weight * count);
        dealt.pop_back();
        ++cards[static_cast<std::size_t>(type)];
      }
    };
    deal(1);
    Distribution distribution;
    for (const auto& [state, count] : ways) distribution[state] = Fraction::reduced(count, total);
    return distribution;
  }

  const State& state() const { return state_; }
  std::size_t shuffles() const { return unseen_.size(); }

 private:
  // The state in which the hidden places hold these types: the pile is what is left of the last
  // shuffle, and nothing else is unlocated.
  State with(const std::vector<int>& dealt, const std::vector<std::array<int, 3>>& left) const {
    State state = state_;
    for (Seat seat = 0; seat < 3; ++seat) {
      if (seat == viewer_) continue;
      std::vector<Code> codes;
      for (std::size_t i = 0; i < hidden_.size(); ++i) {
        if (hidden_[i].first != seat) continue;
        codes.push_back(code_of(number_of(hidden_[i].second), dealt[i]));
      }
      std::sort(codes.begin(), codes.end());
      state.players[seat].covered.fill(kNoPerson);
      std::copy(codes.begin(), codes.end(), state.players[seat].covered.begin());
    }
    state.unlocated = {};
    for (int type = 0; type < 3; ++type) {
      for (int i = 0; i < left.back()[static_cast<std::size_t>(type)]; ++i) {
        state.unlocated[state.shuffle].add(type);
      }
    }
    return state;
  }
  // The number that the state has for a shuffle: those without covered persons at a reshuffle have
  // lost theirs.
  int number_of(std::size_t shuffle) const {
    return static_cast<int>(state_.shuffle) - static_cast<int>(unseen_.size() - 1 - shuffle);
  }

  Seat viewer_;
  FastChance chance_{7};
  State state_;
  std::vector<std::array<int, 3>> unseen_{{}};
  std::vector<std::pair<Seat, std::size_t>> hidden_;  // seat, shuffle
};

void expect_exact(const Edition& edition, const Watched& game) {
  const State masked = mask(edition, game.state(), 0);
  const Distribution should = game.all_deals();
  EXPECT_TRUE(should.contains(bytes_of(game.state()))) << "the truth is possible";
  EXPECT_TRUE(exact_guesses(edition, masked, 0) == should);
}

TEST(emperor, E29_guess_deals_every_person_with_the_same_chance) {
  const Edition edition = tiny_edition({3, 2, 1});
  Watched game(edition, 0);
  game.draw(1).draw(2).draw(1).draw(0);
  expect_exact(edition, game);
}

TEST(emperor, E29_guess_across_a_reshuffle) {
  const Edition edition = tiny_edition({3, 2, 1});
  Watched game(edition, 0);
  game.draw(1).draw(1).draw(2).draw(0).draw(0).draw(2);  // the pile is used up
  game.discard_oldest(0).discard_oldest(0).discard_oldest(1);
  game.draw(1).draw(2);
  ASSERT_EQ(game.shuffles(), 2u);
  expect_exact(edition, game);
}

TEST(emperor, E29_guess_across_three_shuffles) {
  const Edition edition = tiny_edition({3, 3, 2});
  Watched game(edition, 0);
  game.draw(1).draw(2).draw(1).draw(0).draw(0).draw(2).draw(1).draw(0);
  game.discard_oldest(0).discard_oldest(1).discard_oldest(0);
  game.draw(2).draw(1).draw(0);  // all of the second shuffle
  game.discard_oldest(2).discard_oldest(0);
  game.draw(1);
  ASSERT_EQ(game.shuffles(), 3u);
  expect_exact(edition, game);
}

TEST(emperor, E29_shuffles_that_nobody_holds_are_forgotten) {
  const Edition edition = tiny_edition({1, 1, 0});
  Watched game(edition, 0);
  for (int i = 0; i < 20; ++i) {
    game.draw(1).draw(2).discard_oldest(1).discard_oldest(2);
  }
  EXPECT_EQ(game.state().shuffle, 0);
}

// More shuffles at once than there are numbers: still sound, and mask and guess still agree.
TEST(emperor, E29_too_many_shuffles_are_merged) {
  const Edition edition = tiny_edition({12, 0, 0});
  Watched game(edition, 0);
  for (int i = 0; i < 12; ++i) game.draw(1);
  for (int i = 0; i < 10; ++i) game.discard_oldest(1).draw(2);
  EXPECT_LT(game.state().shuffle, kShuffles);
  const State masked = mask(edition, game.state(), 0);
  FastChance chance(1);
  const State guessed = guess(edition, masked, 0, chance);
  EXPECT_EQ(bytes_of(mask(edition, guessed, 0)), bytes_of(masked));
}

TEST(emperor, E29_guess_deals_tributes_and_bonus_tiles_exactly) {
  Table table(3);
  const unsigned held = 0b001011;
  State state = table.drafting(held).state();
  state.tributes = {2, 1, 1, 0, 0, 0};  // of a tiny pile
  state.tribute_pile = 2;
  state.players[2].tributes = {1, 0, 0, 0, 0, 0};
  state.players[1].tributes = {0, 1, 0, 0, 0, 0};
  --state.tributes[0];
  --state.tributes[1];
  const State masked = mask(Table::edition(), state, 0);
  const Distribution guesses = exact_guesses(Table::edition(), masked, 0);
  // Tiles: 6 * 5 * 4 / 6 = 20 sets. Tributes 2, 2, 3, 4: two of them in order, 2 2 (2 of 12 ways),
  // 2 3, 3 2, 2 4, 4 2 (2 each), 3 4, 4 3 (1 each).
  EXPECT_EQ(guesses.size(), 20u * 7u);
  Fraction sum{0, 1};
  for (const auto& [bytes, fraction] : guesses) {
    sum = sum + fraction;
    const State one = std::bit_cast<State>(bytes);
    const bool rare = one.players[1].tributes[0] == 0 && one.players[2].tributes[0] == 0;
    EXPECT_EQ(fraction, Fraction::reduced(rare ? 1 : 2, 12 * 20));
  }
  EXPECT_EQ(sum, (Fraction{1, 1}));
}

}  // namespace
}  // namespace pentarch::emperor::tests
