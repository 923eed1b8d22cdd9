// China's lab, compiled by itself: the fewer callers the rules have in a file, the more of them the
// compiler inlines into the loop of a simulation.
#include "games/china/face.hpp"
#include "lab/lab_of.hpp"

namespace pentarch {

extern template struct Bots<china::China>;         // bots.cpp
extern template struct Reading<china::ChinaFace>;  // register.cpp
extern template struct SheetOf<china::ChinaFace>;  // sheet.cpp
template class LabOf<china::ChinaFace>;

}  // namespace pentarch

namespace pentarch::china {

std::unique_ptr<AnyLab> make_lab();

std::unique_ptr<AnyLab> make_lab() {
  return std::make_unique<LabOf<ChinaFace>>();
}

}  // namespace pentarch::china
