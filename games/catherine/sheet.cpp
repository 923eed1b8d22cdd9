// Catherine: its balance sheet, compiled by itself.
#include "games/catherine/face.hpp"
#include "lab/sheet_of.hpp"

namespace pentarch {

extern template struct Bots<catherine::Catherine>;         // bots.cpp
extern template struct Reading<catherine::CatherineFace>;  // register.cpp
template struct SheetOf<catherine::CatherineFace>;

}  // namespace pentarch
