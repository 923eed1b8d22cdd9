#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "cli/commands.hpp"
#include "engine/hash.hpp"

namespace pentarch::cli {

namespace {

// Nanoseconds of one step of a chain of dependent hashes: what this machine does just now. Machines
// are noisy; the ratio of two figures of one run is what can be compared.
double reference_ns() {
  constexpr int kSteps = 20'000'000;
  const auto begin = std::chrono::steady_clock::now();
  std::uint64_t x = 1;
  for (int i = 0; i < kSteps; ++i) x = mix(x + 1);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
  if (x == 0) out("");  // keeps the loop
  return took.count() * 1e9 / kSteps;
}

// Simulates for about so many seconds, in growing batches, and takes the last and longest.
SimulateReport measure(const Entry& entry, int seats, double seconds) {
  SimulateOptions options;
  options.setup.seats = static_cast<std::uint8_t>(seats);
  options.seed = 1;
  options.bots.assign(seats, Bot{});
  const Json& edition = *entry.game->edition("standard");
  options.games = 1000;
  SimulateReport report = value_of(entry.lab->simulate(edition, options, {}));
  const double a_game = report.seconds / static_cast<double>(report.games);
  options.games = std::max<std::uint64_t>(1000, static_cast<std::uint64_t>(seconds / a_game));
  return value_of(entry.lab->simulate(edition, options, {}));
}

// Simulations a second of a search whose playouts are random games to the end, like those that
// `measure` counts.
double searched(const Entry& entry, int seats, double seconds) {
  const ThoughtSpeed speed = entry.lab->think(value_of(find_bot(kRandomPlayouts)), seats, seconds);
  return static_cast<double>(speed.simulations) / speed.seconds;
}

struct Speed {
  std::string game;
  int seats = 0;
  double games = 0;  // a second
  double moves = 0;  // a second
  double reference_ns = 0;
  double searched = 0;  // simulations a second

  double ns_a_move() const { return 1e9 / moves; }
  double moves_per_1000_steps() const { return 1000 * reference_ns / ns_a_move(); }
  double share() const { return 100 * searched / games; }
};

Speed speed_of(const Entry& entry, int seats, double seconds) {
  const double reference = reference_ns();
  const SimulateReport report = measure(entry, seats, seconds);
  return {.game = entry.game->info().id,
          .seats = seats,
          .games = static_cast<double>(report.games) / report.seconds,
          .moves = static_cast<double>(report.moves) / report.seconds,
          .reference_ns = reference,
          .searched = searched(entry, seats, seconds)};
}

Json json_of(const Speed& speed) {
  return {{"game", speed.game},
          {"seats", speed.seats},
          {"games_per_second", speed.games},
          {"moves_per_second", speed.moves},
          {"ns_per_move", speed.ns_a_move()},
          {"reference_ns", speed.reference_ns},
          {"searched_per_second", speed.searched}};
}

constexpr const char* kPlainHead =
    "game       seats      games/s      moves/s  ns/move  moves per 1000 reference steps  "
    "searched/s  share";
constexpr const char* kTableHead =
    "| game | seats | games/s | moves/s | ns/move | moves per 1000 reference steps | searched/s | "
    "share, % |\n|---|---|---|---|---|---|---|---|";

// A line for a terminal, or a row of a table in a document.
std::string line_of(const Speed& speed, bool table) {
  constexpr const char* kPlain =
      "{:<10} {:>5} {:>12.0f} {:>12.0f} {:>8.1f} {:>31.1f} {:>11.0f} {:>5.0f} %";
  constexpr const char* kTable =
      "| {} | {} | {:.0f} | {:.0f} | {:.1f} | {:.1f} | {:.0f} | {:.0f} |";
  return fmt::format(fmt::runtime(table ? kTable : kPlain), speed.game, speed.seats, speed.games,
                     speed.moves, speed.ns_a_move(), speed.moves_per_1000_steps(), speed.searched,
                     speed.share());
}

}  // namespace

int bench(const Common& common, const BenchArguments& arguments) {
  if (!common.game.empty()) game_of(common);
  if (!(arguments.seconds >= 0.01 && arguments.seconds <= 600)) {
    throw Refusal("--seconds must be a number from 0.01 to 600");
  }
  Json rows = Json::array();
  if (!common.json && !arguments.signature) out_line(arguments.table ? kTableHead : kPlainHead);
  for (const Entry& entry : registry()) {
    const GameInfo& info = entry.game->info();
    if (!common.game.empty() && common.game != info.id) continue;
    for (int seats = info.least_seats; seats <= info.most_seats; ++seats) {
      if (arguments.signature) {
        const std::string signature = hex(entry.lab->signature(seats));
        rows.push_back({{"game", info.id}, {"seats", seats}, {"signature", signature}});
        if (!common.json) out_line(fmt::format("{} {} {}", info.id, seats, signature));
        continue;
      }
      const Speed speed = speed_of(entry, seats, arguments.seconds);
      rows.push_back(json_of(speed));
      if (!common.json) out_line(line_of(speed, arguments.table));
    }
  }
  if (common.json) out_line(dump(rows));
  return 0;
}

}  // namespace pentarch::cli
