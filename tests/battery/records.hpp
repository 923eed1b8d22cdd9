// Laws about records: they replay, wherever a match began.
#pragma once

#include "tests/battery/matches.hpp"

namespace pentarch::battery {

// Plays a match to its end at random. A fifth of what may be taken back is taken back.
template <Face F>
void play_match(const Trial<F>& trial, MatchOf<F>& match, FastChance& will, bool with_undo) {
  while (!match.finished() && !::testing::Test::HasFailure()) {
    const Chosen<F> chosen = choose(trial, match, will);
    if (::testing::Test::HasFailure()) return;
    ASSERT_LT(match.record().size(), kMostSteps) << "a match does not end";
    const Result<Done> done = match.play(chosen.seat, chosen.notation, "en");
    ASSERT_TRUE(done) << chosen.notation << ": " << done.message();
    if (with_undo && will.below(5) == 0) (void)match.undo(chosen.seat, "en");
  }
}

template <Face F>
void expect_replays(MatchOf<F>& match) {
  const auto again = replay_of<F>(match.record(), /*verify=*/match.finished());
  ASSERT_TRUE(again) << again.message();
  EXPECT_EQ((*again)->hash(), match.hash());
  EXPECT_EQ((*again)->record(), match.record());
  EXPECT_EQ((*again)->decisions(), match.decisions());
}

template <Face F>
void records_replay_to_the_same_hash(const Trial<F>& trial) {
  for (int number = 0; number < trial.games && !::testing::Test::HasFailure(); ++number) {
    FastChance will = FastChance::of_game(kSeed, number);
    TestMatch<F> match(trial, number);
    ASSERT_TRUE(match.ok());
    expect_replays(*match);
    play_match(trial, *match, will, /*with_undo=*/number % 2 == 1);
    expect_replays(*match);
  }
}

// A match set up from a position plays on and replays like any other.
template <Face F>
void matches_begin_anywhere(const Trial<F>& trial) {
  using G = typename F::Game;
  watch_games(trial, [&](const Moment<G>& moment) {
    if (moment.midway() || !moment.every(64)) return;
    TestMatch<F> match(trial, trial.face.position(moment.after));
    ASSERT_TRUE(match.ok());
    expect_same(trial, match->state(), moment.after, "a match from a position");
    FastChance will(kSeed);
    play_match(trial, *match, will, /*with_undo=*/true);
    expect_replays(*match);
  });
}

}  // namespace pentarch::battery
