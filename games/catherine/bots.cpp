// Catherine: its bots, compiled by themselves.
#include "bots/bots.hpp"

#include "games/catherine/catherine.hpp"

namespace pentarch {

template struct Bots<catherine::Catherine>;

}  // namespace pentarch
