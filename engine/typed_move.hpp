// A move as it was typed: what the readers of all games share.
#pragma once

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/decisions.hpp"
#include "engine/describe/numbered.hpp"
#include "engine/face.hpp"
#include "engine/text.hpp"

namespace pentarch {

// The words of a move.
using Typed = std::vector<std::string>;

// A whole number within these bounds.
std::optional<int> find_count(std::string_view word, int least, int most);

// The first place at which a list has the value.
template <class List, class T>
std::optional<int> find_place(const List& list, const T& value) {
  const auto found = std::find(std::begin(list), std::end(list), value);
  if (found == std::end(list)) return std::nullopt;
  return static_cast<int>(found - std::begin(list));
}

// Steps that may be typed in any order have one path: by their numbers.
template <class Step>
void sort_steps(std::vector<Step>& path, std::ptrdiff_t from = 0) {
  std::sort(path.begin() + from, path.end(), [](Step a, Step b) { return a.action < b.action; });
}

// Reads one move; what it can't read becomes a sentence of the game's words. What can be read and
// is not allowed is left to why_not.
class TypedMove {
 protected:
  explicit TypedMove(const Voice& voice) : voice_(voice) {}

  Error no(const char* key, std::initializer_list<Value> values = {}) const {
    return Error{voice_.words.say(key, values)};
  }
  Error unknown(std::string_view text) const { return no("read.unknown", {{"text", quote(text)}}); }
  // What is typed as the texts of the steps say. Where it is wrong: "read.no_person", or
  // "read.hire" after the first word.
  template <class F>
  Result<std::vector<typename F::Game::Step>> read_step_of(const F& face, const Typed& words,
                                                           std::string_view text) const {
    const TypedStep read = face.read_step(words);
    if (read.action) return std::vector{F::Game::step_of(*read.action)};
    for (const std::string& key : {read.wrong, words.size() > 1 ? words[0] : ""}) {
      if (!key.empty() && voice_.words.has("read." + key)) {
        return no(("read." + key).c_str(), {{"text", quote(read.word)}});
      }
    }
    return unknown(text);
  }
  static bool says(const Typed& words, std::size_t at, const char* word) {
    return at < words.size() && words[at] == word;
  }

  const Voice& voice_;
};

}  // namespace pentarch
