// Laws about what is typed: notation, pieces, and the names of what is drawn.
#pragma once

#include <map>
#include <set>

#include "engine/read_decision.hpp"
#include "tests/battery/decisions.hpp"

namespace pentarch::battery {

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

// ASCII as its full-width forms.
inline std::string in_full_width(const std::string& text) {
  std::string wide;
  for (const char c : text) {
    const auto code = static_cast<unsigned char>(c);
    if (code == ' ') wide += "\u3000";
    if (code <= ' ' || code > '~') {
      if (code != ' ') wide += c;
      continue;
    }
    const unsigned full = 0xff01 + (code - 0x21);
    wide += static_cast<char>(0xe0 | (full >> 12));
    wide += static_cast<char>(0x80 | ((full >> 6) & 63));
    wide += static_cast<char>(0x80 | (full & 63));
  }
  return wide;
}

// What is listed for a move in a language reads back as this move alone; so it does in full-width
// forms, and in English. Without blanks it may mean nothing else that is possible.
template <Face F>
void expect_typed_words_read_back(const Trial<F>& trial, const StateOf<F>& state, Seat seat,
                                  const TypedWords& typed) {
  const std::vector<std::string> names = trial.names();
  const Voice voice = voice_in<F>("en", names);
  for (const Decision<typename F::Game>& decision : all_paths(trial, state, seat)) {
    const std::string notation = trial.face.notation(state, seat, decision);
    const auto means_it = [&](const std::string& text) {
      const auto read = trial.face.read_move(state, seat, text, voice);
      return read && actions_of<F>(*read) == actions_of<F>(decision);
    };
    const std::string shown = typed.shown(notation);
    for (const std::string& text : {shown, in_full_width(shown), notation}) {
      const TypedWords::Reading read = typed.read(text);
      ASSERT_EQ(read.notations.size(), 1U) << text << ", that is " << notation;
      EXPECT_TRUE(means_it(read.notations[0])) << text << " reads as " << read.notations[0];
    }
    std::string glued = shown;
    std::erase(glued, ' ');
    for (const std::string& text : typed.read(glued).notations) {
      const bool legal = bool{Reading<F>::decision(trial.face, state, seat, text, voice)};
      EXPECT_TRUE(!legal || means_it(text)) << glued << " may mean " << text;
    }
  }
}

template <Face F>
void typed_words_read_back(const Trial<F>& trial) {
  using G = typename F::Game;
  const std::vector<std::string> names = trial.names();
  std::vector<TypedWords> languages;
  for (const std::string_view language : kLanguages) {
    languages.push_back(trial.face.typed_words(voice_in<F>(language, names).words));
  }
  watch_games(trial, [&](const Moment<G>& moment) {
    if (!moment.sampled(60)) return;
    G::deciders(trial.edition(), moment.after).for_each([&](Seat seat) {
      if (G::undeclared(moment.after, seat)) return;
      for (const TypedWords& typed : languages) {
        expect_typed_words_read_back(trial, moment.after, seat, typed);
      }
    });
  });
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

}  // namespace pentarch::battery
