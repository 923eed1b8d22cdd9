#include "bots/tree.hpp"

#include <algorithm>
#include <cmath>

namespace pentarch {

namespace {

// A vector grows by half; while it moves, old and new are there together.
template <class T>
std::size_t growth(const std::vector<T>& list, std::size_t more) {
  if (list.size() + more <= list.capacity()) return 0;
  return (list.capacity() + list.capacity() / 2 + more) * sizeof(T);
}

template <class T>
void make_room(std::vector<T>& list, std::size_t more) {
  if (list.size() + more > list.capacity()) {
    list.reserve(list.capacity() + list.capacity() / 2 + more);
  }
}

// A part of the list gets a larger room at its end; the place of that.
template <class T>
std::uint32_t move_to_end(std::vector<T>& list, std::size_t first, std::size_t count,
                          std::size_t room) {
  make_room(list, room);
  const std::size_t end = list.size();
  list.resize(end + room);
  std::copy_n(list.begin() + static_cast<std::ptrdiff_t>(first), count,
              list.begin() + static_cast<std::ptrdiff_t>(end));
  return static_cast<std::uint32_t>(end);
}

}  // namespace

bool Tree::widen_slots() {
  if (!may_grow(2 * slots_.size() * sizeof(Slot))) return false;
  std::vector<Slot> old(2 * slots_.size());
  old.swap(slots_);
  for (const Slot& slot : old) {
    if (slot.node != kNone) slots_[slot_of(slot.key)] = slot;
  }
  return true;
}

bool Tree::add(std::uint64_t key, Keep keep) {
  if (2 * (nodes_.size() + 1) > slots_.size() && !widen_slots()) return false;
  if (!may_grow(growth(nodes_, 1))) return false;
  make_room(nodes_, 1);
  slots_[slot_of(key)] = {key, static_cast<std::int32_t>(nodes_.size())};
  nodes_.push_back({.keep = keep});
  return true;
}

int Tree::add_edge(int node, int action, float promise) {
  Node& it = nodes_[node];
  if (it.count == it.room && !widen_node(it)) return kNone;
  if (it.count == 0) it.promise = promise;
  constexpr float kMost = 40;  // sums of weights stay finite
  Edge& edge = edges_[it.first + it.count];
  edge = {};
  edge.action = static_cast<std::uint16_t>(action);
  edge.weight = std::exp(std::clamp(promise - it.promise, -kMost, kMost));
  return it.count++;
}

// Its edges move to the end, where there is room for twice as many.
bool Tree::widen_node(Node& node) {
  const std::uint16_t room = static_cast<std::uint16_t>(std::max(4, 2 * node.room));
  const std::size_t more_values = node.keep == Keep::kEverySeat ? room : 0;
  if (!may_grow(growth(edges_, room) + growth(values_, more_values))) return false;
  node.first_values = move_to_end(values_, node.first_values, values_of(node), more_values);
  node.first = move_to_end(edges_, node.first, node.count, room);
  node.room = room;
  return true;
}

}  // namespace pentarch
