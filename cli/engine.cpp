#include <iostream>

#include "cli/commands.hpp"
#include "table/protocol.hpp"

namespace pentarch::cli {

int run_engine() {
  Protocol protocol(find_any_game, games_json);
  std::ios::sync_with_stdio(false);
  for (std::string line; std::getline(std::cin, line);) {
    if (!line.empty() && line.back() == '\r') line.pop_back();
    if (!line.empty()) out_line(protocol.answer(line));
  }
  return 0;
}

}  // namespace pentarch::cli
