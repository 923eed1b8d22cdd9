// Comuni: its balance sheet, compiled by itself.
#include "games/comuni/face.hpp"
#include "lab/sheet_of.hpp"

namespace pentarch {

extern template struct Bots<comuni::Comuni>;         // bots.cpp
extern template struct Reading<comuni::ComuniFace>;  // register.cpp
template struct SheetOf<comuni::ComuniFace>;

}  // namespace pentarch
