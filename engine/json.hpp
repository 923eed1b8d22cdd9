// JSON from outside is untrusted: it is read through these functions alone, which check every type
// and range and answer with a message instead of an exception.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.hpp"
#include "engine/text.hpp"

namespace pentarch {

using Json = nlohmann::json;

constexpr std::size_t kLargestText = 64u << 20;  // that is read in one piece
constexpr std::size_t kMostValues = 1'000'000;   // of one text; the longest record has half as many

// Parses one JSON text, strictly: all of it, UTF-8 without NUL, no key twice in an object, nested
// no deeper than anything of ours, and no more than the limits above.
Result<Json> parse_json(std::string_view text);

// How many values a text may have at the most, before it is parsed.
std::size_t most_values(std::string_view text);

// Reads one JSON object, member by member. The first thing that is wrong is kept with its path, and
// everything after it reads as a default, so that a caller checks once at the end.
class JsonReader {
 public:
  JsonReader(const Json& object, std::string path);

  int number(const char* key, int least, int most);
  std::uint64_t seed(const char* key);  // any whole number from 0
  double real(const char* key, double least, double most);
  bool flag(const char* key);
  std::string text(const char* key);
  const Json& array(const char* key, std::size_t least, std::size_t most);
  const Json& object(const char* key);
  bool has(const char* key) const;
  bool is_text(const char* key) const;

  void fail(const std::string& message);  // "<path>: message"
  void fail_at(const char* key, const std::string& message);
  void adopt(const JsonReader& inner);  // the error of a reader of something inside
  void allow(const char* key) { asked_.emplace_back(key); }
  // Call last: a member that nobody asked for is a misspelling.
  void refuse_others();

  bool ok() const noexcept { return error_.empty(); }
  const std::string& error() const noexcept { return error_; }

 private:
  const Json* member(const char* key, const char* what);

  const Json& object_;
  std::string path_;
  std::string error_;
  std::vector<std::string> asked_;
};

// A whole number inside [least, most], wherever it comes from.
bool is_number_in(const Json& value, int least, int most);

// JSON as one line, of plain text (is_plain): other characters are escaped, and text that is no
// UTF-8 is mended, never a reason to stop.
std::string dump(const Json& json);

// The same for readers: what fits into a line stands in one.
std::string laid_out(const Json& json);

}  // namespace pentarch
