#include <fmt/format.h>

#include "cli/commands.hpp"

namespace pentarch::cli {

namespace {

void list(const char* title, const std::vector<std::string>& words) {
  out_line(title);
  for (std::size_t i = 0; i < words.size(); ++i) out_line(fmt::format("{:>6}  {}", i, words[i]));
}

}  // namespace

int numbers(const Common& common) {
  const Entry& entry = game_of(common);
  const Result<NumbersInWords> words = entry.game->numbers(edition_of(entry, common.edition));
  if (!words) throw Refusal(words.message());
  if (common.json) {
    out_line(dump(Json{{"actions", words->actions}, {"encoding", words->encoding}}));
    return 0;
  }
  list("Steps by their action numbers:", words->actions);
  list("Numbers of an encoding, as the seat that looks sees the table:", words->encoding);
  return 0;
}

}  // namespace pentarch::cli
