// Emperor's Choice: what is told of a game, and to whom.
#pragma once

#include "games/emperor/state.hpp"

namespace pentarch::emperor {

using Points = std::array<std::int16_t, kSeats>;

enum EventKind : std::uint8_t {
  // Set-up and preparation.
  kDealtCarriage,  // kind
  kTurnedUp,       // type: a person comes into the display
  kLaidPolicy,     // place, side
  kCameXiongnu,    // strength of the tile, strength now
  kLaidSet,        // set, four tiles (+ 1, 0: none)
  kHandedBonuses,  // how many; a bit for each tile (secret)
  kPicked,         // bonus tile
  kBeganRound,     // round from 1
  // Auction.
  kShowed,       // type, 1: it was covered, its shuffle
  kDeclared,     // number, cubes shown with it
  kActed,        // type: its effect on showing
  kKilled,       // seat of the victim, type, points for each, type of the assassin
  kPassed,       // order tile
  kLostPerson,   // type
  kLostCubes,    // cubes
  kLostNothing,  //
  kWithdrew,     // tile
  // Effects.
  kChose,           // effect, alternative
  kSkipped,         // effect; kEffects: a flip
  kGained,          // icon (trust, gold, soldiers, points), amount
  kGotBonusPerson,  // type
  kRose,            // palace level
  kGotTile,         // tile
  kDrewTiles,       // two tiles
  kReturnedTile,    // tile: back into the bag
  kDrewPerson,      // type (secret)
  kDrewPersons,     // two types (secret)
  kDiscarded,       // type, the shuffle it came from
  kShuffled,        // persons in the new pile
  kDrewTribute,     // kind (secret)
  kTookTreasure,    // treasure, seat it came from (kSeats: nobody)
  kFell,            // everyone loses trust: how much
  kLostTrust,       // trust lost, points lost
  kShortage,        // everyone pays cubes: how many
  kPaidCubes,       // cubes, points lost for missing ones
  // Domestic phase.
  kTookSet,       // set
  kUsedTile,      // tile
  kIncome,        // gold
  kUsedTreasure,  // treasure
  kHiredPerson,   // type, gold
  kHiredCubes,    // cubes, gold
  kPaidPalace,    // levels, gold
  // Policies.
  kTookDecree,     // decree tile
  kChosePolicy,    // side, tributes taken from under it
  kFlipped,        // the side that shows now
  kShowedFor,      // type, 1: it was covered, its shuffle
  kShowedNothing,  //
  kScored,         // side; points by seat
  kBattled,        // side, defence, strength, 1: won
  kRemovedTiles,   // tile, how many
  kReturnedDiscs,  // side of the free policy, tributes laid under it
  // The end.
  kFinalStep,         // source; points by seat
  kRevealed,          // type, its shuffle: a covered person at the end
  kRevealedTributes,  // by kind: how many
  kEnded,
  kDidEnough,  // no treasure more, no refill more, or no flip
  kEventKinds
};

constexpr std::int16_t arg(int value) noexcept {
  return static_cast<std::int16_t>(value);
}

constexpr Event points_event(EventKind kind, int what, const Points& points) noexcept {
  Event event{.kind = kind};
  event.args[0] = arg(what);
  for (int seat = 0; seat < kSeats; ++seat) event.args[1 + seat] = points[seat];
  return event;
}

}  // namespace pentarch::emperor
