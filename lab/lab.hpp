// Many games at once: simulation and signatures, through an interface that knows no game.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "bots/bot.hpp"
#include "engine/json.hpp"
#include "engine/options.hpp"
#include "lab/comparison.hpp"
#include "lab/deal.hpp"
#include "lab/outsider.hpp"

namespace pentarch {

struct SimulateOptions {
  Setup setup;
  std::uint64_t games = 0;
  std::uint64_t seed = 0;
  std::optional<Secret> secret = {};  // where programs play
  int threads = 1;
  std::vector<Bot> bots;  // one for each seat
  bool audit = false;     // check every state
  Outside outside;        // for bots that are programs
};

// Such games need no masks and no memory, and are played faster.
bool all_random(const std::vector<Bot>& bots);

// Sums over all games; they do not depend on the number of threads.
struct SimulateReport {
  std::uint64_t games = 0;
  std::uint64_t decisions = 0;
  std::uint64_t moves = 0;  // decisions with two or more options
  std::array<std::int64_t, kMostSeats> points{};
  std::array<std::uint64_t, kMostSeats> wins{};      // in kWin-ths: a shared win is divided
  std::array<std::uint64_t, kMostSeats> forfeits{};  // games lost by a program's failure
  double seconds = 0;

  static constexpr std::uint64_t kWin = 60;  // divisible by every number of winners
  void add(const SimulateReport& other);
};

// How much a search has thought, and how long that took.
struct ThoughtSpeed {
  std::uint64_t simulations = 0;
  double seconds = 0;
};

// A search whose playouts are random games to the end for every seat, whatever numbers the game's
// own search has: its speed can be compared with that of simulation.
inline constexpr const char* kRandomPlayouts =
    "search:simulations=10000:playout=1000000:best_of=1:others=1:prior=0";

// Told how many games are done, from one thread at a time.
using Progress = std::function<void(std::uint64_t games)>;

class AnyLab {
 public:
  virtual ~AnyLab() = default;
  virtual Result<SimulateReport> simulate(const Json& edition, const SimulateOptions& options,
                                          const Progress& progress) const = 0;
  // Lets a search think about the beginnings of seeded games, until so many seconds have passed.
  virtual ThoughtSpeed think(const Bot& bot, int seats, double seconds) const = 0;
  // Plays single games of this edition; every thread needs its own.
  virtual Result<GameRunner> runner(const Json& edition, const Outside& outside) const = 0;
  // The same games, looked at closely.
  virtual Result<Sheet> sheet(const Json& edition, const SimulateOptions& options,
                              const Progress& progress) const = 0;
  // The same deals under two editions.
  virtual Result<Comparison> compare(const Json& first, const Json& second,
                                     const SimulateOptions& options,
                                     const Progress& progress) const = 0;
  // One hash over a fixed set of seeded games: it changes when, and only when, behaviour does.
  virtual std::uint64_t signature(int seats) const = 0;
};

}  // namespace pentarch
