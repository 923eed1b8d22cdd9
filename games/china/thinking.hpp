// China: how the search bot thinks about it. docs/BOTS.md says what was tried, and which
// levels are shown so far.
#pragma once

#include "engine/thinking.hpp"

namespace pentarch::china {

constexpr Thinking kThinking{.exploration = 0.1f,
                             .look = 200,
                             .widen = 1,
                             .playout = 24,
                             .best_of = 4,
                             .spread = 900,
                             .simulations = {120, 800, 6000}};

}  // namespace pentarch::china
