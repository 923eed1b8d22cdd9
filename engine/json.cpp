#include "engine/json.hpp"

#include <algorithm>

namespace pentarch {

namespace {

constexpr std::size_t kDeepest = 16;
const Json kEmptyArray = Json::array();
const Json kEmptyObject = Json::object();

// Builds JSON as it is read, and stops at the first thing that is too much, so that little text
// can't ask for much memory or time.
class Builder final : public nlohmann::json_sax<Json> {
 public:
  bool null() override { return add(nullptr); }
  bool boolean(bool value) override { return add(value); }
  bool number_integer(number_integer_t value) override { return add(value); }
  bool number_unsigned(number_unsigned_t value) override { return add(value); }
  bool number_float(number_float_t value, const string_t&) override { return add(value); }
  bool string(string_t& value) override { return is_text(value) && add(std::move(value)); }
  bool binary(binary_t&) override { return false; }

  bool start_object(std::size_t) override { return open(Json::object()); }
  bool key(string_t& name) override {
    if (!is_text(name)) return false;
    if (open_.back()->contains(name)) {
      return refuse("the JSON has " + quote(name) + " twice in one object");
    }
    place_ = &(*open_.back())[name];
    return true;
  }
  bool end_object() override { return close(); }
  bool start_array(std::size_t) override { return open(Json::array()); }
  bool end_array() override { return close(); }

  bool parse_error(std::size_t, const std::string&, const Json::exception&) override {
    return false;
  }

  Json take() { return std::move(whole_); }
  const std::string& refusal() const { return refusal_; }

 private:
  bool refuse(std::string why) {
    refusal_ = std::move(why);
    return false;
  }
  bool is_text(const string_t& text) {
    return text.find('\0') == text.npos || refuse("the text has a NUL character");
  }

  bool add(Json value) {
    if (++values_ > kMostValues) return refuse("the JSON has more than a million values");
    if (open_.empty()) {
      whole_ = std::move(value);
      place_ = &whole_;
    } else if (open_.back()->is_array()) {
      open_.back()->push_back(std::move(value));
      place_ = &open_.back()->back();
    } else {
      *place_ = std::move(value);
    }
    return true;
  }
  bool open(Json value) {
    if (open_.size() == kDeepest) return refuse("the JSON is nested too deeply");
    if (!add(std::move(value))) return false;
    open_.push_back(place_);
    return true;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  Json whole_;
  Json* place_ = nullptr;    // of the value that was read last, or that comes next
  std::vector<Json*> open_;  // what is not read to its end, from the outside
  std::size_t values_ = 0;
  std::string refusal_;
};

}  // namespace

Result<Json> parse_json(std::string_view text) {
  if (text.size() > kLargestText) return Error{"the text is longer than 64 MiB"};
  if (text.find('\0') != text.npos) return Error{"the text has a NUL byte"};
  if (text.starts_with("\xef\xbb\xbf")) {
    return Error{"the text begins with a byte order mark; it must be UTF-8 without one"};
  }
  Builder builder;
  if (Json::sax_parse(text, &builder)) return builder.take();
  if (!builder.refusal().empty()) return Error{builder.refusal()};
  return Error{"that is no JSON: " + quote(text)};
}

std::size_t most_values(std::string_view text) {
  const auto opens = [](char c) { return c == ',' || c == '[' || c == '{'; };
  const auto found = 1 + std::count_if(text.begin(), text.end(), opens);
  return std::min(kMostValues, static_cast<std::size_t>(found));
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

namespace {

// What stands between the brackets of an object or a list, each part laid out by `one`.
template <class F>
void each_part(const Json& json, F&& one) {
  for (auto part = json.begin(); part != json.end(); ++part) {
    one(json.is_object() ? dump(part.key()) + ": " : "", *part, part == json.begin());
  }
}

std::string in_one_line(const Json& json) {
  if (!json.is_structured()) return dump(json);
  std::string text = json.is_object() ? "{" : "[";
  each_part(json, [&](const std::string& key, const Json& part, bool first) {
    text += (first ? "" : ", ") + key + in_one_line(part);
  });
  return text + (json.is_object() ? "}" : "]");
}

std::string laid_out_from(const Json& json, std::size_t indent, std::size_t used) {
  constexpr std::size_t kWidth = 100;
  std::string text = in_one_line(json);
  if (!json.is_structured() || used + text.size() <= kWidth) return text;
  const std::string line = "\n" + std::string(indent, ' ');
  text = json.is_object() ? "{" : "[";
  each_part(json, [&](const std::string& key, const Json& part, bool first) {
    text += (first ? "" : ",") + line + "  " + key;
    text += laid_out_from(part, indent + 2, indent + 3 + key.size());  // a comma behind it
  });
  return text + line + (json.is_object() ? "}" : "]");
}

}  // namespace

std::string laid_out(const Json& json) {
  return laid_out_from(json, 0, 0);
}

}  // namespace pentarch
