// The table as text: what the boards of all games share.
#pragma once

#include <algorithm>
#include <utility>

#include "engine/face.hpp"
#include "engine/terminal_text.hpp"

namespace pentarch {

constexpr int kBoardWidth = 80;

// A board is written line by line, with the words of the game's `board`. Some of its lines are
// parts with a name (`part` of these words), which are left out where there is no room for them.
class TextBoard {
 protected:
  TextBoard(const Voice& voice, Style style) : voice_(voice), style_(style) {}

  // What `draw` writes is of the part with this name; those of the highest `rank` are left out
  // first, those of rank 1 last. What `head` writes stands above it and is never left out.
  template <class Head, class Draw>
  void part(const char* name, int rank, Head head, Draw draw) {
    const std::size_t above = text_.size();
    head();
    const std::size_t begin = text_.size();
    draw();
    if (text_.size() > begin) parts_.push_back({name, rank, above, begin, text_.size()});
  }
  template <class Draw>
  void part(const char* name, int rank, Draw draw) {
    part(name, rank, [] {}, draw);
  }
  std::string part_word(const std::string& name) const { return say("part." + name); }

  // The whole, or what of it is asked for and has room.
  std::string drawn() const {
    if (!style_.part.empty()) {
      return keep([&](const Part& part) {
        return part.name == style_.part || part_word(part.name) == style_.part;
      });
    }
    if (style_.rows == 0 || rows_of(text_) <= style_.rows) return text_;
    return with_room();
  }

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

  // "More: policies, palace, discards"
  std::string left_out(const std::vector<std::string>& names) const {
    const Words& words = Words::of(voice_.words.language(), "engine");
    std::string list;
    for (const std::string& name : names)
      list += (list.empty() ? "" : words.say("board.between")) + name;
    return " " + faint(words.say("board.left_out", {{"parts", list}})) + "\n";
  }

  const Voice& voice_;
  const Style style_;
  std::string text_;

 private:
  struct Part {
    std::string name;
    int rank;
    std::size_t head;
    std::size_t begin;
    std::size_t end;
  };

  static int rows_of(const std::string& text) {
    return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
  }

  // The lines of the parts that are wanted.
  template <class Wanted>
  std::string keep(Wanted wanted) const {
    std::string text;
    for (const Part& part : parts_) {
      const std::string lines = text_.substr(part.head, part.end - part.head);
      if (wanted(part) && lines != "\n") text += lines;
    }
    return text;
  }
  // Without the parts from this rank on, which the last line names.
  std::string without(int rank) const {
    std::string text;
    std::vector<std::string> names;
    std::size_t from = 0;
    for (const Part& part : parts_) {
      if (part.rank < rank) continue;
      text += text_.substr(from, part.begin - from);
      from = part.end;
      const std::string name = part_word(part.name);
      if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
    text += text_.substr(from);
    return text + left_out(names);
  }
  std::string with_room() const {
    int rank = 0;
    for (const Part& part : parts_) rank = std::max(rank, part.rank);
    while (rank > 1 && rows_of(without(rank)) > style_.rows) --rank;
    return without(rank);
  }

  std::vector<Part> parts_;
};

}  // namespace pentarch
