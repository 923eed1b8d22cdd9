// Cards of the five colours, counted: six bits a colour in one word. Cards of a colour are alike,
// so a hand, the display, the discards and the pile are such counts. Edition loading keeps every
// colour below 32 and all of them together below 64: they are added up and looked at in one go.
#pragma once

#include <array>
#include <cstdint>

namespace pentarch::china {

constexpr int kColours = 5;

struct Cards {
  std::uint32_t packed = 0;

  static constexpr int kWidth = 6;
  static constexpr int kMost = 31;  // of a colour
  static constexpr int kMostInAll = 63;
  static constexpr std::uint32_t kOnes = 0x01041041u;  // 1 in every colour

  static constexpr Cards of(int colour, int count) noexcept {
    return {static_cast<std::uint32_t>(count) << (kWidth * colour)};
  }

  constexpr int operator[](int colour) const noexcept {
    return static_cast<int>((packed >> (kWidth * colour)) & 63u);
  }
  // No colour may fall below 0 or exceed kMost.
  constexpr Cards& operator+=(Cards other) noexcept { return *this = *this + other; }
  constexpr Cards& operator-=(Cards other) noexcept { return *this = *this - other; }
  constexpr Cards operator+(Cards other) const noexcept { return {packed + other.packed}; }
  constexpr Cards operator-(Cards other) const noexcept { return {packed - other.packed}; }
  constexpr bool operator==(const Cards&) const noexcept = default;

  constexpr bool empty() const noexcept { return packed == 0; }
  constexpr int total() const noexcept {
    return static_cast<int>((packed * kOnes) >> (kWidth * (kColours - 1)) & 63u);
  }
  constexpr bool covers(Cards other) const noexcept {
    for (int colour = 0; colour < kColours; ++colour) {
      if ((*this)[colour] < other[colour]) return false;
    }
    return true;
  }
  // The colours that are there, a bit each.
  constexpr std::uint32_t colours() const noexcept {
    const std::uint32_t present = ((packed + 31u * kOnes) >> 5) & kOnes;
    // Bit 6i goes to 24 + i; no two products meet.
    constexpr std::uint32_t kGather = 1u << 24 | 1u << 19 | 1u << 14 | 1u << 9 | 1u << 4;
    return (present * kGather) >> 24 & 31u;
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
