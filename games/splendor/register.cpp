// Splendor enters the registry.
#include "games/splendor/face.hpp"
#include "table/match_of.hpp"

namespace pentarch {

extern template struct Bots<splendor::Splendor>;  // bots.cpp
template struct Reading<splendor::SplendorFace>;

}  // namespace pentarch

namespace pentarch::splendor {

std::unique_ptr<AnyGame> make_game();

std::unique_ptr<AnyGame> make_game() {
  return std::make_unique<GameOf<SplendorFace>>();
}

}  // namespace pentarch::splendor
