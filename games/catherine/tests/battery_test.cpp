// Every law of the contract, for every seat count and option of this game.
#include "tests/battery.hpp"

#include "games/catherine/face.hpp"

namespace pentarch::catherine {
namespace {

[[maybe_unused]] const int kTests = battery::battery<CatherineFace>();

}  // namespace
}  // namespace pentarch::catherine
