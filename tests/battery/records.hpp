// Laws about notation, positions, records, undo and the advice of bots.
#pragma once

#include <map>
#include <set>

#include "tests/battery/changes.hpp"
#include "tests/battery/decisions.hpp"
#include "tests/battery/knowledge.hpp"
#include "tests/battery/matches.hpp"

namespace pentarch::battery {

// ==== Notation, positions, records ============================================================

template <Face F>
void expect_notation_reads_back(const Trial<F>& trial, const StateOf<F>& state, Seat seat) {
  using G = typename F::Game;
  const std::vector<std::string> names = trial.names();
  const Voice voice = voice_in<F>("en", names);
  const StateOf<F> mask = G::mask(trial.edition(), state, seat);
  std::map<std::string, int> notations;
  std::map<std::vector<std::string>, std::string> pointed;
  for (const Decision<G>& decision : all_paths(trial, state, seat)) {
    const std::string text = trial.face.notation(state, seat, decision);
    EXPECT_EQ(++notations[text], 1) << "two decisions are written alike: " << text;
    EXPECT_EQ(trial.face.notation(mask, seat, decision), text) << "the seat would write otherwise";
    std::vector<std::string> pieces = trial.face.touches(mask, seat, decision);
    std::sort(pieces.begin(), pieces.end());
    const auto [other, is_new] = pointed.emplace(std::move(pieces), text);
    EXPECT_TRUE(is_new) << "the same pieces mean " << other->second << " and " << text;
    for (const StateOf<F>& table : {state, mask}) {
      const auto read = trial.face.read_move(table, seat, text, voice);
      ASSERT_TRUE(read) << text << ": " << read.message();
      EXPECT_EQ(actions_of<F>(*read), actions_of<F>(decision)) << text;
    }
    const std::string more = text + " nobody-knows-this";
    EXPECT_FALSE(trial.face.read_move(state, seat, more, voice)) << "a word more: " << more;
  }
}

template <Face F>
void notation_and_pieces_tell_decisions_apart(const Trial<F>& trial) {
  using G = typename F::Game;
  watch_games(trial, [&](const Moment<G>& moment) {
    if (!moment.sampled(20)) return;
    G::deciders(trial.edition(), moment.after).for_each([&](Seat seat) {
      if (G::undeclared(moment.after, seat)) return;  // notation is about whole decisions
      expect_notation_reads_back(trial, moment.after, seat);
    });
  });
}

template <Face F>
void expect_reads_back(const Trial<F>& trial, const StateOf<F>& state, const char* what) {
  // Through text, as it is sent and stored.
  const Result<Json> sent = parse_json(trial.face.position(state).dump());
  ASSERT_TRUE(sent) << what << ": " << sent.message();
  const Result<StateOf<F>> read = trial.face.read_position(*sent);
  ASSERT_TRUE(read) << what << ": " << read.message();
  expect_same(trial, *read, state, what);
}

template <Face F>
void positions_read_back_to_the_same_bytes(const Trial<F>& trial) {
  using G = typename F::Game;
  int undeclared = 0;
  watch_games(trial, [&](const Moment<G>& moment) {
    if (!moment.sampled(moment.midway() ? 16 : 120)) return;
    undeclared += moment.midway();
    expect_reads_back(trial, moment.after, "a state");
    for (const Seat viewer : trial.viewers()) {
      expect_reads_back(trial, G::mask(trial.edition(), moment.after, viewer), "a mask");
    }
  });
  note_cases(undeclared);
}

// Two masks of random games seldom differ in one thing alone, so such masks are made.
template <Face F>
void neighbouring_positions_are_told_apart(const Trial<F>& trial) {
  using G = typename F::Game;
  constexpr int kExchanges = 60;
  FastChance will(kSeed);
  int cases = 0;
  watch_games(trial, [&](const Moment<G>& moment) {
    if (!moment.every(32)) return;
    for (const Seat viewer : {static_cast<Seat>(moment.number % trial.setup.seats), kNobody}) {
      const StateOf<F> mask = G::mask(trial.edition(), moment.after, viewer);
      std::vector<StateOf<F>> others = neighbours(trial, mask);
      for (const StateOf<F>& other :
           possible(trial, mask, exchanged_values(trial.face.position(mask), kExchanges, will))) {
        others.push_back(other);
      }
      std::map<std::vector<float>, StateOf<F>> by_encoding{
          {encoding_of(trial, mask, viewer), mask}};
      for (const StateOf<F>& other : others) {
        expect_sound(trial, other, "a position that was read");
        expect_reads_back(trial, other, "a position that was read");
        if (!same(G::mask(trial.edition(), other, viewer), other)) continue;
        ++cases;
        const auto [found, fresh] = by_encoding.emplace(encoding_of(trial, other, viewer), other);
        if (!fresh) expect_same(trial, found->second, other, "two masks with one encoding");
      }
    }
  });
  expect_tried(trial, cases);
}

template <Face F>
void draws_have_names(const Trial<F>& trial) {
  using G = typename F::Game;
  watch_games(trial, [&](const Moment<G>& moment) {
    for (const Draw& draw : moment.drawn) {
      const Pile pile = draw.outcome.pile;
      EXPECT_EQ(trial.face.find_pile(trial.face.pile_name(pile)), pile);
      std::set<std::string> names;
      for (int index = 0; index < 256; ++index) {
        if (((draw.options[index / 64] >> (index % 64)) & 1u) == 0) continue;
        const std::string name = trial.face.component(pile, index);
        EXPECT_EQ(trial.face.find_component(pile, name), index) << name;
        EXPECT_TRUE(names.insert(name).second) << "two components have one name: " << name;
      }
    }
  });
}

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

// ---- Undo ------------------------------------------------------------------------------------

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

// ---- What is refused -------------------------------------------------------------------------

// A move as it might be mistyped.
inline std::string mistyped(std::string text, FastChance& will) {
  const int at = will.below(static_cast<int>(text.size()));
  switch (will.below(6)) {
    case 0: return text.erase(static_cast<std::size_t>(at), 1);
    case 1: return text.insert(static_cast<std::size_t>(at), 1, text[static_cast<std::size_t>(at)]);
    case 2: return text.substr(0, static_cast<std::size_t>(at));
    case 3: return text + " " + text;
    case 4: return text + " 99999999999999999999";
    default: break;
  }
  text[static_cast<std::size_t>(at)] = static_cast<char>(will.below(256));
  return text;
}

template <Face F>
void what_is_refused_changes_nothing(const Trial<F>& trial) {
  int refused = 0;
  for (int number = 0; number < trial.games && !::testing::Test::HasFailure(); ++number) {
    FastChance will = FastChance::of_game(kSeed, number);
    TestMatch<F> match(trial, number);
    ASSERT_TRUE(match.ok());
    while (!match->finished() && !::testing::Test::HasFailure()) {
      const Chosen<F> chosen = choose(trial, *match, will);
      if (::testing::Test::HasFailure()) return;
      const StateOf<F> before = match->state();
      const std::vector<std::string> record = match->record();
      const std::string_view language = kLanguages[will.below(3)];
      const std::string text = mistyped(chosen.notation, will);
      if (const Result<Done> done = match->play(chosen.seat, text, language); !done) {
        ++refused;
        EXPECT_FALSE(done.message().empty());
        expect_same(trial, match->state(), before, "a refused move");
        EXPECT_EQ(match->record(), record);
        ASSERT_TRUE(match->play(chosen.seat, chosen.notation, language)) << chosen.notation;
      }
    }
  }
  EXPECT_GT(refused, 0);
  note_cases(refused);
}

// ==== Bots ====================================================================================

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
        EXPECT_EQ(*told, *same_told) << *advice;
      }
    });
  });
  note_cases(cases);
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
      const auto told = match->preview(seat, *move, "en");
      ASSERT_TRUE(told) << *move << ": " << told.message();
      ASSERT_TRUE(match->play(seat, *move, "en"));
      const std::vector<LoggedEvent> heard = match->events(seat, before, "en", Naming::kWords);
      if (sealed) continue;  // what happens waits for the others
      ASSERT_LE(told->size(), heard.size()) << *move;
      for (std::size_t i = 0; i < told->size(); ++i) EXPECT_EQ((*told)[i], heard[i].sentence);
      sentences += static_cast<int>(told->size());
    }
  }
  note_cases(sentences);  // few games have none: there all answers are sealed
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

// What a bot explains begins with what it declares, adds up, and is the same at every table that
// looks the same to its seat.
template <Face F>
void bots_explain_what_they_declare(const Trial<F>& trial) {
  using G = typename F::Game;
  constexpr std::size_t kAll = 1000;
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
      const Result<Explanation> found = real->explain(bot, seat, kSeed, kAll);
      const Result<Explanation> same_found = other->explain(bot, seat, kSeed, kAll);
      ASSERT_TRUE(found && same_found) << found.message() << same_found.message();
      EXPECT_TRUE(*found == *same_found) << "it knows more than the mask";
      ASSERT_FALSE(found->considered.empty() || found->line.empty());
      expect_adds_up(trial, moment.after, seat, *found);
      EXPECT_EQ(found->considered.front().notation, *real->advise(bot, seat, kSeed));
      EXPECT_EQ(found->line.front().seat, seat);
      EXPECT_EQ(found->line.front().notation, found->considered.front().notation);
      ++cases;
    });
  });
  note_cases(cases);
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
