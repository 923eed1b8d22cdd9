// Splendor's lab, compiled by itself: the fewer callers the rules have in a file, the more of them
// the compiler inlines into the loop of a simulation.
#include "games/splendor/face.hpp"
#include "lab/lab_of.hpp"

namespace pentarch {

extern template struct Bots<splendor::Splendor>;         // bots.cpp
extern template struct Reading<splendor::SplendorFace>;  // register.cpp
extern template struct SheetOf<splendor::SplendorFace>;  // sheet.cpp
template class LabOf<splendor::SplendorFace>;

}  // namespace pentarch

namespace pentarch::splendor {

std::unique_ptr<AnyLab> make_lab();

std::unique_ptr<AnyLab> make_lab() {
  return std::make_unique<LabOf<SplendorFace>>();
}

}  // namespace pentarch::splendor
