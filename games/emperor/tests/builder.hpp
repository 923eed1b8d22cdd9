// Emperor's Choice for tests: a position in a line or two, and decisions played from it in the
// notation of the game.
//
// A Table says only what matters to its test. The rest is filled in so that `audit` is silent:
// persons that lie nowhere are in the pile, tiles in the bag, cubes in the supply, tributes in
// their pile. It begins in the auction of the first round, with no persons in any hand; policies
// lie in the order of the rulebook, their first sides up.
#pragma once

#include <gtest/gtest.h>

#include <deque>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "engine/embedded.hpp"
#include "games/emperor/face.hpp"
#include "tests/fluent.hpp"

namespace pentarch::emperor::tests {

using Names = std::initializer_list<const char*>;

inline Json standard_json() {
  Result<Json> json = parse_json(embedded("games/emperor/edition.json"));
  EXPECT_TRUE(json) << json.message();
  return json ? *json : Json::object();
}

inline const EmperorFace& standard() {
  static const EmperorFace face = *EmperorFace::load(standard_json());
  return face;
}

inline int person(const char* name) {
  const std::optional<int> found = standard().persons().find(name);
  if (!found) ADD_FAILURE() << "the standard edition has no " << name;
  return found.value_or(0);
}
inline Persons persons(Names names) {
  Persons some;
  for (const char* name : names) some.add(person(name));
  return some;
}
inline int tile(const char* name) {
  const std::optional<int> found = EmperorFace::tiles().find(name);
  if (!found) ADD_FAILURE() << "there is no tile " << name;
  return found.value_or(0);
}
inline int side(const char* name) {
  const std::optional<int> found = EmperorFace::policies().find(name);
  if (!found) ADD_FAILURE() << "there is no policy " << name;
  return found.value_or(0);
}
inline int treasure(const char* name) {
  return standard().treasures().find(name).value_or(0);
}

// What is drawn: outcomes that a test names, then always the first of the pile.
class NamedChance {
 public:
  void next(Pile pile, const char* name) { named_.emplace_back(pile, name); }
  bool all_drawn() const { return named_.empty(); }

  int draw(Pile pile, std::uint64_t set) {
    return draw(pile, std::span<const std::uint64_t>(&set, 1));
  }
  int draw(Pile pile, std::span<const std::uint64_t> words) {
    const std::optional<int> wanted = take(pile);
    if (wanted && ((words[0] >> *wanted) & 1u) != 0) return *wanted;
    EXPECT_FALSE(wanted) << "what was named is not in the pile";
    return lowest_bit(words[0]);
  }
  int draw_kind(Pile pile, std::span<const std::uint8_t> counts) {
    const std::optional<int> wanted = take(pile);
    if (wanted && counts[*wanted] != 0) return *wanted;
    EXPECT_FALSE(wanted) << "what was named is not in the pile";
    int kind = 0;
    while (counts[kind] == 0) ++kind;
    return kind;
  }

 private:
  std::optional<int> take(Pile pile) {
    for (auto one = named_.begin(); one != named_.end(); ++one) {
      if (one->first != pile) continue;
      const std::optional<int> index = standard().find_component(pile, one->second);
      EXPECT_TRUE(index) << one->second;
      named_.erase(one);
      return index;
    }
    return std::nullopt;
  }

  std::deque<std::pair<Pile, const char*>> named_;
};

struct Ears {
  std::vector<Event>& heard;
  void operator()(const Event& event) { heard.push_back(event); }
};

class Table : public pentarch::tests::Fluent<Table> {
 public:
  explicit Table(int seats) : names_{"Li Xin", "Meng Tian", "Wang Ben", "Bai Qi", "Lian Po"} {
    state_.seats = static_cast<std::uint8_t>(seats);
    state_.depth = 1;
    state_.stack[0].what = Pending::kBid;
    state_.decrees = 3;
    state_.holder.fill(kSeats);
    for (TileSet& set : state_.sets) set.fill(kNoTile);
    for (int card = 0; card < kPolicies; ++card) {
      state_.policy_at[card] = static_cast<std::uint8_t>(card);
    }
    state_.tributes = edition().tribute_counts;
    state_.xiongnu = edition().xiongnu_start;
    for (Seat seat = 0; seat < seats; ++seat) {
      player(seat).tiles[kCarriage + seat] = 1;
      player(seat).tiles[kLand] = edition().start_land;
      player(seat).trust = edition().start_trust;
      gain_points(state_, seat, kFromStart, edition().start_points);
    }
    state_.bag = edition().bag;
    for (int kind = 0; kind < edition().tribute_kinds; ++kind) {
      state_.tribute_pile += edition().tribute_counts[kind];
    }
  }

  // ---- Setting up ----

  Table& hand(int seat, Names names) {
    player(seat).open += persons(names);
    return *this;
  }
  Table& covered(int seat, Names names) {
    for (const char* name : names) cover(player(seat), code_of(0, person(name)));
    return *this;
  }
  Table& shown(int seat, Names names, int cubes, int declared) {
    player(seat).open += persons(names);
    player(seat).shown = persons(names);
    player(seat).cubes = static_cast<std::uint8_t>(player(seat).cubes + cubes);
    player(seat).shown_cubes = static_cast<std::uint8_t>(cubes);
    player(seat).declared = static_cast<std::uint16_t>(declared);
    state_.high = std::max(state_.high, player(seat).declared);
    return *this;
  }
  // Beside those that are shown.
  Table& cubes(int seat, int count) {
    player(seat).cubes = static_cast<std::uint8_t>(player(seat).cubes + count);
    return *this;
  }
  Table& gold(int seat, int count) { return with(player(seat).gold, count); }
  Table& trust(int seat, int count) { return with(player(seat).trust, count); }
  Table& palace(int seat, int level) { return with(player(seat).palace, level); }
  Table& points(int seat, int more) {
    gain_points(state_, static_cast<Seat>(seat), more < 0 ? kFromLosses : kFromEffects, more);
    return *this;
  }
  Table& tiles(int seat, const char* name, int count) {
    const int kind = tile(name);
    std::uint8_t& tiles = player(seat).tiles[kind];
    tiles = static_cast<std::uint8_t>(tiles + count);
    state_.bag[kind] = static_cast<std::uint8_t>(state_.bag[kind] - count);
    return *this;
  }
  Table& xiongnu(int strength) {
    while (state_.xiongnu < strength) {
      const int two = state_.xiongnu + 2 <= strength && state_.bag[kXiongnu + 1] != 0 ? 1 : 0;
      --state_.bag[kXiongnu + two];
      state_.xiongnu = static_cast<std::uint8_t>(state_.xiongnu + 1 + two);
    }
    return *this;
  }
  // These sides show.
  Table& policies(Names names) {
    for (const char* name : names) {
      const int card = side(name) / 2;
      if (shown_side(state_, card) != side(name)) {
        state_.flipped = static_cast<std::uint8_t>(state_.flipped ^ 1u << card);
      }
    }
    return *this;
  }
  Table& discs(Names names) {
    for (const char* name : names) {
      state_.discs = static_cast<std::uint8_t>(state_.discs | 1u << (side(name) / 2));
    }
    return *this;
  }
  Table& under(const char* name, int tributes) {
    state_.under[side(name) / 2] = static_cast<std::uint8_t>(tributes);
    state_.tribute_pile = static_cast<std::uint8_t>(state_.tribute_pile - tributes);
    return *this;
  }
  Table& tributes(int seat, const char* name, int count) {
    const int kind = *standard().find_component(kTributePile, name);
    player(seat).tributes[kind] = static_cast<std::uint8_t>(player(seat).tributes[kind] + count);
    state_.tributes[kind] = static_cast<std::uint8_t>(state_.tributes[kind] - count);
    state_.tribute_pile = static_cast<std::uint8_t>(state_.tribute_pile - count);
    return *this;
  }
  // The seat holds every tribute there is.
  Table& all_tributes(int seat) {
    for (int kind = 0; kind < edition().tribute_kinds; ++kind) {
      const int left = state_.tributes[kind];
      tributes(seat, standard().tribute_name(kind).c_str(), left);
    }
    return *this;
  }
  Table& holds(int seat, const char* name) { return with(state_.holder[treasure(name)], seat); }
  Table& display(Names names) { return with(state_.display, persons(names)); }
  Table& discarded(Names names) { return with(state_.discards, persons(names)); }
  // Everything that lies nowhere else lies on the discards instead of in the pile.
  Table& pile_used_up() { return with(used_up_, true); }
  Table& set(int number, Names names) {
    for (const char* name : names) {
      add_to_set(state_.sets[number - 1], tile(name));
      --state_.bag[tile(name)];
    }
    return *this;
  }
  Table& round(int number) { return with(state_.round, number - 1); }
  Table& first(int seat) { return with(state_.first, seat); }
  Table& actor(int seat) { return with(state_.actor, seat); }
  // Who has passed, the last one first: the order tiles 1, 2, ... of all, or the largest ones.
  Table& orders(std::initializer_list<int> seats) {
    int order = state_.seats - static_cast<int>(seats.size());
    for (const int seat : seats) {
      player(seat).order = static_cast<std::uint8_t>(++order);
      state_.passed = static_cast<std::uint8_t>(state_.passed | 1u << seat);
    }
    return *this;
  }
  Table& phase(Pending what, int a = 0, int b = 0) {
    enter(state_, what, a, b);
    return *this;
  }
  Table& on_top(Pending what, int a = 0, int b = 0, int c = 0) {
    push(state_, what, a, b, c);
    return *this;
  }
  // The domestic phase, at the seat's refill; seats have the order tiles by their numbers.
  Table& refill(int seat) { return domestic(seat, Pending::kRefill); }
  Table& domestic(int seat, Pending what) {
    all_passed();
    return actor(seat).phase(what);
  }
  // The decree of the seat with the most trust, with this tile.
  Table& decree(int seat, DecreeTile which) {
    all_passed();
    state_.decrees = static_cast<std::uint8_t>(3 & ~(1u << which));
    const int parts = kPartScore | kPartPoints | (which == kDecreeFlip ? kPartFlip : kPartTribute);
    return actor(seat).phase(Pending::kDecreeParts, parts, which);
  }
  // The last round is over, and so is final scoring.
  Table& over() {
    all_passed();
    state_.round = static_cast<std::uint8_t>(edition().rounds - 1);
    state_.decrees = 0;
    state_.discs = 0;
    return phase(Pending::kOver);
  }
  // The draft begins: the last player holds these bonus tiles, a bit each.
  Table& drafting(unsigned tiles) {
    state_.draft = static_cast<std::uint8_t>(tiles);
    state_.draft_size = state_.seats;
    state_.draft_rest = static_cast<std::uint8_t>(low_bits(edition().bonus_count) & ~tiles);
    state_.decrees = 0;
    state_.withdrawals = 0;
    withdrawals_set_ = true;
    return actor(state_.seats - 1).phase(Pending::kDraft);
  }
  // A policy is to be chosen by the seat, by a space of the palace.
  Table& scoring(int seat) { return refill(seat).on_top(Pending::kChoosePolicy); }

  // ---- Playing ----

  Table& drawing(Pile pile, Names names) {
    for (const char* name : names) chance_.next(pile, name);
    return *this;
  }

  bool can(int seat, const std::string& text) {
    settle();
    const auto path = read(seat, text);
    if (!path) return false;
    State state = state_;
    NamedChance unused;
    Silence silence;
    for (std::size_t i = 0; i < path->size(); ++i) {
      Steps steps;
      Emperor::legal(edition(), state, static_cast<Seat>(seat), steps);
      if (!steps.contains((*path)[i])) return false;
      if (i + 1 == path->size()) return true;
      apply(edition(), state, static_cast<Seat>(seat), (*path)[i], unused, silence);
    }
    return false;
  }

  Table& play(int seat, const std::string& text) {
    settle();
    heard_.clear();
    EXPECT_TRUE(deciders(state_).has(static_cast<Seat>(seat))) << text << ": not this seat";
    const auto path = read(seat, text);
    EXPECT_TRUE(path) << (path ? "" : path.message());
    if (!path || ::testing::Test::HasFatalFailure()) return *this;
    Ears ears{heard_};
    for (const Step one : *path) {
      Steps steps;
      Emperor::legal(edition(), state_, static_cast<Seat>(seat), steps);
      EXPECT_TRUE(steps.contains(one))
          << text << ": " << standard().why_not(state_, static_cast<Seat>(seat), one, voice());
      if (!steps.contains(one)) return *this;
      apply(edition(), state_, static_cast<Seat>(seat), one, chance_, ears);
    }
    const char* broken = audit(edition(), state_);
    EXPECT_EQ(broken, nullptr) << "after " << text << ": " << broken;
    return *this;
  }
  // Every seat from the first on says the same.
  Table& all_play(std::initializer_list<const char*> texts) {
    int seat = 0;
    for (const char* text : texts) play(seat++, text);
    return *this;
  }

  std::string why_not(int seat, const std::string& text) {
    settle();
    const auto path = read(seat, text);
    if (!path) return path.message();
    return standard().why_not(state_, static_cast<Seat>(seat), path->front(), voice());
  }

  // ---- Looking ----

  const State& state() {
    settle();
    return state_;
  }
  const Player& at(int seat) {
    settle();
    return state_.players[seat];
  }
  Pending asked() {
    settle();
    return top(state_).what;
  }
  int decider() {
    settle();
    return deciders(state_).lowest();
  }
  int choices(int seat) {
    settle();
    Steps steps;
    Emperor::legal(edition(), state_, static_cast<Seat>(seat), steps);
    return steps.size();
  }
  int tribute_count(int seat) {
    int sum = 0;
    for (const int count : at(seat).tributes) sum += count;
    return sum;
  }
  bool heard(EventKind kind) const {
    for (const Event& event : heard_) {
      if (event.kind == kind) return true;
    }
    return false;
  }
  static const Edition& edition() { return standard().edition(); }

 private:
  Player& player(int seat) { return state_.players[seat]; }
  Voice voice() const { return {Words::of("en", "games/emperor"), names_}; }
  Result<std::vector<Step>> read(int seat, const std::string& text) const {
    return standard().read_move(state_, static_cast<Seat>(seat), text, voice());
  }
  void all_passed() {
    for (int seat = 0; seat < state_.seats; ++seat) {
      if (player(seat).order == 0) player(seat).order = static_cast<std::uint8_t>(seat + 1);
      state_.passed = static_cast<std::uint8_t>(state_.passed | 1u << seat);
    }
    state_.withdrawals = 0;
    withdrawals_set_ = true;
  }

  // Everything that was not said lies where it lies; once, before the first decision.
  void settle() {
    if (settled_) return;
    settled_ = true;
    Persons held = state_.display + state_.discards;
    int cubes_held = 0;
    for (int seat = 0; seat < state_.seats; ++seat) {
      held += hand_of(player(seat));
      cubes_held += player(seat).cubes;
    }
    state_.supply = static_cast<std::uint8_t>(edition().cubes_by_seats[state_.seats] - cubes_held);
    Persons rest;
    for (int type = 0; type < edition().type_count; ++type) {
      const PersonType& one = edition().persons[type];
      for (int i = held[type]; i < one.in_deck + state_.seats * one.starting; ++i) rest.add(type);
    }
    if (used_up_) {
      state_.discards += rest;
    } else {
      state_.unlocated[0] = rest;
      state_.pile = static_cast<std::uint8_t>(rest.total());
    }
    if (!withdrawals_set_) withdrawals_for_those_left();
    const char* broken = audit(edition(), state_);
    EXPECT_EQ(broken, nullptr) << "the position is impossible: " << broken;
  }

  // The last tiles are left, so that the first ones can be said to have been taken.
  void withdrawals_for_those_left() {
    const Pending what = state_.stack[0].what;
    const int more = what == Pending::kLoss || what == Pending::kWithdraw ? 1 : 0;
    unsigned tiles = edition().withdrawals_by_seats[state_.seats];
    while (popcount(tiles) > state_.seats - popcount(state_.passed) + more) tiles &= tiles - 1;
    state_.withdrawals = static_cast<std::uint8_t>(tiles);
  }

  State state_;
  NamedChance chance_;
  std::vector<Event> heard_;
  std::vector<std::string> names_;
  bool settled_ = false;
  bool used_up_ = false;
  bool withdrawals_set_ = false;
};

}  // namespace pentarch::emperor::tests
