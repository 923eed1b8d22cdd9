// Bots that are programs of their own (`cmd:PROGRAM`): processes behind the interface of
// lab/outsider.hpp.
#pragma once

#include <span>

#include "cli/common.hpp"
#include "lab/outsider.hpp"

namespace pentarch::cli {

// How the command runs programs; refuses a time limit that is none.
Outside outside_of(const Common& common);

// Refuses programs among the bots that can't be started at all.
void check_programs(std::span<const Bot> bots);

// "cmd:./mybot in seat 1"
std::string program_in(const Bot& bot, Seat seat);

}  // namespace pentarch::cli
