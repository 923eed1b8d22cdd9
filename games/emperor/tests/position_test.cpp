// Emperor's Choice: positions that can't be are refused with a reason.
#include <functional>

#include "games/emperor/tests/builder.hpp"

namespace pentarch::emperor::tests {
namespace {

Json auction() {
  Table table(3);
  table.shown(1, {"general-9"}, 2, 11).hand(0, {"cavalry-2"}).cubes(0, 4).covered(0, {"prince-3"});
  return standard().position(table.state());
}

std::string position_refusal(const std::function<void(Json&)>& change) {
  Json position = auction();
  change(position);
  const Result<State> read = standard().read_position(position);
  return read ? "" : read.message();
}

TEST(emperor_position, a_position_reads_back_to_the_same_bytes) {
  const Result<State> read = standard().read_position(auction());
  ASSERT_TRUE(read) << read.message();
  EXPECT_EQ(standard().position(*read), auction());
}

TEST(emperor_position, impossible_positions_are_refused) {
  const std::vector<std::function<void(Json&)>> changes = {
      [](Json& json) { json["game"] = "china"; },
      [](Json& json) { json["seats"] = 6; },
      [](Json& json) { json["supply"] = 0; },
      [](Json& json) { json["players"][0]["cubes"] = 5; },
      [](Json& json) { json["players"][0]["open"]["general-9"] = 1; },  // there is one
      [](Json& json) { json["players"][0]["open"]["nobody"] = 1; },
      [](Json& json) { json["players"][1]["shown"]["general-8"] = 1; },
      [](Json& json) { json["players"][0]["covered"][0]["shuffle"] = 1; },
      [](Json& json) { json["players"][0]["covered"][0]["person"] = nullptr; },
      [](Json& json) { json["players"][0]["staged"]["general-7"] = 1; },
      [](Json& json) { json["players"][0]["order"] = 3; },
      [](Json& json) { json["players"][0]["points"]["losses"] = 1; },
      [](Json& json) { json["players"][0]["points"]["gold"] = 4; },  // before the end
      [](Json& json) { json["players"][0]["trust"] = 31; },
      [](Json& json) { json["players"][0]["palace"] = 13; },
      [](Json& json) { json["players"][0]["tiles"]["land"] = 1; },
      [](Json& json) { json["players"][0]["tributes"]["tribute-2"] = 1; },
      [](Json& json) { json["policies"][0]["side"] = "legalism"; },  // twice
      [](Json& json) { json["policies"].erase(0); },
      [](Json& json) { json["xiongnu"] = 3; },
      [](Json& json) { json["treasures"]["grail"] = 3; },
      [](Json& json) { json["withdrawals"] = {"a", "b"}; },
      [](Json& json) { json["withdrawals"] = {"a", "b", "d"}; },
      [](Json& json) { json["decrees"] = {"flip"}; },
      [](Json& json) { json["due"]["jewel"] = 1; },
      [](Json& json) { json["used"] = {"grail"}; },
      [](Json& json) { json["answered"] = {0}; },
      [](Json& json) { json["draft"]["size"] = 1; },
      [](Json& json) { json["pending"] = Json::array(); },
      [](Json& json) { json["pending"][0]["what"] = "final"; },
      [](Json& json) { json["pending"][0]["what"] = "over"; },
      [](Json& json) { json["pending"][0]["what"] = "on-show"; },
      [](Json& json) { json["pending"][0]["what"] = "set"; },
      [](Json& json) { json["pending"][0]["what"] = "stone"; },
      [](Json& json) { json["pending"].push_back({{"what", "stone"}}); },
      [](Json& json) { json["pending"].push_back({{"what", "show"}, {"policy", "defence"}}); },
      [](Json& json) { json["pending"].push_back({{"what", "choice"}, {"effect", "b"}}); },
      [](Json& json) { json["tribute_pile"] = 31; },
      [](Json& json) { json["pile"] = 1; },
      [](Json& json) { json["bag"]["stone"] = 4; },
      [](Json& json) { json["sets"][0] = {"land", "land", "land", "land", "land"}; },
      [](Json& json) { json["sets"][0] = {"stone"}; },  // one too many
      [](Json& json) { json["more"] = 1; },
  };
  for (std::size_t i = 0; i < changes.size(); ++i) {
    const std::string message = position_refusal(changes[i]);
    EXPECT_NE(message.find("impossible"), std::string::npos) << "change " << i << ": " << message;
  }
}

// Frames that would overflow the stack, or wait for nothing.
TEST(emperor_position, a_stack_that_could_not_come_about_is_refused) {
  Table table(3);
  table.refill(0).gold(0, 3).palace(0, 3).on_top(Pending::kChoice, kOfPalace + 3, 1);
  const Json good = standard().position(table.state());
  ASSERT_TRUE(standard().read_position(good));
  const auto with = [&](const std::vector<Json>& frames) {
    Json json = good;
    json["pending"].erase(1);
    for (const Json& frame : frames) json["pending"].push_back(frame);
    return static_cast<bool>(standard().read_position(json));
  };
  const Json raise = {{"what", "raise"}, {"levels", 1}};
  const Json space = {{"what", "choice"}, {"effect", "palace-3"}};
  EXPECT_TRUE(with({raise, space}));
  EXPECT_TRUE(with({{{"what", "stone"}}}));
  EXPECT_FALSE(with({raise})) << "nobody decides";
  EXPECT_FALSE(with({space, raise}));
  EXPECT_FALSE(with({{{"what", "choice"}, {"effect", "palace-4"}}})) << "not reached";
  EXPECT_FALSE(with({{{"what", "choice"}, {"effect", "a"}}})) << "nobody withdraws";
  EXPECT_FALSE(with({raise, raise, raise, raise, raise, raise, raise, raise, raise, raise, raise,
                     raise, raise, raise}));
  const Json parts = {{"what", "effect"}, {"effect", "palace-3"}, {"alternative", 0}, {"next", 1}};
  EXPECT_FALSE(with({parts, space})) << "its alternatives have one icon each";
}

}  // namespace
}  // namespace pentarch::emperor::tests
