// Comuni: positions from outside. What is possible is read; what is not is refused with a reason.
#include <functional>

#include "games/comuni/tests/builder.hpp"

namespace pentarch::comuni {
namespace {

using tests::Play;
using tests::Position;

// What reading says about this position after a change; empty if it is read.
std::string refusal(const State& state, const std::function<void(Json&)>& change) {
  Json json = tests::standard_face().position(state);
  change(json);
  const Result<State> read = tests::standard_face().read_position(json);
  const std::string prefix = "this position is impossible: ";
  if (read) return "";
  EXPECT_TRUE(read.message().starts_with(prefix)) << read.message();
  return read.message().substr(prefix.size());
}

std::string refusal(const Position& position, const std::function<void(Json&)>& change) {
  return refusal(position.state(), change);
}

TEST(comuni_position, is_read_back_to_the_same_bytes) {
  const State state = Position(3)
                          .cubes(0, {.gold = 3, .pilgrim = 2})
                          .hand(1, {"c-wild-2", "a-economy-1"})
                          .building(2, kCulture, 3)
                          .active(2, kCulture)
                          .guildmaster(kCulture, 2)
                          .bid(4, 1, 1, 2)
                          .honour(0, 0, 1)
                          .honour(1, 0, 0)
                          .plunder(2, 5)
                          .state();
  const Result<State> read =
      tests::standard_face().read_position(tests::standard_face().position(state));
  ASSERT_TRUE(read) << read.message();
  EXPECT_TRUE(tests::same(*read, state));
}

TEST(comuni_position, points_and_cards_left_may_be_omitted_but_not_wrong) {
  const Position position = Position(2).building(0, kEconomy, 2);
  EXPECT_EQ(refusal(position,
                    [](Json& json) {
                      json["players"][0].erase("points");
                      json["deck"].erase("left");
                    }),
            "");
  EXPECT_EQ(refusal(position, [](Json& json) { json["players"][0]["points"] = 4; }),
            "players[0].points is '4'; by the rest it is '3'");
}

TEST(comuni_position, cubes_out_of_nowhere_are_refused) {
  EXPECT_EQ(refusal(Position(2), [](Json& json) { json["supply"]["gold"] = 51; }),
            "cubes were lost or made");
  EXPECT_EQ(refusal(Position(2), [](Json& json) { json["supply"]["gold"] = Json(); }),
            "supply.gold is null, but no seat is covered");
}

TEST(comuni_position, cards_out_of_nowhere_are_refused) {
  EXPECT_EQ(
      refusal(Position(2),
              [](Json& json) { json["players"][0]["hand"] = {"a-economy-3", "a-economy-3"}; }),
      "there are more cards of a kind than exist");
  EXPECT_EQ(refusal(Position(2), [](Json& json) { json["players"][0]["hand"] = {"d-wild-3"}; }),
            "there are more cards of a kind than exist");
  EXPECT_EQ(refusal(Position(2),
                    [](Json& json) {
                      json["players"][0].erase("points");
                      json["players"][0]["buildings"]["economy"] = {9, 9, 9, 9};
                    }),
            "more cards are built than were drawn");
  EXPECT_EQ(refusal(Position(2), [](Json& json) { json["players"][0]["hand"] = {"nonsense"}; }),
            "players[0].hand[0] is 'nonsense'; it must be the name of a card");
}

TEST(comuni_position, hands_above_the_limit_are_refused_but_while_building) {
  const auto three = [](Json& json) {
    json["players"][0]["hand"] = {"a-economy-1", "a-economy-2", "a-economy-3"};
  };
  EXPECT_EQ(refusal(Position(2), three), "a hand is too large");
  EXPECT_EQ(refusal(Position(2).phase(Phase::kBuilding).hand(0, {"a-economy-1"}), three), "");
}

TEST(comuni_position, envoys_must_be_where_they_can_be) {
  const auto bid = [](int seat) { return Json{{"seat", seat}, {"gold", 0}, {"pilgrim", 0}}; };
  EXPECT_EQ(refusal(Position(4).bid(1, 0).bid(2, 0).bid(3, 0),
                    [&](Json& json) { json["columns"][3]["bid"] = bid(0); }),
            "a seat has too many envoys");
  EXPECT_EQ(refusal(Position(2), [&](Json& json) { json["displaced"] = bid(0); }),
            "an envoy is displaced out of turn");
  EXPECT_EQ(refusal(Position(2),
                    [&](Json& json) {
                      json["phase"] = "displaced";
                      json["displaced"] = bid(1);
                    }),
            "nobody has displaced the envoy");
}

TEST(comuni_position, the_clock_must_fit) {
  EXPECT_EQ(refusal(Position(2), [](Json& json) { json["phase"] = "invasion"; }),
            "there is an invasion, but cards are left");
  EXPECT_EQ(refusal(Position(2), [](Json& json) { json["last_turns"] = 1; }),
            "these are last turns, but cards are left");
  EXPECT_EQ(refusal(Position(2), [](Json& json) { json["claimless"] = 40; }),
            "there was no claim for too long");
  EXPECT_EQ(refusal(Position(2), [](Json& json) { json["phase"] = "over"; }),
            "the game is over, but cards are left");
  EXPECT_EQ(refusal(Position(2), [](Json& json) { json["phase"] = "plunder"; }),
            "a choice under way does not fit the position");
}

TEST(comuni_position, undeclared_steps_are_taken_again) {
  Play game(Position(2).cubes(0, {.gold = 3}));
  take_quietly<Comuni>(tests::standard(), game.state(), 0, Comuni::step_of(PlaceBid::at(2)));
  EXPECT_EQ(refusal(game.state(), [](Json&) {}), "");
  EXPECT_EQ(refusal(game.state(),
                    [](Json& json) {
                      json["players"][0]["undeclared"] = {PlaceBid::at(2), BidGold::at(1)};
                    }),
            "an undeclared step of seat 0 is not possible here")
      << "this would declare the bid";
  EXPECT_EQ(refusal(game.state(),
                    [](Json& json) { json["players"][0]["undeclared"] = {Withdraw::kFirst}; }),
            "an undeclared step of seat 0 is not possible here");
}

TEST(comuni_position, a_sealed_answer_must_be_paid_for) {
  Play game(Position(2).deck(1, 0).phase(Phase::kInvasion).cubes(0, {.army = 2}));
  game.does(0, "defend league 1 walls 1");
  EXPECT_EQ(refusal(game.state(), [](Json& json) { json["players"][0]["defence"]["army"] = 3; }),
            "a seat defends with what it does not have");
  EXPECT_EQ(refusal(game.state(), [](Json& json) { json["players"][0]["defence"]["league"] = 3; }),
            "a seat defends with what it does not have");
  EXPECT_EQ(refusal(game.state(), [](Json& json) { json["phase"] = "project"; }),
            "the deck has run out, but there is no invasion");
}

TEST(comuni_position, what_is_covered_must_be_covered_for_one_viewer) {
  const State shown = Play(Position(3).cubes(1, {.gold = 2})).shown(0);
  EXPECT_EQ(refusal(shown, [](Json& json) { json["covered"] = {1}; }),
            "players[2].cubes is missing; it is an object");
  EXPECT_EQ(refusal(shown, [](Json& json) { json["screens"] = "open"; }),
            "something is covered although the screens are open");
}

TEST(comuni_position, misspellings_are_named) {
  EXPECT_EQ(refusal(Position(2), [](Json& json) { json["players"][0]["colour"] = "red"; }),
            "players[0]: has 'colour', which is not known here; known are commune, cubes, hand, "
            "honour, buildings, walls, active, points, plunder, defence, undeclared");
  EXPECT_EQ(refusal(Position(2), [](Json& json) { json["phase"] = "build"; }),
            "phase is 'build'; it must be the name of a phase: project, displaced, invasion, "
            "building, discarding, plunder or over");
}

}  // namespace
}  // namespace pentarch::comuni
