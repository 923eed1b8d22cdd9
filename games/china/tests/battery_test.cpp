// Every law of the contract, for every seat count and option of this game.
#include "tests/battery.hpp"

#include "games/china/face.hpp"

namespace pentarch::china {
namespace {

[[maybe_unused]] const int kTests = battery::battery<ChinaFace>();

}  // namespace
}  // namespace pentarch::china
