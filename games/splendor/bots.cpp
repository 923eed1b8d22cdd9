// Splendor: its bots, compiled by themselves.
#include "bots/bots.hpp"

#include "games/splendor/splendor.hpp"

namespace pentarch {

template struct Bots<splendor::Splendor>;

}  // namespace pentarch
