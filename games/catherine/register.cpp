// Catherine enters the registry.
#include "games/catherine/face.hpp"
#include "games/registry.hpp"
#include "lab/lab_of.hpp"
#include "table/match_of.hpp"

namespace pentarch {

extern template struct Bots<catherine::Catherine>;         // bots.cpp
extern template struct SheetOf<catherine::CatherineFace>;  // sheet.cpp
extern template class LabOf<catherine::CatherineFace>;     // lab.cpp
template struct Reading<catherine::CatherineFace>;

}  // namespace pentarch

namespace pentarch::catherine {

Entry entry();

Entry entry() {
  return {std::make_unique<GameOf<CatherineFace>>(), std::make_unique<LabOf<CatherineFace>>()};
}

}  // namespace pentarch::catherine
