// Comuni: how the search bot thinks about it. The numbers were measured (docs/BOTS.md).
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
