// What a terminal has room for, and text that is broken where it ends.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pentarch::cli {

class Screen {
 public:
  Screen();

  bool is_tty() const { return tty_; }
  bool has_colour() const { return colour_; }
  int rows() const;
  int width() const;
  // How many lines the text takes.
  int lines_of(std::string_view text) const;

  void clear() const;
  // A text with its own line breaks; lines that are too long go on below, so far to the right.
  // All of it in a colour (an SGR parameter), where colours are wanted.
  void say(std::string_view text, int indent = 0, std::string_view sgr = {}) const;

 private:
  std::vector<std::string> lines(std::string_view text, int indent) const;

  bool tty_;
  bool colour_;
};

}  // namespace pentarch::cli
