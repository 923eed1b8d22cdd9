// Emperor's Choice: a table of lists and counters that stands next to a real game. Before every
// decision the two are compared: what lies where, who decides, what is legal, what was drawn from
// which pile, and what a seat may know.
#pragma once

#include <gtest/gtest.h>

#include <deque>
#include <numeric>

#include "games/emperor/tests/plain_rules.hpp"

namespace pentarch::emperor::tests {

using Counts = std::map<int, int>;  // by kind, those that are there

// Draws at random and remembers what came out of what.
struct RecordingChance {
  struct Draw {
    int kind = 0;
    Counts from{};
  };
  FastChance chance;
  std::map<int, std::deque<Draw>> drawn{};  // by pile

  int draw(Pile pile, std::uint64_t set) {
    Counts from;
    for_each_bit(set, [&](int i) { from[i] = 1; });
    const int kind = chance.draw(pile, set);
    drawn[pile].push_back({kind, from});
    return kind;
  }
  int draw(Pile pile, std::span<const std::uint64_t> words) { return draw(pile, words[0]); }
  int draw_kind(Pile pile, std::span<const std::uint8_t> counts) {
    Counts from;
    for (std::size_t i = 0; i < counts.size(); ++i) {
      if (counts[i] != 0) from[static_cast<int>(i)] = counts[i];
    }
    const int kind = chance.draw_kind(pile, counts);
    drawn[pile].push_back({kind, from});
    return kind;
  }
};

// What the games came across.
enum Seen {
  kSeenShortage,
  kSeenMissingCube,
  kSeenFall,
  kSeenSecondFall,
  kSeenMissingTrust,
  kSeenNoPointsLeft,
  kSeenNoTribute,
  kSeenShuffle,
  kSeenShuffleBetweenTwo,
  kSeenNoPerson,
  kSeenKill,
  kSeenIdleAssassin,
  kSeenAboveLimit,
  kSeenNothingNew,
  kSeenChoiceOfLoss,
  kSeenChoiceOfEffect,
  kSeenShownCubesPaid,
  kSeenUnder,
  kSeenUnderLeft,
  kSeenDiscsOff,
  kSeenStone,
  kSeenScoredInAuction,
  kSeenShownTwice,
  kSeenCanalIncome,
  kSeenSeized,
  kSeenBeyondTop,
  kSeenSkippedFlip,
  kSeenTwoDecrees,
  kSeenTie,
  kSeenKinds
};
using PlainMet = std::array<int, kSeenKinds>;

struct PlainStyle {
  int eager = 0;   // of eight: how often passing, skipping and stopping are thought over
  int frugal = 4;  // of eight: how often a bid shows as few cubes as possible
};

class PlainTable {
 protected:
  PlainTable(const NamedEdition& edition, const pentarch::Setup& setup, std::uint64_t key,
             PlainStyle style, PlainMet& met)
      : edition_(edition),
        data_(edition.data),
        seats_(setup.seats),
        first_(setup.options[kOptionFirst]),
        style_(style),
        met_(met),
        chance_{FastChance(key)},
        choices_(key + 1'000'000),
        state_(Emperor::start(data_, setup, chance_, silence_)) {}

  // ---- Next to the real game ----

  static bool failed() { return testing::Test::HasFailure(); }

  PlainPlayer& player(int seat) { return players_[static_cast<std::size_t>(seat)]; }
  const PlainPlayer& player(int seat) const { return players_[static_cast<std::size_t>(seat)]; }
  bool shows_side(int side) const { return (flipped_[side / 2] ? 1 : 0) == side % 2; }
  bool extravagance() const { return shows_side(kExtravagance); }

  int drawn(Piles pile, const Counts& from) {
    auto& queue = chance_.drawn[pile];
    if (failed() || queue.empty()) {
      if (!failed()) ADD_FAILURE() << "nothing was drawn from pile " << pile;
      return from.empty() ? 0 : from.begin()->first;
    }
    const RecordingChance::Draw one = queue.front();
    queue.pop_front();
    EXPECT_EQ(one.from, from) << "pile " << pile;
    return one.kind;
  }

  int ask(int seat, const std::set<int>& legal) { return ask_one_of({seat}, seat, legal); }

  // One of `deciders` decides.
  int ask_one_of(const std::set<int>& deciders, int seat, const std::set<int>& legal) {
    if (failed()) return *legal.begin();
    compare();
    EXPECT_TRUE(in_show_ || state_.actor == seat);
    std::set<int> real_deciders;
    for (int other = 0; other < seats_; ++other) {
      if (Emperor::deciders(data_, state_).has(static_cast<Seat>(other))) {
        real_deciders.insert(other);
      }
    }
    EXPECT_EQ(real_deciders, deciders);
    Steps steps;
    Emperor::legal(data_, state_, static_cast<Seat>(seat), steps);
    std::set<int> actions;
    for (const Step one : steps) actions.insert(one.action);
    EXPECT_EQ(actions.size(), steps.size());
    EXPECT_EQ(actions, legal) << "at " << static_cast<int>(top(state_).what) << ", round "
                              << round_;
    if (failed()) return *legal.begin();
    const int action = pick(std::vector<int>(actions.begin(), actions.end()));
    Emperor::apply(data_, state_, static_cast<Seat>(seat), step(action), chance_, silence_);
    if (const char* broken = audit(data_, state_)) ADD_FAILURE() << broken;
    return action;
  }

  int pick(const std::vector<int>& actions) {
    const auto one = [&] { return actions[choices_.below(static_cast<int>(actions.size()))]; };
    int action = one();
    for (int i = 0; i < 8 && action <= Done::kFirst && choices_.below(8) < style_.eager; ++i) {
      action = one();
    }
    if (!Declare::has(action) || choices_.below(8) >= style_.frugal) return action;
    return *std::find_if(actions.begin(), actions.end(),
                         [](int other) { return Declare::has(other); });
  }

  // A choice that all can see to be none is not asked.
  int choose(int seat, const std::set<int>& legal) {
    return legal.size() == 1 ? *legal.begin() : ask(seat, legal);
  }

  // ---- Points, cubes, trust, tributes ----

  void lose_points(int seat, int points) {
    if (points > player(seat).points) ++met_[kSeenNoPointsLeft];
    player(seat).points = std::max(0, player(seat).points - points);
  }

  void pay_cube(int seat) {
    PlainPlayer& one = player(seat);
    if (one.cubes == 0) {
      ++met_[kSeenMissingCube];
      return lose_points(seat, 3);
    }
    if (one.shown_cubes == one.cubes) {
      --one.shown_cubes;
      ++met_[kSeenShownCubesPaid];
    }
    --one.cubes;
    ++supply_;
  }

  void pay_cubes(int seat, int cubes) {
    for (int i = 0; i < cubes; ++i) pay_cube(seat);
  }

  void gain_cubes(int seat, int cubes) {
    for (int i = 0; i < cubes; ++i) {
      if (supply_ == 0) {
        ++met_[kSeenShortage];
        for (int other = 0; other < seats_; ++other) pay_cubes(other, 2);
      }
      --supply_;
      ++player(seat).cubes;
    }
  }

  void lose_trust(int seat, int trust) {
    for (int i = 0; i < trust; ++i) {
      if (player(seat).trust > 0) {
        --player(seat).trust;
      } else {
        ++met_[kSeenMissingTrust];
        lose_points(seat, 2);
      }
    }
  }

  void gain_trust(int seat, int trust) {
    for (int falls = 1; trust > 0 && player(seat).trust + trust > 30; ++falls) {
      ++met_[falls > 1 ? kSeenSecondFall : kSeenFall];
      for (int other = 0; other < seats_; ++other) lose_trust(other, 10);
    }
    player(seat).trust += trust;
  }

  void take_tribute(int seat) {
    Counts from;
    for (int kind = 0; kind < kMostTributeKinds; ++kind) {
      if (tributes_[kind] > 0) from[kind] = tributes_[kind];
    }
    const int kind = drawn(kTributePile, from);
    --tributes_[kind];
    ++player(seat).tributes[kind];
  }

  void draw_tribute(int seat) {
    if (tribute_pile_ == 0) {
      ++met_[kSeenNoTribute];
      player(seat).points += 3;
      return;
    }
    --tribute_pile_;
    take_tribute(seat);
  }

  // ---- Piles ----

  int draw_type() {
    if (std::accumulate(pile_.begin(), pile_.end(), 0) == 0) {
      if (std::accumulate(discards_.begin(), discards_.end(), 0) == 0) {
        ++met_[kSeenNoPerson];
        return -1;
      }
      ++met_[kSeenShuffle];
      ++shuffles_;
      pile_ = discards_;
      discards_.fill(0);
    }
    Counts from;
    for (int type = 0; type < kTypes; ++type) {
      if (pile_[type] > 0) from[type] = pile_[type];
    }
    const int type = drawn(kPersonPile, from);
    --pile_[type];
    return type;
  }

  void fill_display() {
    for (int i = 0; i < seats_ + 1; ++i) {
      const int type = draw_type();
      if (type >= 0) ++display_[type];
    }
  }

  int draw_bag() {
    while (std::accumulate(bag_.begin(), bag_.begin() + kXiongnu, 0) > 0) {
      Counts from;
      for (int tile = 0; tile < kTiles; ++tile) {
        if (bag_[tile] > 0) from[tile] = bag_[tile];
      }
      const int tile = drawn(kBagPile, from);
      --bag_[tile];
      if (tile < kXiongnu) return tile;
      xiongnu_ += tile - kXiongnu + 1;
    }
    return -1;
  }

  void lay_sets() {
    const std::map<int, std::vector<int>> sizes{
        {3, {4, 3, 2}}, {4, {4, 3, 3, 2}}, {5, {4, 3, 3, 3, 2}}};
    sets_.clear();
    for (const int size : sizes.at(seats_)) {
      std::multiset<int> set;
      for (int i = 0; i < size; ++i) {
        const int tile = draw_bag();
        if (tile >= 0) set.insert(tile);
      }
      sets_.push_back(set);
    }
  }

  // ---- The same table ----

  template <class Numbers>
  static std::vector<int> list(const Numbers& numbers) {
    return std::vector<int>(numbers.begin(), numbers.end());
  }
  static std::vector<int> list(const Persons& persons) { return list(persons.counts()); }

  void same(const char* what, const std::vector<int>& is, const std::vector<int>& should) const {
    if (is != should) {
      ADD_FAILURE() << what << " is " << testing::PrintToString(is) << ", should be "
                    << testing::PrintToString(should) << "; round " << round_ << ", pending "
                    << static_cast<int>(top(state_).what);
    }
  }

  void compare() {
    for (const auto& [pile, queue] : chance_.drawn) {
      EXPECT_TRUE(queue.empty()) << "more was drawn than the rules say, pile " << pile;
    }
    std::vector<int> cards;
    std::vector<int> tributes_under;
    std::vector<int> flipped;
    std::vector<int> discs;
    for (int card = 0; card < kPolicies; ++card) {
      tributes_under.push_back(state_.under[card]);
      flipped.push_back((state_.flipped >> card) & 1);
      discs.push_back((state_.discs >> card) & 1);
    }
    same("tributes under policies", tributes_under, list(under_));
    same("flipped", flipped, list(flipped_));
    same("discs", discs, list(discs_));
    same("policies", list(state_.policy_at), policy_at_);
    same("holder", list(state_.holder), list(holder_));
    same("bag", list(state_.bag), list(bag_));
    same("display", list(state_.display), list(display_));
    same("discards", list(state_.discards), list(discards_));
    same("tributes", list(state_.tributes), list(tributes_));
    same("due", list(state_.due), list(due_));
    same("numbers",
         {state_.supply, state_.xiongnu, state_.pile, state_.tribute_pile, state_.first,
          state_.round + 1, state_.high},
         {supply_, xiongnu_, std::accumulate(pile_.begin(), pile_.end(), 0), tribute_pile_, first_,
          std::max(round_, 1), high_});
    std::vector<std::multiset<int>> sets;
    for (const TileSet& set : state_.sets) {
      std::multiset<int> tiles;
      for (const int tile : set) {
        if (tile != kNoTile) tiles.insert(tile);
      }
      sets.push_back(tiles);
    }
    sets.resize(static_cast<std::size_t>(seats_));
    EXPECT_EQ(sets, sets_);
    std::set<int> withdrawals;
    for_each_bit(state_.withdrawals, [&](int tile) { withdrawals.insert(tile); });
    std::set<int> decrees;
    for_each_bit(state_.decrees, [&](int tile) { decrees.insert(tile); });
    if (round_ > 0) {
      EXPECT_EQ(withdrawals, withdrawals_);
      EXPECT_EQ(decrees, decrees_);
    }
    for (int seat = 0; seat < seats_; ++seat) compare_player(seat);
    if (++compared_ % 5 == 0 && top(state_).what != Pending::kOver) {
      for (int viewer = 0; viewer < seats_; ++viewer) compare_mask(viewer);
    }
  }

  void compare_player(int seat) const {
    const Player& is = state_.players[seat];
    const PlainPlayer& should = player(seat);
    same("player", {is.points, is.gold, is.trust, is.palace, is.cubes, is.shown_cubes, is.order},
         {should.points, should.gold, should.trust, should.palace, should.cubes, should.shown_cubes,
          should.order});
    same("tiles", list(is.tiles), list(should.tiles));
    same("tributes held", list(is.tributes), list(should.tributes));
    std::vector<int> open(kTypes);
    std::vector<int> shown(kTypes);
    std::vector<std::pair<int, int>> covered;
    for (const PlainCard& card : should.hand) {
      if (card.open) ++open[static_cast<std::size_t>(card.type)];
      if (card.shown) ++shown[static_cast<std::size_t>(card.type)];
      if (!card.open) covered.emplace_back(card.shuffle, card.type);
    }
    same("open persons", list(is.open), open);
    same("shown persons", list(is.shown), shown);
    std::sort(covered.begin(), covered.end());
    std::vector<int> types;
    std::vector<int> real_types;
    for (const auto& [shuffle, type] : covered) types.push_back(type);
    for (const Code code : is.covered) {
      if (code != kNoPerson) real_types.push_back(type_of(code));
    }
    if (shuffles_ >= kShuffles) {  // the oldest may have become one
      std::sort(types.begin(), types.end());
      std::sort(real_types.begin(), real_types.end());
    }
    same("covered persons", real_types, types);
  }

  // E29: what others have drawn and not shown, and what their tributes are worth, is not there.
  void compare_mask(int viewer) {
    const State masked = Emperor::mask(data_, state_, static_cast<Seat>(viewer));
    int covered = 0;
    int tributes = 0;
    for (int seat = 0; seat < seats_; ++seat) {
      const Player& is = masked.players[seat];
      const PlainPlayer& should = player(seat);
      if (seat == viewer) {
        EXPECT_EQ(is, state_.players[seat]);
        continue;
      }
      int hidden = 0;
      for (const PlainCard& card : should.hand) hidden += card.open ? 0 : 1;
      covered += hidden;
      for (const Code code : is.covered) {
        if (code == kNoPerson) continue;
        EXPECT_EQ(type_of(code), kUnknown);
        --hidden;
      }
      EXPECT_EQ(hidden, 0);
      const int held = std::accumulate(should.tributes.begin(), should.tributes.end(), 0);
      EXPECT_EQ(is.hidden_tributes, held);
      tributes += held;
      for (const int count : is.tributes) EXPECT_EQ(count, 0);
      EXPECT_TRUE(acting_ || is.staged.empty());
      EXPECT_EQ((masked.answered >> seat) & 1, 0);
    }
    if (drawn_two_ && state_.actor != viewer) {
      EXPECT_EQ(type_of(top(masked).drawn(0)), kUnknown);
      EXPECT_EQ(type_of(top(masked).drawn(1)), kUnknown);
      covered += 2;
    }
    int unlocated = 0;
    for (const Persons& persons : masked.unlocated) unlocated += persons.total();
    EXPECT_EQ(unlocated, std::accumulate(pile_.begin(), pile_.end(), 0) + covered);
    EXPECT_EQ(std::accumulate(masked.tributes.begin(), masked.tributes.end(), 0),
              std::accumulate(tributes_.begin(), tributes_.end(), 0) + tributes);
    if (round_ > 0) return;
    std::set<int> draft;
    for_each_bit(masked.draft, [&](int tile) { draft.insert(tile); });
    EXPECT_EQ(draft, held_draft_.contains(viewer) ? draft_ : std::set<int>{});
  }

  const NamedEdition& edition_;
  const Edition& data_;
  int seats_;
  int first_;
  PlainStyle style_;
  PlainMet& met_;
  RecordingChance chance_;
  FastChance choices_;
  Silence silence_{};
  State state_;

  std::vector<PlainPlayer> players_{};
  std::array<int, kTypes> pile_{};
  std::array<int, kTypes> discards_{};
  std::array<int, kTypes> display_{};
  std::array<int, kTiles> bag_{};
  std::array<int, kImmediates> due_{};
  std::array<int, kMostTributeKinds> tributes_{};  // in the pile and under policies
  std::array<int, kMostTreasures> holder_{};
  std::array<int, kPolicies> under_{};
  std::array<bool, kPolicies> flipped_{};
  std::array<bool, kPolicies> discs_{};
  std::vector<int> policy_at_{};
  std::vector<std::multiset<int>> sets_{};
  std::set<int> withdrawals_{};
  std::set<int> decrees_{};
  std::set<int> draft_{};
  std::set<int> held_draft_{};
  int supply_ = 0;
  int xiongnu_ = 0;
  int tribute_pile_ = 0;
  int shuffles_ = 0;
  int round_ = 0;
  int high_ = 0;
  int compared_ = 0;
  bool in_auction_ = false;
  bool in_show_ = false;
  bool acting_ = false;
  bool drawn_two_ = false;
};

}  // namespace pentarch::emperor::tests
