// Splendor: how the search bot thinks about it. docs/lab/search.md says what was tried.
#pragma once

#include "engine/thinking.hpp"

namespace pentarch::splendor {

// Wide: with many simulations a narrow search sees nothing more.
constexpr Thinking kThinking{.exploration = 2.5f,
                             .prior = 200,
                             .playout = 0,
                             .best_of = 2,
                             .spread = 120,
                             .levels = {.medium = {.simulations = 150},
                                        .hard = {.simulations = 1500},
                                        .expert = {.simulations = 60000}}};

}  // namespace pentarch::splendor
