// Splendor: how the search bot thinks about it. The numbers were measured (docs/BOTS.md).
#pragma once

#include "engine/thinking.hpp"

namespace pentarch::splendor {

constexpr Thinking kThinking{};

}  // namespace pentarch::splendor
