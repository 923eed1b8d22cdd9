// China: a position reads back to the same bytes, and one that can't be is refused with the place
// of what is wrong in it.
#include <functional>

#include "games/china/face.hpp"
#include "games/china/tests/builder.hpp"

namespace pentarch::china::tests {
namespace {

const ChinaFace& face() {
  static const Result<ChinaFace> loaded = ChinaFace::load(standard_json());
  return *loaded;
}

// Qin is full, with an emissary of seat 1; seat 0's fortress stands on an empty site.
Position qin() {
  return Position(4)
      .settled("qin", {3, 3})
      .emissaries(1, "qin", 1)
      .fortress(0, "chu1")
      .memory_aid()
      .open(0, "rr")
      .early(0, "g")
      .early(1, "yyy")
      .display("rgoy");
}
Json table() {
  return face().position(qin().state());
}
// As seat 2 knows it.
Json view() {
  return face().position(mask(standard().data, qin().state(), 2));
}

std::string refusal(const Json& position) {
  const Result<State> read = face().read_position(position);
  return read ? "" : read.message();
}

std::string reread(const Json& position) {
  const Result<State> read = face().read_position(position);
  return read ? face().position(*read).dump() : read.message();
}

using Change = std::function<void(Json&)>;

struct Fault {
  Change change;
  const char* says;
};

void expect_refusals(const Json& position, const std::vector<Fault>& faults) {
  ASSERT_EQ(refusal(position), "");
  for (const Fault& fault : faults) {
    Json changed = position;
    fault.change(changed);
    EXPECT_EQ(refusal(changed), std::string("this position is impossible: ") + fault.says);
  }
}

TEST(china_position, a_position_and_every_view_of_it_read_back_to_the_same_bytes) {
  Play play(qin().settled("zhao", {0, 1}));
  const State more = play.does(house("zhao2", 'r')).state();
  const State draw = play.does(stopping()).state();
  for (State state : {qin().state(), qin().shuffled().hand(2, "oop").state(), more, draw,
                      finished(qin()).state()}) {
    for (Seat seat = 0; seat <= state.seats; ++seat) {
      state.memory_aid = seat % 2;
      const State known = mask(standard().data, state, seat);
      for (const State& one : {state, known, shown(standard().data, known, seat)}) {
        const Json json = face().position(one);
        EXPECT_EQ(reread(json), json.dump());
      }
    }
  }
}

TEST(china_position, what_follows_from_the_rest_may_be_left_out) {
  const Json whole = table();
  Json little = whole;
  for (const char* member : {"pile", "unlocated"}) little.erase(member);
  for (Json& player : little["players"]) {
    player.erase("points");
    for (const char* piece : {"house", "emissary"}) player["supply"].erase(piece);
  }
  for (const int seat : {1, 2, 3}) little["players"][seat].erase("supply");
  EXPECT_EQ(reread(little), whole.dump());

  const Json second_pile = face().position(qin().shuffled().hand(2, "oop").state());
  little = second_pile;
  little.erase("unlocated");
  EXPECT_EQ(reread(little), second_pile.dump());
}

// What a hand or the pile does not have need not be said, and may be.
TEST(china_position, nothing_may_be_said_of_what_is_not_there) {
  const Json whole = table();
  Json more = whole;
  const Json none = {{"red", 0}, {"green", 0}, {"orange", 0}, {"yellow", 0}, {"purple", 0}};
  more["unlocated"]["late"] = none;
  more["players"][1]["hand"]["open"] = none;
  more["players"][1]["hand"]["hidden"] = {{"late", 0}};
  more["players"][2]["hand"]["hidden"] = Json::object();
  EXPECT_EQ(reread(more), whole.dump());
}

TEST(china_position, what_is_no_position_at_all_is_refused) {
  EXPECT_EQ(refusal(Json::array()), "this position is impossible: must be an object");
  EXPECT_EQ(refusal(Json::object()), "this position is impossible: game is missing; it is 'china'");
}

TEST(china_position, an_impossible_table_is_refused_by_name) {
  expect_refusals(
      table(),
      {
          {[](Json& json) { json["game"] = "splendor"; }, "game must be china"},
          {[](Json& json) { json["seats"] = 6; },
           "seats is '6'; it must be a whole number from 3 to 5"},
          {[](Json& json) { json["seats"] = 3; }, "players has 4 entries; it must have 3"},
          {[](Json& json) { json["side"] = "56"; },
           "side is '56'; it must be the name of a side: 34 or 45"},
          {[](Json& json) { json.erase("memory_aid"); },
           "memory_aid is missing; it is true or false"},
          {[](Json& json) { json["turn"] = 4; },
           "turn is '4'; it must be a whole number from 0 to 3"},
          {[](Json& json) { json["used_up"] = 3; },
           "used_up is '3'; it must be a whole number from 0 to 2"},
          {[](Json& json) { json["undeclared"] = {1}; },
           "has 'undeclared', which is not known here; known are game, seats, side, "
           "with_fortresses, memory_aid, first, turn, rounds, used_up, phase, draws, fortresses, "
           "display, discards, pile, players, unlocated"},
          {[](Json& json) { json["fortresses"] = {"chu1", "chu1"}; },
           "fortresses has 'chu1' twice"},
          {[](Json& json) { json["fortresses"] = {"chu0"}; },
           "fortresses has 'chu0', which is no site"},
          {[](Json& json) { json["fortresses"].push_back("chu2"); },
           "there are too few or too many fortresses"},
      });
}

TEST(china_position, an_impossible_turn_is_refused_by_name) {
  const auto second_piece = [](const char* realm) {
    return [=](Json& json) {
      json["phase"] = "more";
      json["state"] = realm;
    };
  };
  expect_refusals(table(),
                  {
                      {[](Json& json) { json["phase"] = "end"; },
                       "phase is 'end'; it must be the name of a phase: turn, more, draw or "
                       "over"},
                      {[](Json& json) { json["phase"] = "more"; },
                       "state is missing; it is the name of a state: qin, shu, chu, han, wei, "
                       "zhao, yan, qi or lu"},
                      {second_piece("ba"),
                       "state is 'ba'; it must be the name of a state: qin, shu, chu, han, "
                       "wei, zhao, yan, qi or lu"},
                      {second_piece("qin"), "a second piece comes without a card for the first"},
                      {[](Json& json) { json["draws"] = 1; },
                       "draws must be above 0 while cards are taken, and 0 otherwise"},
                      {[](Json& json) { json["draws"] = 4; },
                       "draws is '4'; it must be a whole number from 0 to 3"},
                  });
  Json state_in_vain = table();
  state_in_vain["state"] = "qin";
  EXPECT_NE(refusal(state_in_vain).find("has 'state', which is not known here"), std::string::npos);
}

TEST(china_position, impossible_cards_are_refused_by_name) {
  expect_refusals(
      table(),
      {
          {[](Json& json) { json["display"]["red"] = -1; },
           "display.red is '-1'; it must be a whole number from 0 to 31"},
          {[](Json& json) { json["display"].erase("yellow"); },
           "display.yellow is missing; it is a whole number from 0 to 31"},
          {[](Json& json) { json["discards"]["blue"] = 1; },
           "discards: has 'blue', which is not known here; known are red, green, orange, yellow, "
           "purple"},
          {[](Json& json) { json["discards"]["red"] = 31; },
           "there are too few or too many cards of a colour"},
          {[](Json& json) {
             json["discards"]["red"] = 31;
             json.erase("unlocated");
           },
           "there are too few or too many cards of a colour"},
          {[](Json& json) { json["unlocated"] = Json::object(); },
           "there are too few or too many cards of a colour"},
          {[](Json& json) { json["unlocated"]["first"] = Json::object(); },
           "unlocated: has 'first', which is not known here; known are early, late, untold"},
          {[](Json& json) {
             json["unlocated"]["late"] = json["unlocated"]["early"];
             json["unlocated"].erase("early");
           },
           "the pile has too few or too many cards"},
          {[](Json& json) { json["pile"] = 1; }, "pile is '1'; by the rest it is '36'"},
          {[](Json& json) { json["players"][0]["hand"]["open"]["red"] = 4; },
           "players[0].hand.open.red is '4'; it must be a whole number from 0 to 3"},
          {[](Json& json) { json["players"][1]["hand"]["drawn"] = 1; },
           "players[1].hand: has 'drawn', which is not known here; known are open, early, late, "
           "hidden"},
          {[](Json& json) {
             Json& hand = json["players"][1]["hand"];
             hand["late"] = hand["early"];
             hand.erase("early");
           },
           "a card comes from a pile that is still to come"},
      });
}

TEST(china_position, impossible_pieces_are_refused_by_name) {
  expect_refusals(
      table(),
      {
          {[](Json& json) { json["players"][0]["houses"] = 3; },
           "players[0].houses must be a list"},
          {[](Json& json) { json["players"][0]["houses"].push_back("qin1"); },
           "players[0].houses has 'qin1' twice"},
          {[](Json& json) { json["players"][1]["houses"].push_back("ba1"); },
           "players[1].houses has 'ba1', which is no site"},
          {[](Json& json) {
             Json& player = json["players"][1];
             player["houses"].push_back("qin1");
             player.erase("supply");
           },
           "two houses stand on one site"},
          {[](Json& json) {
             Json& houses = json["players"][2]["houses"];
             for (const char* realm : {"han", "wei", "zhao", "yan"}) {
               for (const std::string& site : sites_of(realm)) houses.push_back(site);
             }
           },
           "players[2].houses are more than a player has"},
          {[](Json& json) { json["players"][1]["emissaries"]["qin"] = 0; },
           "players[1].emissaries.qin is '0'; it must be a whole number from 1 to 8"},
          {[](Json& json) { json["players"][1]["emissaries"]["ba"] = 1; },
           "players[1].emissaries has 'ba', which is no state; it may be qin, shu, chu, han, wei, "
           "zhao, yan, qi or lu"},
          {[](Json& json) { json["players"][1]["emissaries"]["qin"] = 4; },
           "a court has too many emissaries"},
          {[](Json& json) { json["players"][1]["emissaries"] = {{"qin", 8}, {"chu", 1}}; },
           "players[1].emissaries are more than a player has"},
          {[](Json& json) { json["players"][1]["supply"]["house"] = 20; },
           "players[1].supply.house is '20'; by the rest it is '17'"},
          {[](Json& json) { json["players"][1]["supply"]["emissary"] = 8; },
           "players[1].supply.emissary is '8'; by the rest it is '7'"},
          {[](Json& json) { json["players"][1]["supply"]["fortress"] = 2; },
           "players[1].supply.fortress is more than a player has"},
          {[](Json& json) { json["players"][1]["supply"]["fortress"] = -1; },
           "players[1].supply.fortress is '-1'; it must be a whole number from 0 to 3"},
          {[](Json& json) { json["players"][0].erase("supply"); },
           "there are too few or too many fortresses"},
          {[](Json& json) { json["with_fortresses"] = false; },
           "players[1].supply.fortress is more than a player has"},
          {[](Json& json) { json["players"][0]["supply"]["palace"] = 1; },
           "players[0].supply: has 'palace', which is not known here; known are house, fortress, "
           "emissary"},
          {[](Json& json) { json["players"][0]["points"]["houses"] = 1; },
           "players[0].points is '{\"alliances\":0,\"houses\":1,\"roads\":0}'; by the rest it is "
           "'{\"alliances\":0,\"houses\":6,\"roads\":0}'"},
      });
}

TEST(china_position, impossible_views_are_refused_by_name) {
  expect_refusals(
      view(),
      {
          {[](Json& json) { json["players"][1]["hand"]["hidden"]["early"] = 4; },
           "players[1].hand.hidden.early is '4'; it must be a whole number from 0 to 3"},
          {[](Json& json) { json["players"][1]["hand"]["hidden"]["first"] = 1; },
           "players[1].hand.hidden: has 'first', which is not known here; known are early, late, "
           "untold"},
          {[](Json& json) { json["players"][1]["hand"].erase("hidden"); },
           "a hand has too few cards although there is a pile"},
          {[](Json& json) { json["players"][1]["hand"]["hidden"] = {{"late", 3}}; },
           "a card comes from a pile still to come"},
          {[](Json& json) { json["players"][1]["hand"]["hidden"] = {{"untold", 3}}; },
           "the pile has too few or too many cards"},
      });
  Json last_card = face().position(qin().pile("p").state());
  last_card["players"][1]["hand"]["hidden"] = {{"early", 2}};
  EXPECT_EQ(refusal(last_card), "this position is impossible: more cards are hidden than are left");
}

}  // namespace
}  // namespace pentarch::china::tests
