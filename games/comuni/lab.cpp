// Comuni's lab, compiled by itself: the fewer callers the rules have in a file, the more of them
// the compiler inlines into the loop of a simulation.
#include "games/comuni/face.hpp"
#include "lab/lab_of.hpp"

namespace pentarch {

extern template struct Bots<comuni::Comuni>;         // bots.cpp
extern template struct Reading<comuni::ComuniFace>;  // register.cpp
extern template struct SheetOf<comuni::ComuniFace>;  // sheet.cpp
template class LabOf<comuni::ComuniFace>;

}  // namespace pentarch

namespace pentarch::comuni {

std::unique_ptr<AnyLab> make_lab();

std::unique_ptr<AnyLab> make_lab() {
  return std::make_unique<LabOf<ComuniFace>>();
}

}  // namespace pentarch::comuni
