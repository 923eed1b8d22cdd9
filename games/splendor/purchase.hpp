// Splendor: which cards a buyer can pay for. It is asked for fifteen cards in every turn, so it is
// the one place where the rules look at all of them at once.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "games/splendor/state.hpp"

#if defined(__AVX512VBMI__) && !defined(__CUDACC__)
#include <immintrin.h>
#endif

namespace pentarch::splendor {

// S7: bonuses first; gold stands for whatever is missing.
constexpr bool affordable(const Card& card, Gems purse, int gold) noexcept {
  return beyond(card.cost, purse).total() <= gold;
}

// The cards that the player can pay for: a bit for each place of the display, then of the hand.
constexpr std::uint32_t affordable_plain(const Edition& edition, const State& state,
                                         const Player& player) noexcept {
  const Gems purse = player.tokens + player.bonuses;
  const auto pays = [&](CardId card) -> std::uint32_t {
    return affordable(edition.cards[card], purse, player.gold);
  };
  std::uint32_t bits = 0;
  for (int i = 0; i < kDisplay; ++i) bits |= pays(state.display[i]) << i;
  for (int i = 0; i < kHand; ++i) bits |= pays(player.reserved[i]) << (kDisplay + i);
  return bits;
}

#if defined(__AVX512VBMI__) && !defined(__CUDACC__)
// The same with all cards at a time: a table of bytes for each colour, looked up in one
// instruction, and what is missing added up without going below 0.
inline std::uint32_t affordable_vector(const Edition& edition, const State& state,
                                       const Player& player) noexcept {
  static_assert(kDisplay == 12 && kHand == 3);
  std::uint64_t first;
  std::uint32_t rest;
  std::memcpy(&first, state.display.data(), sizeof first);
  std::memcpy(&rest, state.display.data() + sizeof first, sizeof rest);
  const std::uint32_t hand =
      player.reserved[0] | player.reserved[1] << 8 | player.reserved[2] << 16;
  const auto second = static_cast<long long>(std::uint64_t{hand} << 32 | rest);
  const __m512i cards =
      _mm512_zextsi128_si512(_mm_set_epi64x(second, static_cast<long long>(first)));

  const Gems purse = player.tokens + player.bonuses;
  __m512i missing = _mm512_setzero_si512();
#pragma GCC unroll 5
  for (int colour = 0; colour < kColours; ++colour) {
    const std::uint8_t* costs = edition.costs[colour].data();
    const __m512i cost =
        _mm512_permutex2var_epi8(_mm512_loadu_si512(costs), cards, _mm512_loadu_si512(costs + 64));
    const __m512i have = _mm512_set1_epi8(static_cast<char>(purse[colour]));
    missing = _mm512_adds_epu8(missing, _mm512_subs_epu8(cost, have));
  }
  const __m512i most = _mm512_set1_epi8(static_cast<char>(player.gold));
  return _mm512_cmple_epu8_mask(missing, most) & low_bits(kDisplay + kHand);
}
#endif

constexpr std::uint32_t affordable_cards(const Edition& edition, const State& state,
                                         const Player& player) noexcept {
#if defined(__AVX512VBMI__) && !defined(__CUDACC__)
  if (!std::is_constant_evaluated()) return affordable_vector(edition, state, player);
#endif
  return affordable_plain(edition, state, player);
}

}  // namespace pentarch::splendor
