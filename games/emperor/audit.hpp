// Emperor's Choice: what must be true of every state and every mask of one.
#pragma once

#include "engine/audit.hpp"
#include "games/emperor/audit_pending.hpp"
#include "games/emperor/knowledge.hpp"

namespace pentarch::emperor {

constexpr const char* audit_table(const Edition& edition, const State& state) {
  if (state.actor >= state.seats || state.first >= state.seats) return "a seat does not exist";
  if (state.round >= edition.rounds) return "there is no such round";
  if (state.tell_tributes > 1 || state.bonus_given > 1 || state.unused != 0) {
    return "a switch is impossible";
  }
  return nullptr;
}

// ---- Points ----------------------------------------------------------------------------------

constexpr const char* audit_points(const Edition& edition, const State& state) {
  const Pending phase = state.stack[0].what;
  const bool ending = phase == Pending::kFinal || phase == Pending::kOver;
  for (int seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    int sum = 0;
    for (int source = 0; source < kSources; ++source) {
      const int points = player.by_source[source];
      sum += points;
      if ((source == kFromLosses) ? points > 0 : points < 0) return "points have a wrong sign";
      const bool at_end = source == kFromFinalPolicies ? ending : phase == Pending::kOver;
      if (source >= kFromFinalPolicies && !at_end && points != 0) {
        return "points of final scoring come too early";
      }
    }
    if (sum != player.points || sum < 0) return "the points do not add up";
    if (player.by_source[kFromStart] != edition.start_points) return "the first points are wrong";
    if (player.trust > edition.trust_most) return "there is too much trust";
    if (player.palace > edition.top_level) return "the palace is too high";
  }
  return nullptr;
}

// ---- Persons ---------------------------------------------------------------------------------

constexpr const char* audit_covered(const Edition& edition, const State& state,
                                    const Player& player) {
  for (int i = 0; i < kMostCovered; ++i) {
    const Code code = player.covered[i];
    if (i > 0 && player.covered[i - 1] > code) return "a hand is not sorted";
    if (code == kNoPerson) continue;
    if (shuffle_of(code) > state.shuffle) return "a person comes from a shuffle still to come";
    if (type_of(code) != kUnknown && type_of(code) >= edition.type_count) {
      return "a person does not exist";
    }
  }
  if (!player.open.covers(player.shown)) return "a person is shown that nobody knows";
  return nullptr;
}

using PersonCensus = Census<kTypes, kShuffles>;

constexpr void add_covered(PersonCensus& persons, Code code) noexcept {
  if (code == kNoPerson) return;
  if (type_of(code) == kUnknown) {
    persons.add_covered(1, shuffle_of(code));
  } else {
    persons.add(type_of(code));
  }
}

constexpr const char* audit_persons(const Edition& edition, const State& state) {
  if (state.shuffle >= kShuffles) return "there were too many shuffles";
  PersonCensus count;
  count.add_all(state.display);
  count.add_all(state.discards);
  count.add_covered(state.pile, state.shuffle);
  for (int shuffle = 0; shuffle < kShuffles; ++shuffle) {
    count.add_unlocated(state.unlocated[shuffle], shuffle);
  }
  for (const Player& player : state.players) {
    if (const char* broken = audit_covered(edition, state, player)) return broken;
    count.add_all(player.open);
    for (const Code code : player.covered) add_covered(count, code);
  }
  if (top(state).what == Pending::kKeepPerson) {
    for (const Code code : {top(state).drawn(0), top(state).drawn(1)}) {
      if (code == kNoPerson || shuffle_of(code) > state.shuffle) return "a drawn person is wrong";
      add_covered(count, code);
    }
    if (top(state).drawn(0) > top(state).drawn(1)) return "drawn persons are not sorted";
  }
  if (!count.covers_what_is_unlocated()) return "the pile has too few or too many persons";
  for (int type = 0; type < kTypes; ++type) {
    const PersonType& person = edition.persons[type];
    const int bonus = type == edition.bonus_person ? state.bonus_given : 0;
    if (count[type] != person.in_deck + state.seats * person.starting + bonus) {
      return "there are too few or too many persons of a type";
    }
  }
  if (state.display.total() > state.seats + edition.display_extra) {
    return "the display has too many persons";
  }
  return nullptr;
}

// ---- Cubes, tributes, treasures --------------------------------------------------------------

constexpr const char* audit_cubes(const Edition& edition, const State& state) {
  int cubes = state.supply;
  for (const Player& player : state.players) {
    cubes += player.cubes;
    if (player.shown_cubes > player.cubes) return "more cubes are shown than there are";
  }
  if (cubes != edition.cubes_by_seats[state.seats]) return "there are too few or too many cubes";
  return nullptr;
}

constexpr const char* audit_tributes(const Edition& edition, const State& state) {
  Census<kMostTributeKinds> count;
  count.add_unlocated(state.tributes);
  count.add_covered(state.tribute_pile + state.untold_tributes);
  for (const int under : state.under) count.add_covered(under);
  for (const Player& player : state.players) {
    count.add_all(player.tributes);
    count.add_covered(player.hidden_tributes);
  }
  if (!count.counts_are(edition.tribute_counts)) return "there are too few or too many tributes";
  if (!count.covers_what_is_unlocated()) return "the pile has too few or too many tributes";
  if (state.untold_tributes != 0 && state.tell_tributes != 0) return "tributes are not told";
  return nullptr;
}

constexpr const char* audit_treasures(const Edition& edition, const State& state) {
  for (int i = 0; i < kMostTreasures; ++i) {
    const int holder = state.holder[i];
    if (holder == kSeats) continue;
    if (i >= edition.treasure_count || holder >= state.seats) return "a treasure has no holder";
  }
  return nullptr;
}

// ---- Tiles -----------------------------------------------------------------------------------

constexpr const char* audit_sets(const Edition& edition, const State& state,
                                 std::array<int, kTiles>& count) {
  for (int i = 0; i < kSeats; ++i) {
    int size = 0;
    for (int j = 0; j < kMostSetTiles; ++j) {
      const std::uint8_t tile = state.sets[i][j];
      if (j > 0 && state.sets[i][j - 1] > tile) return "a set is not sorted";
      if (tile == kNoTile) continue;
      if (tile >= kXiongnu) return "a set has a tile that does not exist";
      ++count[tile];
      ++size;
    }
    const int most = i < state.seats ? edition.set_sizes[state.seats][i] : 0;
    if (size > most) return "a set is too large";
  }
  return nullptr;
}

constexpr bool leaves_the_game(int tile) noexcept {
  return tile >= kConfucian;
}

constexpr const char* audit_tiles(const Edition& edition, const State& state) {
  std::array<int, kTiles> count{};
  if (const char* broken = audit_sets(edition, state, count)) return broken;
  for (int tile = 0; tile < kTiles; ++tile) count[tile] += state.bag[tile];
  for (const Player& player : state.players) {
    for (int tile = 0; tile < kKeptTiles; ++tile) count[tile] += player.tiles[tile];
  }
  for (int i = 0; i < kImmediates; ++i) count[kJewel + i] += state.due[i];
  if (top(state).what == Pending::kKeepTile) {
    ++count[top(state).drawn(0)];
    ++count[top(state).drawn(1)];
  }
  count[kLand] -= state.seats * edition.start_land;
  int carriages = 0;
  int strength = edition.xiongnu_start;
  for (int tile = 0; tile < kTiles; ++tile) {
    const int missing = edition.bag[tile] - count[tile];
    const bool carriage = tile >= kCarriage && tile < kConfucian;
    if (carriage) {
      carriages -= missing;
      if (missing > 0 || -missing > edition.starting_carriages[tile - kCarriage]) {
        return "there are too few or too many carriages of a kind";
      }
    } else if (missing < 0 || (missing > 0 && !leaves_the_game(tile))) {
      return "there are too few or too many tiles of a kind";
    }
    if (tile >= kXiongnu) strength += missing * (tile - kXiongnu + 1);
  }
  if (carriages != state.seats) return "there are too few or too many carriages";
  if (strength > edition.xiongnu_most) strength = edition.xiongnu_most;
  if (state.xiongnu != strength) return "the Xiongnu are not as strong as the tiles drawn";
  return nullptr;
}

// ---- Policies --------------------------------------------------------------------------------

constexpr const char* audit_policies(const State& state) {
  std::uint32_t laid = 0;
  for (const int card : state.policy_at) laid |= card < kPolicies ? 1u << card : 0u;
  const auto all = static_cast<std::uint32_t>(low_bits(kPolicies));
  if (laid != all) return "a policy is missing";
  if (state.flipped > all || state.discs > all) return "a policy does not exist";
  if (popcount(free_policies(state)) < 2) return "there are too many discs";
  return nullptr;
}

constexpr const char* audit(const Edition& edition, const State& state) {
  if (const char* broken = audit_seats(kFacts, state)) return broken;
  if (const char* broken = audit_table(edition, state)) return broken;
  if (const char* broken = audit_stack(edition, state)) return broken;
  if (const char* broken = audit_points(edition, state)) return broken;
  if (const char* broken = audit_persons(edition, state)) return broken;
  if (const char* broken = audit_cubes(edition, state)) return broken;
  if (const char* broken = audit_tributes(edition, state)) return broken;
  if (const char* broken = audit_treasures(edition, state)) return broken;
  if (const char* broken = audit_tiles(edition, state)) return broken;
  if (const char* broken = audit_policies(state)) return broken;
  return audit_pending(edition, state);
}

}  // namespace pentarch::emperor
