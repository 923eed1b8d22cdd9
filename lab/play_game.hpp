// One game between bots, from start to end.
#pragma once

#include <span>

#include "bots/bots.hpp"
#include "lab/play_out.hpp"

namespace pentarch {

// Which game is played. What chance gives depends on seed and deal alone, what the bots think of
// on the seating as well: the same deal with the bots in other seats begins with the same cards.
struct Deal {
  Setup setup;
  std::uint64_t seed = 0;
  std::uint64_t deal = 0;
  std::uint64_t seating = 0;
};

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
    for (std::size_t i = 0; i < decision.size(); ++i) {
      typename G::Steps steps;
      G::legal(edition, state, seat, steps);
      choice = choice || steps.size() > 1;
      G::apply(edition, state, seat, decision[i], chance, told);
      tell_step(told, state, steps.size(), i + 1 == decision.size());
      ++length.steps;
    }
    ++length.decisions;
    length.moves += choice;
  }
  return length;
}

}  // namespace pentarch
