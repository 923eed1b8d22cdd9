#include "engine/text.hpp"

namespace pentarch {

namespace {

// The bytes of the UTF-8 character that begins the text, or 0 where none does (RFC 3629: the second
// byte is narrower after some first ones, which keeps out long forms and surrogates).
std::size_t character_size(std::string_view text) {
  const auto byte = [&](std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
  };
  const unsigned lead = byte(0);
  if (lead < 0x80) return 1;
  const std::size_t size = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  const unsigned least = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
  const unsigned most = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
  if (lead < 0xc2 || lead > 0xf4 || byte(1) < least || byte(1) > most) return 0;
  for (std::size_t i = 2; i < size; ++i) {
    if ((byte(i) & 0xc0u) != 0x80u) return 0;
  }
  return size;
}

bool is_printable(std::string_view text) {
  const auto first = static_cast<unsigned char>(text[0]);
  return character_size(text) > 0 && first >= 0x20 && first != 0x7f;
}

}  // namespace

bool is_plain(std::string_view text) {
  while (!text.empty() && is_printable(text)) text.remove_prefix(character_size(text));
  return text.empty();
}

std::string quote(std::string_view text) {
  constexpr std::size_t kLongest = 60;
  std::string result = "'";
  while (!text.empty() && result.size() <= kLongest) {
    const std::size_t size = character_size(text);
    result += is_printable(text) ? text.substr(0, size) : "?";
    text.remove_prefix(size > 0 ? size : 1);
  }
  return result + (text.empty() ? "'" : "...'");
}

std::string mended(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const std::size_t size = character_size(text);
    result += is_printable(text) ? text.substr(0, size) : "?";
    text.remove_prefix(size > 0 ? size : 1);
  }
  return result;
}

std::string hex(std::uint64_t value) {
  static constexpr char kDigits[] = "0123456789abcdef";
  std::string text(16, '0');
  for (int i = 15; i >= 0; --i, value >>= 4) text[i] = kDigits[value & 15u];
  return text;
}

std::vector<std::string> typed_words(std::string_view text) {
  std::vector<std::string> words(1);
  for (const char c : text) {
    if (c == ' ' || c == '\t' || c == ',') {
      if (!words.back().empty()) words.emplace_back();
    } else {
      words.back() += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

}  // namespace pentarch
