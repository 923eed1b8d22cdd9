#include <iostream>

#include "bots/room.hpp"
#include "cli/commands.hpp"
#include "table/protocol.hpp"

namespace pentarch::cli {

namespace {

void skip_line(std::streambuf& bytes) {
  for (int c; (c = bytes.sbumpc()) != std::char_traits<char>::eof() && c != '\n';) {
  }
}

// The next line; of one that is too long the rest is passed over.
std::optional<ReadLine> next_request(std::streambuf& bytes) {
  std::optional<ReadLine> line = read_line(bytes);
  if (line && line->text.size() > kLargestText) skip_line(bytes);
  return line;
}

// Before a request is taken apart it must be sure that there is memory for it: where there is not,
// the program would end, and the match with it.
std::string answer_to(Protocol& protocol, std::string_view request) {
  constexpr std::size_t kTimes = 6;      // the text's own size: its copies
  constexpr std::size_t kOfValue = 300;  // bytes of a value with a short name, kept twice
  constexpr std::size_t kSmall = 1 << 14;
  const std::size_t bytes = kTimes * request.size() + kOfValue * most_values(request);
  const bool read = request.size() > kSmall && request.size() <= kLargestText;
  if (!read || has_room(static_cast<double>(bytes) / (1 << 20), 0)) return protocol.answer(request);
  return dump(failure("this machine has no memory for so large a request"));
}

}  // namespace

int run_engine(const EngineArguments& arguments) {
  const Bot bot = value_of(find_bot(arguments.bot));
  if (bot.is_program()) throw Refusal("--bot is " + quote(bot.name) + "; it must be built in");
  end_where_memory_ends();
  Protocol protocol(find_any_game, games_json, bot);
  std::ios::sync_with_stdio(false);
  while (const std::optional<ReadLine> line = next_request(*std::cin.rdbuf())) {
    std::string_view request = line->text;
    if (request.ends_with('\r')) request.remove_suffix(1);
    if (!request.empty()) out_line(answer_to(protocol, request));
  }
  return 0;
}

}  // namespace pentarch::cli
