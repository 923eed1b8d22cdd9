// Every law of the contract, for every seat count and option of this game.
#include "tests/battery.hpp"

#include "games/emperor/face.hpp"

namespace pentarch::emperor {
namespace {

[[maybe_unused]] const int kTests = battery::battery<EmperorFace>();

}  // namespace
}  // namespace pentarch::emperor
