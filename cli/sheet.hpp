// Balance sheets and comparisons of editions as people and programs read them.
#pragma once

#include "cli/common.hpp"

namespace pentarch::cli {

Json sheet_json(const Sheet& sheet);
void print_sheet(const Sheet& sheet);
std::string sheet_svg(const Sheet& sheet);

// The two editions by their names.
struct Names {
  std::string first;
  std::string second;
};
Json comparison_json(const Comparison& comparison);
void print_comparison(const Comparison& comparison, const Names& names);
std::string comparison_svg(const Comparison& comparison, const Names& names);

}  // namespace pentarch::cli
