// What rules do with arrays. In GPU code the functions of std::array compile and silently do
// something else, so rules fill and compare element by element.
#pragma once

#include <array>
#include <cstddef>

namespace pentarch {

template <class T, std::size_t N>
constexpr void fill(std::array<T, N>& array, T value) noexcept {
  for (T& element : array) element = value;
}

}  // namespace pentarch
