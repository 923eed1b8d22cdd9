#include "engine/typed_move.hpp"

#include <charconv>

namespace pentarch {

std::optional<int> find_count(std::string_view word, int least, int most) {
  int number = 0;
  const auto [end, failed] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (failed != std::errc() || end != word.data() + word.size()) return std::nullopt;
  if (number < least || number > most) return std::nullopt;
  return number;
}

}  // namespace pentarch
