// The way from the root of a search to a node: which steps were taken, by whom. Knows no game.
//
// What was drawn on the way is no part of it: a node stands for all draws, and only the steps that
// are legal differ. Results of many draws gather there, where nodes of their own would each be seen
// once (docs/BOTS.md says what that is worth).
#pragma once

#include <cstdint>

#include "engine/hash.hpp"
#include "engine/seat.hpp"

namespace pentarch {

class Trail {
 public:
  // The node in which the seat decides.
  std::uint64_t key(Seat seat) const { return combine(own_, seat); }

  // Adds a step; the deciders are those before it, the state is the one after it. Where several
  // decide at once, nobody knows the answers of the others until all are given.
  template <class G>
  void add(const typename G::Edition& edition, const typename G::State& after, SeatSet deciders,
           Seat seat, typename G::Step step) {
    const std::uint64_t word = static_cast<std::uint64_t>(G::action_of(step)) * kMostSeats + seat;
    all_ = combine(all_, word);
    own_ = combine(own_, word);
    if (G::undeclared(after, seat)) return;
    const SeatSet others = deciders.without(seat);
    const bool others_still_decide = !others.empty() && G::deciders(edition, after) == others;
    if (!others_still_decide) known_ = all_;
    own_ = known_;
  }

 private:
  std::uint64_t all_ = 0;    // all steps
  std::uint64_t known_ = 0;  // those that everybody knows
  std::uint64_t own_ = 0;    // the same, with those of the decision under way
};

}  // namespace pentarch
