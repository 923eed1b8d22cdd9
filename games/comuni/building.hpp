// Comuni, phases 4 and 5: buildings and walls out of the cards in hand, and the guildmasters.
#pragma once

#include "games/comuni/events.hpp"

namespace pentarch::comuni {

// ---- What can be built -----------------------------------------------------------------------

// C3: two pilgrims stand for one craftsman.
constexpr int craftsmen_to_spend(const Player& player) noexcept {
  return player.cubes[kCraftsman] + pairs(player.cubes[kPilgrim]);
}

// C19: b building and w wall steps need max(b, w) actions. The first is free; what goes beyond
// those that are paid for costs one craftsman.
constexpr int action_cost(const State& state, bool is_wall) noexcept {
  const int buildings = state.buildings + (is_wall ? 0 : 1);
  const int walls = state.walls + (is_wall ? 1 : 0);
  const int paid = larger(1, larger(state.buildings, state.walls));
  return larger(buildings, walls) - paid > 0 ? 1 : 0;
}

constexpr int level_of(int target) noexcept {
  return target % kLevels + 1;
}
constexpr int target_of(int type, int level) noexcept {
  return kLevels * type + level - 1;
}
constexpr bool is_wall(int target) noexcept {
  return target >= kWallTarget;
}

// Each missing point of rating costs one craftsman; a new building or wall takes any card.
constexpr int build_cost(const Edition& edition, const State& state, CardId card,
                         int target) noexcept {
  return action_cost(state, is_wall(target)) +
         larger(0, level_of(target) - edition.kinds[card].rating);
}

// The levels that stand ready to be raised, and the first one, which always is: a bit each.
constexpr std::uint32_t levels_within_reach(
    const std::array<std::uint8_t, kLevels>& counts) noexcept {
  std::uint32_t levels = 1;
  for (int level = 1; level < kLevels; ++level) {
    levels |= std::uint32_t{counts[level - 1] != 0} << level;
  }
  return levels;
}

constexpr std::uint32_t targets_within_reach(const Player& player) noexcept {
  std::uint32_t targets = levels_within_reach(player.walls) << kWallTarget;
  for (int type = 0; type < kTypes; ++type) {
    targets |= levels_within_reach(player.buildings[type]) << (kLevels * type);
  }
  return targets;
}

constexpr std::uint32_t kWalls = low_bits(kLevels) << kWallTarget;
constexpr std::uint32_t kBuildings = low_bits(kWallTarget);

// The levels that a card of this rating may reach with so many craftsmen to spend, for the four
// types and for walls alike.
constexpr std::uint32_t levels_up_to(int rating, int spare) noexcept {
  if (spare < 0) return 0;
  constexpr std::uint32_t kEach = 0x11111;
  static_assert(kEach * low_bits(kLevels) == (kBuildings | kWalls));
  return static_cast<std::uint32_t>(low_bits(smaller(rating + spare, kLevels))) * kEach;
}

// What the seat at turn can build, for every card of its hand.
class Workshop {
 public:
  constexpr Workshop(const Edition& edition, const State& state) noexcept
      : edition_(edition), player_(state.players[state.turn]) {
    if (player_.hand[0] == kNoCard) return;
    targets_ = targets_within_reach(player_);
    const int craftsmen = craftsmen_to_spend(player_);
    spare_for_building_ = craftsmen - action_cost(state, false);
    spare_for_wall_ = craftsmen - action_cost(state, true);
  }

  // Of cards of one kind only the first is asked.
  constexpr std::uint32_t targets_of(int place) const noexcept {
    const CardId card = player_.hand[place];
    if (place > 0 && player_.hand[place - 1] == card) return 0;
    const Kind& kind = edition_.kinds[card];
    const std::uint32_t levels = (levels_up_to(kind.rating, spare_for_building_) & kBuildings) |
                                 (levels_up_to(kind.rating, spare_for_wall_) & kWalls);
    return targets_ & kind.targets & levels;
  }

  // Any card can begin a wall or a building, so that only craftsmen can be missing.
  constexpr bool can_build() const noexcept {
    return player_.hand[0] != kNoCard && (spare_for_building_ >= 0 || spare_for_wall_ >= 0);
  }

 private:
  const Edition& edition_;
  const Player& player_;
  std::uint32_t targets_ = 0;
  int spare_for_building_ = -1;
  int spare_for_wall_ = -1;
};

constexpr void legal_builds(const Edition& edition, const State& state, StepSets& sets) noexcept {
  const Workshop workshop(edition, state);
  const Player& player = state.players[state.turn];
  for (int place = 0; place < kHand && player.hand[place] != kNoCard; ++place) {
    const std::uint32_t targets = workshop.targets_of(place);
    if (targets != 0) sets.push_back({Build::at(place, 0), targets});
  }
  sets.push_back({Done::kFirst, 1});
}

// ---- Building --------------------------------------------------------------------------------

// A build step is paid with craftsmen, and with so many pairs of pilgrims for some of them.
struct Payment {
  int cost;
  Range pairs;

  constexpr Cubes with(int pilgrim_pairs) const noexcept {
    return cubes_of(0, 0, cost - pilgrim_pairs, 2 * pilgrim_pairs);
  }
};

constexpr Payment payment_for(const Edition& edition, const State& state, int place,
                              int target) noexcept {
  const Player& player = state.players[state.turn];
  const int cost = build_cost(edition, state, player.hand[place], target);
  return {
      cost,
      {larger(0, cost - player.cubes[kCraftsman]), smaller(cost, pairs(player.cubes[kPilgrim]))}};
}

// C12: the bonus walls are given out one for each wall of the highest level.
constexpr bool bonus_wall_left(const Edition& edition, const State& state) noexcept {
  int given = 0;
  for (const Player& player : state.players) given += player.walls[kLevels - 1];
  return given < edition.wall_cards;
}

constexpr void raise(std::array<std::uint8_t, kLevels>& counts, int level) noexcept {
  if (level > 1) --counts[level - 2];
  ++counts[level - 1];
}

template <class Sink>
constexpr void build_wall(const Edition& edition, State& state, CardId card, int level,
                          const Cubes& paid, Sink& tell) {
  Player& player = state.players[state.turn];
  const bool bonus = level == kLevels && bonus_wall_left(edition, state);
  raise(player.walls, level);
  if (bonus) ++player.walls[0];
  ++state.walls;
  tell(Event{.kind = kWalled,
             .seat = state.turn,
             .args = {card, arg(level), arg(paid[kCraftsman]), arg(paid[kPilgrim]), arg(bonus)}});
}

template <class Sink>
constexpr void build_building(const Edition& edition, State& state, CardId card, int type,
                              int level, const Cubes& paid, Sink& tell) {
  Player& player = state.players[state.turn];
  raise(player.buildings[type], level);
  player.points = static_cast<std::uint16_t>(player.points + edition.level_points[level]);
  player.active |= static_cast<std::uint8_t>(1u << type);  // C11
  ++state.buildings;
  tell(Event{.kind = kBuilt,
             .seat = state.turn,
             .args = {card, arg(type), arg(level), arg(paid[kCraftsman]), arg(paid[kPilgrim])}});
}

template <class Sink>
constexpr void build(const Edition& edition, State& state, int place, int target, int pilgrim_pairs,
                     Sink& tell) {
  Player& player = state.players[state.turn];
  const CardId card = player.hand[place];
  const Cubes paid = payment_for(edition, state, place, target).with(pilgrim_pairs);
  subtract(player.cubes, paid);
  add(state.supply, paid);
  remove_from_hand(player, place);
  state.pending = {.phase = Phase::kBuilding};
  if (is_wall(target)) {
    build_wall(edition, state, card, level_of(target), paid, tell);
  } else {
    build_building(edition, state, card, target / kLevels, level_of(target), paid, tell);
  }
}

// Card, target and payment are one decision; true when it is made.
template <class Sink>
constexpr bool choose_target(const Edition& edition, State& state, int place, int target,
                             Sink& tell) {
  const Range pairs = payment_for(edition, state, place, target).pairs;
  if (pairs.has_choice()) {
    state.pending = {.phase = Phase::kPaying,
                     .choice = static_cast<std::uint8_t>(place),
                     .target = static_cast<std::uint8_t>(target)};
    return false;
  }
  build(edition, state, place, target, pairs.least, tell);
  return true;
}

// ---- The hand limit --------------------------------------------------------------------------

// Places in the order of the hand; of equal cards the first ones go, so that a set of cards has
// one path; a place is offered only if what follows it still makes up the rest.
constexpr StepSet legal_discards(const State& state) noexcept {
  const Player& player = state.players[state.turn];
  const std::uint64_t chosen = state.pending.discards;
  const int size = hand_size(player);
  const int due = size - kHandLimit - popcount(chosen);
  int place = 0;
  while ((chosen >> place) != 0) ++place;
  std::uint64_t bits = 0;
  for (; place + due <= size; ++place) {
    const bool first = place == 0 || player.hand[place - 1] != player.hand[place];
    bits |= std::uint64_t{first || ((chosen >> (place - 1)) & 1u) != 0} << place;
  }
  return {Discard::kFirst, bits};
}

// True when the hand is within its limit.
template <class Sink>
constexpr bool discard(State& state, int place, Sink& tell) {
  Player& player = state.players[state.turn];
  state.pending.discards |= static_cast<std::uint16_t>(bit(place));
  const std::uint16_t chosen = state.pending.discards;
  if (hand_size(player) - popcount(chosen) > kHandLimit) return false;
  for (int i = kHand - 1; i >= 0; --i) {
    if (((chosen >> i) & 1u) == 0) continue;
    tell(Event{.kind = kDiscarded, .seat = state.turn, .args = {player.hand[i]}});
    remove_from_hand(player, i);
  }
  state.pending = {};
  return true;
}

// ---- Guildmasters (C10) ----------------------------------------------------------------------

constexpr int type_points(const Edition& edition, const Player& player, int type) noexcept {
  int points = 0;
  for (int level = 1; level <= kLevels; ++level) {
    points += player.buildings[type][level - 1] * edition.total_points[level];
  }
  return points;
}

constexpr bool earns_guildmaster(const Edition& edition, const State& state, int type) noexcept {
  const Seat holder = state.guildmasters[type];
  const Player& player = state.players[state.turn];
  if (holder == state.turn) return false;
  if (holder == kNobody) return best_level(player, type) >= 2;
  return type_points(edition, player, type) > type_points(edition, state.players[holder], type);
}

template <class Sink>
constexpr void appoint_guildmasters(const Edition& edition, State& state, Sink& tell) {
  for (int type = 0; type < kTypes; ++type) {
    if (!earns_guildmaster(edition, state, type)) continue;
    const Seat holder = state.guildmasters[type];
    state.guildmasters[type] = state.turn;
    tell(Event{.kind = kTookGuildmaster,
               .seat = state.turn,
               .args = {arg(type), arg(holder == kNobody ? 0 : holder + 1)}});
  }
}

}  // namespace pentarch::comuni
