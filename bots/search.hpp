// The search bot: Monte Carlo tree search over information sets, for any game of the contract.
//
// Each simulation guesses afresh what the seat can't see, walks down the tree by the steps that
// have proved best for who decides there (UCB over the steps that are legal in this guess), adds
// one step, plays on for a while, and is judged for every seat at once: by the ranks and margins
// of a finished game, or else by the game's own `evaluate`.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>

#include "bots/bot.hpp"
#include "bots/greedy.hpp"
#include "bots/tree.hpp"
#include "engine/hash.hpp"
#include "engine/threads.hpp"

namespace pentarch {

// The key of the node in which a seat decides: a hash of all that the seat knows. What it has seen
// drawn is part of it; the hidden cards and the sealed answers of others are not, so that nobody in
// the tree answers to what it could not know. Ways that lead to the same situation meet there.
template <class G>
std::uint64_t node_key(const typename G::Edition& edition, const typename G::State& state,
                       Seat seat) {
  return combine(hash_of(G::mask(edition, state, seat)), seat);
}

// Where several decide at once, the seat that the search is about comes first.
inline Seat next_of(SeatSet deciders, Seat me) {
  return deciders.has(me) ? me : deciders.lowest();
}

// One tree and the simulations that grow it.
template <class G>
class Search {
 public:
  using Edition = typename G::Edition;
  using State = typename G::State;
  using Step = typename G::Step;

  Search(const Edition& edition, const State& mask, Seat seat, const Thinking& thinking,
         const Budget& budget, std::uint64_t seed)
      : edition_(edition),
        mask_(mask),
        me_(seat),
        seats_(mask.seats),
        thinking_(thinking),
        tree_(static_cast<std::size_t>(budget.megabytes) << 20),
        chance_(seed) {}

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
  const Values& values() const { return values_; }  // sums over the simulations

 private:
  struct Place {
    int node;
    int edge;
  };

  void simulate() {
    State state = G::guess(edition_, mask_, me_, chance_);
    path_.clear();
    while (descend(state)) {
    }
    finish_decision(state);
    const Values values = judge(state);
    for (int seat = 0; seat < seats_; ++seat) values_[seat] += values[seat];
    for (const Place place : path_) {
      Edge& edge = tree_.edges(place.node)[static_cast<std::size_t>(place.edge)];
      ++edge.visits;
      for (int seat = 0; seat < seats_; ++seat) edge.value[seat] += values[seat];
    }
  }

  // One step within the tree; false where the tree ends.
  bool descend(State& state) {
    const SeatSet deciders = G::deciders(edition_, state);
    if (deciders.empty()) return false;
    const Seat seat = next_of(deciders, me_);
    G::legal(edition_, state, seat, steps_);
    if (steps_.size() == 1) {
      take(state, seat, steps_[0]);
      return true;
    }
    const int node = tree_.find_or_add(node_key<G>(edition_, state, seat));
    if (node == Tree::kNone) return false;
    tree_.visit(node);
    const int tried = mark_tried(node);
    if (tried < steps_.size() && tried < most_edges(node)) {
      const Step step = pick_untried(state, seat);
      const int edge = tree_.add_edge(node, G::action_of(step));
      if (edge != Tree::kNone) {
        ++tree_.edges(node)[static_cast<std::size_t>(edge)].available;
        path_.push_back({node, edge});
        take(state, seat, step);
        return false;
      }
    }
    if (tried == 0) return false;
    const int edge = most_promising(node, seat);
    path_.push_back({node, edge});
    const int action = tree_.edges(node)[static_cast<std::size_t>(edge)].action;
    take(state, seat, G::step_of(action));
    return true;
  }

  void take(State& state, Seat seat, Step step) {
    Silence silence;
    G::apply(edition_, state, seat, step, chance_, silence);
    last_ = seat;
  }

  int most_edges(int node) const {
    if (thinking_.widen == 0) return 1 << 16;
    return 1 +
           static_cast<int>(thinking_.widen * std::sqrt(static_cast<float>(tree_.visits(node))));
  }

  // Marks the legal steps, and those among them that have been tried; counts the latter.
  int mark_tried(int node) {
    mark_ += 2;
    for (const Step& step : steps_) marks_[G::action_of(step)] = mark_;
    int tried = 0;
    for (Edge& edge : tree_.edges(node)) {
      if (marks_[edge.action] != mark_) continue;
      marks_[edge.action] = mark_ + 1;
      ++edge.available;
      ++tried;
    }
    return tried;
  }

  // A step that was not tried yet: the best of a few, each judged after a way to complete it.
  Step pick_untried(const State& state, Seat seat) {
    untried_.clear();
    for (const Step& step : steps_) {
      if (marks_[G::action_of(step)] == mark_) untried_.push_back(step);
    }
    const int looks = std::min(thinking_.look, untried_.size());
    if (looks == 1) return untried_[chance_.below(untried_.size())];
    int best = 0;
    int best_value = 0;
    for (int i = 0; i < looks; ++i) {
      const int pick = i + chance_.below(untried_.size() - i);
      std::swap(untried_[i], untried_[pick]);
      const int value = promise(state, seat, untried_[i]);
      if (i == 0 || value > best_value) {
        best = i;
        best_value = value;
      }
    }
    return untried_[best];
  }

  int promise(State state, Seat seat, Step step) {
    Silence silence;
    G::apply(edition_, state, seat, step, chance_, silence);
    if (G::undeclared(state, seat)) play_on(state, seat);
    return G::evaluate(edition_, state, seat);
  }

  int most_promising(int node, Seat seat) const {
    const std::span<const Edge> edges = tree_.edges(node);
    const std::uint32_t node_visits = tree_.visits(node);
    const float usual = std::log(static_cast<float>(node_visits));
    int best = 0;
    float best_score = -1;
    for (std::size_t i = 0; i < edges.size(); ++i) {
      const Edge& edge = edges[i];
      if (marks_[edge.action] != mark_ + 1) continue;
      const float chances =
          edge.available == node_visits ? usual : std::log(static_cast<float>(edge.available));
      const float score =
          edge.mean(seat) +
          thinking_.exploration * std::sqrt(chances / static_cast<float>(edge.visits));
      if (score > best_score) {
        best = static_cast<int>(i);
        best_score = score;
      }
    }
    return best;
  }

  // ---- Playing on beyond the tree ------------------------------------------------------------

  // The tree may end in the middle of a decision.
  void finish_decision(State& state) {
    if (G::undeclared(state, last_)) play_on(state, last_);
  }

  Values judge(State& state) {
    for (int i = 0; i < thinking_.playout; ++i) {
      const SeatSet deciders = G::deciders(edition_, state);
      if (deciders.empty()) break;
      play_on(state, deciders.lowest());
    }
    return G::deciders(edition_, state).empty() ? result(state) : estimate(state);
  }

  // One decision, or the rest of one: the best of a few at random.
  void play_on(State& state, Seat seat) {
    State best = at_random(state, seat);
    if (thinking_.best_of > 1) {
      int best_value = G::evaluate(edition_, best, seat);
      for (int i = 1; i < thinking_.best_of; ++i) {
        const State other = at_random(state, seat);
        const int value = G::evaluate(edition_, other, seat);
        if (value <= best_value) continue;
        best = other;
        best_value = value;
      }
    }
    state = best;
  }

  State at_random(State state, Seat seat) {
    Silence silence;
    do {
      const auto drawn = G::random_step(edition_, state, seat, chance_);
      G::apply(edition_, state, seat, drawn.step, chance_, silence);
    } while (G::undeclared(state, seat));
    return state;
  }

  Values result(const State& state) const {
    const Standing standing = G::standing(edition_, state);
    std::array<int, kMostSeats> worth{};
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
    std::array<int, kMostSeats> worth{};
    for (int seat = 0; seat < seats_; ++seat) {
      worth[seat] = G::evaluate(edition_, state, static_cast<Seat>(seat));
    }
    return shares(worth);
  }

  // How likely each seat is to win with such a worth, in hundredths of a point.
  Values shares(const std::array<int, kMostSeats>& worth) const {
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
  Tree tree_;
  FastChance chance_;
  std::uint32_t simulations_ = 0;
  Values values_{};

  // Of the simulation under way.
  std::vector<Place> path_;
  Seat last_ = 0;
  typename G::Steps steps_;
  typename G::Steps untried_;
  std::array<std::uint32_t, G::kActions> marks_{};
  std::uint32_t mark_ = 0;
};

}  // namespace pentarch
