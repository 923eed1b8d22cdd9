// Emperor's Choice enters the registry.
#include "games/emperor/face.hpp"
#include "games/registry.hpp"
#include "lab/lab_of.hpp"
#include "table/match_of.hpp"

namespace pentarch {

extern template struct Bots<emperor::Emperor>;         // bots.cpp
extern template struct SheetOf<emperor::EmperorFace>;  // sheet.cpp
extern template class LabOf<emperor::EmperorFace>;     // lab.cpp
template struct Reading<emperor::EmperorFace>;

}  // namespace pentarch

namespace pentarch::emperor {

Entry entry();

Entry entry() {
  return {std::make_unique<GameOf<EmperorFace>>(), std::make_unique<LabOf<EmperorFace>>()};
}

}  // namespace pentarch::emperor
