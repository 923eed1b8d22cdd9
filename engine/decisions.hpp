// From steps to decisions: every path of steps that a seat may declare.
#pragma once

#include <vector>

#include "engine/game.hpp"

namespace pentarch {

template <class G>
using Decision = std::vector<typename G::Step>;

template <class G>
bool is_legal(const typename G::Edition& edition, const typename G::State& state, Seat seat,
              typename G::Step step) {
  typename G::Steps legal;
  G::legal(edition, state, seat, legal);
  return legal.contains(step);
}

// Takes a step of which nobody is told, mostly one that is not declared yet. What a step draws that
// declares something is of no account.
template <class G>
void take_quietly(const typename G::Edition& edition, typename G::State& state, Seat seat,
                  typename G::Step step) {
  FastChance unused(0);
  Silence silence;
  G::apply(edition, state, seat, step, unused, silence);
}

namespace detail {

template <class G, class Chance, class F>
bool walk_decisions(const typename G::Edition& edition, const typename G::State& state, Seat seat,
                    Chance& chance, Decision<G>& path, F& f) {
  typename G::Steps steps;
  G::legal(edition, state, seat, steps);
  for (const typename G::Step& step : steps) {
    typename G::State next = state;
    Silence silence;
    G::apply(edition, next, seat, step, chance, silence);
    path.push_back(step);
    const bool go_on = G::undeclared(next, seat)
                           ? walk_decisions<G>(edition, next, seat, chance, path, f)
                           : f(path, next);
    path.pop_back();
    if (!go_on) return false;
  }
  return true;
}

}  // namespace detail

// Calls f(decision, state after it) for every decision of the seat, in the order of `legal`, until
// f returns false. What a decision draws comes from `chance`. In the middle of a decision, `begun`
// are the steps that led there.
template <class G, class Chance, class F>
void for_each_decision(const typename G::Edition& edition, const typename G::State& state,
                       Seat seat, Chance& chance, F&& f, Decision<G> begun = {}) {
  detail::walk_decisions<G>(edition, state, seat, chance, begun, f);
}

}  // namespace pentarch
