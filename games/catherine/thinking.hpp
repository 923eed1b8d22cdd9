// Catherine: how the search bot thinks about it. docs/BOTS.md says what was tried, and which
// levels are shown so far.
#pragma once

#include "engine/thinking.hpp"

namespace pentarch::catherine {

// Hands change so much from round to round that only the next decisions are worth a tree. Good
// answers differ by a point or less: so little exploration, and few steps, the best by `evaluate`.
constexpr Thinking kThinking{.exploration = 0.05f,
                             .look = 100,
                             .widen = 0.25f,
                             .playout = 0,
                             .best_of = 8,
                             .spread = 3000,
                             .margin = 1,
                             .simulations = {1000, 6000, 40000}};

}  // namespace pentarch::catherine
