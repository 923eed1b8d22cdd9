// Laws about positions as JSON: they read back, and no two are mixed up.
#pragma once

#include <map>

#include "tests/battery/changes.hpp"
#include "tests/battery/decisions.hpp"
#include "tests/battery/knowledge.hpp"

namespace pentarch::battery {

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
      std::map<std::vector<float>, StateOf<F>> by_encoding{{encoding_of<F>(mask, viewer), mask}};
      for (const StateOf<F>& other : others) {
        expect_sound(trial, other, "a position that was read");
        expect_reads_back(trial, other, "a position that was read");
        if (!same(G::mask(trial.edition(), other, viewer), other)) continue;
        ++cases;
        const auto [found, fresh] = by_encoding.emplace(encoding_of<F>(other, viewer), other);
        if (!fresh) expect_same(trial, found->second, other, "two masks with one encoding");
      }
    }
  });
  expect_tried(trial, cases);
}

}  // namespace pentarch::battery
