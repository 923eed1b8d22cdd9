// Any JSON as a position of every game: refused, or a sound match that can be played.
#include "tests/fuzz/fuzz.hpp"

namespace pentarch::fuzz {
namespace {

int seats_in(const Json& position, const GameInfo& game) {
  JsonReader reader(position, "");
  return reader.number("seats", game.least_seats, game.most_seats);
}

void start_from(const AnyGame& game, const Json& position) {
  const Json& edition = *game.edition(game.info().editions.front());
  const MatchSetup setup = setup_of(seats_in(position, game.info()));
  const auto match = game.start_from(edition, position, setup);
  if (!match) return expect(!match.message().empty(), "a refusal says why");
  expect_sound(**match);
  const auto again = game.start_from(edition, (*match)->position(), setup);
  expect(static_cast<bool>(again), "a position is accepted again, not", again.message());
  expect((*again)->hash() == (*match)->hash(), "a position comes back with the same hash");
  for (int seat = 0; seat < (*match)->seats(); ++seat) {
    expect((*match)->view(static_cast<Seat>(seat)).is_object(), "every seat has a view");
    (*match)->board(static_cast<Seat>(seat), "en", Style{});
  }
  play_on(**match, 20);
  expect_replays(**match);
}

}  // namespace
}  // namespace pentarch::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace pentarch;
  const Result<Json> json = parse_json(fuzz::text_of(data, size));
  if (!json) return 0;
  for (const Entry& entry : registry()) fuzz::start_from(*entry.game, *json);
  return 0;
}
