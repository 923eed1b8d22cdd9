// Emperor's Choice: how the search bot thinks about it. docs/BOTS.md says what was tried, and which
// levels are shown so far.
#pragma once

#include "engine/thinking.hpp"

namespace pentarch::emperor {

// No playouts: `evaluate` is good enough for what they cost, since a round has dozens of decisions.
constexpr Thinking kThinking{.exploration = 0.2f, .playout = 0, .simulations = {50, 800, 12000}};

}  // namespace pentarch::emperor
