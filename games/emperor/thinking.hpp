// Emperor's Choice: how the search bot thinks about it. docs/lab/search.md says what was tried.
#pragma once

#include "engine/thinking.hpp"

namespace pentarch::emperor {

// No playouts: `evaluate` is good enough for what they cost, since a round has dozens of decisions.
constexpr Thinking kThinking{.exploration = 2.5f,
                             .prior = 300,
                             .playout = 0,
                             .levels = {.medium = {.simulations = 100},
                                        .hard = {.simulations = 1500},
                                        .expert = {.simulations = 30000}}};

}  // namespace pentarch::emperor
