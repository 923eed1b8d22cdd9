// What leads from the root of a search to a node: the steps that its seat has taken since. Knows no
// game.
//
// What was drawn on the way is no part of it, nor what the others did: a node stands for all of
// that, and only the steps that are legal differ. So everybody has a tree of plans of its own, and
// what a plan is worth gathers in few nodes, where a node for each course of events would be seen
// once (docs/lab/search.md says what that is worth).
#pragma once

#include <array>
#include <cstdint>

#include "engine/hash.hpp"
#include "engine/seat.hpp"

namespace pentarch {

class Trail {
 public:
  // The node in which the seat decides.
  std::uint64_t key(Seat seat) const { return combine(own_[seat], seat); }

  void add(Seat seat, int action) {
    own_[seat] = combine(own_[seat], static_cast<std::uint64_t>(action));
  }

 private:
  std::array<std::uint64_t, kMostSeats> own_{};
};

}  // namespace pentarch
