// Moves as they are typed in the language that is spoken: each word of a notation by a word of that
// language, in the same order. Records and the protocol have the notation itself.
//
// A word is called what `typed` of the game's words says, or what its component is called; where it
// has several parts, as general-9 or zhao3, it is made of their words. What has no word stays: 2.3,
// 1w3. `typed` may give more than one, apart by |: the first is shown, all can be typed.
#pragma once

#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/words.hpp"

namespace pentarch {

// Typed text with full-width forms as the plain characters that they are, without capital letters,
// and with a blank for what stands between words.
std::string even(std::string_view text);

// One word of a notation in this language. The groups are those of `words` in which components are:
// "colour" where colour.white is the word for white.
std::string typed_word(const Words& words, std::span<const char* const> groups,
                       std::string_view word);

class TypedWords {
 public:
  // `vocabulary` is every word that a notation may have.
  TypedWords(const Words& words, std::span<const char* const> groups,
             const std::set<std::string>& vocabulary);

  // A move as it can be typed.
  std::string shown(std::string_view notation) const;
  // A sentence: what stands in it between ` ` and between [ ] is notation.
  std::string spelled(std::string_view sentence) const;

  // The notations that typed text may mean; or the first word that nobody knows.
  struct Reading {
    std::vector<std::string> notations;
    std::string unknown;
  };
  // English words are read as well. Full-width forms are the same as others, and where no blank
  // stands between words they are told apart.
  Reading read(std::string_view text) const;

 private:
  using Notation = std::vector<std::string>;  // word by word

  std::vector<Notation> readings_of(const std::string& chunk) const;

  bool is_notation_;  // the language is that of the notation
  std::map<std::string, std::string, std::less<>> shown_;
  std::multimap<std::string, std::string> meant_;  // what is typed, as `even` leaves it
  std::vector<std::string> fillers_;               // may stand between words and mean nothing
};

}  // namespace pentarch
