// Emperor's Choice: the bag of tiles, the pile of persons with its shuffles, and hands.
#pragma once

#include "games/emperor/holdings.hpp"

namespace pentarch::emperor {

// ---- Hands -----------------------------------------------------------------------------------

constexpr int covered_count(const Player& player) noexcept {
  int count = 0;
  while (count < kMostCovered && player.covered[count] != kNoPerson) ++count;
  return count;
}

// Every person of a hand, shown ones too (E8), as far as known to who holds this state.
constexpr Persons hand_of(const Player& player) noexcept {
  Persons hand = player.open;
  for (const Code code : player.covered) {
    if (code == kNoPerson) break;
    if (type_of(code) != kUnknown) hand.add(type_of(code));
  }
  return hand;
}

constexpr int persons_held(const Player& player) noexcept {
  return player.open.total() + covered_count(player);
}

constexpr void cover(Player& player, Code code) noexcept {
  int place = covered_count(player);
  for (; place > 0 && player.covered[place - 1] > code; --place) {
    player.covered[place] = player.covered[place - 1];
  }
  player.covered[place] = code;
}

constexpr void sort_covered(Player& player) noexcept {
  for (int i = 1; i < kMostCovered; ++i) {
    for (int j = i; j > 0 && player.covered[j - 1] > player.covered[j]; --j) {
      const Code code = player.covered[j];
      player.covered[j] = player.covered[j - 1];
      player.covered[j - 1] = code;
    }
  }
}

// E29: a person that is shown stays open. Those that all know go first, then the oldest. Says
// which shuffle it came from.
constexpr int uncover(Player& player, int type) noexcept {
  int place = 0;
  while (type_of(player.covered[place]) != type) ++place;
  const int shuffle = shuffle_of(player.covered[place]);
  for (; place + 1 < kMostCovered; ++place) player.covered[place] = player.covered[place + 1];
  player.covered[kMostCovered - 1] = kNoPerson;
  player.open.add(type);
  return shuffle;
}

// Lays a person open if more of its type are wanted than lie open.
template <class Sink>
constexpr void lay_open(Player& player, Seat seat, int type, int wanted, EventKind kind,
                        bool sealed, Sink& tell) {
  const bool hidden = player.open[type] < wanted;
  const int shuffle = hidden ? uncover(player, type) : 0;
  tell(Event{.kind = kind,
             .seat = seat,
             .args = {arg(type), arg(hidden ? 1 : 0), arg(shuffle)},
             .reveals = hidden || sealed});
}

// ---- The pile of persons ---------------------------------------------------------------------

// The shuffles that still have persons in covered hands, a bit each.
constexpr std::uint32_t shuffles_held(const State& state) noexcept {
  std::uint32_t held = 0;
  for (const Player& player : state.players) {
    for (const Code code : player.covered) {
      if (code == kNoPerson) break;
      held |= 1u << shuffle_of(code);
    }
  }
  for (int i = 0; i < state.depth; ++i) {
    const Frame& frame = state.stack[i];
    if (frame.what == Pending::kKeepPerson) {
      held |= 1u << shuffle_of(frame.drawn(0)) | 1u << shuffle_of(frame.drawn(1));
    }
  }
  return held;
}

// Gives the shuffles of `held` the lowest numbers, oldest first, and returns the next number. More
// of them at once than there are numbers can't come from the rulebook's components; then the two
// oldest are no longer told apart.
constexpr int number_shuffles(State& state, std::uint32_t held) noexcept {
  std::array<std::uint8_t, kShuffles> number{};
  std::array<Persons, kShuffles> unlocated{};
  const int merged = popcount(held) == kShuffles ? 1 : 0;
  int rank = 0;
  for_each_bit(held, [&](int shuffle) {
    const int next = rank > 0 ? rank - merged : 0;
    number[shuffle] = static_cast<std::uint8_t>(next);
    unlocated[next] += state.unlocated[shuffle];
    ++rank;
  });
  const auto renumber = [&](Code& code) {
    if (code != kNoPerson) code = code_of(number[shuffle_of(code)], type_of(code));
  };
  for (Player& player : state.players) {
    for (Code& code : player.covered) renumber(code);
    sort_covered(player);  // merged shuffles may have mixed
  }
  for (int i = 0; i < state.depth; ++i) {
    if (state.stack[i].what != Pending::kKeepPerson) continue;
    renumber(state.stack[i].drawn(0));
    renumber(state.stack[i].drawn(1));
  }
  state.unlocated = unlocated;
  return rank - merged;
}

template <class Sink>
constexpr void reshuffle(State& state, Sink& tell) {
  state.shuffle = static_cast<std::uint8_t>(number_shuffles(state, shuffles_held(state)));
  state.unlocated[state.shuffle] = state.discards;
  state.pile = static_cast<std::uint8_t>(state.discards.total());
  state.discards = {};
  tell(Event{.kind = kShuffled, .args = {state.pile}});
}

// E28: there may be no person left at all.
template <class Sink>
constexpr bool can_draw_person(State& state, Sink& tell) {
  if (state.pile == 0 && !state.discards.empty()) reshuffle(state, tell);
  return state.pile != 0;
}

// The top of the pile; there must be one.
template <class Chance>
constexpr int take_person(State& state, Chance& chance) {
  Persons& pile = state.unlocated[state.shuffle];
  const auto counts = pile.counts();
  const int type = chance.draw_kind(kPersonPile, std::span<const std::uint8_t>(counts));
  pile.remove(type);
  --state.pile;
  return type;
}

template <class Chance, class Sink>
constexpr void draw_person(State& state, Seat seat, Chance& chance, Sink& tell) {
  if (!can_draw_person(state, tell)) return;
  const int type = take_person(state, chance);
  cover(state.players[seat], code_of(state.shuffle, type));
  tell(Event{.kind = kDrewPerson,
             .seat = seat,
             .args = {arg(type)},
             .secret = 0b1,
             .knows = SeatSet::only(seat)});
}

template <class Chance, class Sink>
constexpr void fill_display(const Edition& edition, State& state, Chance& chance, Sink& tell) {
  for (int i = 0; i < state.seats + edition.display_extra; ++i) {
    if (!can_draw_person(state, tell)) return;
    const int type = take_person(state, chance);
    state.display.add(type);
    tell(Event{.kind = kTurnedUp, .args = {arg(type)}});
  }
}

// ---- The bag ---------------------------------------------------------------------------------

constexpr bool bag_has_tiles(const State& state) noexcept {
  for (int tile = 0; tile < kXiongnu; ++tile) {
    if (state.bag[tile] != 0) return true;
  }
  return false;
}

// A tile that is no Xiongnu, or none; Xiongnu that come before it strengthen theirs and leave the
// game.
template <class Chance, class Sink>
constexpr int take_tile(const Edition& edition, State& state, Chance& chance, Sink& tell) {
  while (bag_has_tiles(state)) {
    const int tile = chance.draw_kind(kBagPile, std::span<const std::uint8_t>(state.bag));
    --state.bag[tile];
    if (tile < kXiongnu) return tile;
    const int strength = tile - kXiongnu + 1;
    const int now = state.xiongnu + strength;
    state.xiongnu =
        static_cast<std::uint8_t>(now < edition.xiongnu_most ? now : edition.xiongnu_most);
    tell(Event{.kind = kCameXiongnu, .args = {arg(strength), state.xiongnu}});
  }
  return kNoTile;
}

constexpr void add_to_set(TileSet& set, int tile) noexcept {
  int place = 0;
  while (set[place] != kNoTile) ++place;
  for (; place > 0 && set[place - 1] > tile; --place) set[place] = set[place - 1];
  set[place] = static_cast<std::uint8_t>(tile);
}

template <class Chance, class Sink>
constexpr void lay_sets(const Edition& edition, State& state, Chance& chance, Sink& tell) {
  for (int i = 0; i < state.seats; ++i) {
    TileSet& set = state.sets[i];
    fill(set, kNoTile);
    for (int size = edition.set_sizes[state.seats][i]; size > 0; --size) {
      const int tile = take_tile(edition, state, chance, tell);
      if (tile != kNoTile) add_to_set(set, tile);
    }
    Event laid{.kind = kLaidSet, .args = {arg(i)}};
    for (int j = 0; j < kMostSetTiles; ++j) {
      laid.args[1 + j] = arg(set[j] == kNoTile ? 0 : set[j] + 1);
    }
    tell(laid);
  }
}

}  // namespace pentarch::emperor
