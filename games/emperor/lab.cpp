// The lab of Emperor's Choice, compiled by itself: the fewer callers the rules have in a file, the
// more of them the compiler inlines into the loop of a simulation.
#include "games/emperor/face.hpp"
#include "lab/lab_of.hpp"

namespace pentarch {

extern template struct Bots<emperor::Emperor>;         // bots.cpp
extern template struct Reading<emperor::EmperorFace>;  // register.cpp
extern template struct SheetOf<emperor::EmperorFace>;  // sheet.cpp
template class LabOf<emperor::EmperorFace>;

}  // namespace pentarch

namespace pentarch::emperor {

std::unique_ptr<AnyLab> make_lab();

std::unique_ptr<AnyLab> make_lab() {
  return std::make_unique<LabOf<EmperorFace>>();
}

}  // namespace pentarch::emperor
