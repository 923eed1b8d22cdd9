#include "lab/arena.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "cli/arena_save.hpp"
#include "cli/commands.hpp"
#include "cli/players.hpp"
#include "cli/program.hpp"
#include "cli/progress.hpp"
#include "cli/secret.hpp"
#include "cli/whole_file.hpp"
#include "lab/chart.hpp"

namespace pentarch::cli {

namespace {

// ---- What is asked for -----------------------------------------------------------------------

std::vector<Bot> bots_of(const std::string& text) {
  std::vector<Bot> bots;
  for (const std::string& name : split_at(text, ',')) {
    bots.push_back(value_of(find_bot(name)));
    const auto twice = [&](const Bot& other) { return other.name == name; };
    if (std::count_if(bots.begin(), bots.end(), twice) > 1) {
      throw Refusal(fmt::format("--bots names {} twice", quote(name)));
    }
  }
  if (bots.size() < 2 || bots.size() > ArenaSetup::kMostBots) {
    throw Refusal(fmt::format("--bots names {} bot{}; it must name 2 to {}, apart by commas",
                              bots.size(), bots.size() == 1 ? "" : "s", ArenaSetup::kMostBots));
  }
  return bots;
}

// An arena that goes on draws its picture anew; what is no picture is somebody's file.
void require_picture(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return;
  if (std::filesystem::file_size(path, error) == 0) return;
  constexpr std::string_view kBegin = "<svg";
  if (read_file(path).starts_with(kBegin)) return;
  throw Refusal(quote(path) + " exists and is no picture; name another file with --svg");
}

// By this the file of an arena knows its own.
Json header_of(const Entry& entry, const ArenaSetup& setup, const Json& edition) {
  const GameInfo& info = entry.game->info();
  Json names = Json::array();
  for (const Bot& bot : setup.bots) names.push_back(bot.name);
  Json header = {{"arena", 1},
                 {"game", info.id},
                 {"rules", info.rules_version},
                 {"edition", hex(edition_hash(edition))},
                 {"seats", setup.table.seats},
                 {"options", options_json(info, setup.table.seats, setup.table.options)},
                 {"bots", names},
                 {"one", setup.only_first},
                 {"seed", setup.seed}};
  if (setup.secret) header["secret"] = text_of(*setup.secret);
  return header;
}

// ---- Playing ---------------------------------------------------------------------------------

void play_all(const Entry& entry, const Json& edition, const Common& common,
              const ArenaSetup& setup, Arena& arena, ArenaSave* save) {
  ProgressBar bar(arena.games());
  std::uint64_t done = save != nullptr ? save->found() : 0;
  bool written = true;
  const auto watcher = [&](std::uint64_t game, const GameResult& result) {
    if (save != nullptr) written = save->add(game, result);
    bar.show(++done,
             fmt::format("{} wins {:.1f} %", setup.bots[0].name, 100 * arena.first_win_share()));
    return written;
  };
  // edition_of has refused what can't be played.
  const Outside outside = outside_of(common);
  arena.run(common.threads, [&] { return *entry.lab->runner(edition, outside); }, watcher);
  if (!written) save->refuse_unwritable();
}

// ---- What came out ---------------------------------------------------------------------------

Json number_or_null(const std::optional<double>& number) {
  return number ? Json(*number) : Json(nullptr);
}

const char* verdict_name(Sprt::Verdict verdict) {
  switch (verdict) {
    case Sprt::Verdict::kH0: return "H0";
    case Sprt::Verdict::kH1: return "H1";
    default: return "undecided";
  }
}

Json bot_json(const BotReport& bot) {
  Json json = {{"bot", bot.name},
               {"games", bot.games},
               {"win_share", bot.win_share},
               {"win_share_95", {bot.wins.low, bot.wins.high}},
               {"mean_rank", bot.rank.mean},
               {"mean_rank_error", number_or_null(bot.rank.error)},
               {"mean_points", bot.points.mean},
               {"mean_points_error", number_or_null(bot.points.error)},
               {"elo", bot.strength.elo},
               {"elo_error", number_or_null(bot.strength.error)},
               {"elo_is_bound", bot.strength.is_bound},
               {"forfeits", bot.forfeits}};
  if (bot.forfeits > 0) json["first_forfeit"] = bot.first_forfeit;
  return json;
}

Json report_json(const Common& common, const ArenaSetup& setup, const Arena& arena,
                 const ArenaReport& report) {
  Json json = {{"game", common.game},
               {"seats", setup.table.seats},
               {"seed", setup.seed},
               {"rounds", report.rounds},
               {"games_in_round", arena.schedule().games_in_round()},
               {"games", report.games},
               {"fair_share", 1.0 / setup.table.seats},
               {"bots", Json::array()}};
  if (setup.secret) json["secret"] = text_of(*setup.secret);
  for (const BotReport& bot : report.bots) json["bots"].push_back(bot_json(bot));
  if (report.sprt) {
    json["sprt"] = {{"elo0", setup.sprt->elo0},
                    {"elo1", setup.sprt->elo1},
                    {"log_likelihood_ratio", report.sprt->log_likelihood_ratio},
                    {"bound", Sprt::bound()},
                    {"result", verdict_name(report.sprt->verdict)}};
  }
  return json;
}

std::string with_error(double value, const std::optional<double>& error, int decimals) {
  return error ? fmt::format("{:.{}f} ± {:.{}f}", value, decimals, *error, decimals)
               : fmt::format("{:.{}f}", value, decimals);
}

std::string sprt_line(const ArenaSetup& setup, const SprtReport& sprt) {
  const std::string first = setup.bots[0].name;
  const std::string ratio = fmt::format("log-likelihood ratio {:.2f}, it ends at ±{:.2f}",
                                        sprt.log_likelihood_ratio, Sprt::bound());
  switch (sprt.verdict) {
    case Sprt::Verdict::kH0:
      return fmt::format("SPRT: H0, {} is not {:g} Elo stronger than the others ({})", first,
                         setup.sprt->elo1, ratio);
    case Sprt::Verdict::kH1:
      return fmt::format("SPRT: H1, {} is more than {:g} Elo stronger than the others ({})", first,
                         setup.sprt->elo0, ratio);
    default: return fmt::format("SPRT: undecided ({})", ratio);
  }
}

std::vector<BotReport> strongest_first(const ArenaReport& report) {
  std::vector<BotReport> bots = report.bots;
  std::sort(bots.begin(), bots.end(), [](const BotReport& a, const BotReport& b) {
    return a.strength.elo != b.strength.elo ? a.strength.elo > b.strength.elo : a.name < b.name;
  });
  return bots;
}

void print_table(const Common& common, const ArenaSetup& setup, const Arena& arena,
                 const ArenaReport& report, std::uint64_t asked) {
  const std::uint64_t each = arena.schedule().games_in_round();
  out_line(fmt::format("{}: {} games with {} seats ({} asked for), in {} round{} of {}; seed {}",
                       common.game, report.games, setup.table.seats, asked, report.rounds,
                       report.rounds == 1 ? "" : "s", each, setup.seed));
  const std::vector<BotReport> bots = strongest_first(report);
  std::size_t width = 3;
  bool any_bound = false;
  for (const BotReport& bot : bots) {
    width = std::max(width, mended(bot.name).size());
    any_bound = any_bound || bot.strength.is_bound;
  }
  out_line(fmt::format("{:<{}} {:>8}  {:>22}  {:>13}  {:>14}  {:>13}", "bot", width, "games",
                       "wins, 95 % interval", "rank", "points", "Elo"));
  for (const BotReport& bot : bots) {
    out_line(fmt::format(
        "{:<{}} {:>8}  {:>22}  {:>13}  {:>14}  {:>13}{}", mended(bot.name), width, bot.games,
        fmt::format("{:.1f} % ({:.1f} to {:.1f})", 100 * bot.win_share, 100 * bot.wins.low,
                    100 * bot.wins.high),
        with_error(bot.rank.mean, bot.rank.error, 2),
        with_error(bot.points.mean, bot.points.error, 2),
        with_error(bot.strength.elo, bot.strength.error, 0), bot.strength.is_bound ? " *" : ""));
  }
  if (any_bound) {
    out_line("* always ahead of most others, or always behind: the distance may be any larger one");
  }
  for (const BotReport& bot : bots) {
    if (bot.forfeits == 0) continue;
    out_line(fmt::format("{} forfeited {} game{}; the first because {}", mended(bot.name),
                         bot.forfeits, bot.forfeits == 1 ? "" : "s", mended(bot.first_forfeit)));
  }
  if (report.sprt) out_line(sprt_line(setup, *report.sprt));
  if (setup.secret) out_line(secret_line(*setup.secret));
}

std::string report_svg(const Common& common, const ArenaSetup& setup, const ArenaReport& report) {
  const std::string what =
      fmt::format("{}, {} seats, {} games", common.game, setup.table.seats, report.games);
  Bars elo{.title = "Elo: " + what, .bars = {}, .decimals = 0};
  Bars wins{.title = "Wins in percent: " + what, .bars = {}};
  for (const BotReport& bot : strongest_first(report)) {
    elo.bars.push_back({bot.name, bot.strength.elo, bot.strength.error.value_or(0),
                        with_error(bot.strength.elo, bot.strength.error, 0)});
    // The interval is not quite even to both sides: the wider one is drawn.
    const double error =
        100 * std::max(bot.wins.high - bot.win_share, bot.win_share - bot.wins.low);
    wins.bars.push_back({bot.name, 100 * bot.win_share, error,
                         fmt::format("{:.1f} ± {:.1f}", 100 * bot.win_share, error)});
  }
  wins.reference = Reference{100.0 / setup.table.seats, "fair share"};
  return svg({bar_chart(elo), bar_chart(wins)});
}

}  // namespace

int arena(const Common& common, const ArenaArguments& arguments) {
  constexpr std::uint64_t kMostGames = 10'000'000;
  const Entry& entry = game_of(common);
  const int seats = seats_of(entry, common, entry.game->info().least_seats);
  ArenaSetup setup;
  setup.table = {.seats = static_cast<std::uint8_t>(seats),
                 .options = options_of(entry, seats, common)};
  setup.bots = bots_of(arguments.bots);
  end_where_memory_ends();
  require_room(setup.bots, common.threads);
  setup.only_first = arguments.one;
  setup.seed = seed_of(common, 1);
  setup.secret = secret_of(common, setup.bots,
                           arguments.save ? ArenaSave::secret_in(*arguments.save) : std::nullopt);
  if (arguments.sprt) setup.sprt = value_of(read_sprt(*arguments.sprt));
  const std::uint64_t asked = count_of("--games", arguments.games, kMostGames);
  const std::uint64_t each =
      Schedule(static_cast<int>(setup.bots.size()), seats, arguments.one).games_in_round();
  setup.rounds = (asked + each - 1) / each;
  const Json edition = edition_of(entry, common.edition);
  check_programs(setup.bots);

  Arena arena(setup);
  std::optional<ArenaSave> save;
  if (arguments.save) {
    if (arguments.svg && is_same_file(*arguments.save, *arguments.svg)) {
      throw Refusal("--save and --svg name the same file");
    }
    save.emplace(*arguments.save, header_of(entry, setup, edition), setup.bots, seats, arena);
  }
  std::optional<WholeFile> picture;
  if (arguments.svg) {
    require_picture(*arguments.svg);
    picture.emplace(*arguments.svg);
  }
  if (save) save->open();

  play_all(entry, edition, common, setup, arena, save ? &*save : nullptr);
  const ArenaReport report = arena.report();
  if (picture) picture->write(report_svg(common, setup, report));
  if (common.json) {
    out_line(dump(report_json(common, setup, arena, report)));
  } else {
    print_table(common, setup, arena, report, asked);
  }
  return 0;
}

}  // namespace pentarch::cli
