// Splendor: guesses are distributed exactly as the cards could lie. On an edition of a few cards
// all ways to deal them are written down; every physical card is equally likely in every place.
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <functional>
#include <map>
#include <numeric>

#include "games/splendor/splendor.hpp"
#include "games/splendor/tests/tiny_edition.hpp"

namespace pentarch::splendor {
namespace {

// ---- Positions, reached by playing ------------------------------------------------------------

class Table {
 public:
  Table(const Edition& edition, int seats) : edition_(edition), chance_(1) {
    const Setup setup{.seats = static_cast<std::uint8_t>(seats), .options = {}};
    state_ = start(edition_, setup, chance_, silence_);
  }
  Table& reserve_from_deck(int level) { return play(ReserveTop::at(level - 1)); }
  Table& reserve_face_up(int place) { return play(Reserve::at(place)); }

  const State& state() const { return state_; }

 private:
  Table& play(int action) {
    Steps steps;
    Splendor::legal(edition_, state_, state_.turn, steps);
    EXPECT_TRUE(steps.contains(Splendor::step_of(action))) << action;
    apply(edition_, state_, state_.turn, Splendor::step_of(action), chance_, silence_);
    EXPECT_EQ(audit(edition_, state_), nullptr);
    return *this;
  }

  const Edition& edition_;
  FastChance chance_;
  Silence silence_;
  State state_;
};

// ---- Exact probabilities ---------------------------------------------------------------------

struct Fraction {
  std::int64_t top = 0;
  std::int64_t bottom = 1;

  Fraction operator+(Fraction other) const {
    return reduced(top * other.bottom + other.top * bottom, bottom * other.bottom);
  }
  Fraction over(int n) const { return reduced(top, bottom * n); }
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

// A place in a hand that holds a card which the viewer has not located.
struct Place {
  int seat;
  int level;
};

std::vector<Place> hidden_places(const State& mask) {
  std::vector<Place> places;
  for (int seat = 0; seat < mask.seats; ++seat) {
    for (const CardId card : mask.players[seat].reserved) {
      if (card >= kUnknown && card != kNoCard) places.push_back({seat, card - kUnknown});
    }
  }
  return places;
}

// The state in which the hidden places hold these cards. Written without the rules of hands: a
// hand is the sorted list of its cards.
State dealt(State state, const Edition& edition, const std::vector<Place>& places,
            const std::vector<int>& cards) {
  for (int seat = 0; seat < state.seats; ++seat) {
    Player& player = state.players[seat];
    std::vector<std::pair<int, bool>> hand;  // card, covered
    for (int place = 0; place < kHand; ++place) {
      if (player.reserved[place] >= kUnknown) continue;
      hand.emplace_back(player.reserved[place], (player.covered >> place & 1) != 0);
    }
    for (std::size_t i = 0; i < places.size(); ++i) {
      if (places[i].seat != seat) continue;
      hand.emplace_back(edition.deck_first[places[i].level] + cards[i], true);
      state.unseen[places[i].level] &= ~bit(cards[i]);
    }
    std::sort(hand.begin(), hand.end());
    player.reserved = {kNoCard, kNoCard, kNoCard};
    player.covered = 0;
    for (std::size_t i = 0; i < hand.size(); ++i) {
      player.reserved[i] = static_cast<CardId>(hand[i].first);
      if (hand[i].second) player.covered |= static_cast<std::uint8_t>(1u << i);
    }
  }
  return state;
}

// Every way to put unlocated cards of the right level into the hidden places, each physical card
// into each place: all equally likely.
Distribution all_deals(const Edition& edition, const State& mask) {
  const std::vector<Place> places = hidden_places(mask);
  std::map<Bytes, int> ways;
  int total = 0;
  std::vector<int> cards;
  std::array<std::uint64_t, kLevels> left = mask.unseen;
  const std::function<void()> deal = [&] {
    if (cards.size() == places.size()) {
      ++ways[bytes_of(dealt(mask, edition, places, cards))];
      ++total;
      return;
    }
    const int level = places[cards.size()].level;
    for_each_bit(left[level], [&](int card) {
      left[level] &= ~bit(card);
      cards.push_back(card);
      deal();
      cards.pop_back();
      left[level] |= bit(card);
    });
  };
  deal();
  Distribution distribution;
  for (const auto& [state, count] : ways) distribution[state] = Fraction::reduced(count, total);
  return distribution;
}

// Every script that `guess` can be given, with its exact probability.
void enumerate_guesses(const Edition& edition, const State& mask, Seat viewer,
                       std::vector<Outcome>& script, Fraction probability, Distribution& result) {
  ScriptedChance chance(script);
  const State state = guess(edition, mask, viewer, chance);
  if (!chance.failed()) {
    ASSERT_EQ(chance.used(), script.size());
    Fraction& sum = result[bytes_of(state)];
    sum = sum + probability;
    return;
  }
  ASSERT_EQ(chance.failure(), ScriptedChance::Failure::kMissing);
  const std::span<const std::uint64_t> options(chance.wanted().options);
  const Pile pile = chance.wanted().pile;
  const Fraction each = probability.over(total(options));
  for_each_bit(options[0], [&](int index) {
    script.push_back({pile, static_cast<std::int16_t>(index)});
    enumerate_guesses(edition, mask, viewer, script, each, result);
    script.pop_back();
  });
}

Distribution exact_guesses(const Edition& edition, const State& mask, Seat viewer) {
  std::vector<Outcome> script;
  Distribution result;
  enumerate_guesses(edition, mask, viewer, script, {1, 1}, result);
  return result;
}

void expect_exact(const Edition& edition, const State& state, std::size_t deals) {
  for (const Seat viewer : {Seat{0}, kNobody}) {
    const State mask = splendor::mask(edition, state, viewer);
    const Distribution should = all_deals(edition, mask);
    EXPECT_TRUE(should.contains(bytes_of(state))) << "the truth is possible";
    EXPECT_TRUE(exact_guesses(edition, mask, viewer) == should) << int{viewer};
    if (viewer == 0) {
      EXPECT_EQ(should.size(), deals) << "seen by seat 0";
    }
  }
}

// ---- The positions ---------------------------------------------------------------------------

// Level 1 has 8 cards, 4 of them face up. Seat 1 holds two of the others and seat 2 one; one card
// is left in the deck.
State two_covered_hands(const Edition& edition) {
  return Table(edition, 3)
      .reserve_face_up(4)  // seat 0 takes a card of level 2 out of the way
      .reserve_from_deck(1)
      .reserve_from_deck(1)
      .reserve_face_up(5)
      .reserve_from_deck(1)
      .state();
}

TEST(Guess, DealsEveryCardWithTheSameChance) {
  const Edition edition = tiny_edition({8, 8, 4});
  const State state = two_covered_hands(edition);
  ASSERT_EQ(state.deck[0], 1);
  expect_exact(edition, state, 12);  // 4 * 3 / 2 hands of seat 1, 2 cards left for seat 2
}

TEST(Guess, DealsWhatIsLeftWhereTheDeckHasRunOut) {
  const Edition edition = tiny_edition({7, 8, 4});
  const State state = two_covered_hands(edition);
  ASSERT_EQ(state.deck[0], 0);
  expect_exact(edition, state, 3);
}

// Levels don't mix; what was reserved face up, and what seat 0 covered itself, is no guess.
TEST(Guess, KeepsWhatTheSeatKnows) {
  const Edition edition = tiny_edition({9, 8, 6});
  const State state = Table(edition, 3)
                          .reserve_from_deck(1)  // seat 0 knows this one
                          .reserve_from_deck(1)
                          .reserve_from_deck(2)
                          .reserve_face_up(8)
                          .reserve_from_deck(3)
                          .reserve_face_up(0)
                          .reserve_face_up(9)
                          .reserve_face_up(1)
                          .reserve_from_deck(1)
                          .state();
  ASSERT_EQ(state.deck[0], 0);
  ASSERT_EQ(state.deck[2], 0) << "the card of level 3 in hand 1 has no other place";
  expect_exact(edition, state, 2 * 4 * 1);
}

TEST(Guess, IsTheTruthWhereNothingIsHidden) {
  const Edition edition = tiny_edition({8, 8, 8});
  expect_exact(edition, Table(edition, 2).reserve_face_up(3).state(), 1);
}

// The same with a real generator, as bots use it.
TEST(Guess, FrequenciesFollowTheExactDistribution) {
  constexpr int kGuesses = 60'000;
  const Edition edition = tiny_edition({8, 8, 4});
  const State mask = splendor::mask(edition, two_covered_hands(edition), 0);
  const Distribution should = all_deals(edition, mask);
  std::map<Bytes, int> counts;
  for (int seed = 0; seed < kGuesses; ++seed) {
    FastChance chance(static_cast<std::uint64_t>(seed));
    ++counts[bytes_of(guess(edition, mask, 0, chance))];
  }
  ASSERT_EQ(counts.size(), should.size());
  double chi_square = 0;
  for (const auto& [state, fraction] : should) {
    const double expected = kGuesses * static_cast<double>(fraction.top) / fraction.bottom;
    chi_square += (counts[state] - expected) * (counts[state] - expected) / expected;
  }
  EXPECT_LT(chi_square, 40);  // 11 degrees of freedom: once in 30 000 times
}

}  // namespace
}  // namespace pentarch::splendor
