// Comuni: how the search bot thinks about it. docs/BOTS.md says what was tried, and which
// levels are shown so far.
#pragma once

#include "engine/thinking.hpp"

namespace pentarch::comuni {

// No playout: `evaluate` is better than what play at random makes of a position, and cheaper.
constexpr Thinking kThinking{.exploration = 0.1f,
                             .look = 8,
                             .widen = 1,
                             .playout = 0,
                             .best_of = 1,
                             .spread = 500,
                             .simulations = {150, 1200, 8000}};

}  // namespace pentarch::comuni
