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

std::string lowered(std::string name) {
  for (char& c : name) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return name;
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
            "players[0].hand has 'G01' twice");
  EXPECT_EQ(refusal(running(), [](Json& json) { json["players"][0]["hand"][0] = "X01"; }),
            "players[0].hand has 'X01', which is no card");
  EXPECT_EQ(refusal(running(), [](Json& json) { json["players"][0]["row"][0] = "X01"; }),
            "players[0].row[0] is 'X01'; it must be the name of a card, or null");
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
  const std::string pile = std::to_string(running().pile_size);
  EXPECT_EQ(refusal(running(), [](Json& json) { json["pile"] = 3; }),
            "pile is '3'; by the rest it is '" + pile + "'");
  EXPECT_EQ(refusal(running(), [](Json& json) { json["asked"] = {0, 1}; }),
            "asked is '[0,1]'; by the rest it is '[0]'");
  EXPECT_EQ(refusal(running(), [](Json& json) { json["players"][0]["hand_size"] = 3; }),
            "players[0].hand_size is '3'; by the rest it is '2'");
  EXPECT_TRUE(refusal(running(), [](Json& json) {
                json["players"][0]["owned"]["book"] = 9;
              }).starts_with("players[0].owned is '"));
}

TEST(catherine_position, pieces_are_counted) {
  EXPECT_EQ(refusal(running(), [](Json& json) { json["players"][1]["order"] = "O1"; }),
            "two seats have one order");
  EXPECT_TRUE(refusal(running(), [](Json& json) {
                json["players"][1]["order"] = "O99";
              }).starts_with("players[1].order is 'O99'; it must be the name of an order: O1, "));
  EXPECT_EQ(refusal(running(), [](Json& json) { json["players"][0]["jokers"] = 1; }),
            "there are too many joker tiles");
  EXPECT_EQ(refusal(running(), [](Json& json) { json["players"][1]["houses"] = {"riga", "riga"}; }),
            "players[1].houses has 'riga' twice");
  EXPECT_EQ(refusal(running(),
                    [](Json& json) {
                      json["players"][0]["hand"] = {"B10", "B11", "B12", "B13"};
                      json["players"][0]["hand_size"] = 4;
                    }),
            "a hand holds too many cards");
}

TEST(catherine_position, members_are_of_their_kind_and_in_their_range) {
  EXPECT_EQ(refusal(running(), [](Json& json) { json["game"] = "china"; }),
            "game must be catherine");
  EXPECT_EQ(refusal(running(), [](Json& json) { json["seats"] = 5; }),
            "seats is '5'; it must be a whole number from 2 to 4");
  EXPECT_EQ(refusal(running(), [](Json& json) { json["seats"] = 3; }),
            "players has 2 entries; it must have 3");
  EXPECT_EQ(refusal(running(), [](Json& json) { json["phase"] = "walk"; }),
            "phase is 'walk'; it must be the name of a phase: setup, play, run, books or over");
  EXPECT_EQ(refusal(running(), [](Json& json) { json["players"][1]["favour"] = 20; }),
            "players[1].favour is '20'; it must be a whole number from 0 to 19");
  EXPECT_EQ(refusal(running(), [](Json& json) { json["players"][1]["favour"] = 13; }),
            "a seat is above the top of the favour track");
  EXPECT_EQ(refusal(running(), [](Json& json) { json["players"][1]["points"]["limit"] = -1; }),
            "players[1].points.limit is '-1'; it must be a whole number from 0 to 30000");
  EXPECT_EQ(refusal(running(), [](Json& json) { json["players"][1]["points"].erase("limit"); }),
            "players[1].points.limit is missing; it is a whole number from 0 to 30000");
  EXPECT_EQ(refusal(running(), [](Json& json) { json["players"][1].erase("active"); }),
            "players[1].active is missing; it is the column of the last activation card");
  EXPECT_EQ(refusal(running(), [](Json& json) { json["players"][0].erase("hand"); }),
            "players[0].hand is missing; it is a list");
  EXPECT_TRUE(refusal(running(), [](Json& json) {
                json["players"][0]["gold"] = 1;
              }).starts_with("players[0]: has 'gold', which is not known here"));
}

TEST(catherine_position, names_are_known_with_and_without_capital_letters) {
  EXPECT_EQ(refusal(running(),
                    [](Json& json) {
                      Json& player = json["players"][1];
                      player["houses"] = {"Riga"};
                      player["row"][0] = lowered(player["row"][0].get<std::string>());
                      player["order"] = lowered(player["order"].get<std::string>());
                    }),
            "");
}

TEST(catherine_position, choices_are_taken_again_and_must_be_possible) {
  const auto chosen = [](Json steps) {
    return [steps](Json& json) { json["players"][0]["chosen"] = steps; };
  };
  const State both = Position(2).running(0, "R19", "R09").running(1, "B19", "B05").state();
  EXPECT_EQ(refusal(both, chosen({Run::kFirst})), "");  // sealed until seat 1 answers
  EXPECT_EQ(refusal(running(), chosen({Run::kFirst})), "all have answered, but nothing follows");
  EXPECT_EQ(refusal(both, chosen({Build::at(0)})), "a choice does not fit the table");
  EXPECT_EQ(refusal(running(), [](Json& json) { json["players"][1]["chosen"] = {Run::kFirst}; }),
            "a choice is left over");  // nobody has asked this seat
  const std::string not_here = "players[0].chosen has a step that is not possible here";
  EXPECT_EQ(refusal(both, chosen({Lay::at(0)})), not_here);
  EXPECT_EQ(refusal(both, chosen({Run::kFirst, RunBonus::kFirst})), not_here);
  EXPECT_EQ(refusal(both, chosen({Discard::at(0), RunBonus::kFirst})), not_here);
  EXPECT_EQ(refusal(both, chosen({Discard::at(0), Discard::at(1), Discard::at(2), Discard::at(3)})),
            not_here);
  EXPECT_EQ(refusal(both, chosen({Catherine::kActions})),
            "players[0].chosen has '" + std::to_string(Catherine::kActions) +
                "'; each must be a whole number from 0 to " +
                std::to_string(Catherine::kActions - 1));
  EXPECT_EQ(refusal(both, chosen(Json::array())),
            "players[0].chosen has 0 entries; it must have 1 to 4");
}

TEST(catherine_position, a_covered_hand_says_of_which_shuffles_its_cards_are) {
  const State seen = mask(standard(), running(), 0);
  EXPECT_EQ(refusal(seen, [](Json&) {}), "");
  EXPECT_EQ(refusal(seen, [](Json& json) { json["players"][1]["hidden"] = {2, 0}; }),
            "players[1].hidden has 2 entries; it must have 1");
  EXPECT_EQ(refusal(seen,
                    [](Json& json) {
                      json["older"] = {{"B34"}};
                      json["players"][1]["hidden"] = {2, 0};
                    }),
            "the covered hands are of other shuffles");
  EXPECT_EQ(refusal(seen, [](Json& json) { json["older"] = {{"B34"}}; }),
            "players[1].hidden has 1 entry; it must have 2");
  EXPECT_EQ(refusal(seen, [](Json& json) { json["players"][1]["hidden"] = {11}; }),
            "players[1].hidden[0] is '11'; it must be a whole number from 0 to 10");
  EXPECT_EQ(refusal(seen, [](Json& json) { json["players"][1]["hidden"] = Json::array({10}); }),
            "a hand holds too many cards");
  EXPECT_EQ(refusal(seen, [](Json& json) { json["older"] = {{"B34"}, {"B33", "B34"}}; }),
            "older[1] has a card of another shuffle");
}

}  // namespace
}  // namespace pentarch::catherine::tests
