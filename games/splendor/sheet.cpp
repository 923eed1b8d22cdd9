// Splendor: its balance sheet, compiled by itself.
#include "games/splendor/face.hpp"
#include "lab/sheet_of.hpp"

namespace pentarch {

extern template struct Bots<splendor::Splendor>;  // bots.cpp
template struct SheetOf<splendor::SplendorFace>;

}  // namespace pentarch
