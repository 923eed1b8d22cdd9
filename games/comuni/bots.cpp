// Comuni: its bots, compiled by themselves.
#include "bots/bots.hpp"

#include "games/comuni/comuni.hpp"

namespace pentarch {

template struct Bots<comuni::Comuni>;

}  // namespace pentarch
