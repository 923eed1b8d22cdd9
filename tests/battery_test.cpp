// No registered game goes without the battery (games/glue/battery_test.cpp.in).
#include <gtest/gtest.h>

#include "games/registry.hpp"

namespace pentarch {
namespace {

bool has_battery(const std::string& id) {
  const ::testing::UnitTest& tests = *::testing::UnitTest::GetInstance();
  for (int i = 0; i < tests.total_test_suite_count(); ++i) {
    const std::string suite = tests.GetTestSuite(i)->name();
    if (suite == id + "/signature_is_as_written") return true;
  }
  return false;
}

TEST(Battery, CoversEveryRegisteredGame) {
  for (const Entry& entry : registry()) {
    EXPECT_TRUE(has_battery(entry.game->info().id)) << entry.game->info().id;
  }
}

}  // namespace
}  // namespace pentarch
