// China's rulebook once more, as plainly as it can be said: no bit sets, no speed. What the rules
// compute is compared with this.
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "games/china/china.hpp"

namespace pentarch::china::tests {

// ---- Houses (H5) -----------------------------------------------------------------------------

// Points by seat: houses of each seat in one state, and who has built on a fortress there.
inline std::vector<int> plain_house_points(const std::vector<int>& houses,
                                           const std::vector<bool>& on_fortress) {
  std::set<int, std::greater<>> ranks;
  int all = 0;
  for (const int count : houses) {
    all += count;
    if (count > 0) ranks.insert(count);
  }
  std::map<int, int> paid;  // by the number of houses
  int above = all;
  for (const int count : ranks) {
    paid[count] = above;
    above = count;
  }
  std::vector<int> points;
  for (std::size_t seat = 0; seat < houses.size(); ++seat) {
    points.push_back(houses[seat] == 0 ? 0 : paid[houses[seat]] * (on_fortress[seat] ? 2 : 1));
  }
  return points;
}

inline bool has(std::uint64_t set, int index) {
  return ((set >> index) & 1u) != 0;
}

inline std::vector<int> plain_house_points(const Edition& edition, const State& state, int realm) {
  std::vector<int> houses(state.seats);
  std::vector<bool> on_fortress(state.seats);
  for (int seat = 0; seat < state.seats; ++seat) {
    for (int site = 0; site < kMostSites; ++site) {
      if (!has(edition.sites, site) || edition.realm_of[site] != realm) continue;
      if (!has(state.players[seat].houses, site)) continue;
      ++houses[seat];
      if (has(state.fortresses, site)) on_fortress[seat] = true;
    }
  }
  return plain_house_points(houses, on_fortress);
}

inline bool plain_is_full(const Edition& edition, const State& state, int realm) {
  for (int site = 0; site < kMostSites; ++site) {
    if (!has(edition.sites, site) || edition.realm_of[site] != realm) continue;
    bool house = false;
    for (const Player& player : state.players) house = house || has(player.houses, site);
    if (!house) return false;
  }
  return true;
}

// ---- Alliances (H6) --------------------------------------------------------------------------

inline std::vector<int> plain_alliance_points(const Edition& edition, const State& state) {
  std::vector<int> points(state.seats);
  for (int i = 0; i < edition.alliance_count; ++i) {
    const int ends[] = {edition.alliances[i].a, edition.alliances[i].b};
    for (int seat = 0; seat < state.seats; ++seat) {
      bool leads_in_both = true;
      int all = 0;
      for (const int realm : ends) {
        const int own = emissaries_in(state.players[seat], realm);
        if (own == 0) leads_in_both = false;
        for (int other = 0; other < state.seats; ++other) {
          const int theirs = emissaries_in(state.players[other], realm);
          all += theirs;
          if (theirs > own) leads_in_both = false;
        }
      }
      if (leads_in_both) points[seat] += all;
    }
  }
  return points;
}

// ---- Roads (H7) ------------------------------------------------------------------------------

using Roads = std::array<std::uint64_t, kMostSites>;

// Every set of sites that some simple path of at least `shortest` houses visits, with its worth.
inline std::map<std::uint64_t, int> plain_chains(const Roads& roads, std::uint64_t houses,
                                                 std::uint64_t fortresses, int shortest) {
  std::map<std::uint64_t, int> chains;
  const std::function<void(int, std::uint64_t)> walk = [&](int site, std::uint64_t walked) {
    walked |= bit(site);
    const int length = popcount(walked);
    if (length >= shortest) chains[walked] = (walked & fortresses) != 0 ? 2 * length : length;
    for (int next = 0; next < kMostSites; ++next) {
      if (has(roads[site] & houses & ~walked, next)) walk(next, walked);
    }
  };
  for (int site = 0; site < kMostSites; ++site) {
    if (has(houses, site)) walk(site, 0);
  }
  return chains;
}

// The best selection of chains that share no house: the first house is in one of its chains, or in
// none.
inline int plain_road_points(const Roads& roads, std::uint64_t houses, std::uint64_t fortresses,
                             int shortest) {
  std::map<int, std::vector<std::pair<std::uint64_t, int>>> chains_by_first;
  for (const auto& chain : plain_chains(roads, houses, fortresses, shortest)) {
    chains_by_first[lowest_bit(chain.first)].push_back(chain);
  }
  std::map<std::uint64_t, int> known;
  const std::function<int(std::uint64_t)> best = [&](std::uint64_t left) {
    if (left == 0) return 0;
    if (const auto found = known.find(left); found != known.end()) return found->second;
    const int first = lowest_bit(left);
    int most = best(left & ~bit(first));
    for (const auto& [sites, points] : chains_by_first[first]) {
      if ((sites & ~left) == 0) most = std::max(most, points + best(left & ~sites));
    }
    return known[left] = most;
  };
  return best(houses);
}

// ---- What a seat on turn may place (H1 to H4, H16) -------------------------------------------

// A piece, and the site or state that it may go to.
using Target = std::pair<Piece, int>;

// Where pieces may go whatever the cards, of one seat; kNoRealm: in any state.
inline std::set<Target> plain_targets(const Edition& edition, const State& state, int seat,
                                      int only_realm = kNoRealm) {
  const Player& player = state.players[seat];
  std::set<Target> targets;
  const auto add = [&](Piece piece, int place) { targets.insert({piece, place}); };
  for (int site = 0; site < kMostSites; ++site) {
    if (!has(edition.sites, site)) continue;
    if (only_realm != kNoRealm && edition.realm_of[site] != only_realm) continue;
    bool house = false;
    for (const Player& other : state.players) house = house || has(other.houses, site);
    if (house) continue;
    if (player.left[kHouse] > 0) add(kHouse, site);
    if (player.left[kFortress] > 0 && !has(state.fortresses, site)) add(kFortress, site);
  }
  for (int realm = 0; realm < kRealms; ++realm) {
    if (only_realm != kNoRealm && realm != only_realm) continue;
    int most = 0;
    int standing = 0;
    for (const Player& other : state.players) {
      int houses = 0;
      for (int site = 0; site < kMostSites; ++site) {
        if (has(other.houses, site) && edition.realm_of[site] == realm) ++houses;
      }
      most = std::max(most, houses);
      standing += emissaries_in(other, realm);
    }
    if (standing < most && player.left[kEmissary] > 0) add(kEmissary, realm);
  }
  return targets;
}

inline std::set<int> plain_placements(const Edition& edition, const State& state,
                                      int only_realm = kNoRealm) {
  const Cards hand = state.players[state.turn].hand;
  std::set<int> actions;
  for (const auto& [piece, place] : plain_targets(edition, state, state.turn, only_realm)) {
    const int realm = piece == kEmissary ? place : edition.realm_of[place];
    for (int colour = 0; colour < kColours; ++colour) {
      const int cost = edition.colour_of[realm] == colour ? 1 : 2;
      if (hand[colour] < cost) continue;
      actions.insert(piece == kHouse      ? Build::at(place, colour)
                     : piece == kFortress ? Fortify::at(place, colour)
                                          : Send::at(place, colour));
    }
  }
  return actions;
}

inline bool plain_is_empty(const Edition& edition, const State& state, int realm) {
  for (int site = 0; site < kMostSites; ++site) {
    if (!has(edition.sites, site) || edition.realm_of[site] != realm) continue;
    if (has(state.fortresses, site)) return false;
    for (const Player& player : state.players) {
      if (has(player.houses, site)) return false;
    }
  }
  return true;  // where no house stands there is no emissary either
}

}  // namespace pentarch::china::tests
