// The balance sheet of one game, collected while it is played.
#pragma once

#include <atomic>

#include "lab/lab_of.hpp"

namespace pentarch {

// Some states of a game, evenly apart, until it is known where its middle was. It keeps every
// state at first, and every other one whenever it is full.
template <class State>
class Moments {
 public:
  void clear() {
    kept_.clear();
    seen_ = 0;
    apart_ = 1;
  }
  void add(const State& state) {
    if (seen_++ % apart_ != 0) return;
    if (kept_.size() == kMost) thin_out();
    kept_.push_back(state);
  }
  // Null of a game that ended before anything happened.
  const State* middle() const { return seen_ == 0 ? nullptr : &kept_[(seen_ - 1) / 2 / apart_]; }

 private:
  static constexpr std::size_t kMost = 64;

  // kMost is even, so that the state that is due now is due then too.
  void thin_out() {
    for (std::size_t i = 0; i < kMost / 2; ++i) kept_[i] = kept_[2 * i];
    kept_.resize(kMost / 2);
    apart_ *= 2;
  }

  std::vector<State> kept_;
  std::uint64_t seen_ = 0;
  std::uint64_t apart_ = 1;
};

// Plays the games of one edition, and tells of them.
template <Face F>
class SheetPlayer {
 public:
  using G = typename F::Game;
  using State = typename G::State;

  SheetPlayer(const typename SheetOf<F>::Loaded& loaded, const SimulateOptions& options)
      : face_(loaded.face),
        options_(options),
        outsiders_(options.outside, G::kFacts.id, loaded.json),
        counter_(loaded.face.items()),
        game_(counter_.items().size()) {}

  // The sink of a game.
  void operator()(const Event& event) {
    for (const int item : counter_.of(event)) game_.take(item, event.seat);
  }
  void step(const State& state, int options, bool declares) {
    game_.choose(options);
    if (declares) moments_.add(state);
  }

  const PlayedGame& play(std::uint64_t number) {
    game_.clear();
    moments_.clear();
    State state;
    const Course course =
        all_random(options_.bots) ? play_random(number, state) : play_bots(number, state);
    game_.decisions = course.length.decisions;
    game_.moves = course.length.moves;
    game_.end = course.standing;
    const State* middle = moments_.middle();
    game_.half = middle == nullptr ? game_.end : G::standing(face_.edition(), *middle);
    return game_;
  }

 private:
  Course play_random(std::uint64_t number, State& state) {
    FastChance chance = FastChance::of_game(options_.seed, number);
    state = G::start(face_.edition(), options_.setup, chance, *this);
    game_.first = G::deciders(face_.edition(), state).lowest();
    Course course;
    course.length =
        play_out<G>(face_.edition(), state, chance, [](const State&) { return true; }, *this);
    course.standing = G::standing(face_.edition(), state);
    return course;
  }

  Course play_bots(std::uint64_t number, State& state) {
    const Deal deal{.setup = options_.setup,
                    .seed = options_.seed,
                    .deal = number,
                    .seating = 0,
                    .secret = options_.secret};
    bool begun = false;
    const auto watch = [&](const State&, Seat seat, const Decision<G>&) {
      if (!begun) game_.first = seat;
      return begun = true;
    };
    Course course = play_game(face_, deal, options_.bots, outsiders_, state, watch, *this);
    if (course.lost != kNobody && options_.outside.lost) {
      options_.outside.lost(number, course.lost, course.why);
    }
    return course;
  }

  const F& face_;
  const SimulateOptions& options_;
  Outsiders outsiders_;
  Counter counter_;
  PlayedGame game_;
  Moments<State> moments_;
};

// Every thread gets a worker and plays some of the games with it; `total` adds the workers up.
template <class Total, class MakeWorker>
void sum_up(const SimulateOptions& options, const Progress& progress, Total& total,
            MakeWorker make_worker) {
  const std::uint64_t batch = all_random(options.bots) ? 256 : 1;
  std::atomic<std::uint64_t> next = 0;
  std::uint64_t done = 0;
  Mutex mutex;
  on_threads(options.threads, [&] {
    auto worker = make_worker();
    for (std::uint64_t from = next.fetch_add(batch); from < options.games;
         from = next.fetch_add(batch)) {
      const std::uint64_t to = std::min(from + batch, options.games);
      for (std::uint64_t number = from; number < to; ++number) worker.play(number);
      const Lock lock(mutex);
      done += to - from;
      if (progress) progress(done);
    }
    const Lock lock(mutex);
    total.add(worker.total);
  });
}

template <Face F>
SheetNames sheet_names(const F& face, int seats) {
  SheetNames names{.seats = seats, .sources = {}, .items = Counter(face.items()).items()};
  for (int source = 0; *face.source_name(source) != 0; ++source) {
    names.sources.emplace_back(face.source_name(source));
  }
  return names;
}

template <Face F>
Sheet SheetOf<F>::sheet(const Loaded& loaded, const SimulateOptions& options,
                        const Progress& progress) {
  struct Worker {
    SheetPlayer<F> player;
    Sheet total;
    void play(std::uint64_t number) { total.add(player.play(number)); }
  };
  const Sheet empty(sheet_names(loaded.face, options.setup.seats));
  Sheet total = empty;
  sum_up(options, progress, total, [&] { return Worker{{loaded, options}, empty}; });
  return total;
}

template <Face F>
Comparison SheetOf<F>::compare(const Loaded& first, const Loaded& second,
                               const SimulateOptions& options, const Progress& progress) {
  struct Worker {
    SheetPlayer<F> first;
    SheetPlayer<F> second;
    Comparison total;
    void play(std::uint64_t number) { total.add(first.play(number), second.play(number)); }
  };
  const int seats = options.setup.seats;
  const Comparison empty(sheet_names(first.face, seats), sheet_names(second.face, seats));
  Comparison total = empty;
  sum_up(options, progress, total,
         [&] { return Worker{{first, options}, {second, options}, empty}; });
  return total;
}

}  // namespace pentarch
