// Seats at a table, and sets of them.
#pragma once

#include <cstdint>

#include "engine/bits.hpp"

namespace pentarch {

using Seat = std::uint8_t;

constexpr int kMostSeats = 5;
constexpr Seat kNobody = 0xff;  // a spectator, where a seat is asked for

class SeatSet {
 public:
  constexpr SeatSet() noexcept = default;
  static constexpr SeatSet only(Seat seat) noexcept {
    return SeatSet(static_cast<std::uint8_t>(1u << seat));
  }
  static constexpr SeatSet first(int count) noexcept {
    return SeatSet(static_cast<std::uint8_t>((1u << count) - 1u));
  }
  static constexpr SeatSet of_bits(std::uint8_t bits) noexcept { return SeatSet(bits); }
  static constexpr SeatSet everyone() noexcept { return SeatSet(0xff); }

  constexpr bool has(Seat seat) const noexcept { return seat < 8 && ((bits_ >> seat) & 1u) != 0; }
  constexpr SeatSet without(Seat seat) const noexcept {
    return SeatSet(static_cast<std::uint8_t>(bits_ & ~(1u << seat)));
  }
  constexpr bool empty() const noexcept { return bits_ == 0; }
  constexpr int size() const noexcept { return popcount(bits_); }
  constexpr Seat lowest() const noexcept { return static_cast<Seat>(lowest_bit(bits_)); }
  constexpr std::uint8_t bits() const noexcept { return bits_; }

  template <class F>
  constexpr void for_each(F&& f) const {
    for_each_bit(bits_, [&](int seat) { f(static_cast<Seat>(seat)); });
  }

  constexpr bool operator==(const SeatSet&) const noexcept = default;

 private:
  constexpr explicit SeatSet(std::uint8_t bits) noexcept : bits_(bits) {}
  std::uint8_t bits_ = 0;
};

}  // namespace pentarch
