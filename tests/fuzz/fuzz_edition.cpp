// Any JSON as an edition of every game: refused, or playable at every seat count.
#include "tests/fuzz/fuzz.hpp"

namespace pentarch::fuzz {
namespace {

void play_edition(const AnyGame& game, const Json& edition) {
  const bool playable = game.check_edition(edition).unplayable.empty();
  for (int seats = game.info().least_seats; seats <= game.info().most_seats; ++seats) {
    const auto match = game.start(edition, setup_of(seats));
    expect(static_cast<bool>(match) == playable, "check and start agree", match.message());
    if (!playable) return;
    expect_sound(**match);
    play_on(**match, 60);
    expect_replays(**match);
  }
}

}  // namespace
}  // namespace pentarch::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace pentarch;
  const Result<Json> json = parse_json(fuzz::text_of(data, size));
  if (!json) return 0;
  for (const Entry& entry : registry()) fuzz::play_edition(*entry.game, *json);
  return 0;
}
