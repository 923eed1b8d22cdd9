#include "engine/describe/numbered.hpp"

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
  const bool named = names && i < names->size() && !(*names)[i].empty();
  return named ? std::string((*names)[i]) : std::to_string(i);
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

// A step of one form, or where the words leave it.
TypedStep read_form(const StepForm& form, const std::vector<std::string>& words,
                    const NamesOf& names_of) {
  const std::vector<std::string>& text = form.words;
  if (text.size() != words.size()) return {std::nullopt, "", words.back()};
  int place = 0;
  std::size_t operand = 0;
  for (std::size_t at = 1; at < text.size(); ++at) {
    if (!is_operand(text[at])) {
      if (text[at] != words[at]) return {std::nullopt, "", words[at]};
      continue;
    }
    const std::string kind = kind_in(text[at]);
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
  TypedStep nearest;
  bool different = false;
  for (const StepForm& form : forms) {
    if (words.empty() || words[0] != form.words[0]) continue;
    TypedStep read = read_form(form, words, names_of);
    if (read.action) return read;
    different = different || (!nearest.wrong.empty() && read.wrong != nearest.wrong);
    if (nearest.wrong.empty()) nearest = std::move(read);
  }
  if (different) nearest.wrong = "";
  return nearest;
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
