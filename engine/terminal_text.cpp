#include "engine/terminal_text.hpp"

#include <cstdint>

namespace pentarch {

namespace {

bool is_wide(std::uint32_t c) {
  return (c >= 0x1100 && c <= 0x115f) || (c >= 0x2e80 && c <= 0xa4cf) ||
         (c >= 0xac00 && c <= 0xd7a3) || (c >= 0xf900 && c <= 0xfaff) ||
         (c >= 0xfe30 && c <= 0xfe6f) || (c >= 0xff00 && c <= 0xff60) ||
         (c >= 0xffe0 && c <= 0xffe6) || (c >= 0x20000 && c <= 0x3fffd);
}

// The character that begins at `at`, which moves behind it; a stray byte counts as one.
std::uint32_t next_character(std::string_view text, std::size_t& at) {
  const auto lead = static_cast<unsigned char>(text[at++]);
  int more = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : lead >= 0xc0 ? 1 : 0;
  std::uint32_t c = more == 3 ? lead & 7u : more == 2 ? lead & 15u : more == 1 ? lead & 31u : lead;
  for (; more > 0 && at < text.size(); --more) {
    const auto next = static_cast<unsigned char>(text[at]);
    if ((next & 0xc0u) != 0x80u) break;
    c = (c << 6) | (next & 63u);
    ++at;
  }
  return c;
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
    width += is_wide(next_character(text, at)) ? 2 : 1;
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
    const std::size_t begin = at;
    used += is_wide(next_character(text, at)) ? 2 : 1;
    if (used > width) break;
    result += text.substr(begin, at - begin);
  }
  return padded(result, width);
}

std::string coloured(std::string_view text, std::string_view sgr, bool wanted) {
  if (!wanted) return std::string(text);
  return "\x1b[" + std::string(sgr) + "m" + std::string(text) + "\x1b[0m";
}

}  // namespace pentarch
