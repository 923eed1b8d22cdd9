#include "cli/sheet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "lab/chart.hpp"

namespace pentarch::cli {

namespace {

constexpr double kQuantiles[] = {0.05, 0.25, 0.5, 0.75, 0.95};

// ---- JSON ------------------------------------------------------------------------------------

Json json_of(const std::optional<double>& number) {
  return number ? Json(*number) : Json();
}

Json number_json(const Number& number) {
  return {{"mean", json_of(number.value)}, {"error", json_of(number.error)}};
}

Json spread_json(const Number& number, const Histogram& histogram) {
  Json json = number_json(number);
  for (const double share : kQuantiles) {
    json["quantiles"][fmt::format("{:.0f}", 100 * share)] = histogram.quantile(share);
  }
  return json;
}

// ---- Text ------------------------------------------------------------------------------------

// "12.3 ± 0.4", with the sign where it is a difference.
std::string with_error(const Number& number, double unit, int decimals, bool sign = false) {
  if (!number.value) return "-";
  const double value = unit * *number.value;
  const std::string text =
      sign ? fmt::format("{:+.{}f}", value, decimals) : fmt::format("{:.{}f}", value, decimals);
  if (!number.error) return text + " ± ?";
  return fmt::format("{} ± {:.{}f}", text, unit * *number.error, decimals);
}

void print_length(const Sheet& sheet) {
  const SheetLayout& layout = sheet.layout();
  std::string head = fmt::format("{:<28}{:>16}", "a game", "mean");
  for (const double share : kQuantiles) head += fmt::format("{:>6.0f} %", 100 * share);
  out_line(head);
  const auto row = [&](OfGame what, const Histogram& histogram) {
    const int number = layout.of(what);
    std::string line =
        fmt::format("{:<28}{:>16}", layout.name(number), with_error(sheet.number(number), 1, 2));
    for (const double share : kQuantiles) line += fmt::format("{:>8}", histogram.quantile(share));
    out_line(line);
  };
  row(OfGame::kDecisions, sheet.decisions());
  row(OfGame::kMoves, sheet.moves());
  row(OfGame::kOptions, sheet.options());
  row(OfGame::kMargin, sheet.margin());
  const auto plain = [&](OfGame what, double unit, const char* suffix, bool sign = false) {
    const int number = layout.of(what);
    out_line(fmt::format("{:<28}{:>16}{}", layout.name(number),
                         with_error(sheet.number(number), unit, 2, sign), suffix));
  };
  plain(OfGame::kWinningPoints, 1, "");
  plain(OfGame::kSharedWins, 100, " %");
  plain(OfGame::kHalfLeaderWins, 100, " %");
  plain(OfGame::kFirstAdvantage, 100, " %", true);
}

void print_seats(const Sheet& sheet) {
  const SheetLayout& layout = sheet.layout();
  out_line(fmt::format("{:<8}{:>16}{:>16}{:>16}   a fair share of the wins is {:.1f} %", "seat",
                       "points", "wins %", "rank", 100.0 / layout.seats()));
  for (int seat = 0; seat < layout.seats(); ++seat) {
    const auto cell = [&](OfSeat what, double unit) {
      return with_error(sheet.number(layout.of(what, seat)), unit, 2);
    };
    out_line(fmt::format("{:<8}{:>16}{:>16}{:>16}", seat, cell(OfSeat::kPoints, 1),
                         cell(OfSeat::kWins, 100), cell(OfSeat::kRank, 1)));
  }
}

void print_sources(const Sheet& sheet) {
  const SheetLayout& layout = sheet.layout();
  std::string head = fmt::format("{:<16}{:>16}", "points from", "a seat");
  for (int seat = 0; seat < layout.seats(); ++seat) head += fmt::format("{:>9} {}", "seat", seat);
  out_line(head);
  for (int source = 0; source < layout.sources(); ++source) {
    std::string line = fmt::format("{:<16}{:>16}", layout.source(source),
                                   with_error(sheet.number(layout.of_source(source)), 1, 2));
    for (int seat = 0; seat < layout.seats(); ++seat) {
      const Number number = sheet.number(layout.of_source(source, seat));
      line += fmt::format("{:>11.2f}", number.value.value_or(0));
    }
    out_line(line);
  }
}

// The items of each group that somebody took, the most worth in points first.
std::map<std::string, std::vector<int>> by_group(const Sheet& sheet) {
  const SheetLayout& layout = sheet.layout();
  std::map<std::string, std::vector<int>> groups;
  const auto worth = [&](int item) { return sheet.number(layout.of(OfItem::kPoints, item)).value; };
  for (int item = 0; item < layout.items(); ++item) {
    if (worth(item)) groups[layout.item(item).group].push_back(item);
  }
  for (auto& [group, items] : groups) {
    std::sort(items.begin(), items.end(),
              [&](int a, int b) { return worth(a) != worth(b) ? worth(a) > worth(b) : a < b; });
  }
  return groups;
}

// With fewer seats some components stay in the box: what was never taken may be one of them.
void print_dead(const Sheet& sheet, const std::string& group) {
  const SheetLayout& layout = sheet.layout();
  std::vector<std::string> never;
  std::vector<std::string> hardly;
  for (int item = 0; item < layout.items(); ++item) {
    if (layout.item(item).group != group || !sheet.dead(item)) continue;
    const bool taken = sheet.number(layout.of(OfItem::kTaken, item)).value > 0;
    (taken ? hardly : never).push_back(layout.item(item).name);
  }
  if (!never.empty()) out_line(fmt::format("never taken: {}", fmt::join(never, ", ")));
  if (!hardly.empty()) out_line(fmt::format("hardly ever taken: {}", fmt::join(hardly, ", ")));
}

void print_items(const Sheet& sheet) {
  const SheetLayout& layout = sheet.layout();
  for (const auto& [group, items] : by_group(sheet)) {
    out_line("");
    out_line(fmt::format("{:<24}{:>16}{:>16}{:>18}{:>18}", group, "taken by %", "count",
                         "takers' wins %", "takers' points"));
    for (const int item : items) {
      const auto cell = [&](OfItem what, double unit, bool sign) {
        return with_error(sheet.number(layout.of(what, item)), unit, 2, sign);
      };
      out_line(fmt::format("{:<24}{:>16}{:>16}{:>18}{:>18}", layout.item(item).name,
                           cell(OfItem::kTaken, 100, false), cell(OfItem::kCount, 1, false),
                           cell(OfItem::kWins, 100, true), cell(OfItem::kPoints, 1, true)));
    }
    print_dead(sheet, group);
  }
}

// ---- Comparisons -----------------------------------------------------------------------------

std::vector<Change> sorted_changes(const Comparison& comparison) {
  std::vector<Change> changes = comparison.changes();
  std::sort(changes.begin(), changes.end(), [](const Change& a, const Change& b) {
    if (a.significance() != b.significance()) return a.significance() > b.significance();
    return a.name < b.name;
  });
  return changes;
}

void print_change(const Change& change) {
  const auto plain = [](const Number& number) {
    return number.value ? fmt::format("{:.3f}", *number.value) : "-";
  };
  out_line(fmt::format("{} {:<44}{:>11}{:>11}{:>19}", change.sure() ? "*" : " ", change.name,
                       plain(change.first), plain(change.second),
                       with_error(change.difference, 1, 3, true)));
}

Json items_json(const std::vector<CountedItem>& items) {
  Json json = Json::array();
  for (const CountedItem& item : items)
    json.push_back({{"group", item.group}, {"item", item.name}});
  return json;
}

// ---- Charts ----------------------------------------------------------------------------------

Stacks::Stack stack_of(const Sheet& sheet, const std::string& label, int first_source) {
  Stacks::Stack stack{label, {}};
  for (int source = 0; source < sheet.layout().sources(); ++source) {
    stack.parts.push_back(sheet.number(first_source + source).value.value_or(0));
  }
  return stack;
}

Stacks empty_stacks(const Sheet& sheet) {
  Stacks chart{.title = "Points by source", .series = {}, .stacks = {}};
  for (int source = 0; source < sheet.layout().sources(); ++source) {
    chart.series.push_back(sheet.layout().source(source));
  }
  return chart;
}

Bars::Bar bar_of(const std::string& label, const Number& number, double unit) {
  return {.label = label,
          .value = unit * number.value.value_or(0),
          .error = unit * number.error.value_or(0),
          .text = ""};
}

// At most so many columns of equal width.
Drawing histogram_chart(const std::string& title, const std::string& across,
                        const Histogram& histogram) {
  constexpr std::size_t kMostColumns = 24;
  const auto counts = histogram.counts();
  std::size_t from = 0;
  while (from < counts.size() && counts[from] == 0) ++from;
  const std::size_t width = (counts.size() - from + kMostColumns - 1) / kMostColumns;
  Columns chart{.title = title, .columns = {}, .across = across};
  for (std::size_t i = from; i < counts.size(); i += width) {
    double count = 0;
    for (std::size_t j = i; j < std::min(i + width, counts.size()); ++j) {
      count += static_cast<double>(counts[j]);
    }
    chart.columns.push_back({std::to_string(i), count});
  }
  return column_chart(chart);
}

}  // namespace

Json sheet_json(const Sheet& sheet) {
  const SheetLayout& layout = sheet.layout();
  const auto number = [&](int which) { return number_json(sheet.number(which)); };
  const auto of_game = [&](OfGame what) { return sheet.number(layout.of(what)); };
  Json seats = Json::array();
  for (int seat = 0; seat < layout.seats(); ++seat) {
    Json sources = Json::object();
    for (int source = 0; source < layout.sources(); ++source) {
      sources[layout.source(source)] = number(layout.of_source(source, seat));
    }
    seats.push_back({{"points", number(layout.of(OfSeat::kPoints, seat))},
                     {"wins", number(layout.of(OfSeat::kWins, seat))},
                     {"rank", number(layout.of(OfSeat::kRank, seat))},
                     {"sources", sources}});
  }
  Json sources = Json::object();
  for (int source = 0; source < layout.sources(); ++source) {
    sources[layout.source(source)] = number(layout.of_source(source));
  }
  Json items = Json::array();
  for (int item = 0; item < layout.items(); ++item) {
    items.push_back({{"group", layout.item(item).group},
                     {"item", layout.item(item).name},
                     {"taken", number(layout.of(OfItem::kTaken, item))},
                     {"count", number(layout.of(OfItem::kCount, item))},
                     {"wins", number(layout.of(OfItem::kWins, item))},
                     {"points", number(layout.of(OfItem::kPoints, item))},
                     {"dead", sheet.dead(item)}});
  }
  return {{"decisions", spread_json(of_game(OfGame::kDecisions), sheet.decisions())},
          {"moves", spread_json(of_game(OfGame::kMoves), sheet.moves())},
          {"options_of_a_step", spread_json(of_game(OfGame::kOptions), sheet.options())},
          {"margin", spread_json(of_game(OfGame::kMargin), sheet.margin())},
          {"highest_points", number_json(of_game(OfGame::kWinningPoints))},
          {"shared_wins", number_json(of_game(OfGame::kSharedWins))},
          {"half_leader_wins", number_json(of_game(OfGame::kHalfLeaderWins))},
          {"first_advantage", number_json(of_game(OfGame::kFirstAdvantage))},
          {"by_seat", seats},
          {"sources", sources},
          {"items", items}};
}

void print_sheet(const Sheet& sheet) {
  out_line("± holds the truth in 95 of 100 cases.");
  out_line("");
  print_length(sheet);
  out_line("");
  print_seats(sheet);
  out_line("");
  print_sources(sheet);
  print_items(sheet);
}

std::string sheet_svg(const Sheet& sheet) {
  const SheetLayout& layout = sheet.layout();
  Stacks points = empty_stacks(sheet);
  Bars wins{.title = "Share of the wins, %",
            .bars = {},
            .reference = Reference{100.0 / layout.seats(), "fair"}};
  for (int seat = 0; seat < layout.seats(); ++seat) {
    const std::string label = "seat " + std::to_string(seat);
    points.stacks.push_back(stack_of(sheet, label, layout.of_source(0, seat)));
    wins.bars.push_back(bar_of(label, sheet.number(layout.of(OfSeat::kWins, seat)), 100));
  }
  std::vector<Drawing> drawings = {
      stack_chart(points), bar_chart(wins),
      histogram_chart("Length of games", "decisions with a choice", sheet.moves()),
      histogram_chart("Margin to the second", "points", sheet.margin())};
  for (const auto& [group, items] : by_group(sheet)) {
    Bars worth{.title = group + ": points of takers, less the mean of their game", .bars = {}};
    Bars taken{.title = group + ": taken by % of the seats", .bars = {}};
    for (const int item : items) {
      const std::string& name = layout.item(item).name;
      worth.bars.push_back(bar_of(name, sheet.number(layout.of(OfItem::kPoints, item)), 1));
      taken.bars.push_back(bar_of(name, sheet.number(layout.of(OfItem::kTaken, item)), 100));
    }
    drawings.push_back(bar_chart(worth));
    drawings.push_back(bar_chart(taken));
  }
  return svg(drawings);
}

Json comparison_json(const Comparison& comparison) {
  Json changes = Json::array();
  for (const Change& change : sorted_changes(comparison)) {
    Json low;
    Json high;
    if (change.difference.error) {
      low = *change.difference.value - *change.difference.error;
      high = *change.difference.value + *change.difference.error;
    }
    changes.push_back({{"number", change.name},
                       {"first", json_of(change.first.value)},
                       {"second", json_of(change.second.value)},
                       {"difference", json_of(change.difference.value)},
                       {"low", low},
                       {"high", high},
                       {"sure", change.sure()}});
  }
  return {{"first", sheet_json(comparison.first())},
          {"second", sheet_json(comparison.second())},
          {"changes", changes},
          {"only_first", items_json(comparison.only_first())},
          {"only_second", items_json(comparison.only_second())}};
}

void print_comparison(const Comparison& comparison, const Names& names) {
  std::vector<Change> changes = sorted_changes(comparison);
  const auto sure =
      std::count_if(changes.begin(), changes.end(), [](const Change& c) { return c.sure(); });
  out_line(
      fmt::format("* marks the {} of {} numbers whose 95 % interval leaves out 0; by chance "
                  "alone it would be about {}.",
                  sure, changes.size(), changes.size() / 20));
  out_line("");
  out_line(fmt::format("  {:<44}{:>11}{:>11}{:>19}", "", names.first, names.second, "difference"));
  for (const Change& change : comparison.changes()) {
    if (!change.of_item) print_change(change);
  }
  out_line("");
  out_line("  components that changed, the surest first (--json has all)");
  for (const Change& change : changes) {
    if (change.of_item && change.sure()) print_change(change);
  }
  const auto only = [](const std::string& name, const std::vector<CountedItem>& items) {
    for (const CountedItem& item : items) {
      out_line(fmt::format("  only in {}: {} {}", name, item.group, item.name));
    }
  };
  only(names.first, comparison.only_first());
  only(names.second, comparison.only_second());
}

std::string comparison_svg(const Comparison& comparison, const Names& names) {
  constexpr std::size_t kMostBars = 40;
  constexpr double kLongest = 100;
  Stacks points = empty_stacks(comparison.first());
  const auto add = [&](const Sheet& sheet, const std::string& name) {
    points.stacks.push_back(stack_of(sheet, name, sheet.layout().of_source(0)));
  };
  add(comparison.first(), names.first);
  add(comparison.second(), names.second);
  Bars changes{.title = "What changes: the difference by its error; 1 is barely sure", .bars = {}};
  for (const Change& change : sorted_changes(comparison)) {
    if (!change.sure() || changes.bars.size() == kMostBars) break;
    const double size = std::min(change.significance(), kLongest);
    changes.bars.push_back(
        {.label = change.name,
         .value = *change.difference.value < 0 ? -size : size,
         .error = 0,
         .text = fmt::format("{:.3f} → {:.3f}", *change.first.value, *change.second.value)});
  }
  return svg({stack_chart(points), bar_chart(changes)});
}

}  // namespace pentarch::cli
