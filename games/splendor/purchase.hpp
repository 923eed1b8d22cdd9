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

// The cards that a seat could buy: the display, then its hand, then a place that is no card.
using Offer = std::array<CardId, 16>;

// S7: bonuses first; gold stands for whatever is missing.
constexpr bool affordable(const Card& card, Gems purse, int gold) noexcept {
  return beyond(card.cost, purse).total() <= gold;
}

// Bit i is set where offer[i] can be paid with these tokens and bonuses together and this gold.
constexpr std::uint32_t affordable_plain(const Edition& edition, const Offer& offer, Gems purse,
                                         int gold) noexcept {
  std::uint32_t bits = 0;
  for (int i = 0; i < 16; ++i) {
    bits |= std::uint32_t{affordable(edition.cards[offer[i]], purse, gold)} << i;
  }
  return bits;
}

#if defined(__AVX512VBMI__) && !defined(__CUDACC__)
// The same with sixteen cards at a time: a table of bytes for each colour, looked up in one
// instruction, and what is missing added up without going below 0.
inline std::uint32_t affordable_vector(const Edition& edition, const Offer& offer, Gems purse,
                                       int gold) noexcept {
  __m128i cards;
  std::memcpy(&cards, offer.data(), sizeof cards);
  const __m512i index = _mm512_zextsi128_si512(cards);
  __m512i missing = _mm512_setzero_si512();
  for (int colour = 0; colour < kColours; ++colour) {
    const std::uint8_t* costs = edition.costs[colour].data();
    const __m512i cost =
        _mm512_permutex2var_epi8(_mm512_loadu_si512(costs), index, _mm512_loadu_si512(costs + 64));
    const __m512i have = _mm512_set1_epi8(static_cast<char>(purse[colour]));
    missing = _mm512_adds_epu8(missing, _mm512_subs_epu8(cost, have));
  }
  const __m512i most = _mm512_set1_epi8(static_cast<char>(gold));
  return static_cast<std::uint16_t>(_mm512_cmple_epu8_mask(missing, most));
}
#endif

constexpr std::uint32_t affordable_cards(const Edition& edition, const Offer& offer, Gems purse,
                                         int gold) noexcept {
#if defined(__AVX512VBMI__) && !defined(__CUDACC__)
  if (!std::is_constant_evaluated()) return affordable_vector(edition, offer, purse, gold);
#endif
  return affordable_plain(edition, offer, purse, gold);
}

}  // namespace pentarch::splendor
