// Charts: well-formed whatever is written into them, and drawn to scale.
#include "lab/chart.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <string_view>

namespace pentarch {
namespace {

// Every element is closed in its order, and no bare & or < is left in the text.
testing::AssertionResult well_formed(std::string_view text) {
  std::vector<std::string_view> open;
  while (!text.empty()) {
    const std::size_t tag = text.find('<');
    const std::string_view before = text.substr(0, tag);
    for (std::size_t i = before.find('&'); i != std::string_view::npos; i = before.find('&', i + 1))
      if (before.substr(i, 8).find(';') == std::string_view::npos)
        return testing::AssertionFailure() << "a bare & in " << before;
    if (tag == std::string_view::npos) break;
    const std::size_t end = text.find('>', tag);
    if (end == std::string_view::npos) return testing::AssertionFailure() << "an open tag";
    const std::string_view inside = text.substr(tag + 1, end - tag - 1);
    const std::string_view name = inside.substr(0, inside.find_first_of(" /"));
    if (inside.starts_with('/')) {
      if (open.empty() || open.back() != inside.substr(1))
        return testing::AssertionFailure() << inside << " closes nothing";
      open.pop_back();
    } else if (!inside.ends_with('/')) {
      open.push_back(name);
    }
    text = text.substr(end + 1);
  }
  return open.empty() ? testing::AssertionSuccess()
                      : testing::AssertionFailure() << open.back() << " is not closed";
}

const std::string kNasty = "</text><script>&\"\x01\xff\xef\xbf\xbf";

TEST(Chart, IsWellFormedWhateverIsWrittenIntoIt) {
  const double infinite = std::numeric_limits<double>::infinity();
  const std::string text = svg({
      bar_chart({.title = kNasty,
                 .bars = {{kNasty, -3, 1, kNasty}, {"b", infinite, -infinite, ""}},
                 .reference = Reference{0.5, kNasty}}),
      stack_chart(
          {.title = kNasty, .series = {kNasty, "x"}, .stacks = {{kNasty, {1, -2, infinite}}}}),
      column_chart({.title = kNasty, .columns = {{kNasty, 4}}, .across = kNasty}),
      line_chart({.title = kNasty, .lines = {{kNasty, {{0, 0}, {1, infinite}}}}, .across = kNasty}),
  });
  EXPECT_TRUE(well_formed(text));
  EXPECT_EQ(text.find("<script"), std::string::npos);
  EXPECT_EQ(text.find('\x01'), std::string::npos);
  EXPECT_EQ(text.find('\xff'), std::string::npos);
  EXPECT_EQ(text.find("nan"), std::string::npos);
  EXPECT_EQ(text.find("\"inf"), std::string::npos);
  EXPECT_NE(text.find("&lt;script&gt;&amp;&quot;??"), std::string::npos);
}

TEST(Chart, OfNothingIsStillAChart) {
  EXPECT_TRUE(well_formed(svg({bar_chart({}), stack_chart({}), column_chart({}), line_chart({})})));
  EXPECT_TRUE(well_formed(svg({})));
}

TEST(Chart, BarsAreDrawnToScale) {
  const Drawing drawing = bar_chart({.title = "", .bars = {{"a", 10, 0, ""}, {"b", 5, 0, ""}}});
  const auto width = [&](int which) {
    std::size_t at = 0;
    for (int i = 0; i <= which; ++i) at = drawing.elements.find("<rect", at + 1);
    at = drawing.elements.find("width=\"", at) + 7;
    return std::stod(drawing.elements.substr(at));
  };
  EXPECT_NEAR(width(0), 2 * width(1), 0.2);
  EXPECT_NE(drawing.elements.find(">10.0</text>"), std::string::npos);
}

}  // namespace
}  // namespace pentarch
