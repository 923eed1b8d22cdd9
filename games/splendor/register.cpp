// Splendor enters the registry.
#include "games/registry.hpp"
#include "games/splendor/face.hpp"
#include "lab/lab_of.hpp"
#include "table/match_of.hpp"

namespace pentarch {

extern template struct Bots<splendor::Splendor>;         // bots.cpp
extern template struct SheetOf<splendor::SplendorFace>;  // sheet.cpp
extern template class LabOf<splendor::SplendorFace>;     // lab.cpp
template struct Reading<splendor::SplendorFace>;

}  // namespace pentarch

namespace pentarch::splendor {

Entry entry();

Entry entry() {
  return {std::make_unique<GameOf<SplendorFace>>(), std::make_unique<LabOf<SplendorFace>>()};
}

}  // namespace pentarch::splendor
