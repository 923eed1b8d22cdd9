// China for tests: a position in a line or two (Position), and turns played from it (Play).
//
// Cards are letters: r(ed), g(reen), o(range), y(ellow), p(urple). A Position says only what
// matters to its test. The rest is filled in so that `audit` is silent: hands that are not named
// get three cards, the display four, and what lies nowhere is in the pile (or, where the pile is
// named or has ended, among the discards). Supplies and the points of full states follow from the
// board.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <initializer_list>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/embedded.hpp"
#include "games/china/china.hpp"
#include "games/china/edition.hpp"
#include "games/china/tests/plain_rules.hpp"
#include "tests/fluent.hpp"

namespace pentarch::china::tests {

using Names = std::initializer_list<const char*>;

inline Json standard_json() {
  Result<Json> json = parse_json(embedded("games/china/edition.json"));
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

inline int site_of(const std::string& name) {
  return index_of(standard().sites, name);
}
inline int realm_of(const std::string& name) {
  return index_of(standard().realms, name);
}

// All sites of a state, or the first so many of them.
inline std::vector<std::string> sites_of(const std::string& realm, int count = kMostSites) {
  std::vector<std::string> names;
  for (const std::string& site : standard().sites) {
    const bool here = standard().data.realm_of[site_of(site)] == realm_of(realm);
    if (here && static_cast<int>(names.size()) < count) names.push_back(site);
  }
  return names;
}

constexpr const char* kLetters = "rgoyp";

inline int colour_of(char letter) {
  const char* found = std::strchr(kLetters, letter);
  if (found == nullptr) ADD_FAILURE() << letter << " is no colour";
  return found == nullptr ? 0 : static_cast<int>(found - kLetters);
}
inline Cards cards(const std::string& letters) {
  Cards result;
  for (const char letter : letters) result += Cards::of(colour_of(letter), 1);
  return result;
}
inline std::string letters(Cards some) {
  std::string result;
  for (int colour = 0; colour < kColours; ++colour) {
    result += std::string(static_cast<std::size_t>(some[colour]), kLetters[colour]);
  }
  return result;
}

class Position : public pentarch::tests::Fluent<Position> {
 public:
  explicit Position(int seats, const Edition& edition = standard().data) : edition_(edition) {
    state_.seats = static_cast<std::uint8_t>(seats);
    state_.side = seats == 5 ? kSideOfFive : kSideOfThree;
    hands_.resize(kSeats);
  }

  Position& houses(int seat, const std::vector<std::string>& sites) {
    for (const std::string& site : sites) state_.players[seat].houses |= bit(site_of(site));
    return *this;
  }
  // From the first site of a state on: so many houses of seat 0, then of seat 1, and so on.
  Position& settled(const char* realm, const std::vector<int>& by_seat) {
    const std::vector<std::string> sites = sites_of(realm);
    std::size_t next = 0;
    for (std::size_t seat = 0; seat < by_seat.size(); ++seat) {
      for (int i = 0; i < by_seat[seat]; ++i) houses(static_cast<int>(seat), {sites.at(next++)});
    }
    return *this;
  }
  Position& emissaries(int seat, const char* realm, int count) {
    state_.players[seat].emissaries += std::uint64_t(count) << (4 * realm_of(realm));
    return *this;
  }
  // The variant is played, and this seat's fortress stands there.
  Position& fortress(int seat, const char* site) {
    state_.fortresses |= bit(site_of(site));
    ++fortresses_placed_[static_cast<std::size_t>(seat)];
    return with_fortresses();
  }
  Position& with_fortresses() { return with(state_.with_fortresses, 1); }
  Position& memory_aid() { return with(state_.memory_aid, 1); }

  // A hand drawn from the pile that is there now, or from the first one though there is a second;
  // cards taken from the display.
  Position& hand(int seat, const std::string& some) { return hold(seat, some, kLate); }
  Position& early(int seat, const std::string& some) { return hold(seat, some, kEarly); }
  Position& open(int seat, const std::string& some) {
    state_.players[seat].open += cards(some);
    return hold(seat, some, kUntold);
  }
  Position& display(const std::string& some) { return with(display_, some); }
  Position& discards(const std::string& some) { return with(discards_, some); }
  // Exactly this is in the pile; the rest of the cards has been discarded.
  Position& pile(const std::string& some) { return with(pile_, some); }
  Position& shuffled() { return with(state_.used_up, 1); }    // the second pile
  Position& pile_ended() { return with(state_.used_up, 2); }  // the last round

  Position& side(Side side) { return with(state_.side, side); }
  Position& turn(int seat) { return with(state_.turn, seat); }
  Position& first(int seat) { return with(state_.first, seat); }

  int seats() const { return state_.seats; }
  const Edition& edition() const { return edition_; }

  State state() const {
    Position built = *this;
    built.fill_board();
    built.fill_cards();
    EXPECT_STREQ(audit(edition_, built.state_), nullptr);
    return built.state_;
  }

 private:
  struct Hand {
    bool named = false;
    Cards late;
    Cards early;
  };

  Position& hold(int seat, const std::string& some, Origin origin) {
    Hand& hand = hands_[static_cast<std::size_t>(seat)];
    hand.named = true;
    if (origin == kLate) hand.late += cards(some);
    if (origin == kEarly) hand.early += cards(some);
    return *this;
  }

  void fill_board() {
    for (int seat = 0; seat < state_.seats; ++seat) {
      Player& player = state_.players[seat];
      int standing = 0;
      for (int realm = 0; realm < kRealms; ++realm) standing += emissaries_in(player, realm);
      const int fortresses = state_.with_fortresses != 0 ? edition_.pieces[kFortress] : 0;
      const int placed = fortresses_placed_[static_cast<std::size_t>(seat)];
      player.left = {left(edition_.pieces[kHouse] - popcount(player.houses)),
                     left(fortresses - placed), left(edition_.pieces[kEmissary] - standing)};
      state_.built |= player.houses;
    }
    for (int realm = 0; realm < kRealms; ++realm) {
      int most = 0;
      int standing = 0;
      for (const Player& player : state_.players) {
        most = std::max(most, popcount(player.houses & edition_.sites_of[realm]));
        standing += emissaries_in(player, realm);
      }
      if (standing < most) state_.welcoming |= 1u << realm;
      if (!plain_is_full(edition_, state_, realm)) continue;
      const std::vector<int> points = plain_house_points(edition_, state_, realm);
      for (int seat = 0; seat < state_.seats; ++seat) {
        std::uint16_t& sum = state_.players[seat].points[kFromHouses];
        sum = static_cast<std::uint16_t>(sum + points[static_cast<std::size_t>(seat)]);
      }
    }
  }
  static std::uint8_t left(int count) {
    EXPECT_GE(count, 0) << "a seat has placed more than it had";
    return static_cast<std::uint8_t>(count);
  }

  void fill_cards() {
    rest_ = deck_of(edition_, state_.seats);
    for (int seat = 0; seat < state_.seats; ++seat) {
      const Hand& hand = hands_[static_cast<std::size_t>(seat)];
      Player& player = state_.players[seat];
      player.hand = hand.late + hand.early + player.open;
      player.early = state_.used_up == 0 ? hand.late + hand.early : hand.early;
      use(player.hand);
    }
    state_.display = use(cards(display_.value_or("")));
    if (pile_) state_.unlocated[state_.used_up] = use(cards(*pile_));
    state_.discards = use(cards(discards_.value_or("")));
    if (!display_) state_.display = use_any(4);
    for (int seat = 0; seat < state_.seats; ++seat) {
      if (hands_[static_cast<std::size_t>(seat)].named) continue;
      Player& player = state_.players[seat];
      player.hand = use_any(kHand);
      if (state_.used_up == 0) player.early = player.hand;
    }
    if (pile_ || state_.used_up == 2) {
      state_.discards += rest_;
    } else {
      state_.unlocated[state_.used_up] = rest_;
    }
    if (state_.used_up < 2) {
      state_.pile = static_cast<std::uint16_t>(state_.unlocated[state_.used_up].total());
    }
  }
  Cards use(Cards some) {
    EXPECT_TRUE(rest_.covers(some)) << "there are not so many " << letters(some);
    if (rest_.covers(some)) rest_ -= some;
    return some;
  }
  // Of what there is most of.
  Cards use_any(int count) {
    Cards some;
    for (int i = 0; i < count; ++i) {
      int most = 0;
      for (int colour = 1; colour < kColours; ++colour) {
        if (rest_[colour] > rest_[most]) most = colour;
      }
      some += use(Cards::of(most, 1));
    }
    return some;
  }

  Edition edition_;
  State state_;
  std::array<int, kSeats> fortresses_placed_{};
  std::vector<Hand> hands_;
  std::optional<std::string> display_;
  std::optional<std::string> discards_;
  std::optional<std::string> pile_;
  Cards rest_;
};

// ---- Steps, by what a player would say -------------------------------------------------------

inline Step house(const char* site, char paid) {
  return China::step_of(Build::at(site_of(site), colour_of(paid)));
}
inline Step fortress(const char* site, char paid) {
  return China::step_of(Fortify::at(site_of(site), colour_of(paid)));
}
inline Step emissary(const char* realm, char paid) {
  return China::step_of(Send::at(realm_of(realm), colour_of(paid)));
}
inline Step stopping() {
  return China::step_of(Stop::kFirst);
}
inline Step exchanging(char card) {
  return China::step_of(Exchange::at(colour_of(card)));
}
inline Step taking(char card) {
  return China::step_of(Take::at(colour_of(card)));
}
inline Step drawing() {
  return China::step_of(TakeTop::kFirst);
}
inline Step passing() {
  return China::step_of(Pass::kFirst);
}

inline bool same(const State& a, const State& b) {
  return std::memcmp(&a, &b, sizeof(State)) == 0;
}

// A game that has just been set up.
inline State new_game(int seats, std::initializer_list<std::pair<Option, int>> options = {},
                      std::uint64_t key = 1) {
  pentarch::Setup setup{.seats = static_cast<std::uint8_t>(seats), .options = {}};
  for (const auto& [option, value] : options) {
    setup.options[option] = static_cast<std::uint8_t>(value);
  }
  FastChance chance(key);
  Silence silence;
  return China::start(standard().data, setup, chance, silence);
}

using PerSeat = std::vector<int>;

// A game from a position on. Every step must be legal, draw exactly the cards that the test names,
// and leave a state that `audit` accepts, and so must every seat's mask of it be.
class Play {
 public:
  explicit Play(const Position& position)
      : state_(position.state()), edition_(position.edition()) {}
  explicit Play(const State& state, const Edition& edition = standard().data)
      : state_(state), edition_(edition) {}

  const State& state() const { return state_; }
  const Edition& edition() const { return edition_; }
  const Player& seat(int seat) const { return state_.players[seat]; }
  std::string hand(int seat) const { return letters(state_.players[seat].hand); }
  std::string display() const { return letters(state_.display); }
  std::string discards() const { return letters(state_.discards); }
  int emissaries(int seat, const char* realm) const {
    return emissaries_in(state_.players[seat], realm_of(realm));
  }
  const std::vector<Event>& told() const { return told_; }  // by the last step
  int told(EventKind kind) const {
    return static_cast<int>(std::count_if(told_.begin(), told_.end(),
                                          [&](const Event& event) { return event.kind == kind; }));
  }
  bool over() const { return China::deciders(edition_, state_).empty(); }
  Standing standing() const { return China::standing(edition_, state_); }
  PerSeat points(Source source) const {
    PerSeat all;
    for (int seat = 0; seat < state_.seats; ++seat) {
      all.push_back(state_.players[seat].points[source]);
    }
    return all;
  }
  PerSeat ranks() const {
    const Standing now = standing();
    return {now.rank.begin(), now.rank.begin() + state_.seats};
  }
  State mask(int viewer) const { return China::mask(edition_, state_, static_cast<Seat>(viewer)); }
  State shown(int viewer) const {
    return China::shown(edition_, mask(viewer), static_cast<Seat>(viewer));
  }

  std::set<int> options() const {
    Steps steps;
    China::legal(edition_, state_, state_.turn, steps);
    std::set<int> actions;
    for (const Step step : steps) actions.insert(step.action);
    EXPECT_EQ(static_cast<int>(actions.size()), steps.size()) << "a step is offered twice";
    return actions;
  }
  std::set<int> options(int from, int to) const {  // those with from <= action < to
    std::set<int> some;
    for (const int action : options()) {
      if (from <= action && action < to) some.insert(action);
    }
    return some;
  }
  bool may(Step step) const { return options().contains(step.action); }
  bool may_place() const { return !options(0, Stop::kFirst).empty(); }
  // The states into which the seat on turn may place anything, by their names, paying so.
  std::set<std::string> open_states(const std::string& paying = kLetters) const {
    std::set<std::string> names;
    for (const int action : options(0, Stop::kFirst)) {
      const Placement chosen = placement_of(action);
      if (paying.find(kLetters[chosen.colour]) == std::string::npos) continue;
      names.insert(standard().realms[china::realm_of(edition_, chosen)]);
    }
    return names;
  }

  // What may be placed into one state: houses, fortresses, emissaries.
  std::set<Piece> pieces_for(const std::string& realm) const {
    std::set<Piece> pieces;
    for (const int action : options(0, Stop::kFirst)) {
      const Placement chosen = placement_of(action);
      const int where = china::realm_of(edition_, chosen);
      if (where == realm_of(realm)) pieces.insert(chosen.piece);
    }
    return pieces;
  }

  // `draws`: the cards that come from the pile in this step, in order.
  Play& does(Step step, const std::string& draws = "") {
    told_.clear();
    if (!may(step)) {
      ADD_FAILURE() << "step " << int{step.action} << " is not legal for seat " << int{state_.turn};
      return *this;
    }
    std::vector<Outcome> script;
    for (std::size_t i = 0; i < draws.size(); ++i) {
      const bool next_pile = i >= state_.pile;
      script.push_back({static_cast<Pile>(state_.used_up + next_pile),
                        static_cast<std::int16_t>(colour_of(draws[i]))});
    }
    ScriptedChance chance(script);
    const auto tell = [this](const Event& event) { told_.push_back(event); };
    China::apply(edition_, state_, state_.turn, step, chance, tell);
    EXPECT_FALSE(chance.failed()) << "step " << int{step.action} << " drew something else";
    EXPECT_EQ(chance.used(), script.size()) << "step " << int{step.action} << " drew too little";
    EXPECT_STREQ(audit(edition_, state_), nullptr) << "after step " << int{step.action};
    for (const Seat viewer : {Seat{0}, Seat{1}, kNobody}) {
      EXPECT_STREQ(audit(edition_, mask(viewer)), nullptr) << "seen by seat " << int{viewer};
      EXPECT_STREQ(audit(edition_, shown(viewer)), nullptr) << "shown to seat " << int{viewer};
    }
    return *this;
  }

 private:
  State state_;
  Edition edition_;
  std::vector<Event> told_;
};

// The game ends with this board: the last seat of the last round has no card and passes.
inline Play finished(Position position) {
  const int last = position.seats() - 1;
  Play play(position.pile_ended().display("").first(0).turn(last).hand(last, ""));
  play.does(passing());
  EXPECT_TRUE(play.over());
  return play;
}

}  // namespace pentarch::china::tests
