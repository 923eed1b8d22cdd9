// ChaCha20 (RFC 8439) as a source of chance: for matches, where nobody may foresee a draw.
#pragma once

#include <array>
#include <cstdint>

#include "engine/chance.hpp"

namespace pentarch {

using ChaChaKey = std::array<std::uint32_t, 8>;
using ChaChaBlock = std::array<std::uint32_t, 16>;
using ChaChaNonce = std::array<std::uint32_t, 3>;  // of one key, one for each purpose

namespace chacha {

constexpr std::uint32_t rotate(std::uint32_t x, int by) noexcept {
  return (x << by) | (x >> (32 - by));
}

constexpr void quarter_round(ChaChaBlock& x, int a, int b, int c, int d) noexcept {
  x[a] += x[b], x[d] = rotate(x[d] ^ x[a], 16);
  x[c] += x[d], x[b] = rotate(x[b] ^ x[c], 12);
  x[a] += x[b], x[d] = rotate(x[d] ^ x[a], 8);
  x[c] += x[d], x[b] = rotate(x[b] ^ x[c], 7);
}

// The block function of RFC 8439, section 2.3.
constexpr ChaChaBlock block(const ChaChaKey& key, std::uint32_t counter,
                            const ChaChaNonce& nonce) noexcept {
  ChaChaBlock start{0x61707865u, 0x3320646eu, 0x79622d32u, 0x6b206574u};
  for (int i = 0; i < 8; ++i) start[4 + i] = key[i];
  start[12] = counter;
  for (int i = 0; i < 3; ++i) start[13 + i] = nonce[i];
  ChaChaBlock x = start;
  for (int round = 0; round < 10; ++round) {
    for (int i = 0; i < 4; ++i) quarter_round(x, i, 4 + i, 8 + i, 12 + i);
    for (int i = 0; i < 4; ++i) {
      quarter_round(x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4);
    }
  }
  for (int i = 0; i < 16; ++i) x[i] += start[i];
  return x;
}

}  // namespace chacha

// For a match that can be repeated: a key spread out of a seed.
constexpr ChaChaKey key_of_seed(std::uint64_t seed) noexcept {
  ChaChaKey key{};
  for (int i = 0; i < 8; ++i) key[i] = static_cast<std::uint32_t>(combine(mix(seed), i));
  return key;
}

class ChaChaChance : public GeneratedChance<ChaChaChance> {
 public:
  constexpr explicit ChaChaChance(const ChaChaKey& key, const ChaChaNonce& nonce = {}) noexcept
      : key_(key), nonce_(nonce) {}

  constexpr int below(int n) noexcept {
    return static_cast<int>(
        uniform_below(static_cast<std::uint32_t>(n), [this] { return bits32(); }));
  }

  constexpr std::uint32_t bits32() noexcept {
    if (next_ == 16) {
      block_ = chacha::block(key_, counter_++, nonce_);
      next_ = 0;
    }
    return block_[next_++];
  }

 private:
  ChaChaKey key_;
  ChaChaNonce nonce_;
  ChaChaBlock block_{};
  std::uint32_t counter_ = 0;
  int next_ = 16;
};

static_assert(Chance<ChaChaChance>);

}  // namespace pentarch
