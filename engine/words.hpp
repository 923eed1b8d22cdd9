// The sentences of one language, read from JSON: whole-sentence templates, never glued fragments.
//
// In a template {name} stands for a value, and {n?one|other} for a form chosen by a number: the
// first where n is 1, else the second. Languages without plural simply don't use it.
//
// A value may be a person. Then {seat} is what a sentence calls the person, {seat.own} is said of
// what is the person's ("your", "Ada's"), and {seat!take|takes} is a form chosen by who it is: the
// first for the one who is addressed. A text that begins with this one gets its capital letter. How
// a language calls people is in engine/words ("address").
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/json.hpp"

namespace pentarch {

constexpr std::string_view kLanguages[] = {"en", "ja", "zh"};

bool is_language(std::string_view name);

struct Value {
  Value(const char* value_name, std::string value_text)
      : name(value_name), text(std::move(value_text)) {}
  Value(const char* value_name, int number) : name(value_name), text(std::to_string(number)) {}
  const char* name;
  std::string text;
  std::string own{};    // of a person
  bool is_you = false;  // of the person who is addressed
};

class Words {
 public:
  // The words of these files (paths of embedded.hpp without language and ending) in one language.
  static const Words& of(std::string_view language, std::string_view folder);

  std::string say(std::string_view key, const std::vector<Value>& values = {}) const;
  bool has(std::string_view key) const { return templates_.contains(std::string(key)); }
  const std::string& language() const noexcept { return language_; }
  // "a, b and c" as this language writes it.
  std::string list(const std::vector<std::string>& items, const char* last = "list.last") const;

  std::vector<std::string> keys() const;

 private:
  void add(const Json& object, const std::string& prefix);

  std::string language_;
  std::map<std::string, std::string> templates_;
};

// A person of this name in a language; the one who is addressed has none.
Value person_called(const char* value_name, std::string_view language, const std::string& name);
Value person_addressed(const char* value_name, std::string_view language);

// Fills a template; a value that it doesn't name is left out, a name without value stays visible.
std::string fill(std::string_view text, const std::vector<Value>& values);

}  // namespace pentarch
