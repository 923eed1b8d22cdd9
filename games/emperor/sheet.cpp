// Emperor's Choice: its balance sheet, compiled by itself.
#include "games/emperor/face.hpp"
#include "lab/sheet_of.hpp"

namespace pentarch {

extern template struct Bots<emperor::Emperor>;         // bots.cpp
extern template struct Reading<emperor::EmperorFace>;  // register.cpp
template struct SheetOf<emperor::EmperorFace>;

}  // namespace pentarch
