#include "engine/describe/numbered.hpp"

#include <algorithm>

namespace pentarch {

namespace {

// Kinds that are the same in every game: what is counted from 0 or 1, and seats as they are typed.
std::optional<std::string> common_word(std::string_view kind, int i) {
  if (kind == "count") return std::to_string(i);
  if (kind == "number") return std::to_string(i + 1);
  if (kind == "seat") return std::string(1, static_cast<char>('a' + i));
  return std::nullopt;
}

std::string operand_word(std::string_view kind, int i, const NamesOf& names_of) {
  if (const std::optional<std::string> common = common_word(kind, i)) return *common;
  const std::optional<Names> names = names_of(kind);
  if (!names) return std::to_string(i);
  // A place without a component is marked: there may be one that is called by a number.
  const bool named = i < names->size() && !(*names)[i].empty();
  return named ? std::string((*names)[i]) : "#" + std::to_string(i);
}

std::optional<int> find_operand(std::string_view kind, int size, const std::string& word,
                                const NamesOf& names_of) {
  if (common_word(kind, 0)) {
    for (int i = 0; i < size; ++i) {
      if (word == common_word(kind, i)) return i;
    }
    return std::nullopt;
  }
  const std::optional<Names> names = names_of(kind);
  const std::optional<int> found = names ? names->find(word) : std::nullopt;
  return found && *found < size ? found : std::nullopt;
}

bool is_operand(const std::string& word) {
  return word.starts_with('{');
}
std::string kind_in(const std::string& word) {
  return word.substr(1, word.size() - 2);
}

}  // namespace

std::string step_in_words(const std::vector<StepForm>& forms, int action, const NamesOf& names_of) {
  auto form = forms.begin();
  while (action >= form->end) ++form;
  std::vector<int> operands = form->sizes;
  int place = action - form->first;
  for (std::size_t i = operands.size(); i-- > 0;) {
    operands[i] = place % form->sizes[i];
    place /= form->sizes[i];
  }
  std::string text;
  std::size_t next = 0;
  for (const std::string& word : form->words) {
    if (!text.empty()) text += " ";
    text += is_operand(word) ? operand_word(kind_in(word), operands[next++], names_of) : word;
  }
  return text;
}

namespace {

// The words are of this form, but for what stands for operands.
bool is_of(const StepForm& form, const std::vector<std::string>& words) {
  return std::equal(form.words.begin(), form.words.end(), words.begin(), words.end(),
                    [](const std::string& of_form, const std::string& typed) {
                      return is_operand(of_form) || of_form == typed;
                    });
}

TypedStep read_form(const StepForm& form, const std::vector<std::string>& words,
                    const NamesOf& names_of) {
  int place = 0;
  std::size_t operand = 0;
  for (std::size_t at = 0; at < words.size(); ++at) {
    if (!is_operand(form.words[at])) continue;
    const std::string kind = kind_in(form.words[at]);
    const int size = form.sizes[operand++];
    const std::optional<int> found = find_operand(kind, size, words[at], names_of);
    if (!found) return {std::nullopt, "no_" + kind, words[at]};
    place = place * size + *found;
  }
  return {form.first + place};
}

}  // namespace

TypedStep read_step(const std::vector<StepForm>& forms, const std::vector<std::string>& words,
                    const NamesOf& names_of) {
  std::vector<TypedStep> near;
  for (const StepForm& form : forms) {
    if (!is_of(form, words)) continue;
    near.push_back(read_form(form, words, names_of));
    if (near.back().action) return near.back();
  }
  // Where it might be more than one kind, neither operand is what is wrong.
  const bool sure = !near.empty() && std::all_of(near.begin(), near.end(), [&](const auto& read) {
    return read.wrong == near[0].wrong;
  });
  return sure ? near[0] : TypedStep{std::nullopt, "", words.size() > 1 ? words[1] : ""};
}

std::string NumberWords::word(const char* kind, int i) const {
  if (i == kNoPlace) return kind;
  if (std::string_view(kind) == "seat") {
    return i == 0 ? "seat you" : "seat +" + std::to_string(i);
  }
  if (std::string_view(kind) == "seats") return "seats " + std::to_string(i + 1);
  return std::string(kind) + " " + operand_word(kind, i, names_of_);
}

void NumberWords::add(const std::string& last) {
  std::string text;
  for (const std::string& part : around_) text += (text.empty() ? "" : ", ") + part;
  if (!last.empty()) text += (text.empty() ? "" : ", ") + last;
  words_.push_back(block_ + ": " + text);
}

}  // namespace pentarch
