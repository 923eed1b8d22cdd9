// The battery for every game of the program. A new game is one line here.
#include "tests/battery.hpp"

#include "games/china/face.hpp"
#include "games/emperor/face.hpp"
#include "games/registry.hpp"
#include "games/splendor/face.hpp"

namespace pentarch {
namespace {

const int kTests[] = {
    battery::battery<splendor::SplendorFace>(),
    battery::battery<china::ChinaFace>(),
    battery::battery<emperor::EmperorFace>(),
};

// No game is forgotten above.
TEST(Battery, CoversEveryRegisteredGame) {
  EXPECT_EQ(std::size(kTests), registry().size());
  for (const int tests : kTests) EXPECT_GT(tests, 0);
}

}  // namespace
}  // namespace pentarch
