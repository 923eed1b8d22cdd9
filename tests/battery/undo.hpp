// Laws about what is taken back, what may not be, and answers that are still sealed.
#pragma once

#include "tests/battery/decisions.hpp"
#include "tests/battery/knowledge.hpp"
#include "tests/battery/records.hpp"

namespace pentarch::battery {

// A decision that was made and not taken back.
template <Face F>
struct Past {
  Seat seat = 0;
  StateOf<F> before{};
  bool drew = false;
  bool revealed = false;
};

template <Face F>
bool deciding_at_once(const MatchOf<F>& match) {
  int seats = match.deciders().size();
  for (Seat seat = 0; seat < match.seats(); ++seat) seats += match.answered(seat);
  return seats > 1;
}

// Why the seat can't take back the last decision, as a key of the table's words; empty where it
// can.
template <Face F>
std::string undo_obstacle(const MatchOf<F>& match, const std::vector<Past<F>>& past, Seat seat) {
  if (deciding_at_once(match)) return "undo.sealed";
  if (past.empty()) return "undo.nothing";
  if (match.finished()) return "undo.over";
  if (past.back().seat != seat) return "undo.other";
  if (past.back().drew) return "undo.drawn";
  return past.back().revealed ? "undo.revealed" : "";
}

// The sentence is this template, whatever stands for its one name.
inline bool fills(std::string_view sentence, std::string_view said) {
  const std::size_t open = said.find('{');
  if (open == said.npos) return sentence == said;
  return sentence.starts_with(said.substr(0, open)) &&
         sentence.ends_with(said.substr(said.find('}') + 1));
}

template <Face F>
void expect_undo_refused(MatchOf<F>& match, Seat seat, const std::string& reason) {
  const StateOf<F> before = match.state();
  const std::size_t lines = match.record().size();
  for (const std::string_view language : kLanguages) {
    const Result<Done> undone = match.undo(seat, language);
    ASSERT_FALSE(undone) << "undo was allowed in spite of: " << reason;
    EXPECT_TRUE(fills(undone.message(), Words::of(language, "table").say(reason)))
        << undone.message() << " instead of " << reason;
  }
  EXPECT_TRUE(same(match.state(), before) && match.record().size() == lines);
}

template <Face F>
void expect_undo_restores(const Trial<F>& trial, MatchOf<F>& match, Seat seat,
                          const StateOf<F>& before) {
  std::vector<std::string> record = match.record();
  const Result<Done> undone = match.undo(seat, "en");
  ASSERT_TRUE(undone) << undone.message();
  expect_same(trial, match.state(), before, "undo");
  record.push_back(undo_line(seat));
  EXPECT_EQ(match.record(), record) << "undo is an appended line";
}

// Takes back as much as the seat may, or some of it. Returns how many decisions that were.
template <Face F>
int undo_some(const Trial<F>& trial, MatchOf<F>& match, std::vector<Past<F>>& past, Seat seat,
              FastChance& will) {
  int restored = 0;
  while (!::testing::Test::HasFailure()) {
    const std::string obstacle = undo_obstacle(match, past, seat);
    if (!obstacle.empty()) {
      expect_undo_refused(match, seat, obstacle);
      break;
    }
    if (will.below(3) == 0) break;
    expect_undo_restores(trial, match, seat, past.back().before);
    past.pop_back();
    ++restored;
  }
  return restored;
}

// A sealed answer is nobody's business: it leaves no trace, it can be replaced, and taken back.
template <Face F>
void expect_sealed(const Trial<F>& trial, MatchOf<F>& match, const Chosen<F>& chosen,
                   const StateOf<F>& before, std::size_t lines, std::size_t events) {
  const auto expect_no_trace = [&] {
    EXPECT_EQ(match.record().size(), lines) << "the record has a sealed answer";
    EXPECT_TRUE(match.events(kNobody, events, "en", Naming::kWords).empty())
        << "a sealed answer was told";
  };
  expect_no_trace();
  const StateOf<F> after = match.state();
  ASSERT_TRUE(match.play(chosen.seat, chosen.notation, "en")) << "replacing an answer";
  expect_same(trial, match.state(), after, "the same answer again");
  ASSERT_TRUE(match.undo(chosen.seat, "en"));
  expect_same(trial, match.state(), before, "taking back an answer");
  ASSERT_TRUE(match.play(chosen.seat, chosen.notation, "en")) << "answering again";
  expect_same(trial, match.state(), after, "the same answer after taking it back");
  expect_no_trace();
}

template <Face F>
void undo_restores_the_bytes_or_says_why_not(const Trial<F>& trial) {
  int restored = 0;
  for (int number = 0; number < trial.games && !::testing::Test::HasFailure(); ++number) {
    FastChance will = FastChance::of_game(kSeed, number);
    TestMatch<F> match(trial, number);
    ASSERT_TRUE(match.ok());
    std::vector<Past<F>> past;
    std::size_t events = 0;
    expect_undo_refused(*match, 0, undo_obstacle(*match, past, 0));
    while (!match->finished() && !::testing::Test::HasFailure()) {
      const Chosen<F> chosen = choose(trial, *match, will);
      if (::testing::Test::HasFailure()) return;
      const auto effects = effects_of(trial, match->state(), chosen.seat, chosen.decision);
      const StateOf<F> before = match->state();
      const bool at_once = deciding_at_once(*match);
      const std::size_t lines = match->record().size();
      events += match->events(kNobody, events, "en", Naming::kWords).size();
      ASSERT_TRUE(match->play(chosen.seat, chosen.notation, "en")) << chosen.notation;
      if (match->answered(chosen.seat)) {
        expect_sealed(trial, *match, chosen, before, lines, events);
        ++restored;
        continue;
      }
      past.push_back({at_once ? match->last_decider() : chosen.seat, before, !effects.drawn.empty(),
                      at_once || reveals(effects.told)});
      const Seat other = static_cast<Seat>((chosen.seat + 1) % trial.setup.seats);
      const std::string obstacle = undo_obstacle(*match, past, other);
      if (!obstacle.empty()) expect_undo_refused(*match, other, obstacle);
      restored += undo_some(trial, *match, past, chosen.seat, will);
    }
    expect_replays(*match);
  }
  EXPECT_GT(restored, 0);
  note_cases(restored);
}

// What a listener notices of a decision.
template <Face F>
bool notices_the_same(const Trial<F>& trial, Seat listener, const Effects<typename F::Game>& a,
                      const Effects<typename F::Game>& b) {
  using G = typename F::Game;
  return heard_by(a.told, listener) == heard_by(b.told, listener) &&
         same(G::mask(trial.edition(), a.after, listener),
              G::mask(trial.edition(), b.after, listener));
}

// What the listener saw could have happened however it might guess the hidden cards: the decision
// can be followed on its own mask, or the seat could have made one that looks the same.
template <Face F>
bool tells_nothing_hidden(const Trial<F>& trial, const Turn<typename F::Game>& turn, Seat listener,
                          FastChance& chance) {
  using G = typename F::Game;
  constexpr int kGuesses = 4;
  const Effects<G> seen{.after = turn.after, .told = turn.told};
  const StateOf<F> mask = G::mask(trial.edition(), turn.before, listener);
  Effects<G> followed;
  if (const auto after = redo(trial, turn, mask, {}, followed.told)) {
    followed.after = *after;
    if (notices_the_same(trial, listener, followed, seen)) return true;
  }
  for (int i = 0; i < kGuesses; ++i) {
    const StateOf<F> guess = G::guess(trial.edition(), mask, listener, chance);
    for (const auto& path : all_paths(trial, guess, turn.seat)) {
      const Effects<G> effects = effects_of(trial, guess, turn.seat, path);
      if (notices_the_same(trial, listener, effects, seen)) return true;
    }
  }
  return false;
}

// Where nothing is drawn and a decision shows something hidden all the same, its events must say
// so; else undo would take it back.
template <Face F>
void what_becomes_known_counts_as_revealed(const Trial<F>& trial) {
  using G = typename F::Game;
  FastChance chance(kSeed);
  int cases = 0;
  for (int number = 0; number < trial.games; ++number) {
    for (const Turn<G>& turn : record_game(trial, number).turns) {
      if (turn.seat == kNobody || turn.draws > 0 || reveals(turn.told)) continue;
      for (const Seat listener : trial.viewers()) {
        if (listener == turn.seat || ::testing::Test::HasFailure()) continue;
        ++cases;
        EXPECT_TRUE(tells_nothing_hidden(trial, turn, listener, chance))
            << turn.notation << " by seat " << int{turn.seat} << " tells " << int{listener}
            << " something new";
      }
    }
  }
  note_cases(cases);
}

}  // namespace pentarch::battery
