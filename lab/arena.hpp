// Bots against each other, many games over, to tell how strong they are: who sits where is in
// schedule.hpp, how Elo comes out of ranks in strength.hpp, when to stop early in sprt.hpp.
//
// Results depend on nothing but the setup: not on threads, nor on which games were played before
// and entered from a file. All errors are those of means over whole rounds, because the games of a
// round share their deal; for the same reason only whole rounds count.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/threads.hpp"
#include "lab/deal.hpp"
#include "lab/estimate.hpp"
#include "lab/schedule.hpp"
#include "lab/sprt.hpp"
#include "lab/strength.hpp"

namespace pentarch {

struct ArenaSetup {
  static constexpr std::size_t kMostBots = 20;

  Setup table;
  std::vector<Bot> bots;
  bool only_first = false;  // the first bot alone against the others
  std::uint64_t seed = 0;
  std::optional<Secret> secret;  // where programs play
  std::uint64_t rounds = 0;
  std::optional<SprtElo> sprt;  // of the first bot against the others
};

// What an arena found out about one bot. Shares, ranks and points are means over its seats.
struct BotReport {
  std::string name;
  std::uint64_t games = 0;
  double win_share = 0;  // a shared win is divided
  Interval wins;
  Estimate rank;  // ties share the mean of their ranks
  Estimate points;
  Strength strength;
  std::uint64_t forfeits = 0;
  std::string first_forfeit;  // why
};

struct SprtReport {
  Sprt::Verdict verdict = Sprt::Verdict::kUndecided;
  double log_likelihood_ratio = 0;
};

struct ArenaReport {
  std::uint64_t rounds = 0;
  std::uint64_t games = 0;
  std::vector<BotReport> bots;
  std::optional<SprtReport> sprt;
};

class Arena {
 public:
  // Hears of every game that was played, from one thread at a time; false: stop.
  using Watcher = std::function<bool(std::uint64_t game, const GameResult& result)>;

  explicit Arena(ArenaSetup setup);

  std::uint64_t games() const { return results_.size(); }
  const Schedule& schedule() const { return schedule_; }
  bool has(std::uint64_t game) const { return results_[game].has_value(); }
  // Enters a game that was played before.
  void enter(std::uint64_t game, GameResult result);
  // Plays what is missing, with a runner for each thread.
  void run(int threads, const std::function<GameRunner()>& new_runner, const Watcher& watcher);
  ArenaReport report() const;
  // The first bot's part of the wins of a seat, over all games so far.
  double first_win_share() const { return first_seats_ == 0 ? 0 : first_wins_ / first_seats_; }

 private:
  std::optional<std::uint64_t> take_game();
  GameResult play(const GameRunner& runner, std::uint64_t game) const;
  bool decided() const { return sprt_ && sprt_->verdict() != Sprt::Verdict::kUndecided; }
  void count_whole_rounds();
  // The first bot's part of the wins in the games that it plays against others.
  double first_share(std::uint64_t round) const;
  BotReport report_of(int bot) const;
  // Calls f(round, game, seat, result) for every seat of a bot in the rounds that count.
  template <class F>
  void for_each_seat_of(int bot, F&& f) const;

  const ArenaSetup setup_;
  const Schedule schedule_;
  const int seats_;
  std::vector<std::optional<GameResult>> results_;
  std::vector<std::uint64_t> missing_;  // games, by round
  std::uint64_t whole_rounds_ = 0;      // from the first on, up to a verdict
  std::optional<Sprt> sprt_;
  double first_wins_ = 0;
  double first_seats_ = 0;
  Mutex mutex_;
  std::uint64_t next_ = 0;
  bool stopped_ = false;
};

}  // namespace pentarch
