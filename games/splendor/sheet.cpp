// Splendor: its balance sheet, compiled by itself.
#include "games/splendor/face.hpp"
#include "lab/sheet_of.hpp"

namespace pentarch {

extern template struct Bots<splendor::Splendor>;         // bots.cpp
extern template struct Reading<splendor::SplendorFace>;  // register.cpp
template struct SheetOf<splendor::SplendorFace>;

}  // namespace pentarch
