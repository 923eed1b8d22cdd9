// Any text as a record: refused, or replayed to a sound match whose own record replays.
#include "tests/fuzz/fuzz.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace pentarch;
  const auto match = replay(fuzz::text_of(data, size), fuzz::find_any_game, key_of_seed(1));
  if (!match) {
    fuzz::expect(!match.message().empty(), "a refusal says why");
    return 0;
  }
  fuzz::expect_sound(**match);
  fuzz::expect_replays(**match);
  fuzz::play_on(**match, 5);
  fuzz::expect_replays(**match);
  return 0;
}
