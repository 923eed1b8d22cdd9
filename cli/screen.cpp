#include "cli/screen.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

#include "cli/common.hpp"
#include "engine/terminal_text.hpp"

namespace pentarch::cli {

namespace {

winsize size_of_window() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) size = {};
  return size;
}

}  // namespace

Screen::Screen()
    : tty_(isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0),
      colour_(isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr) {}

int Screen::rows() const {
  const int rows = size_of_window().ws_row;
  return rows > 0 ? rows : 24;
}

int Screen::width() const {
  const int width = size_of_window().ws_col;
  return width > 0 ? width : 80;
}

// What goes into a file or another program is not broken.
std::vector<std::string> Screen::lines(std::string_view text, int indent) const {
  if (!tty_) return split_at(text, '\n');
  std::vector<std::string> lines;
  for (const std::string& line : split_at(text, '\n')) {
    if (columns(line) <= width()) {
      lines.push_back(line);
      continue;
    }
    // Its own blanks stay before its first part, and all parts are as wide as the lower ones.
    const std::size_t own = std::min(line.find_first_not_of(' '), line.size());
    const std::size_t below = std::max(static_cast<std::size_t>(indent), own);
    const int room = std::max(20, width() - static_cast<int>(below));
    std::size_t blanks = own;
    for (const std::string& part : folded(std::string_view(line).substr(own), room)) {
      lines.push_back(std::string(std::exchange(blanks, below), ' ') + part);
    }
  }
  return lines;
}

int Screen::lines_of(std::string_view text) const {
  return static_cast<int>(lines(text, 0).size());
}

void Screen::clear() const {
  if (tty_) out("\x1b[2J\x1b[3J\x1b[H");
}

void Screen::say(std::string_view text, int indent, std::string_view sgr) const {
  for (const std::string& line : lines(text, indent)) {
    out_line(coloured(line, sgr, colour_ && !sgr.empty()));
  }
}

}  // namespace pentarch::cli
