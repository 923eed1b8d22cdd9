// China enters the registry.
#include "games/china/face.hpp"
#include "table/match_of.hpp"

namespace pentarch {

extern template struct Bots<china::China>;  // bots.cpp
template struct Reading<china::ChinaFace>;

}  // namespace pentarch

namespace pentarch::china {

std::unique_ptr<AnyGame> make_game();

std::unique_ptr<AnyGame> make_game() {
  return std::make_unique<GameOf<ChinaFace>>();
}

}  // namespace pentarch::china
