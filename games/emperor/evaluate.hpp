// Emperor's Choice: how well a seat stands, for the greedy bot. Larger is better; the unit is a
// hundredth of a point.
#pragma once

#include "games/emperor/rules.hpp"
#include "games/emperor/scoring.hpp"

namespace pentarch::emperor {

constexpr int kPoint = 100;
constexpr int kTrustWorth = 55;      // half a point at the end, and decrees before
constexpr int kGoldWorth = 110;      // a point at the end, and what it buys before
constexpr int kCubeWorth = 70;       // shown or not
constexpr int kPowerWorth = 70;      // a point of power in the hand
constexpr int kCostWorth = 60;       // what a person costs
constexpr int kTributeWorth = 300;   // about three points each
constexpr int kTreasureWorth = 150;  // a use in a round to come
constexpr int kLandWorth = 90;       // an income in a round to come
constexpr int kPolicyShare = 40;     // of what a policy that shows would pay now, in per cent
constexpr int kHiddenShare = 15;     // the same for one that doesn't show
constexpr int kDiscShare = 50;       // of these, where a disc lies, in per cent
constexpr int kOrderWorth = 120;     // a place earlier in the domestic phase
constexpr int kAtStake = 20;  // shown in the auction: it may be lost; in per cent of its power

// What a policy would pay the player now, with everything shown.
constexpr int policy_worth(const Edition& edition, const State& state, const Player& player,
                           int side) noexcept {
  const PolicyNumbers& numbers = edition.policies;
  switch (side) {
    case kCentralization: return numbers.per_cube * player.cubes;
    case kDecentralization: return numbers.per_land * land_of(state, player);
    case kLegalism:
    case kConfucianism: {
      const int tiles = player.tiles[side == kLegalism ? kLegalist : kConfucian];
      return numbers.scholars[side - kLegalism].by_tiles[tiles < 3 ? tiles : 3] + tiles / 2;
    }
    case kExtravagance:
      return numbers.per_canal * player.tiles[kCanal] + numbers.per_length * wall_length(player);
    case kDefence:
    case kExpedition: {
      Player shown = player;
      shown.staged = hand_of(player).only(edition.defenders);
      const Battle& battle = numbers.battles[side - kDefence];
      const int defence = defence_of(edition, shown, battle);
      return defence >= state.xiongnu ? state.xiongnu + battle.win_points : defence / 2;
    }
    case kMeritocracy: return numbers.per_power * 2 * highest_power(edition, player);
    case kLineage: return numbers.per_relative * hand_of(player).only(edition.relatives).total();
    case kBookBurning: return player.tiles[kBook] == 0 ? numbers.without_books : 0;
    case kBookPreservation: return numbers.per_book * player.tiles[kBook];
    case kTour:
    case kParade: return carriage_points(numbers, player, side == kTour);
    default: return 0;
  }
}

constexpr int policies_worth(const Edition& edition, const State& state,
                             const Player& player) noexcept {
  int worth = 0;
  for (int side = 0; side < kPolicySides; ++side) {
    const bool showing = shown_side(state, side / 2) == side;
    const bool disc = ((state.discs >> (side / 2)) & 1) != 0;
    int share = showing ? kPolicyShare : kHiddenShare;
    if (disc) share = share * kDiscShare / 100;
    worth += share * policy_worth(edition, state, player, side);
  }
  return worth;
}

constexpr int persons_prospects(const Edition& edition, const State& state,
                                const Player& player) noexcept {
  const Persons hand = hand_of(player);
  int worth = kPoint * persons_worth(edition, state, player);
  for_each_bit(hand.types(), [&](int type) {
    worth += hand[type] * (kPowerWorth * power_of(edition, player, type) +
                           kCostWorth * edition.persons[type].cost);
  });
  for_each_bit(player.shown.types(), [&](int type) {
    worth -= player.shown[type] * kAtStake * power_of(edition, player, type);
  });
  return worth;
}

// What the seat would have if things stayed as they are.
constexpr int prospects(const Edition& edition, const State& state, Seat seat) noexcept {
  const Player& player = state.players[seat];
  int worth = kPoint * player.points;
  if (top(state).what == Pending::kOver) return worth;
  const int rounds_left = edition.rounds - state.round;
  worth += kTrustWorth * player.trust + kGoldWorth * player.gold + kCubeWorth * player.cubes;
  worth += kPoint * edition.palace_points[player.palace];
  worth += kLandWorth * (rounds_left - 1) * land_of(state, player);
  int tributes = player.hidden_tributes;
  for (const int count : player.tributes) tributes += count;
  worth += kTributeWorth * tributes;
  for (int i = 0; i < edition.treasure_count; ++i) {
    if (state.holder[i] != seat) continue;
    worth += kPoint * edition.treasures[i].end_points + kTreasureWorth * rounds_left;
  }
  if (player.order != 0) worth -= kOrderWorth * player.order;
  return worth + persons_prospects(edition, state, player) + policies_worth(edition, state, player);
}

// In the auction: how much it is worth to be ahead of the others.
constexpr int bid_worth(const State& state, Seat seat) noexcept {
  if (state.players[seat].order != 0) return 0;
  int ahead = 0;
  for (int other = 0; other < state.seats; ++other) {
    ahead += state.players[other].declared < state.players[seat].declared ? 1 : 0;
  }
  return kOrderWorth * (ahead - state.seats / 2);
}

// One's own prospects against those of the others on average.
constexpr int evaluate(const Edition& edition, const State& state, Seat seat) noexcept {
  int others = 0;
  for (Seat other = 0; other < state.seats; ++other) {
    if (other != seat) others += prospects(edition, state, other);
  }
  return prospects(edition, state, seat) - others / (state.seats - 1) + bid_worth(state, seat);
}

}  // namespace pentarch::emperor
