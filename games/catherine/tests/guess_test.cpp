// Catherine: guesses are distributed exactly as the cards could lie, also across reshuffles. On an
// edition of a few cards whose pile runs out, all ways to deal them are written down: a covered
// card that was drawn from a shuffle is equally likely any card of that shuffle which the viewer
// has not located. From which shuffle a card came is followed here by watching the game, not by
// asking the state.
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <map>
#include <set>

#include "games/catherine/catherine.hpp"
#include "games/catherine/tests/tiny_edition.hpp"

namespace pentarch::catherine {
namespace {

using Bytes = std::array<unsigned char, sizeof(State)>;
using Distribution = std::map<Bytes, double>;

Bytes bytes_of(const State& state) {
  return std::bit_cast<Bytes>(state);
}

// A game that takes notes: which shuffle each card was last part of.
class Watched {
 public:
  Watched(const Edition& edition, int seats, std::uint64_t seed)
      : edition_(edition), chance_(seed) {
    state_ = start(edition_, Setup{.seats = static_cast<std::uint8_t>(seats), .options = {}},
                   chance_, *this);
  }

  bool over() const { return deciders(state_).empty(); }
  const State& state() const { return state_; }
  int shuffle_of(int card) const { return shuffle_of_[card]; }
  int shuffles() const { return shuffles_; }

  void step() {
    const Seat seat = deciders(state_).lowest();
    const Step step = Catherine::random_step(edition_, state_, seat, chance_).step;
    apply(edition_, state_, seat, step, chance_, *this);
    ASSERT_STREQ(audit(edition_, state_), nullptr);
  }

  // When a shuffle is told, its cards are the pile.
  void operator()(const Event& event) {
    if (event.kind != kReshuffled) return;
    ++shuffles_;
    state_.pile.for_each([&](int card) { shuffle_of_[card] = shuffles_; });
  }

 private:
  const Edition& edition_;
  FastChance chance_;
  State state_;
  std::array<int, kMostCards> shuffle_of_{};
  int shuffles_ = 0;
};

// A covered card: whose it is, and from which shuffle.
struct Place {
  Seat seat;
  int shuffle;
};

struct Hidden {
  std::vector<Place> places;
  std::map<int, std::vector<int>> cards;  // not located by the viewer, by shuffle
  double ways = 1;
};

Hidden hidden_from(const Watched& game, Seat viewer) {
  const State& state = game.state();
  Hidden hidden;
  const auto add = [&](int card) { hidden.cards[game.shuffle_of(card)].push_back(card); };
  state.pile.for_each(add);
  for (int seat = 0; seat < state.seats; ++seat) {
    if (seat == viewer) continue;
    state.players[seat].hand.for_each([&](int card) {
      add(card);
      hidden.places.push_back({static_cast<Seat>(seat), game.shuffle_of(card)});
    });
  }
  std::map<int, int> left;
  for (const auto& [shuffle, cards] : hidden.cards) left[shuffle] = static_cast<int>(cards.size());
  for (const Place& place : hidden.places) hidden.ways *= left[place.shuffle]--;
  return hidden;
}

// Every way to put the cards into the places: all equally likely. The true state is the frame; all
// that a mask hides is set anew.
Distribution all_deals(const State& truth, Seat viewer, const Hidden& hidden) {
  Distribution distribution;
  State state = truth;
  for (int seat = 0; seat < state.seats; ++seat) {
    if (seat == viewer) continue;
    state.pile |= state.players[seat].hand;
    state.players[seat].hand = {};
    state.players[seat].pending = {};
    state.answered &= static_cast<std::uint8_t>(~(1u << seat));
  }
  CardSet old = truth.ages.older();
  state.pile -= old;
  std::map<int, std::vector<int>> left = hidden.cards;
  const std::function<void(std::size_t)> deal = [&](std::size_t at) {
    if (at == hidden.places.size()) {
      distribution[bytes_of(state)] += 1 / hidden.ways;
      return;
    }
    const Place place = hidden.places[at];
    std::vector<int>& cards = left[place.shuffle];
    for (std::size_t i = 0; i < cards.size(); ++i) {
      const int card = cards[i];
      const bool in_pile = state.pile.has(card);
      cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(i));
      state.pile.remove(card);
      state.players[place.seat].hand.add(card);
      deal(at + 1);
      state.players[place.seat].hand.remove(card);
      if (in_pile) state.pile.add(card);
      cards.insert(cards.begin() + static_cast<std::ptrdiff_t>(i), card);
    }
  };
  deal(0);
  return distribution;
}

// Every outcome of every draw of a guess, with its probability.
void all_guesses(const State& mask, std::vector<Outcome>& script, double chance_of,
                 Distribution& distribution) {
  ScriptedChance chance(script);
  const State state = guess(Edition{}, mask, kNobody, chance);
  if (!chance.failed()) {
    distribution[bytes_of(state)] += chance_of;
    return;
  }
  const auto& options = chance.wanted().options;
  int count = 0;
  for (const std::uint64_t word : options) count += popcount(word);
  for (int word = 0; word < 4; ++word) {
    for_each_bit(options[word], [&](int index) {
      script.push_back({kCardPile, static_cast<std::int16_t>(64 * word + index)});
      all_guesses(mask, script, chance_of / count, distribution);
      script.pop_back();
    });
  }
}

void expect_same(const Distribution& is, const Distribution& should) {
  ASSERT_EQ(is.size(), should.size());
  for (const auto& [state, probability] : should) {
    const auto found = is.find(state);
    ASSERT_NE(found, is.end());
    ASSERT_NEAR(found->second, probability, 1e-12);
  }
}

constexpr double kMostWays = 20'000;

// Over many games on an edition of so many cards: every moment that can be counted out.
void expect_exact(int seats, int cards, int wanted) {
  const Edition edition = tiny_edition(cards);
  int fresh = 0;       // moments without a reshuffle
  int reshuffled = 0;  // moments with cards of an older shuffle in a covered hand
  int mixed = 0;       // and with cards of several shuffles
  for (std::uint64_t seed = 0; seed < 400 && mixed < wanted; ++seed) {
    Watched game(edition, seats, seed);
    while (!game.over() && !::testing::Test::HasFailure()) {
      game.step();
      const Hidden hidden = hidden_from(game, 0);
      if (hidden.ways > kMostWays || hidden.places.size() < 2 || seed % 7 != 0) continue;
      std::set<int> from;
      for (const Place& place : hidden.places) from.insert(place.shuffle);
      const bool older = *from.begin() < game.shuffles();
      if (!older && fresh > 5) continue;
      fresh += !older;
      reshuffled += older;
      mixed += from.size() > 1;
      Distribution guesses;
      std::vector<Outcome> script;
      all_guesses(mask(edition, game.state(), 0), script, 1, guesses);
      expect_same(guesses, all_deals(game.state(), 0, hidden));
    }
  }
  EXPECT_GT(reshuffled, 0);
  EXPECT_GE(mixed, wanted);
}

TEST(catherine_guess, is_exact_across_reshuffles_with_two_seats) {
  expect_exact(2, 18, 10);
}

TEST(catherine_guess, is_exact_across_reshuffles_with_three_seats) {
  expect_exact(3, 27, 5);
}

// In long games, for every viewer: a guess deals into every hand as many cards of each shuffle as
// the hand really took from it.
TEST(catherine_guess, never_deals_a_card_of_another_shuffle) {
  const Edition edition = tiny_edition(27);
  FastChance chance(1);
  int most_shuffles = 0;
  int oldest = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Watched game(edition, 3, seed);
    while (!game.over()) {
      game.step();
      const State& truth = game.state();
      const auto tally = [&](const State& state, int seat) {
        std::map<int, int> of_shuffle;
        state.players[seat].hand.for_each([&](int card) { ++of_shuffle[game.shuffle_of(card)]; });
        return of_shuffle;
      };
      for (const Seat viewer : {Seat{0}, Seat{1}, Seat{2}, kNobody}) {
        const State guessed = guess(edition, mask(edition, truth, viewer), viewer, chance);
        for (int seat = 0; seat < 3; ++seat) ASSERT_EQ(tally(guessed, seat), tally(truth, seat));
      }
      most_shuffles = std::max(most_shuffles, game.shuffles());
      oldest = std::max(oldest, truth.ages.count());
    }
  }
  EXPECT_GE(most_shuffles, 2);
  EXPECT_GE(oldest, 2);
}

TEST(catherine_guess, is_the_truth_where_nothing_is_hidden) {
  const Edition edition = tiny_edition(22);
  Watched game(edition, 2, 5);
  for (int i = 0; i < 5; ++i) game.step();
  FastChance chance(1);
  EXPECT_EQ(bytes_of(guess(edition, game.state(), 0, chance)), bytes_of(game.state()));
}

// A hand keeps the numbers of its older shuffles without a gap, whichever card leaves it.
TEST(catherine_guess, shuffles_that_left_all_hands_are_forgotten) {
  Ages ages;
  ages.put(CardSet::only(3), 1);
  ages.put(CardSet::only(70), 2);
  ages.put(CardSet::only(71) | CardSet::only(5), 3);
  EXPECT_EQ(ages.count(), 3);
  EXPECT_TRUE(ages.of(3).has(71));
  ages.forget(CardSet::only(70));
  EXPECT_EQ(ages.count(), 2);
  EXPECT_EQ(ages.of(1), CardSet::only(3));
  EXPECT_FALSE(ages.older().has(70));
  EXPECT_EQ(ages.of(2), CardSet::only(71) | CardSet::only(5));
  ages.forget(CardSet::only(3) | CardSet::only(5) | CardSet::only(71));
  EXPECT_TRUE(ages.older().empty());
}

}  // namespace
}  // namespace pentarch::catherine
