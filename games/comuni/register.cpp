// Comuni enters the registry.
#include "games/comuni/face.hpp"
#include "games/registry.hpp"
#include "lab/lab_of.hpp"
#include "table/match_of.hpp"

namespace pentarch {

extern template struct Bots<comuni::Comuni>;         // bots.cpp
extern template struct SheetOf<comuni::ComuniFace>;  // sheet.cpp
extern template class LabOf<comuni::ComuniFace>;     // lab.cpp
template struct Reading<comuni::ComuniFace>;

}  // namespace pentarch

namespace pentarch::comuni {

Entry entry();

Entry entry() {
  return {std::make_unique<GameOf<ComuniFace>>(), std::make_unique<LabOf<ComuniFace>>()};
}

}  // namespace pentarch::comuni
