// The search bot: Monte Carlo tree search for any game of the contract.
//
// Each simulation guesses afresh what the seat can't see and walks down the tree: everybody takes
// the step that has proved best for itself, or is promising by the game's own `evaluate` and was
// tried little. Where the tree ends it grows by a node, play goes on for a while, and the position
// is judged for every seat at once: by the ranks and margins of a finished game, or else by
// `evaluate`.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>

#include "bots/bot.hpp"
#include "bots/greedy.hpp"
#include "bots/trail.hpp"
#include "bots/tree.hpp"
#include "engine/leads.hpp"
#include "engine/threads.hpp"

namespace pentarch {

// Where several decide at once, the seat that the search is about comes first.
inline Seat next_of(SeatSet deciders, Seat me) {
  return deciders.has(me) ? me : deciders.lowest();
}

constexpr int kManyWays = 1000;  // to decide; whether there are more makes no difference

// One tree and the simulations that grow it.
template <class G>
class Search {
 public:
  using Edition = typename G::Edition;
  using State = typename G::State;
  using Step = typename G::Step;

  // With a decision the seat makes that one in every simulation: what it is worth is the question.
  Search(const Edition& edition, const State& mask, Seat seat, const Thinking& thinking,
         const Budget& budget, std::uint64_t seed, Decision<G> decision = {})
      : edition_(edition),
        mask_(mask),
        me_(seat),
        seats_(mask.seats),
        thinking_(thinking),
        decision_(std::move(decision)),
        tree_(static_cast<std::size_t>(budget.megabytes) << 20),
        chance_(seed) {
    tree_.add(Trail().key(seat), Tree::Keep::kEverySeat);
  }

  // Simulates so often, or until the deadline.
  template <class Deadline>
  void run(int simulations, Deadline&& late) {
    for (int i = 0; simulations == 0 || i < simulations; ++i) {
      if (i > 0 && late(i)) return;
      simulate();
      ++simulations_;
    }
  }

  const Tree& tree() const { return tree_; }
  std::uint32_t simulations() const { return simulations_; }
  double sum(int seat) const { return sums_[seat]; }  // of the simulations' values

 private:
  struct Place {
    int node;
    int edge;
    Seat seat;
  };

  void simulate() {
    State state = G::guess(edition_, mask_, me_, chance_);
    path_.clear();
    trail_ = {};
    declared_ = 0;
    for (const Step& step : decision_) take(state, me_, step);
    while (descend(state)) {
    }
    finish_decision(state);
    const Values values = judge(state);
    for (int seat = 0; seat < seats_; ++seat) {
      const double value = values[seat];
      sums_[seat] += value;
      squares_[seat] += value * value;
    }
    for (const Place place : path_) {
      Edge& edge = tree_.edges(place.node)[static_cast<std::size_t>(place.edge)];
      ++edge.visits;
      edge.value += values[place.seat];
      const std::span<Values> sums = tree_.values(place.node);
      if (!sums.empty()) add(sums[static_cast<std::size_t>(place.edge)], values);
    }
  }

  void add(Values& sums, const Values& values) const {
    for (int seat = 0; seat < seats_; ++seat) sums[seat] += values[seat];
  }

  // One step within the tree; false where the tree ends. A node is only noted when a simulation
  // first ends there: most are never seen again, and looking at all their steps would cost most.
  bool descend(State& state) {
    const SeatSet deciders = G::deciders(edition_, state);
    if (deciders.empty() || declared_ == thinking_.depth) return false;
    const Seat seat = next_of(deciders, me_);
    G::legal(edition_, state, seat, steps_);
    if (steps_.size() == 1) {
      take(state, seat, steps_[0]);
      return true;
    }
    const std::uint64_t key = trail_.key(seat);
    const int node = tree_.find(key);
    if (node == Tree::kNone) {
      tree_.add(key, seat == me_ && declared_ == 0 ? Tree::Keep::kEverySeat : Tree::Keep::kOwn);
      return false;
    }
    open_edges(node, state, seat);
    const int edge = most_promising(node, seat);
    if (edge == Tree::kNone) return false;
    path_.push_back({node, edge, seat});
    const int action = tree_.edges(node)[static_cast<std::size_t>(edge)].action;
    take(state, seat, G::step_of(action));
    return true;
  }

  void take(State& state, Seat seat, Step step) {
    Silence silence;
    G::apply(edition_, state, seat, step, chance_, silence);
    trail_.add(seat, G::action_of(step));
    last_ = seat;
    declared_ += seat == me_ && !G::undeclared(state, seat);
  }

  // Gives the node an edge for each legal step, and notes which are those of this guess.
  void open_edges(int node, const State& state, Seat seat) {
    ++mark_;
    for (const Step& step : steps_) marks_[G::action_of(step)] = mark_;
    open_.clear();
    const std::span<const Edge> edges = tree_.edges(node);
    for (std::size_t i = 0; i < edges.size(); ++i) {
      if (marks_[edges[i].action] != mark_) continue;
      marks_[edges[i].action] = 0;
      open_.push_back(static_cast<int>(i));
    }
    if (open_.size() == static_cast<std::size_t>(steps_.size())) return;
    for (const Step& step : steps_) {
      const int action = G::action_of(step);
      if (marks_[action] != mark_) continue;
      const int edge = tree_.add_edge(node, action, promise(state, seat, step));
      if (edge == Tree::kNone) return;
      open_.push_back(edge);
    }
  }

  // What `evaluate` says after the step and a way to complete the decision, in units of `prior`.
  float promise(State state, Seat seat, Step step) {
    if (thinking_.prior == 0) return 0;
    Silence silence;
    G::apply(edition_, state, seat, step, chance_, silence);
    if (G::undeclared(state, seat)) play_on(state, seat, thinking_.best_of);
    return static_cast<float>(G::evaluate(edition_, state, seat)) /
           static_cast<float>(thinking_.prior);
  }

  // The legal step with the best mean so far and what may still be hoped of it: the more promising
  // it was and the less it was tried, the more. One that was never tried counts as the average.
  int most_promising(int node, Seat seat) const {
    const Edge* edges = tree_.edges(node).data();
    std::uint32_t visits = 0;
    float value = 0;
    float weights = 0;
    for (const int i : open_) {
      visits += edges[i].visits;
      value += edges[i].value;
      weights += edges[i].weight;
    }
    const float usual = visits > 0 ? value / static_cast<float>(visits) : 0;
    const float hope = thinking_.exploration * deviation(seat) *
                       std::sqrt(static_cast<float>(visits + 1)) / weights;
    int best = Tree::kNone;
    float best_score = 0;
    for (const int i : open_) {
      const Edge& edge = edges[i];
      const float score = (edge.visits > 0 ? edge.mean() : usual) +
                          hope * edge.weight / static_cast<float>(1 + edge.visits);
      if (best != Tree::kNone && score <= best_score) continue;
      best = i;
      best_score = score;
    }
    return best;
  }

  // How far the simulations differ for a seat: the measure of what exploring may bring.
  float deviation(Seat seat) const {
    constexpr float kAtFirst = 0.1f;
    constexpr double kLeast = 1e-6;  // where all ended alike: look around nevertheless
    if (simulations_ < 2) return kAtFirst;
    const double mean = sums_[seat] / simulations_;
    const double variance = squares_[seat] / simulations_ - mean * mean;
    return static_cast<float>(std::sqrt(std::max(kLeast, variance)));
  }

  // ---- Playing on beyond the tree ------------------------------------------------------------

  // The tree may end in the middle of a decision.
  void finish_decision(State& state) {
    if (G::undeclared(state, last_)) play_on(state, last_, thinking_.best_of);
  }

  Values judge(State& state) {
    for (int i = 0; i < thinking_.playout; ++i) {
      const SeatSet deciders = G::deciders(edition_, state);
      if (deciders.empty()) break;
      const Seat seat = next_of(deciders, me_);
      play_on(state, seat, seat == me_ ? thinking_.best_of : of_others());
    }
    return G::deciders(edition_, state).empty() ? result(state) : estimate(state);
  }

  int of_others() const { return thinking_.others > 0 ? thinking_.others : thinking_.best_of; }

  // One decision, or the rest of one: the best of a few at random. Where there are few ways, fewer
  // tries see them all.
  void play_on(State& state, Seat seat, int best_of) {
    constexpr int kTriesAWay = 3;
    Sample best = at_random(state, seat);
    if (best_of > 1) {
      int best_value = G::evaluate(edition_, best.state, seat);
      int ways = best.ways;
      for (int i = 1; i < best_of && i < kTriesAWay * ways; ++i) {
        const Sample other = at_random(state, seat);
        const int value = G::evaluate(edition_, other.state, seat);
        ways = std::max(ways, other.ways);
        if (value <= best_value) continue;
        best = other;
        best_value = value;
      }
    }
    state = best.state;
  }

  struct Sample {
    State state;
    int ways = 1;  // in which the seat could decide, as far as this one shows: the steps' options
  };

  Sample at_random(const State& before, Seat seat) {
    Silence silence;
    Sample sample{.state = before};
    do {
      const auto drawn = G::random_step(edition_, sample.state, seat, chance_);
      sample.ways = std::min(sample.ways * drawn.options, kManyWays);
      G::apply(edition_, sample.state, seat, drawn.step, chance_, silence);
    } while (G::undeclared(sample.state, seat));
    return sample;
  }

  Values result(const State& state) const {
    const Standing standing = G::standing(edition_, state);
    Worths worth{};
    int winners = 0;
    for (int seat = 0; seat < seats_; ++seat) {
      worth[seat] = 100 * standing.points[seat];
      winners += standing.rank[seat] == 1;
    }
    Values values = shares(worth);
    for (int seat = 0; seat < seats_; ++seat) {
      const float won = standing.rank[seat] == 1 ? 1.0f / static_cast<float>(winners) : 0;
      values[seat] = thinking_.margin * values[seat] + (1 - thinking_.margin) * won;
    }
    return values;
  }

  Values estimate(const State& state) const {
    if constexpr (requires { G::evaluate_each(edition_, state); }) {
      return shares(G::evaluate_each(edition_, state));
    } else {
      Worths worth{};
      for (int seat = 0; seat < seats_; ++seat) {
        worth[seat] = G::evaluate(edition_, state, static_cast<Seat>(seat));
      }
      return shares(worth);
    }
  }

  // How likely each seat is to win with such a worth, in hundredths of a point.
  Values shares(const Worths& worth) const {
    const int best = *std::max_element(worth.begin(), worth.begin() + seats_);
    Values values{};
    float sum = 0;
    for (int seat = 0; seat < seats_; ++seat) {
      values[seat] =
          std::exp(static_cast<float>(worth[seat] - best) / static_cast<float>(thinking_.spread));
      sum += values[seat];
    }
    for (int seat = 0; seat < seats_; ++seat) values[seat] /= sum;
    return values;
  }

  const Edition& edition_;
  const State mask_;
  const Seat me_;
  const int seats_;
  const Thinking thinking_;
  const Decision<G> decision_;
  Tree tree_;
  FastChance chance_;
  std::uint32_t simulations_ = 0;
  std::array<double, kMostSeats> sums_{};  // over the simulations, which may be millions
  std::array<double, kMostSeats> squares_{};

  // Of the simulation under way.
  std::vector<Place> path_;
  Trail trail_;
  Seat last_ = 0;
  int declared_ = 0;  // decisions of the seat that the search is about
  typename G::Steps steps_;
  std::vector<int> open_;  // edges of the node that are legal in this guess
  std::array<std::uint32_t, G::kActions> marks_{};
  std::uint32_t mark_ = 0;
};

}  // namespace pentarch
