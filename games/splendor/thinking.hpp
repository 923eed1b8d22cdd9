// Splendor: how the search bot thinks about it. docs/BOTS.md says what was tried.
#pragma once

#include "engine/thinking.hpp"

namespace pentarch::splendor {

constexpr Thinking kThinking{
    .prior = 200, .playout = 0, .best_of = 2, .spread = 120, .simulations = {300, 6000, 60000}};

}  // namespace pentarch::splendor
