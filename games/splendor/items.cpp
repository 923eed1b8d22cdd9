// Splendor: what a balance sheet counts. Cards are bought, nobles visit.
#include "games/splendor/face.hpp"

namespace pentarch::splendor {

std::vector<Item> SplendorFace::items() const {
  std::vector<Item> items;
  for (const std::string& card : names_.cards) items.push_back({"card", card});
  for (const std::string& noble : names_.nobles) items.push_back({"noble", noble});
  return items;
}

Taken SplendorFace::items_of(const Event& event) const {
  Taken taken;
  if (event.kind == kBought) taken.push_back(event.args[kGold + 1]);
  if (event.kind == kVisited) {
    const int first = static_cast<int>(names_.cards.size());
    taken.push_back(static_cast<std::int16_t>(first + event.args[0]));
  }
  return taken;
}

}  // namespace pentarch::splendor
