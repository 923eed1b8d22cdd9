// Bit tricks that give the same answer natively, in WebAssembly and in CUDA device code.
// In device code the functions of <bit> compile and silently return wrong values, so nothing else
// in the project may call them: this file takes the intrinsics there. The same holds for comparing
// std::arrays with == there: rules compare element by element. scripts/gpu_check.sh finds such
// things.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <type_traits>

#if defined(__BMI2__) && !defined(__CUDACC__)
#include <immintrin.h>
#endif

namespace pentarch {

constexpr int popcount(std::uint64_t bits) noexcept {
#ifdef __CUDA_ARCH__
  return __popcll(bits);
#else
  return std::popcount(bits);
#endif
}

// The index of the lowest set bit; `bits` must not be 0.
constexpr int lowest_bit(std::uint64_t bits) noexcept {
#ifdef __CUDA_ARCH__
  return __ffsll(static_cast<long long>(bits)) - 1;
#else
  return std::countr_zero(bits);
#endif
}

// The index of the highest set bit; `bits` must not be 0.
constexpr int highest_bit(std::uint64_t bits) noexcept {
#ifdef __CUDA_ARCH__
  return 63 - __clzll(static_cast<long long>(bits));
#else
  return 63 - std::countl_zero(bits);
#endif
}

constexpr std::uint64_t bit(int index) noexcept {
  return std::uint64_t{1} << index;
}

// The lowest `count` bits set; `count` is at most 63.
constexpr std::uint64_t low_bits(int count) noexcept {
  return bit(count) - 1;
}

// The index of the n-th set bit, counted from 0: halve the word by population count.
constexpr int nth_bit_plain(std::uint64_t bits, int n) noexcept {
  int base = 0;
  for (int half = 32; half > 0; half /= 2) {
    const int below = popcount(bits & low_bits(half));
    const bool above = n >= below;
    n -= above ? below : 0;
    base += above ? half : 0;
    bits = above ? bits >> half : bits & low_bits(half);
  }
  return base;
}

// The index of the n-th set bit, counted from 0; there must be more than n.
constexpr int nth_bit(std::uint64_t bits, int n) noexcept {
#if defined(__BMI2__) && !defined(__CUDACC__)
  if (!std::is_constant_evaluated()) return lowest_bit(_pdep_u64(bit(n), bits));
#endif
  return nth_bit_plain(bits, n);
}

// Calls f(index) for every set bit, lowest first.
template <class F>
constexpr void for_each_bit(std::uint64_t bits, F&& f) {
  for (; bits != 0; bits &= bits - 1) f(lowest_bit(bits));
}

}  // namespace pentarch
