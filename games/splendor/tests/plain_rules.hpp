// Splendor's rules once more, read plainly: token by token and card by card, for the tests to
// compare with; and what else the tests of the rulings ask of a position.
#pragma once

#include <set>
#include <vector>

#include "engine/decisions.hpp"
#include "games/splendor/tests/builder.hpp"

namespace pentarch::splendor::tests {

using Tally = std::array<int, kColours + 1>;  // by colour, gold last

inline Tally held(const Player& player) {
  Tally tally{};
  for (int colour = 0; colour < kColours; ++colour) tally[colour] = player.tokens[colour];
  tally[kGold] = player.gold;
  return tally;
}

inline Tally less(const Tally& a, const Tally& b) {
  Tally tally{};
  for (int colour = 0; colour <= kColours; ++colour) tally[colour] = a[colour] - b[colour];
  return tally;
}

inline int sum(const Tally& tally) {
  int total = 0;
  for (const int count : tally) total += count;
  return total;
}

// What the seat on turn gives away by each of its decisions that begin with this step, or by any
// (-1), in the order in which they are offered.
inline std::vector<Tally> given_by_decisions(const State& state, int first_step) {
  const Edition& edition = standard().data;
  const Seat seat = state.turn;
  FastChance chance(1);
  std::vector<Tally> given;
  for_each_decision<Splendor>(
      edition, state, seat, chance, [&](const Decision<Splendor>& path, const State& after) {
        if (first_step < 0 || path[0].action == first_step) {
          given.push_back(less(held(state.players[seat]), held(after.players[seat])));
        }
        return true;
      });
  return given;
}

inline std::set<Tally> once_each(const std::vector<Tally>& tallies) {
  const std::set<Tally> distinct(tallies.begin(), tallies.end());
  EXPECT_EQ(distinct.size(), tallies.size()) << "a decision has two paths";
  return distinct;
}

// All tallies between two bounds, for which `wanted` holds.
template <class F>
std::set<Tally> all_tallies(const Tally& most, F&& wanted) {
  std::set<Tally> found;
  Tally tally{};
  for (;;) {
    if (wanted(tally)) found.insert(tally);
    int colour = 0;
    while (colour <= kColours && tally[colour] == most[colour]) tally[colour++] = 0;
    if (colour > kColours) return found;
    ++tally[colour];
  }
}

// S7 in plain words: pay any tokens up to the net cost, and gold for exactly what is missing.
inline std::set<Tally> plain_payments(const Card& card, const Player& player) {
  Tally most = held(player);
  int net = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    const int cost = std::max(0, card.cost[colour] - player.bonuses[colour]);
    most[colour] = std::min(most[colour], cost);
    net += cost;
  }
  return all_tallies(most, [&](const Tally& paid) { return sum(paid) == net; });
}

// The actions of a turn in plain words.
inline std::set<int> plain_actions(const Edition& edition, const State& state) {
  const Player& player = state.players[state.turn];
  std::set<int> actions;
  int colours = 0;
  for (int colour = 0; colour < kColours; ++colour) colours += state.stock[colour] > 0 ? 1 : 0;
  for (int step = 0; step < TakeAlike::kFirst && colours > 0; ++step) {
    int wanted = 0;
    bool there = true;
    for (int colour = 0; colour < kColours; ++colour) {
      wanted += edition.taken[step][colour];
      there = there && edition.taken[step][colour] <= state.stock[colour];
    }
    if (there && wanted == std::min(colours, 3)) actions.insert(step);
  }
  for (int colour = 0; colour < kColours; ++colour) {
    if (state.stock[colour] >= 4) actions.insert(TakeAlike::at(colour));
  }
  const bool room = std::count(player.reserved.begin(), player.reserved.end(), kNoCard) > 0;
  for (int level = 0; level < kLevels; ++level) {
    if (room && state.deck[level] > 0) actions.insert(ReserveTop::at(level));
  }
  for (int place = 0; place < kDisplay; ++place) {
    const CardId card = state.display[place];
    if (card == kNoCard) continue;
    if (room) actions.insert(Reserve::at(place));
    if (!plain_payments(edition.cards[card], player).empty()) actions.insert(Buy::at(place));
  }
  for (int place = 0; place < kHand; ++place) {
    const CardId card = player.reserved[place];
    if (card == kNoCard) continue;
    if (!plain_payments(edition.cards[card], player).empty())
      actions.insert(Buy::at(kDisplay + place));
  }
  if (actions.empty()) actions.insert(Pass::kFirst);
  return actions;
}

// Beside the tests, since gtest has a Setup of its own inside them.
inline State started(int seats, int first, FastChance& chance) {
  Silence silence;
  const Setup setup{.seats = static_cast<std::uint8_t>(seats),
                    .options = {static_cast<std::uint8_t>(first)}};
  return Splendor::start(standard().data, setup, chance, silence);
}

inline bool told(const Play& play, EventKind kind) {
  return std::any_of(play.told().begin(), play.told().end(),
                     [&](const Event& event) { return event.kind == kind; });
}

}  // namespace pentarch::splendor::tests
