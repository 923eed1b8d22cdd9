#include "engine/edition.hpp"

#include <algorithm>

#include "engine/terminal_text.hpp"

namespace pentarch {

namespace {

// Blanks that are not one of their own between two words, and what joins or varies letters: by
// these a name could look like another one.
bool is_tidy(std::string_view name) {
  if (name.starts_with(' ') || name.ends_with(' ') || name.find("  ") != name.npos) return false;
  const std::uint32_t first = name.empty() ? 0 : first_character(name).code;
  if (first >= 0x300 && first <= 0x36f) return false;  // marks of a letter that is not there
  while (!name.empty()) {
    const auto [code, size, is_text] = first_character(name);
    const bool blank = code == 0xa0 || code == 0x1680 || (code >= 0x2000 && code <= 0x200d) ||
                       code == 0x202f || code == 0x205f || code == 0x3000;
    if (blank || (code >= 0xfe00 && code <= 0xfe0f)) return false;
    name.remove_prefix(size);
  }
  return true;
}

}  // namespace

// Names and sources are shown on terminals.
void read_edition_head(JsonReader& file, const std::string& game) {
  constexpr int kWidest = 32;
  if (file.text("game") != game) file.fail_at("game", "must be " + game);
  const std::string name = file.text("name");
  if (name.empty() || !is_plain(name) || !is_tidy(name) || columns(name) > kWidest) {
    file.fail_at("name", "must be plain text of 1 to " + std::to_string(kWidest) +
                             " columns, with single blanks between words");
  }
}

void read_source(JsonReader& reader) {
  constexpr std::size_t kLongest = 1000;
  const std::string source = reader.text("source");
  if (source.empty()) reader.fail("needs a source that is not empty");
  if (!is_plain(source) || source.size() > kLongest) {
    reader.fail_at("source",
                   "must be plain text of at most " + std::to_string(kLongest) + " bytes");
  }
}

Sourced::~Sourced() {
  read_source(reader_);
  reader_.refuse_others();
  file_.adopt(reader_);
}

int read_sourced_number(JsonReader& file, const char* key, int least, int most) {
  return Sourced(file, key)->number("value", least, most);
}

void read_row_source(JsonReader& row) {
  if (!row.has("source")) return row.allow("source");
  read_source(row);
}

bool is_component_name(const std::string& text) {
  return !text.empty() && text.size() <= 24 && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
}

}  // namespace pentarch
