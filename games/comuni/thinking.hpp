// Comuni: how the search bot thinks about it. docs/lab/search.md says what was tried.
#pragma once

#include "engine/thinking.hpp"

namespace pentarch::comuni {

// No playout: `evaluate` is better than what play at random makes of a position, and cheaper.
constexpr Thinking kThinking{.prior = 300,
                             .playout = 0,
                             .best_of = 1,
                             .spread = 500,
                             .levels = {.medium = {.simulations = 150},
                                        .hard = {.simulations = 3000},
                                        .expert = {.simulations = 40000}}};

}  // namespace pentarch::comuni
