// Persons, counted: four bits a type in two words. Persons of a type are alike, so a hand, the
// display, the discards and the pile are such counts.
#pragma once

#include <array>
#include <cstdint>

#include "engine/bits.hpp"

namespace pentarch::emperor {

constexpr int kTypes = 31;  // a set of types is one word, and one code is left for "not known"

struct Persons {
  std::array<std::uint64_t, 2> words{};

  static constexpr int kMost = 15;  // of a type

  static constexpr Persons one(int type) noexcept {
    Persons persons;
    persons.add(type);
    return persons;
  }

  constexpr int operator[](int type) const noexcept {
    return static_cast<int>((words[type >> 4] >> (4 * (type & 15))) & 15u);
  }
  // No count may fall below 0 or exceed kMost.
  constexpr void add(int type) noexcept { words[type >> 4] += bit(4 * (type & 15)); }
  constexpr void remove(int type) noexcept { words[type >> 4] -= bit(4 * (type & 15)); }
  constexpr Persons& operator+=(const Persons& other) noexcept {
    words[0] += other.words[0];
    words[1] += other.words[1];
    return *this;
  }
  constexpr Persons& operator-=(const Persons& other) noexcept {
    words[0] -= other.words[0];
    words[1] -= other.words[1];
    return *this;
  }
  constexpr Persons operator+(const Persons& other) const noexcept {
    return {{words[0] + other.words[0], words[1] + other.words[1]}};
  }
  constexpr Persons operator-(const Persons& other) const noexcept {
    return {{words[0] - other.words[0], words[1] - other.words[1]}};
  }
  constexpr bool operator==(const Persons&) const noexcept = default;

  constexpr bool empty() const noexcept { return (words[0] | words[1]) == 0; }
  constexpr int total() const noexcept { return sum(words[0]) + sum(words[1]); }
  // The types that are there, a bit each.
  constexpr std::uint32_t types() const noexcept {
    return present(words[0]) | present(words[1]) << 16;
  }
  constexpr bool covers(const Persons& other) const noexcept {
    for (int type = 0; type < kTypes; ++type) {
      if ((*this)[type] < other[type]) return false;
    }
    return true;
  }
  // Of these types only.
  constexpr Persons only(std::uint32_t wanted) const noexcept {
    Persons some;
    for_each_bit(types() & wanted, [&](int type) {
      some.words[type >> 4] |= words[type >> 4] & (std::uint64_t{15} << (4 * (type & 15)));
    });
    return some;
  }
  constexpr std::array<std::uint8_t, kTypes> counts() const noexcept {
    std::array<std::uint8_t, kTypes> all{};
    for (int type = 0; type < kTypes; ++type) all[type] = static_cast<std::uint8_t>((*this)[type]);
    return all;
  }

 private:
  static constexpr int sum(std::uint64_t word) noexcept {
    constexpr std::uint64_t kLow = 0x0f0f0f0f0f0f0f0fu;
    const std::uint64_t pairs = (word & kLow) + ((word >> 4) & kLow);
    return static_cast<int>((pairs * 0x0101010101010101u) >> 56);
  }
  // One bit for each four that are not all 0.
  static constexpr std::uint32_t present(std::uint64_t word) noexcept {
    word = (word | word >> 1 | word >> 2 | word >> 3) & 0x1111111111111111u;
    word = (word | word >> 3) & 0x0303030303030303u;
    word = (word | word >> 6) & 0x000f000f000f000fu;
    word = (word | word >> 12) & 0x000000ff000000ffu;
    return static_cast<std::uint32_t>((word | word >> 24) & 0xffffu);
  }
};

}  // namespace pentarch::emperor
