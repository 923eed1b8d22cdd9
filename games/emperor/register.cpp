// Emperor's Choice enters the registry.
#include "games/emperor/face.hpp"
#include "table/match_of.hpp"

namespace pentarch {

extern template struct Bots<emperor::Emperor>;  // bots.cpp
template struct Reading<emperor::EmperorFace>;

}  // namespace pentarch

namespace pentarch::emperor {

std::unique_ptr<AnyGame> make_game();

std::unique_ptr<AnyGame> make_game() {
  return std::make_unique<GameOf<EmperorFace>>();
}

}  // namespace pentarch::emperor
