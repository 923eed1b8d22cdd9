// Comuni's rulebook once more, as plainly as it can be said: lists of cards and cubes, whole
// decisions written out, no speed. Random games of the rules are played next to this.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "games/comuni/comuni.hpp"

namespace pentarch::comuni::tests {

// By the numbers of the types: gold, armies, craftsmen, pilgrims.
using PlainCubes = std::array<int, kTypes>;

inline int plain_total(const PlainCubes& cubes) {
  return cubes[0] + cubes[1] + cubes[2] + cubes[3];
}

struct PlainBid {
  int seat = -1;
  int gold = 0;
  int pilgrims = 0;
  int worth() const { return gold + pilgrims / 2; }
};

struct PlainColumn {
  int number = 0;
  bool icon = false;
  std::vector<int> spaces{};  // the card on each, or -1
  PlainBid bid{};
};

struct PlainBuilding {
  int type = 0;
  std::vector<int> cards{};
};

// What a seat sends against an invasion: a question each, asked where it has an answer beside 0.
struct PlainDefence {
  std::vector<int> bases{};    // of the steps that answer
  std::vector<int> most{};     // the largest answer; of the league: whatever is sent
  std::vector<int> answers{};  // so far
  bool sealed() const { return answers.size() == bases.size(); }
  int sent() const {
    int sum = 0;
    for (std::size_t i = 0; i + 1 < bases.size(); ++i) sum += answers[i];
    return sum;
  }
  int answer_to(int base) const {
    for (std::size_t i = 0; i < answers.size(); ++i) {
      if (bases[i] == base) return answers[i];
    }
    return 0;
  }
};

struct PlainPlayer {
  int commune = 0;
  PlainCubes cubes{};
  std::vector<int> hand{};  // sorted
  std::vector<PlainBuilding> buildings{};
  std::vector<std::vector<int>> walls{};  // the cards of each; -1 is a bonus wall
  std::array<bool, kTypes> coloured{};    // activity cards
  std::set<std::pair<int, int>> honour{};
  int points = 0;
  int plunder = 0;
  PlainDefence defence{};

  int best_level(int type) const {
    int best = 0;
    for (const PlainBuilding& building : buildings) {
      if (building.type == type) best = std::max(best, static_cast<int>(building.cards.size()));
    }
    return best;
  }
  // 1 point for the first level, 2 more for the second, and so on.
  int points_of(int type) const {
    int sum = 0;
    for (const PlainBuilding& building : buildings) {
      const int level = static_cast<int>(building.cards.size());
      if (building.type == type) sum += level * (level + 1) / 2;
    }
    return sum;
  }
};

// A whole decision: its questions with their answers, the steps that say it, and what it does.
struct PlainChoice {
  std::vector<int> answers{};
  std::vector<int> steps{};
  std::function<void()> happens{};
};

// How often the corners of the rules were met.
struct Met {
  std::map<std::string, int> times{};
  void note(const std::string& what, bool happened = true) { times[what] += happened ? 1 : 0; }
};

enum class PlainAsk { kProject, kDisplaced, kInvasion, kBuild, kDiscard, kPlunder, kOver };

// Step after step. What comes from the piles is told with each of them.
class PlainGame {
 public:
  PlainGame(const Edition& edition, int seats, std::vector<Outcome> drawn, Met& met)
      : edition_(edition), drawn_(std::move(drawn)), met_(met) {
    for (int kind = 0; kind < kTypes; ++kind) supply[kind] = edition.supply[kind];
    wall_cards_ = edition.wall_cards;
    players.resize(seats);
    seat_communes();
    open_deck(0);
    for (int number = 0; number < kColumns; ++number) {
      if (((edition.columns[seats] >> number) & 1) == 0) continue;
      columns.push_back({.number = number, .icon = ((edition.icons >> number) & 1) != 0});
      for (int space = 0; space < edition.spaces[number]; ++space) {
        columns.back().spaces.push_back(next_card());
      }
    }
    EXPECT_TRUE(drawn_.empty()) << "more was drawn than the set-up needs";
    ask_project();
  }

  PlainGame(const PlainGame&) = delete;
  PlainGame& operator=(const PlainGame&) = delete;

  std::set<int> deciders() const {
    std::set<int> seats;
    if (ask == PlainAsk::kOver) return seats;
    if (ask == PlainAsk::kDisplaced) return {displaced.seat};
    if (ask != PlainAsk::kInvasion) return {turn};
    for (int seat = 0; seat < count(); ++seat) {
      if (!players[seat].defence.sealed()) seats.insert(seat);
    }
    return seats;
  }

  bool under_way(int seat) const {
    if (ask != PlainAsk::kInvasion) return !taken_.empty() && deciders().count(seat) != 0;
    const PlainDefence& defence = players[seat].defence;
    return !defence.answers.empty() && !defence.sealed();
  }

  // The steps that may come next.
  std::set<int> legal(int seat) const {
    std::set<int> next;
    if (deciders().count(seat) == 0) return next;
    if (ask == PlainAsk::kInvasion) {
      const PlainDefence& defence = players[seat].defence;
      const std::size_t question = defence.answers.size();
      const bool last = question + 1 == defence.bases.size();
      const int most = last ? defence.sent() : defence.most[question];
      for (int i = 0; i <= most; ++i) next.insert(defence.bases[question] + i);
      return next;
    }
    for (const PlainChoice& choice : choices_) {
      if (begins_with_taken(choice)) next.insert(choice.steps[taken_.size()]);
    }
    return next;
  }

  void play(int seat, int step, std::vector<Outcome> drawn) {
    drawn_ = std::move(drawn);
    if (ask == PlainAsk::kInvasion) {
      PlainDefence& defence = players[seat].defence;
      defence.answers.push_back(step - defence.bases[defence.answers.size()]);
      if (deciders().empty()) resolve_invasion();
    } else {
      taken_.push_back(step);
      carry_out_what_is_complete();
    }
    EXPECT_TRUE(drawn_.empty()) << "more was drawn than the rules say";
  }

  // ---- The final scoring (C15) ---------------------------------------------------------------

  std::vector<int> final_sources(int seat) const {
    const PlainPlayer& player = players[seat];
    std::vector<int> sources(kSources);
    sources[kFromBuildings] = player.points;
    for (const int holder : guildmasters) sources[kFromGuildmasters] += holder == seat ? 3 : 0;
    for (int kind = 0; kind < kTypes; ++kind) {
      int most = 0;
      for (const PlainPlayer& other : players) most = std::max(most, other.cubes[kind]);
      const auto holders = std::count_if(players.begin(), players.end(),
                                         [&](const auto& p) { return p.cubes[kind] == most; });
      if (most > 0 && player.cubes[kind] == most) sources[kFromCubes] += holders == 1 ? 2 : 1;
    }
    for (const auto& [invasion, counter] : player.honour) {
      sources[kFromHonour] += edition_.invasions[invasion].honour[counter];
    }
    sources[kFromPlunder] = -player.plunder;
    int lowest = 4;
    for (int type = 0; type < kTypes; ++type) lowest = std::min(lowest, player.best_level(type));
    sources[kFromLowestType] = lowest * (lowest + 1) / 2;
    return sources;
  }

  int final_total(int seat) const {
    int sum = 0;
    for (const int points : final_sources(seat)) sum += points;
    return sum;
  }

  // The seats from the winner to the last.
  std::vector<int> ranking() const {
    std::vector<int> seats;
    for (int seat = 0; seat < count(); ++seat) seats.push_back(seat);
    std::sort(seats.begin(), seats.end(), [&](int a, int b) {
      if (final_total(a) != final_total(b)) return final_total(a) > final_total(b);
      return players[a].commune < players[b].commune;
    });
    return seats;
  }

  int count() const { return static_cast<int>(players.size()); }

  // ---- The table -----------------------------------------------------------------------------

  PlainAsk ask = PlainAsk::kProject;
  std::vector<PlainPlayer> players{};
  std::vector<PlainColumn> columns{};
  PlainBid displaced{};
  PlainCubes supply{};
  std::array<int, kTypes> guildmasters{-1, -1, -1, -1};
  int letter = 0;           // of the deck in use
  std::vector<int> deck{};  // its cards, in no order
  int turn = 0;
  int building_steps = 0;
  int wall_steps = 0;
  int last_turns = 0;  // still to come, with this one, once the last card is drawn
  int claimless = 0;

 private:
  PlainPlayer& active() { return players[turn]; }

  // ---- Set-up --------------------------------------------------------------------------------

  void seat_communes() {
    std::set<int> communes;
    if (count() == kCommunes) communes = {0, 1, 2, 3, 4};
    while (static_cast<int>(communes.size()) < count() && !drawn_.empty()) {
      EXPECT_EQ(drawn_.front().pile, kCommunePile);
      EXPECT_TRUE(communes.insert(drawn_.front().index).second) << "a commune was drawn twice";
      drawn_.erase(drawn_.begin());
    }
    EXPECT_EQ(static_cast<int>(communes.size()), count());
    int seat = 0;
    for (const int commune : communes) {
      PlainPlayer& player = players[seat++];
      player.commune = commune;
      for (int kind = 0; kind < kTypes; ++kind) {
        take_from_supply(player, kind, edition_.communes[commune].start[kind]);
      }
    }
  }

  void open_deck(int which) {
    letter = which;
    deck.clear();
    for (int card = 0; card < kMostKinds; ++card) {
      const Kind& kind = edition_.kinds[card];
      if (kind.rating == 0 || kind.deck != which) continue;
      deck.insert(deck.end(), kind.copies[count()], card);
    }
  }

  int next_card() {
    if (drawn_.empty()) {
      ADD_FAILURE() << "a card should have been drawn";
      deck.pop_back();
      return -1;
    }
    const Outcome outcome = drawn_.front();
    drawn_.erase(drawn_.begin());
    EXPECT_EQ(outcome.pile, letter) << "a card came from another deck";
    const int card = edition_.deck_first[letter] + outcome.index;
    const auto found = std::find(deck.begin(), deck.end(), card);
    if (found == deck.end()) {
      ADD_FAILURE() << "the card is not in the deck";
      deck.pop_back();
    } else {
      deck.erase(found);
    }
    return card;
  }

  // ---- Cubes ---------------------------------------------------------------------------------

  // As many as there are (C16).
  void take_from_supply(PlainPlayer& player, int kind, int wanted) {
    for (int i = 0; i < wanted && supply[kind] > 0; ++i) {
      --supply[kind];
      ++player.cubes[kind];
    }
  }

  void pay(PlainPlayer& player, int kind, int cubes) {
    EXPECT_GE(player.cubes[kind], cubes);
    player.cubes[kind] -= cubes;
    supply[kind] += cubes;
  }

  // Every set of so many cubes that these allow, or of all of them where they are fewer.
  static std::vector<PlainCubes> sets_of_cubes(const PlainCubes& there, int wanted) {
    const int size = std::min(wanted, plain_total(there));
    std::vector<PlainCubes> sets;
    for (int gold = 0; gold <= size; ++gold) {
      for (int army = 0; gold + army <= size; ++army) {
        for (int craftsman = 0; gold + army + craftsman <= size; ++craftsman) {
          const PlainCubes set{gold, army, craftsman, size - gold - army - craftsman};
          bool possible = true;
          for (int kind = 0; kind < kTypes; ++kind) {
            possible = possible && set[kind] <= there[kind];
          }
          if (possible) sets.push_back(set);
        }
      }
    }
    return sets;
  }

  // ---- Choices -------------------------------------------------------------------------------

  bool begins_with_taken(const PlainChoice& choice) const {
    return choice.steps.size() >= taken_.size() &&
           std::equal(taken_.begin(), taken_.end(), choice.steps.begin());
  }

  void ask_for(PlainAsk what, std::vector<PlainChoice> choices) {
    ask = what;
    taken_.clear();
    choices_ = std::move(choices);
    std::set<std::vector<int>> different;
    for (const PlainChoice& choice : choices_) different.insert(choice.steps);
    EXPECT_EQ(different.size(), choices_.size()) << "two decisions look alike";
  }

  void carry_out_what_is_complete() {
    std::function<void()> happens;
    bool possible = false;
    for (const PlainChoice& choice : choices_) {
      if (!begins_with_taken(choice)) continue;
      possible = true;
      if (choice.steps == taken_) happens = choice.happens;
    }
    EXPECT_TRUE(possible) << "no decision begins like this";
    if (happens) happens();
  }

  // A question is left out where what was answered before leaves it one answer.
  static void leave_out_needless_questions(std::vector<PlainChoice>& choices) {
    std::map<std::vector<int>, std::set<int>> possible;
    for (const PlainChoice& choice : choices) {
      std::vector<int> before;
      for (const int answer : choice.answers) {
        possible[before].insert(answer);
        before.push_back(answer);
      }
    }
    for (PlainChoice& choice : choices) {
      std::vector<int> before;
      for (const int answer : choice.answers) {
        if (before.empty() || possible[before].size() > 1) choice.steps.push_back(answer);
        before.push_back(answer);
      }
    }
  }

  // ---- Phase 1 -------------------------------------------------------------------------------

  std::vector<int> columns_of(int seat) const {
    std::vector<int> mine;
    for (std::size_t i = 0; i < columns.size(); ++i) {
      if (columns[i].bid.seat == seat) mine.push_back(static_cast<int>(i));
    }
    return mine;
  }

  void ask_project() {
    building_steps = wall_steps = 0;
    const std::vector<int> mine = columns_of(turn);
    std::vector<PlainChoice> choices;
    if (mine.size() < 3) {
      add_bids(choices);
      add_incomes(choices);
    }
    if (!mine.empty()) add_claims(choices);
    ask_for(PlainAsk::kProject, std::move(choices));
  }

  void add_bids(std::vector<PlainChoice>& choices) {
    std::vector<PlainChoice> bids;
    for (std::size_t i = 0; i < columns.size(); ++i) {
      const PlainBid there = columns[i].bid;
      if (there.seat == turn) continue;
      for (int gold = 0; gold <= active().cubes[kGold]; ++gold) {
        for (int pairs = 0; 2 * pairs <= active().cubes[kPilgrim]; ++pairs) {
          const PlainBid bid{turn, gold, 2 * pairs};
          if (there.seat >= 0 && bid.worth() <= there.worth()) continue;
          bids.push_back(
              {.answers = {PlaceBid::at(columns[i].number), BidGold::at(gold), UsePairs::at(pairs)},
               .happens = [this, i, bid] { place_bid(i, bid); }});
        }
      }
    }
    leave_out_needless_questions(bids);
    choices.insert(choices.end(), bids.begin(), bids.end());
  }

  void place_bid(std::size_t column, PlainBid bid) {
    active().cubes[kGold] -= bid.gold;
    active().cubes[kPilgrim] -= bid.pilgrims;
    ++claimless;
    met_.note("a bid with pilgrims", bid.pilgrims > 0);
    pushed_ = 0;
    put_envoy(column, bid);
  }

  // An envoy that stood there is pushed out, and its owner decides.
  void put_envoy(std::size_t column, PlainBid bid) {
    std::swap(columns[column].bid, bid);
    displaced = bid;
    if (displaced.seat < 0) return begin_building();
    ++pushed_;
    met_.note("an envoy is pushed out by one that was pushed out", pushed_ == 2);
    met_.note("a third envoy is pushed out in one turn", pushed_ == 3);
    met_.note("the active player is pushed out", displaced.seat == turn);
    std::vector<PlainChoice> choices;
    choices.push_back({.steps = {Withdraw::kFirst}, .happens = [this] { withdraw(); }});
    for (std::size_t i = 0; i < columns.size(); ++i) {
      const PlainBid there = columns[i].bid;
      if (players[displaced.seat].cubes[kPilgrim] == 0 || there.seat == displaced.seat) continue;
      if (there.seat >= 0 && there.worth() >= displaced.worth()) continue;
      choices.push_back(
          {.steps = {MoveEnvoy::at(columns[i].number)}, .happens = [this, i] { move(i); }});
    }
    ask_for(PlainAsk::kDisplaced, std::move(choices));
  }

  void withdraw() {
    players[displaced.seat].cubes[kGold] += displaced.gold;
    players[displaced.seat].cubes[kPilgrim] += displaced.pilgrims;
    met_.note("pilgrims come back from a bid", displaced.pilgrims > 0);
    displaced = {};
    begin_building();
  }

  void move(std::size_t column) {
    pay(players[displaced.seat], kPilgrim, 1);
    met_.note("an envoy moves");
    put_envoy(column, std::exchange(displaced, {}));
  }

  // C18: the cubes of the bids are in the supply before a cube is chosen.
  void add_claims(std::vector<PlainChoice>& choices) {
    PlainCubes there = supply;
    int icons = 0;
    for (const int column : columns_of(turn)) {
      there[kGold] += columns[column].bid.gold;
      there[kPilgrim] += columns[column].bid.pilgrims;
      icons += columns[column].icon ? 1 : 0;
    }
    for (const PlainCubes& cubes : sets_of_cubes(there, icons)) {
      add_with_cubes(choices, Claim::kFirst, cubes, [this, icons, cubes] { claim(icons, cubes); });
    }
  }

  static void add_with_cubes(std::vector<PlainChoice>& choices, int first, const PlainCubes& cubes,
                             std::function<void()> happens) {
    PlainChoice choice{.steps = {first}, .happens = std::move(happens)};
    for (int kind = 0; kind < kTypes; ++kind) {
      choice.steps.insert(choice.steps.end(), cubes[kind], TakeCube::at(kind));
    }
    choices.push_back(std::move(choice));
  }

  void claim(int icons, const PlainCubes& cubes) {
    const std::vector<int> claimed = columns_of(turn);
    for (const int i : claimed) {
      PlainColumn& column = columns[i];
      met_.note("a claim of a column without cards", column.spaces[0] < 0);
      for (int& card : column.spaces) {
        if (card >= 0) active().hand.push_back(card);
        card = -1;
      }
      supply[kGold] += column.bid.gold;
      supply[kPilgrim] += column.bid.pilgrims;
      column.bid = {};
    }
    std::sort(active().hand.begin(), active().hand.end());
    for (int kind = 0; kind < kTypes; ++kind) take_from_supply(active(), kind, cubes[kind]);
    claimless = 0;
    invasions_in_refill_ = 0;
    met_.note("a claim of three columns", claimed.size() == 3);
    met_.note("a claim with two icons", icons == 2);
    met_.note("a claim for whose icons the supply lacks cubes", icons > plain_total(cubes));
    met_.note("a claim in the last turns", last_turns > 0);
    refill();
  }

  // What is sure, then what is chosen, of the commune, the best building of each type whose
  // activity card is coloured, and the guildmasters.
  void add_incomes(std::vector<PlainChoice>& choices) {
    const Commune& commune = edition_.communes[active().commune];
    PlainCubes sure{};
    for (int kind = 0; kind < kTypes; ++kind) {
      sure[kind] = commune.income[kind] + (guildmasters[kind] == turn ? 1 : 0);
      if (active().coloured[kind]) sure[kind] += active().best_level(kind);
    }
    PlainCubes rest{};
    for (int kind = 0; kind < kTypes; ++kind) rest[kind] = std::max(0, supply[kind] - sure[kind]);
    for (const PlainCubes& chosen : sets_of_cubes(rest, commune.any)) {
      add_with_cubes(choices, TakeIncome::kFirst, chosen,
                     [this, sure, chosen] { earn(sure, chosen); });
    }
  }

  void earn(const PlainCubes& sure, const PlainCubes& chosen) {
    for (int kind = 0; kind < kTypes; ++kind) {
      met_.note("an income that the supply lacks", sure[kind] > supply[kind]);
      take_from_supply(active(), kind, sure[kind]);
    }
    for (int kind = 0; kind < kTypes; ++kind) take_from_supply(active(), kind, chosen[kind]);
    met_.note("a choice that the supply lacks",
              plain_total(chosen) < edition_.communes[active().commune].any);
    active().coloured = {};
    ++claimless;
    begin_building();
  }

  // ---- Phases 2 and 3 ------------------------------------------------------------------------

  void refill() {
    for (PlainColumn& column : columns) {
      for (int& space : column.spaces) {
        if (space >= 0 || deck.empty()) continue;
        space = next_card();
        if (!deck.empty()) continue;
        if (letter < 3) return begin_invasion();
        last_turns = count() + 1;
      }
    }
    begin_building();
  }

  void begin_invasion() {
    ask = PlainAsk::kInvasion;
    ++invasions_in_refill_;
    met_.note("a second invasion in one refill", letter < 3 && invasions_in_refill_ == 2);
    for (PlainPlayer& player : players) {
      PlainDefence& defence = player.defence = {};
      const auto question = [&](int base, int most) {
        if (most == 0) return;
        defence.bases.push_back(base);
        defence.most.push_back(most);
      };
      question(SendArmies::kFirst, player.cubes[kArmy]);
      question(SendGold::kFirst, player.cubes[kGold] / 2);
      question(UsePairs::kFirst, player.cubes[kPilgrim] / 2);
      defence.bases.push_back(JoinLeague::kFirst);
      defence.most.push_back(0);
    }
  }

  // One army on each card, the best first: the value of each, largest first.
  static int wall_defence(const PlainPlayer& player, int armies) {
    std::vector<int> values;
    for (const std::vector<int>& wall : player.walls) {
      for (std::size_t level = 1; level <= wall.size(); ++level) {
        values.push_back(static_cast<int>(level) + 1);
      }
    }
    std::sort(values.rbegin(), values.rend());
    int defence = 0;
    for (int army = 0; army < armies; ++army) {
      defence += army < static_cast<int>(values.size()) ? values[army] : 1;
    }
    return defence;
  }

  void resolve_invasion() {
    int league = 0;
    int lowest = players[0].points;
    for (const PlainPlayer& player : players) {
      league += player.defence.answer_to(JoinLeague::kFirst);
      lowest = std::min(lowest, player.points);
    }
    std::vector<int> worthy;
    for (int seat = 0; seat < count(); ++seat) {
      PlainPlayer& player = players[seat];
      const int mine = player.defence.answer_to(JoinLeague::kFirst);
      const int attack = edition_.invasions[letter].strength + player.points - lowest - league;
      const int defence =
          wall_defence(player, player.defence.sent() - mine) + (seat == turn ? 1 : 0);
      const int plunder = std::max(0, std::max(0, attack) - defence);
      player.plunder += plunder;
      if (mine > 0 && plunder == 0) worthy.push_back(seat);
      met_.note("a plundered player was in the league", mine > 0 && plunder > 0);
      met_.note("the league stops an invasion", attack < 0);
      met_.note("the active player's one more saves him",
                seat == turn && attack > 0 && attack == defence);
      pay(player, kArmy, player.defence.answer_to(SendArmies::kFirst));
      pay(player, kGold, 2 * player.defence.answer_to(SendGold::kFirst));
      pay(player, kPilgrim, 2 * player.defence.answer_to(UsePairs::kFirst));
    }
    award_honour(worthy);
    for (PlainPlayer& player : players) player.defence = {};
    if (letter == 3) return finish();
    const bool spaces_left = std::any_of(columns.begin(), columns.end(), [](const auto& column) {
      return std::count(column.spaces.begin(), column.spaces.end(), -1) != 0;
    });
    met_.note("the refill goes on after an invasion", spaces_left);
    met_.note("a deck ends with the last space", !spaces_left);
    open_deck(letter + 1);
    refill();
  }

  void award_honour(std::vector<int> worthy) {
    const auto rank = [&](int seat) {
      const PlainPlayer& player = players[seat];
      return std::array<int, 3>{-player.defence.answer_to(JoinLeague::kFirst), player.points,
                                player.commune};
    };
    std::sort(worthy.begin(), worthy.end(), [&](int a, int b) { return rank(a) < rank(b); });
    for (std::size_t counter = 0; counter < 2 && counter < worthy.size(); ++counter) {
      players[worthy[counter]].honour.insert({letter, static_cast<int>(counter)});
    }
    met_.note("nobody is honoured", worthy.empty());
    met_.note("one player is honoured", worthy.size() == 1);
    for (std::size_t i = 1; i < worthy.size() && i < 3; ++i) {
      const auto before = rank(worthy[i - 1]);
      const auto after = rank(worthy[i]);
      met_.note("fewer points break a tie of honour",
                before[0] == after[0] && before[1] < after[1]);
      met_.note("the lower number breaks a tie of honour",
                before[0] == after[0] && before[1] == after[1]);
    }
  }

  // ---- Phase 4 -------------------------------------------------------------------------------

  void begin_building() {
    std::vector<PlainChoice> choices;
    for (std::size_t place = 0; place < active().hand.size(); ++place) {
      if (place > 0 && active().hand[place - 1] == active().hand[place]) continue;  // all the same
      add_builds(choices, static_cast<int>(place));
    }
    leave_out_needless_questions(choices);
    if (choices.empty()) return check_hand();
    choices.push_back({.steps = {Done::kFirst}, .happens = [this] { check_hand(); }});
    ask_for(PlainAsk::kBuild, std::move(choices));
  }

  // A new building or wall takes any card; a level more takes at least its rating, or craftsmen.
  void add_builds(std::vector<PlainChoice>& choices, int place) {
    const Kind& kind = edition_.kinds[active().hand[place]];
    for (int type = 0; type < kTypes; ++type) {
      if (((kind.types >> type) & 1) == 0) continue;
      std::set<int> levels{1};
      for (const PlainBuilding& building : active().buildings) {
        if (building.type == type) levels.insert(static_cast<int>(building.cards.size()) + 1);
      }
      levels.erase(5);
      for (const int level : levels) {
        add_payments(choices, place, kLevels * type + level - 1, level, building_steps + 1,
                     wall_steps,
                     [this, place, type, level] { build_building(place, type, level); });
      }
    }
    std::set<int> levels{1};
    for (const auto& wall : active().walls) levels.insert(static_cast<int>(wall.size()) + 1);
    levels.erase(5);
    for (const int level : levels) {
      add_payments(choices, place, kWallTarget + level - 1, level, building_steps, wall_steps + 1,
                   [this, place, level] { build_wall(place, level); });
    }
  }

  // C19: so many steps of the two sorts need as many actions as the larger number says; the first
  // is free, each other one costs a craftsman.
  static int actions_to_pay(int buildings, int walls) {
    return std::max(std::max(buildings, walls) - 1, 0);
  }

  void add_payments(std::vector<PlainChoice>& choices, int place, int target, int level,
                    int buildings, int walls, const std::function<void()>& builds) {
    const int rating = edition_.kinds[active().hand[place]].rating;
    const int missing = std::max(0, level - rating);
    const int cost =
        missing + actions_to_pay(buildings, walls) - actions_to_pay(building_steps, wall_steps);
    for (int pairs = 0; pairs <= cost; ++pairs) {
      const int craftsmen = cost - pairs;
      if (craftsmen > active().cubes[kCraftsman] || 2 * pairs > active().cubes[kPilgrim]) continue;
      choices.push_back({.answers = {Build::at(place, target), UsePairs::at(pairs)},
                         .happens = [this, craftsmen, pairs, missing, builds] {
                           pay(active(), kCraftsman, craftsmen);
                           pay(active(), kPilgrim, 2 * pairs);
                           met_.note("craftsmen for a rating", missing > 0);
                           met_.note("pilgrims as craftsmen", pairs > 0);
                           builds();
                         }});
    }
  }

  int play_card(int place) {
    const int card = active().hand[place];
    active().hand.erase(active().hand.begin() + place);
    return card;
  }

  void build_building(int place, int type, int level) {
    const int card = play_card(place);
    PlainBuilding* raised = nullptr;
    for (PlainBuilding& building : active().buildings) {
      const bool fits =
          building.type == type && static_cast<int>(building.cards.size()) + 1 == level;
      if (fits) raised = &building;
    }
    if (level == 1) raised = &active().buildings.emplace_back(PlainBuilding{.type = type});
    raised->cards.push_back(card);
    active().points += level;
    active().coloured[type] = true;
    ++building_steps;
    met_.note("a building of level 4", level == 4);
    begin_building();
  }

  void build_wall(int place, int level) {
    const int card = play_card(place);
    std::vector<int>* raised = nullptr;
    for (std::vector<int>& wall : active().walls) {
      if (static_cast<int>(wall.size()) + 1 == level) raised = &wall;
    }
    if (level == 1) raised = &active().walls.emplace_back();
    raised->push_back(card);
    ++wall_steps;
    met_.note("a wall beyond the buildings", wall_steps > 1 && wall_steps > building_steps);
    met_.note("a bonus wall", level == 4 && wall_cards_ > 0);
    met_.note("no bonus wall is left", level == 4 && wall_cards_ == 0);
    if (level == 4 && wall_cards_ > 0) {
      --wall_cards_;
      active().walls.push_back({-1});
    }
    begin_building();
  }

  // Down to two cards. Of equal ones the first go.
  void check_hand() {
    const std::vector<int>& hand = active().hand;
    const int size = static_cast<int>(hand.size());
    if (size <= 2) return finish_turn();
    std::vector<PlainChoice> choices;
    for (unsigned set = 0; set < (1u << size); ++set) {
      std::vector<int> places;
      bool first_ones = true;
      for (int place = 0; place < size; ++place) {
        if (((set >> place) & 1u) == 0) continue;
        places.push_back(place);
        const bool equal_before = place > 0 && hand[place - 1] == hand[place];
        if (equal_before && ((set >> (place - 1)) & 1u) == 0) first_ones = false;
      }
      if (static_cast<int>(places.size()) != size - 2 || !first_ones) continue;
      PlainChoice choice{.happens = [this, places] { discard(places); }};
      for (const int place : places) choice.steps.push_back(Discard::at(place));
      choices.push_back(std::move(choice));
    }
    ask_for(PlainAsk::kDiscard, std::move(choices));
  }

  void discard(const std::vector<int>& places) {
    std::vector<int> kept;
    for (std::size_t place = 0; place < active().hand.size(); ++place) {
      const bool goes = std::count(places.begin(), places.end(), static_cast<int>(place)) != 0;
      if (!goes) kept.push_back(active().hand[place]);
    }
    active().hand = kept;
    met_.note("cards are discarded");
    finish_turn();
  }

  // ---- Phases 5 and 6, and the end -----------------------------------------------------------

  void finish_turn() {
    for (int type = 0; type < kTypes; ++type) {
      int& holder = guildmasters[type];
      if (holder == turn) continue;
      const bool free = holder < 0;
      const bool takes = free ? active().best_level(type) >= 2
                              : active().points_of(type) > players[holder].points_of(type);
      if (!takes) continue;
      met_.note("a guildmaster changes hands", !free);
      met_.note("a guildmaster with buildings of level 1", active().best_level(type) == 1);
      holder = turn;
    }
    if (active().plunder == 0 || active().cubes[kPilgrim] == 0) return end_turn();
    std::vector<PlainChoice> choices;
    for (int markers = 0; markers <= std::min(2, active().plunder); ++markers) {
      const int pilgrims = markers == 2 ? 3 : markers;
      if (active().cubes[kPilgrim] < pilgrims) continue;
      choices.push_back(
          {.steps = {KeepPlunder::kFirst + markers}, .happens = [this, markers, pilgrims] {
             pay(active(), kPilgrim, pilgrims);
             active().plunder -= markers;
             met_.note("two plunder removed", markers == 2);
             end_turn();
           }});
    }
    ask_for(PlainAsk::kPlunder, std::move(choices));
  }

  void end_turn() {
    building_steps = wall_steps = 0;
    if (last_turns > 0 && --last_turns == 0) return begin_invasion();
    if (claimless >= edition_.claimless_rounds * count()) {
      met_.note("nobody claims for too long");
      return finish();
    }
    turn = (turn + 1) % count();
    ask_project();
  }

  void finish() {
    for (PlainColumn& column : columns) {
      supply[kGold] += column.bid.gold;
      supply[kPilgrim] += column.bid.pilgrims;
      met_.note("a bid lies on the board at the end", column.bid.worth() > 0);
      column.bid = {};
    }
    ask = PlainAsk::kOver;
    const std::vector<int> order = ranking();
    for (std::size_t i = 1; i < order.size(); ++i) {
      met_.note("the lower number breaks a tie at the end",
                final_total(order[i - 1]) == final_total(order[i]));
    }
    met_.note("a total below zero", final_total(order.back()) < 0);
    for (const PlainPlayer& player : players) {
      int lowest = 4;
      for (int type = 0; type < kTypes; ++type) lowest = std::min(lowest, player.best_level(type));
      met_.note("every type has level " + std::to_string(lowest));
    }
  }

  const Edition& edition_;
  std::vector<Outcome> drawn_;
  Met& met_;
  int wall_cards_ = 0;
  int pushed_ = 0;
  int invasions_in_refill_ = 0;
  std::vector<PlainChoice> choices_{};
  std::vector<int> taken_{};  // steps of the decision under way
};

}  // namespace pentarch::comuni::tests
