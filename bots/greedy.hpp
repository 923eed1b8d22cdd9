// Bots that look at most one decision ahead: `random`, `greedy` and `easy`.
#pragma once

#include "engine/decisions.hpp"

namespace pentarch {

// Every step at random; the state is left as it is after the decision.
template <class G>
void decide_at_random(const typename G::Edition& edition, typename G::State& state, Seat seat,
                      FastChance& chance, Decision<G>& decision) {
  Silence silence;
  decision.clear();
  do {
    const auto drawn = G::random_step(edition, state, seat, chance);
    decision.push_back(drawn.step);
    G::apply(edition, state, seat, drawn.step, chance, silence);
  } while (G::undeclared(state, seat));
}

// More decisions than this are not looked at one by one, but as a sample of so many.
constexpr int kMostConsidered = 4000;

// Calls consider(decision, value) for the decisions of the seat, or for a sample where there are
// too many; the value is the game's own `evaluate` after it.
template <class G, class Consider>
void consider_decisions(const typename G::Edition& edition, const typename G::State& state,
                        Seat seat, FastChance& chance, Consider&& consider) {
  std::vector<std::pair<Decision<G>, int>> all;
  for_each_decision<G>(edition, state, seat, chance,
                       [&](const Decision<G>& decision, const typename G::State& after) {
                         all.emplace_back(decision, G::evaluate(edition, after, seat));
                         return all.size() <= kMostConsidered;
                       });
  if (all.size() > kMostConsidered) {
    for (auto& [decision, value] : all) {
      typename G::State after = state;
      decide_at_random<G>(edition, after, seat, chance, decision);
      value = G::evaluate(edition, after, seat);
    }
  }
  for (const auto& [decision, value] : all) consider(decision, value);
}

// The decision after which the seat stands best; among equals each is equally likely.
template <class G>
Decision<G> decide_greedily(const typename G::Edition& edition, const typename G::State& mask,
                            Seat seat, FastChance& chance) {
  const typename G::State state = G::guess(edition, mask, seat, chance);
  Decision<G> best;
  int best_value = 0;
  int equals = 0;
  consider_decisions<G>(edition, state, seat, chance, [&](const Decision<G>& decision, int value) {
    if (!best.empty() && value < best_value) return;
    equals = best.empty() || value > best_value ? 1 : equals + 1;
    if (chance.below(equals) == 0) best = decision;
    best_value = value;
  });
  return best;
}

// As a beginner plays: sees what is good for itself right now, but overlooks every second
// possibility.
template <class G>
Decision<G> decide_like_a_beginner(const typename G::Edition& edition,
                                   const typename G::State& mask, Seat seat, FastChance& chance) {
  const typename G::State state = G::guess(edition, mask, seat, chance);
  Decision<G> best;
  int best_value = 0;
  bool best_seen = false;
  consider_decisions<G>(edition, state, seat, chance, [&](const Decision<G>& decision, int value) {
    const bool seen = chance.below(2) != 0;
    if (!best.empty() && (best_seen && !seen)) return;
    if (best.empty() || (seen && !best_seen) || value > best_value) {
      best = decision;
      best_value = value;
      best_seen = seen;
    }
  });
  return best;
}

}  // namespace pentarch
