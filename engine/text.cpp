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

// Characters that do something to a terminal or to the text around them instead of being seen.
bool is_control(std::uint32_t code) {
  return code < 0x20 || (code >= 0x7f && code <= 0x9f) ||       // C0 and C1
         code == 0x061c || code == 0x200e || code == 0x200f ||  // direction
         (code >= 0x2028 && code <= 0x202e) ||                  // breaks, embeddings, overrides
         (code >= 0x2060 && code <= 0x206f) ||                  // isolates, and what is not seen
         code == 0x00ad || code == 0x034f || code == 0x115f || code == 0x1160 ||  // not seen
         code == 0x17b4 || code == 0x17b5 || (code >= 0x180b && code <= 0x180f) || code == 0x200b ||
         code == 0x2800 || code == 0x3164 || code == 0xfeff || code == 0xffa0 ||
         (code >= 0xfff0 && code <= 0xfffb) || (code >= 0x13430 && code <= 0x1345f) ||
         (code >= 0x1bca0 && code <= 0x1bca3) || (code >= 0x1d173 && code <= 0x1d17a) ||
         (code >= 0xe0000 && code <= 0xe0fff) ||                             // tags
         (code >= 0xfdd0 && code <= 0xfdef) || (code & 0xfffeu) == 0xfffeu;  // no characters
}

bool is_printable(const Character& character) {
  return character.is_text && !is_control(character.code);
}

}  // namespace

Character first_character(std::string_view text) {
  const std::size_t size = character_size(text);
  if (size == 0) return {.code = static_cast<unsigned char>(text[0]), .is_text = false};
  constexpr std::uint32_t kOfLead[] = {0, 0x7f, 0x1f, 0x0f, 0x07};
  std::uint32_t code = static_cast<unsigned char>(text[0]) & kOfLead[size];
  for (std::size_t i = 1; i < size; ++i)
    code = code << 6 | (static_cast<unsigned char>(text[i]) & 63u);
  return {.code = code, .size = size};
}

bool is_plain(std::string_view text) {
  while (!text.empty()) {
    const Character character = first_character(text);
    if (!is_printable(character)) return false;
    text.remove_prefix(character.size);
  }
  return true;
}

namespace {

// Moves the first character of the text to the end of another, or a question mark for it.
void move_mended(std::string_view& text, std::string& to) {
  const Character character = first_character(text);
  to += is_printable(character) ? text.substr(0, character.size) : "?";
  text.remove_prefix(character.size);
}

}  // namespace

std::string quote(std::string_view text) {
  constexpr std::size_t kLongest = 60;
  std::string result = "'";
  while (!text.empty() && result.size() <= kLongest) move_mended(text, result);
  return result + (text.empty() ? "'" : "...'");
}

std::string mended(std::string_view text) {
  std::string result;
  while (!text.empty()) move_mended(text, result);
  return result;
}

std::string hex(std::uint64_t value) {
  static constexpr char kDigits[] = "0123456789abcdef";
  std::string text(16, '0');
  for (int i = 15; i >= 0; --i, value >>= 4) text[i] = kDigits[value & 15u];
  return text;
}

std::vector<std::string> split_at(std::string_view text, char at) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == at) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
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
