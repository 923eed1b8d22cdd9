// A mutator that knows JSON lines: bytes changed blindly seldom leave anything that parses, so two
// times out of three one value of one line, or one whole line, is changed instead.
#include <cstring>
#include <random>

#include "engine/json.hpp"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace pentarch::fuzz {
namespace {

using Lines = std::vector<std::string>;

class Mutator {
 public:
  explicit Mutator(unsigned seed) : random_(seed) {}

  std::string mutate(std::string_view text) {
    Lines lines = split(text);
    if (lines.size() > 1 && below(3) == 0) {
      shuffle(lines);
    } else {
      change(lines[below(lines.size())]);
    }
    std::string result;
    for (const std::string& line : lines) result += line + "\n";
    return result;
  }

 private:
  std::size_t below(std::size_t n) { return random_() % n; }

  static Lines split(std::string_view text) {
    Lines lines;
    while (!text.empty()) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      lines.emplace_back(text.substr(0, end));
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (lines.empty()) lines.emplace_back("{}");
    return lines;
  }

  // Drops, repeats or moves a line.
  void shuffle(Lines& lines) {
    const auto at = lines.begin() + static_cast<std::ptrdiff_t>(below(lines.size()));
    const std::string line = *at;
    const std::size_t what = below(3);
    if (what != 1) lines.erase(at);
    if (what == 0) return;
    lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(below(lines.size() + 1)), line);
  }

  void change(std::string& line) {
    Result<Json> json = parse_json(line);
    if (!json) return;
    std::vector<Json*> values;
    collect(*json, values);
    Json& value = *values[below(values.size())];
    const Json other = *values[below(values.size())];
    switch (below(6)) {
      case 0: value = other; break;
      case 1: remove_something(value); break;
      case 2: add_something(value, other); break;
      default: value = nearby(value);
    }
    line = dump(*json);
  }

  void collect(Json& json, std::vector<Json*>& values) {
    values.push_back(&json);
    if (!json.is_structured()) return;
    for (Json& child : json) collect(child, values);
  }

  void remove_something(Json& value) {
    if (!value.is_structured() || value.empty()) return value.clear();
    auto at = value.begin();
    std::advance(at, below(value.size()));
    value.erase(at);
  }

  void add_something(Json& value, const Json& other) {
    static constexpr const char* kKeys[] = {"undeclared", "position", "level", "whole", "x"};
    if (value.is_array()) value.push_back(other);
    if (value.is_object()) value[kKeys[below(5)]] = other;
  }

  Json nearby(const Json& value) {
    static constexpr std::int64_t kNumbers[] = {0, 1, 2, 3, 4, 7, 20, 61, 101, 255, -1, INT64_MAX};
    if (value.is_number_integer()) {
      if (below(2) == 0) return kNumbers[below(12)];
      const auto number = static_cast<std::uint64_t>(value.get<std::int64_t>());
      return static_cast<std::int64_t>(number + below(5) - 2);
    }
    if (value.is_boolean()) return !value.get<bool>();
    if (value.is_string()) {
      std::string text = value.get<std::string>();
      if (!text.empty()) text[below(text.size())] = "0123wugrko .-a"[below(14)];
      return text;
    }
    return value.is_null() ? Json(static_cast<int>(below(4))) : Json();
  }

  std::mt19937 random_;
};

}  // namespace
}  // namespace pentarch::fuzz

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
  if (seed % 3 == 0) return LLVMFuzzerMutate(data, size, most);
  const std::string text =
      pentarch::fuzz::Mutator(seed).mutate({reinterpret_cast<char*>(data), size});
  if (text.size() > most) return LLVMFuzzerMutate(data, size, most);
  std::memcpy(data, text.data(), text.size());
  return text.size();
}
