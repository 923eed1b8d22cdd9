// Catherine's lab, compiled by itself: the fewer callers the rules have in a file, the more of them
// the compiler inlines into the loop of a simulation.
#include "games/catherine/face.hpp"
#include "lab/lab_of.hpp"

namespace pentarch {

extern template struct Bots<catherine::Catherine>;         // bots.cpp
extern template struct Reading<catherine::CatherineFace>;  // register.cpp
extern template struct SheetOf<catherine::CatherineFace>;  // sheet.cpp
template class LabOf<catherine::CatherineFace>;

}  // namespace pentarch

namespace pentarch::catherine {

std::unique_ptr<AnyLab> make_lab();

std::unique_ptr<AnyLab> make_lab() {
  return std::make_unique<LabOf<CatherineFace>>();
}

}  // namespace pentarch::catherine
