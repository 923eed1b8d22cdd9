#include "engine/json.hpp"

#include <algorithm>

namespace pentarch {

namespace {
constexpr int kDeepest = 16;
const Json kEmptyArray = Json::array();
const Json kEmptyObject = Json::object();
}  // namespace

Result<Json> parse_json(std::string_view text) {
  bool too_deep = false;
  const auto guard = [&](int depth, Json::parse_event_t, Json&) {
    too_deep = too_deep || depth > kDeepest;
    return !too_deep;
  };
  Json parsed = Json::parse(text, guard, /*allow_exceptions=*/false);
  if (too_deep) return Error{"the JSON is nested too deeply"};
  if (parsed.is_discarded()) return Error{"that is no JSON: " + quote(text)};
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
  const Json* value = member(key, "a whole number from 0");
  if (value == nullptr) return 0;
  if (value->is_number_unsigned()) return value->get<std::uint64_t>();
  fail_at(key, "is " + quote(dump(*value)) + "; it must be a whole number from 0");
  return 0;
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

std::string dump(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace pentarch
