// Bots, generic over the game concept. A bot gets the mask of its seat and nothing else, so that it
// can't know what its seat can't.
#pragma once

#include <string_view>

#include "engine/decisions.hpp"
#include "engine/result.hpp"
#include "engine/text.hpp"

namespace pentarch {

enum class Bot : std::uint8_t { kRandom, kGreedy };

constexpr std::string_view kBotNames[] = {"random", "greedy"};

inline Result<Bot> find_bot(std::string_view name) {
  if (name == kBotNames[0]) return Bot::kRandom;
  if (name == kBotNames[1]) return Bot::kGreedy;
  return Error{"there is no bot " + quote(name) + "; there are random, greedy"};
}

// Every step at random.
template <class G>
Decision<G> decide_at_random(const typename G::Edition& edition, typename G::State state, Seat seat,
                             FastChance& chance) {
  Decision<G> decision;
  Silence silence;
  do {
    const auto drawn = G::random_step(edition, state, seat, chance);
    decision.push_back(drawn.step);
    G::apply(edition, state, seat, drawn.step, chance, silence);
  } while (G::undeclared(state, seat));
  return decision;
}

// More decisions than this are not looked at one by one, but as a sample of so many.
constexpr int kMostConsidered = 4000;

// The decision after which the seat stands best, by the game's own `evaluate`; among equals each is
// equally likely.
template <class G>
Decision<G> decide_greedily(const typename G::Edition& edition, const typename G::State& mask,
                            Seat seat, FastChance& chance) {
  const typename G::State state = G::guess(edition, mask, seat, chance);
  Decision<G> best;
  int best_value = 0;
  int equals = 0;
  int considered = 0;
  const auto consider = [&](const Decision<G>& decision, const typename G::State& after) {
    if (++considered > kMostConsidered) return false;
    const int value = G::evaluate(edition, after, seat);
    if (!best.empty() && value < best_value) return true;
    equals = best.empty() || value > best_value ? 1 : equals + 1;
    if (chance.below(equals) == 0) best = decision;
    best_value = value;
    return true;
  };
  for_each_decision<G>(edition, state, seat, chance, consider);
  if (considered <= kMostConsidered) return best;
  best.clear();
  for (considered = 0; considered < kMostConsidered;) {
    typename G::State after = state;
    const Decision<G> decision = decide_at_random<G>(edition, state, seat, chance);
    Silence silence;
    for (const typename G::Step& step : decision) {
      G::apply(edition, after, seat, step, chance, silence);
    }
    consider(decision, after);
  }
  return best;
}

template <class G>
Decision<G> decide(Bot bot, const typename G::Edition& edition, const typename G::State& mask,
                   Seat seat, FastChance& chance) {
  switch (bot) {
    case Bot::kRandom: return decide_at_random<G>(edition, mask, seat, chance);
    case Bot::kGreedy: return decide_greedily<G>(edition, mask, seat, chance);
  }
  return {};
}

}  // namespace pentarch
