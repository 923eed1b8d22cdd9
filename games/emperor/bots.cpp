// Emperor's Choice: its bots, compiled by themselves.
#include "bots/bots.hpp"

#include "games/emperor/emperor.hpp"

namespace pentarch {

template struct Bots<emperor::Emperor>;

}  // namespace pentarch
