#include "engine/json.hpp"

#include <algorithm>
#include <optional>
#include <set>

namespace pentarch {

namespace {

constexpr int kDeepest = 16;
const Json kEmptyArray = Json::array();
const Json kEmptyObject = Json::object();

// What is seen before anything is built from the text, so that little text can't ask for much
// memory. What is wrong with it, or null.
const char* excess_in(std::string_view text) {
  if (text.size() > kLargestText) return "the text is longer than 64 MiB";
  std::size_t values = 1;
  int depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '\0') return "the text has a NUL byte";
    if (c == '"') quoted = !quoted;
    if (quoted) {
      if (text.substr(i, 6) == "\\u0000") return "the text has a NUL character";
      i += c == '\\';  // and what it stands before
      continue;
    }
    values += c == ',' || c == '[' || c == '{';
    depth += c == '[' || c == '{';
    depth -= c == ']' || c == '}';
    if (depth > kDeepest) return "the JSON is nested too deeply";
    if (values > kMostValues) return "the JSON has more than a million values";
  }
  return nullptr;
}

// The keys of the objects that are open while JSON is read, and the first that came twice.
class Keys {
 public:
  void note(Json::parse_event_t event, const Json& value) {
    switch (event) {
      case Json::parse_event_t::object_start: open_.emplace_back(); break;
      case Json::parse_event_t::object_end: open_.pop_back(); break;
      case Json::parse_event_t::key:
        if (!open_.back().insert(value.get<std::string>()).second && !twice_) {
          twice_ = value.get<std::string>();
        }
        break;
      default: break;
    }
  }
  const std::optional<std::string>& twice() const { return twice_; }

 private:
  std::vector<std::set<std::string>> open_;
  std::optional<std::string> twice_;
};

}  // namespace

Result<Json> parse_json(std::string_view text) {
  if (const char* excess = excess_in(text)) return Error{excess};
  Keys keys;
  const auto note = [&](int, Json::parse_event_t event, const Json& value) {
    keys.note(event, value);
    return true;
  };
  Json parsed = Json::parse(text, note, /*allow_exceptions=*/false);
  if (parsed.is_discarded()) return Error{"that is no JSON: " + quote(text)};
  if (keys.twice()) return Error{"the JSON has " + quote(*keys.twice()) + " twice in one object"};
  return parsed;
}

JsonReader::JsonReader(const Json& object, std::string path)
    : object_(object), path_(std::move(path)) {
  if (!object.is_object()) fail("must be an object");
}

const Json* JsonReader::member(const char* key, const char* what) {
  asked_.emplace_back(key);
  if (!object_.is_object()) return nullptr;
  const auto found = object_.find(key);
  if (found != object_.end()) return &*found;
  fail_at(key, std::string("is missing; it is ") + what);
  return nullptr;
}

int JsonReader::number(const char* key, int least, int most) {
  const std::string what =
      "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
  const Json* value = member(key, what.c_str());
  if (value == nullptr) return least;
  if (is_number_in(*value, least, most)) return value->get<int>();
  fail_at(key, "is " + quote(dump(*value)) + "; it must be " + what);
  return least;
}

std::uint64_t JsonReader::seed(const char* key) {
  const std::string what = "a whole number from 0 to " + std::to_string(UINT64_MAX);
  const Json* value = member(key, what.c_str());
  if (value == nullptr) return 0;
  if (value->is_number_unsigned()) return value->get<std::uint64_t>();
  fail_at(key, "is " + quote(dump(*value)) + "; it must be " + what);
  return 0;
}

double JsonReader::real(const char* key, double least, double most) {
  const std::string what = "a number from " + dump(least) + " to " + dump(most);
  const Json* value = member(key, what.c_str());
  if (value == nullptr) return least;
  const double number = value->is_number() ? value->get<double>() : least - 1;
  if (number >= least && number <= most) return number;
  fail_at(key, "is " + quote(dump(*value)) + "; it must be " + what);
  return least;
}

bool JsonReader::flag(const char* key) {
  const Json* value = member(key, "true or false");
  if (value == nullptr) return false;
  if (value->is_boolean()) return value->get<bool>();
  fail_at(key, "must be true or false");
  return false;
}

std::string JsonReader::text(const char* key) {
  const Json* value = member(key, "a text");
  if (value == nullptr) return {};
  if (value->is_string()) return value->get<std::string>();
  fail_at(key, "must be a text");
  return {};
}

const Json& JsonReader::array(const char* key, std::size_t least, std::size_t most) {
  const Json* value = member(key, "a list");
  if (value == nullptr) return kEmptyArray;
  if (!value->is_array()) {
    fail_at(key, "must be a list");
    return kEmptyArray;
  }
  if (value->size() >= least && value->size() <= most) return *value;
  const std::string wanted =
      least == most ? std::to_string(least) : std::to_string(least) + " to " + std::to_string(most);
  fail_at(key, "has " + std::to_string(value->size()) + " entries; it must have " + wanted);
  return kEmptyArray;
}

const Json& JsonReader::object(const char* key) {
  const Json* value = member(key, "an object");
  if (value == nullptr) return kEmptyObject;
  if (value->is_object()) return *value;
  fail_at(key, "must be an object");
  return kEmptyObject;
}

bool JsonReader::has(const char* key) const {
  return object_.is_object() && object_.contains(key);
}

bool JsonReader::is_text(const char* key) const {
  return has(key) && object_[key].is_string();
}

void JsonReader::fail(const std::string& message) {
  if (error_.empty()) error_ = (path_.empty() ? "" : path_ + ": ") + message;
}

void JsonReader::fail_at(const char* key, const std::string& message) {
  if (error_.empty()) error_ = (path_.empty() ? "" : path_ + ".") + key + " " + message;
}

void JsonReader::adopt(const JsonReader& inner) {
  if (error_.empty()) error_ = inner.error_;
}

void JsonReader::refuse_others() {
  if (!object_.is_object()) return;
  for (const auto& [key, value] : object_.items()) {
    if (std::find(asked_.begin(), asked_.end(), key) != asked_.end()) continue;
    std::string known;
    for (const std::string& name : asked_) known += (known.empty() ? "" : ", ") + name;
    fail("has " + quote(key) + ", which is not known here; known are " + known);
    return;
  }
}

bool is_number_in(const Json& value, int least, int most) {
  if (value.is_number_unsigned()) {
    const auto number = value.get<std::uint64_t>();
    return number <= static_cast<std::uint64_t>(std::max(most, 0)) &&
           static_cast<std::int64_t>(number) >= least && most >= 0;
  }
  if (!value.is_number_integer()) return false;
  const auto number = value.get<std::int64_t>();
  return number >= least && number <= most;
}

namespace {

// A character as JSON may write it in ASCII: beyond the first 65536 in two halves.
std::string escape_of(std::uint32_t code) {
  const auto unit = [](std::uint32_t value) { return "\\u" + hex(value).substr(12); };
  if (code < 0x10000) return unit(code);
  return unit(0xd800 + ((code - 0x10000) >> 10)) + unit(0xdc00 + ((code - 0x10000) & 0x3ff));
}

}  // namespace

std::string dump(const Json& json) {
  std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
  if (is_plain(text)) return text;
  std::string escaped;
  for (std::string_view rest = text; !rest.empty();) {
    const Character character = first_character(rest);
    const std::string_view bytes = rest.substr(0, character.size);
    escaped += is_plain(bytes) ? std::string(bytes) : escape_of(character.code);
    rest.remove_prefix(character.size);
  }
  return escaped;
}

}  // namespace pentarch
