// Catherine: how the search bot thinks about it. docs/BOTS.md says what was tried.
#pragma once

#include "engine/thinking.hpp"

namespace pentarch::catherine {

// Good answers differ by a point or less, and what they bring shows some rounds later.
constexpr Thinking kThinking{.prior = 300,
                             .playout = 12,
                             .best_of = 8,
                             .spread = 1500,
                             .margin = 1,
                             .simulations = {1000, 6000, 20000}};

}  // namespace pentarch::catherine
