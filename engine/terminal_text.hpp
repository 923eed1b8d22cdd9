// Text for terminals: how wide it is, how to fill it up, how to colour it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pentarch {

// How many columns the text takes: Han, kana and full-width forms take two, escapes none.
int columns(std::string_view text);

// Filled up with blanks to so many columns.
std::string padded(std::string text, int width);

// Exactly so many columns, cut or filled up; for text without escapes.
std::string fitted(std::string_view text, int width);

// The items one after the other, as many to a line as fit into so many columns.
std::vector<std::string> wrapped(const std::vector<std::string>& items, int width);

// A text in lines of at most so many columns: broken at blanks, and where Japanese and Chinese may
// be broken; a longer word is cut.
std::vector<std::string> folded(std::string_view text, int width);

// In an ANSI colour (an SGR parameter such as "1;31"), if colours are wanted.
std::string coloured(std::string_view text, std::string_view sgr, bool wanted);

}  // namespace pentarch
