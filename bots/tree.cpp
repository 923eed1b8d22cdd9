#include "bots/tree.hpp"

#include <algorithm>

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

int Tree::find_or_add(std::uint64_t key) {
  std::size_t slot = slot_of(key);
  if (slots_[slot].node != kNone) return slots_[slot].node;
  if (2 * (nodes_.size() + 1) > slots_.size()) {
    if (!widen_slots()) return kNone;
    slot = slot_of(key);
  }
  if (!may_grow(growth(nodes_, 1))) return kNone;
  make_room(nodes_, 1);
  nodes_.push_back({});
  slots_[slot] = {key, static_cast<std::int32_t>(nodes_.size() - 1)};
  return slots_[slot].node;
}

int Tree::add_edge(int node, int action) {
  const Node old = nodes_[node];
  if (old.count == old.room) {
    const std::uint16_t room = static_cast<std::uint16_t>(std::max(2, 2 * old.room));
    if (!may_grow(growth(edges_, room))) return kNone;
    make_room(edges_, room);
    const std::size_t first = edges_.size();
    edges_.resize(first + room);
    std::copy_n(edges_.begin() + old.first, old.count,
                edges_.begin() + static_cast<std::ptrdiff_t>(first));
    nodes_[node].first = static_cast<std::uint32_t>(first);
    nodes_[node].room = room;
  }
  Edge& edge = edges_[nodes_[node].first + nodes_[node].count];
  edge = {};
  edge.action = static_cast<std::uint16_t>(action);
  return nodes_[node].count++;
}

}  // namespace pentarch
