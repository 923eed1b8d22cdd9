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

Value person_called(const char* value_name, std::string_view language, const std::string& name) {
  const Words& words = Words::of(language, "engine");
  Value person(value_name, words.say("address.person", {{"name", name}}));
  person.own = words.say("address.persons", {{"name", name}});
  return person;
}

Value person_addressed(const char* value_name, std::string_view language) {
  const Words& words = Words::of(language, "engine");
  Value person(value_name, words.say("address.you"));
  person.own = words.say("address.your");
  person.is_you = true;
  return person;
}

namespace {

// What stands between the braces of a template: a name, and what is wanted of its value.
struct Mark {
  explicit Mark(std::string_view inside) {
    const std::size_t end = std::min(inside.find_first_of("?!."), inside.size());
    name = inside.substr(0, end);
    if (end == inside.size()) return;
    wants = inside[end];
    rest = inside.substr(end + 1);
  }
  std::string_view name;
  char wants = ' ';
  std::string_view rest;
};

std::string one_of(std::string_view forms, bool first) {
  const std::size_t bar = forms.find('|');
  if (bar == std::string_view::npos) return std::string(forms);
  return std::string(first ? forms.substr(0, bar) : forms.substr(bar + 1));
}

std::string with_capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] += 'A' - 'a';
  return text;
}

std::string placed(std::string_view inside, const std::vector<Value>& values, bool begins) {
  const Mark mark(inside);
  const auto value = std::find_if(values.begin(), values.end(), [&](const Value& candidate) {
    return mark.name == candidate.name;
  });
  if (value == values.end()) return "{" + std::string(inside) + "}";
  if (mark.wants == '?') return one_of(mark.rest, value->text == "1");
  if (mark.wants == '!') return one_of(mark.rest, value->is_you);
  std::string text = mark.wants == '.' ? value->own : value->text;
  return begins && value->is_you ? with_capital(std::move(text)) : text;
}

}  // namespace

std::string fill(std::string_view text, const std::vector<Value>& values) {
  std::string result;
  while (!text.empty()) {
    const std::size_t open = text.find('{');
    const std::size_t close = text.find('}', open == std::string_view::npos ? 0 : open);
    if (open == std::string_view::npos || close == std::string_view::npos) return result += text;
    result += text.substr(0, open);
    result += placed(text.substr(open + 1, close - open - 1), values, result.empty());
    text.remove_prefix(close + 1);
  }
  return result;
}

}  // namespace pentarch
