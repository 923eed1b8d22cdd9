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
  const Bot bot = value_of(find_bot("search:simulations=10000:playout=1000000:best_of=1:prior=0"));
  const ThoughtSpeed speed = entry.lab->think(bot, seats, seconds);
  return static_cast<double>(speed.simulations) / speed.seconds;
}

}  // namespace

int bench(const Common& common, const BenchArguments& arguments) {
  if (!common.game.empty()) game_of(common);
  if (!(arguments.seconds >= 0.01 && arguments.seconds <= 600)) {
    throw Refusal("--seconds must be a number from 0.01 to 600");
  }
  Json rows = Json::array();
  if (!common.json && !arguments.signature) {
    out_line(
        "game       seats      games/s      moves/s  ns/move  moves per 1000 reference steps  "
        "searched/s  share");
  }
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
      const double reference = reference_ns();
      const SimulateReport report = measure(entry, seats, arguments.seconds);
      const double games = static_cast<double>(report.games) / report.seconds;
      const double moves = static_cast<double>(report.moves) / report.seconds;
      const double searches = searched(entry, seats, arguments.seconds);
      rows.push_back({{"game", info.id},
                      {"seats", seats},
                      {"games_per_second", games},
                      {"moves_per_second", moves},
                      {"ns_per_move", 1e9 / moves},
                      {"reference_ns", reference},
                      {"searched_per_second", searches}});
      if (!common.json) {
        out_line(
            fmt::format("{:<10} {:>5} {:>12.0f} {:>12.0f} {:>8.1f} {:>31.1f} {:>11.0f} {:>5.0f} %",
                        info.id, seats, games, moves, 1e9 / moves, 1000 * reference / (1e9 / moves),
                        searches, 100 * searches / games));
      }
    }
  }
  if (common.json) out_line(dump(rows));
  return 0;
}

}  // namespace pentarch::cli
