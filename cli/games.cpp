#include <fmt/format.h>

#include "cli/commands.hpp"

namespace pentarch::cli {

int list_games(const Common& common) {
  if (common.json) {
    out_line(dump(games_json()));
    return 0;
  }
  const Words& program = Words::of(common.language, "cli");
  for (const Entry& entry : registry()) {
    const GameInfo& info = entry.game->info();
    const Words& words = Words::of(common.language, "games/" + info.id);
    out_line(fmt::format("{:<10} {}", info.id, words.say("title")));
    out_line(fmt::format("{:<10} {}", "", words.say("about")));
    out_line(fmt::format(
        "{:<10} {}", "",
        program.say("games.seats",
                    {{"least", info.least_seats},
                     {"most", info.most_seats},
                     {"editions", fmt::format("{}", fmt::join(info.editions, ", "))}})));
    for (const OptionSpec& option : info.options) {
      std::string values;
      for (int i = 0; i < option.size(); ++i)
        values += (i == 0 ? "" : ", ") + std::string(option.values[i]);
      std::string counts;
      for (int seats = info.least_seats; seats <= info.most_seats; ++seats) {
        if (option.exists_with(seats))
          counts += (counts.empty() ? "" : ", ") + std::to_string(seats);
      }
      const bool always = option.with_seats == OptionSpec{}.with_seats;
      out_line(fmt::format("{:<10} --option {}=... ({}): {}{}", "", option.key,
                           words.say(std::string("option.") + option.key), values,
                           always ? "" : program.say("games.with_seats", {{"counts", counts}})));
    }
  }
  return 0;
}

}  // namespace pentarch::cli
