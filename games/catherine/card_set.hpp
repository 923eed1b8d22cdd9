// Sets of plan cards, a bit each, and how long ago the cards in the hands were shuffled.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/bits.hpp"

namespace pentarch::catherine {

using CardId = std::uint8_t;

struct CardSet {
  std::array<std::uint64_t, 2> words{};

  static constexpr CardSet only(int card) noexcept {
    CardSet set;
    set.add(card);
    return set;
  }
  static constexpr CardSet first(int count) noexcept {
    return count < 64 ? CardSet{{low_bits(count), 0}} : CardSet{{~0ull, low_bits(count - 64)}};
  }

  constexpr bool has(int card) const noexcept {
    return ((words[card / 64] >> (card % 64)) & 1) != 0;
  }
  constexpr void add(int card) noexcept { words[card / 64] |= bit(card % 64); }
  constexpr void remove(int card) noexcept { words[card / 64] &= ~bit(card % 64); }
  constexpr bool empty() const noexcept { return (words[0] | words[1]) == 0; }
  constexpr int size() const noexcept { return popcount(words[0]) + popcount(words[1]); }

  constexpr CardSet operator|(CardSet o) const noexcept {
    return {{words[0] | o.words[0], words[1] | o.words[1]}};
  }
  constexpr CardSet operator&(CardSet o) const noexcept {
    return {{words[0] & o.words[0], words[1] & o.words[1]}};
  }
  constexpr CardSet operator-(CardSet o) const noexcept {
    return {{words[0] & ~o.words[0], words[1] & ~o.words[1]}};
  }
  constexpr CardSet& operator|=(CardSet o) noexcept { return *this = *this | o; }
  constexpr CardSet& operator&=(CardSet o) noexcept { return *this = *this & o; }
  constexpr CardSet& operator-=(CardSet o) noexcept { return *this = *this - o; }
  // Word by word: in GPU code arrays don't compare as they do on a CPU.
  constexpr bool operator==(const CardSet& o) const noexcept {
    return words[0] == o.words[0] && words[1] == o.words[1];
  }

  // The n-th card, counted from 0; there must be more than n.
  constexpr int nth(int n) const noexcept {
    const int low = popcount(words[0]);
    return n < low ? nth_bit(words[0], n) : 64 + nth_bit(words[1], n - low);
  }
  // The cards behind this one in the edition's list.
  constexpr CardSet behind(int card) const noexcept { return *this - first(card + 1); }
  // All but the last `count`; there must be as many.
  constexpr CardSet without_last(int count) const noexcept {
    CardSet set = *this;
    for (int left = size(); count > 0; --count) set.remove(set.nth(--left));
    return set;
  }

  template <class F>
  constexpr void for_each(F&& f) const {
    for_each_bit(words[0], [&](int card) { f(card); });
    for_each_bit(words[1], [&](int card) { f(64 + card); });
  }
};

// Which shuffle a card in a hand came from. Everybody knows it of every card: the discards are
// open, so it is known which cards a shuffle contained, and cards that stayed in the hands
// meanwhile are of an older one. So a guess must not deal a card into a hand that took its card
// from another shuffle. Age 0 is the shuffle that the pile is from, as well as every card outside
// the hands; ages 1, 2, ... are older shuffles that still have a card in a hand, the oldest first,
// without a gap. A card's age is written in binary, a plane of bits for each digit.
constexpr int kAges = 13;

struct Ages {
  std::array<CardSet, 4> planes{};

  constexpr CardSet older() const noexcept { return planes[0] | planes[1] | planes[2] | planes[3]; }
  constexpr CardSet of(int age) const noexcept {  // not for age 0
    CardSet set = older();
    for (int digit = 0; digit < 4; ++digit) {
      set = ((age >> digit) & 1) != 0 ? set & planes[digit] : set - planes[digit];
    }
    return set;
  }
  constexpr void put(CardSet cards, int age) noexcept {
    for (int digit = 0; digit < 4; ++digit) {
      planes[digit] = ((age >> digit) & 1) != 0 ? planes[digit] | cards : planes[digit] - cards;
    }
  }
  // These cards have left the hands.
  constexpr void forget(CardSet cards) noexcept {
    if ((older() & cards).empty()) return;
    put(cards, 0);
    int next = 1;
    for (int age = 1; age < kAges; ++age) {
      const CardSet set = of(age);
      if (set.empty()) continue;
      if (age != next) put(set, next);
      ++next;
    }
  }
  constexpr int count() const noexcept {  // how many older shuffles there are
    int age = 1;
    while (age < kAges && !of(age).empty()) ++age;
    return age - 1;
  }
};

}  // namespace pentarch::catherine
