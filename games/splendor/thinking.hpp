// Splendor: how the search bot thinks about it. The numbers were measured (docs/BOTS.md).
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
