// China: random games, played next to a table that follows the rulebook step by step with lists and
// counters. Both must offer the same steps and come to the same table after each of them.
#include <gtest/gtest.h>

#include <numeric>

#include "games/china/tests/builder.hpp"

namespace pentarch::china::tests {
namespace {

// Draws at random and remembers what came.
struct RecordingChance {
  FastChance chance;
  std::vector<int> drawn{};

  int draw_kind(Pile pile, std::span<const std::uint8_t> counts) {
    drawn.push_back(chance.draw_kind(pile, counts));
    return drawn.back();
  }
};

using Count = std::array<int, kColours>;

int sum(const Count& count) {
  return std::accumulate(count.begin(), count.end(), 0);
}

Count counted(Cards some) {
  Count count{};
  for (int colour = 0; colour < kColours; ++colour) count[colour] = some[colour];
  return count;
}

// The cards and the course of the turn. Where pieces stand is read off the state that is checked;
// that it changes by the piece placed and by nothing else is checked as well.
class PlainTable {
 public:
  PlainTable(const Edition& edition, const State& state)
      : edition_(edition), pile_(state.pile), turn_(state.turn) {
    for (int seat = 0; seat < state.seats; ++seat) {
      hands_.push_back(counted(state.players[seat].hand));
      open_.push_back({});
      points_.push_back(0);
    }
    display_ = counted(state.display);
  }

  std::set<int> legal(const State& before) const {
    std::set<int> actions;
    if (over_) return actions;
    if (drawing_ > 0) {
      for (int colour = 0; colour < kColours; ++colour) {
        if (display_[colour] > 0) actions.insert(Take::at(colour));
      }
      if (pile_ > 0) actions.insert(TakeTop::kFirst);
      return actions;
    }
    actions = plain_placements(edition_, before, more_ ? realm_ : int{kNoRealm});
    if (more_) {
      actions.insert(Stop::kFirst);
      return actions;
    }
    for (int colour = 0; colour < kColours; ++colour) {
      if (hand()[colour] > 0) actions.insert(Exchange::at(colour));
    }
    if (sum(hand()) == 0) actions.insert(Pass::kFirst);
    return actions;
  }

  // Plays a step with the cards that came from the pile during it.
  void play(const State& before, const State& after, int action, const std::vector<int>& drawn) {
    drawn_ = drawn;
    const State expected = is_placement(action) ? with_piece(before, action) : before;
    for (int seat = 0; seat < before.seats; ++seat) {
      EXPECT_EQ(after.players[seat].houses, expected.players[seat].houses);
      EXPECT_EQ(after.players[seat].emissaries, expected.players[seat].emissaries);
      EXPECT_EQ(after.players[seat].left, expected.players[seat].left);
    }
    EXPECT_EQ(after.fortresses, expected.fortresses);
    if (is_placement(action)) {
      placed(before, after, action);
    } else if (Stop::has(action)) {
      more_ = false;
      refill();
    } else if (Exchange::has(action)) {
      discard(Exchange::operand(action), 1);
      drawing_ = 1;
    } else if (Take::has(action)) {
      --display_[Take::operand(action)];
      ++hand()[Take::operand(action)];
      ++open_[turn_][Take::operand(action)];
      --drawing_;
    } else if (TakeTop::has(action)) {
      ++hand()[next_card()];
      --drawing_;
    }
    if (!over_) go_on(after);
    EXPECT_TRUE(drawn_.empty()) << "more was drawn than the rules say";
  }

  void compare(const State& state) const {
    EXPECT_EQ(state.phase == Phase::kOver, over_);
    EXPECT_EQ(counted(state.display), display_);
    EXPECT_EQ(counted(state.discards), discards_);
    EXPECT_EQ(state.pile, pile_);
    if (!over_) {
      EXPECT_EQ(state.turn, turn_);
      EXPECT_EQ(state.draws, drawing_);
    }
    for (int seat = 0; seat < state.seats; ++seat) {
      EXPECT_EQ(counted(state.players[seat].hand), hands_[seat]);
      EXPECT_EQ(counted(state.players[seat].open), open_[seat]);
      EXPECT_EQ(total_points(state.players[seat]), points_[seat]);
    }
  }

 private:
  Count& hand() { return hands_[turn_]; }
  const Count& hand() const { return hands_[turn_]; }

  static State with_piece(State state, int action) {
    const auto [piece, place, colour] = placement_of(action);
    Player& player = state.players[state.turn];
    --player.left[piece];
    if (piece == kHouse) player.houses |= bit(place);
    if (piece == kFortress) state.fortresses |= bit(place);
    if (piece == kEmissary) player.emissaries += bit(4 * place);
    return state;
  }

  void discard(int colour, int count) {
    for (int i = 0; i < count; ++i) {
      --hand()[colour];
      ++discards_[colour];
      if (open_[turn_][colour] > 0) --open_[turn_][colour];
    }
  }

  void placed(const State& before, const State& after, int action) {
    const auto [piece, place, colour] = placement_of(action);
    realm_ = piece == kEmissary ? place : edition_.realm_of[place];
    if (placed_ == 0) was_empty_ = plain_is_empty(edition_, before, realm_);
    ++placed_;
    discard(colour, edition_.colour_of[realm_] == colour ? 1 : 2);
    if (!plain_is_full(edition_, before, realm_) && plain_is_full(edition_, after, realm_)) {
      score(plain_house_points(edition_, after, realm_));
    }
    bool anything = false;  // H11
    for (int seat = 0; seat < after.seats; ++seat) {
      anything = anything || !plain_targets(edition_, after, seat).empty();
    }
    if (!anything) return finish(after);
    const bool fits = !plain_targets(edition_, after, turn_, realm_).empty();
    more_ = placed_ == 1 && !was_empty_ && sum(hand()) > 0 && fits;
    if (!more_) refill();
  }

  void refill() { drawing_ = 3 - sum(hand()); }

  int next_card() {
    if (drawn_.empty()) {
      ADD_FAILURE() << "a card should have been drawn";
      return 0;
    }
    const int colour = drawn_.front();
    drawn_.erase(drawn_.begin());
    if (--pile_ > 0) return colour;
    if (++ended_ == 1) {
      pile_ = sum(discards_);
      discards_ = {};
    }
    return colour;
  }

  // After a step: the player still places, still draws, or is done.
  void go_on(const State& after) {
    if (more_) return;
    if (drawing_ > 0 && (sum(display_) > 0 || pile_ > 0)) return;
    drawing_ = placed_ = 0;
    while (sum(display_) < edition_.display && pile_ > 0) {
      // A card goes into the display before the pile is looked at: it is not shuffled.
      const int colour = next_card();
      ++display_[colour];
    }
    turn_ = static_cast<Seat>((turn_ + 1) % after.seats);
    if (turn_ == after.first && ended_ >= 2) finish(after);
  }

  void score(const std::vector<int>& points) {
    for (std::size_t seat = 0; seat < points.size(); ++seat) points_[seat] += points[seat];
  }

  void finish(const State& after) {
    over_ = true;
    for (int realm = 0; realm < kRealms; ++realm) {
      if (!plain_is_full(edition_, after, realm)) score(plain_house_points(edition_, after, realm));
    }
    score(plain_alliance_points(edition_, after));
    std::vector<int> roads;
    for (int seat = 0; seat < after.seats; ++seat) {
      roads.push_back(plain_road_points(edition_.roads[after.side], after.players[seat].houses,
                                        after.fortresses, edition_.shortest_chain));
    }
    score(roads);
  }

  const Edition& edition_;
  std::vector<Count> hands_;
  std::vector<Count> open_;
  std::vector<int> points_;
  Count display_{};
  Count discards_{};
  int pile_;
  int ended_ = 0;
  Seat turn_;
  int placed_ = 0;
  bool more_ = false;  // a second piece is possible
  int realm_ = kNoRealm;
  bool was_empty_ = false;
  int drawing_ = 0;
  bool over_ = false;
  std::vector<int> drawn_;
};

struct Met {
  int full = 0;
  int by_lack_of_places = 0;
  int shuffles = 0;
  int nothing_to_take = 0;
};

// `eager`: how often of eight the player prefers to place.
void play_beside(const Edition& edition, const pentarch::Setup& setup, std::uint64_t key, int eager,
                 Met& met) {
  RecordingChance chance{FastChance(key)};
  FastChance choices(key + 1'000'000);
  Silence silence;
  State state = China::start(edition, setup, chance, silence);
  PlainTable table(edition, state);
  table.compare(state);
  while (state.phase != Phase::kOver && !testing::Test::HasFailure()) {
    Steps steps;
    China::legal(edition, state, state.turn, steps);
    std::set<int> actions;
    for (const Step step : steps) actions.insert(step.action);
    ASSERT_EQ(actions, table.legal(state));
    Step chosen = steps[choices.below(steps.size())];
    for (int i = 0; i < 8 && choices.below(8) < eager && !is_placement(chosen.action); ++i) {
      chosen = steps[choices.below(steps.size())];
    }
    const State before = state;
    chance.drawn.clear();
    China::apply(edition, state, state.turn, chosen, chance, silence);
    table.play(before, state, chosen.action, chance.drawn);
    table.compare(state);
    ASSERT_STREQ(audit(edition, state), nullptr);
    met.shuffles += before.used_up == 0 && state.used_up == 1;
    met.nothing_to_take += before.display.empty() && before.pile == 0 &&
                           before.phase == Phase::kTurn && !is_placement(chosen.action);
  }
  for (int realm = 0; realm < kRealms; ++realm) met.full += plain_is_full(edition, state, realm);
  met.by_lack_of_places += state.used_up < 2;
}

Met play_many(const Edition& edition, int games, int eager) {
  Met met;
  for (int game = 0; game < games && !testing::Test::HasFailure(); ++game) {
    pentarch::Setup setup{.seats = static_cast<std::uint8_t>(3 + game % 3), .options = {}};
    setup.options[kOptionFirst] = static_cast<std::uint8_t>(game % setup.seats);
    setup.options[kOptionSide] = static_cast<std::uint8_t>(game / 2 % 2);
    setup.options[kOptionFortress] = static_cast<std::uint8_t>(game / 4 % 2);
    play_beside(edition, setup, static_cast<std::uint64_t>(game), eager, met);
  }
  return met;
}

TEST(china_plain, random_games_follow_the_rulebook) {
  EXPECT_GT(play_many(standard().data, 30, 0).shuffles, 20);
  const Met met = play_many(standard().data, 120, 7);
  EXPECT_GT(met.full, 30);
  EXPECT_EQ(met.shuffles, 120);
}

TEST(china_plain, random_games_with_few_pieces_follow_the_rulebook) {
  Edition edition = standard().data;
  edition.pieces = {4, 2, 3};
  const Met met = play_many(edition, 120, 7);
  EXPECT_GT(met.by_lack_of_places, 50);
}

TEST(china_plain, random_games_with_few_cards_follow_the_rulebook) {
  Edition edition = standard().data;
  edition.cards = {7, 6, 6, 6, 6};
  edition.display = 1;
  const Met met = play_many(edition, 300, 6);
  EXPECT_GT(met.shuffles, 100);
  EXPECT_GT(met.nothing_to_take, 5);
}

}  // namespace
}  // namespace pentarch::china::tests
