// What a search has found: the decision it would declare, and why.
#pragma once

#include "bots/search.hpp"

namespace pentarch {

template <class G>
struct Thought {
  struct Considered {
    Decision<G> decision;
    std::uint32_t visits = 0;
    Values expected{};  // of each seat: its share of the win, with the margin in it
  };
  struct Expected {
    typename G::State before;  // a guess: what nobody knows yet is drawn
    Seat seat = 0;
    Decision<G> decision;
  };

  std::uint32_t simulations = 0;
  std::vector<Considered> considered;  // first what it would declare, then the most visited
  std::vector<Expected> line;          // from the decision on
};

// The trees of a search, one for each thread, looked at as one: nodes have the same keys in all.
template <class G>
class Forest {
 public:
  using Edition = typename G::Edition;
  using State = typename G::State;

  // With a decision, the search is about that one alone.
  Forest(const Edition& edition, const State& mask, Seat seat, const Thinking& thinking,
         const Budget& budget, FastChance& chance, const Decision<G>& decision = {})
      : edition_(edition), mask_(mask), me_(seat), decision_(decision) {
    const int threads = budget.threads;
    for (int i = 0; i < threads; ++i) {
      const std::uint64_t seed = std::uint64_t{chance.bits32()} << 32 | chance.bits32();
      trees_.emplace_back(edition, mask, seat, thinking, budget, seed, decision);
    }
    const auto begin = std::chrono::steady_clock::now();
    const auto late = [&](int simulations) {
      constexpr int kBetweenLooks = 16;
      if (budget.seconds == 0 || simulations % kBetweenLooks != 0) return false;
      const std::chrono::duration<float> spent = std::chrono::steady_clock::now() - begin;
      return spent.count() >= budget.seconds;
    };
    on_threads_numbered(threads, [&](int i) {
      const int share = (budget.simulations + threads - 1 - i) / threads;
      if (budget.simulations == 0 || share > 0)
        trees_[static_cast<std::size_t>(i)].run(share, late);
    });
  }

  // Step by step the one that was visited most.
  Decision<G> decision(FastChance& chance) const {
    State state = G::guess(edition_, mask_, me_, chance);
    Trail trail;
    return follow(state, trail, me_, chance).decision;
  }

  // The whole decisions that were tried: `decision` first, the others by their visits.
  std::vector<typename Thought<G>::Considered> considered(FastChance& chance) const {
    if (!decision_.empty()) return {considered_of(decision_, all())};
    State state = G::guess(edition_, mask_, me_, chance);
    std::vector<typename Thought<G>::Considered> list;
    Decision<G> path;
    collect(state, Trail(), chance, path, list, all());
    Trail trail;
    const Followed best = follow(state, trail, me_, chance);
    std::erase_if(list, [&](const auto& other) { return other.decision == best.decision; });
    std::sort(list.begin(), list.end(), [](const auto& a, const auto& b) {
      return a.visits != b.visits ? a.visits > b.visits : a.expected > b.expected;
    });
    list.insert(list.begin(), considered_of(best.decision, best.last));
    return list;
  }

  // What is expected to happen: from here on the most visited step of everybody.
  std::vector<typename Thought<G>::Expected> line(int most, FastChance& chance) const {
    std::vector<typename Thought<G>::Expected> list;
    State state = G::guess(edition_, mask_, me_, chance);
    Trail trail;
    while (static_cast<int>(list.size()) < most) {
      const SeatSet deciders = G::deciders(edition_, state);
      if (deciders.empty()) break;
      const Seat seat = next_of(deciders, me_);
      const State before = state;
      Decision<G> decision = list.empty() ? decision_ : Decision<G>{};
      for (const auto& step : decision) take(state, trail, seat, step, chance);
      if (decision.empty()) decision = follow(state, trail, seat, chance).decision;
      if (decision.empty()) break;
      list.push_back({before, seat, std::move(decision)});
    }
    return list;
  }

  std::uint32_t simulations() const {
    std::uint32_t count = 0;
    for (const Search<G>& tree : trees_) count += tree.simulations();
    return count;
  }

 private:
  // A step, summed over the trees.
  struct Tried {
    std::uint32_t visits = 0;
    float value = 0;  // for the seat that decides
    Values values{};  // for every seat, within the decision that the search is about

    float mean() const { return value / static_cast<float>(visits); }
    void add(const Values& more) {
      for (int seat = 0; seat < kMostSeats; ++seat) values[seat] += more[seat];
    }
  };

  // The whole search as if it were the visits of one step.
  Tried all() const {
    Tried sum;
    for (const Search<G>& search : trees_) {
      sum.visits += search.simulations();
      for (int seat = 0; seat < kMostSeats; ++seat) {
        sum.values[seat] += static_cast<float>(search.sum(seat));
      }
    }
    sum.value = sum.values[me_];
    return sum;
  }

  Tried sum(std::uint64_t key, int action) const {
    Tried sum;
    for (const Search<G>& search : trees_) {
      const int node = search.tree().find(key);
      if (node == Tree::kNone) continue;
      const std::span<const Edge> edges = search.tree().edges(node);
      const std::span<const Values> values = search.tree().values(node);
      for (std::size_t i = 0; i < edges.size(); ++i) {
        if (edges[i].action != action) continue;
        sum.visits += edges[i].visits;
        sum.value += edges[i].value;
        if (!values.empty()) sum.add(values[i]);
      }
    }
    return sum;
  }

  // A decision with its last step that was a choice and was tried.
  struct Followed {
    Decision<G> decision;
    Tried last;
  };

  // Takes the most visited steps of a seat up to its declaration; empty where the trees end.
  Followed follow(State& state, Trail& trail, Seat seat, FastChance& chance) const {
    Followed followed{.decision = {}, .last = all()};
    do {
      typename G::Steps steps;
      G::legal(edition_, state, seat, steps);
      const std::uint64_t key = trail.key(seat);
      const int best = most_visited(steps, key);
      if (best < 0 && followed.decision.empty()) return {};
      // Deeper than the trees any step will do: the first is always there.
      const auto step = steps[best < 0 ? 0 : best];
      if (best >= 0 && steps.size() > 1) followed.last = sum(key, G::action_of(step));
      followed.decision.push_back(step);
      take(state, trail, seat, step, chance);
    } while (G::undeclared(state, seat));
    return followed;
  }

  static typename Thought<G>::Considered considered_of(const Decision<G>& decision,
                                                       const Tried& tried) {
    Values expected = tried.values;
    for (float& value : expected) value /= static_cast<float>(tried.visits);
    return {decision, tried.visits, expected};
  }

  // The place of the most visited of the steps, or -1 where none was.
  int most_visited(const typename G::Steps& steps, std::uint64_t key) const {
    if (steps.size() == 1) return 0;
    int best = -1;
    Tried most;
    for (int i = 0; i < steps.size(); ++i) {
      const Tried tried = sum(key, G::action_of(steps[i]));
      if (tried.visits < most.visits || tried.visits == 0) continue;
      if (tried.visits == most.visits && tried.mean() <= most.mean()) continue;
      best = i;
      most = tried;
    }
    return best;
  }

  void take(State& state, Trail& trail, Seat seat, typename G::Step step,
            FastChance& chance) const {
    Silence silence;
    G::apply(edition_, state, seat, step, chance, silence);
    trail.add(seat, G::action_of(step));
  }

  void collect(const State& state, const Trail& trail, FastChance& chance, Decision<G>& path,
               std::vector<typename Thought<G>::Considered>& list, const Tried& last) const {
    typename G::Steps steps;
    G::legal(edition_, state, me_, steps);
    for (const auto& step : steps) {
      const Tried tried = steps.size() == 1 ? last : sum(trail.key(me_), G::action_of(step));
      if (tried.visits == 0) continue;
      State next = state;
      Trail further = trail;
      take(next, further, me_, step, chance);
      path.push_back(step);
      if (G::undeclared(next, me_)) {
        collect(next, further, chance, path, list, tried);
      } else {
        list.push_back(considered_of(path, tried));
      }
      path.pop_back();
    }
  }

  const Edition& edition_;
  const State mask_;
  const Seat me_;
  const Decision<G> decision_;
  std::vector<Search<G>> trees_;
};

}  // namespace pentarch
