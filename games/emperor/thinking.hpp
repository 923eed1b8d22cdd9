// Emperor's Choice: how the search bot thinks about it. The numbers were measured (docs/BOTS.md).
#pragma once

#include "engine/thinking.hpp"

namespace pentarch::emperor {

constexpr Thinking kThinking{};

}  // namespace pentarch::emperor
