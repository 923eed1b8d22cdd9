// Splendor: how the search bot thinks about it. docs/BOTS.md says what was tried, and which
// levels are shown so far.
#pragma once

#include "engine/thinking.hpp"

namespace pentarch::splendor {

constexpr Thinking kThinking{.exploration = 0.3f,
                             .look = 8,
                             .widen = 1,
                             .playout = 0,
                             .best_of = 2,
                             .spread = 120,
                             .margin = 0.3f,
                             .simulations = {300, 3000, 40000}};

}  // namespace pentarch::splendor
