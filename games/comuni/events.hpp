// Comuni: what is told of a game, and what all phases share.
#pragma once

#include "games/comuni/state.hpp"

namespace pentarch::comuni {

enum EventKind : std::uint8_t {
  kSeated,           // args: commune, at the set-up
  kTurnedUp,         // column, space, card
  kPlacedBid,        // column, gold, pilgrims
  kDisplacedEnvoy,   // column: the seat must withdraw or move
  kWithdrew,         // gold, pilgrims
  kMovedEnvoy,       // column, gold, pilgrims
  kClaimed,          // column, three cards (kNoCard: none), gold and pilgrims that were paid
  kTookCubes,        // gold, armies, craftsmen, pilgrims: of choice, with a claim
  kEarned,           // gold, armies, craftsmen, pilgrims: the income
  kInvaded,          // invasion
  kDefended,         // league, walls, armies, gold, pilgrims (cubes); attack, defence, plunder
  kHonoured,         // invasion, 0 for the high counter or 1 for the low one
  kOpenedDeck,       // deck, cards
  kBuilt,            // card, type, level, craftsmen, pilgrims
  kWalled,           // card, level, craftsmen, pilgrims, bonus wall or 0
  kDiscarded,        // card
  kTookGuildmaster,  // type; the seat that loses it + 1, or 0
  kRemovedPlunder,   // markers, pilgrims
  kLastCard,         // the last card of the last deck: everybody has one more turn
  kStalled,          // turns without a claim
  kEnded,
  kBuiltEnough,  // no more building, though there is something to build
  kKeptPlunder,  // though pilgrims could remove some
  kEventKinds
};

constexpr std::int16_t arg(int number) noexcept {
  return static_cast<std::int16_t>(number);
}

constexpr std::array<std::int16_t, 8> told(const Cubes& cubes) noexcept {
  return {cubes[kGold], cubes[kArmy], cubes[kCraftsman], cubes[kPilgrim]};
}

// The steps that a seat may take now: `base` + the index of every bit.
struct StepSet {
  int base;
  std::uint64_t bits;
};
using StepSets = List<StepSet, kHand + 1>;

constexpr int larger(int a, int b) noexcept {
  return a > b ? a : b;
}
constexpr int smaller(int a, int b) noexcept {
  return a < b ? a : b;
}

constexpr int total(const Cubes& cubes) noexcept {
  return cubes[0] + cubes[1] + cubes[2] + cubes[3];
}
constexpr void add(Cubes& to, const Cubes& cubes) noexcept {
  for (int kind = 0; kind < kTypes; ++kind) to[kind] += cubes[kind];
}
constexpr void subtract(Cubes& from, const Cubes& cubes) noexcept {
  for (int kind = 0; kind < kTypes; ++kind) from[kind] -= cubes[kind];
}

// C3: two pilgrims stand for one cube of any kind.
constexpr int pairs(int cubes) noexcept {
  return cubes / 2;
}

// Numbers to choose from, both ends included.
struct Range {
  int least;
  int most;

  constexpr bool has_choice() const noexcept { return least < most; }
};

// As the steps of a kind that says the number.
template <class Kind>
constexpr StepSet steps_of(Range range) noexcept {
  return {Kind::kFirst, low_bits(range.most + 1) & ~low_bits(range.least)};
}

// The level of the highest building of a type; 0 where there is none.
constexpr int best_level(const Player& player, int type) noexcept {
  int level = kLevels;
  while (level > 0 && player.buildings[type][level - 1] == 0) --level;
  return level;
}

constexpr int hand_size(const Player& player) noexcept {
  int size = 0;
  while (size < kHand && player.hand[size] != kNoCard) ++size;
  return size;
}

constexpr void add_to_hand(Player& player, CardId card) noexcept {
  int place = hand_size(player);
  for (; place > 0 && player.hand[place - 1] > card; --place) {
    player.hand[place] = player.hand[place - 1];
  }
  player.hand[place] = card;
}

constexpr void remove_from_hand(Player& player, int place) noexcept {
  for (; place + 1 < kHand; ++place) player.hand[place] = player.hand[place + 1];
  player.hand[kHand - 1] = kNoCard;
}

}  // namespace pentarch::comuni
