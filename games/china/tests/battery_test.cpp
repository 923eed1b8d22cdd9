// Every law of the contract, for every seat count and option of this game.
#include "tests/battery.hpp"

#include "games/china/face.hpp"

namespace pentarch::china {
namespace {

[[maybe_unused]] const int kTests = battery::battery<ChinaFace>({
    .may_differ = {"/first", "/turn", "/rounds", "/memory_aid"},
    .not_on_board = {"/memory_aid"},  // an option: the page of a person shows more or less
    // Whether a card that was paid had been seen is for those who count.
    .short_sentences = {"placed", "discarded"},
});

}  // namespace
}  // namespace pentarch::china
