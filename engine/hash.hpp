// Hashes that are the same everywhere: of states, of text, of signatures.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>
#include <type_traits>

namespace pentarch {

// A bijection that spreads every input bit over the output (the finalizer of splitmix64).
constexpr std::uint64_t mix(std::uint64_t x) noexcept {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

constexpr std::uint64_t combine(std::uint64_t hash, std::uint64_t word) noexcept {
  return mix(hash ^ (word + 0x9e3779b97f4a7c15u));
}

// The hash of a state: of all its bytes. That is sound because a state has no byte that varies
// without meaning (see game.hpp).
template <class State>
constexpr std::uint64_t hash_of(const State& state) noexcept {
  static_assert(std::has_unique_object_representations_v<State>);
  static_assert(sizeof(State) % 8 == 0);
  static_assert(std::endian::native == std::endian::little);
  using Words = std::array<std::uint64_t, sizeof(State) / 8>;
  const Words words = std::bit_cast<Words>(state);
  std::uint64_t hash = sizeof(State);
  for (std::size_t i = 0; i < sizeof(State) / 8; ++i) hash = combine(hash, words.begin()[i]);
  return hash;
}

// A view of text is a pointer and a size: hashing its bytes would hash the pointer.
std::uint64_t hash_of(std::string_view text) = delete;

constexpr std::uint64_t hash_text(std::string_view text) noexcept {
  std::uint64_t hash = text.size();
  for (const char c : text) hash = combine(hash, static_cast<unsigned char>(c));
  return hash;
}

}  // namespace pentarch
