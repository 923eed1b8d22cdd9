// Emperor's Choice: what a balance sheet counts. Policies as they are chosen and flipped, tiles,
// decrees, persons as they are shown, hired and killed, and all that brings an effect.
#include "games/emperor/face.hpp"

namespace pentarch::emperor {

std::vector<Counted> EmperorFace::items() const {
  std::vector<std::string> levels;
  for (int level = 1; level <= edition().top_level; ++level) {
    levels.push_back(std::to_string(level));
  }
  const Names for_players = tiles().part(0, kXiongnu);  // Xiongnu never come to a player
  return {{"policy chosen", policies(), {{kChosePolicy, argument(0)}}},
          {"policy flipped to", policies(), {{kFlipped, argument(0)}}},
          {"tile", for_players, {{kGotTile, argument(0)}}},
          {"decree", decrees(), {{kTookDecree, argument(0)}}},
          {"withdrawal", withdrawals(), {{kWithdrew, argument(0)}}},
          {"bonus tile", bonuses(), {{kPicked, argument(0)}}},
          {"treasure", treasures(), {{kTookTreasure, argument(0)}}},
          {"person shown", persons(), {{kShowed, argument(0)}}},
          {"person hired", persons(), {{kHiredPerson, argument(0)}}},
          {"person killed", persons(), {{kKilled, argument(1)}}},
          {"tribute", tributes(), {{kDrewTribute, argument(0)}}},
          {"palace level", {"level", std::move(levels)}, {{kRose, argument(0, 1)}}}};
}

}  // namespace pentarch::emperor
