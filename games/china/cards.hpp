// Cards of the five colours, counted: six bits a colour in one word. Cards of a colour are alike,
// so a hand, the display, the discards and the pile are such counts.
#pragma once

#include <array>
#include <cstdint>

namespace pentarch::china {

constexpr int kColours = 5;

struct Cards {
  std::uint32_t packed = 0;

  static constexpr int kWidth = 6;
  static constexpr int kMost = (1 << kWidth) - 1;

  static constexpr Cards of(int colour, int count) noexcept {
    return {static_cast<std::uint32_t>(count) << (kWidth * colour)};
  }

  constexpr int operator[](int colour) const noexcept {
    return static_cast<int>((packed >> (kWidth * colour)) & kMost);
  }
  // No colour may fall below 0 or exceed kMost.
  constexpr Cards& operator+=(Cards other) noexcept { return packed += other.packed, *this; }
  constexpr Cards& operator-=(Cards other) noexcept { return packed -= other.packed, *this; }
  constexpr Cards operator+(Cards other) const noexcept { return {packed + other.packed}; }
  constexpr Cards operator-(Cards other) const noexcept { return {packed - other.packed}; }
  constexpr bool operator==(const Cards&) const noexcept = default;

  constexpr bool empty() const noexcept { return packed == 0; }
  constexpr int total() const noexcept {
    int sum = 0;
    for (int colour = 0; colour < kColours; ++colour) sum += (*this)[colour];
    return sum;
  }
  constexpr bool covers(Cards other) const noexcept {
    for (int colour = 0; colour < kColours; ++colour) {
      if ((*this)[colour] < other[colour]) return false;
    }
    return true;
  }
  // The colours that are there, a bit each.
  constexpr std::uint32_t colours() const noexcept {
    std::uint32_t present = 0;
    for (int colour = 0; colour < kColours; ++colour) {
      present |= std::uint32_t{(*this)[colour] != 0} << colour;
    }
    return present;
  }
  constexpr std::array<std::uint8_t, kColours> counts() const noexcept {
    std::array<std::uint8_t, kColours> all{};
    for (int colour = 0; colour < kColours; ++colour) {
      all[colour] = static_cast<std::uint8_t>((*this)[colour]);
    }
    return all;
  }
};

}  // namespace pentarch::china
