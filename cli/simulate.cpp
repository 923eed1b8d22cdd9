#include <fmt/format.h>
#include <unistd.h>

#include "cli/commands.hpp"
#include "cli/program.hpp"
#include "cli/progress.hpp"

namespace pentarch::cli {

namespace {

std::vector<Bot> bots_of(const std::string& text, int seats) {
  const std::vector<std::string> names = split(text, ',');
  if (names.size() != 1 && names.size() != static_cast<std::size_t>(seats)) {
    throw Refusal(fmt::format("--bots names {} bots; it must name 1 or {}", names.size(), seats));
  }
  std::vector<Bot> bots;
  for (int seat = 0; seat < seats; ++seat) {
    bots.push_back(value_of(find_bot(names[names.size() == 1 ? 0 : seat])));
  }
  return bots;
}

Json report_json(const Common& common, const SimulateReport& report, int seats,
                 std::uint64_t seed) {
  const double games = static_cast<double>(report.games);
  Json points = Json::array();
  Json wins = Json::array();
  Json forfeits = Json::array();
  for (int seat = 0; seat < seats; ++seat) {
    points.push_back(static_cast<double>(report.points[seat]) / games);
    wins.push_back(static_cast<double>(report.wins[seat]) / (games * SimulateReport::kWin));
    forfeits.push_back(report.forfeits[seat]);
  }
  return {{"game", common.game},
          {"seats", seats},
          {"games", report.games},
          {"seed", seed},
          {"threads", common.threads},
          {"decisions", report.decisions},
          {"moves", report.moves},
          {"seconds", report.seconds},
          {"games_per_second", games / report.seconds},
          {"moves_per_second", static_cast<double>(report.moves) / report.seconds},
          {"mean_points", points},
          {"win_share", wins},
          {"forfeits", forfeits}};
}

}  // namespace

int simulate(const Common& common, const SimulateArguments& arguments) {
  const Entry& entry = game_of(common);
  const int seats = seats_of(entry, common, entry.game->info().least_seats);
  SimulateOptions options;
  options.setup = {.seats = static_cast<std::uint8_t>(seats),
                   .options = options_of(entry, seats, common)};
  options.games = count_of("--games", arguments.games, 1'000'000'000'000);
  options.seed = seed_of(common, 1);
  options.threads = common.threads;
  options.bots = bots_of(arguments.bots, seats);
  options.audit = arguments.audit;
  options.outside = outside_of(common);
  options.outside.lost = [&](std::uint64_t game, Seat seat, const std::string& why) {
    const char* clear = isatty(STDERR_FILENO) != 0 ? "\r\x1b[K" : "";  // the bar
    fmt::print(stderr, "{}{} lost game {}: {}\n", clear, program_in(options.bots[seat], seat), game,
               why);
  };
  const Json edition = edition_of(entry, common.edition);
  check_programs(options.bots);
  ProgressBar bar(options.games);
  const SimulateReport report = value_of(
      entry.lab->simulate(edition, options, [&bar](std::uint64_t done) { bar.show(done); }));
  const Json json = report_json(common, report, seats, options.seed);
  if (common.json) {
    out_line(dump(json));
    return 0;
  }
  out_line(fmt::format("{}: {} games with {} seats, seed {}, {} thread{}", common.game,
                       report.games, seats, options.seed, common.threads,
                       common.threads == 1 ? "" : "s"));
  out_line(fmt::format("{:.2f} s: {:.0f} games/s, {:.0f} moves/s", report.seconds,
                       json["games_per_second"].get<double>(),
                       json["moves_per_second"].get<double>()));
  out_line(fmt::format("a game: {:.1f} decisions, {:.1f} of them with a choice",
                       static_cast<double>(report.decisions) / static_cast<double>(report.games),
                       static_cast<double>(report.moves) / static_cast<double>(report.games)));
  for (int seat = 0; seat < seats; ++seat) {
    const std::uint64_t forfeits = report.forfeits[seat];
    out_line(fmt::format("seat {}: {:5.2f} points, wins {:5.1f} %{}", seat,
                         json["mean_points"][seat].get<double>(),
                         100 * json["win_share"][seat].get<double>(),
                         forfeits == 0 ? "" : fmt::format(", {} lost by failing", forfeits)));
  }
  return 0;
}

}  // namespace pentarch::cli
