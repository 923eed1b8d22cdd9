// Comuni: how well a seat stands, for the bots. Larger is better; the unit is a hundredth of a
// point.
//
// What a commune has scored, what it can make of the rest of the game, and what the invaders will
// take from it. The worths were fitted to games between searching bots (what a thing in hand added
// to the points at the end, compared with the others at the table) and then played against each
// other.
#pragma once

#include "games/comuni/scoring.hpp"

namespace pentarch::comuni {

constexpr int kPoint = 100;

// What a thing is worth at the end of the game, and how much more for each card that a seat may
// still get: what makes a commune grow is worth most early.
struct Worth {
  int last;
  int each;

  constexpr int with(int cards) const noexcept { return last + each * cards; }
};

// What counts at the end. A guildmaster can be lost, and the cubes will be spent.
constexpr Worth kTrackPoint{100, 1};
constexpr Worth kGuildmasterPoint{42, 0};
constexpr Worth kHonourPoint{100, -2};
constexpr Worth kPlunder{-90, 1};
constexpr Worth kMajorityPoint{25, -1};
constexpr Worth kLowestTypePoint{50, 3};

// The best building of a type by level, beyond its points. The first two levels open the type and
// its guildmaster; the highest can't grow any more.
constexpr std::array<Worth, kLevels + 1> kBestBuilding{
    {{0, 0}, {90, 2}, {150, 3}, {130, -1}, {80, -2}}};
constexpr Worth kWaitingIncome{23, 3};  // a level whose activity card is coloured

// The first cubes of a kind, so many, and those beyond.
struct CubeWorth {
  int few;
  Worth first;
  Worth beyond;
};
constexpr std::array<CubeWorth, kTypes> kCubeWorth{{
    {3, {20, 9}, {25, 3}},   // gold
    {6, {55, 1}, {40, 0}},   // armies
    {4, {38, -3}, {10, 0}},  // craftsmen
    {3, {25, 3}, {25, 0}},   // pilgrims: less than the plunder that they remove
}};

// A card, with its rating, and with the level that it could build now.
struct CardWorth {
  Worth card;
  int rating;
  int level;
};
constexpr CardWorth kHandCard{{50, 4}, 22, 35};
constexpr CardWorth kBidCard{{10, 3}, 12, 25};  // under an own envoy, which may be displaced
constexpr Worth kEnvoy{35, 1};
constexpr Worth kBidCube{5, 3};
constexpr int kIcon = 40;
constexpr int kTurn = 20;  // to be at turn

// Invasions. A wall counts by what a few armies are worth on it.
constexpr Worth kWallDefence{40, -1};
constexpr int kFewArmies = 4;
constexpr Worth kMissingNow{-20, 0};  // a point of defence against the next invasion
// A point that even many armies lack against the last invasion; for every invasion to come, since
// a lead in points draws all of them.
constexpr int kMissingAtLast = -30;
constexpr int kManyArmies = 12;
constexpr int kLeagueShare = 4;  // one in so many armies of the others joins the league

// Cards that are still to come for each seat. A deck after the first has about so many.
constexpr int cards_to_come(const State& state) noexcept {
  if (state.last_turns != 0) return 0;
  const int deck = 6 + 5 * state.seats / 2;
  return (state.left + (kDecks - 1 - state.deck) * deck) / state.seats;
}

constexpr int scored_value(const Edition& edition, const State& state, Seat seat,
                           int cards) noexcept {
  const Player& player = state.players[seat];
  return kTrackPoint.with(cards) * player.points +
         kGuildmasterPoint.with(cards) * guildmaster_points(edition, state, seat) +
         kHonourPoint.with(cards) * honour_points(edition, player) +
         kPlunder.with(cards) * player.plunder +
         kMajorityPoint.with(cards) * cube_points(edition, state, seat) +
         kLowestTypePoint.with(cards) * lowest_type_points(edition, player);
}

constexpr int building_value(const Player& player, int cards) noexcept {
  int value = 0;
  for (int type = 0; type < kTypes; ++type) {
    const int level = best_level(player, type);
    value += kBestBuilding[level].with(cards);
    if (((player.active >> type) & 1) != 0) value += kWaitingIncome.with(cards) * level;
  }
  return value;
}

constexpr int cube_value(const Cubes& cubes, int cards) noexcept {
  int value = 0;
  for (int kind = 0; kind < kTypes; ++kind) {
    const CubeWorth& worth = kCubeWorth[kind];
    const int first = smaller(worth.few, cubes[kind]);
    value += first * worth.first.with(cards) + (cubes[kind] - first) * worth.beyond.with(cards);
  }
  return value;
}

// The highest level that the card could build now; craftsmen make up for its rating.
constexpr int level_for(const Edition& edition, const Player& player, CardId card) noexcept {
  const Kind& kind = edition.kinds[card];
  const std::uint32_t targets = targets_within_reach(player) & kind.targets & kBuildings &
                                levels_up_to(kind.rating, craftsmen_to_spend(player));
  int best = 0;
  for_each_bit(targets, [&](int target) { best = larger(best, level_of(target)); });
  return best;
}

constexpr int worth_of_card(const Edition& edition, const Player& player, CardId card,
                            const CardWorth& worth, int cards) noexcept {
  return worth.card.with(cards) + worth.rating * edition.kinds[card].rating +
         worth.level * level_for(edition, player, card);
}

// Cards in hand and under own envoys.
constexpr int card_value(const Edition& edition, const State& state, Seat seat,
                         int cards) noexcept {
  const Player& player = state.players[seat];
  int value = 0;
  for (const CardId card : player.hand) {
    if (card == kNoCard) break;
    value += worth_of_card(edition, player, card, kHandCard, cards);
  }
  for_each_bit(columns_of(state, seat), [&](int column) {
    const Column& place = state.columns[column];
    value += kEnvoy.with(cards) + kBidCube.with(cards) * place.bid.value();
    value += ((edition.icons >> column) & 1) != 0 ? kIcon : 0;
    for (const CardId card : place.cards) {
      if (card != kNoCard) value += worth_of_card(edition, player, card, kBidCard, cards);
    }
  });
  return value;
}

constexpr int armies_of(const Cubes& cubes) noexcept {
  return cubes[kArmy] + pairs(cubes[kGold]) + pairs(cubes[kPilgrim]);
}

constexpr int league_of_others(const State& state, Seat seat) noexcept {
  int armies = 0;
  for (int other = 0; other < state.seats; ++other) {
    if (other != seat) armies += state.players[other].cubes[kArmy];
  }
  return armies / kLeagueShare;
}

// How ready the seat is for the invasion at the end of this deck, and for those after it.
constexpr int readiness(const Edition& edition, const State& state, Seat seat, const Cubes& cubes,
                        int deck, int cards) noexcept {
  const Player& player = state.players[seat];
  const int ahead = player.points - lowest_points(state);
  const int now = edition.invasions[deck].strength + ahead - league_of_others(state, seat) -
                  wall_defence(player.walls, armies_of(cubes));
  const int at_last =
      edition.invasions[kDecks - 1].strength + ahead - wall_defence(player.walls, kManyArmies);
  return kWallDefence.with(cards) * wall_defence(player.walls, kFewArmies) +
         kMissingNow.with(cards) * larger(0, now) +
         kMissingAtLast * (kDecks - deck) * larger(0, at_last);
}

// The sealed answer, against a league as it may be expected; after the last invasion nothing that
// is left over counts.
constexpr int defence_value(const Edition& edition, const State& state, Seat seat,
                            int cards) noexcept {
  const Player& player = state.players[seat];
  const Defence& sent = player.defence;
  const int others = league_of_others(state, seat);
  const int attack = attack_on(edition, state, seat, others + sent.league());
  const int plunder = larger(0, attack - defence_of(state, seat, sent.on_walls()));
  int value = -kPoint * plunder;
  if (sent.league() > 0 && plunder == 0) {
    const bool most = sent.league() * (state.seats - 1) > others;
    value += kPoint * edition.invasions[state.deck].honour[most ? 0 : 1] / 2;
  }
  if (state.deck == kLastDeck) return value;
  Cubes left = player.cubes;
  subtract(left, sent.cubes());
  return value + cube_value(left, cards) +
         readiness(edition, state, seat, left, state.deck + 1, cards);
}

constexpr int evaluate(const Edition& edition, const State& state, Seat seat) noexcept {
  if (state.pending.phase == Phase::kOver) {
    int points = 0;
    for (const int part : final_points(edition, state, seat)) points += part;
    return kPoint * points;
  }
  const Player& player = state.players[seat];
  const int cards = cards_to_come(state);
  const int value = scored_value(edition, state, seat, cards) + building_value(player, cards) +
                    card_value(edition, state, seat, cards) + (state.turn == seat ? kTurn : 0);
  if (state.pending.phase == Phase::kInvasion) {
    return value + defence_value(edition, state, seat, cards);
  }
  return value + cube_value(player.cubes, cards) +
         readiness(edition, state, seat, player.cubes, state.deck, cards);
}

}  // namespace pentarch::comuni
