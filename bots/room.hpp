// Whether this machine has the memory that a search may come to fill.
#pragma once

#include <string>

#include "bots/bot.hpp"

namespace pentarch {

// What is wrong where so many of these bots, thinking at once, would not find room; else empty. It
// is asked before the search begins, because one that runs out of memory ends the program.
std::string lacking_room(const Bot& bot, int at_once);

}  // namespace pentarch
