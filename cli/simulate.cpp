#include <fmt/format.h>
#include <unistd.h>

#include "cli/commands.hpp"
#include "cli/players.hpp"
#include "cli/program.hpp"
#include "cli/progress.hpp"
#include "cli/secret.hpp"
#include "cli/sheet.hpp"
#include "cli/whole_file.hpp"

namespace pentarch::cli {

namespace {

std::vector<Bot> bots_of(const std::string& text, int seats) {
  const std::vector<std::string> names = split_at(text, ',');
  if (names.size() != 1 && names.size() != static_cast<std::size_t>(seats)) {
    throw Refusal(fmt::format("--bots names {} bots; it must name 1 or {}", names.size(), seats));
  }
  std::vector<Bot> bots;
  for (int seat = 0; seat < seats; ++seat) {
    bots.push_back(value_of(find_bot(names[names.size() == 1 ? 0 : seat])));
  }
  return bots;
}

Json report_json(const Common& common, const SimulateReport& report,
                 const SimulateOptions& options) {
  const int seats = options.setup.seats;
  const double games = static_cast<double>(report.games);
  Json points = Json::array();
  Json wins = Json::array();
  Json forfeits = Json::array();
  for (int seat = 0; seat < seats; ++seat) {
    points.push_back(static_cast<double>(report.points[seat]) / games);
    wins.push_back(static_cast<double>(report.wins[seat]) / (games * SimulateReport::kWin));
    forfeits.push_back(report.forfeits[seat]);
  }
  Json json = {{"game", common.game},
               {"seats", seats},
               {"games", report.games},
               {"seed", options.seed},
               {"threads", common.threads},
               {"decisions", report.decisions},
               {"moves", report.moves},
               {"seconds", report.seconds},
               {"games_per_second", games / report.seconds},
               {"moves_per_second", static_cast<double>(report.moves) / report.seconds},
               {"mean_points", points},
               {"win_share", wins},
               {"forfeits", forfeits}};
  if (options.secret) json["secret"] = text_of(*options.secret);
  return json;
}

std::string edition_name(const Json& edition) {
  return edition.value("name", std::string());
}

// Games that are looked at closely.
struct Study {
  const Common& common;
  const SimulateArguments& arguments;
  const Entry& entry;
  const SimulateOptions& options;
  Json edition;

  // Prints what the study is of, and its numbers: JSON, or text by `print`.
  template <class Print>
  void report(const std::string& editions, Json json, Print&& print) const {
    if (common.json) {
      json["game"] = common.game;
      json["edition"] = editions;
      json["seats"] = options.setup.seats;
      json["games"] = options.games;
      json["seed"] = options.seed;
      if (options.secret) json["secret"] = text_of(*options.secret);
      json["bots"] = split_at(arguments.bots, ',');
      return out_line(dump(json));
    }
    out_line(fmt::format("{}, {}: {} games with {} seats, bots {}, seed {}", common.game, editions,
                         options.games, options.setup.seats, mended(arguments.bots), options.seed));
    print();
    if (options.secret) out_line(secret_line(*options.secret));
  }
};

// A file that was asked for; one that can't be written is refused before the games are played.
class Picture {
 public:
  explicit Picture(const std::optional<std::string>& path) {
    if (path && file_exists(*path)) {
      throw Refusal(quote(*path) + " exists; name another file with --svg");
    }
    if (path) file_.emplace(*path);
  }
  template <class Draw>
  void draw(Draw&& text) {
    if (file_) file_->write(text());
  }

 private:
  std::optional<WholeFile> file_;
};

int stats(const Study& study) {
  Picture picture(study.arguments.svg);
  ProgressBar bar(study.options.games);
  const Sheet sheet =
      value_of(study.entry.lab->sheet(study.edition, study.options, bar.as_progress()));
  picture.draw([&] { return sheet_svg(sheet); });
  study.report(edition_name(study.edition), sheet_json(sheet), [&] { print_sheet(sheet); });
  return 0;
}

int compare(const Study& study) {
  const Json against = edition_of(study.entry, *study.arguments.against);
  const Names names{edition_name(study.edition), edition_name(against)};
  Picture picture(study.arguments.svg);
  ProgressBar bar(study.options.games);
  const Comparison comparison =
      value_of(study.entry.lab->compare(study.edition, against, study.options, bar.as_progress()));
  picture.draw([&] { return comparison_svg(comparison, names); });
  study.report(names.first + " against " + names.second, comparison_json(comparison),
               [&] { print_comparison(comparison, names); });
  return 0;
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
  end_where_memory_ends();
  require_room(options.bots, common.threads);
  options.secret = secret_of(common, options.bots);
  options.audit = arguments.audit;
  options.outside = outside_of(common);
  options.outside.lost = [&](std::uint64_t game, Seat seat, const std::string& why) {
    const char* clear = isatty(STDERR_FILENO) != 0 ? "\r\x1b[K" : "";  // the bar
    fmt::print(stderr, "{}{} lost game {}: {}\n", clear, program_in(options.bots[seat], seat), game,
               why);
  };
  const Json edition = edition_of(entry, common.edition);
  check_programs(options.bots);
  if (arguments.against) return compare({common, arguments, entry, options, edition});
  if (arguments.stats || arguments.svg) return stats({common, arguments, entry, options, edition});
  ProgressBar bar(options.games);
  const SimulateReport report = value_of(entry.lab->simulate(edition, options, bar.as_progress()));
  const Json json = report_json(common, report, options);
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
  if (options.secret) out_line(secret_line(*options.secret));
  return 0;
}

}  // namespace pentarch::cli
