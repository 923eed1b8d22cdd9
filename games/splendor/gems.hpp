// Five small numbers, one for each colour of gem, packed into one word: tokens, bonuses and costs
// are added and compared for all five colours at once.
//
// A colour has six bits: five for a value up to 31 and one that stays 0 between operations, the
// guard, which catches a borrow or a carry. Edition loading keeps every sum below 32.
#pragma once

#include <cstdint>

namespace pentarch::splendor {

enum Colour : std::uint8_t { kWhite, kBlue, kGreen, kRed, kBlack, kGold };
constexpr int kColours = 5;  // gold is no gem
constexpr int kTokenKinds = kColours + 1;

struct Gems {
  std::uint32_t packed = 0;

  static constexpr int kWidth = 6;
  static constexpr int kMost = 31;
  static constexpr std::uint32_t kOnes = 0x01041041u;  // 1 in every colour
  static constexpr std::uint32_t kGuards = kOnes << 5;
  static constexpr std::uint32_t kValues = kOnes * 31u;  // all bits of every value

  static constexpr Gems of(int colour, int count) noexcept {
    return {static_cast<std::uint32_t>(count) << (kWidth * colour)};
  }
  static constexpr Gems all(int count) noexcept {
    return {static_cast<std::uint32_t>(count) * kOnes};
  }

  constexpr int operator[](int colour) const noexcept {
    return static_cast<int>((packed >> (kWidth * colour)) & 31u);
  }
  constexpr Gems operator+(Gems other) const noexcept { return {packed + other.packed}; }
  constexpr Gems operator-(Gems other) const noexcept { return {packed - other.packed}; }
  constexpr Gems& operator+=(Gems other) noexcept {
    packed += other.packed;
    return *this;
  }
  constexpr Gems& operator-=(Gems other) noexcept {
    packed -= other.packed;
    return *this;
  }
  constexpr bool operator==(const Gems&) const noexcept = default;
  constexpr bool empty() const noexcept { return packed == 0; }

  // The sum of the five, if it is below 64: a multiplication adds every colour into the topmost.
  constexpr int total() const noexcept {
    return static_cast<int>(((packed * kOnes) >> (kWidth * 4)) & 63u);
  }
  // At least as many as `other` in every colour.
  constexpr bool covers(Gems other) const noexcept {
    return (((packed | kGuards) - other.packed) & kGuards) == kGuards;
  }
};

// What of `cost` remains after `have`, colour by colour, never below 0.
constexpr Gems beyond(Gems cost, Gems have) noexcept {
  const std::uint32_t difference = (cost.packed | Gems::kGuards) - have.packed;
  const std::uint32_t enough = difference & Gems::kGuards;  // guard kept: cost >= have
  return {difference & (enough - (enough >> 5))};
}

// The smaller of the two, colour by colour.
constexpr Gems smaller(Gems a, Gems b) noexcept {
  return a - beyond(a, b);
}

// Bit c is set where colour c has `least` or more, for `least` from 1 to 31: a carry into the
// guards, which a multiplication then gathers side by side.
constexpr std::uint32_t colours_with(Gems gems, int least) noexcept {
  constexpr std::uint32_t kGather = (1u << 24) | (1u << 19) | (1u << 14) | (1u << 9) | (1u << 4);
  const std::uint32_t carried = (gems.packed + Gems::all(32 - least).packed) & Gems::kGuards;
  return (((carried >> 5) * kGather) >> 24) & 31u;
}

}  // namespace pentarch::splendor
