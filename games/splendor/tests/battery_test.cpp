// Every law of the contract, for every seat count and option of this game.
#include "tests/battery.hpp"

#include "games/splendor/face.hpp"

namespace pentarch::splendor {
namespace {

[[maybe_unused]] const int kTests = battery::battery<SplendorFace>({
    .may_differ = {"/first", "/turn", "/rounds", "/passes", "/last_round",
                   "/players/*/reserved/*/covered"},
    .not_on_board = {},
    .short_sentences = {"reserved"},  // from which place: it is filled again in the next sentence
});

}  // namespace
}  // namespace pentarch::splendor
