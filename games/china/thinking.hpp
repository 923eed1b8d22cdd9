// China: how the search bot thinks about it. docs/lab/search.md says what was tried.
#pragma once

#include "engine/thinking.hpp"

namespace pentarch::china {

// Judged a few turns later: in the middle of a fight for a state `evaluate` is a poor judge.
constexpr Thinking kThinking{.prior = 300,
                             .playout = 24,
                             .best_of = 4,
                             .spread = 900,
                             .levels = {.medium = {.simulations = 100},
                                        .hard = {.simulations = 400},
                                        .expert = {.simulations = 12000}}};

}  // namespace pentarch::china
