// Comuni enters the registry.
#include "games/comuni/face.hpp"
#include "table/match_of.hpp"

namespace pentarch {

extern template struct Bots<comuni::Comuni>;  // bots.cpp
template struct Reading<comuni::ComuniFace>;

}  // namespace pentarch

namespace pentarch::comuni {

std::unique_ptr<AnyGame> make_game();

std::unique_ptr<AnyGame> make_game() {
  return std::make_unique<GameOf<ComuniFace>>();
}

}  // namespace pentarch::comuni
