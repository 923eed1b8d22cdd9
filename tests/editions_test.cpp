// The editions that the program carries: each has the name of its file, and can be played.
#include <gtest/gtest.h>

#include "games/registry.hpp"

namespace pentarch {
namespace {

TEST(editions, every_built_in_one_can_be_played) {
  for (const Entry& entry : registry()) {
    const GameInfo& info = entry.game->info();
    ASSERT_EQ(info.editions.front(), "standard");
    for (const std::string& name : info.editions) {
      const Json* edition = entry.game->edition(name);
      ASSERT_NE(edition, nullptr) << info.id << " " << name;
      EXPECT_EQ(edition->value("name", ""), name) << info.id;
      EXPECT_EQ(entry.game->check_edition(*edition).unplayable, "") << info.id << " " << name;
      for (int seats = info.least_seats; seats <= info.most_seats; ++seats) {
        SimulateOptions options;
        options.setup.seats = static_cast<std::uint8_t>(seats);
        options.games = 20;
        options.bots.assign(seats, Bot{});
        options.audit = true;
        const auto report = entry.lab->simulate(*edition, options, {});
        EXPECT_TRUE(report) << info.id << " " << name << ": " << report.message();
      }
    }
    EXPECT_EQ(entry.game->edition("no such"), nullptr);
  }
}

}  // namespace
}  // namespace pentarch
