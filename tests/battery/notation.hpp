// Laws about what is typed: notation, pieces, and the names of what is drawn.
#pragma once

#include <map>
#include <set>

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
