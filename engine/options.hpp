// Options: the switches of a game that are set before it starts, as a small value.
#pragma once

#include <array>
#include <cstdint>

#include "engine/seat.hpp"

namespace pentarch {

constexpr int kMostOptions = 8;

// The chosen value of each option, in the order in which the game lists them.
using Options = std::array<std::uint8_t, kMostOptions>;

// One option of a game: its key, its values by name, the default first.
struct OptionSpec {
  const char* key = nullptr;
  std::array<const char*, 8> values{};  // unused places are null
  bool is_seat = false;                 // the values are seats: only those at the table are valid
  std::uint8_t with_seats = 0xff;       // bit n: with n seats there is a choice

  constexpr int size() const noexcept {
    int count = 0;
    while (count < 8 && values[count] != nullptr) ++count;
    return count;
  }
  constexpr bool exists_with(int seats) const noexcept { return ((with_seats >> seats) & 1) != 0; }
  // How many of the values can be chosen with so many seats.
  constexpr int size_with(int seats) const noexcept {
    if (!exists_with(seats)) return 0;
    return is_seat && seats < size() ? seats : size();
  }
};

// What is agreed before the first card is drawn.
struct Setup {
  std::uint8_t seats = 0;
  Options options{};
  constexpr bool operator==(const Setup&) const noexcept = default;
};

}  // namespace pentarch
