// China enters the registry.
#include "games/china/face.hpp"
#include "games/registry.hpp"
#include "lab/lab_of.hpp"
#include "table/match_of.hpp"

namespace pentarch {

extern template struct Bots<china::China>;         // bots.cpp
extern template struct SheetOf<china::ChinaFace>;  // sheet.cpp
extern template class LabOf<china::ChinaFace>;     // lab.cpp
template struct Reading<china::ChinaFace>;

}  // namespace pentarch

namespace pentarch::china {

Entry entry();

Entry entry() {
  return {std::make_unique<GameOf<ChinaFace>>(), std::make_unique<LabOf<ChinaFace>>()};
}

}  // namespace pentarch::china
