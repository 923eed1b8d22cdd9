// The lab of one game: the erased interface of lab.hpp, derived from a game and its face.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>

#include "engine/embedded.hpp"
#include "engine/face.hpp"
#include "engine/hash.hpp"
#include "engine/threads.hpp"
#include "lab/lab.hpp"
#include "lab/play_game.hpp"

namespace pentarch {

// Defined in lab/sheet_of.hpp, which a game compiles by itself: what is told to a sheet would slow
// down the silent simulation.
template <Face F>
struct SheetOf {
  // What is played: a face, and the edition that it was loaded from.
  struct Loaded {
    const F& face;
    const Json& json;
  };
  static Sheet sheet(const Loaded& loaded, const SimulateOptions& options,
                     const Progress& progress);
  static Comparison compare(const Loaded& first, const Loaded& second,
                            const SimulateOptions& options, const Progress& progress);
};

template <Face F>
class LabOf final : public AnyLab {
 public:
  using G = typename F::Game;
  using State = typename G::State;
  using Edition = typename G::Edition;

  Result<SimulateReport> simulate(const Json& json, const SimulateOptions& options,
                                  const Progress& progress) const override {
    const Result<F> face = load(json);
    if (!face) return face.error();
    return Run(*face, json, options, progress).all();
  }

  ThoughtSpeed think(const Bot& bot, int seats, double seconds) const override {
    const Edition edition = standard();
    const Setup setup{.seats = static_cast<std::uint8_t>(seats), .options = {}};
    ThoughtSpeed speed;
    const auto begin = std::chrono::steady_clock::now();
    for (std::uint64_t number = 0; speed.seconds < seconds; ++number) {
      FastChance chance = FastChance::of_game(1, number);
      Silence silence;
      const State state = G::start(edition, setup, chance, silence);
      const Seat seat = G::deciders(edition, state).lowest();
      const State mask = G::mask(edition, state, seat);
      speed.simulations += Bots<G>::explain(bot, edition, mask, seat, 1, chance).simulations;
      const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
      speed.seconds = took.count();
    }
    return speed;
  }

  Result<GameRunner> runner(const Json& json, const Outside& outside) const override {
    Result<F> face = load(json);
    if (!face) return face.error();
    const auto kept = std::make_shared<const F>(std::move(*face));
    const auto outsiders = std::make_shared<Outsiders>(outside, G::kFacts.id, json);
    return GameRunner([kept, outsiders](const Deal& deal, std::span<const Bot> bots) {
      State state;
      Silence silence;
      const auto go_on = [](const State&, Seat, const Decision<G>&) { return true; };
      const Course course = play_game(*kept, deal, bots, *outsiders, state, go_on, silence);
      return GameResult{.points = course.standing.points,
                        .rank = course.standing.rank,
                        .lost = course.lost,
                        .why = course.why};
    });
  }

  Result<Sheet> sheet(const Json& json, const SimulateOptions& options,
                      const Progress& progress) const override {
    const Result<F> face = load(json);
    if (!face) return face.error();
    return SheetOf<F>::sheet({*face, json}, options, progress);
  }

  Result<Comparison> compare(const Json& first, const Json& second, const SimulateOptions& options,
                             const Progress& progress) const override {
    const Result<F> one = load(first);
    if (!one) return one.error();
    const Result<F> other = load(second);
    if (!other) return other.error();
    return SheetOf<F>::compare({*one, first}, {*other, second}, options, progress);
  }

  std::uint64_t signature(int seats) const override {
    const Edition edition = standard();
    const Setup setup{.seats = static_cast<std::uint8_t>(seats), .options = {}};
    std::uint64_t hash = static_cast<std::uint64_t>(seats);
    for (std::uint64_t number = 0; number < 1000; ++number) {
      FastChance chance = FastChance::of_game(1, number);
      Silence silence;
      State state = G::start(edition, setup, chance, silence);
      play_out<G>(edition, state, chance, [&](const State& now) {
        hash = combine(hash, hash_of(now));
        return true;
      });
    }
    return hash;
  }

 private:
  static Edition standard() {
    const std::string path = std::string("games/") + G::kFacts.id + "/edition.json";
    const Result<Json> json = parse_json(embedded(path));
    return F::load(*json)->edition();
  }
  static Result<F> load(const Json& json) {
    Result<F> face = F::load(json);
    if (!face) return Error{"this edition can't be played: " + face.message()};
    return face;
  }

  // One simulation: its games are handed out in batches to the threads.
  class Run {
   public:
    Run(const F& face, const Json& json, const SimulateOptions& options, const Progress& progress)
        : face_(face),
          edition_(face.edition()),
          json_(json),
          options_(options),
          progress_(progress),
          all_random_(all_random(options.bots)) {}

    Result<SimulateReport> all() {
      const auto begin = std::chrono::steady_clock::now();
      on_threads(options_.threads, [this] { work(); });
      if (!broken_.empty()) return Error{broken_};
      const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
      total_.seconds = took.count();
      return total_;
    }

   private:
    // Random games are quick; of others each is handed out by itself.
    std::uint64_t batch() const { return all_random_ ? 256 : 1; }

    void work() {
      Outsiders outsiders(options_.outside, G::kFacts.id, json_);
      for (;;) {
        const std::uint64_t from = next_.fetch_add(batch());
        if (from >= options_.games) return;
        const std::uint64_t to = std::min(from + batch(), options_.games);
        SimulateReport report;
        for (std::uint64_t number = from; number < to; ++number) {
          count(play(number, outsiders), report);
        }
        const Lock lock(mutex_);
        total_.add(report);
        if (progress_) progress_(total_.games);
        if (!broken_.empty()) return;
      }
    }

    Course play(std::uint64_t number, Outsiders& outsiders) {
      const auto fine = [&](const State& now) { return !options_.audit || audited(now, number); };
      Silence silence;
      State state;
      if (all_random_) {
        FastChance chance = FastChance::of_game(options_.seed, number);
        state = G::start(edition_, options_.setup, chance, silence);
        Course course;
        course.length = play_out<G>(edition_, state, chance, fine);
        course.standing = G::standing(edition_, state);
        return course;
      }
      const Deal deal{.setup = options_.setup,
                      .seed = options_.seed,
                      .deal = number,
                      .seating = 0,
                      .secret = options_.secret};
      const Course course = play_game(
          face_, deal, options_.bots, outsiders, state,
          [&](const State& now, Seat, const Decision<G>&) { return fine(now); }, silence);
      if (course.lost != kNobody && options_.outside.lost) {
        options_.outside.lost(number, course.lost, course.why);
      }
      return course;
    }

    bool audited(const State& state, std::uint64_t number) {
      const char* broken = G::audit(edition_, state);
      if (broken == nullptr) return true;
      const Lock lock(mutex_);
      broken_ = "game " + std::to_string(number) + " of seed " + std::to_string(options_.seed) +
                ": " + broken;
      return false;
    }

    void count(const Course& course, SimulateReport& report) const {
      const Standing& standing = course.standing;
      ++report.games;
      report.decisions += course.length.decisions;
      report.moves += course.length.moves;
      if (course.lost != kNobody) ++report.forfeits[course.lost];
      int winners = 0;
      for (int seat = 0; seat < options_.setup.seats; ++seat) winners += standing.rank[seat] == 1;
      for (int seat = 0; seat < options_.setup.seats; ++seat) {
        report.points[seat] += standing.points[seat];
        if (standing.rank[seat] == 1) report.wins[seat] += SimulateReport::kWin / winners;
      }
    }

    const F& face_;
    const Edition& edition_;
    const Json& json_;
    const SimulateOptions& options_;
    const Progress& progress_;
    const bool all_random_;
    std::atomic<std::uint64_t> next_ = 0;
    Mutex mutex_;
    SimulateReport total_;
    std::string broken_;
  };
};

}  // namespace pentarch
