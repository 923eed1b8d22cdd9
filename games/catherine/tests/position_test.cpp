// Catherine: what no table can look like is refused, and the reason is said.
#include <gtest/gtest.h>

#include <functional>

#include "games/catherine/tests/builder.hpp"

namespace pentarch::catherine::tests {
namespace {

std::string refusal(const State& state, const std::function<void(Json&)>& change) {
  Json json = face().position(state);
  change(json);
  const Result<State> read = face().read_position(json);
  const std::string begin = "this position is impossible: ";
  if (read) return "";
  EXPECT_TRUE(read.message().starts_with(begin)) << read.message();
  return read.message().substr(begin.size());
}

const State& running() {
  static const State state = Position(2)
                                 .row(0, {"R04"})
                                 .running(0, "R21", "R09")
                                 .hand(0, {"G01", "G02"})
                                 .houses(1, {"riga"})
                                 .state();
  return state;
}

TEST(catherine_position, reads_back_to_the_same_bytes_and_what_follows_may_be_left_out) {
  const Result<State> read = face().read_position(face().position(running()));
  ASSERT_TRUE(read) << read.message();
  EXPECT_TRUE(same(*read, running()));
  EXPECT_EQ(refusal(running(),
                    [](Json& json) {
                      for (const char* key : {"pile", "asked", "older"}) json.erase(key);
                      for (Json& player : json["players"]) {
                        player.erase("owned");
                        player.erase("hand_size");
                      }
                    }),
            "");
}

TEST(catherine_position, a_card_in_two_places_is_refused) {
  EXPECT_EQ(refusal(running(), [](Json& json) { json["players"][1]["hand"].push_back("G01"); }),
            "a card is in two places, or does not exist");
  EXPECT_EQ(refusal(running(), [](Json& json) { json["players"][0]["hand"].push_back("G01"); }),
            "players[0].hand has a card twice");
  EXPECT_EQ(refusal(running(), [](Json& json) { json["players"][0]["hand"][0] = "X01"; }),
            "players[0]: there is no card '\"X01\"'");
}

TEST(catherine_position, rows_fit_the_round) {
  EXPECT_EQ(refusal(running(), [](Json& json) { json["round"] = 1; }),
            "an action row has a gap or another length");
  EXPECT_EQ(refusal(running(), [](Json& json) { json["phase"] = "play"; }),
            "an action row has a gap or another length");
  EXPECT_EQ(refusal(running(), [](Json& json) { json["phase"] = "books"; }), "no such round");
  EXPECT_EQ(refusal(running(), [](Json& json) { json["players"][0]["active"] = 1; }),
            "no activation card is there");
}

TEST(catherine_position, what_follows_from_the_rest_must_be_right_where_it_is_given) {
  EXPECT_NE(refusal(running(), [](Json& json) { json["pile"] = 3; }), "");
  EXPECT_EQ(refusal(running(), [](Json& json) { json["asked"] = {0, 1}; }),
            "asked has other seats");
  EXPECT_NE(refusal(running(), [](Json& json) { json["players"][0]["owned"]["book"] = 0; }), "");
}

TEST(catherine_position, pieces_are_counted) {
  EXPECT_EQ(refusal(running(), [](Json& json) { json["players"][1]["order"] = "O1"; }),
            "two seats have one order");
  EXPECT_EQ(refusal(running(), [](Json& json) { json["players"][0]["jokers"] = 1; }),
            "there are too many joker tiles");
  EXPECT_EQ(refusal(running(), [](Json& json) { json["players"][1]["houses"] = {"riga", "riga"}; }),
            "players[1].houses has a city twice");
  EXPECT_EQ(refusal(running(),
                    [](Json& json) {
                      json["players"][0]["hand"] = {"B10", "B11", "B12", "B13"};
                      json["players"][0]["hand_size"] = 4;
                    }),
            "a hand holds too many cards");
}

TEST(catherine_position, choices_are_taken_again_and_must_be_possible) {
  const auto chosen = [](Json steps) {
    return [steps](Json& json) { json["players"][0]["chosen"] = steps; };
  };
  const State both = Position(2).running(0, "R19", "R09").running(1, "B19", "B05").state();
  EXPECT_EQ(refusal(both, chosen({kRun})), "");  // sealed until seat 1 answers
  EXPECT_EQ(refusal(running(), chosen({kRun})),
            "players[0].chosen has a step that is not possible here");  // all have answered
  EXPECT_EQ(refusal(both, chosen({kBuild})),
            "players[0].chosen has a step that is not possible here");
  EXPECT_EQ(refusal(both, chosen({-1})), "players[0].chosen has a step that is not possible here");
}

TEST(catherine_position, a_covered_hand_says_of_which_shuffles_its_cards_are) {
  const State seen = mask(standard(), running(), 0);
  EXPECT_EQ(refusal(seen, [](Json&) {}), "");
  EXPECT_EQ(refusal(seen, [](Json& json) { json["players"][1]["hidden"] = {1, 1}; }),
            "the covered hands are of other shuffles");
  EXPECT_EQ(refusal(seen, [](Json& json) { json["older"] = {{"B34"}}; }),
            "the covered hands are of other shuffles");
}

}  // namespace
}  // namespace pentarch::catherine::tests
