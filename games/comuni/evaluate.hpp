// Comuni: how well a seat stands, for the greedy bot. Larger is better; the unit is a hundredth of
// a point.
#pragma once

#include "games/comuni/scoring.hpp"

namespace pentarch::comuni {

constexpr int kPoint = 100;
constexpr int kCube = 26;         // the first cube of a kind,
constexpr int kCubeLess = 2;      // less for each further one,
constexpr int kLeastCube = 3;     // down to this
constexpr int kIncomeLevel = 40;  // a level of a building whose activity card is coloured
constexpr int kHandCard = 75;     // a card in hand,
constexpr int kRating = 12;       // with each point of its rating
constexpr int kBidCard = 35;      // a card in a column with an own envoy, with its rating too
constexpr int kIcon = 30;         // the icon of such a column
constexpr int kUsefulCards = 4;   // more cards than these are soon discarded
constexpr int kWallLevel = 20;    // a wall card, for invasions to come
constexpr int kThreat = 95;       // a missing point of defence, if the invasion came now,
constexpr int kWatch = 10;        // and half of it with so many cards left

constexpr int cube_value(const Cubes& cubes) noexcept {
  int value = 0;
  for (const int count : cubes) {
    for (int i = 0; i < count; ++i) value += larger(kLeastCube, kCube - kCubeLess * i);
  }
  return value;
}

// Cards in hand and under own envoys; what lies on a bid is half gone.
constexpr int card_value(const Edition& edition, const State& state, Seat seat) noexcept {
  const Player& player = state.players[seat];
  int value = 0;
  int cards = 0;
  for (const CardId card : player.hand) {
    if (card == kNoCard) break;
    value += kHandCard + kRating * edition.kinds[card].rating;
    ++cards;
  }
  for_each_bit(columns_of(state, seat), [&](int column) {
    const Bid& bid = state.columns[column].bid;
    value += cube_value({bid.gold, 0, 0, bid.pilgrims}) / 3;
    value += ((edition.icons >> column) & 1) != 0 ? kIcon : 0;
    for (const CardId card : state.columns[column].cards) {
      if (card == kNoCard) continue;
      value += kBidCard + kRating * edition.kinds[card].rating;
      ++cards;
    }
  });
  return cards > kUsefulCards ? value * kUsefulCards / cards : value;
}

constexpr int armies_of(const Cubes& cubes) noexcept {
  return cubes[kArmy] + pairs(cubes[kGold]) + pairs(cubes[kPilgrim]);
}

// A quarter of what the others could send.
constexpr int league_of_others(const State& state, Seat seat) noexcept {
  int armies = 0;
  for (int other = 0; other < state.seats; ++other) {
    if (other != seat) armies += state.players[other].cubes[kArmy];
  }
  return armies / 4;
}

// What the next invasion would take if all that the seat has stood on its walls. It weighs more the
// nearer the invasion is.
constexpr int threat_value(const Edition& edition, const State& state, Seat seat) noexcept {
  const Player& player = state.players[seat];
  const int attack = attack_on(edition, state, seat, league_of_others(state, seat));
  const int defence = wall_defence(player.walls, armies_of(player.cubes));
  return -kThreat * larger(0, attack - defence) * kWatch / (kWatch + state.left);
}

// The sealed answer, against a league as it may be expected.
constexpr int defence_value(const Edition& edition, const State& state, Seat seat) noexcept {
  const Player& player = state.players[seat];
  const Defence& sent = player.defence;
  const int others = league_of_others(state, seat);
  const int attack = attack_on(edition, state, seat, others + sent.league);
  const int plunder = larger(0, attack - defence_of(state, seat, sent.sent() - sent.league));
  int value = -kPoint * plunder;
  if (sent.league > 0 && plunder == 0) {
    const bool most = sent.league * (state.seats - 1) > others;
    value += kPoint * edition.invasions[state.deck].honour[most ? 0 : 1] / 2;
  }
  Cubes left = player.cubes;
  subtract(left, {static_cast<std::uint8_t>(2 * sent.gold), sent.armies, 0,
                  static_cast<std::uint8_t>(2 * sent.pilgrims)});
  return value + cube_value(left) - cube_value(player.cubes);
}

constexpr int evaluate(const Edition& edition, const State& state, Seat seat) noexcept {
  const Player& player = state.players[seat];
  const auto certain = final_points(edition, state, seat);
  int value = 0;
  for (const int points : certain) value += kPoint * points;
  if (state.pending.phase == Phase::kOver) return value;
  value += cube_value(player.cubes) + card_value(edition, state, seat);
  for (int type = 0; type < kTypes; ++type) {
    if (((player.active >> type) & 1) != 0) value += kIncomeLevel * best_level(player, type);
  }
  for (int level = 1; level <= kLevels; ++level) {
    value += kWallLevel * level * player.walls[level - 1];
  }
  if (state.pending.phase == Phase::kInvasion) return value + defence_value(edition, state, seat);
  return value + threat_value(edition, state, seat);
}

}  // namespace pentarch::comuni
