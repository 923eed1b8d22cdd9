// Comuni: what a balance sheet counts. Communes, what is built, guildmasters, honour, and the cards
// as they are claimed and as they are used.
#include "games/comuni/face.hpp"

namespace pentarch::comuni {

namespace {

Names honours(const std::vector<std::string>& invaders) {
  std::vector<std::string> names;
  for (const std::string& invader : invaders) {
    for (const char* place : {" high", " low"}) names.push_back(invader + place);
  }
  return {"honour", std::move(names)};
}

Taken claimed(const Event& event) {
  Taken cards;
  for (int i = 1; i <= kSpaces; ++i) {
    if (event.args[i] != kNoCard) cards.push_back(event.args[i]);
  }
  return cards;
}

}  // namespace

std::vector<Counted> ComuniFace::items() const {
  const auto building = [](const Event& event) {
    return just(target_of(event.args[1], event.args[2]));
  };
  const auto honour = [](const Event& event) { return just(2 * event.args[0] + event.args[1]); };
  return {{"commune", communes(), {{kSeated, argument(0)}}},
          {"built", targets(), {{kBuilt, building}, {kWalled, argument(1, 1 - kWallTarget)}}},
          {"guildmaster", kBuildingTypes, {{kTookGuildmaster, argument(0)}}},
          {"honour", honours(names_.invaders), {{kHonoured, honour}}},
          {"card claimed", cards(), {{kClaimed, claimed}}},
          {"card built", cards(), {{kBuilt, argument(0)}, {kWalled, argument(0)}}}};
}

}  // namespace pentarch::comuni
