// Catherine enters the registry.
#include "games/catherine/face.hpp"
#include "table/match_of.hpp"

namespace pentarch {

extern template struct Bots<catherine::Catherine>;  // bots.cpp
template struct Reading<catherine::CatherineFace>;

}  // namespace pentarch

namespace pentarch::catherine {

std::unique_ptr<AnyGame> make_game();

std::unique_ptr<AnyGame> make_game() {
  return std::make_unique<GameOf<CatherineFace>>();
}

}  // namespace pentarch::catherine
