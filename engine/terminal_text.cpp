#include "engine/terminal_text.hpp"

#include <cstdint>

#include "engine/text.hpp"

namespace pentarch {

namespace {

bool is_wide(std::uint32_t c) {
  return (c >= 0x1100 && c <= 0x115f) || (c >= 0x2e80 && c <= 0xa4cf) ||
         (c >= 0xac00 && c <= 0xd7a3) || (c >= 0xf900 && c <= 0xfaff) ||
         (c >= 0xfe30 && c <= 0xfe6f) || (c >= 0xff00 && c <= 0xff60) ||
         (c >= 0xffe0 && c <= 0xffe6) || (c >= 0x20000 && c <= 0x3fffd);
}

int width_of(const Character& character) {
  return character.is_text && is_wide(character.code) ? 2 : 1;
}

}  // namespace

int columns(std::string_view text) {
  int width = 0;
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] == '\x1b') {
      const std::size_t end = text.find('m', at);
      at = end == std::string_view::npos ? text.size() : end + 1;
      continue;
    }
    const Character character = first_character(text.substr(at));
    width += width_of(character);
    at += character.size;
  }
  return width;
}

std::string padded(std::string text, int width) {
  const int missing = width - columns(text);
  if (missing > 0) text.append(static_cast<std::size_t>(missing), ' ');
  return text;
}

std::string fitted(std::string_view text, int width) {
  std::string result;
  int used = 0;
  for (std::size_t at = 0; at < text.size();) {
    const Character character = first_character(text.substr(at));
    used += width_of(character);
    if (used > width) break;
    result += text.substr(at, character.size);
    at += character.size;
  }
  return padded(result, width);
}

std::vector<std::string> wrapped(const std::vector<std::string>& items, int width) {
  std::vector<std::string> lines;
  for (const std::string& item : items) {
    if (lines.empty() || columns(lines.back()) + 1 + columns(item) > width) {
      lines.push_back(item);
    } else {
      lines.back() += " " + item;
    }
  }
  return lines;
}

std::string coloured(std::string_view text, std::string_view sgr, bool wanted) {
  if (!wanted || text.empty()) return std::string(text);
  return "\x1b[" + std::string(sgr) + "m" + std::string(text) + "\x1b[0m";
}

}  // namespace pentarch
