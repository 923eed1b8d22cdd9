// A mask as numbers for learning: a game goes through them once, in `encode`, and says of each what
// it is. From the same lines come the numbers (all of them, or those that are not 0), the blocks
// with their sizes, and a word for each number (engine/describe/numbered.hpp).
//
//   out.block("tokens");
//   out.each("seat", kSeats, [&](int i) {
//     out.numbers("colour", kColours, [&](int colour) { return player(i).tokens[colour]; });
//     out.number("gold", player(i).gold);
//   });
//
// The first argument says what the number is, or of what kind the things are; the face knows their
// names (names_of).
// How many numbers there are and what they mean never depends on the state. Where they go by seats,
// the viewer comes first and the others follow in the order of play.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/bits.hpp"
#include "engine/seat.hpp"

namespace pentarch {

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

// What all that goes through the numbers has: `Out` gives block, number, one_hot and bits.
template <class Out>
class Numbers {
 public:
  static constexpr int kNoPlace = -1;

  template <class F>
  constexpr void each(const char* kind, int count, F&& f) {
    for (int i = 0; i < count; ++i) {
      out().enter(kind, i);
      f(i);
      out().leave();
    }
  }
  // What stands in here is said of this.
  template <class F>
  constexpr void part(const char* name, F&& f) {
    out().enter(name, kNoPlace);
    f();
    out().leave();
  }
  // A number for each thing of a kind.
  template <class F>
  constexpr void numbers(const char* kind, int count, F&& f) {
    each(kind, count, [&](int i) { out().number("", static_cast<int>(f(i))); });
  }
  // Only where there are words.
  constexpr void enter(const char*, int) noexcept {}
  constexpr void leave() noexcept {}
  constexpr void block(const char*) noexcept {}

 private:
  constexpr Out& out() noexcept { return static_cast<Out&>(*this); }
};

// All numbers, one after the other.
class DenseNumbers : public Numbers<DenseNumbers> {
 public:
  constexpr explicit DenseNumbers(std::span<float> out) noexcept : out_(out) {}

  constexpr void number(const char*, int value) noexcept {
    out_[next_++] = static_cast<float>(value);
  }
  // A value below `size` as one 1 among zeros.
  constexpr void one_hot(const char*, int value, int size) noexcept {
    for (int i = 0; i < size; ++i) number("", i == value ? 1 : 0);
  }
  // A set of things, from the one of this number on.
  constexpr void bits(const char*, std::uint64_t set, int size, int = 0) noexcept {
    for (int i = 0; i < size; ++i) number("", static_cast<int>((set >> i) & 1u));
  }

 private:
  std::span<float> out_;
  std::size_t next_ = 0;
};

// A number that is not 0.
struct ActiveNumber {
  std::int32_t place = 0;
  std::int32_t value = 0;
  constexpr bool operator==(const ActiveNumber&) const noexcept = default;
};

// The numbers that are not 0, by their places: mostly a tenth of them.
class SparseNumbers : public Numbers<SparseNumbers> {
 public:
  // There must be room for all numbers.
  constexpr explicit SparseNumbers(std::span<ActiveNumber> out) noexcept : out_(out) {}

  constexpr std::span<const ActiveNumber> active() const noexcept { return out_.first(count_); }

  constexpr void number(const char*, int value) noexcept {
    if (value != 0) out_[count_++] = {next_, value};
    ++next_;
  }
  constexpr void one_hot(const char*, int value, int size) noexcept {
    if (value >= 0 && value < size) out_[count_++] = {next_ + value, 1};
    next_ += size;
  }
  constexpr void bits(const char*, std::uint64_t set, int size, int = 0) noexcept {
    const std::uint64_t within = size < 64 ? set & low_bits(size) : set;
    for_each_bit(within, [&](int i) { out_[count_++] = {next_ + i, 1}; });
    next_ += size;
  }

 private:
  std::span<ActiveNumber> out_;
  std::size_t count_ = 0;
  std::int32_t next_ = 0;
};

// A named stretch of the numbers.
struct Block {
  const char* name = nullptr;
  int size = 0;
};

class BlockSizes : public Numbers<BlockSizes> {
 public:
  static constexpr int kMost = 32;

  constexpr void block(const char* name) noexcept { blocks[count++].name = name; }
  constexpr void number(const char*, int) noexcept { ++blocks[count - 1].size; }
  constexpr void one_hot(const char*, int, int size) noexcept { blocks[count - 1].size += size; }
  constexpr void bits(const char*, std::uint64_t, int size, int = 0) noexcept {
    blocks[count - 1].size += size;
  }

  std::array<Block, kMost> blocks{};
  int count = 0;
};

}  // namespace pentarch
