#include "engine/describe/edition.hpp"

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

std::string lowered(std::string text) {
  for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return text;
}

}  // namespace

bool is_component_name(const std::string& text) {
  return !text.empty() && text.size() <= 24 && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
}

// Names and sources are shown on terminals.
void EditionFields::head() {
  constexpr int kWidest = 32;
  fields.constant("game", facts_.id);
  std::string name;
  fields.text("name", name);
  fields.check(!name.empty() && is_plain(name) && is_tidy(name) && columns(name) <= kWidest, "name",
               "must be plain text of 1 to " + std::to_string(kWidest) +
                   " columns, with single blanks between words");
}

void EditionFields::sourced(const char* name, const Part& part) {
  fields.group(name, [&] {
    part();
    source();
  });
}

void EditionFields::source() {
  constexpr std::size_t kLongest = 1000;
  std::string source;
  fields.text("source", source);
  fields.check(!source.empty() && is_plain(source) && source.size() <= kLongest, "source",
               "must be plain text of 1 to " + std::to_string(kLongest) + " bytes");
}

void EditionFields::each_seat_count(const std::function<void(const char*, int)>& part) {
  for (int seats = facts_.least_seats; seats <= facts_.most_seats; ++seats) {
    part(std::to_string(seats).c_str(), seats);
  }
}

void EditionFields::id(std::vector<std::string>& names, const char* group,
                       const IsReserved& is_reserved) {
  std::string name;
  fields.text("id", name);
  const std::string typed = any_case_ ? lowered(name) : name;
  fields.check(is_component_name(typed), "id",
               any_case_ ? "must be 1 to 24 letters, digits and -" : kComponentName);
  fields.check(!is_reserved(typed), "id", "must not be a word that means something else in moves");
  fields.check(used_.insert({group, typed}).second, "id",
               "is " + quote(name) + ", which another component has already");
  names.push_back(name);
}

}  // namespace pentarch
