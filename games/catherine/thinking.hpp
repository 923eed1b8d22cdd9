// Catherine: how the search bot thinks about it. docs/lab/catherine.md says what was tried.
#pragma once

#include "engine/thinking.hpp"

namespace pentarch::catherine {

// Good answers differ by a point or less, and what they bring shows some rounds later, if one's own
// answers are good until then; those of the others matter little. A hundred simulations are too few
// for a wide search; more than a few thousand were not seen to find anything better. With two
// seats `hard` needs more to beat `medium` clearly, and `expert` stands out by how it plays on
// beyond its second decision: further, and with more care than a tree has that deep.
constexpr Thinking kThinking{
    .exploration = 2,
    .prior = 200,
    .playout = 12,
    .best_of = 20,
    .others = 3,
    .spread = 1500,
    .margin = 1,
    .levels = {.medium = {.simulations = 100, .tuning = {.exploration = 1, .prior = 100}},
               .hard = {.simulations = 500},
               .expert = {.simulations = 6000}},
    .levels_of_two = {
        .medium = {.simulations = 80, .tuning = {.exploration = 1, .prior = 100}},
        .hard = {.simulations = 1700},
        .expert = {.simulations = 10000, .tuning = {.depth = 2, .playout = 24, .best_of = 60}}}};

}  // namespace pentarch::catherine
