// Laws about the advice of bots: it is legal, and follows from what the seat knows.
#pragma once

#include "tests/battery/matches.hpp"

namespace pentarch::battery {

// Every kind, with as little thought as shows what it is.
inline std::vector<Bot> some_bots() {
  std::vector<Bot> bots;
  for (const char* name : {"random", "greedy", "easy", "search:simulations=20"}) {
    bots.push_back(*find_bot(name));
  }
  return bots;
}

template <Face F>
void expect_legal(const Trial<F>& trial, StateOf<F> state, Seat seat,
                  const Decision<typename F::Game>& decision) {
  using G = typename F::Game;
  FirstOfPile chance;
  Silence silence;
  ASSERT_FALSE(decision.empty());
  for (std::size_t i = 0; i < decision.size(); ++i) {
    const std::vector<StepOf<F>> steps = legal_steps(trial, state, seat);
    ASSERT_NE(std::find(steps.begin(), steps.end(), decision[i]), steps.end());
    G::apply(trial.edition(), state, seat, decision[i], chance, silence);
    ASSERT_EQ(G::undeclared(state, seat), i + 1 < decision.size());
  }
}

template <Face F>
void bots_decide_legally(const Trial<F>& trial) {
  using G = typename F::Game;
  watch_games(trial, [&](const Moment<G>& moment) {
    if (!moment.sampled(4)) return;
    G::deciders(trial.edition(), moment.after).for_each([&](Seat seat) {
      const StateOf<F> mask = G::mask(trial.edition(), moment.after, seat);
      for (const Bot& bot : some_bots()) {
        FastChance chance(kSeed);
        const Decision<G> decision = Bots<G>::decide(bot, trial.edition(), mask, seat, chance);
        expect_legal(trial, moment.after, seat, decision);
      }
    });
  });
}

// Every level ends, and has numbers with which a search can work.
template <Face F>
void levels_are_searches(const Trial<F>& trial) {
  constexpr Thinking kOfGame = F::Game::kThinking;
  for (Level Levels::* const which : {&Levels::medium, &Levels::hard, &Levels::expert}) {
    const Level& level = kOfGame.level(which, trial.setup.seats);
    EXPECT_GT(level.simulations, 0);
    const Thinking thinking = kOfGame.tuned(level.tuning);
    EXPECT_GT(thinking.depth, 0);
    EXPECT_GT(thinking.best_of, 0);
    EXPECT_GT(thinking.spread, 0);
  }
}

// Two tables that look the same to a seat get the same advice from the same seed.
template <Face F>
void bots_know_only_the_mask(const Trial<F>& trial) {
  using G = typename F::Game;
  FastChance chance(kSeed);
  int cases = 0;
  watch_games(trial, [&](const Moment<G>& moment) {
    // Advice is about whole decisions, and a match can't begin in the middle of anybody's.
    if (!moment.sampled(100) || moment.midway()) return;
    G::deciders(trial.edition(), moment.after).for_each([&](Seat seat) {
      const StateOf<F> mask = G::mask(trial.edition(), moment.after, seat);
      const StateOf<F> guess = G::guess(trial.edition(), mask, seat, chance);
      cases += !same(guess, moment.after);
      TestMatch<F> real(trial, trial.face.position(moment.after));
      TestMatch<F> other(trial, trial.face.position(guess));
      ASSERT_TRUE(real.ok() && other.ok());
      for (const Bot& bot : some_bots()) {
        const Result<std::string> advice = real->advise(bot, seat, kSeed);
        const Result<std::string> same_advice = other->advise(bot, seat, kSeed);
        ASSERT_TRUE(advice && same_advice);
        EXPECT_EQ(*advice, *same_advice);
        const auto told = real->preview(seat, *advice, "en");
        const auto same_told = other->preview(seat, *advice, "en");
        ASSERT_TRUE(told && same_told);
        EXPECT_TRUE(*told == *same_told) << *advice;
      }
    });
  });
  note_cases(cases);
}

template <Face F>
void expect_adds_up(const Trial<F>& trial, const StateOf<F>& state, Seat seat,
                    const Explanation& found) {
  const std::vector<std::string> names = trial.names();
  std::uint64_t visits = 0;
  for (const Explanation::Considered& one : found.considered) {
    const auto read =
        Reading<F>::decision(trial.face, state, seat, one.notation, voice_in<F>("en", names));
    EXPECT_TRUE(read) << one.notation << ": " << read.message();
    visits += one.visits;
    ASSERT_EQ(one.expected.size(), trial.setup.seats);
    double sum = 0;
    for (const double value : one.expected) {
      EXPECT_TRUE(value >= 0 && value <= 1) << one.notation << " expects " << value;
      sum += value;
    }
    EXPECT_NEAR(sum, 1, 1e-3) << one.notation;
    EXPECT_NEAR(one.share * found.simulations, one.visits, 1e-6);
  }
  EXPECT_LE(visits, found.simulations);
}

// Asked about one decision, the whole search is about that one.
inline void expect_judged(const Match& match, const Bot& bot, Seat seat, const std::string& move) {
  const Result<Explanation> judged = match.explain(
      bot, seat,
      {.seed = kSeed, .most = 1000, .move = move, .language = "en", .naming = Naming::kWords});
  ASSERT_TRUE(judged) << judged.message();
  ASSERT_EQ(judged->considered.size(), 1u);
  EXPECT_EQ(judged->considered.front().notation, move);
  EXPECT_EQ(judged->considered.front().visits, judged->simulations);
  EXPECT_EQ(judged->line.front().notation, move);
  EXPECT_EQ(judged->line.front().seat, seat);
  // Nobody reveals anything to a search: it tells at least as much as a preview.
  const Result<Foretold> foretold = match.preview(seat, move, "en");
  ASSERT_TRUE(foretold) << foretold.message();
  ASSERT_GE(judged->line.front().text.size(), foretold->events.size());
  for (std::size_t i = 0; i < foretold->events.size(); ++i) {
    EXPECT_EQ(judged->line.front().text[i], foretold->events[i].sentence);
  }
}

// What a bot explains begins with what it declares, adds up, and is the same at every table that
// looks the same to its seat.
template <Face F>
void bots_explain_what_they_declare(const Trial<F>& trial) {
  using G = typename F::Game;
  const Inquiry inquiry{.seed = kSeed, .most = 1000};
  const Bot bot = *find_bot("search:simulations=60");
  FastChance chance(kSeed);
  int cases = 0;
  watch_games(trial, [&](const Moment<G>& moment) {
    if (!moment.sampled(40) || moment.midway()) return;
    G::deciders(trial.edition(), moment.after).for_each([&](Seat seat) {
      const StateOf<F> mask = G::mask(trial.edition(), moment.after, seat);
      const StateOf<F> guess = G::guess(trial.edition(), mask, seat, chance);
      TestMatch<F> real(trial, trial.face.position(moment.after));
      TestMatch<F> other(trial, trial.face.position(guess));
      ASSERT_TRUE(real.ok() && other.ok());
      const Result<Explanation> found = real->explain(bot, seat, inquiry);
      const Result<Explanation> same_found = other->explain(bot, seat, inquiry);
      ASSERT_TRUE(found && same_found) << found.message() << same_found.message();
      EXPECT_TRUE(*found == *same_found) << "it knows more than the mask";
      ASSERT_FALSE(found->considered.empty() || found->line.empty());
      expect_adds_up(trial, moment.after, seat, *found);
      EXPECT_EQ(found->considered.front().notation, *real->advise(bot, seat, kSeed));
      EXPECT_EQ(found->line.front().seat, seat);
      EXPECT_EQ(found->line.front().notation, found->considered.front().notation);
      expect_judged(*real, bot, seat, found->considered.back().notation);
      ++cases;
    });
  });
  note_cases(cases);
}

}  // namespace pentarch::battery
