// Splendor: how well a seat stands, for the greedy bot. Larger is better; the unit is a hundredth
// of a point.
#pragma once

#include "games/splendor/rules.hpp"

namespace pentarch::splendor {

constexpr int kPoint = 100;
constexpr int kBonus = 90;  // a bought card, for all that it makes cheaper
constexpr int kToken = 6;   // a token, for itself
constexpr int kGoldToken = 14;
constexpr int kNobleStep = 12;  // each bonus towards a noble on the table

// What a card would add, less for each token that is still missing.
constexpr int hope(const Card& card, Gems purse, int gold) noexcept {
  const int worth = kPoint * card.points + kBonus;
  const int missing = beyond(card.cost, purse).total() - gold;
  return worth / (2 + 2 * (missing > 0 ? missing : 0));
}

// The two best prospects among the cards within reach.
constexpr int prospects(const Edition& edition, const State& state, const Player& player) noexcept {
  const Gems purse = player.tokens + player.bonuses;
  int best = 0;
  int second = 0;
  const auto consider = [&](CardId card) {
    if (card >= kUnknown) return;
    const int value = hope(edition.cards[card], purse, player.gold);
    second = value > best ? best : (value > second ? value : second);
    best = value > best ? value : best;
  };
  for (const CardId card : state.display) consider(card);
  for (const CardId card : player.reserved) consider(card);
  return best + second / 2;
}

constexpr int evaluate(const Edition& edition, const State& state, Seat seat) noexcept {
  const Player& player = state.players[seat];
  int value = kPoint * player.points + kBonus * player.cards + kToken * player.tokens.total() +
              kGoldToken * player.gold + prospects(edition, state, player);
  for_each_bit(state.nobles, [&](int noble) {
    value += kNobleStep * smaller(edition.nobles[noble].needs, player.bonuses).total();
  });
  return value;
}

}  // namespace pentarch::splendor
