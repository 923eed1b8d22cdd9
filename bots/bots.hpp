// Bots of one game. A bot gets the mask of its seat and nothing else, so that it can't know what
// its seat can't.
#pragma once

#include "bots/thought.hpp"

namespace pentarch {

// Compiled once for each game (games/glue/bots.cpp.in): the fewer callers the rules have in a file,
// the more of them the compiler inlines.
template <class G>
struct Bots {
  using Edition = typename G::Edition;
  using State = typename G::State;

  // What the bot declares; nothing for a program, which is asked elsewhere (lab/outsider.hpp).
  static Decision<G> decide(const Bot& bot, const Edition& edition, const State& mask, Seat seat,
                            FastChance& chance) {
    switch (bot.kind) {
      case Bot::Kind::kProgram: return {};
      case Bot::Kind::kRandom: {
        State state = mask;
        Decision<G> decision;
        decide_at_random<G>(edition, state, seat, chance, decision);
        return decision;
      }
      case Bot::Kind::kGreedy: return decide_greedily<G>(edition, mask, seat, chance);
      case Bot::Kind::kEasy: return decide_like_a_beginner<G>(edition, mask, seat, chance);
      default: break;
    }
    if (Decision<G> only = only_decision(edition, mask, seat, chance); !only.empty()) return only;
    const Forest<G> forest = search(bot, edition, mask, seat, chance);
    return forest.decision(chance);
  }

  // What a search finds, and why; with the same chance, what `decide` declares comes first. With a
  // decision it finds what that one is worth.
  static Thought<G> explain(const Bot& bot, const Edition& edition, const State& mask, Seat seat,
                            int most_of_line, FastChance& chance,
                            const Decision<G>& decision = {}) {
    const Forest<G> forest = search(bot, edition, mask, seat, chance, decision);
    return {.simulations = forest.simulations(),
            .considered = forest.considered(chance),
            .line = forest.line(most_of_line, chance)};
  }

 private:
  static Forest<G> search(const Bot& bot, const Edition& edition, const State& mask, Seat seat,
                          FastChance& chance, const Decision<G>& decision = {}) {
    const Plan plan = plan_of(bot, G::kThinking, mask.seats);
    return {edition, mask, seat, plan.thinking, plan.budget, chance, decision};
  }

  // The decision of a seat that has no choice; else empty. Its draws are no part of the search's.
  static Decision<G> only_decision(const Edition& edition, const State& mask, Seat seat,
                                   FastChance chance) {
    State state = G::guess(edition, mask, seat, chance);
    Decision<G> decision;
    Silence silence;
    do {
      typename G::Steps steps;
      G::legal(edition, state, seat, steps);
      if (steps.size() != 1) return {};
      decision.push_back(steps[0]);
      G::apply(edition, state, seat, steps[0], chance, silence);
    } while (G::undeclared(state, seat));
    return decision;
  }
};

}  // namespace pentarch
