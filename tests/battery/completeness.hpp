// Laws that nothing is left out: what changes is heard, what is there is shown, what is said says
// all of it, and what can't be is refused.
#pragma once

#include <map>
#include <tuple>

#include "tests/battery/changes.hpp"
#include "tests/battery/knowledge.hpp"
#include "tests/battery/matches.hpp"

namespace pentarch::battery {

// What a law has found, an example of each kind: all of it is told at the end, not the first alone.
class Findings {
 public:
  template <class Example>
  void note(const std::string& kind, Example&& example) {
    if (!found_.contains(kind)) found_.emplace(kind, example());
  }
  ~Findings() {
    for (const auto& [kind, example] : found_) ADD_FAILURE() << kind << ": " << example;
  }

 private:
  std::map<std::string, std::string> found_;
};

// ==== What is heard ===========================================================================

// Everyone who decides now decides, and it is carried out; chance as it comes.
template <Face F>
struct PlayedTurn {
  StateOf<F> after{};
  std::vector<Event> told{};
  std::string moves{};
};

template <Face F>
PlayedTurn<F> played_turn(const Trial<F>& trial, const StateOf<F>& state, FastChance& will) {
  using G = typename F::Game;
  PlayedTurn<F> turn{.after = state};
  EventList tell{turn.told};
  G::deciders(trial.edition(), state).for_each([&](Seat seat) {
    const Decision<G> decision = random_decision(trial, state, seat, will);
    turn.moves += trial.face.notation(state, seat, decision) + "; ";
    for (const StepOf<F>& step : decision) {
      G::apply(trial.edition(), turn.after, seat, step, will, tell);
    }
  });
  return turn;
}

// What a seat hears of a turn says how its mask changes: two turns that sound alike look alike, and
// one that nobody hears changes nothing.
template <Face F>
void what_changes_a_mask_was_heard(const Trial<F>& trial) {
  using G = typename F::Game;
  constexpr int kTurns = 30;
  FastChance will(kSeed);
  Findings silent;
  int cases = 0;
  const auto check = [&](const StateOf<F>& state, Seat viewer) {
    const StateOf<F> before = G::mask(trial.edition(), state, viewer);
    const auto difference = [&](const StateOf<F>& a, const StateOf<F>& b) {
      return Json::diff(trial.face.position(a), trial.face.position(b)).dump();
    };
    std::vector<std::pair<std::vector<Event>, PlayedTurn<F>>> seen;
    for (int i = 0; i < kTurns && !::testing::Test::HasFailure(); ++i) {
      const StateOf<F> world = i % 2 == 0 ? state : G::guess(trial.edition(), before, viewer, will);
      if (G::deciders(trial.edition(), world) != G::deciders(trial.edition(), state)) continue;
      PlayedTurn<F> turn = played_turn(trial, world, will);
      turn.after = G::mask(trial.edition(), turn.after, viewer);
      const std::vector<Event> heard = heard_by(turn.told, viewer);
      if (heard.empty() && !same(turn.after, before)) {
        silent.note(turn.moves + "is not heard", [&] { return difference(before, turn.after); });
      }
      const auto alike = std::find_if(seen.begin(), seen.end(),
                                      [&](const auto& other) { return other.first == heard; });
      if (alike == seen.end()) {
        seen.emplace_back(heard, turn);
        continue;
      }
      ++cases;
      if (same(turn.after, alike->second.after)) continue;
      silent.note(turn.moves + "sounds like " + alike->second.moves,
                  [&] { return difference(alike->second.after, turn.after); });
    }
  };
  watch_games(trial, [&](const Moment<G>& moment) {
    if (!moment.every(16) || moment.midway()) return;
    if (G::deciders(trial.edition(), moment.after).empty()) return;
    for (const Seat viewer : trial.viewers()) check(moment.after, viewer);
  });
  expect_tried(trial, cases);
}

// ==== What is shown ===========================================================================

// The plain board of a view.
template <Face F>
std::string board_of(const Trial<F>& trial, const StateOf<F>& shown, Seat viewer) {
  const std::vector<std::string> names = trial.names();
  return trial.face.board(shown, viewer, voice_in<F>("en", names), {});
}

// Where the turn may go on in several ways, what comes of them looks different too.
template <Face F>
void expect_turns_look_different(const Trial<F>& trial, const StateOf<F>& state, Seat viewer,
                                 FastChance& will) {
  using G = typename F::Game;
  constexpr int kTurns = 12;
  std::map<std::string, StateOf<F>> by_board;
  for (int i = 0; i < kTurns; ++i) {
    const StateOf<F> after = played_turn(trial, state, will).after;
    const StateOf<F> shown =
        G::shown(trial.edition(), G::mask(trial.edition(), after, viewer), viewer);
    const auto [found, fresh] = by_board.emplace(board_of(trial, shown, viewer), shown);
    if (fresh || same(found->second, shown)) continue;
    const Json one = trial.face.position(found->second);
    const Json difference = Json::diff(one, trial.face.position(shown));
    const bool known = std::all_of(difference.begin(), difference.end(), [&](const Json& part) {
      return trial.exceptions.not_on_board.contains(
          kind_of_place(part["path"].template get<std::string>()));
    });
    EXPECT_TRUE(known) << "the boards of two turns are the same: " << difference.dump();
  }
}

// Two views that differ look different as text too.
template <Face F>
void boards_show_all_that_views_have(const Trial<F>& trial) {
  using G = typename F::Game;
  constexpr int kExchanges = 300;
  FastChance will(kSeed);
  Findings hidden;
  int cases = 0;
  watch_games(trial, [&](const Moment<G>& moment) {
    if (!moment.every(64) || moment.midway()) return;
    for (const Seat viewer : {static_cast<Seat>(moment.number % trial.setup.seats), kNobody}) {
      const auto shown_of = [&](const StateOf<F>& state) {
        return G::shown(trial.edition(), G::mask(trial.edition(), state, viewer), viewer);
      };
      const StateOf<F> shown = shown_of(moment.after);
      const Json view = trial.face.position(shown);
      const std::string board = board_of(trial, shown, viewer);
      std::vector<Change> changes = single_changes(view);
      for (Change& change : exchanged_values(view, kExchanges, will)) {
        changes.push_back(std::move(change));
      }
      for (const Change& change : changes) {
        const auto other = trial.face.read_position(change.position);
        if (!other || same(*other, shown) || !same(shown_of(*other), *other)) continue;
        ++cases;
        const std::string kind = kind_of_place(change.place);
        if (board_of(trial, *other, viewer) != board) continue;
        if (trial.exceptions.not_on_board.contains(kind)) continue;
        hidden.note(kind + " is not on the board",
                    [&] { return Json::diff(view, trial.face.position(*other)).dump(); });
      }
      // A seat that decides also knows what others know of its hand, which no board says.
      const SeatSet deciders = G::deciders(trial.edition(), moment.after);
      if (deciders.empty() || deciders.has(viewer)) continue;
      expect_turns_look_different(trial, moment.after, viewer, will);
    }
  });
  expect_tried(trial, cases);
}

// ==== What is said ============================================================================

// Nothing that one event says of its arguments is lost: of two events no two sound the same, as
// data or as a sentence.
template <Face F>
void events_keep_every_argument(const Trial<F>& trial) {
  using G = typename F::Game;
  const std::vector<std::string> names = trial.names();
  std::map<std::string, Event> by_text;  // with the kind in front: it is known beside the text
  Findings lost;
  const auto alike = [](Event a, const Event& b) {
    a.knows = b.knows;
    a.secret = b.secret;
    a.reveals = b.reveals;
    return a == b;
  };
  watch_games(trial, [&](const Moment<G>& moment) {
    for (const Event& event : moment.told) {
      const Event told = event.heard_by(event.knows.lowest());
      const Json json = trial.face.event_json(told);
      const std::string kind = json["kind"].template get<std::string>();
      std::vector<std::string> texts{json.dump()};
      const bool is_short = trial.exceptions.short_sentences.contains(kind);
      for (const std::string_view language : kLanguages) {
        if (is_short) break;
        const Voice voice{Words::of(language, std::string("games/") + G::kFacts.id), names,
                          Naming::kTyped};
        texts.push_back(kind + ": " + trial.face.sentence(told, voice));
      }
      for (const std::string& text : texts) {
        const auto [found, fresh] = by_text.emplace(text, told);
        if (alike(found->second, told)) continue;
        const bool sentence = &text != &texts.front();
        lost.note("event " + kind + (sentence ? " as a sentence" : ""), [&] {
          return "two are told alike, as " + text + ": " +
                 ::testing::PrintToString(found->second.args) + " and " +
                 ::testing::PrintToString(told.args);
        });
      }
    }
  });
  note_cases(static_cast<int>(by_text.size()));
}

// What one argument may be changes what is told: it is no use to anybody if it is not. Few values
// are mostly flags and kinds, which say what the others mean: an argument changes only to what it
// was beside the same ones.
template <Face F>
void each_argument_is_told(const Trial<F>& trial) {
  using G = typename F::Game;
  constexpr std::size_t kMany = 9;
  using Arguments = decltype(Event::args);
  std::map<std::pair<int, std::size_t>, std::set<std::int16_t>> values;  // of a kind of event
  std::vector<Event> all;
  watch_games(trial, [&](const Moment<G>& moment) {
    for (const Event& event : moment.told) {
      all.push_back(event.heard_by(event.knows.lowest()));
      for (std::size_t i = 0; i < event.args.size(); ++i) {
        values[{event.kind, i}].insert(all.back().args[i]);
      }
    }
  });
  const auto has_many = [&](const Event& event, std::size_t i) {
    return values[{event.kind, i}].size() >= kMany;
  };
  const auto flags_of = [&](const Event& event) {
    Arguments flags = event.args;
    for (std::size_t i = 0; i < flags.size(); ++i) {
      if (has_many(event, i)) flags[i] = 0;
    }
    return flags;
  };
  std::map<std::tuple<int, std::size_t, Arguments>, std::set<std::int16_t>> beside;
  for (const Event& event : all) {
    const Arguments flags = flags_of(event);
    for (std::size_t i = 0; i < event.args.size(); ++i) {
      if (has_many(event, i)) beside[{event.kind, i, flags}].insert(event.args[i]);
    }
  }
  const std::vector<std::string> names = trial.names();
  const Voice voice{Words::of("en", std::string("games/") + G::kFacts.id), names, Naming::kTyped};
  Findings lost;
  for (const Event& event : all) {
    const Json json = trial.face.event_json(event);
    const std::string kind = json["kind"].template get<std::string>();
    for (std::size_t i = 0; i < event.args.size(); ++i) {
      if (!has_many(event, i)) continue;
      const std::set<std::int16_t>& others = beside[{event.kind, i, flags_of(event)}];
      Event other = event;
      const auto next = others.upper_bound(event.args[i]);
      other.args[i] = next == others.end() ? *others.begin() : *next;
      if (other.args[i] == event.args[i]) continue;
      if (trial.face.event_json(other) == json) {
        lost.note(kind + ", argument " + std::to_string(i), [&] { return json.dump(); });
      }
      if (trial.exceptions.short_sentences.contains(kind)) continue;
      const std::string sentence = trial.face.sentence(event, voice);
      if (trial.face.sentence(other, voice) == sentence) {
        lost.note(kind + " as a sentence, argument " + std::to_string(i), [&] { return sentence; });
      }
    }
  }
  note_cases(static_cast<int>(all.size()));
}

template <Face F>
void items_are_in_their_table(const Trial<F>& trial) {
  using G = typename F::Game;
  const std::vector<Counted> items = trial.face.items();
  int cases = 0;
  watch_games(trial, [&](const Moment<G>& moment) {
    for (const Event& event : moment.told) {
      for (const Counted& counted : items) {
        for (const Taking& taking : counted.takings) {
          if (taking.event != event.kind) continue;
          for (const int which : taking.which(event)) {
            ++cases;
            EXPECT_TRUE(which >= 0 && which < counted.names.size())
                << which << " of " << counted.group << ", event " << int{event.kind};
            EXPECT_LT(event.seat, trial.setup.seats) << "nobody takes an item";
          }
        }
      }
    }
  });
  expect_tried(trial, cases);
}

// ==== What is refused =========================================================================

// Everything that is somewhere is counted: with one thing more or less a position is impossible.
// But a few counters and choices may be one thing or another; a game names them.
template <Face F>
void audit_speaks(const Trial<F>& trial) {
  using G = typename F::Game;
  Findings found;
  int cases = 0;
  const auto check = [&](const StateOf<F>& state, bool may_differ) {
    const Json position = trial.face.position(state);
    for (const Change& change : single_changes(position)) {
      ++cases;
      const auto read = trial.face.read_position(change.position);
      if (!read) continue;
      const std::string kind = kind_of_place(change.place);
      const bool ignored = same(*read, state);
      if (!ignored && (may_differ || trial.exceptions.may_differ.contains(kind))) continue;
      if (ignored && trial.exceptions.may_be_left_out.contains(kind)) continue;
      found.note(kind + (ignored ? " is not read" : " may differ"),
                 [&] { return Json::diff(position, change.position).dump(); });
    }
  };
  watch_games(trial, [&](const Moment<G>& moment) {
    if (!moment.every(32) || moment.midway()) return;
    check(moment.after, false);
    const StateOf<F> mask = G::mask(trial.edition(), moment.after, 0);
    const StateOf<F> shown = G::shown(trial.edition(), mask, 0);
    for (const StateOf<F>& seen : {mask, shown}) check(seen, true);
  });
  note_cases(cases);
}

// A misspelt member is refused wherever it stands.
template <Face F>
void positions_have_known_members_only(const Trial<F>& trial) {
  using G = typename F::Game;
  const auto check = [&](const StateOf<F>& state) {
    const Json position = trial.face.position(state);
    const std::function<void(const std::string&)> visit = [&](const std::string& place) {
      const Json& here = position[Json::json_pointer(place)];
      if (here.is_object()) {
        Json more = position;
        more[Json::json_pointer(place)]["nobody-knows-this"] = 1;
        EXPECT_FALSE(trial.face.read_position(more)) << "a member more in '" << place << "'";
      }
      for (const auto& [key, value] : here.items()) {
        if (value.is_structured()) visit(place + "/" + key);
      }
    };
    visit("");
  };
  watch_games(trial, [&](const Moment<G>& moment) {
    if (!moment.every(128)) return;
    const Seat viewer = static_cast<Seat>(moment.number % trial.setup.seats);
    check(moment.after);
    check(G::mask(trial.edition(), moment.after, viewer));
  });
}

// A position that is accepted can be played on: nothing that it leads to is impossible.
template <Face F>
void accepted_positions_can_be_played_on(const Trial<F>& trial) {
  using G = typename F::Game;
  constexpr int kTurns = 4;
  FastChance will(kSeed);
  int cases = 0;
  watch_games(trial, [&](const Moment<G>& moment) {
    if (!moment.every(24) || moment.midway()) return;
    for (const StateOf<F>& begin : neighbours(trial, moment.after)) {
      StateOf<F> state = begin;
      ++cases;
      for (int i = 0; i < kTurns && !::testing::Test::HasFailure(); ++i) {
        const SeatSet deciders = G::deciders(trial.edition(), state);
        bool midway = false;  // a move that has begun is not written from its middle on
        deciders.for_each([&](Seat seat) { midway = midway || G::undeclared(state, seat); });
        if (deciders.empty() || midway) break;
        state = played_turn(trial, state, will).after;
        expect_sound(trial, state, "after a turn");
        for (const Seat viewer : trial.viewers()) {
          expect_sound(trial, G::mask(trial.edition(), state, viewer), "its mask");
        }
      }
      if (::testing::Test::HasFailure()) {
        ADD_FAILURE()
            << "played on with "
            << Json::diff(trial.face.position(moment.after), trial.face.position(begin)).dump();
        return;
      }
    }
  });
  expect_tried(trial, cases);
}

// ==== What counts =============================================================================

// All that seats may notice of a game, as one number.
template <Face F>
std::uint64_t course_of(const Trial<F>& trial, int number) {
  using G = typename F::Game;
  std::uint64_t hash = 0;
  const auto add = [&](int value) { hash = combine(hash, static_cast<std::uint64_t>(value)); };
  watch_game(trial, number, [&](const Moment<G>& moment) {
    for (const Event& event : moment.told) {
      add(event.kind);
      add(event.seat);
      for (const int arg : event.args) add(arg);
    }
    const Standing standing = G::standing(trial.edition(), moment.after);
    for (Seat seat = 0; seat < trial.setup.seats; ++seat) {
      for (const int action : actions_of<F>(legal_steps(trial, moment.after, seat))) add(action);
      add(standing.points[seat]);
      const StateOf<F> mask = G::mask(trial.edition(), moment.after, seat);
      add(same(G::shown(trial.edition(), mask, seat), mask));
    }
  });
  return hash;
}

template <Face F>
void each_option_changes_something(const Trial<F>& trial) {
  Trial<F> plain = trial;
  plain.setup.options = {};
  if (trial.setup == plain.setup) return;
  bool differs = false;
  for (int number = 0; number < trial.games && !differs; ++number) {
    differs = course_of(trial, number) != course_of(plain, number);
  }
  EXPECT_TRUE(differs) << "no game went otherwise than without the option";
}

// A position that counts rounds counts all that were played, the last one as well.
template <Face F>
void all_rounds_that_were_played_count(const Trial<F>& trial) {
  using G = typename F::Game;
  int before = 0;
  watch_games(trial, [&](const Moment<G>& moment) {
    const Json position = trial.face.position(moment.after);
    if (!position.contains("rounds")) return;
    const int rounds = position["rounds"].template get<int>();
    const bool over = G::deciders(trial.edition(), moment.after).empty();
    if (!moment.is_step()) before = 0;
    EXPECT_TRUE(rounds == before + 1 || (rounds == before && !over))
        << rounds << " rounds after " << before << (over ? ", at the end" : "");
    before = rounds;
  });
}

}  // namespace pentarch::battery
