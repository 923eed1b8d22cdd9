// Splendor: what a balance sheet counts. Cards are bought, nobles visit.
#include "games/splendor/face.hpp"

namespace pentarch::splendor {

std::vector<Counted> SplendorFace::items() const {
  return {{"card", cards(), {{kBought, argument(kBoughtCard)}}},
          {"noble", nobles(), {{kVisited, argument(0)}}}};
}

}  // namespace pentarch::splendor
