// Laws about who knows what: masks, guesses, and what learning is given.
#pragma once

#include <algorithm>
#include <map>
#include <optional>

#include "engine/describe/described.hpp"
#include "tests/battery/changes.hpp"
#include "tests/battery/numbers.hpp"
#include "tests/battery/trial.hpp"

namespace pentarch::battery {

// ==== Who knows what ==========================================================================

template <Face F>
void mask_of_a_mask_is_the_mask(const Trial<F>& trial) {
  using G = typename F::Game;
  watch_games(trial, [&](const Moment<G>& moment) {
    const StateOf<F> spectators = G::mask(trial.edition(), moment.after, kNobody);
    for (const Seat viewer : trial.viewers()) {
      const StateOf<F> mask = G::mask(trial.edition(), moment.after, viewer);
      expect_same(trial, G::mask(trial.edition(), mask, viewer), mask, "the mask of a mask");
      // A spectator knows nothing that a seat doesn't.
      expect_same(trial, G::mask(trial.edition(), mask, kNobody), spectators,
                  "what a spectator sees of a mask");
    }
  });
}

template <Face F>
void a_seat_knows_what_it_may_do(const Trial<F>& trial) {
  using G = typename F::Game;
  watch_games(trial, [&](const Moment<G>& moment) {
    for (Seat seat = 0; seat < trial.setup.seats; ++seat) {
      const StateOf<F> mask = G::mask(trial.edition(), moment.after, seat);
      EXPECT_EQ(actions_of<F>(legal_steps(trial, mask, seat)),
                actions_of<F>(legal_steps(trial, moment.after, seat)))
          << "seat " << int{seat};
      EXPECT_EQ(G::undeclared(mask, seat), G::undeclared(moment.after, seat));
    }
  });
}

// In a mask others have not answered yet, so that more seats may decide there, where several can;
// nobody is asked in the state and not in the mask.
template <Face F>
void everybody_knows_who_decides(const Trial<F>& trial) {
  using G = typename F::Game;
  watch_games(trial, [&](const Moment<G>& moment) {
    const SeatSet deciders = G::deciders(trial.edition(), moment.after);
    for (const Seat viewer : trial.viewers()) {
      const SeatSet seen =
          G::deciders(trial.edition(), G::mask(trial.edition(), moment.after, viewer));
      EXPECT_EQ(seen.has(viewer), deciders.has(viewer)) << "seat " << int{viewer};
      EXPECT_EQ(deciders.bits() & ~seen.bits(), 0) << "seen by " << int{viewer};
      if (seen.size() < 2) {
        EXPECT_EQ(seen.bits(), deciders.bits()) << "seen by " << int{viewer};
      }
    }
  });
}

// What a person is shown may be less than the mask, never more.
template <Face F>
void what_is_shown_is_a_mask_too(const Trial<F>& trial) {
  using G = typename F::Game;
  int cases = 0;
  watch_games(trial, [&](const Moment<G>& moment) {
    for (const Seat viewer : trial.viewers()) {
      const StateOf<F> mask = G::mask(trial.edition(), moment.after, viewer);
      const StateOf<F> shown = G::shown(trial.edition(), mask, viewer);
      if (same(shown, mask)) continue;
      ++cases;
      expect_same(trial, G::shown(trial.edition(), shown, viewer), shown, "what is shown of it");
      expect_same(trial, G::mask(trial.edition(), shown, viewer), shown, "the mask of it");
      EXPECT_EQ(G::audit(trial.edition(), shown), nullptr);
      EXPECT_EQ(G::deciders(trial.edition(), shown).bits(),
                G::deciders(trial.edition(), mask).bits());
      EXPECT_EQ(actions_of<F>(legal_steps(trial, shown, viewer)),
                actions_of<F>(legal_steps(trial, mask, viewer)));
      if (!moment.sampled(60)) continue;
      const auto read = trial.face.read_position(trial.face.position(shown));
      ASSERT_TRUE(read) << read.message();
      expect_same(trial, *read, shown, "what is shown, read back");
    }
  });
  note_cases(cases);
}

template <Face F>
void guesses_look_the_same(const Trial<F>& trial) {
  using G = typename F::Game;
  FastChance chance(kSeed);
  int cases = 0;  // guesses that were no mask any more
  watch_games(trial, [&](const Moment<G>& moment) {
    for (const Seat viewer : trial.viewers()) {
      const StateOf<F> mask = G::mask(trial.edition(), moment.after, viewer);
      const StateOf<F> guess = G::guess(trial.edition(), mask, viewer, chance);
      cases += !same(guess, mask);
      expect_same(trial, G::mask(trial.edition(), guess, viewer), mask, "the mask of a guess");
    }
  });
  note_cases(cases);
}

// Before the end everybody hears the same standing: what a mask or a page hides counts for nobody.
template <Face F>
void standing_is_the_same_for_all(const Trial<F>& trial) {
  using G = typename F::Game;
  watch_games(trial, [&](const Moment<G>& moment) {
    const Standing whole = G::standing(trial.edition(), moment.after);
    if (whole.finished) return;
    for (const Seat viewer : trial.viewers()) {
      const StateOf<F> mask = G::mask(trial.edition(), moment.after, viewer);
      for (const StateOf<F>& seen : {mask, G::shown(trial.edition(), mask, viewer)}) {
        const Standing told = G::standing(trial.edition(), seen);
        EXPECT_EQ(told.points, whole.points) << "seen by seat " << int{viewer};
        EXPECT_EQ(told.by_source, whole.by_source) << "seen by seat " << int{viewer};
        EXPECT_EQ(told.rank, whole.rank) << "seen by seat " << int{viewer};
      }
    }
  });
}

// The places of a position, as kinds.
inline std::set<std::string> kinds_of_places(const Json& position) {
  std::set<std::string> kinds;
  const Json leaves = position.flatten();
  for (const auto& [place, value] : leaves.items()) kinds.insert(kind_of_place(place));
  return kinds;
}

// A guess has nothing that only masks have: what says that something is not known.
template <Face F>
void guesses_leave_nothing_unknown(const Trial<F>& trial) {
  using G = typename F::Game;
  FastChance chance(kSeed);
  const std::vector<PileNames> piles = trial.face.piles();
  // What is counted by component is of one kind, whichever components these games have met there.
  const auto kinds = [&](const Json& position) {
    std::set<std::string> all;
    for (const std::string& kind : kinds_of_places(position)) {
      const std::size_t last = kind.rfind('/') + 1;
      const bool component = std::any_of(piles.begin(), piles.end(), [&](const PileNames& pile) {
        return pile.items.find(kind.substr(last)).has_value();
      });
      all.insert(component ? kind.substr(0, last) + "*" : kind);
    }
    return all;
  };
  std::set<std::string> in_states;
  std::map<std::string, std::string> in_guesses;
  watch_games(trial, [&](const Moment<G>& moment) {
    if (!moment.every(12)) return;
    in_states.merge(kinds(trial.face.position(moment.after)));
    std::set<std::string> in_masks;
    for (const Seat viewer : trial.viewers()) {
      const StateOf<F> mask = G::mask(trial.edition(), moment.after, viewer);
      in_masks.merge(kinds(trial.face.position(mask)));
      const Json guess = trial.face.position(G::guess(trial.edition(), mask, viewer, chance));
      for (const std::string& kind : kinds(guess)) {
        if (in_masks.contains(kind)) in_guesses.emplace(kind, guess.dump());
      }
    }
  });
  for (const auto& [kind, guess] : in_guesses) {
    EXPECT_TRUE(in_states.contains(kind)) << kind << " is in a guess: " << guess;
  }
}

// ---- The swap law ----------------------------------------------------------------------------
// What a seat sees follows from what it has heard. Take a game, and in its record let a draw have
// another outcome: another component of the pile, exchanged with that component's own draw if it
// came later. As long as a seat hears the same events in both games, it must not be able to tell
// them apart by anything: mask, legal steps, deciders, encoding. And when it hears a difference
// that is still on the table, its mask must show it, because a seat forgets nothing. What a set-up
// draws and does not tell at all lies open.

// A decision of a recorded game; the first is the set-up, which has no seat.
template <class G>
struct Turn {
  Seat seat = kNobody;
  std::string notation{};
  typename G::State before{};
  typename G::State after{};
  std::vector<Event> told{};
  std::size_t first_draw = 0;
  std::size_t draws = 0;
};

template <class G>
struct Recorded {
  std::vector<Turn<G>> turns;
  std::vector<Draw> draws;
};

template <Face F>
Recorded<typename F::Game> record_game(const Trial<F>& trial, int number) {
  using G = typename F::Game;
  Recorded<G> game;
  Turn<G> turn;
  Decision<G> decision;
  watch_game(trial, number, [&](const Moment<G>& moment) {
    if (decision.empty()) turn = {.before = moment.before, .first_draw = game.draws.size()};
    if (moment.is_step()) decision.push_back(moment.step);
    turn.told.insert(turn.told.end(), moment.told.begin(), moment.told.end());
    game.draws.insert(game.draws.end(), moment.drawn.begin(), moment.drawn.end());
    turn.draws = game.draws.size() - turn.first_draw;
    turn.after = moment.after;
    if (moment.is_step()) {
      if (G::undeclared(moment.after, moment.seat)) return;
      turn.seat = moment.seat;
      turn.notation = trial.face.notation(turn.before, turn.seat, decision);
    }
    game.turns.push_back(turn);
    decision.clear();
  });
  return game;
}

// The decision once more, in another state and with other outcomes, if it is possible there.
template <Face F>
std::optional<StateOf<F>> redo(const Trial<F>& trial, const Turn<typename F::Game>& turn,
                               StateOf<F> state, std::span<const Outcome> script,
                               std::vector<Event>& told) {
  using G = typename F::Game;
  ScriptedChance chance(script);
  EventList tell{told};
  if (turn.seat == kNobody) {
    state = G::start(trial.edition(), trial.setup, chance, tell);
  } else {
    const std::vector<std::string> names = trial.names();
    const Voice voice = voice_in<F>("en", names);
    const auto decision = trial.face.read_move(state, turn.seat, turn.notation, voice);
    if (!decision) return std::nullopt;
    for (const StepOf<F>& step : *decision) {
      typename G::Steps legal;
      G::legal(trial.edition(), state, turn.seat, legal);
      if (!legal.contains(step)) return std::nullopt;
      G::apply(trial.edition(), state, turn.seat, step, chance, tell);
    }
    if (G::undeclared(state, turn.seat)) return std::nullopt;
  }
  if (chance.failed() || chance.used() != script.size()) return std::nullopt;
  return state;
}

inline std::vector<Event> heard_by(const std::vector<Event>& told, Seat listener) {
  std::vector<Event> heard;
  for (const Event& event : told) heard.push_back(event.heard_by(listener));
  return heard;
}

// The seat can't tell these two states apart.
template <Face F>
void expect_alike(const Trial<F>& trial, const StateOf<F>& a, const StateOf<F>& b, Seat viewer) {
  using G = typename F::Game;
  const StateOf<F> mask_a = G::mask(trial.edition(), a, viewer);
  const StateOf<F> mask_b = G::mask(trial.edition(), b, viewer);
  expect_same(trial, mask_a, mask_b, "a mask shows what its seat never heard");
  EXPECT_EQ(actions_of<F>(legal_steps(trial, a, viewer)),
            actions_of<F>(legal_steps(trial, b, viewer)));
  EXPECT_EQ(G::deciders(trial.edition(), a).bits(), G::deciders(trial.edition(), b).bits());
  EXPECT_EQ(encoding_of<F>(mask_a, viewer), encoding_of<F>(mask_b, viewer));
}

// Plays a recorded game on from one of its turns with changed outcomes, as long as the viewer
// hears the same. Returns how many states differed without the viewer noticing.
template <Face F>
int unnoticed_states(const Trial<F>& trial, const Recorded<typename F::Game>& game,
                     std::span<const Outcome> script, std::size_t from, Seat viewer) {
  using G = typename F::Game;
  int unnoticed = 0;
  StateOf<F> state = game.turns[from].before;
  for (std::size_t i = from; i < game.turns.size(); ++i) {
    const Turn<G>& turn = game.turns[i];
    std::vector<Event> told;
    const std::optional<StateOf<F>> next =
        redo(trial, turn, state, script.subspan(turn.first_draw, turn.draws), told);
    if (!next || ::testing::Test::HasFailure()) break;
    state = *next;
    const bool differ = !same(state, turn.after);
    if (turn.seat == kNobody && told == turn.told) break;
    if (heard_by(told, viewer) != heard_by(turn.told, viewer)) {
      EXPECT_FALSE(differ && same(G::mask(trial.edition(), state, viewer),
                                  G::mask(trial.edition(), turn.after, viewer)))
          << "seat " << int{viewer} << " heard what its mask does not show, at " << turn.notation;
      break;
    }
    if (!differ) continue;
    ++unnoticed;
    expect_alike(trial, state, turn.after, viewer);
    if (::testing::Test::HasFailure()) {
      ADD_FAILURE() << "viewer " << int{viewer} << ", after " << turn.notation << " by seat "
                    << int{turn.seat};
    }
  }
  return unnoticed;
}

// The script with another outcome for one draw, and a later draw of that component exchanged.
inline std::vector<Outcome> with_swap(std::vector<Outcome> script, std::size_t draw, int index) {
  const Outcome was = script[draw];
  script[draw].index = static_cast<std::int16_t>(index);
  const auto later =
      std::find(script.begin() + static_cast<std::ptrdiff_t>(draw) + 1, script.end(), script[draw]);
  if (later != script.end()) *later = was;
  return script;
}

inline int random_option(const Draw& draw, FastChance& will) {
  return will.draw(0, std::span<const std::uint64_t>(draw.options));
}

template <Face F>
int swap_outcomes(const Trial<F>& trial, const Recorded<typename F::Game>& game, Seat viewer,
                  FastChance& will) {
  constexpr int kTries = 3;
  const std::vector<Outcome> script = outcomes_of(game.draws);
  int unnoticed = 0;
  for (std::size_t turn = 0; turn < game.turns.size(); ++turn) {
    const std::size_t first = game.turns[turn].first_draw;
    for (std::size_t draw = first; draw < first + game.turns[turn].draws; ++draw) {
      for (int i = 0; i < kTries; ++i) {
        const int other = random_option(game.draws[draw], will);
        if (other == script[draw].index) continue;
        const std::vector<Outcome> swapped = with_swap(script, draw, other);
        const int states = unnoticed_states(trial, game, swapped, turn, viewer);
        unnoticed += states;
        if (states == 0) break;  // the draw was open: other outcomes would be noticed as well
      }
    }
  }
  return unnoticed;
}

template <class G>
bool has_secrets(const Recorded<G>& game) {
  for (const Turn<G>& turn : game.turns) {
    for (const Event& event : turn.told) {
      if (event.secret != 0) return true;
    }
  }
  return false;
}

template <Face F>
void what_a_seat_sees_follows_from_what_it_heard(const Trial<F>& trial) {
  using G = typename F::Game;
  FastChance will(kSeed);
  bool secrets = false;
  int unnoticed = 0;
  for (int number = 0; number < trial.games && !::testing::Test::HasFailure(); ++number) {
    const Recorded<G> game = record_game(trial, number);
    secrets = secrets || has_secrets(game);
    for (const Seat viewer : trial.viewers()) {
      unnoticed += swap_outcomes(trial, game, viewer, will);
    }
  }
  if (secrets) {
    EXPECT_GT(unnoticed, 0) << "no secret was ever swapped: the law was not tested";
  }
  note_cases(unnoticed);
}

}  // namespace pentarch::battery
