// What the laws are tried on: random games that are watched step by step.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <functional>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "bots/bots.hpp"
#include "engine/face.hpp"
#include "engine/hash.hpp"

namespace pentarch::battery {

constexpr std::uint64_t kSeed = 0x5eed;
constexpr int kMostSteps = 20'000;  // a game that is still going on then never ends
constexpr int kLongestPath = 64;    // steps of one decision
constexpr int kMostPaths = 3'000;   // decisions that are looked at in one position

template <class F>
using StateOf = typename F::Game::State;
template <class F>
using StepOf = typename F::Game::Step;

// What a game says of itself where a law has exceptions. Places are written "/players/*/trust".
struct Exceptions {
  // Places of a position that may be one thing or another while nothing else changes: counters,
  // choices, and components whose like lie outside the game. Everything else follows from the rest.
  std::set<std::string> may_differ{};
  // Places of a position, mostly an empty one at the end of a list, that may be left out.
  std::set<std::string> may_be_left_out{};
  // Places of an edition file that say how it is drawn, not how it is played.
  std::set<std::string> not_played{};
  // Places that the text board leaves out, and why it may.
  std::set<std::string> not_on_board{};
  // Kinds of event whose sentences leave something out that `event_json` has.
  std::set<std::string> short_sentences{};
};

// What a law is tried on.
template <Face F>
struct Trial {
  F face;
  Setup setup;
  int games = 0;
  Exceptions exceptions{};

  const typename F::Game::Edition& edition() const { return face.edition(); }
  // Every seat, and the spectator.
  std::vector<Seat> viewers() const {
    std::vector<Seat> all;
    for (Seat seat = 0; seat < setup.seats; ++seat) all.push_back(seat);
    all.push_back(kNobody);
    return all;
  }
  std::vector<std::string> names() const {
    const std::vector<std::string> all{"Ada", "Ben", "Cleo", "Dan", "Eve"};
    return {all.begin(), all.begin() + setup.seats};
  }
};

// ---- Chance for tests ------------------------------------------------------------------------

// One draw, with all that could have come.
struct Draw {
  Outcome outcome;
  std::array<std::uint64_t, 4> options{};
};

// Draws by another chance and takes a note of every draw.
template <class Inner>
class Noting {
 public:
  explicit Noting(Inner inner) : inner_(inner) {}

  int draw(Pile pile, std::uint64_t set) {
    return draw(pile, std::span<const std::uint64_t>(&set, 1));
  }
  int draw(Pile pile, std::span<const std::uint64_t> words) {
    Draw noted;
    for (std::size_t i = 0; i < words.size(); ++i) noted.options.at(i) = words[i];
    return note(noted, pile, inner_.draw(pile, words));
  }
  int draw_kind(Pile pile, std::span<const std::uint8_t> counts) {
    Draw noted;
    for (std::size_t i = 0; i < counts.size(); ++i) {
      if (counts[i] != 0) noted.options.at(i / 64) |= bit(static_cast<int>(i % 64));
    }
    return note(noted, pile, inner_.draw_kind(pile, counts));
  }

  std::vector<Draw> take_drawn() { return std::exchange(drawn_, {}); }

 private:
  int note(Draw& noted, Pile pile, int index) {
    noted.outcome = {pile, static_cast<std::int16_t>(index)};
    drawn_.push_back(noted);
    return index;
  }

  Inner inner_;
  std::vector<Draw> drawn_;
};

// Always the first of the pile: decisions are compared without chance playing a part.
class FirstOfPile {
 public:
  int draw(Pile, std::uint64_t set) { return lowest_bit(set); }
  int draw(Pile, std::span<const std::uint64_t> words) {
    std::size_t i = 0;
    while (words[i] == 0) ++i;
    return static_cast<int>(64 * i) + lowest_bit(words[i]);
  }
  int draw_kind(Pile, std::span<const std::uint8_t> counts) {
    int kind = 0;
    while (counts[kind] == 0) ++kind;
    return kind;
  }
};

static_assert(Chance<Noting<FastChance>> && Chance<FirstOfPile>);

inline std::vector<Outcome> outcomes_of(const std::vector<Draw>& draws) {
  std::vector<Outcome> script;
  for (const Draw& draw : draws) script.push_back(draw.outcome);
  return script;
}

struct EventList {
  std::vector<Event>& events;
  void operator()(const Event& event) { events.push_back(event); }
};

// ---- Comparing -------------------------------------------------------------------------------

template <class T>
bool same(const T& a, const T& b) {
  return std::memcmp(&a, &b, sizeof(T)) == 0;
}

template <class State>
std::string differing_bytes(const State& a, const State& b) {
  unsigned char left[sizeof(State)];
  unsigned char right[sizeof(State)];
  std::memcpy(left, &a, sizeof(State));
  std::memcpy(right, &b, sizeof(State));
  std::string text;
  for (std::size_t i = 0; i < sizeof(State); ++i) {
    if (left[i] != right[i]) text += " " + std::to_string(i);
  }
  return text;
}

// Byte by byte; a failure shows the bytes, and the difference in words where there is one.
template <Face F>
void expect_same(const Trial<F>& trial, const StateOf<F>& is, const StateOf<F>& should,
                 const char* law) {
  if (same(is, should)) return;
  ADD_FAILURE() << law << ": bytes" << differing_bytes(is, should) << " differ; to be right: "
                << Json::diff(trial.face.position(is), trial.face.position(should)).dump();
}

template <Face F>
std::vector<StepOf<F>> legal_steps(const Trial<F>& trial, const StateOf<F>& state, Seat seat) {
  typename F::Game::Steps steps;
  F::Game::legal(trial.edition(), state, seat, steps);
  return {steps.begin(), steps.end()};
}

template <class F>
std::vector<int> actions_of(const std::vector<StepOf<F>>& steps) {
  std::vector<int> actions;
  for (const StepOf<F>& step : steps) actions.push_back(F::Game::action_of(step));
  return actions;
}

// ---- Random games ----------------------------------------------------------------------------

// One step of a game, with all that came of it. The first moment of a game is its set-up: it has
// no seat, and `before` is `after`.
template <class G>
struct Moment {
  int game = 0;
  int number = 0;  // of the step; 0 is the set-up
  typename G::State before{};
  Seat seat = kNobody;
  typename G::Step step{};
  typename G::State after{};
  std::vector<Event> told{};
  std::vector<Draw> drawn{};

  bool fresh = false;  // a step is offered or was taken that no game of the trial had before

  bool is_step() const { return number > 0; }
  bool midway() const { return is_step() && G::undeclared(after, seat); }
  // One moment in n, other ones in other games.
  bool every(int n) const {
    const auto place =
        static_cast<std::uint64_t>(game) * kMostSteps + static_cast<std::uint64_t>(number);
    return mix(place) % static_cast<std::uint64_t>(n) == 0;
  }
  // The same, and whatever is seen for the first time.
  bool sampled(int n) const { return fresh || every(n); }
};

// The actions that were ever offered, and those that were ever taken, in a trial. Where there are
// very many, only some of the later ones count.
template <Face F>
class Seen {
 public:
  using G = typename F::Game;

  bool is_fresh(const Trial<F>& trial, const Moment<G>& moment) {
    bool fresh = moment.is_step() && taken_.insert(G::action_of(moment.step)).second;
    G::deciders(trial.edition(), moment.after).for_each([&](Seat seat) {
      for (const StepOf<F>& step : legal_steps(trial, moment.after, seat)) {
        fresh = offered_.insert(G::action_of(step)).second || fresh;
      }
    });
    if (!fresh) return false;
    constexpr int kMany = 80;
    return ++times_ <= kMany || times_ % 16 == 0;
  }

 private:
  int times_ = 0;
  std::set<int> offered_;
  std::set<int> taken_;
};

// Who plays: mostly at random; in every third game about half of the decisions are greedy, because
// good play reaches positions that random play never sees.
template <Face F>
class Players {
 public:
  using G = typename F::Game;

  Players(const Trial<F>& trial, int game)
      : trial_(trial), will_(FastChance::of_game(kSeed + 1, game)), mixed_(game % 3 == 2) {}

  Seat next_seat(const StateOf<F>& state, SeatSet deciders) {
    if (deciders.has(seat_) && G::undeclared(state, seat_)) return seat_;
    planned_.clear();
    return seat_ = static_cast<Seat>(nth_bit(deciders.bits(), will_.below(deciders.size())));
  }

  StepOf<F> next_step(const StateOf<F>& state) {
    const bool begins = !G::undeclared(state, seat_);
    if (mixed_ && begins && will_.below(2) == 0) plan(state);
    if (planned_.empty()) return G::random_step(trial_.edition(), state, seat_, will_).step;
    const StepOf<F> step = planned_.front();
    planned_.erase(planned_.begin());
    return step;
  }

 private:
  void plan(const StateOf<F>& state) {
    const StateOf<F> mask = G::mask(trial_.edition(), state, seat_);
    planned_ = decide_greedily<G>(trial_.edition(), mask, seat_, will_);
  }

  const Trial<F>& trial_;
  FastChance will_;
  bool mixed_;
  Seat seat_ = kNobody;
  Decision<G> planned_;
};

// Calls visit(moment) for the set-up and for every step of one game, until a law is broken.
template <Face F, class Visit>
void watch_game(const Trial<F>& trial, int number, Seen<F>& seen, Visit&& visit) {
  using G = typename F::Game;
  Noting chance(FastChance::of_game(kSeed, number));
  Players<F> players(trial, number);
  Moment<G> moment{.game = number};
  EventList tell{moment.told};
  moment.after = G::start(trial.edition(), trial.setup, chance, tell);
  moment.before = moment.after;
  for (;;) {
    moment.drawn = chance.take_drawn();
    moment.fresh = seen.is_fresh(trial, moment);
    visit(std::as_const(moment));
    if (::testing::Test::HasFailure()) {
      ADD_FAILURE() << "this was game " << number << ", step " << moment.number << ": action "
                    << G::action_of(moment.step) << " of seat " << int{moment.seat};
      return;
    }
    const SeatSet deciders = G::deciders(trial.edition(), moment.after);
    if (deciders.empty()) return;
    ASSERT_LT(++moment.number, kMostSteps) << "game " << number << " does not end";
    moment.before = moment.after;
    moment.seat = players.next_seat(moment.before, deciders);
    ASSERT_FALSE(legal_steps(trial, moment.before, moment.seat).empty())
        << "a decider has no step in game " << number << ", step " << moment.number;
    moment.step = players.next_step(moment.before);
    moment.told.clear();
    G::apply(trial.edition(), moment.after, moment.seat, moment.step, chance, tell);
  }
}

template <Face F, class Visit>
void watch_game(const Trial<F>& trial, int number, Visit&& visit) {
  Seen<F> seen;
  watch_game(trial, number, seen, visit);
}

template <Face F, class Visit>
void watch_games(const Trial<F>& trial, Visit&& visit) {
  Seen<F> seen;
  for (int game = 0; game < trial.games && !::testing::Test::HasFailure(); ++game) {
    watch_game(trial, game, seen, visit);
  }
}

// How often a law had something to say: in the XML report of the tests.
inline void note_cases(int cases) {
  ::testing::Test::RecordProperty("cases", cases);
}

// The same where a law must have had something to say; few games may have nothing for it.
template <Face F>
void expect_tried(const Trial<F>& trial, int cases) {
  EXPECT_TRUE(cases > 0 || trial.games < 4) << "the law was not tested";
  note_cases(cases);
}

// What comes of a decision, apart from chance.
template <class G>
struct Effects {
  typename G::State after{};
  std::vector<Event> told{};
  std::vector<Draw> drawn{};
};

inline bool reveals(const std::vector<Event>& told) {
  return std::any_of(told.begin(), told.end(), [](const Event& event) { return event.reveals; });
}

template <Face F>
Effects<typename F::Game> effects_of(const Trial<F>& trial, const StateOf<F>& state, Seat seat,
                                     const Decision<typename F::Game>& decision) {
  Effects<typename F::Game> effects{.after = state};
  Noting chance{FirstOfPile{}};
  EventList tell{effects.told};
  for (const StepOf<F>& step : decision) {
    F::Game::apply(trial.edition(), effects.after, seat, step, chance, tell);
  }
  effects.drawn = chance.take_drawn();
  return effects;
}

// A random decision; unlike a bot it notices where there is none.
template <Face F>
Decision<typename F::Game> random_decision(const Trial<F>& trial, StateOf<F> state, Seat seat,
                                           FastChance& will) {
  Decision<typename F::Game> decision;
  FirstOfPile chance;
  Silence silence;
  do {
    const std::vector<StepOf<F>> steps = legal_steps(trial, state, seat);
    if (steps.empty() || decision.size() == kLongestPath) {
      ADD_FAILURE() << "a decision can't be completed";
      break;
    }
    decision.push_back(steps[static_cast<std::size_t>(will.below(static_cast<int>(steps.size())))]);
    F::Game::apply(trial.edition(), state, seat, decision.back(), chance, silence);
  } while (F::Game::undeclared(state, seat));
  return decision;
}

template <Face F>
Voice voice_in(std::string_view language, const std::vector<std::string>& names,
               Seat you = kNobody) {
  return {.words = Words::of(language, std::string("games/") + F::Game::kFacts.id),
          .names = names,
          .you = you};
}

}  // namespace pentarch::battery
