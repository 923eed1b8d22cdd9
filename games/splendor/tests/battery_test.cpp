// Every law of the contract, for every seat count and option of this game.
#include "tests/battery.hpp"

#include "games/splendor/face.hpp"

namespace pentarch::splendor {
namespace {

[[maybe_unused]] const int kTests = battery::battery<SplendorFace>();

}  // namespace
}  // namespace pentarch::splendor
