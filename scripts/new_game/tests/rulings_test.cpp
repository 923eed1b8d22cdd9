// Newgame against its rulings: given this position, when this seat does that, then.
#include <gtest/gtest.h>

#include "engine/embedded.hpp"
#include "games/newgame/face.hpp"

namespace pentarch::newgame {
namespace {

const NewgameFace& standard() {
  static const NewgameFace face =
      *NewgameFace::load(*parse_json(embedded("games/newgame/edition.json")));
  return face;
}

// Cards by the numbers printed on them.
CardSet set_of(std::initializer_list<int> numbers) {
  CardSet set = 0;
  for (const int number : numbers) set |= only(number - 1);
  return set;
}

// Two seats that have played nothing yet: seat 0 holds 5, 9 and 20, and 8 is on the pile.
State begun() {
  const auto state = standard().read_position(*parse_json(
      R"({"game": "newgame", "seats": 2, "turn": 0, "first": 0, "top": "8", "discarded": [],
          "players": [{"hand": ["5", "9", "20"], "taken": [], "stone": true},
                      {"hand": ["1", "2", "24"], "taken": [], "stone": true}]})"));
  EXPECT_TRUE(state) << state.message();
  return *state;
}

State after_step(State state, Seat seat, Step step) {
  FastChance chance(1);
  Silence silence;
  apply(standard().edition(), state, seat, step, chance, silence);
  EXPECT_STREQ(audit(standard().edition(), state), nullptr);
  return state;
}

State after(const State& state, Seat seat, int number) {
  return after_step(state, seat, {static_cast<std::uint8_t>(number - 1)});
}

State started(int seats, Seat first) {
  FastChance chance(1);
  Silence silence;
  return start(standard().edition(),
               {.seats = static_cast<std::uint8_t>(seats), .options = {first}}, chance, silence);
}

TEST(newgame, R1_a_card_is_turned_up_and_each_seat_gets_three_and_a_stone) {
  const State state = started(4, 2);
  EXPECT_EQ(state.turn, 2);
  EXPECT_EQ(state.deck, 24 - 1 - 4 * 3);
  for (const Player& player : state.players) {
    EXPECT_EQ(popcount(player.hand), 3);
    EXPECT_EQ(player.stone, 1);
  }
}

TEST(newgame, R2_a_turn_ends_with_a_card_from_the_deck) {
  const State state = after(begun(), 0, 9);
  EXPECT_EQ(state.players[0].held, 3);
  EXPECT_EQ(state.deck, begun().deck - 1);
  EXPECT_EQ(state.turn, 1);
}

TEST(newgame, R3_a_higher_card_takes_the_one_below) {
  const State state = after(begun(), 0, 9);
  EXPECT_EQ(state.players[0].taken, set_of({8}));
  EXPECT_EQ(state.discarded, 0u);
  EXPECT_EQ(state.top, 9 - 1);
}

TEST(newgame, R3_a_lower_card_discards_the_one_below) {
  const State state = after(begun(), 0, 5);
  EXPECT_EQ(state.players[0].taken, 0u);
  EXPECT_EQ(state.discarded, set_of({8}));
  EXPECT_EQ(state.top, 5 - 1);
}

TEST(newgame, R4_passing_costs_the_stone) {
  const State state = after_step(begun(), 0, step(Pass::at()));
  EXPECT_EQ(state.players[0].stone, 0);
  EXPECT_EQ(state.players[0].hand, begun().players[0].hand);
  EXPECT_EQ(state.turn, 1);
  Steps steps;
  Newgame::legal(standard().edition(), after(state, 1, 24), 0, steps);
  EXPECT_FALSE(steps.contains(step(Pass::at())));
}

TEST(newgame, R5_it_ends_when_the_seat_at_turn_has_no_card) {
  State state = started(3, 0);
  while (!deciders(state).empty()) {
    state = after(state, state.turn, lowest_bit(state.players[state.turn].hand) + 1);
  }
  EXPECT_EQ(state.players[state.turn].held, 0);
  EXPECT_EQ(state.deck, 0u);
}

TEST(newgame, R6_most_points_win_and_a_tie_is_shared) {
  State state = begun();
  state.players[0].taken = set_of({13});  // 2 points, and the stone
  state.players[1].taken = set_of({24});  // 3 points
  state.players[1].stone = 0;
  const Standing tie = standing(standard().edition(), state);
  EXPECT_EQ(tie.points[0], 3);
  EXPECT_EQ(tie.rank[0], 1);
  EXPECT_EQ(tie.rank[1], 1);
  state.players[0].taken |= set_of({2});
  EXPECT_EQ(standing(standard().edition(), state).rank[1], 2);
}

}  // namespace
}  // namespace pentarch::newgame
