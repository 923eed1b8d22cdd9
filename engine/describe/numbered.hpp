// What a step and what a number of an encoding means, in words: both are numbers for programs that
// learn, and these words are for people who read them.
//
// The face of a game knows the names of the kinds of things that texts of steps and encodings name:
//   names_of(kind)   the names by number, or nothing: then the number itself is said
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/describe/names.hpp"
#include "engine/encoder.hpp"
#include "engine/steps.hpp"
#include "engine/text.hpp"

namespace pentarch {

using NamesOf = std::function<std::optional<Names>(std::string_view kind)>;

// ---- Steps -----------------------------------------------------------------------------------

// A kind of steps (engine/steps.hpp), to be looked up.
struct StepForm {
  std::vector<std::string> words;
  int first;
  std::vector<int> sizes;  // of the operands
  int end;
};

template <class LastKind>
const std::vector<StepForm>& step_forms() {
  static const std::vector<StepForm> kForms = [] {
    std::vector<StepForm> forms;
    AllKinds<LastKind>::each([&]<class Kind>(Kind) {
      const auto sizes = Kind::sizes();
      forms.push_back(
          {typed_words(Kind::kText), Kind::kFirst, {sizes.begin(), sizes.end()}, Kind::kEnd});
    });
    return forms;
  }();
  return kForms;
}

// "reserve 2.3"
std::string step_in_words(const std::vector<StepForm>& forms, int action, const NamesOf& names_of);

// A step that was typed; or the word at which it goes wrong and, where it should name an operand,
// "no_person".
struct TypedStep {
  std::optional<int> action;
  std::string wrong = "";
  std::string word = "";
};

// Reads what step_in_words says.
TypedStep read_step(const std::vector<StepForm>& forms, const std::vector<std::string>& words,
                    const NamesOf& names_of);

// ---- Encodings -------------------------------------------------------------------------------

// Writes down what each number is: "hands: seat you, number 1, card 1w3".
class NumberWords : public Numbers<NumberWords> {
 public:
  explicit NumberWords(const NamesOf& names_of) : names_of_(names_of) {}

  const std::vector<std::string>& words() const noexcept { return words_; }

  void block(const char* name) { block_ = name; }
  void enter(const char* kind, int i) { around_.push_back(word(kind, i)); }
  void leave() { around_.pop_back(); }
  void number(const char* what, int) { add(what); }
  void one_hot(const char* kind, int, int size) { bits(kind, 0, size); }
  void bits(const char* kind, std::uint64_t, int size, int first = 0) {
    for (int i = 0; i < size; ++i) add(word(kind, first + i));
  }

 private:
  std::string word(const char* kind, int i) const;
  void add(const std::string& last);

  const NamesOf& names_of_;
  std::string block_;
  std::vector<std::string> around_;
  std::vector<std::string> words_;
};

}  // namespace pentarch
