#include <iostream>

#include "cli/commands.hpp"
#include "table/protocol.hpp"

namespace pentarch::cli {

int run_engine(const EngineArguments& arguments) {
  const Bot bot = value_of(find_bot(arguments.bot));
  if (bot.is_program()) throw Refusal("--bot is " + quote(bot.name) + "; it must be built in");
  Protocol protocol(find_any_game, games_json, bot);
  std::ios::sync_with_stdio(false);
  for (std::string line; std::getline(std::cin, line);) {
    if (!line.empty() && line.back() == '\r') line.pop_back();
    if (!line.empty()) out_line(protocol.answer(line));
  }
  return 0;
}

}  // namespace pentarch::cli
