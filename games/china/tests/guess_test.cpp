// China: guesses are distributed exactly as the cards could lie. On an edition of a few cards all
// ways to deal them are written down, each physical card of its own; every card that a seat has not
// located is equally likely in every place where it can be. Where it can be, the test remembers
// itself: it follows each card from the deal on.
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <functional>
#include <map>
#include <numeric>
#include <vector>

#include "games/china/china.hpp"
#include "games/china/tests/tiny_edition.hpp"

namespace pentarch::china {
namespace {

// ---- Positions, reached by playing, with a memory of where every covered card came from -------

// A hand as somebody remembers it who has watched every card: from the display, or covered and
// drawn before or after the shuffle.
struct Remembered {
  std::array<int, kColours> open{};
  std::array<int, kColours> before{};
  std::array<int, kColours> after{};
};

class Table {
 public:
  Table(const Edition& edition, int seats, std::uint64_t key) : edition_(edition), chance_(key) {
    const pentarch::Setup setup{.seats = static_cast<std::uint8_t>(seats), .options = {}};
    Silence silence;
    state_ = start(edition_, setup, chance_, silence);
    hands_.resize(static_cast<std::size_t>(seats));
    for (int seat = 0; seat < seats; ++seat) {
      for (int colour = 0; colour < kColours; ++colour) {
        hands_[static_cast<std::size_t>(seat)].before[colour] = state_.players[seat].hand[colour];
      }
    }
  }

  // The seat on turn exchanges a card of its most common colour for one from the display or pile.
  Table& exchange(bool from_display) {
    int most = 0;
    for (int colour = 1; colour < kColours; ++colour) {
      if (hand()[colour] > hand()[most]) most = colour;
    }
    Remembered& own = hands_[state_.turn];
    for (auto* kind : {&own.open, &own.before, &own.after}) {  // the best known goes first
      if ((*kind)[most] == 0) continue;
      --(*kind)[most];
      break;
    }
    play(Exchange::at(most));
    const bool shuffled = state_.used_up > 0;
    const Seat seat = state_.turn;
    const Cards before = hand();
    if (from_display) {
      const int colour = lowest_bit(state_.display.colours());
      play(Take::at(colour));
      ++hands_[seat].open[colour];
      return *this;
    }
    play(TakeTop::kFirst);
    for (int colour = 0; colour < kColours; ++colour) {
      if (state_.players[seat].hand[colour] == before[colour]) continue;
      ++(shuffled ? hands_[seat].after : hands_[seat].before)[colour];
    }
    return *this;
  }
  Table& exchange_until(int used_up, const std::vector<bool>& from_display) {
    for (std::size_t i = 0; state_.used_up < used_up; ++i) {
      exchange(from_display[i % from_display.size()]);
    }
    return *this;
  }

  const State& state() const { return state_; }
  const std::vector<Remembered>& hands() const { return hands_; }
  const Edition& edition() const { return edition_; }

 private:
  Cards hand() const { return state_.players[state_.turn].hand; }
  void play(int action) {
    Steps steps;
    Silence silence;
    China::legal(edition_, state_, state_.turn, steps);
    ASSERT_TRUE(steps.contains(China::step_of(action))) << action;
    apply(edition_, state_, state_.turn, China::step_of(action), chance_, silence);
    ASSERT_STREQ(audit(edition_, state_), nullptr);
  }

  const Edition& edition_;
  FastChance chance_;
  State state_;
  std::vector<Remembered> hands_;
};

// ---- Exact probabilities ---------------------------------------------------------------------

struct Fraction {
  std::int64_t top = 0;
  std::int64_t bottom = 1;

  Fraction operator+(Fraction other) const {
    return reduced(top * other.bottom + other.top * bottom, bottom * other.bottom);
  }
  Fraction times(int a, int b) const { return reduced(top * a, bottom * b); }
  bool operator==(const Fraction&) const = default;

  static Fraction reduced(std::int64_t top, std::int64_t bottom) {
    const std::int64_t common = std::gcd(top, bottom);
    return {top / common, bottom / common};
  }
};

// The hands that a table may have: for each seat all cards, in letters of a number a colour.
using Hands = std::vector<std::array<int, kColours>>;
using Distribution = std::map<Hands, Fraction>;

Hands hands_of(const State& state) {
  Hands hands;
  for (int seat = 0; seat < state.seats; ++seat) {
    hands.emplace_back();
    for (int colour = 0; colour < kColours; ++colour) {
      hands.back()[colour] = state.players[seat].hand[colour];
    }
  }
  return hands;
}

// Every way to deal the cards that the viewer has not located. The cards lie in two heaps: those
// that were shuffled into the second pile, and those that were drawn before and so are in hands.
Distribution all_deals(const Table& table, Seat viewer) {
  const State& state = table.state();
  // What is not located, card by card: the covered cards of others, and the pile.
  std::vector<int> before;
  std::vector<int> after;
  const auto add = [](std::vector<int>& heap, const std::array<int, kColours>& some) {
    for (int colour = 0; colour < kColours; ++colour) {
      for (int i = 0; i < some[colour]; ++i) heap.push_back(colour);
    }
  };
  struct Place {
    int seat;
    bool late;
  };
  std::vector<Place> places;
  Hands known;
  for (int seat = 0; seat < state.seats; ++seat) {
    const Remembered& hand = table.hands()[static_cast<std::size_t>(seat)];
    if (seat == viewer) {
      known.push_back(hands_of(state)[static_cast<std::size_t>(seat)]);
      continue;
    }
    known.push_back(hand.open);
    add(before, hand.before);
    add(after, hand.after);
    for (const int count : hand.before) places.insert(places.end(), count, Place{seat, false});
    for (const int count : hand.after) places.insert(places.end(), count, Place{seat, true});
  }
  // The pile is what the deck has beyond hands, display and discards.
  std::array<int, kColours> pile{};
  for (int colour = 0; colour < kColours; ++colour) {
    pile[colour] = table.edition().cards[colour] - state.display[colour] - state.discards[colour];
    for (const auto& hand : hands_of(state)) pile[colour] -= hand[colour];
  }
  add(state.used_up == 0 ? before : after, pile);
  // Deal: each physical card into each place.
  std::map<Hands, std::int64_t> ways;
  std::int64_t total = 0;
  Hands hands = known;
  std::vector<bool> used_before(before.size());
  std::vector<bool> used_after(after.size());
  const std::function<void(std::size_t)> deal = [&](std::size_t place) {
    if (place == places.size()) {
      ++ways[hands];
      ++total;
      return;
    }
    const bool late = places[place].late;
    const std::vector<int>& heap = late ? after : before;
    std::vector<bool>& used = late ? used_after : used_before;
    for (std::size_t card = 0; card < heap.size(); ++card) {
      if (used[card]) continue;
      int& count = hands[static_cast<std::size_t>(places[place].seat)][heap[card]];
      used[card] = true;
      ++count;
      deal(place + 1);
      --count;
      used[card] = false;
    }
  };
  deal(0);
  Distribution distribution;
  for (const auto& [dealt, count] : ways) distribution[dealt] = Fraction::reduced(count, total);
  return distribution;
}

// Plays a script, and where that has run out notes how many cards of each kind there were.
class WeighingChance {
 public:
  explicit WeighingChance(const std::vector<int>& script) : script_(script) {}

  int draw_kind(Pile, std::span<const std::uint8_t> counts) {
    if (used_ < script_.size()) return script_[used_++];
    if (wanted_.empty()) wanted_.assign(counts.begin(), counts.end());
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
      if (counts[kind] != 0) return static_cast<int>(kind);
    }
    ADD_FAILURE() << "nothing is left to draw";
    return 0;
  }
  const std::vector<int>& wanted() const { return wanted_; }

 private:
  const std::vector<int>& script_;
  std::size_t used_ = 0;
  std::vector<int> wanted_;
};

void enumerate_guesses(const Edition& edition, const State& mask, Seat viewer,
                       std::vector<int>& script, Fraction probability, Distribution& result) {
  WeighingChance chance(script);
  const State state = guess(edition, mask, viewer, chance);
  if (chance.wanted().empty()) {
    ASSERT_STREQ(audit(edition, state), nullptr);
    const State again = china::mask(edition, state, viewer);
    ASSERT_EQ(std::memcmp(&again, &mask, sizeof(State)), 0) << "the guess has another mask";
    Fraction& sum = result[hands_of(state)];
    sum = sum + probability;
    return;
  }
  const std::vector<int> counts = chance.wanted();
  const int all = std::accumulate(counts.begin(), counts.end(), 0);
  for (std::size_t kind = 0; kind < counts.size(); ++kind) {
    if (counts[kind] == 0) continue;
    script.push_back(static_cast<int>(kind));
    enumerate_guesses(edition, mask, viewer, script, probability.times(counts[kind], all), result);
    script.pop_back();
  }
}

void expect_exact(const Table& table) {
  for (const Seat viewer : {Seat{0}, Seat{1}, Seat{2}, kNobody}) {
    const State mask = china::mask(table.edition(), table.state(), viewer);
    const Distribution should = all_deals(table, viewer);
    EXPECT_TRUE(should.contains(hands_of(table.state()))) << "the truth is possible";
    Distribution guessed;
    std::vector<int> script;
    enumerate_guesses(table.edition(), mask, viewer, script, {1, 1}, guessed);
    EXPECT_TRUE(guessed == should) << "seen by seat " << int{viewer} << ": " << guessed.size()
                                   << " deals instead of " << should.size();
  }
}

int covered_cards(const State& state, Seat viewer, Origin origin) {
  const State mask = china::mask(Edition{}, state, viewer);
  int sum = 0;
  for (const Player& player : mask.players) sum += player.hidden[origin];
  return sum;
}

// ---- The positions ---------------------------------------------------------------------------

// Three seats, nine cards in hands, two in the display, seven in the pile.
constexpr Edition kEighteen = tiny_edition({6, 4, 3, 3, 2});

TEST(china_guess, before_the_shuffle_any_card_of_the_pile_may_be_in_a_hand) {
  Table table(kEighteen, 3, 1);
  table.exchange(true).exchange(true).exchange(true);
  ASSERT_EQ(table.state().used_up, 0);
  ASSERT_EQ(covered_cards(table.state(), kNobody, kLate), 0);
  expect_exact(table);
}

TEST(china_guess, after_the_shuffle_early_places_get_early_cards_alone) {
  for (std::uint64_t key = 1; key < 6; ++key) {
    Table table(kEighteen, 3, key);
    table.exchange_until(1, {true, true, false}).exchange(false).exchange(true);
    ASSERT_EQ(table.state().used_up, 1);
    ASSERT_GT(table.state().pile, 0);
    ASSERT_GT(covered_cards(table.state(), kNobody, kEarly), 0);
    ASSERT_GT(covered_cards(table.state(), kNobody, kLate), 0);
    expect_exact(table);
  }
}

TEST(china_guess, after_the_second_end_what_is_not_located_is_all_in_hands) {
  for (std::uint64_t key = 1; key < 6; ++key) {
    Table table(kEighteen, 3, key);
    table.exchange_until(2, {true, false, true, true});
    ASSERT_EQ(table.state().pile, 0);
    expect_exact(table);
  }
}

// The same with a real generator, as bots use it.
TEST(china_guess, frequencies_follow_the_exact_distribution) {
  constexpr int kGuesses = 60'000;
  Table table(kEighteen, 3, 3);
  table.exchange_until(1, {true, false}).exchange(false).exchange(false);
  const State mask = china::mask(kEighteen, table.state(), 0);
  const Distribution should = all_deals(table, 0);
  std::map<Hands, int> counts;
  for (int seed = 0; seed < kGuesses; ++seed) {
    FastChance chance(static_cast<std::uint64_t>(seed));
    ++counts[hands_of(guess(kEighteen, mask, 0, chance))];
  }
  double chi_square = 0;
  for (const auto& [hands, fraction] : should) {
    const double expected = kGuesses * static_cast<double>(fraction.top) / fraction.bottom;
    chi_square += (counts[hands] - expected) * (counts[hands] - expected) / expected;
  }
  EXPECT_EQ(counts.size(), should.size());
  const double degrees = static_cast<double>(should.size()) - 1;
  EXPECT_LT(chi_square, degrees + 5 * std::sqrt(2 * degrees) + 10);
}

// ---- What a person is shown ------------------------------------------------------------------

TEST(china_guess, from_what_is_shown_any_card_that_is_not_located_may_be_in_any_hand) {
  Table table(kEighteen, 3, 4);
  table.exchange_until(1, {true, false}).exchange(false);
  const State shown = china::shown(kEighteen, china::mask(kEighteen, table.state(), 0), 0);
  const Cards heap = shown.unlocated[kUntold];
  for (std::uint64_t key = 0; key < 200; ++key) {
    FastChance chance(key);
    const State state = guess(kEighteen, shown, 0, chance);
    ASSERT_STREQ(audit(kEighteen, state), nullptr);
    const State again = china::shown(kEighteen, china::mask(kEighteen, state, 0), 0);
    EXPECT_EQ(std::memcmp(&again, &shown, sizeof(State)), 0);
    Cards dealt;
    for (int seat = 1; seat < 3; ++seat) dealt += state.players[seat].hand;
    EXPECT_TRUE(heap.covers(dealt));
  }
}

}  // namespace
}  // namespace pentarch::china
