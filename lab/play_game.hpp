// One game between bots, from start to end.
#pragma once

#include <span>

#include "bots/bots.hpp"
#include "lab/deal.hpp"
#include "lab/play_out.hpp"

namespace pentarch {

// Plays the deal with one bot a seat into `state`. Calls watch(state, seat, decision) before every
// decision, and told(event) for all that happens; watch may stop the game by returning false.
template <class G, class Watch, class Sink>
Length play_game(const typename G::Edition& edition, const Deal& deal, std::span<const Bot> bots,
                 typename G::State& state, Watch&& watch, Sink& told) {
  FastChance chance = FastChance::of_game(deal.seed, deal.deal);
  FastChance thoughts(combine(combine(deal.seed, deal.deal), deal.seating + 1));
  state = G::start(edition, deal.setup, chance, told);
  Length length;
  for (SeatSet deciders = G::deciders(edition, state); !deciders.empty();
       deciders = G::deciders(edition, state)) {
    const Seat seat = deciders.lowest();
    const Decision<G> decision =
        Bots<G>::decide(bots[seat], edition, G::mask(edition, state, seat), seat, thoughts);
    if (!watch(state, seat, decision)) break;
    bool choice = false;
    for (const typename G::Step& step : decision) {
      typename G::Steps steps;
      G::legal(edition, state, seat, steps);
      choice = choice || steps.size() > 1;
      G::apply(edition, state, seat, step, chance, told);
      ++length.steps;
    }
    ++length.decisions;
    length.moves += choice;
  }
  return length;
}

}  // namespace pentarch
