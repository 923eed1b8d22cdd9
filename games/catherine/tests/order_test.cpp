// Catherine: nobody's order of answering changes anything. Whole games are played with the same
// choices and the same draws, but with the answers given in other orders.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/hash.hpp"
#include "games/catherine/tests/builder.hpp"

namespace pentarch::catherine::tests {
namespace {

// Each seat chooses by a chance of its own; the order of answers is shuffled by another, and the
// cards come from a third. Returns the hash of every state in which nobody has answered yet.
std::vector<std::uint64_t> play_game(int seats, std::uint64_t game, std::uint64_t order) {
  FastChance cards = FastChance::of_game(1, game);
  FastChance shuffle = FastChance::of_game(2 + order, game);
  std::vector<FastChance> wills;
  for (int seat = 0; seat < seats; ++seat) wills.push_back(FastChance::of_game(1000 + seat, game));
  Silence silence;
  State state =
      start(standard(), pentarch::Setup{.seats = static_cast<std::uint8_t>(seats), .options = {}},
            cards, silence);
  std::vector<std::uint64_t> hashes;
  while (!deciders(state).empty()) {
    hashes.push_back(hash_of(state));
    std::vector<Seat> waiting;
    deciders(state).for_each([&](Seat seat) { waiting.push_back(seat); });
    while (!waiting.empty()) {
      const int next = shuffle.below(static_cast<int>(waiting.size()));
      const Seat seat = waiting[next];
      // Steps of the seats are mixed as well: a decision need not be finished before the next.
      const Step step = Catherine::random_step(standard(), state, seat, wills[seat]).step;
      const bool last = waiting.size() == 1;
      apply(standard(), state, seat, step, cards, silence);
      if (last ? !undeclared(state, seat) : !deciders(state).has(seat)) {
        waiting.erase(waiting.begin() + next);
      }
    }
  }
  hashes.push_back(hash_of(state));
  return hashes;
}

TEST(catherine, K16_the_order_of_answers_changes_nothing) {
  for (const int seats : {2, 3, 4}) {
    for (std::uint64_t game = 0; game < 40; ++game) {
      const std::vector<std::uint64_t> should = play_game(seats, game, 0);
      ASSERT_GT(should.size(), 13u);
      for (std::uint64_t order = 1; order < 8; ++order) {
        ASSERT_EQ(play_game(seats, game, order), should) << seats << " seats, game " << game;
      }
    }
  }
}

TEST(catherine, an_answer_is_absent_from_the_masks_of_others_until_all_have_answered) {
  FastChance chance(3);
  Silence silence;
  State state = start(standard(), pentarch::Setup{.seats = 4, .options = {}}, chance, silence);
  while (!deciders(state).empty()) {
    const State before = state;
    const Seat seat = deciders(state).lowest();
    const Step step = Catherine::random_step(standard(), state, seat, chance).step;
    apply(standard(), state, seat, step, chance, silence);
    if (state.phase != before.phase || state.answered < before.answered ||
        state.answered == before.answered) {
      continue;
    }
    for (const Seat other : {Seat{0}, Seat{1}, Seat{2}, Seat{3}, kNobody}) {
      if (other == seat) continue;
      EXPECT_TRUE(same(mask(standard(), state, other), mask(standard(), before, other)));
      EXPECT_TRUE(deciders(mask(standard(), state, other)).has(seat));
    }
  }
}

}  // namespace
}  // namespace pentarch::catherine::tests
