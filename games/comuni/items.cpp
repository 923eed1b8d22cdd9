// Comuni: what a balance sheet counts. Communes, what is built, guildmasters, honour, and the cards
// as they are claimed and as they are used.
#include "games/comuni/face.hpp"

namespace pentarch::comuni {

namespace {

// Where the groups begin; cards come last, as editions have more or fewer of them.
constexpr int kIsCommune = 0;
constexpr int kBuilding = kIsCommune + kCommunes;
constexpr int kGuildmaster = kBuilding + kTargets;
constexpr int kHonour = kGuildmaster + kTypes;
constexpr int kClaimedCard = kHonour + 2 * kDecks;

}  // namespace

std::vector<Item> ComuniFace::items() const {
  std::vector<Item> items;
  for (const std::string& commune : names_.communes) items.push_back({"commune", commune});
  for (int target = 0; target < kTargets; ++target) {
    const bool wall = target >= kWallTarget;
    items.push_back({"built", std::string(wall ? "wall" : kTypeNames[target / kLevels]) + " " +
                                  std::to_string(target % kLevels + 1)});
  }
  for (const char* type : kTypeNames) items.push_back({"guildmaster", type});
  for (const std::string& invader : names_.invaders) {
    items.push_back({"honour", invader + " high"});
    items.push_back({"honour", invader + " low"});
  }
  for (const std::string& card : names_.cards) items.push_back({"card claimed", card});
  for (const std::string& card : names_.cards) items.push_back({"card built", card});
  return items;
}

Taken ComuniFace::items_of(const Event& event) const {
  const auto& args = event.args;
  Taken taken;
  const auto take = [&](int item) { taken.push_back(static_cast<std::int16_t>(item)); };
  const int built_card = kClaimedCard + static_cast<int>(names_.cards.size());
  switch (event.kind) {
    case kSeated: take(kIsCommune + args[0]); break;
    case kClaimed:
      for (int i = 1; i <= kSpaces; ++i) {
        if (args[i] != kNoCard) take(kClaimedCard + args[i]);
      }
      break;
    case kHonoured: take(kHonour + 2 * args[0] + args[1]); break;
    case kBuilt:
      take(kBuilding + kLevels * args[1] + args[2] - 1);
      take(built_card + args[0]);
      break;
    case kWalled:
      take(kBuilding + kWallTarget + args[1] - 1);
      take(built_card + args[0]);
      break;
    case kTookGuildmaster: take(kGuildmaster + args[0]); break;
    default: break;
  }
  return taken;
}

}  // namespace pentarch::comuni
