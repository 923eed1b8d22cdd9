// What a balance sheet counts, said once: the components by group, and the events by which the seat
// of an event (told in full) takes or uses one of them.
//
//   {"card", cards(), {{kBought, argument(6)}}},
//   {"card built", cards(), {{kBuilt, argument(0)}, {kWalled, argument(0)}}},
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/describe/names.hpp"
#include "engine/events.hpp"
#include "engine/list.hpp"

namespace pentarch {

// Something that is counted, among others of its group: {"card", "1w3"}.
struct CountedItem {
  std::string group;
  std::string name;

  bool operator==(const CountedItem&) const = default;
};

// Things by their numbers.
using Taken = List<std::int16_t, 8>;
using TakenBy = std::function<Taken(const Event&)>;

struct Taking {
  int event;  // its kind
  TakenBy which;
};

struct Counted {
  const char* group;
  Names names;
  std::vector<Taking> takings;
};

inline Taken just(int which) {
  Taken taken;
  taken.push_back(static_cast<std::int16_t>(which));
  return taken;
}
// The one that an argument says; `first` is what it says of the first one.
inline TakenBy argument(int which, int first = 0) {
  return [=](const Event& event) { return just(event.args[which] - first); };
}

// All that is counted, as one list of items.
class Counter {
 public:
  explicit Counter(const std::vector<Counted>& counted);

  const std::vector<CountedItem>& items() const noexcept { return items_; }
  Taken of(const Event& event) const;

 private:
  struct Row {
    int first;  // of its items
    TakenBy which;
  };
  std::vector<CountedItem> items_;
  std::vector<std::vector<Row>> rows_;  // by kind of event
};

}  // namespace pentarch
