// Whether this machine has the memory that something may come to fill: asked before it begins,
// because running out of memory ends the program.
#pragma once

#include <string>

#include "bots/bot.hpp"

namespace pentarch {

// Whether there are so many megabytes to fill, and so many of address space beside them.
bool has_room(double filled, double reserved);

// What is wrong where so many of these bots, thinking at once, would not find room; else empty.
std::string lacking_room(const Bot& bot, int at_once);

}  // namespace pentarch
