// Charts as SVG text: numbers in, pictures out. They need no script and no font of their own, and
// are readable on light and dark pages. Knows no game.
//
//   svg({bar_chart({...}), stack_chart({...})})   a file with one chart below the other
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace pentarch {

// One chart, drawn: SVG elements so many pixels high.
struct Drawing {
  int height = 0;
  std::string elements;
};

// All drawings one below the other, as the text of an SVG file.
std::string svg(const std::vector<Drawing>& drawings);

// A line across the chart to measure the others against.
struct Reference {
  double value = 0;
  std::string label;
};

// Horizontal bars from zero, each with its value as text at the right.
struct Bars {
  struct Bar {
    std::string label;
    double value = 0;
    double error = 0;  // the error bar goes from value - error to value + error; 0: there is none
    std::string text;  // empty: the value with `decimals`
  };
  std::string title;
  std::vector<Bar> bars;
  std::optional<Reference> reference{};
  int decimals = 1;
};
Drawing bar_chart(const Bars& chart);

// Horizontal bars made of parts, with a legend; negative parts go to the left of zero.
struct Stacks {
  struct Stack {
    std::string label;
    std::vector<double> parts;  // one for each of the series
  };
  std::string title;
  std::vector<std::string> series;
  std::vector<Stack> stacks;
  int decimals = 1;
};
Drawing stack_chart(const Stacks& chart);

// Upright columns side by side, such as a histogram.
struct Columns {
  struct Column {
    std::string label;
    double value = 0;
  };
  std::string title;
  std::vector<Column> columns;
  std::string across{};  // what the labels are
  int decimals = 0;
};
Drawing column_chart(const Columns& chart);

// Curves over numbers, with a legend.
struct Lines {
  struct Line {
    std::string name;
    std::vector<std::pair<double, double>> points;  // x, y
  };
  std::string title;
  std::vector<Line> lines;
  std::string across{};  // what x is
};
Drawing line_chart(const Lines& chart);

}  // namespace pentarch
