#include "engine/words.hpp"

#include <algorithm>

#include "engine/embedded.hpp"
#include "engine/threads.hpp"

namespace pentarch {

bool is_language(std::string_view name) {
  return std::find(std::begin(kLanguages), std::end(kLanguages), name) != std::end(kLanguages);
}

const Words& Words::of(std::string_view language, std::string_view folder) {
  static Mutex mutex;
  static std::map<std::string, Words> loaded;  // whose entries stay where they are
  const Lock lock(mutex);
  const std::string path = std::string(folder) + "/words/" + std::string(language) + ".json";
  const auto found = loaded.find(path);
  if (found != loaded.end()) return found->second;
  Words words;
  words.language_ = language;
  if (const Result<Json> json = parse_json(embedded(path))) words.add(*json, "");
  return loaded.emplace(path, std::move(words)).first->second;
}

void Words::add(const Json& object, const std::string& prefix) {
  for (const auto& [key, value] : object.items()) {
    if (value.is_object()) add(value, prefix + key + ".");
    if (value.is_string()) templates_[prefix + key] = value.get<std::string>();
  }
}

std::string Words::say(std::string_view key, const std::vector<Value>& values) const {
  const auto found = templates_.find(std::string(key));
  return found == templates_.end() ? std::string(key) : fill(found->second, values);
}

std::string Words::list(const std::vector<std::string>& items, const char* last) const {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += say(i + 1 == items.size() ? last : "list.between");
    text += items[i];
  }
  return text;
}

std::vector<std::string> Words::keys() const {
  std::vector<std::string> keys;
  for (const auto& [key, text] : templates_) keys.push_back(key);
  return keys;
}

namespace {

// What stands for one placeholder "name" or "name?one|other".
std::string placed(std::string_view inside, const std::vector<Value>& values) {
  const std::size_t question = inside.find('?');
  const std::string_view name = inside.substr(0, question);
  const auto value = std::find_if(values.begin(), values.end(),
                                  [&](const Value& candidate) { return name == candidate.name; });
  if (value == values.end()) return "{" + std::string(inside) + "}";
  if (question == std::string_view::npos) return value->text;
  const std::string_view forms = inside.substr(question + 1);
  const std::size_t bar = forms.find('|');
  if (bar == std::string_view::npos) return std::string(forms);
  return std::string(value->text == "1" ? forms.substr(0, bar) : forms.substr(bar + 1));
}

}  // namespace

std::string fill(std::string_view text, const std::vector<Value>& values) {
  std::string result;
  while (!text.empty()) {
    const std::size_t open = text.find('{');
    const std::size_t close = text.find('}', open == std::string_view::npos ? 0 : open);
    if (open == std::string_view::npos || close == std::string_view::npos) return result += text;
    result += text.substr(0, open);
    result += placed(text.substr(open + 1, close - open - 1), values);
    text.remove_prefix(close + 1);
  }
  return result;
}

}  // namespace pentarch
