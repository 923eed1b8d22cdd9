// Laws about deciders, states, steps and decisions.
#pragma once

#include <cmath>
#include <map>
#include <set>

#include "tests/battery/trial.hpp"

namespace pentarch::battery {

// ==== Who decides, and how a game stands ======================================================

template <Face F>
void exactly_the_deciders_have_steps(const Trial<F>& trial) {
  using G = typename F::Game;
  watch_games(trial, [&](const Moment<G>& moment) {
    const SeatSet deciders = G::deciders(trial.edition(), moment.after);
    EXPECT_EQ(deciders.bits() >> trial.setup.seats, 0) << "a seat decides that is not played";
    for (const Seat seat : trial.viewers()) {
      EXPECT_EQ(deciders.has(seat), !legal_steps(trial, moment.after, seat).empty())
          << "seat " << int{seat};
    }
  });
}

template <Face F>
void game_is_over_when_nobody_decides(const Trial<F>& trial) {
  using G = typename F::Game;
  watch_games(trial, [&](const Moment<G>& moment) {
    EXPECT_EQ(G::deciders(trial.edition(), moment.after).empty(),
              G::standing(trial.edition(), moment.after).finished);
  });
}

template <Face F>
void points_add_up_and_ranks_begin_at_one(const Trial<F>& trial) {
  using G = typename F::Game;
  watch_games(trial, [&](const Moment<G>& moment) {
    const Standing standing = G::standing(trial.edition(), moment.after);
    int winners = 0;
    for (int seat = 0; seat < trial.setup.seats; ++seat) {
      int sum = 0;
      for (const int points : standing.by_source[seat]) sum += points;
      EXPECT_EQ(sum, standing.points[seat]) << "seat " << seat;
      EXPECT_GE(standing.rank[seat], 1);
      EXPECT_LE(standing.rank[seat], trial.setup.seats);
      winners += standing.rank[seat] == 1;
    }
    EXPECT_GE(winners, 1);
  });
}

// ==== States ==================================================================================

template <Face F>
void expect_sound(const Trial<F>& trial, const StateOf<F>& state, const char* what) {
  const char* broken = F::Game::audit(trial.edition(), state);
  EXPECT_EQ(broken, nullptr) << what << ": " << broken;
}

template <Face F>
void audit_is_silent(const Trial<F>& trial) {
  using G = typename F::Game;
  FastChance chance(kSeed);
  watch_games(trial, [&](const Moment<G>& moment) {
    expect_sound(trial, moment.after, "state");
    for (const Seat viewer : trial.viewers()) {
      const StateOf<F> mask = G::mask(trial.edition(), moment.after, viewer);
      expect_sound(trial, mask, "mask");
      expect_sound(trial, G::guess(trial.edition(), mask, viewer, chance), "guess");
    }
  });
}

// A state is a value: nothing that happens later changes a copy, and the same step with the same
// outcomes leads to the same bytes from it.
template <Face F>
void kept_copies_never_change(const Trial<F>& trial) {
  using G = typename F::Game;
  for (int game = 0; game < trial.games && !::testing::Test::HasFailure(); ++game) {
    std::vector<Moment<G>> kept;
    std::vector<std::uint64_t> hashes;
    watch_game(trial, game, [&](const Moment<G>& moment) {
      kept.push_back(moment);
      hashes.push_back(hash_of(moment.after));
    });
    for (std::size_t i = 1; i < kept.size(); ++i) {
      EXPECT_EQ(hash_of(kept[i].after), hashes[i]);
      const std::vector<Outcome> script = outcomes_of(kept[i].drawn);
      ScriptedChance chance(script);
      std::vector<Event> told;
      EventList tell{told};
      StateOf<F> again = kept[i - 1].after;
      G::apply(trial.edition(), again, kept[i].seat, kept[i].step, chance, tell);
      expect_same(trial, again, kept[i].after, "the same step on a kept copy");
      EXPECT_TRUE(told == kept[i].told && !chance.failed() && chance.used() == script.size());
    }
  }
}

// ==== Steps and decisions =====================================================================

template <Face F>
void actions_convert_both_ways(const Trial<F>& trial) {
  using G = typename F::Game;
  for (int action = 0; action < G::kActions; ++action) {
    EXPECT_EQ(G::action_of(G::step_of(action)), action);
  }
  watch_games(trial, [&](const Moment<G>& moment) {
    for (Seat seat = 0; seat < trial.setup.seats; ++seat) {
      std::set<int> distinct;
      const std::vector<StepOf<F>> steps = legal_steps(trial, moment.after, seat);
      for (const StepOf<F>& step : steps) {
        const int action = G::action_of(step);
        EXPECT_TRUE(action >= 0 && action < G::kActions) << action;
        EXPECT_TRUE(G::step_of(action) == step) << action;
        distinct.insert(action);
      }
      EXPECT_EQ(distinct.size(), steps.size()) << "a step is offered twice";
    }
  });
}

// Every path of a seat as far as its declaration. Unlike for_each_decision it notices a step that
// leads nowhere.
template <Face F>
void collect_paths(const Trial<F>& trial, const StateOf<F>& state, Seat seat,
                   Decision<typename F::Game>& path,
                   std::vector<Decision<typename F::Game>>& paths) {
  using G = typename F::Game;
  const std::vector<StepOf<F>> steps = legal_steps(trial, state, seat);
  ASSERT_FALSE(steps.empty()) << "a decision can't be completed";
  ASSERT_LT(path.size(), kLongestPath) << "a decision has no end";
  for (const StepOf<F>& step : steps) {
    if (paths.size() == kMostPaths || ::testing::Test::HasFailure()) return;
    StateOf<F> next = state;
    FirstOfPile chance;
    Silence silence;
    G::apply(trial.edition(), next, seat, step, chance, silence);
    path.push_back(step);
    if (G::undeclared(next, seat)) {
      collect_paths(trial, next, seat, path, paths);
    } else {
      paths.push_back(path);
    }
    path.pop_back();
  }
}

template <Face F>
std::vector<Decision<typename F::Game>> all_paths(const Trial<F>& trial, const StateOf<F>& state,
                                                  Seat seat) {
  Decision<typename F::Game> path;
  std::vector<Decision<typename F::Game>> paths;
  collect_paths(trial, state, seat, path, paths);
  return paths;
}

// Two paths with the same steps in another order would be one decision twice; so would two paths
// that nobody can tell apart afterwards: the same state, the same events, the same piles.
template <Face F>
void each_decision_has_one_path(const Trial<F>& trial) {
  using G = typename F::Game;
  int long_paths = 0;
  watch_games(trial, [&](const Moment<G>& moment) {
    if (!moment.sampled(4)) return;
    G::deciders(trial.edition(), moment.after).for_each([&](Seat seat) {
      std::map<std::vector<int>, int> step_sets;
      std::map<std::uint64_t, std::vector<std::vector<int>>> results;
      for (const Decision<G>& path : all_paths(trial, moment.after, seat)) {
        std::vector<int> actions = actions_of<F>(path);
        const Effects<G> effects = effects_of(trial, moment.after, seat, path);
        long_paths += path.size() > 1;
        std::uint64_t result = hash_of(effects.after);
        for (const Event& event : effects.told) {
          result = combine(combine(result, event.kind), event.seat);
          for (const int arg : event.args) result = combine(result, static_cast<unsigned>(arg));
        }
        for (const Draw& draw : effects.drawn) result = combine(result, draw.outcome.pile);
        results[result].push_back(actions);
        std::sort(actions.begin(), actions.end());
        EXPECT_EQ(++step_sets[actions], 1) << "the same steps in two orders";
      }
      for (const auto& [result, paths] : results) {
        EXPECT_EQ(paths.size(), 1u)
            << "two decisions have the same outcome: " << ::testing::PrintToString(paths);
      }
    });
  });
  note_cases(long_paths);
}

// The walk over decisions that table and bots use finds exactly the paths that there are.
template <Face F>
void walk_finds_every_decision(const Trial<F>& trial) {
  using G = typename F::Game;
  watch_games(trial, [&](const Moment<G>& moment) {
    if (!moment.sampled(8)) return;
    G::deciders(trial.edition(), moment.after).for_each([&](Seat seat) {
      std::vector<std::vector<int>> walked;
      FirstOfPile chance;
      for_each_decision<G>(trial.edition(), moment.after, seat, chance,
                           [&](const Decision<G>& decision, const StateOf<F>& after) {
                             EXPECT_FALSE(G::undeclared(after, seat));
                             walked.push_back(actions_of<F>(decision));
                             return walked.size() < kMostPaths;
                           });
      std::vector<std::vector<int>> found;
      for (const Decision<G>& path : all_paths(trial, moment.after, seat)) {
        found.push_back(actions_of<F>(path));
      }
      EXPECT_EQ(walked, found);
    });
  });
}

template <Face F>
void undeclared_steps_are_secret(const Trial<F>& trial) {
  using G = typename F::Game;
  int cases = 0;
  watch_games(trial, [&](const Moment<G>& moment) {
    if (!moment.midway()) return;
    ++cases;
    EXPECT_TRUE(moment.told.empty()) << "an undeclared step told an event";
    EXPECT_TRUE(moment.drawn.empty()) << "an undeclared step drew something";
    for (const Seat viewer : trial.viewers()) {
      if (viewer == moment.seat) continue;
      expect_same(trial, G::mask(trial.edition(), moment.after, viewer),
                  G::mask(trial.edition(), moment.before, viewer), "another's undeclared step");
    }
  });
  note_cases(cases);
}

// Where nothing is drawn, where nobody else has a sealed answer, and where it shows nothing of
// somebody else's.
template <Face F>
bool follows_from_the_mask(const Trial<F>& trial, const Moment<typename F::Game>& moment) {
  using G = typename F::Game;
  if (!moment.drawn.empty()) return false;
  if (G::undeclared(moment.after, moment.seat)) return true;
  const StateOf<F> mask = G::mask(trial.edition(), moment.before, moment.seat);
  if (G::deciders(trial.edition(), mask).size() > 1) return false;
  return std::none_of(moment.told.begin(), moment.told.end(), [&](const Event& event) {
    return event.reveals && event.seat != moment.seat;
  });
}

template <Face F>
void step_on_a_mask_is_the_mask_of_the_step(const Trial<F>& trial) {
  using G = typename F::Game;
  int cases = 0;
  watch_games(trial, [&](const Moment<G>& moment) {
    if (!moment.is_step() || !follows_from_the_mask(trial, moment)) return;
    ++cases;
    StateOf<F> staged = G::mask(trial.edition(), moment.before, moment.seat);
    Noting chance{FirstOfPile{}};
    Silence silence;
    G::apply(trial.edition(), staged, moment.seat, moment.step, chance, silence);
    EXPECT_TRUE(chance.take_drawn().empty()) << "the step draws on the mask alone";
    expect_same(trial, staged, G::mask(trial.edition(), moment.after, moment.seat),
                "a step on a mask");
  });
  EXPECT_GT(cases, 0);
  note_cases(cases);
}

// The answers that the deciders of a position give, one each.
template <Face F>
std::map<Seat, Decision<typename F::Game>> answers_in(const Trial<F>& trial,
                                                      const StateOf<F>& state, FastChance& will) {
  using G = typename F::Game;
  std::map<Seat, Decision<G>> answers;
  G::deciders(trial.edition(), state).for_each([&](Seat seat) {
    const StateOf<F> mask = G::mask(trial.edition(), state, seat);
    answers[seat] = random_decision(trial, mask, seat, will);
  });
  return answers;
}

// Until the last answer nobody notices that another has answered.
template <Face F>
StateOf<F> answer_in_order(const Trial<F>& trial, StateOf<F> state, const std::vector<Seat>& order,
                           const std::map<Seat, Decision<typename F::Game>>& answers) {
  using G = typename F::Game;
  FirstOfPile chance;
  Silence silence;
  for (const Seat seat : order) {
    const StateOf<F> before = state;
    for (const StepOf<F>& step : answers.at(seat)) {
      G::apply(trial.edition(), state, seat, step, chance, silence);
    }
    if (seat == order.back()) break;
    for (const Seat viewer : trial.viewers()) {
      if (viewer == seat) continue;
      expect_same(trial, G::mask(trial.edition(), state, viewer),
                  G::mask(trial.edition(), before, viewer), "another's sealed answer");
    }
  }
  return state;
}

template <Face F>
void order_of_sealed_answers_changes_nothing(const Trial<F>& trial) {
  using G = typename F::Game;
  FastChance will(kSeed);
  int cases = 0;
  watch_games(trial, [&](const Moment<G>& moment) {
    if (G::deciders(trial.edition(), moment.after).size() < 2) return;
    ++cases;
    const std::map<Seat, Decision<G>> answers = answers_in(trial, moment.after, will);
    std::vector<Seat> order;
    for (const auto& [seat, answer] : answers) order.push_back(seat);
    const StateOf<F> first = answer_in_order(trial, moment.after, order, answers);
    while (std::next_permutation(order.begin(), order.end())) {
      const StateOf<F> other = answer_in_order(trial, moment.after, order, answers);
      expect_same(trial, other, first, "the same answers in another order");
    }
  });
  note_cases(cases);
}

// ---- Uniform steps ---------------------------------------------------------------------------

// What chi-square exceeds by chance once in ten million times (Wilson and Hilferty).
inline double chi_square_limit(int degrees) {
  const double spread = 2.0 / (9.0 * degrees);
  const double root = 1.0 - spread + 5.2 * std::sqrt(spread);
  return degrees * root * root * root;
}

inline double chi_square(const std::vector<int>& counts, double expected) {
  double sum = 0;
  for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
  return sum;
}

template <Face F>
void expect_uniform(const Trial<F>& trial, const StateOf<F>& state, Seat seat, FastChance& chance) {
  constexpr int kEach = 40;
  const std::vector<StepOf<F>> steps = legal_steps(trial, state, seat);
  const int size = static_cast<int>(steps.size());
  std::vector<int> counts(steps.size());
  for (int i = 0; i < kEach * size; ++i) {
    const auto drawn = F::Game::random_step(trial.edition(), state, seat, chance);
    const auto found = std::find(steps.begin(), steps.end(), drawn.step);
    ASSERT_NE(found, steps.end()) << "a random step is not legal";
    ASSERT_EQ(drawn.options, size);
    ++counts[static_cast<std::size_t>(found - steps.begin())];
  }
  EXPECT_EQ(std::count(counts.begin(), counts.end(), 0), 0) << "a legal step never comes";
  if (size > 1) {
    EXPECT_LT(chi_square(counts, kEach), chi_square_limit(size - 1))
        << "of " << size << " steps some come too often";
  }
}

template <Face F>
void random_steps_are_uniform(const Trial<F>& trial) {
  using G = typename F::Game;
  FastChance chance(kSeed);
  watch_games(trial, [&](const Moment<G>& moment) {
    if (!moment.sampled(48)) return;
    G::deciders(trial.edition(), moment.after).for_each([&](Seat seat) {
      expect_uniform(trial, moment.after, seat, chance);
    });
  });
}

}  // namespace pentarch::battery
