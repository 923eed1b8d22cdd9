// Every law of the contract, for every seat count and option of this game.
#include "tests/battery.hpp"

#include "games/comuni/face.hpp"

namespace pentarch::comuni {
namespace {

[[maybe_unused]] const int kTests = battery::battery<ComuniFace>();

}  // namespace
}  // namespace pentarch::comuni
