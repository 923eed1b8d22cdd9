#include "engine/edition.hpp"

#include <algorithm>

namespace pentarch {

Sourced::~Sourced() {
  if (reader_.text("source").empty()) reader_.fail("needs a source that is not empty");
  reader_.refuse_others();
  file_.adopt(reader_);
}

int read_sourced_number(JsonReader& file, const char* key, int least, int most) {
  return Sourced(file, key)->number("value", least, most);
}

void read_row_source(JsonReader& row) {
  if (!row.has("source")) return row.allow("source");
  row.text("source");
}

bool is_component_name(const std::string& text) {
  return !text.empty() && text.size() <= 24 && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
}

}  // namespace pentarch
