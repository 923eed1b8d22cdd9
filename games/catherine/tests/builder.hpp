// Catherine for tests: a position in a line or two (Position), and decisions from it (Play).
//
// A Position says only what matters to its test. The rest is filled in so that `audit` is silent:
// free places of the action rows take cards without symbols (houses), places below them cards of
// another colour, so that nothing happens there, and what lies nowhere is in the pile.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <deque>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/decisions.hpp"
#include "engine/embedded.hpp"
#include "games/catherine/face.hpp"
#include "tests/fluent.hpp"

namespace pentarch::catherine::tests {

using Names = std::vector<std::string>;

inline Json standard_json() {
  Result<Json> json = parse_json(embedded("games/catherine/edition.json"));
  EXPECT_TRUE(json) << json.message();
  return json ? *json : Json::object();
}

inline const CatherineFace& face() {
  static const CatherineFace loaded = *CatherineFace::load(standard_json());
  return loaded;
}

inline const Edition& standard() {
  return face().edition();
}

inline CardId card_id(const std::string& name) {
  const std::optional<int> card = face().cards().find(name);
  if (!card) ADD_FAILURE() << "the standard edition has no " << name;
  return static_cast<CardId>(card.value_or(0));
}
inline std::uint32_t cities(const Names& names) {
  std::uint32_t set = 0;
  for (const std::string& name : names) {
    const std::optional<int> city = face().cities().find(name);
    if (!city) ADD_FAILURE() << "there is no city " << name;
    set |= static_cast<std::uint32_t>(bit(city.value_or(0)));
  }
  return set;
}

class Position : public pentarch::tests::Fluent<Position> {
 public:
  explicit Position(int seats) { state_.seats = static_cast<std::uint8_t>(seats); }

  Position& round(int finished) { return with(state_.round, finished); }
  Position& decade(int finished) { return with(state_.decade, finished); }
  // These cards are in the action row, from the left.
  Position& row(int seat, const Names& names) {
    for (const std::string& name : names) add_to_row(seat, use(card_id(name)));
    return *this;
  }
  // So many books, or cannons, in the action row.
  Position& books(int seat, int count) { return symbols(seat, kBook, kCannon, count); }
  Position& cannons(int seat, int count) { return symbols(seat, kCannon, kBook, count); }
  // Exactly these cards are in the hand.
  Position& hand(int seat, const Names& names) {
    Player& player = state_.players[seat];
    given_[seat] = true;
    for (const std::string& name : names) player.hand.add(use(card_id(name)));
    return *this;
  }
  // The actions are run: this card was activated by that one, just now. Nobody else has a choice
  // who is not named as well.
  Position& running(int seat, const std::string& card, const std::string& below) {
    state_.phase = Phase::kRun;
    running_[seat] = true;
    add_to_row(seat, use(card_id(card)));
    state_.players[seat].active = static_cast<std::uint8_t>(filled_[seat] - 1);
    state_.players[seat].under[filled_[seat] - 1] = use(card_id(below));
    return *this;
  }
  Position& houses(int seat, const Names& names) {
    state_.players[seat].houses |= cities(names);
    return *this;
  }
  Position& favour(int seat, int level) { return with(state_.players[seat].favour, level); }
  Position& jokers(int seat, int count) { return with(state_.players[seat].jokers, count); }
  Position& order(int seat, const std::string& name) {
    orders_[seat] = face().orders().find(name).value_or(-1);
    return *this;
  }
  Position& points(int seat, Source source, int count) {
    return with(state_.players[seat].points[source], count);
  }
  // Only these are in the pile; what lies nowhere is discarded.
  Position& pile(const Names& names) {
    pile_given_ = true;
    for (const std::string& name : names) state_.pile.add(use(card_id(name)));
    return *this;
  }

  State state() const {
    Position built = *this;
    built.fill();
    EXPECT_STREQ(audit(standard(), built.state_), nullptr);
    return built.state_;
  }

 private:
  static const Card& card(int id) { return standard().cards[id]; }

  CardId use(CardId id) {
    if (used_.has(id)) ADD_FAILURE() << face().card_name(id) << " is in two places";
    used_.add(id);
    return id;
  }
  void add_to_row(int seat, CardId id) { state_.players[seat].row[filled_[seat]++] = id; }

  Position& symbols(int seat, Symbol wanted, Symbol unwanted, int count) {
    for (int i = 0; i < count; ++i) {
      add_to_row(seat, unused([&](int id) {
                   return card(id).symbols[wanted] == 1 && card(id).symbols[unwanted] == 0;
                 }));
    }
    return *this;
  }

  template <class F>
  CardId unused(F&& wanted) {
    for (int id = 0; id < kMostCards; ++id) {
      if (!used_.has(id) && wanted(id)) return use(static_cast<CardId>(id));
    }
    ADD_FAILURE() << "there is no such card left";
    return 0;
  }
  CardId plain() {  // without cannon and book, and if possible without any symbol
    for (int id = 0; id < kMostCards; ++id) {
      if (!used_.has(id) && card(id).symbols.packed == 0) return use(static_cast<CardId>(id));
    }
    return unused(
        [](int id) { return card(id).symbols[kCannon] == 0 && card(id).symbols[kBook] == 0; });
  }

  void fill() {
    if (state_.phase != Phase::kRun) state_.phase = Phase::kPlay;
    const int below = state_.round + (state_.phase == Phase::kRun);
    state_.row_size = static_cast<std::uint8_t>(standard().start_row + below);
    for (int seat = 0; seat < state_.seats; ++seat) fill_rows(seat, below);
    for (int seat = 0; seat < state_.seats; ++seat) fill_player(seat);
    const CardSet rest = CardSet::first(kMostCards) - used_;
    (pile_given_ ? state_.discards : state_.pile) = rest;
    state_.pile_size = static_cast<std::uint8_t>(state_.pile.size());
    state_.asked = seats_to_ask(standard(), state_);
  }

  void fill_rows(int seat, int below) {
    Player& player = state_.players[seat];
    while (filled_[seat] < state_.row_size) add_to_row(seat, plain());
    for (int column = 0; column < state_.row_size; ++column) {
      player.owned += card(player.row[column]).symbols;
    }
    int placed = running_[seat] ? 1 : 0;
    for (int column = state_.row_size - 1; column >= 0 && placed < below; --column) {
      if (player.under[column] != kNoCard) continue;
      const int colour = card(player.row[column]).colour;
      player.under[column] = unused([&](int id) {
        return card(id).colour != colour && card(id).symbols.packed != 0 && card(id).family != 0;
      });
      ++placed;
      const bool idle = state_.phase == Phase::kRun && !running_[seat] && placed == 1;
      if (idle) player.active = static_cast<std::uint8_t>(column);
    }
  }

  void fill_player(int seat) {
    Player& player = state_.players[seat];
    for_each_bit(player.houses, [&](int city) {
      const std::uint8_t good = standard().cities[city].good;
      if (good != kNoSymbol) player.owned += Symbols::of(good);
    });
    if (!given_[seat]) {
      const CardId first = plain();
      player.hand.add(first);
      player.hand.add(unused([&](int id) { return card(id).colour != card(first).colour; }));
    }
    player.hand_size = static_cast<std::uint8_t>(player.hand.size());
    int order = orders_[seat];
    for (int free = 0; order < 0; ++free) {
      if (std::find(orders_.begin(), orders_.end(), free) == orders_.end()) order = free;
    }
    orders_[seat] = order;
    player.order = static_cast<std::uint8_t>(order);
  }

  State state_;
  CardSet used_;
  std::array<int, kSeats> filled_{};
  std::array<bool, kSeats> running_{};
  std::array<bool, kSeats> given_{};
  std::array<int, kSeats> orders_{-1, -1, -1, -1};
  bool pile_given_ = false;
};

// Draws the cards that a test names, in that order, and then the first of the pile.
class NamedChance {
 public:
  explicit NamedChance(const Names& names) {
    for (const std::string& name : names) next_.push_back(card_id(name));
  }
  int draw(Pile pile, std::uint64_t set) {
    return draw(pile, std::span<const std::uint64_t>(&set, 1));
  }
  int draw(Pile, std::span<const std::uint64_t> words) {
    if (!next_.empty()) {
      const int card = next_.front();
      next_.pop_front();
      if (((words[static_cast<std::size_t>(card) / 64] >> (card % 64)) & 1) != 0) return card;
      ADD_FAILURE() << face().card_name(card) << " is not in the pile";
    }
    std::size_t i = 0;
    while (words[i] == 0) ++i;
    return static_cast<int>(64 * i) + lowest_bit(words[i]);
  }
  int draw_kind(Pile, std::span<const std::uint8_t>) { return 0; }
  bool done() const { return next_.empty(); }

 private:
  std::deque<int> next_;
};

inline bool same(const State& a, const State& b) {
  return std::memcmp(&a, &b, sizeof(State)) == 0;
}

// A game from a position on. Every decision is said in notation, must be legal, and leaves a state
// that `audit` accepts.
class Play {
 public:
  explicit Play(const Position& position) : state_(position.state()) {}
  explicit Play(const State& state) : state_(state) {}

  const State& state() const { return state_; }
  const Player& seat(int seat) const { return state_.players[seat]; }
  const std::vector<Event>& told() const { return told_; }  // by the last decision
  Standing standing() const { return catherine::standing(standard(), state_); }
  State mask(int viewer) const {
    return catherine::mask(standard(), state_, static_cast<Seat>(viewer));
  }
  SeatSet deciders() const { return catherine::deciders(state_); }

  std::vector<Step> steps(int seat, const std::string& text) const {
    const Voice voice{Words::of("en", "games/catherine"), {}};
    const auto read = face().read_move(state_, static_cast<Seat>(seat), text, voice);
    EXPECT_TRUE(read) << read.message();
    return read ? *read : std::vector<Step>{};
  }

  // Why the seat may not decide that; empty where it may.
  std::string refusal(int seat, const std::string& text) const {
    const Voice voice{Words::of("en", "games/catherine"), {}};
    const auto read = face().read_move(state_, static_cast<Seat>(seat), text, voice);
    if (!read) return read.message();
    if (!deciders().has(static_cast<Seat>(seat))) return "not now";
    State staged = state_;
    for (const Step step : *read) {
      if (!is_legal<Catherine>(standard(), staged, static_cast<Seat>(seat), step)) {
        return face().why_not(staged, static_cast<Seat>(seat), step, voice);
      }
      take_quietly<Catherine>(standard(), staged, static_cast<Seat>(seat), step);
    }
    return "";
  }
  bool may(int seat, const std::string& text) const { return refusal(seat, text).empty(); }

  Names options(int seat) const {
    Names all;
    FastChance unused(0);
    for_each_decision<Catherine>(
        standard(), state_, static_cast<Seat>(seat), unused,
        [&](const Decision<Catherine>& decision, const State&) {
          all.push_back(face().notation(state_, static_cast<Seat>(seat), decision));
          return true;
        });
    return all;
  }

  Play& says(int seat, const std::string& text, const Names& draws = {}) {
    told_.clear();
    const std::string why = refusal(seat, text);
    EXPECT_EQ(why, "") << "seat " << seat << ": " << text;
    if (!why.empty()) return *this;
    NamedChance chance(draws);
    const auto tell = [this](const Event& event) { told_.push_back(event); };
    for (const Step step : steps(seat, text)) {
      Catherine::apply(standard(), state_, static_cast<Seat>(seat), step, chance, tell);
    }
    EXPECT_TRUE(chance.done()) << text << " drew too little";
    EXPECT_STREQ(audit(standard(), state_), nullptr) << "after " << text;
    return *this;
  }

  // Every seat lays a card, if possible one without symbols, and puts one of another colour below
  // it, so that nobody has an action to run.
  Play& idles(const Names& draws = {}) {
    for (int seat = 0; seat < state_.seats; ++seat) {
      const auto [card, below] = idle_pair(state_.players[seat].hand);
      const std::string name = face().card_name(card);
      says(seat, "play " + name + " " + face().card_name(below) + " under " + name,
           seat + 1 == state_.seats ? draws : Names{});
    }
    return *this;
  }

  int heard(EventKind kind, int seat) const {
    return static_cast<int>(std::count_if(told_.begin(), told_.end(), [&](const Event& event) {
      return event.kind == kind && event.seat == seat;
    }));
  }
  // Cards that the last decision brought this seat, without the two of the next phase A.
  int drew(int seat) const { return heard(kDrew, seat) - 2; }
  int points(int seat, Source source) const { return state_.players[seat].points[source]; }

 private:
  static std::pair<int, int> idle_pair(CardSet hand) {
    for (const bool symbols : {false, true}) {
      for (int i = 0; i < hand.size(); ++i) {
        const Card& card = standard().cards[hand.nth(i)];
        if ((card.symbols.packed != 0) != symbols) continue;
        for (int j = 0; j < hand.size(); ++j) {
          if (standard().cards[hand.nth(j)].colour != card.colour) {
            return {hand.nth(i), hand.nth(j)};
          }
        }
      }
    }
    ADD_FAILURE() << "all cards of the hand are of one colour";
    return {hand.nth(0), hand.nth(1)};
  }

  State state_;
  std::vector<Event> told_;
};

}  // namespace pentarch::catherine::tests
