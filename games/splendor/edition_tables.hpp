// Splendor: what an Edition keeps for speed, made from the cards and the numbering of the steps.
#pragma once

#include "games/splendor/state.hpp"

namespace pentarch::splendor {

// The colours of each step "take different", as bits, in the order of the steps.
constexpr std::array<std::uint32_t, kColourSets> different_sets() noexcept {
  std::array<std::uint32_t, kColourSets> sets{};
  int next = 0;
  for (int size = 3; size >= 1; --size) {
    for (std::uint32_t colours = 1; colours < 32; ++colours) {
      if (popcount(colours) == size) sets[next++] = colours;
    }
  }
  return sets;
}

// S1: three different while three colours are in stock, else as many as there are.
constexpr std::uint32_t takes_from(std::uint32_t in_stock) noexcept {
  const auto sets = different_sets();
  const int size = popcount(in_stock) < 3 ? popcount(in_stock) : 3;
  std::uint32_t steps = 0;
  for (int i = 0; i < kColourSets; ++i) {
    const bool all_there = (sets[i] & ~in_stock) == 0;
    if (all_there && popcount(sets[i]) == size) steps |= 1u << i;
  }
  return steps;
}

constexpr void fill_tables(Edition& edition) noexcept {
  const auto sets = different_sets();
  for (std::uint32_t in_stock = 0; in_stock < 32; ++in_stock) {
    edition.takes_from[in_stock] = takes_from(in_stock);
  }
  for (int i = 0; i < kColourSets; ++i) {
    Gems& taken = edition.taken[TakeDifferent::at(i)];
    taken = {};
    for_each_bit(sets[i], [&](int colour) { taken += Gems::of(colour, 1); });
  }
  for (int colour = 0; colour < kColours; ++colour) {
    edition.taken[TakeAlike::at(colour)] = Gems::of(colour, 2);
  }
  // Codes that are no card cost what nobody can ever pay, within what Gems::total can count.
  const Gems never = Gems::of(kWhite, Gems::kMost) + Gems::of(kBlack, Gems::kMost);
  for (int code = kMostCards; code < kCardCodes; ++code) edition.cards[code] = {.cost = never};
  for (int colour = 0; colour < kColours; ++colour) {
    for (int code = 0; code < kCardCodes; ++code) {
      edition.costs[colour][code] = static_cast<std::uint8_t>(edition.cards[code].cost[colour]);
    }
  }
}

}  // namespace pentarch::splendor
