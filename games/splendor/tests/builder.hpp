// Splendor for tests: a position in a line or two (Position), and turns played from it (Play).
//
// A Position says only what matters to its test. The rest is filled in so that `audit` is silent:
// free places of the display take the last cards of their level, missing nobles are, if possible,
// ones that no seat qualifies for, and everything that lies nowhere is in the decks and in the
// stock.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "engine/embedded.hpp"
#include "games/splendor/edition.hpp"
#include "games/splendor/splendor.hpp"
#include "tests/fluent.hpp"

namespace pentarch::splendor::tests {

using Names = std::initializer_list<const char*>;

inline Json standard_json() {
  Result<Json> json = parse_json(embedded("games/splendor/edition.json"));
  EXPECT_TRUE(json) << json.message();
  return json ? *json : Json::object();
}

inline const NamedEdition& standard() {
  static const NamedEdition edition = [] {
    Result<NamedEdition> loaded = load_edition(standard_json());
    EXPECT_TRUE(loaded) << loaded.message();
    return loaded ? *loaded : NamedEdition{};
  }();
  return edition;
}

inline int index_of(const std::vector<std::string>& names, const std::string& name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) ADD_FAILURE() << "the standard edition has no " << name;
  return found == names.end() ? 0 : static_cast<int>(found - names.begin());
}

inline CardId card_id(const char* name) {
  return static_cast<CardId>(index_of(standard().cards, name));
}
inline int noble_id(const char* name) {
  return index_of(standard().nobles, name);
}
inline std::uint32_t noble_set(Names names) {
  std::uint32_t set = 0;
  for (const char* name : names) set |= 1u << noble_id(name);
  return set;
}

// Tokens, or bonuses, by colour.
struct Count {
  int white = 0;
  int blue = 0;
  int green = 0;
  int red = 0;
  int black = 0;
  int gold = 0;

  constexpr Gems gems() const noexcept {
    return Gems::of(kWhite, white) + Gems::of(kBlue, blue) + Gems::of(kGreen, green) +
           Gems::of(kRed, red) + Gems::of(kBlack, black);
  }
};

class Position : public pentarch::tests::Fluent<Position> {
 public:
  explicit Position(int seats) {
    state_.seats = static_cast<std::uint8_t>(seats);
    state_.display.fill(kNoCard);
    hands_.resize(kSeats);
    bonuses_.resize(kSeats);
  }

  Position& tokens(int seat, Count count) {
    state_.players[seat].tokens = count.gems();
    state_.players[seat].gold = static_cast<std::uint16_t>(count.gold);
    return *this;
  }
  // Exactly this is in stock; the seats that are not on turn hold the rest.
  Position& stock(Count count) {
    stock_ = count;
    spread_ = true;
    return *this;
  }
  Position& bought(int seat, Names names) {
    for (const char* name : names) buy(seat, card_id(name));
    return *this;
  }
  // That many bought cards of each colour, cheap ones without points.
  Position& bonuses(int seat, Count count) {
    bonuses_[seat] += count.gems();
    return *this;
  }
  Position& reserved(int seat, Names names) { return hold(seat, names, false); }  // face up
  Position& covered(int seat, Names names) { return hold(seat, names, true); }    // from a deck
  // The first places of each level, from the left; "1-" is an empty place of level 1.
  Position& display(Names names) {
    for (const char* name : names) {
      int& filled = filled_[name[0] - '1'];
      const int place = (name[0] - '1') * kSlots + filled++;
      if (name[1] != '-') state_.display[place] = use(card_id(name));
    }
    return *this;
  }
  // The deck of this level is empty: the seat has bought what lies nowhere else.
  Position& exhaust(int level, int seat) {
    exhausted_.emplace_back(level, seat);
    return *this;
  }
  Position& nobles(Names names) {
    state_.nobles |= noble_set(names);
    return *this;
  }
  Position& visited(int seat, Names names) {
    for (const char* name : names) {
      state_.players[seat].nobles |= static_cast<std::uint16_t>(1u << noble_id(name));
      state_.players[seat].points += edition().nobles[noble_id(name)].points;
    }
    return *this;
  }
  Position& turn(int seat) { return with(state_.turn, seat); }
  Position& first(int seat) { return with(state_.first, seat); }
  Position& rounds(int count) { return with(state_.rounds, count); }
  Position& passes(int count) { return with(state_.passes, count); }
  Position& unaudited() { return with(audited_, false); }

  State state() const {
    Position built = *this;
    built.fill_hands();
    built.fill_bonuses();
    built.fill_display();
    built.fill_decks();
    built.fill_nobles();
    built.fill_stock();
    built.fill_last_round();
    if (audited_) {
      EXPECT_STREQ(audit(edition(), built.state_), nullptr);
    }
    return built.state_;
  }

 private:
  static const Edition& edition() { return standard().data; }

  CardId use(CardId card) {
    if (used_[card]) ADD_FAILURE() << standard().cards[card] << " is in two places";
    used_[card] = true;
    return card;
  }
  void buy(int seat, CardId card) {
    Player& player = state_.players[seat];
    use(card);
    player.bought[card / 32] |= 1u << (card % 32);
    player.bonuses += Gems::of(edition().cards[card].bonus, 1);
    player.points += edition().cards[card].points;
    ++player.cards;
  }
  Position& hold(int seat, Names names, bool covered) {
    for (const char* name : names) hands_[seat].emplace_back(use(card_id(name)), covered);
    return *this;
  }

  void fill_hands() {
    for (int seat = 0; seat < kSeats; ++seat) {
      auto& hand = hands_[seat];
      ASSERT_LE(hand.size(), std::size_t{kHand});
      std::sort(hand.begin(), hand.end());
      for (std::size_t place = 0; place < hand.size(); ++place) {
        state_.players[seat].reserved[place] = hand[place].first;
        state_.players[seat].covered |= static_cast<std::uint8_t>(hand[place].second << place);
      }
    }
  }
  void fill_bonuses() {
    for (int seat = 0; seat < kSeats; ++seat) {
      for (int colour = 0; colour < kColours; ++colour) {
        for (int i = 0; i < bonuses_[seat][colour]; ++i) buy(seat, plain_card(colour));
      }
    }
  }
  CardId plain_card(int colour) {
    for (int card = 0; card < edition().deck_size[0]; ++card) {
      const Card& plain = edition().cards[card];
      if (!used_[card] && plain.bonus == colour && plain.points == 0) {
        return static_cast<CardId>(card);
      }
    }
    ADD_FAILURE() << "no plain card is left for a bonus of " << kColourNames[colour];
    return 0;
  }
  void fill_display() {
    for (int level = 0; level < kLevels; ++level) {
      int card = edition().deck_first[level] + edition().deck_size[level] - 1;
      for (int slot = filled_[level]; slot < kSlots; ++slot) {
        while (used_[card]) --card;
        state_.display[level * kSlots + slot] = use(static_cast<CardId>(card));
      }
    }
  }
  void fill_decks() {
    for (const auto& [level, seat] : exhausted_) {
      for_each_unused(level - 1,
                      [&, buyer = seat](int card, int) { buy(buyer, static_cast<CardId>(card)); });
    }
    for (int level = 0; level < kLevels; ++level) {
      for_each_unused(level, [&](int, int index) { state_.unseen[level] |= bit(index); });
      state_.deck[level] = static_cast<std::uint8_t>(popcount(state_.unseen[level]));
    }
  }
  template <class F>
  void for_each_unused(int level, F&& f) {
    for (int index = 0; index < edition().deck_size[level]; ++index) {
      const int card = edition().deck_first[level] + index;
      if (!used_[card]) f(card, index);
    }
  }
  void fill_nobles() {
    std::uint32_t seen = state_.nobles;
    for (const Player& player : state_.players) seen |= player.nobles;
    for (const bool welcome : {false, true}) {  // those whom somebody qualifies for come last
      for (int noble = 0; noble < edition().noble_count; ++noble) {
        if (popcount(seen) == edition().nobles_by_seats[state_.seats]) return;
        if (((seen >> noble) & 1u) != 0 || anybody_qualifies(noble) != welcome) continue;
        seen |= 1u << noble;
        state_.nobles |= 1u << noble;
      }
    }
  }
  bool anybody_qualifies(int noble) const {
    return std::any_of(state_.players.begin(), state_.players.end(), [&](const Player& player) {
      return enough(player.bonuses, edition().nobles[noble].needs);
    });
  }
  static bool enough(Gems bonuses, Gems needs) {
    for (int colour = 0; colour < kColours; ++colour) {
      if (bonuses[colour] < needs[colour]) return false;
    }
    return true;
  }
  void fill_stock() {
    const Gems left = spread_ ? stock_.gems() : Gems{};
    for (int colour = 0; colour < kColours; ++colour) {
      int rest = edition().gems_by_seats[state_.seats] - left[colour];
      for (const Player& player : state_.players) rest -= player.tokens[colour];
      if (spread_) spread(rest, [&](Player& player) { player.tokens += Gems::of(colour, 1); });
      state_.stock += Gems::of(colour, left[colour] + (rest > 0 ? rest : 0));
    }
    int gold = edition().gold - (spread_ ? stock_.gold : 0);
    for (const Player& player : state_.players) gold -= player.gold;
    if (spread_) spread(gold, [](Player& player) { ++player.gold; });
    state_.gold = static_cast<std::uint16_t>((spread_ ? stock_.gold : 0) + gold);
  }
  // Points only come on a seat's own turn, so whoever has enough has already rung the last round.
  void fill_last_round() {
    for (const Player& player : state_.players) {
      if (player.points >= edition().goal) state_.last_round = 1;
    }
  }
  template <class F>
  void spread(int& rest, F&& give) {
    for (int seat = 0; seat < state_.seats; ++seat) {
      while (seat != state_.turn && rest > 0 && held(state_.players[seat]) < 10) {
        give(state_.players[seat]);
        --rest;
      }
    }
    if (rest != 0) ADD_FAILURE() << "the other seats can't hold what is not in stock";
  }
  static int held(const Player& player) {
    int sum = player.gold;
    for (int colour = 0; colour < kColours; ++colour) sum += player.tokens[colour];
    return sum;
  }

  State state_;
  std::array<bool, kMostCards> used_{};
  std::array<int, kLevels> filled_{};
  std::vector<std::vector<std::pair<CardId, bool>>> hands_;
  std::vector<Gems> bonuses_;
  std::vector<std::pair<int, int>> exhausted_;
  Count stock_;
  bool spread_ = false;
  bool audited_ = true;
};

// ---- Steps, by what a player would say -------------------------------------------------------

inline Step taking(std::initializer_list<Colour> colours) {
  Gems gems;
  for (const Colour colour : colours) gems += Gems::of(colour, 1);
  for (int action = TakeDifferent::kFirst; action < TakeAlike::kFirst; ++action) {
    if (standard().data.taken[action] == gems) return Splendor::step_of(action);
  }
  ADD_FAILURE() << "no step takes these colours";
  return {};
}
inline Step taking_two(Colour colour) {
  return Splendor::step_of(TakeAlike::at(colour));
}
inline Step reserving_top(int level) {
  return Splendor::step_of(ReserveTop::at(level - 1));
}
inline Step passing() {
  return Splendor::step_of(Pass::kFirst);
}
inline Step paying_gold(Colour colour, int gold) {
  return Splendor::step_of(PayGold::at(colour, gold));
}
inline Step returning(Colour colour) {
  return Splendor::step_of(Return::at(colour));
}
inline Step choosing(const char* noble) {
  return Splendor::step_of(ChooseNoble::at(noble_id(noble)));
}

inline bool same(const State& a, const State& b) {
  return std::memcmp(&a, &b, sizeof(State)) == 0;
}

// A game from a position on. Every step must be legal, draw exactly the cards that the test names,
// and leave a state that `audit` accepts.
class Play {
 public:
  explicit Play(const Position& position) : state_(position.state()) {}
  Play(const State& state, const Edition& edition) : state_(state), edition_(edition) {}

  const State& state() const { return state_; }
  const Player& seat(int seat) const { return state_.players[seat]; }
  const std::vector<Event>& told() const { return told_; }  // by the last step
  bool over() const { return Splendor::deciders(edition_, state_).empty(); }
  Standing standing() const { return Splendor::standing(edition_, state_); }
  State mask(int viewer) const {
    return Splendor::mask(edition_, state_, static_cast<Seat>(viewer));
  }

  std::vector<int> options() const {
    Steps steps;
    Splendor::legal(edition_, state_, state_.turn, steps);
    std::vector<int> actions;
    for (const Step step : steps) actions.push_back(step.action);
    return actions;
  }
  std::vector<int> options(int from, int to) const {  // those with from <= action < to
    std::vector<int> some;
    for (const int action : options()) {
      if (from <= action && action < to) some.push_back(action);
    }
    return some;
  }
  bool may(Step step) const { return !options(step.action, step.action + 1).empty(); }

  int place(const char* card) const {
    const auto found = std::find(state_.display.begin(), state_.display.end(), card_id(card));
    return static_cast<int>(found - state_.display.begin());
  }
  Step reserving(const char* card) const { return Splendor::step_of(Reserve::at(place(card))); }
  // From the display, or else from the hand of the seat on turn.
  Step buying(const char* card) const {
    if (place(card) < kDisplay) return Splendor::step_of(Buy::at(place(card)));
    const auto& hand = seat(state_.turn).reserved;
    const auto found = std::find(hand.begin(), hand.end(), card_id(card));
    return Splendor::step_of(Buy::at(kDisplay + static_cast<int>(found - hand.begin())));
  }

  Play& does(Step step, Names draws = {}) {
    told_.clear();
    if (!may(step)) {
      ADD_FAILURE() << "step " << int{step.action} << " is not legal for seat " << int{state_.turn};
      return *this;
    }
    std::vector<Outcome> script;
    for (const char* name : draws) {
      const int level = name[0] - '1';
      const int index = card_id(name) - edition_.deck_first[level];
      script.push_back({static_cast<Pile>(level), static_cast<std::int16_t>(index)});
    }
    ScriptedChance chance(script);
    const auto tell = [this](const Event& event) { told_.push_back(event); };
    Splendor::apply(edition_, state_, state_.turn, step, chance, tell);
    EXPECT_FALSE(chance.failed()) << "step " << int{step.action} << " drew something else";
    EXPECT_EQ(chance.used(), script.size()) << "step " << int{step.action} << " drew too little";
    EXPECT_STREQ(audit(edition_, state_), nullptr) << "after step " << int{step.action};
    return *this;
  }

 private:
  State state_;
  Edition edition_ = standard().data;
  std::vector<Event> told_;
};

}  // namespace pentarch::splendor::tests
