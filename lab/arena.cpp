#include "lab/arena.hpp"

namespace pentarch {

namespace {

// How many seats the first bot has in each game of a round that it plays against others.
std::vector<int> seats_of_first(const Schedule& schedule) {
  std::vector<int> held;
  for (std::uint64_t game = 0; game < schedule.games_in_round(); ++game) {
    int own = 0;
    for (const int bot : schedule.seated(game)) own += bot == 0;
    if (own > 0) held.push_back(own);
  }
  return held;
}

// A seat's part of the win.
double won(const GameResult& result, int seats, int seat) {
  int winners = 0;
  for (int other = 0; other < seats; ++other) winners += result.rank[other] == 1;
  return result.rank[seat] == 1 ? 1.0 / winners : 0;
}

// The mean of the ranks that a seat shares with those that tie with it.
double middle_rank(const GameResult& result, int seats, int seat) {
  int tied = 0;
  for (int other = 0; other < seats; ++other) tied += result.rank[other] == result.rank[seat];
  return result.rank[seat] + (tied - 1) / 2.0;
}

}  // namespace

Arena::Arena(ArenaSetup setup)
    : setup_(std::move(setup)),
      schedule_(static_cast<int>(setup_.bots.size()), setup_.table.seats, setup_.only_first),
      seats_(setup_.table.seats),
      results_(setup_.rounds * schedule_.games_in_round()),
      missing_(setup_.rounds, schedule_.games_in_round()) {
  if (setup_.sprt) sprt_.emplace(*setup_.sprt, seats_of_first(schedule_), seats_);
}

void Arena::enter(std::uint64_t game, GameResult result) {
  const std::vector<int> seated = schedule_.seated(game);
  for (int seat = 0; seat < seats_; ++seat) {
    if (seated[seat] != 0) continue;
    first_seats_ += 1;
    first_wins_ += won(result, seats_, seat);
  }
  results_[game] = std::move(result);
  --missing_[schedule_.round(game)];
  count_whole_rounds();
}

void Arena::run(int threads, const std::function<GameRunner()>& new_runner,
                const Watcher& watcher) {
  on_threads(threads, [&] {
    const GameRunner runner = new_runner();
    while (const std::optional<std::uint64_t> game = take_game()) {
      GameResult result = play(runner, *game);
      const Lock lock(mutex_);
      if (stopped_) return;
      enter(*game, std::move(result));
      stopped_ = !watcher(*game, *results_[*game]);
    }
  });
}

std::optional<std::uint64_t> Arena::take_game() {
  const Lock lock(mutex_);
  if (stopped_ || decided()) return std::nullopt;
  while (next_ < games() && has(next_)) ++next_;
  if (next_ == games()) return std::nullopt;
  return next_++;
}

GameResult Arena::play(const GameRunner& runner, std::uint64_t game) const {
  std::vector<Bot> bots;
  for (const int bot : schedule_.seated(game)) bots.push_back(setup_.bots[bot]);
  return runner({.setup = setup_.table,
                 .seed = setup_.seed,
                 .deal = schedule_.round(game),
                 .seating = schedule_.seating(game),
                 .secret = setup_.secret},
                bots);
}

// The test looks at rounds in their order, whatever the order in which threads end them: the games
// after its verdict don't count.
void Arena::count_whole_rounds() {
  while (!decided() && whole_rounds_ < missing_.size() && missing_[whole_rounds_] == 0) {
    if (sprt_) sprt_->add(first_share(whole_rounds_));
    ++whole_rounds_;
  }
}

double Arena::first_share(std::uint64_t round) const {
  double sum = 0;
  int games = 0;
  const std::uint64_t from = round * schedule_.games_in_round();
  for (std::uint64_t game = from; game < from + schedule_.games_in_round(); ++game) {
    const std::vector<int> seated = schedule_.seated(game);
    bool plays = false;
    for (int seat = 0; seat < seats_; ++seat) {
      if (seated[seat] != 0) continue;
      plays = true;
      sum += won(*results_[game], seats_, seat);
    }
    games += plays;
  }
  return sum / games;
}

template <class F>
void Arena::for_each_seat_of(int bot, F&& f) const {
  const std::uint64_t games = whole_rounds_ * schedule_.games_in_round();
  for (std::uint64_t game = 0; game < games; ++game) {
    const std::vector<int> seated = schedule_.seated(game);
    for (int seat = 0; seat < seats_; ++seat) {
      if (seated[seat] == bot) f(schedule_.round(game), game, seat, *results_[game]);
    }
  }
}

BotReport Arena::report_of(int bot) const {
  BotReport report;
  report.name = setup_.bots[bot].name;
  std::vector<double> seats(whole_rounds_);
  std::vector<double> wins(whole_rounds_);
  std::vector<double> ranks(whole_rounds_);
  std::vector<double> points(whole_rounds_);
  std::uint64_t last = UINT64_MAX;
  for_each_seat_of(bot,
                   [&](std::uint64_t round, std::uint64_t game, int seat, const GameResult& now) {
                     report.games += game != last;
                     last = game;
                     seats[round] += 1;
                     wins[round] += won(now, seats_, seat);
                     ranks[round] += middle_rank(now, seats_, seat);
                     points[round] += now.points[seat];
                     if (now.lost != seat) return;
                     if (report.forfeits++ == 0) report.first_forfeit = now.why;
                   });
  for (std::uint64_t round = 0; round < whole_rounds_; ++round) {
    wins[round] /= seats[round];
    ranks[round] /= seats[round];
    points[round] /= seats[round];
  }
  report.win_share = estimate(wins).mean;
  report.wins = share_interval(wins);
  report.rank = estimate(ranks);
  report.points = estimate(points);
  return report;
}

ArenaReport Arena::report() const {
  ArenaReport report{.rounds = whole_rounds_,
                     .games = whole_rounds_ * schedule_.games_in_round(),
                     .bots = {},
                     .sprt = {}};
  std::vector<Finish> finishes;
  for (std::uint64_t game = 0; game < report.games; ++game) {
    Finish finish{.seats = setup_.table.seats, .rank = results_[game]->rank};
    const std::vector<int> seated = schedule_.seated(game);
    std::copy(seated.begin(), seated.end(), finish.bot.begin());
    finishes.push_back(finish);
  }
  const auto bots = static_cast<int>(setup_.bots.size());
  const std::vector<Strength> strength = strengths(bots, finishes, schedule_.games_in_round());
  for (int bot = 0; bot < bots; ++bot) {
    report.bots.push_back(report_of(bot));
    report.bots.back().strength = strength[bot];
  }
  if (sprt_) {
    report.sprt = SprtReport{.verdict = sprt_->verdict(),
                             .log_likelihood_ratio = sprt_->log_likelihood_ratio()};
  }
  return report;
}

}  // namespace pentarch
