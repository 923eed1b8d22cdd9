// A match in the terminal: people at one keyboard, bots in the other seats.
#pragma once

#include <string>
#include <vector>

#include "cli/players.hpp"
#include "cli/record_file.hpp"

namespace pentarch::cli {

struct TerminalSetup {
  std::string language;
  std::uint64_t seed = 0;  // of the bots
  bool ask_all = false;    // also where there is one possibility
};

// Plays until the match is over or the people have enough; the exit code of the program.
int run_terminal(Match& match, const std::vector<Participant>& players, Outsiders& outsiders,
                 const RecordFile& file, const TerminalSetup& setup);

}  // namespace pentarch::cli
