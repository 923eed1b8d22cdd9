#include "engine/describe/counted.hpp"

namespace pentarch {

Counter::Counter(const std::vector<Counted>& counted) {
  for (const Counted& one : counted) {
    for (const Taking& taking : one.takings) {
      const auto kind = static_cast<std::size_t>(taking.event);
      if (rows_.size() <= kind) rows_.resize(kind + 1);
      rows_[kind].push_back({static_cast<int>(items_.size()), taking.which});
    }
    for (int i = 0; i < one.names.size(); ++i) {
      items_.push_back({one.group, std::string(one.names[i])});
    }
  }
}

Taken Counter::of(const Event& event) const {
  Taken items;
  if (event.kind >= rows_.size()) return items;
  for (const Row& row : rows_[event.kind]) {
    for (const int which : row.which(event)) {
      items.push_back(static_cast<std::int16_t>(row.first + which));
    }
  }
  return items;
}

}  // namespace pentarch
