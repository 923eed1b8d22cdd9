// Comuni for tests: a position in a line or two (Position), and a game played from it in notation
// (Play).
//
// A Position says only what matters to its test. The rest is filled in so that `audit` is silent:
// deck C is in use, so that the cards of A and B are built or discarded, the spaces of the columns
// take cards of deck C, and all cubes that nobody holds are in the supply.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "engine/decisions.hpp"
#include "engine/embedded.hpp"
#include "games/comuni/face.hpp"
#include "tests/fluent.hpp"

namespace pentarch::comuni::tests {

using Names = std::initializer_list<const char*>;

inline Json standard_json() {
  Result<Json> json = parse_json(embedded("games/comuni/edition.json"));
  EXPECT_TRUE(json) << json.message();
  return json ? *json : Json::object();
}

inline const ComuniFace& standard_face() {
  static const ComuniFace face = *ComuniFace::load(standard_json());
  return face;
}

inline const Edition& standard() {
  return standard_face().edition();
}

inline CardId card_id(const std::string& name) {
  const std::optional<CardId> card = standard_face().find_card(name);
  if (!card) ADD_FAILURE() << "the standard edition has no " << name;
  return card.value_or(0);
}

struct Count {
  int gold = 0;
  int army = 0;
  int craftsman = 0;
  int pilgrim = 0;

  Cubes cubes() const {
    return {static_cast<std::uint8_t>(gold), static_cast<std::uint8_t>(army),
            static_cast<std::uint8_t>(craftsman), static_cast<std::uint8_t>(pilgrim)};
  }
};

class Position : public pentarch::tests::Fluent<Position> {
 public:
  explicit Position(int seats) {
    state_.seats = static_cast<std::uint8_t>(seats);
    for (int seat = 0; seat < seats; ++seat) commune(seat, seat + 1);
    deck(2);
  }

  Position& commune(int seat, int number) {
    state_.players[seat].commune = static_cast<std::uint8_t>(number - 1);
    return *this;
  }
  Position& cubes(int seat, Count count) {
    state_.players[seat].cubes = count.cubes();
    return *this;
  }
  // Exactly this is in the supply; this seat holds the rest.
  Position& supply(Count count, int holder) {
    supply_ = count.cubes();
    holder_ = holder;
    return *this;
  }
  Position& building(int seat, Type type, int level, int count = 1) {
    state_.players[seat].buildings[type][level - 1] = static_cast<std::uint8_t>(count);
    return *this;
  }
  Position& wall(int seat, int level, int count = 1) {
    state_.players[seat].walls[level - 1] = static_cast<std::uint8_t>(count);
    return *this;
  }
  Position& active(int seat, Type type) {
    state_.players[seat].active |= static_cast<std::uint8_t>(1 << type);
    return *this;
  }
  Position& guildmaster(Type type, int seat) {
    state_.guildmasters[type] = static_cast<Seat>(seat);
    return *this;
  }
  Position& hand(int seat, Names names) {
    for (const char* name : names) add_to_hand(state_.players[seat], card_id(name));
    return *this;
  }
  // In the first spaces of the column, counted from 1.
  Position& column(int number, Names names) {
    int space = 0;
    for (const char* name : names) state_.columns[number - 1].cards[space++] = card_id(name);
    return *this;
  }
  Position& emptied(int number) {
    emptied_ |= 1u << (number - 1);
    return *this;
  }
  Position& bid(int number, int seat, int gold = 0, int pilgrims = 0) {
    state_.columns[number - 1].bid = {static_cast<Seat>(seat), static_cast<std::uint8_t>(gold),
                                      static_cast<std::uint8_t>(pilgrims)};
    return *this;
  }
  Position& plunder(int seat, int markers) {
    state_.players[seat].plunder = static_cast<std::uint16_t>(markers);
    return *this;
  }
  Position& honour(int seat, int invasion, int counter) {
    state_.players[seat].honour |= static_cast<std::uint8_t>(1 << (2 * invasion + counter));
    return *this;
  }
  // The deck in use, 0 to 3, and how many of its cards are left beside those on the board.
  Position& deck(int deck, int left = -1) {
    state_.deck = static_cast<std::uint8_t>(deck);
    left_ = left;
    return *this;
  }
  Position& turn(int seat) { return with(state_.turn, seat); }
  Position& phase(Phase phase) { return with(state_.pending.phase, phase); }
  Position& built(int buildings, int walls) {
    state_.buildings = static_cast<std::uint8_t>(buildings);
    state_.walls = static_cast<std::uint8_t>(walls);
    return *this;
  }
  Position& last_turns(int turns) { return with(state_.last_turns, turns); }
  Position& claimless(int turns) { return with(state_.claimless, turns); }
  Position& open_screens() { return with(state_.open_screens, 1); }
  Position& unaudited() { return with(audited_, false); }

  State state() const {
    Position built = *this;
    built.fill_pile();
    built.fill_columns();
    built.trim_pile();
    built.fill_supply();
    for (Player& player : built.state_.players) {
      for (int type = 0; type < kTypes; ++type) {
        player.points =
            static_cast<std::uint16_t>(player.points + type_points(standard(), player, type));
      }
    }
    if (audited_) {
      EXPECT_STREQ(audit(standard(), built.state_), nullptr);
    }
    return built.state_;
  }

 private:
  bool spend(CardId card) {
    const int index = card - standard().deck_first[state_.deck];
    if (index < 0 || index >= standard().deck_kinds[state_.deck]) return true;  // of a deck before
    if (state_.pile[index] == 0) return false;
    --state_.pile[index];
    return true;
  }
  void fill_pile() {
    open_deck(standard(), state_, state_.deck);
    for (const Player& player : state_.players) {
      for (int place = 0; place < hand_size(player); ++place) spend(player.hand[place]);
    }
    for (const Column& column : state_.columns) {
      for (const CardId card : column.cards) {
        if (card != kNoCard) spend(card);
      }
    }
  }
  void fill_columns() {
    for_each_bit(standard().columns[state_.seats] & ~emptied_, [&](int column) {
      for (int space = 0; space < standard().spaces[column]; ++space) {
        CardId& card = state_.columns[column].cards[space];
        if (card == kNoCard) card = any_card();
      }
    });
  }
  CardId any_card() {
    int card = standard().deck_first[state_.deck] + standard().deck_kinds[state_.deck] - 1;
    while (card >= standard().deck_first[state_.deck] && !spend(static_cast<CardId>(card))) --card;
    return static_cast<CardId>(card);
  }
  void trim_pile() {
    state_.left = 0;
    for (std::uint8_t& count : state_.pile) {
      if (left_ >= 0) count = static_cast<std::uint8_t>(std::min<int>(count, left_ - state_.left));
      state_.left = static_cast<std::uint8_t>(state_.left + count);
    }
  }
  void fill_supply() {
    Cubes rest = standard().supply;
    for (const Player& player : state_.players) subtract(rest, player.cubes);
    for (const Column& column : state_.columns) {
      subtract(rest, {column.bid.gold, 0, 0, column.bid.pilgrims});
    }
    state_.supply = holder_ < 0 ? rest : supply_;
    if (holder_ < 0) return;
    subtract(rest, supply_);
    add(state_.players[holder_].cubes, rest);
  }

  State state_;
  Cubes supply_{};
  int holder_ = -1;
  int left_ = -1;
  unsigned emptied_ = 0;
  bool audited_ = true;
};

inline bool same(const State& a, const State& b) {
  return std::memcmp(&a, &b, sizeof(State)) == 0;
}

// A game from a position on, in the notation that players type. Every step must be legal and leave
// a state that `audit` accepts.
class Play {
 public:
  explicit Play(const Position& position) : state_(position.state()) {}
  explicit Play(const State& state) : state_(state) {}

  const State& state() const { return state_; }
  State& state() { return state_; }
  const Player& seat(int seat) const { return state_.players[seat]; }
  Cubes cubes(int seat) const { return state_.players[seat].cubes; }
  Phase phase() const { return state_.pending.phase; }
  SeatSet deciders() const { return comuni::deciders(state_); }
  bool over() const { return deciders().empty(); }
  Standing standing() const { return comuni::standing(standard(), state_); }
  State mask(Seat viewer) const { return comuni::mask(standard(), state_, viewer); }
  State shown(Seat viewer) const { return comuni::shown(standard(), mask(viewer), viewer); }
  const std::vector<Event>& told() const { return told_; }  // by the last decision
  int told_of(EventKind kind) const {
    return static_cast<int>(std::count_if(told_.begin(), told_.end(),
                                          [&](const Event& event) { return event.kind == kind; }));
  }

  // Everything that the seat may declare now.
  std::vector<std::string> options(int seat) const {
    std::vector<std::string> texts;
    FastChance chance(1);
    for_each_decision<Comuni>(
        standard(), state_, static_cast<Seat>(seat), chance,
        [&](const Decision<Comuni>& decision, const State&) {
          texts.push_back(standard_face().notation(state_, static_cast<Seat>(seat), decision));
          return true;
        });
    return texts;
  }
  bool may(int seat, const std::string& text) const {
    const std::vector<std::string> all = options(seat);
    return std::find(all.begin(), all.end(), text) != all.end();
  }
  // Those that begin with this word.
  std::vector<std::string> options(int seat, const std::string& verb) const {
    std::vector<std::string> some;
    for (const std::string& text : options(seat)) {
      if (text == verb || text.starts_with(verb + " ")) some.push_back(text);
    }
    return some;
  }

  // With these cards drawn, or whatever comes where none are named.
  Play& does(int seat, const std::string& text, Names draws = {}) {
    told_.clear();
    const auto decision = read(seat, text);
    if (!decision) {
      ADD_FAILURE() << text << ": " << decision.message();
      return *this;
    }
    std::vector<Outcome> script;
    for (const char* name : draws) {
      const int deck = name[0] - 'a';
      const int index = card_id(name) - standard().deck_first[deck];
      script.push_back({static_cast<Pile>(deck), static_cast<std::int16_t>(index)});
    }
    ScriptedChance scripted(script);
    FastChance free(1);
    for (const Step step : *decision) {
      if (!may(seat, step)) {
        ADD_FAILURE() << text << " is not legal: " << refusal(seat, text);
        return *this;
      }
      const auto tell = [this](const Event& event) { told_.push_back(event); };
      if (script.empty()) {
        apply(standard(), state_, static_cast<Seat>(seat), step, free, tell);
      } else {
        apply(standard(), state_, static_cast<Seat>(seat), step, scripted, tell);
      }
      EXPECT_STREQ(audit(standard(), state_), nullptr) << text;
    }
    EXPECT_FALSE(undeclared(state_, static_cast<Seat>(seat))) << text << " is not complete";
    EXPECT_TRUE(!scripted.failed() && scripted.used() == script.size())
        << text << " drew otherwise";
    return *this;
  }

  // Why the seat can't do this, in English; empty if it can.
  std::string refusal(int seat, const std::string& text) const {
    const auto decision = read(seat, text);
    if (!decision) return decision.message();
    Play copy = *this;
    for (const Step step : *decision) {
      if (!copy.may(seat, step)) {
        return standard_face().why_not(copy.state_, static_cast<Seat>(seat), step, voice());
      }
      take_quietly<Comuni>(standard(), copy.state_, static_cast<Seat>(seat), step);
    }
    return {};
  }

 private:
  static Voice voice() {
    static const std::vector<std::string> names{"Ada", "Ben", "Cleo", "Dan", "Eve"};
    return {Words::of("en", "games/comuni"), names};
  }
  Result<std::vector<Step>> read(int seat, const std::string& text) const {
    return standard_face().read_move(state_, static_cast<Seat>(seat), text, voice());
  }
  bool may(int seat, Step step) const {
    return is_legal<Comuni>(standard(), state_, static_cast<Seat>(seat), step);
  }

  State state_;
  std::vector<Event> told_;
};

inline State started(int seats, std::uint64_t seed = 1, bool open_screens = false) {
  FastChance chance(seed);
  Silence silence;
  Setup setup{.seats = static_cast<std::uint8_t>(seats), .options = {}};
  setup.options[0] = open_screens ? 1 : 0;
  return start(standard(), setup, chance, silence);
}

}  // namespace pentarch::comuni::tests
