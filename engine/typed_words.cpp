#include "engine/typed_words.hpp"

#include <algorithm>
#include <optional>

#include "engine/text.hpp"

namespace pentarch {

namespace {

constexpr std::size_t kMostReadings = 64;
constexpr std::size_t kLongestChunk = 400;  // in bytes: longer ones are no words

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
bool is_ascii(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return (c & 0x80) == 0; });
}

std::optional<std::string> whole_word(const Words& words, std::span<const char* const> groups,
                                      const std::string& word) {
  if (const std::string key = "typed." + word; words.has(key)) return words.say(key);
  for (const char* group : groups) {
    if (const std::string key = std::string(group) + "." + word; words.has(key)) {
      return words.say(key);
    }
  }
  return std::nullopt;
}

// A part of a word may end here: "general-9", "zhao3".
bool is_border(std::string_view word, std::size_t at) {
  return word[at] == '-' || (is_digit(word[at]) && !is_digit(word[at - 1]));
}

// What can be typed for a word, what is shown first.
std::vector<std::string> all_typed(const Words& words, std::span<const char* const> groups,
                                   const std::string& word) {
  if (const auto whole = whole_word(words, groups, word)) return split_at(*whole, '|');
  for (std::size_t at = word.size(); at-- > 1;) {
    if (!is_border(word, at)) continue;
    const std::size_t behind = word[at] == '-' ? at + 1 : at;
    const std::string begin = word.substr(0, at);
    const std::string rest = typed_word(words, groups, word.substr(behind));
    std::vector<std::string> typed = all_typed(words, groups, begin);
    if (typed.front() == begin && rest == word.substr(behind)) continue;
    for (std::string& one : typed) one += rest;
    return typed;
  }
  return {word};
}

// A full-width form as the plain character that it is, and a blank for what stands between words.
std::string even_character(const Character& character, std::string_view text) {
  const std::uint32_t code = character.code;
  if (code >= 0x3000 && code <= 0x3002) return " ";
  const bool full_width = code >= 0xff01 && code <= 0xff5e;
  if (!full_width && character.size > 1) return std::string(text);
  char plain = static_cast<char>(full_width ? code - 0xff01 + 0x21 : code);
  if (plain == ',' || plain == '\t') plain = ' ';
  return {plain >= 'A' && plain <= 'Z' ? static_cast<char>(plain - 'A' + 'a') : plain};
}

std::string join(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

}  // namespace

std::string even(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const Character character = first_character(text);
    result += even_character(character, text.substr(0, character.size));
    text.remove_prefix(character.size);
  }
  return result;
}

std::string typed_word(const Words& words, std::span<const char* const> groups,
                       std::string_view word) {
  if (words.language() == "en") return std::string(word);
  return all_typed(words, groups, std::string(word)).front();
}

TypedWords::TypedWords(const Words& words, std::span<const char* const> groups,
                       const std::set<std::string>& vocabulary)
    : is_notation_(words.language() == "en") {
  if (is_notation_) return;
  fillers_ = split_at(Words::of(words.language(), "engine").say("typed.fillers"), '|');
  const auto add = [&](const std::string& word) {
    const std::vector<std::string> typed = all_typed(words, groups, word);
    if (typed.front() == word || !shown_.emplace(word, typed.front()).second) return;
    for (const std::string& one : typed) meant_.emplace(even(one), word);
  };
  for (const std::string& word : vocabulary) add(word);
  const std::string prefix = "typed.";
  for (const std::string& key : words.keys()) {
    if (key.starts_with(prefix)) add(key.substr(prefix.size()));
  }
}

std::string TypedWords::shown(std::string_view notation) const {
  std::vector<std::string> all = split_at(notation, ' ');
  for (std::string& word : all) {
    if (const auto found = shown_.find(word); found != shown_.end()) word = found->second;
  }
  return join(all);
}

std::string TypedWords::spelled(std::string_view sentence) const {
  std::string result;
  while (!sentence.empty()) {
    const std::size_t open = sentence.find_first_of("`[");
    if (open == std::string_view::npos) return result.append(sentence);
    const bool quoted = sentence[open] == '`';
    const std::size_t close = sentence.find(quoted ? '`' : ']', open + 1);
    if (close == std::string_view::npos) return result.append(sentence);
    result += sentence.substr(0, open);
    const std::string inside = shown(sentence.substr(open + 1, close - open - 1));
    result += quoted ? inside : "[" + inside + "]";
    sentence.remove_prefix(close + 1);
  }
  return result;
}

// From each place in the chunk on, where a word may begin: what the words before it may mean.
std::vector<TypedWords::Notation> TypedWords::readings_of(const std::string& chunk) const {
  if (is_ascii(chunk)) return {{chunk}};
  if (const auto [first, last] = meant_.equal_range(chunk); first != last) {
    std::vector<Notation> whole;
    for (auto one = first; one != last; ++one) whole.push_back({one->second});
    return whole;
  }
  if (chunk.size() > kLongestChunk) return {};
  std::vector<std::vector<Notation>> up_to(chunk.size() + 1);
  up_to[0] = {{}};
  const auto go_on = [&](std::size_t from, std::size_t size, const std::string& word) {
    for (Notation read : up_to[from]) {
      if (!word.empty()) read.push_back(word);
      std::vector<Notation>& there = up_to[from + size];
      const bool is_new = std::find(there.begin(), there.end(), read) == there.end();
      if (is_new && there.size() < kMostReadings) there.push_back(std::move(read));
    }
  };
  for (std::size_t at = 0; at < chunk.size(); ++at) {
    if (up_to[at].empty()) continue;
    const std::string_view rest = std::string_view(chunk).substr(at);
    for (const auto& [typed, word] : meant_) {
      if (rest.starts_with(typed)) go_on(at, typed.size(), word);
    }
    for (const std::string& filler : fillers_) {
      if (rest.starts_with(filler)) go_on(at, filler.size(), "");
    }
    std::size_t plain = 0;
    while (plain < rest.size() && (rest[plain] & 0x80) == 0) ++plain;
    if (plain > 0) go_on(at, plain, std::string(rest.substr(0, plain)));
  }
  return up_to.back();
}

TypedWords::Reading TypedWords::read(std::string_view text) const {
  if (is_notation_) return {{is_ascii(text) ? std::string(text) : even(text)}, ""};
  std::vector<Notation> all{{}};
  for (const std::string& chunk : split_at(even(text), ' ')) {
    if (chunk.empty()) continue;
    const std::vector<Notation> readings = readings_of(chunk);
    if (readings.empty()) return {{}, chunk};
    std::vector<Notation> longer;
    for (const Notation& before : all) {
      for (const Notation& more : readings) {
        if (longer.size() == kMostReadings) break;
        longer.push_back(before);
        longer.back().insert(longer.back().end(), more.begin(), more.end());
      }
    }
    all = std::move(longer);
  }
  Reading reading;
  for (const Notation& notation : all) reading.notations.push_back(join(notation));
  return reading;
}

}  // namespace pentarch
