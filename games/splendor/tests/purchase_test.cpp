// The fast ways of purchase.hpp and rules.hpp against the plain ones, over whole random games.
#include <gtest/gtest.h>

#include "games/splendor/tests/builder.hpp"
#include "lab/play_out.hpp"

namespace pentarch::splendor::tests {
namespace {

// Calls check(state, player) for every seat after every step of some random games.
template <class Check>
void for_every_player(Check&& check) {
  for (int number = 0; number < 200; ++number) {
    FastChance chance = FastChance::of_game(3, number);
    Silence silence;
    const pentarch::Setup setup{.seats = static_cast<std::uint8_t>(2 + number % 3), .options = {}};
    State state = start(standard().data, setup, chance, silence);
    play_out<Splendor>(standard().data, state, chance, [&](const State& now) {
      for (int seat = 0; seat < now.seats; ++seat) check(now, now.players[seat]);
      return true;
    });
  }
}

TEST(splendor_purchase, all_cards_at_once_as_one_by_one) {
  for_every_player([](const State& state, const Player& player) {
    ASSERT_EQ(affordable_cards(standard().data, state, player),
              affordable_plain(standard().data, state, player));
  });
}

TEST(splendor_purchase, nobody_can_pay_for_what_is_no_card) {
  for_every_player([](const State& state, const Player& player) {
    const std::uint32_t bits = affordable_cards(standard().data, state, player);
    for (int i = 0; i < kDisplay + kHand; ++i) {
      const CardId card = i < kDisplay ? state.display[i] : player.reserved[i - kDisplay];
      ASSERT_TRUE(card < kUnknown || ((bits >> i) & 1u) == 0u);
    }
  });
}

TEST(splendor_purchase, present_cards_are_those_that_are_there) {
  for_every_player([](const State& state, const Player&) {
    std::uint32_t present = 0;
    for (int i = 0; i < kDisplay; ++i) present |= std::uint32_t{state.display[i] != kNoCard} << i;
    ASSERT_EQ(cards_present(state), present);
  });
}

}  // namespace
}  // namespace pentarch::splendor::tests
