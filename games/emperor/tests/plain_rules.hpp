// Emperor's Choice once more, as plainly as the rulebook says it: lists and counters, no bit sets,
// no stack, no speed. What the rules compute is compared with this. The numbers of the policies and
// the effects of persons are written down here a second time; powers, costs and printed icons come
// from the edition.
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "games/emperor/edition.hpp"
#include "games/emperor/emperor.hpp"

namespace pentarch::emperor::tests {

struct PlainCard {
  int type = 0;
  bool open = false;   // all know it
  bool shown = false;  // it lies in the auction
  int shuffle = 0;     // the pile it came from, counted from the first
};

struct PlainPlayer {
  int points = 0;
  int gold = 0;
  int trust = 0;
  int palace = 0;
  int cubes = 0;
  int shown_cubes = 0;  // of these
  int order = 0;
  std::array<int, kKeptTiles> tiles{};
  std::array<int, kMostTributeKinds> tributes{};
  std::vector<PlainCard> hand{};

  int shown_persons() const {
    return static_cast<int>(
        std::count_if(hand.begin(), hand.end(), [](const PlainCard& card) { return card.shown; }));
  }
};

// ---- Persons ---------------------------------------------------------------------------------

inline int plain_defence(const std::string& kind) {
  return kind == "military-officer" ? 1 : kind == "general" ? 2 : 0;
}

inline bool plain_blood(const std::string& kind) {
  return std::set<std::string>{"crown-prince", "prince", "empress", "concubine", "eunuch"}.contains(
      kind);
}

inline bool plain_acts(const std::string& kind) {
  return std::set<std::string>{"empress",        "concubine",      "eunuch",
                               "court-official", "supply-officer", "assassin"}
      .contains(kind);
}

// E5
inline int plain_power(const NamedEdition& edition, const PlainPlayer& player, int type) {
  if (edition.kinds[type] == "field-marshal") return player.cubes + 2;
  return edition.data.persons[type].power;
}

// ---- Tiles -----------------------------------------------------------------------------------

// E14: laid out one by one, beginning with a tower or with a wall.
inline int plain_wall(const PlainPlayer& player) {
  int longest = 0;
  for (const bool tower_first : {true, false}) {
    int left[] = {player.tiles[kTower], player.tiles[kWall]};
    int next = tower_first ? 0 : 1;
    int length = 0;
    for (; left[next] > 0; next = 1 - next) {
      --left[next];
      ++length;
    }
    longest = std::max(longest, length);
  }
  return longest;
}

// E19
inline int plain_land(const PlainPlayer& player, bool extravagance) {
  return player.tiles[kLand] + (extravagance ? player.tiles[kCanal] : 0);
}

inline int plain_tour(const PlainPlayer& player) {
  const std::map<int, int> bonus{{0, 0}, {1, 0}, {2, 1}, {3, 3}, {4, 5}, {5, 8}};
  int all = 0;
  int kinds = 0;
  for (int kind = 0; kind < 5; ++kind) {
    const int count = player.tiles[kCarriage + kind];
    all += count;
    if (count > 0) ++kinds;
  }
  return all + bonus.at(kinds);
}

inline int plain_parade(const PlainPlayer& player) {
  const std::map<int, int> bonus{{0, 0}, {1, 0}, {2, 2}, {3, 5}, {4, 9}, {5, 14}};
  int points = 0;
  for (int kind = 0; kind < 5; ++kind) {
    const int count = player.tiles[kCarriage + kind];
    points += count + bonus.at(count);
  }
  return points;
}

// ---- What a policy is worth to one player ----------------------------------------------------

// Strength against the Xiongnu, with the persons that are shown.
inline int plain_strength(const NamedEdition& edition, const PlainPlayer& player, bool expedition,
                          const std::vector<int>& shown) {
  int strength = expedition ? plain_wall(player) + player.cubes : 2 * plain_wall(player);
  for (const int type : shown) strength += plain_defence(edition.kinds[type]);
  return strength;
}

inline int plain_points(const NamedEdition& edition, const PlainPlayer& player, int side,
                        bool extravagance, int xiongnu, const std::vector<int>& shown) {
  const auto scholars = [](int tiles) {
    return tiles == 0 ? 0 : tiles == 1 ? 2 : tiles == 2 ? 5 : 9;
  };
  switch (side) {
    case kCentralization: return player.cubes;
    case kDecentralization: return 2 * plain_land(player, extravagance);
    case kLegalism: return scholars(player.tiles[kLegalist]);
    case kConfucianism: return scholars(player.tiles[kConfucian]);
    case kExtravagance: return 2 * player.tiles[kCanal] + plain_wall(player);
    case kDefence:
    case kExpedition: {
      const int strength = plain_strength(edition, player, side == kExpedition, shown);
      return strength >= xiongnu ? xiongnu + 2 : strength / 2;
    }
    case kMeritocracy: {
      int power = 0;
      for (const int type : shown) power += plain_power(edition, player, type);
      return power;
    }
    case kLineage: return 3 * static_cast<int>(shown.size());
    case kBookBurning: return player.tiles[kBook] == 0 ? 6 : 0;
    case kBookPreservation: return 5 * player.tiles[kBook];
    case kTour: return plain_tour(player);
    case kParade: return plain_parade(player);
    default: return 0;
  }
}

// Whether a person may be shown for the policy (E21).
inline bool plain_fits(const NamedEdition& edition, int side, int type) {
  if (side == kMeritocracy) return true;
  if (side == kLineage) return plain_blood(edition.kinds[type]);
  return plain_defence(edition.kinds[type]) > 0;
}

// ---- The auction -----------------------------------------------------------------------------

using Types = std::vector<int>;  // sorted

inline int plain_shown_power(const NamedEdition& edition, const PlainPlayer& player) {
  int power = player.shown_cubes;
  for (const PlainCard& card : player.hand) {
    if (card.shown) power += plain_power(edition, player, card.type);
  }
  return power;
}

// Every set of persons with which the player can come above `high`, with all cubes if need be, not
// having more than `limit` persons in front of them unless nothing is added (E1, E2, E26).
inline std::set<Types> plain_bids(const NamedEdition& edition, const PlainPlayer& player, int limit,
                                  int high) {
  Types left;
  for (const PlainCard& card : player.hand) {
    if (!card.shown) left.push_back(card.type);
  }
  std::sort(left.begin(), left.end());
  const int most = limit - player.shown_persons();
  const int base =
      plain_shown_power(edition, player) + player.cubes - player.shown_cubes;  // with all cubes
  std::set<Types> bids;
  Types some;
  const std::function<void(std::size_t, int)> add = [&](std::size_t from, int power) {
    if (power > high) bids.insert(some);
    if (static_cast<int>(some.size()) >= most) return;
    for (std::size_t i = from; i < left.size(); ++i) {
      if (i > from && left[i] == left[i - 1]) continue;
      some.push_back(left[i]);
      add(i + 1, power + plain_power(edition, player, left[i]));
      some.pop_back();
    }
  };
  add(0, base);
  return bids;
}

constexpr int kPlainCubes = kTypes;  // as an item that can be lost

// E4: what the order tile lets the player choose from: types, and kPlainCubes.
inline std::set<int> plain_losses(const NamedEdition& edition, const PlainPlayer& player) {
  std::vector<std::pair<int, int>> items;  // power, item
  for (const PlainCard& card : player.hand) {
    if (card.shown) items.emplace_back(plain_power(edition, player, card.type), card.type);
  }
  if (player.shown_cubes > 0) items.emplace_back(player.shown_cubes, kPlainCubes);
  std::sort(items.rbegin(), items.rend());
  std::set<int> losses;
  if (player.order > static_cast<int>(items.size())) return losses;
  const int power = items[static_cast<std::size_t>(player.order) - 1].first;
  for (const auto& [other, item] : items) {
    if (other == power) losses.insert(item);
  }
  return losses;
}

// ---- The end ---------------------------------------------------------------------------------

inline int plain_person_worth(const std::string& kind, const PlainPlayer& player,
                              bool extravagance) {
  if (kind == "crown-prince") return 6;
  if (kind == "prince") return 3;
  if (kind == "chancellor") return plain_land(player, extravagance);
  if (kind == "philosopher") return 2 * player.tiles[kLegalist] + 2 * player.tiles[kConfucian];
  return 0;
}

// E22, of seats: who is first, second, ...
inline std::vector<int> plain_ranking(const NamedEdition& edition,
                                      const std::vector<PlainPlayer>& players) {
  const auto key = [&](int seat) {
    const PlainPlayer& player = players[static_cast<std::size_t>(seat)];
    int highest = 0;
    for (const PlainCard& card : player.hand) {
      highest = std::max(highest, plain_power(edition, player, card.type));
    }
    return std::vector<int>{player.points, static_cast<int>(player.hand.size()), highest,
                            -player.order};
  };
  std::vector<int> seats;
  for (std::size_t seat = 0; seat < players.size(); ++seat) seats.push_back(static_cast<int>(seat));
  std::sort(seats.begin(), seats.end(), [&](int a, int b) { return key(a) > key(b); });
  return seats;
}

}  // namespace pentarch::emperor::tests
