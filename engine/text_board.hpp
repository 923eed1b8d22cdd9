// The table as text: what the boards of all games share.
#pragma once

#include <utility>

#include "engine/face.hpp"
#include "engine/terminal_text.hpp"

namespace pentarch {

constexpr int kBoardWidth = 80;

// A board is written line by line, with the words of the game's `board`.
class TextBoard {
 protected:
  TextBoard(const Voice& voice, Style style) : voice_(voice), style_(style) {}

  std::string say(const std::string& key, std::initializer_list<Value> values = {}) const {
    return voice_.words.say("board." + key, values);
  }
  std::string bold(const std::string& text) const { return coloured(text, "1", style_.colour); }
  std::string faint(const std::string& text) const { return coloured(text, "2", style_.colour); }

  // Without the blanks at its end.
  void line(std::string text) {
    while (!text.empty() && text.back() == ' ') text.pop_back();
    text_ += text + "\n";
  }
  // What `begin` says and all items behind it, as many to a line as fit; the lines below are
  // indented.
  void flow(std::string begin, const std::vector<std::string>& items, const std::string& gap,
            int indent) {
    bool is_first = begin.find_first_not_of(' ') == std::string::npos;
    for (const std::string& item : items) {
      const std::string more = is_first ? item : gap + item;
      is_first = false;
      if (columns(begin) + columns(more) <= kBoardWidth) {
        begin += more;
        continue;
      }
      line(std::exchange(begin, std::string(static_cast<std::size_t>(indent), ' ') + item));
    }
    line(begin);
  }
  // As many names to a line as fit.
  void faint_names(int indent, const std::vector<std::string>& names) {
    for (const std::string& some : wrapped(names, kBoardWidth - 1 - indent)) {
      line(std::string(static_cast<std::size_t>(indent), ' ') + faint(some));
    }
  }

  const Voice& voice_;
  const Style style_;
  std::string text_;
};

}  // namespace pentarch
