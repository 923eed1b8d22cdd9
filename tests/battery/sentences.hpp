// Laws about everything that is said to people.
#pragma once

#include <regex>
#include <sstream>

#include "engine/terminal_text.hpp"
#include "tests/battery/records.hpp"

namespace pentarch::battery {

// ==== Sentences ===============================================================================

// "event.took": what is said where a language lacks a sentence.
inline bool shows_a_key(std::string_view text) {
  const auto in_key = [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; };
  for (std::size_t dot = text.find('.'); dot != text.npos; dot = text.find('.', dot + 1)) {
    const bool before =
        dot >= 3 && in_key(text[dot - 1]) && in_key(text[dot - 2]) && in_key(text[dot - 3]);
    const bool after = dot + 2 < text.size() && in_key(text[dot + 1]) && in_key(text[dot + 2]);
    if (before && after) return true;
  }
  return false;
}

// Whole, in its language, and with nothing unfilled.
inline void expect_sentence(const std::string& text, std::string_view language,
                            const std::string& what) {
  ASSERT_FALSE(text.empty()) << what << " in " << language;
  EXPECT_EQ(text.find_first_of("{}"), std::string::npos)
      << what << " in " << language << ": " << text;
  // A value that is missing leaves a gap.
  const bool gap = text.front() == ' ' || text.back() == ' ' || text.find("  ") != text.npos;
  EXPECT_FALSE(gap) << what << " in " << language << ": " << text;
  EXPECT_FALSE(shows_a_key(text)) << what << " in " << language << ": " << text;
  const bool ascii = std::all_of(text.begin(), text.end(),
                                 [](char c) { return static_cast<unsigned char>(c) < 0x80; });
  EXPECT_TRUE(language == "en" || !ascii) << what << " in " << language << ": " << text;
}

template <Face F>
void expect_heard_rightly(const Trial<F>& trial, const Event& event, Seat listener) {
  const Event heard = event.heard_by(listener);
  for (std::size_t i = 0; i < event.args.size(); ++i) {
    const bool hidden = ((event.secret >> i) & 1u) != 0 && !event.knows.has(listener);
    EXPECT_GE(event.args[i], 0) << "argument " << i << " of event " << int{event.kind};
    EXPECT_EQ(heard.args[i], hidden ? kHiddenArg : event.args[i]);
  }
  const std::vector<std::string> names = trial.names();
  for (const std::string_view language : kLanguages) {
    expect_sentence(trial.face.sentence(heard, voice_in<F>(language, names)), language,
                    "event " + std::to_string(event.kind));
  }
  EXPECT_TRUE(trial.face.event_json(heard).is_object());
}

template <Face F>
void every_event_has_a_sentence(const Trial<F>& trial) {
  using G = typename F::Game;
  watch_games(trial, [&](const Moment<G>& moment) {
    for (const Event& event : moment.told) {
      for (const Seat listener : trial.viewers()) expect_heard_rightly(trial, event, listener);
    }
  });
}

// Links to components only mark words: without them the sentence is the plain one.
inline void expect_same_words(const std::string& linked, const std::string& plain) {
  static const std::regex link(R"(\[([^\]]*)\]\([^)]*\))");
  EXPECT_EQ(std::regex_replace(linked, link, "$1"), plain) << linked;
}

inline bool is_undo(const LoggedEvent& told) {
  return told.event.value("kind", "") == "taken-back";
}

inline std::ptrdiff_t undos_in(const Match& match) {
  std::ptrdiff_t undos = 0;
  for (Seat seat = 0; seat < match.seats(); ++seat) {
    undos += std::count(match.record().begin(), match.record().end(), undo_line(seat));
  }
  return undos;
}

// Whether a sentence says this word; in a language with spaces it stands by itself.
inline bool says(const std::string& text, const std::string& word) {
  const auto in_word = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
  for (std::size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if (!in_word(word[0])) return true;
    if ((at == 0 || !in_word(text[at - 1])) && (end == text.size() || !in_word(text[end]))) {
      return true;
    }
  }
  return false;
}

// Who is addressed never hears the own name; and who is spoken of is never "you".
inline void expect_addressed(const std::string& text, const std::string& own_name) {
  EXPECT_FALSE(says(text, own_name)) << text;
}
inline void expect_told_of(const std::string& text) {
  for (const char* word : {"you", "You", "your", "Your", "あなた", "你", "您"}) {
    EXPECT_FALSE(says(text, word)) << text;
  }
}

// As each seat hears a whole game in each language, what it is asked in it, what it is told
// beforehand and why not; and as a spectator hears it.
template <Face F>
void the_one_who_hears_is_addressed(const Trial<F>& trial) {
  const Bot random = *find_bot("random");
  const std::vector<std::string> names = trial.names();
  int addressed = 0;
  for (int number = 0; number < trial.games && !::testing::Test::HasFailure(); ++number) {
    TestMatch<F> match(trial, number);
    ASSERT_TRUE(match.ok());
    for (std::uint64_t seed = 0; !match->finished(); ++seed) {
      const Seat seat = match->deciders().lowest();
      const std::string move = *match->advise(random, seat, seed);
      const std::string_view language = kLanguages[seed % std::size(kLanguages)];
      expect_addressed(match->prompt(seat, language), names[seat]);
      const Foretold foretold = *match->preview(seat, move, language);
      for (const LoggedEvent& told : foretold.events) {
        expect_sentence(told.sentence, language, told.event.dump());
        expect_addressed(told.sentence, names[seat]);
      }
      ASSERT_TRUE(match->play(seat, move, language));
    }
    for (const std::string_view language : kLanguages) {
      for (const Seat listener : trial.viewers()) {
        const Seat other = listener == 0 ? 1 : 0;
        const auto heard = match->events(listener, 0, language, Naming::kWords);
        const auto named = match->events(listener, 0, language, {Naming::kWords, true});
        for (std::size_t i = 0; i < heard.size(); ++i) {
          expect_told_of(named[i].sentence);
          if (listener == kNobody) {
            EXPECT_EQ(heard[i].sentence, named[i].sentence);
            continue;
          }
          expect_addressed(heard[i].sentence, names[listener]);
          EXPECT_EQ(says(heard[i].sentence, names[other]), says(named[i].sentence, names[other]));
          if (heard[i].sentence != named[i].sentence) ++addressed;
        }
      }
    }
  }
  expect_tried(trial, addressed);
}

template <Face F>
void events_have_the_same_numbers_for_all(const Trial<F>& trial) {
  for (int number = 0; number < trial.games && !::testing::Test::HasFailure(); ++number) {
    FastChance will = FastChance::of_game(kSeed, number);
    TestMatch<F> match(trial, number);
    ASSERT_TRUE(match.ok());
    play_match(trial, *match, will, /*with_undo=*/true);
    const std::vector<LoggedEvent> public_ones = match->events(kNobody, 0, "en", Naming::kWords);
    EXPECT_EQ(std::count_if(public_ones.begin(), public_ones.end(), is_undo), undos_in(*match));
    for (const Seat listener : trial.viewers()) {
      for (const std::string_view language : kLanguages) {
        const std::vector<LoggedEvent> heard = match->events(listener, 0, language, Naming::kWords);
        const std::vector<LoggedEvent> linked =
            match->events(listener, 0, language, Naming::kLinked);
        ASSERT_EQ(heard.size(), public_ones.size());
        ASSERT_EQ(linked.size(), public_ones.size());
        for (std::size_t i = 0; i < heard.size(); ++i) {
          EXPECT_EQ(heard[i].number, i);
          expect_sentence(heard[i].sentence, language, heard[i].event.dump());
          expect_same_words(linked[i].sentence, heard[i].sentence);
        }
      }
      const std::vector<LoggedEvent> later =
          match->events(listener, public_ones.size() / 2, "en", Naming::kWords);
      EXPECT_EQ(later.size(), public_ones.size() - public_ones.size() / 2);
      EXPECT_EQ(later.front().number, public_ones.size() / 2);
    }
  }
}

template <Face F>
void every_decider_is_prompted(const Trial<F>& trial) {
  using G = typename F::Game;
  const std::vector<std::string> names = trial.names();
  watch_games(trial, [&](const Moment<G>& moment) {
    if (!moment.sampled(moment.midway() ? 3 : 20)) return;
    const SeatSet deciders = G::deciders(trial.edition(), moment.after);
    for (const Seat seat : trial.viewers()) {
      const StateOf<F> mask = G::mask(trial.edition(), moment.after, seat);
      for (const std::string_view language : kLanguages) {
        const std::string text = trial.face.prompt(mask, seat, voice_in<F>(language, names));
        if (deciders.has(seat) || !text.empty()) expect_sentence(text, language, "prompt");
      }
    }
  });
}

template <Face F>
void every_illegal_step_has_a_reason(const Trial<F>& trial) {
  using G = typename F::Game;
  const std::vector<std::string> names = trial.names();
  watch_games(trial, [&](const Moment<G>& moment) {
    if (!moment.sampled(moment.midway() ? 30 : 120)) return;
    G::deciders(trial.edition(), moment.after).for_each([&](Seat seat) {
      typename G::Steps legal;
      G::legal(trial.edition(), moment.after, seat, legal);
      for (int action = 0; action < G::kActions; ++action) {
        const StepOf<F> step = G::step_of(action);
        if (legal.contains(step)) continue;
        for (const std::string_view language : kLanguages) {
          const Voice voice = voice_in<F>(language, names);
          expect_sentence(trial.face.why_not(moment.after, seat, step, voice), language,
                          "why not action " + std::to_string(action));
        }
      }
    });
  });
}

// ---- The board as text -----------------------------------------------------------------------

template <Face F>
void boards_fit_into_80_columns(const Trial<F>& trial) {
  using G = typename F::Game;
  const std::vector<std::string> names = trial.names();
  watch_games(trial, [&](const Moment<G>& moment) {
    if (!moment.sampled(150)) return;
    for (const Seat viewer : {static_cast<Seat>(moment.number % trial.setup.seats), kNobody}) {
      const StateOf<F> mask =
          G::shown(trial.edition(), G::mask(trial.edition(), moment.after, viewer), viewer);
      for (const std::string_view language : kLanguages) {
        for (const bool colour : {false, true}) {
          const Voice voice = voice_in<F>(language, names);
          std::istringstream board(trial.face.board(mask, viewer, voice, {.colour = colour}));
          for (std::string line; std::getline(board, line);) {
            EXPECT_LE(columns(line), 80) << line;
            EXPECT_EQ(line.find_first_of("{}"), std::string::npos) << line;
            EXPECT_FALSE(shows_a_key(line)) << line;
            EXPECT_TRUE(colour || line.find('\x1b') == std::string::npos) << line;
          }
        }
      }
    }
  });
}

inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines = split_at(text, '\n');
  lines.pop_back();  // behind the last break
  return lines;
}

// The parts that the last line of a board names, each as it is shown when its name is typed.
template <Face F>
std::vector<std::string> lines_left_out(const Trial<F>& trial, const StateOf<F>& shown, Seat viewer,
                                        const Voice& voice, std::string last) {
  const Words& words = Words::of(voice.words.language(), "engine");
  const std::string begin = " " + words.say("board.left_out", {{"parts", ""}});
  if (!last.starts_with(begin)) return {};
  last.erase(0, begin.size());
  const std::string between = words.say("board.between");
  std::vector<std::string> lines;
  while (!last.empty()) {
    const std::size_t end = last.find(between);
    const std::string name = last.substr(0, end);
    last = end == std::string::npos ? "" : last.substr(end + between.size());
    const std::string part = trial.face.board(shown, viewer, voice, {.part = name});
    EXPECT_NE(part, "") << "nothing is shown for " << name;
    for (const std::string& line : lines_of(part)) lines.push_back(line);
  }
  return lines;
}

// Below the board of a terminal with 24 lines stand a prompt, the input and some news. What is left
// out for them is named, and shown by its name.
template <Face F>
void boards_fit_a_small_terminal(const Trial<F>& trial) {
  using G = typename F::Game;
  constexpr int kRows = 18;
  const std::vector<std::string> names = trial.names();
  watch_games(trial, [&](const Moment<G>& moment) {
    if (!moment.sampled(40)) return;
    for (const Seat viewer : {static_cast<Seat>(moment.number % trial.setup.seats), kNobody}) {
      const StateOf<F> shown =
          G::shown(trial.edition(), G::mask(trial.edition(), moment.after, viewer), viewer);
      for (const std::string_view language : kLanguages) {
        const Voice voice = voice_in<F>(language, names);
        std::vector<std::string> found =
            lines_of(trial.face.board(shown, viewer, voice, {.rows = kRows}));
        EXPECT_LE(found.size(), kRows) << trial.face.board(shown, viewer, voice, {.rows = kRows});
        for (const std::string& line : lines_left_out(trial, shown, viewer, voice, found.back())) {
          found.push_back(line);
        }
        for (const std::string& line : lines_of(trial.face.board(shown, viewer, voice, {}))) {
          EXPECT_TRUE(line.empty() || std::find(found.begin(), found.end(), line) != found.end())
              << "can't be seen in a small terminal: " << line;
        }
      }
    }
  });
}

}  // namespace pentarch::battery
