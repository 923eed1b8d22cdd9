// Where this game may depart from a law of the battery, and why.
#pragma once

#include "tests/battery/trial.hpp"

namespace pentarch::newgame {

inline battery::Exceptions exceptions() {
  return {};
}

}  // namespace pentarch::newgame
