#include "lab/chart.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string_view>

#include "engine/terminal_text.hpp"
#include "engine/text.hpp"

namespace pentarch {

namespace {

constexpr int kWidth = 760;
constexpr int kMargin = 16;
constexpr int kTitleHeight = 34;
constexpr int kRowHeight = 28;
constexpr int kAxisHeight = 34;
constexpr int kLegendHeight = 22;
constexpr int kPlotHeight = 220;  // of upright charts
constexpr int kColours = 12;      // classes s0, s1... of the style sheet
constexpr double kLetter = 7.3;   // a guess: nobody can measure text here

constexpr std::string_view kStyle =
    "<style>"
    "text{font:13px system-ui,sans-serif;fill:#222}"
    ".title{font-size:15px;font-weight:600}"
    ".small{font-size:11px;fill:#666}"
    ".page{fill:#fff}.grid{stroke:#ddd}.zero{stroke:#777}.error{stroke:#222;stroke-width:1.5}"
    ".mark{stroke:#c2410c;stroke-dasharray:5 4}.line{fill:none;stroke-width:2}"
    ".s0{fill:#3b82c4;stroke:#3b82c4}.s1{fill:#e69f00;stroke:#e69f00}"
    ".s2{fill:#199e76;stroke:#199e76}.s3{fill:#cc79a7;stroke:#cc79a7}"
    ".s4{fill:#56b4e9;stroke:#56b4e9}.s5{fill:#d55e00;stroke:#d55e00}"
    ".s6{fill:#b8a800;stroke:#b8a800}.s7{fill:#8a63c9;stroke:#8a63c9}"
    ".s8{fill:#8f8f8f;stroke:#8f8f8f}.s9{fill:#9c6b4f;stroke:#9c6b4f}"
    ".s10{fill:#2bb0b8;stroke:#2bb0b8}.s11{fill:#d1495b;stroke:#d1495b}"
    ".line.line{fill:none}"
    "@media(prefers-color-scheme:dark){"
    "text{fill:#ddd}.small{fill:#aaa}.page{fill:#1c1c20}.grid{stroke:#3a3a40}.zero{stroke:#999}"
    ".error{stroke:#eee}.mark{stroke:#fb923c}}"
    "</style>";

// Text as XML may hold it.
std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : mended(text)) {
    switch (c) {
      case '&': result += "&amp;"; break;
      case '<': result += "&lt;"; break;
      case '>': result += "&gt;"; break;
      case '"': result += "&quot;"; break;
      default: result += c;
    }
  }
  for (const char* none : {"\xef\xbf\xbe", "\xef\xbf\xbf"}) {  // the two that XML forbids
    for (std::size_t at; (at = result.find(none)) != std::string::npos;) result.replace(at, 3, "?");
  }
  return result;
}

// Numbers that are none are drawn at zero; they would make the file unreadable.
double finite(double value) {
  return std::isfinite(value) ? value : 0;
}

std::string number(double value, int decimals) {
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", decimals, finite(value));
  const bool zero = std::string_view(text).find_first_not_of("-0.") == std::string_view::npos;
  return zero && text[0] == '-' ? text + 1 : text;
}

// A place in the picture.
std::string at(double value) {
  return number(value, 1);
}

double width_of(std::string_view text) {
  return kLetter * columns(text);
}

enum class Align { kStart, kMiddle, kEnd };

class Pen {
 public:
  void text(double x, double y, std::string_view text, Align align = Align::kStart,
            std::string_view kind = {}) {
    constexpr const char* kAnchors[] = {"start", "middle", "end"};
    out_ += "<text x=\"" + at(x) + "\" y=\"" + at(y) + "\" text-anchor=\"" +
            kAnchors[static_cast<int>(align)] + "\"";
    if (!kind.empty()) out_ += " class=\"" + std::string(kind) + "\"";
    out_ += ">" + escaped(text) + "</text>\n";
  }
  void line(double x1, double y1, double x2, double y2, std::string_view kind) {
    out_ += "<line x1=\"" + at(x1) + "\" y1=\"" + at(y1) + "\" x2=\"" + at(x2) + "\" y2=\"" +
            at(y2) + "\" class=\"" + std::string(kind) + "\"/>\n";
  }
  // A filled box with a name that a page shows when it is pointed at.
  void box(double x, double y, double width, double height, std::size_t series,
           std::string_view name) {
    out_ += "<rect x=\"" + at(x) + "\" y=\"" + at(y) + "\" width=\"" + at(std::max(width, 0.0)) +
            "\" height=\"" + at(std::max(height, 0.0)) + "\" stroke-width=\"0\" class=\"" +
            colour(series) + "\"><title>" + escaped(name) + "</title></rect>\n";
  }
  void curve(const std::vector<std::pair<double, double>>& points, std::size_t series) {
    out_ += "<polyline class=\"line " + colour(series) + "\" points=\"";
    for (const auto& [x, y] : points) out_ += at(x) + "," + at(y) + " ";
    out_ += "\"/>\n";
  }
  void title(std::string_view text) { this->text(kMargin, 22, text, Align::kStart, "title"); }

  Drawing done(double height) {
    return {.height = static_cast<int>(std::ceil(height)), .elements = std::move(out_)};
  }

 private:
  static std::string colour(std::size_t series) { return "s" + std::to_string(series % kColours); }
  std::string out_;
};

// The values from `least` to `most`, laid out between two places, with round marks.
class Axis {
 public:
  Axis(double least, double most, double from, double to)
      : least_(least), most_(most > least ? most : least + 1), from_(from), to_(to) {
    const double rough = (most_ - least_) / 6;
    const double power = std::pow(10, std::floor(std::log10(rough)));
    const double times = rough / power;
    step_ = power * (times <= 1 ? 1 : times <= 2 ? 2 : times <= 5 ? 5 : 10);
    decimals_ = std::clamp(static_cast<int>(std::ceil(-std::log10(step_) - 1e-9)), 0, 9);
  }
  double operator()(double value) const {
    const double inside = std::clamp(finite(value), least_, most_);
    return from_ + (to_ - from_) * (inside - least_) / (most_ - least_);
  }
  // Calls mark(value, text) for each round value.
  template <class Mark>
  void marks(Mark&& mark) const {
    const auto first = static_cast<long>(std::ceil(least_ / step_ - 1e-9));
    for (long i = first; static_cast<double>(i) * step_ <= most_ + step_ * 1e-9; ++i) {
      const double value = static_cast<double>(i) * step_;
      mark(value, number(value, decimals_));
    }
  }

 private:
  double least_, most_, from_, to_, step_;
  int decimals_;
};

// The least and the largest of some values.
struct Range {
  double least = 0;
  double most = 0;
  void meet(double value) {
    least = std::min(least, finite(value));
    most = std::max(most, finite(value));
  }
};

std::string shortened(const std::string& label) {
  constexpr int kLongest = 46;
  if (columns(mended(label)) <= kLongest) return label;
  std::string cut = fitted(mended(label), kLongest - 1);
  return cut + "…";
}

template <class Rows>
double label_width(const Rows& rows) {
  double width = 0;
  for (const auto& row : rows) width = std::max(width, width_of(shortened(row.label)));
  return width;
}

// Names and colours of the series in rows; the place below.
double legend(Pen& pen, const std::vector<std::string>& names, double y) {
  double x = kMargin;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const double width = 30 + width_of(names[i]);
    if (x + width > kWidth - kMargin && x > kMargin) {
      x = kMargin;
      y += kLegendHeight;
    }
    pen.box(x, y, 12, 12, i, names[i]);
    pen.text(x + 17, y + 11, names[i]);
    x += width;
  }
  return y + kLegendHeight;
}

// The grid under horizontal bars, and the numbers below it.
void grid_of_rows(Pen& pen, const Axis& axis, double top, double bottom) {
  axis.marks([&](double value, const std::string& text) {
    pen.line(axis(value), top, axis(value), bottom, value == 0 ? "zero" : "grid");
    pen.text(axis(value), bottom + 16, text, Align::kMiddle, "small");
  });
}

// The same for upright charts.
void grid_of_columns(Pen& pen, const Axis& axis, double left, double right) {
  axis.marks([&](double value, const std::string& text) {
    pen.line(left, axis(value), right, axis(value), value == 0 ? "zero" : "grid");
    pen.text(left - 6, axis(value) + 4, text, Align::kEnd, "small");
  });
}

constexpr double kValueWidth = 120;  // for the values at the right of the bars

}  // namespace

std::string svg(const std::vector<Drawing>& drawings) {
  int height = 0;
  for (const Drawing& drawing : drawings) height += drawing.height;
  const std::string size = std::to_string(kWidth) + " " + std::to_string(height);
  std::string text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + size +
                     "\" width=\"" + std::to_string(kWidth) + "\" height=\"" +
                     std::to_string(height) + "\">\n" + std::string(kStyle) +
                     "\n<rect class=\"page\" width=\"100%\" height=\"100%\"/>\n";
  int y = 0;
  for (const Drawing& drawing : drawings) {
    text +=
        "<g transform=\"translate(0 " + std::to_string(y) + ")\">\n" + drawing.elements + "</g>\n";
    y += drawing.height;
  }
  return text + "</svg>\n";
}

Drawing bar_chart(const Bars& chart) {
  Range range;
  for (const Bars::Bar& bar : chart.bars) {
    range.meet(bar.value - bar.error);
    range.meet(bar.value + bar.error);
  }
  if (chart.reference) range.meet(chart.reference->value);
  const double left = kMargin + label_width(chart.bars) + 10;
  const Axis axis(range.least, range.most, left, kWidth - kMargin - kValueWidth);
  const double top = kTitleHeight;
  const double bottom = top + kRowHeight * static_cast<double>(chart.bars.size());
  Pen pen;
  pen.title(chart.title);
  grid_of_rows(pen, axis, top, bottom);
  double y = top;
  for (const Bars::Bar& bar : chart.bars) {
    const double middle = y + kRowHeight / 2.0;
    const double from = axis(std::min(bar.value, 0.0));
    const std::string text = bar.text.empty() ? number(bar.value, chart.decimals) : bar.text;
    pen.text(left - 10, middle + 4, shortened(bar.label), Align::kEnd);
    pen.box(from, y + 5, axis(std::max(bar.value, 0.0)) - from, kRowHeight - 10, 0,
            bar.label + ": " + text);
    if (bar.error > 0) {
      const double low = axis(bar.value - bar.error);
      const double high = axis(bar.value + bar.error);
      pen.line(low, middle, high, middle, "error");
      pen.line(low, middle - 5, low, middle + 5, "error");
      pen.line(high, middle - 5, high, middle + 5, "error");
    }
    pen.text(kWidth - kMargin, middle + 4, text, Align::kEnd);
    y += kRowHeight;
  }
  if (chart.reference) {
    const double x = axis(chart.reference->value);
    pen.line(x, top - 2, x, bottom + 2, "mark");
    pen.text(x, bottom + 30, chart.reference->label, Align::kMiddle, "small");
  }
  return pen.done(bottom + kAxisHeight + (chart.reference ? 10 : 0));
}

Drawing stack_chart(const Stacks& chart) {
  const auto total = [](const Stacks::Stack& stack, bool negative) {
    double sum = 0;
    for (const double part : stack.parts) sum += (part < 0) == negative ? finite(part) : 0;
    return sum;
  };
  Range range;
  for (const Stacks::Stack& stack : chart.stacks) {
    range.meet(total(stack, true));
    range.meet(total(stack, false));
  }
  Pen pen;
  pen.title(chart.title);
  const double top = legend(pen, chart.series, kTitleHeight) + 4;
  const double bottom = top + kRowHeight * static_cast<double>(chart.stacks.size());
  const double left = kMargin + label_width(chart.stacks) + 10;
  const Axis axis(range.least, range.most, left, kWidth - kMargin - kValueWidth);
  grid_of_rows(pen, axis, top, bottom);
  double y = top;
  for (const Stacks::Stack& stack : chart.stacks) {
    const double middle = y + kRowHeight / 2.0;
    pen.text(left - 10, middle + 4, shortened(stack.label), Align::kEnd);
    double below = 0;
    double above = 0;
    for (std::size_t i = 0; i < stack.parts.size(); ++i) {
      const double part = finite(stack.parts[i]);
      double& edge = part < 0 ? below : above;
      const double from = axis(std::min(edge, edge + part));
      const std::string name = i < chart.series.size() ? chart.series[i] : std::string();
      pen.box(from, y + 5, axis(std::max(edge, edge + part)) - from, kRowHeight - 10, i,
              name + ": " + number(part, chart.decimals));
      edge += part;
    }
    pen.text(kWidth - kMargin, middle + 4, number(above + below, chart.decimals), Align::kEnd);
    y += kRowHeight;
  }
  return pen.done(bottom + kAxisHeight);
}

Drawing column_chart(const Columns& chart) {
  Range range;
  for (const Columns::Column& column : chart.columns) range.meet(column.value);
  const double top = kTitleHeight;
  const double bottom = top + kPlotHeight;
  const double left = kMargin + 60;
  const double right = kWidth - kMargin;
  const Axis axis(range.least, range.most, bottom, top);
  Pen pen;
  pen.title(chart.title);
  grid_of_columns(pen, axis, left, right);
  const double each = (right - left) / std::max(1.0, static_cast<double>(chart.columns.size()));
  // Labels that would touch are left out: every n-th is written.
  const double widest = label_width(chart.columns) + 8;
  const auto every = static_cast<std::size_t>(std::max(1.0, std::ceil(widest / each)));
  for (std::size_t i = 0; i < chart.columns.size(); ++i) {
    const Columns::Column& column = chart.columns[i];
    const double x = left + each * static_cast<double>(i);
    const double y = axis(std::max(column.value, 0.0));
    pen.box(x + each * 0.08, y, each * 0.84, axis(std::min(column.value, 0.0)) - y, 0,
            column.label + ": " + number(column.value, chart.decimals));
    if (i % every == 0) {
      pen.text(x + each / 2, bottom + 16, shortened(column.label), Align::kMiddle, "small");
    }
  }
  pen.text((left + right) / 2, bottom + 34, chart.across, Align::kMiddle, "small");
  return pen.done(bottom + kAxisHeight + 12);
}

Drawing line_chart(const Lines& chart) {
  Range over;
  Range up;
  std::vector<std::string> names;
  bool any = false;
  for (const Lines::Line& line : chart.lines) {
    names.push_back(line.name);
    for (const auto& [x, y] : line.points) {
      if (!any) over = {finite(x), finite(x)};
      any = true;
      over.meet(x);
      up.meet(y);
    }
  }
  Pen pen;
  pen.title(chart.title);
  const double top = legend(pen, names, kTitleHeight) + 4;
  const double bottom = top + kPlotHeight;
  const double left = kMargin + 60;
  const double right = kWidth - kMargin;
  const Axis across(over.least, over.most, left, right);
  const Axis axis(up.least, up.most, bottom, top);
  grid_of_columns(pen, axis, left, right);
  across.marks([&](double value, const std::string& text) {
    pen.text(across(value), bottom + 16, text, Align::kMiddle, "small");
  });
  for (std::size_t i = 0; i < chart.lines.size(); ++i) {
    std::vector<std::pair<double, double>> places;
    for (const auto& [x, y] : chart.lines[i].points) places.emplace_back(across(x), axis(y));
    pen.curve(places, i);
  }
  pen.text((left + right) / 2, bottom + 34, chart.across, Align::kMiddle, "small");
  return pen.done(bottom + kAxisHeight + 12);
}

}  // namespace pentarch
