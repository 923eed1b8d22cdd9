#include <iostream>

#include "cli/commands.hpp"
#include "table/protocol.hpp"

namespace pentarch::cli {

int run_engine(const EngineArguments& arguments) {
  const Bot bot = value_of(find_bot(arguments.bot));
  if (bot.is_program()) throw Refusal("--bot is " + quote(bot.name) + "; it must be built in");
  Protocol protocol(find_any_game, games_json, bot);
  std::ios::sync_with_stdio(false);
  while (const std::optional<ReadLine> line = read_line(*std::cin.rdbuf())) {
    std::string_view request = line->text;
    if (request.ends_with('\r')) request.remove_suffix(1);
    if (!request.empty()) out_line(protocol.answer(request));
  }
  return 0;
}

}  // namespace pentarch::cli
