#include "engine/terminal_text.hpp"

#include <algorithm>
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

namespace {

bool is_one_of(std::string_view characters, std::uint32_t code) {
  while (!characters.empty()) {
    const Character character = first_character(characters);
    if (character.code == code) return true;
    characters.remove_prefix(character.size);
  }
  return false;
}

bool may_begin_line(std::uint32_t code) {
  return !is_one_of(
      "、。，．・：；？！」』）】〕》〉］％ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;?!)]%",
      code);
}
bool may_end_line(std::uint32_t code) {
  return !is_one_of("「『（【〔《〈［([", code);
}
bool is_katakana(std::uint32_t code) {
  return code >= 0x30a1 && code <= 0x30fe;
}
bool is_digit(std::uint32_t code) {
  return code >= '0' && code <= '9';
}

// A line may end between these two.
bool may_break(std::uint32_t before, std::uint32_t behind) {
  if (before == ' ' || behind == ' ') return behind != ' ';
  if (!is_wide(before) && !is_wide(behind)) return false;
  if (is_digit(before)) return false;  // from what it counts
  if (is_katakana(before) && is_katakana(behind)) return false;
  return may_begin_line(behind) && may_end_line(before);
}

// How much of the text goes into a line: up to the last place where it may be broken.
std::size_t line_size(std::string_view text, int width) {
  std::size_t best = 0;
  std::size_t at = 0;
  std::uint32_t before = ' ';
  int used = 0;
  while (at < text.size()) {
    const Character character = first_character(text.substr(at));
    if (at > 0 && may_break(before, character.code)) best = at;
    used += width_of(character);
    if (used > width && character.code != ' ')
      return best != 0 ? best : std::max<std::size_t>(at, character.size);
    before = character.code;
    at += character.size;
  }
  return at;
}

}  // namespace

std::vector<std::string> folded(std::string_view text, int width) {
  std::vector<std::string> lines;
  do {
    const std::size_t size = line_size(text, width);
    std::string_view line = text.substr(0, size);
    while (!line.empty() && line.back() == ' ') line.remove_suffix(1);
    lines.emplace_back(line);
    text.remove_prefix(size);
  } while (!text.empty());
  return lines;
}

std::string coloured(std::string_view text, std::string_view sgr, bool wanted) {
  if (!wanted || text.empty()) return std::string(text);
  return "\x1b[" + std::string(sgr) + "m" + std::string(text) + "\x1b[0m";
}

}  // namespace pentarch
