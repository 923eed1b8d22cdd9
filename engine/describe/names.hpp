// How the things of one kind are called, by their numbers.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace pentarch {

class Names {
 public:
  // `what` is the word for one of them: "there is no card '9x9'". Empty names are never met.
  template <std::size_t N>
  Names(const char* what, const char* const (&names)[N]) : what_(what), fixed_(names) {}
  Names(const char* what, const std::vector<std::string>& names)
      : what_(what), of_edition_(names) {}
  Names(const char* what, std::vector<std::string>&& made) : what_(what), made_(std::move(made)) {}

  const char* what() const noexcept { return what_; }
  int size() const noexcept {
    return static_cast<int>(fixed_.size() + of_edition_.size() + made_.size());
  }
  std::string_view operator[](int i) const {
    const auto place = static_cast<std::size_t>(i);
    if (!fixed_.empty()) return fixed_[place];
    return made_.empty() ? of_edition_[place] : made_[place];
  }
  std::optional<int> find(std::string_view name) const {
    for (int i = 0; i < size(); ++i) {
      if (!name.empty() && are_same((*this)[i], name)) return i;
    }
    return std::nullopt;
  }
  // Called so by an edition, not by the game.
  bool are_of_edition() const noexcept { return fixed_.empty(); }
  // So many from `first` on.
  Names part(int first, int count) const {
    const auto from = static_cast<std::size_t>(first);
    const auto many = static_cast<std::size_t>(count);
    Names some = *this;
    if (!fixed_.empty()) some.fixed_ = fixed_.subspan(from, many);
    if (!of_edition_.empty()) some.of_edition_ = of_edition_.subspan(from, many);
    if (!made_.empty()) some.made_ = {made_.begin() + first, made_.begin() + first + count};
    return some;
  }
  // Found with capital letters or without.
  Names in_any_case() const {
    Names same = *this;
    same.any_case_ = true;
    return same;
  }

 private:
  static char lowered(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  bool are_same(std::string_view a, std::string_view b) const {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [this](char x, char y) {
      return any_case_ ? lowered(x) == lowered(y) : x == y;
    });
  }

  const char* what_;
  std::span<const char* const> fixed_;
  std::span<const std::string> of_edition_;  // which outlives these
  std::vector<std::string> made_;
  bool any_case_ = false;
};

}  // namespace pentarch
