// Six small numbers, one for each symbol of a plan card, packed into one word: added and taken away
// all at once. A number has five bits: seven cards with four symbols and three goods tiles are 31.
#pragma once

#include <cstdint>

namespace pentarch::catherine {

enum Symbol : std::uint8_t { kIron, kFood, kCaviar, kFur, kCannon, kBook };
constexpr int kGoods = 4;
constexpr int kSymbols = 6;
constexpr std::uint8_t kNoSymbol = kSymbols;

struct Symbols {
  std::uint32_t packed = 0;

  static constexpr int kWidth = 5;

  static constexpr Symbols of(int symbol, int count = 1) noexcept {
    return {static_cast<std::uint32_t>(count) << (kWidth * symbol)};
  }
  constexpr int operator[](int symbol) const noexcept {
    return static_cast<int>((packed >> (kWidth * symbol)) & 31u);
  }
  constexpr Symbols operator+(Symbols other) const noexcept { return {packed + other.packed}; }
  constexpr Symbols& operator+=(Symbols other) noexcept {
    packed += other.packed;
    return *this;
  }
  constexpr Symbols& operator-=(Symbols other) noexcept {
    packed -= other.packed;
    return *this;
  }
  constexpr bool operator==(const Symbols&) const noexcept = default;
};

}  // namespace pentarch::catherine
