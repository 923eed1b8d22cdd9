// Catherine: how the search bot thinks about it. The numbers were measured (docs/BOTS.md).
#pragma once

#include "engine/thinking.hpp"

namespace pentarch::catherine {

constexpr Thinking kThinking{};

}  // namespace pentarch::catherine
