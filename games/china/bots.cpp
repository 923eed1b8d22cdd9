// China: its bots, compiled by themselves.
#include "bots/bots.hpp"

#include "games/china/china.hpp"

namespace pentarch {

template struct Bots<china::China>;

}  // namespace pentarch
