// Writes the numbers of an encoding one after the other.
#pragma once

#include <cstdint>
#include <span>

#include "engine/seat.hpp"

namespace pentarch {

class Encoder {
 public:
  constexpr explicit Encoder(std::span<float> out) noexcept : out_(out) {}

  constexpr void number(int value) noexcept { out_[next_++] = static_cast<float>(value); }
  // A value below `size` as one 1 among zeros.
  constexpr void one_hot(int value, int size) noexcept {
    for (int i = 0; i < size; ++i) number(i == value ? 1 : 0);
  }
  constexpr void bits(std::uint64_t set, int size) noexcept {
    for (int i = 0; i < size; ++i) number(static_cast<int>((set >> i) & 1u));
  }

 private:
  std::span<float> out_;
  std::size_t next_ = 0;
};

// The seats as a viewer counts them; those that are not at the table stay behind.
class SeenFrom {
 public:
  constexpr SeenFrom(int seats, Seat viewer) noexcept
      : seats_(seats), from_(viewer == kNobody ? 0 : viewer) {}
  constexpr int seat(int relative) const noexcept {
    return relative < seats_ ? (from_ + relative) % seats_ : relative;
  }
  constexpr int relative(int seat) const noexcept {
    return seat < seats_ ? (seat - from_ + seats_) % seats_ : seat;
  }

 private:
  int seats_;
  int from_;
};

}  // namespace pentarch
