#include "engine/edition.hpp"

#include <algorithm>

#include "engine/terminal_text.hpp"

namespace pentarch {

// Names and sources are shown on terminals.
void read_edition_head(JsonReader& file, const std::string& game) {
  constexpr int kWidest = 32;
  if (file.text("game") != game) file.fail_at("game", "must be " + game);
  const std::string name = file.text("name");
  if (name.empty() || !is_plain(name) || columns(name) > kWidest) {
    file.fail_at("name", "must be plain text of 1 to " + std::to_string(kWidest) + " columns");
  }
}

void read_source(JsonReader& reader) {
  constexpr std::size_t kLongest = 1000;
  const std::string source = reader.text("source");
  if (source.empty()) reader.fail("needs a source that is not empty");
  if (!is_plain(source) || source.size() > kLongest) {
    reader.fail_at("source", "must be plain text of at most " + std::to_string(kLongest) + " bytes");
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
