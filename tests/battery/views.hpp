// Laws about what a seat can ask: of its view alone, and before it decides.
#pragma once

#include "tests/battery/bots.hpp"
#include "tests/battery/changes.hpp"

namespace pentarch::battery {

// Where a preview says so, the seat can take the decision back as long as it likes; elsewhere it
// can't, or others may decide before it does.
inline void holds_for(const Foretold& told, Match& match, Seat seat, std::uint64_t before) {
  const bool alone = match.deciders() == SeatSet::only(seat);
  const bool undone = alone && match.undo(seat, "en");
  EXPECT_EQ(told.revocable, undone);
  if (undone) {
    EXPECT_EQ(match.hash(), before);
  }
}

// What a preview says is what happens then, as the seat hears it.
template <Face F>
void previews_come_true(const Trial<F>& trial) {
  int sentences = 0;
  for (int number = 0; number < trial.games; ++number) {
    TestMatch<F> match(trial, number);
    const Bot random = *find_bot("random");
    for (std::uint64_t seed = 0; !match->finished(); ++seed) {
      const bool sealed = match->deciders().size() > 1;
      const Seat seat = match->deciders().lowest();
      const Result<std::string> move = match->advise(random, seat, seed);
      ASSERT_TRUE(move);
      const std::size_t before = match->events(seat, 0, "en", Naming::kWords).size();
      const std::uint64_t hash = match->hash();
      const auto told = match->preview(seat, *move, "en");
      ASSERT_TRUE(told) << *move << ": " << told.message();
      const std::vector<LoggedEvent>& foretold = told->events;
      ASSERT_TRUE(match->play(seat, *move, "en"));
      const std::vector<LoggedEvent> heard = match->events(seat, before, "en", Naming::kWords);
      if (sealed) {  // what happens waits for the others
        EXPECT_FALSE(told->revocable);
        continue;
      }
      ASSERT_LE(foretold.size(), heard.size()) << *move;
      for (std::size_t i = 0; i < foretold.size(); ++i) {
        EXPECT_EQ(foretold[i].number, heard[i].number);
        EXPECT_EQ(foretold[i].event, heard[i].event);
      }
      sentences += static_cast<int>(foretold.size());
      if (seed % 4 == 0) {
        holds_for(*told, *match, seat, hash);
        if (told->revocable) {
          ASSERT_TRUE(match->play(seat, *move, "en"));
        }
      }
    }
  }
  note_cases(sentences);  // few games have none: there all answers are sealed
}

// Whoever has a seat's view alone can ask what the seat could: the view holds all that it knows.
template <Face F>
void a_view_is_enough_to_decide(const Trial<F>& trial) {
  using G = typename F::Game;
  const Json& edition = *game_of<F>().edition("standard");
  const MatchSetup setup = match_setup(trial, 0);
  int cases = 0;
  watch_games(trial, [&](const Moment<G>& moment) {
    if (!moment.sampled(40) || moment.midway()) return;
    TestMatch<F> match(trial, trial.face.position(moment.after));
    ASSERT_TRUE(match.ok());
    match->deciders().for_each([&](Seat seat) {
      const auto seen = game_of<F>().look(edition, match->view(seat), seat, setup);
      ASSERT_TRUE(seen) << seen.message();
      const std::vector<Choice> legal = match->choices(seat, {}, kMostPaths)->list;
      const std::vector<Choice> legal_seen = (*seen)->choices(seat, {}, kMostPaths)->list;
      ASSERT_EQ(legal.size(), legal_seen.size());
      for (std::size_t i = 0; i < legal.size(); ++i) {
        EXPECT_EQ(legal[i].notation, legal_seen[i].notation);
      }
      for (const Bot& bot : some_bots()) {
        EXPECT_EQ(*match->advise(bot, seat, kSeed), *(*seen)->advise(bot, seat, kSeed));
      }
      ++cases;
    });
  });
  note_cases(cases);
}

// A view that is not the seat's is refused, or it is one that the seat could have.
template <Face F>
void other_views_do_no_harm(const Trial<F>& trial) {
  using G = typename F::Game;
  const Json& edition = *game_of<F>().edition("standard");
  const MatchSetup setup = match_setup(trial, 0);
  int refused = 0;
  const auto look = [&](const StateOf<F>& state, Seat seat) {
    const auto seen = game_of<F>().look(edition, trial.face.position(state), seat, setup);
    refused += !seen;
    if (!seen) {
      EXPECT_FALSE(seen.message().empty());
    } else if ((*seen)->deciders().has(seat)) {
      EXPECT_TRUE((*seen)->advise(*find_bot("greedy"), seat, kSeed));
    }
  };
  watch_games(trial, [&](const Moment<G>& moment) {
    if (!moment.every(48)) return;
    for (Seat seat = 0; seat < trial.setup.seats; ++seat) {
      look(moment.after, seat);
      for (const Seat viewer : trial.viewers()) {
        look(G::mask(trial.edition(), moment.after, viewer), seat);
      }
    }
    for (const StateOf<F>& damaged : neighbours(trial, G::mask(trial.edition(), moment.after, 0))) {
      look(damaged, 0);
    }
  });
  note_cases(refused);
}

}  // namespace pentarch::battery
