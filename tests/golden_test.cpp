// Golden records: whole games kept in the repository (games/<id>/tests/golden). They must replay
// with every hash, and what the replay writes down must be the same text again.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "games/registry.hpp"
#include "table/record.hpp"

namespace pentarch {
namespace {

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

TEST(golden, every_game_replays_its_records_to_the_letter) {
  const FindGame find = [](std::string_view id) { return find_game(id)->game.get(); };
  for (const Entry& entry : registry()) {
    const GameInfo& info = entry.game->info();
    const std::string folder = std::string(SOURCE_DIR) + "/games/" + info.id + "/tests/golden";
    int records = 0;
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
      const std::string text = text_of(file.path());
      const auto match = replay(text, find, key_of_seed(1), {.verify = true});
      ASSERT_TRUE(match) << file.path() << ": " << match.message();
      std::string again;
      for (const std::string& line : (*match)->record()) again += line + "\n";
      EXPECT_EQ(again, text) << file.path();
      ++records;
    }
    EXPECT_EQ(records, info.most_seats - info.least_seats + 1) << "one for each seat count";
  }
}

}  // namespace
}  // namespace pentarch
