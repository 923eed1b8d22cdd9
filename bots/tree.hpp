// The memory of a search: what was tried in which situation, how often, and with what result.
//
// A node is a situation by its key; an edge is a step out of it. What the steps are worth to every
// seat, not only to the one that decides, is kept where it will be told. Knows no game.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/seat.hpp"

namespace pentarch {

using Values = std::array<float, kMostSeats>;  // one for each seat, 0 to 1

struct Edge {
  std::uint32_t visits = 0;
  float value = 0;   // for the seat that decides: the sum over the visits
  float weight = 0;  // how readily it is tried, among the steps of its node
  std::uint16_t action = 0;

  float mean() const { return value / static_cast<float>(visits); }
};

class Tree {
 public:
  explicit Tree(std::size_t most_bytes) : most_bytes_(most_bytes), slots_(kFirstSlots) {}

  static constexpr int kNone = -1;

  // The node of this key, or kNone.
  int find(std::uint64_t key) const { return slots_[slot_of(key)].node; }
  // Adds the node of a new key; false without room.
  enum class Keep : std::uint8_t { kOwn, kEverySeat };
  bool add(std::uint64_t key, Keep keep);
  std::span<Edge> edges(int node) {
    return {edges_.data() + nodes_[node].first, nodes_[node].count};
  }
  std::span<const Edge> edges(int node) const {
    return {edges_.data() + nodes_[node].first, nodes_[node].count};
  }
  // The sums of the values for every seat, edge by edge; empty where they are not kept.
  std::span<Values> values(int node) {
    return {values_.data() + nodes_[node].first_values, values_of(nodes_[node])};
  }
  std::span<const Values> values(int node) const {
    return {values_.data() + nodes_[node].first_values, values_of(nodes_[node])};
  }
  // Adds a step to a node; its place among the node's edges, or kNone without room. Each unit of
  // promise more makes its weight e times as large.
  int add_edge(int node, int action, float promise);

  std::size_t bytes() const {
    return slots_.capacity() * sizeof(Slot) + nodes_.capacity() * sizeof(Node) +
           edges_.capacity() * sizeof(Edge) + values_.capacity() * sizeof(Values);
  }

 private:
  struct Node {
    std::uint32_t first = 0;  // of its edges
    std::uint16_t count = 0;
    std::uint16_t room = 0;
    float promise = 0;  // of the first edge, whose weight is 1
    std::uint32_t first_values = 0;
    Keep keep = Keep::kOwn;
  };
  struct Slot {
    std::uint64_t key = 0;
    std::int32_t node = kNone;
  };
  static constexpr std::size_t kFirstSlots = 1024;

  std::size_t slot_of(std::uint64_t key) const {
    const std::size_t last = slots_.size() - 1;
    std::size_t slot = key & last;
    while (slots_[slot].node != kNone && slots_[slot].key != key) slot = (slot + 1) & last;
    return slot;
  }
  static std::size_t values_of(const Node& node) {
    return node.keep == Keep::kEverySeat ? node.count : 0;
  }
  bool may_grow(std::size_t more_bytes) const { return bytes() + more_bytes <= most_bytes_; }
  bool widen_slots();
  bool widen_node(Node& node);

  std::size_t most_bytes_;
  std::vector<Slot> slots_;
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<Values> values_;
};

}  // namespace pentarch
