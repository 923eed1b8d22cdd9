// Small things about text that messages need.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace pentarch {

// A character of UTF-8. A byte that begins none stands for itself.
struct Character {
  std::uint32_t code = 0;
  std::size_t size = 1;  // in bytes
  bool is_text = true;
};
Character first_character(std::string_view text);

// Text as it may be quoted in a message: printable, valid UTF-8, and cut to a length a person
// reads.
std::string quote(std::string_view text);

// Text with a question mark in place of all that is not printable or no UTF-8.
std::string mended(std::string_view text);

// Valid UTF-8 without characters that control a terminal or turn the text around them: it can be
// shown as it is.
bool is_plain(std::string_view text);

// The words of a move as it was typed: in lower case, apart at blanks and commas.
std::vector<std::string> typed_words(std::string_view text);

// The parts between these characters, empty ones as well.
std::vector<std::string> split_at(std::string_view text, char at);

// Sixteen hexadecimal digits.
std::string hex(std::uint64_t value);

}  // namespace pentarch
