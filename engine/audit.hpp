// What the audits of all games share.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/game.hpp"

namespace pentarch {

template <PlainValue T>
constexpr bool same_bytes(const T& a, const T& b) noexcept {
  using Bytes = std::array<std::uint8_t, sizeof(T)>;
  return std::bit_cast<Bytes>(a) == std::bit_cast<Bytes>(b);
}

// As many play as can, and nobody else has anything.
template <class State>
constexpr const char* audit_seats(const Facts& facts, const State& state) {
  if (state.seats < facts.least_seats || state.seats > facts.most_seats) {
    return "no such seat count";
  }
  for (std::size_t seat = state.seats; seat < state.players.size(); ++seat) {
    if (!same_bytes(state.players[seat], {})) return "a seat that is not played holds something";
  }
  return nullptr;
}

// The members of a player that are kept for speed alone say what the others say: `recount` fills
// them in anew.
template <class Player, class Recount>
constexpr bool is_counted_right(const Player& player, const Recount& recount) {
  Player again = player;
  recount(again);
  return same_bytes(again, player);
}

// Things that there are once, by number: each is added where it lies.
template <int kMost>
class FoundOnce {
 public:
  // False where it has been found already, or there is no such thing.
  constexpr bool add(int thing) noexcept {
    if (thing < 0 || thing >= kMost || found_[thing]) return false;
    found_[thing] = true;
    ++size_;
    return true;
  }
  constexpr bool has(int thing) const noexcept { return found_[thing]; }
  constexpr int size() const noexcept { return size_; }

 private:
  std::array<bool, kMost> found_{};
  int size_ = 0;
};

// Things that are alike, by kind: each is counted where it lies. Covered ones are of a kind that
// the viewer does not know; as many as are covered are not located, shuffle by shuffle.
template <int kKinds, int kShuffles = 1>
class Census {
 public:
  constexpr void add(int kind) noexcept { ++counts_[kind]; }
  template <class Counts>
  constexpr void add_all(const Counts& counts) noexcept {
    for (int kind = 0; kind < kKinds; ++kind) counts_[kind] += counts[kind];
  }
  constexpr void add_covered(int count, int shuffle = 0) noexcept { covered_[shuffle] += count; }
  template <class Counts>
  constexpr void add_unlocated(const Counts& counts, int shuffle = 0) noexcept {
    add_all(counts);
    for (int kind = 0; kind < kKinds; ++kind) covered_[shuffle] -= counts[kind];
  }

  constexpr int operator[](int kind) const noexcept { return counts_[kind]; }
  template <class Counts>
  constexpr bool counts_are(const Counts& should) const noexcept {
    for (int kind = 0; kind < kKinds; ++kind) {
      if (counts_[kind] != should[kind]) return false;
    }
    return true;
  }
  constexpr bool covers_what_is_unlocated() const noexcept {
    for (const int too_many : covered_) {
      if (too_many != 0) return false;
    }
    return true;
  }

 private:
  std::array<int, kKinds> counts_{};
  std::array<int, kShuffles> covered_{};  // less those that are not located
};

}  // namespace pentarch
