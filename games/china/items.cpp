// China: what a balance sheet counts. Houses by site and by state, fortresses, emissaries.
#include "games/china/face.hpp"

namespace pentarch::china {

namespace {

// Where the groups begin; sites come last, as editions have more or fewer of them.
constexpr int kHousesIn = 0;
constexpr int kEmissariesIn = kHousesIn + kRealms;
constexpr int kHouseOn = kEmissariesIn + kRealms;

}  // namespace

std::vector<Item> ChinaFace::items() const {
  std::vector<Item> items;
  for (const std::string& realm : names_.realms) items.push_back({"houses in", realm});
  for (const std::string& realm : names_.realms) items.push_back({"emissary in", realm});
  for (const std::string& site : names_.sites) items.push_back({"house on", site});
  for (const std::string& site : names_.sites) items.push_back({"fortress on", site});
  return items;
}

Taken ChinaFace::items_of(const Event& event) const {
  Taken taken;
  if (event.kind != kPlaced) return taken;
  const int place = event.args[1];
  const auto take = [&](int item) { taken.push_back(static_cast<std::int16_t>(item)); };
  switch (event.args[0]) {
    case kHouse:
      take(kHousesIn + edition().realm_of[place]);
      take(kHouseOn + place);
      break;
    case kFortress: take(kHouseOn + sites() + place); break;
    default: take(kEmissariesIn + place); break;
  }
  return taken;
}

}  // namespace pentarch::china
