// China: its balance sheet, compiled by itself.
#include "games/china/face.hpp"
#include "lab/sheet_of.hpp"

namespace pentarch {

extern template struct Bots<china::China>;         // bots.cpp
extern template struct Reading<china::ChinaFace>;  // register.cpp
template struct SheetOf<china::ChinaFace>;

}  // namespace pentarch
