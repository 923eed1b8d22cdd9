// China: how well a seat stands, for the greedy bot. Larger is better; the unit is a hundredth of a
// point.
#pragma once

#include "games/china/rules.hpp"

namespace pentarch::china {

constexpr int kPoint = 100;
constexpr int kUnscored = 60;     // a point of houses in a state that is still open
constexpr int kUnsettled = 55;    // a point of an alliance as it stands
constexpr int kRoadPoint = 80;    // a point of roads as they stand
constexpr int kRoadStep = 12;     // a house next to another one
constexpr int kPresence = 80;     // an emissary, for alliances to come
constexpr int kStronghold = 200;  // a bare fortress under the next house
constexpr int kChoice = 8;        // a colour in the hand
constexpr int kPair = 12;  // two of a colour, good for any other state: more than one of each

// Roughly what a player's roads would pay: of each piece of houses that hang together, all but
// those beyond two at a fork.
constexpr int roads_worth(const Edition& edition, const State& state,
                          const Player& player) noexcept {
  const auto& roads = edition.roads[state.side];
  int worth = 0;
  for (std::uint64_t houses = player.houses; houses != 0;) {
    std::uint64_t piece = houses & (0u - houses);
    int length = 0;
    for (std::uint64_t fresh = piece; fresh != 0;) {
      std::uint64_t next = 0;
      for_each_bit(fresh, [&](int site) {
        const int near = popcount(roads[site] & player.houses);
        next |= roads[site] & player.houses;
        length += 1 - (near > 2 ? near - 2 : 0);
        worth += near > 0 ? kRoadStep : 0;
      });
      fresh = next & ~piece;
      piece |= fresh;
    }
    houses &= ~piece;
    if (length < edition.shortest_chain) continue;
    worth += kRoadPoint * ((piece & state.fortresses) != 0 ? 2 * length : length);
  }
  return worth;
}

// What each seat would have if things stayed as they are, scored points counting more than others.
constexpr std::array<int, kSeats> prospects(const Edition& edition, const State& state) noexcept {
  std::array<int, kSeats> worth{};
  for (int seat = 0; seat < state.seats; ++seat) {
    worth[seat] = kPoint * total_points(state.players[seat]);
  }
  if (state.phase == Phase::kOver) return worth;
  const auto add = [&](const Points& points, int unit) {
    for (int seat = 0; seat < kSeats; ++seat) worth[seat] += unit * points[seat];
  };
  for (int seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    worth[seat] += roads_worth(edition, state, player);
    worth[seat] += kPresence * (edition.pieces[kEmissary] - player.left[kEmissary]);
  }
  for (int realm = 0; realm < kRealms; ++realm) {
    if (!is_full(edition, state, realm)) add(house_points(edition, state, realm), kUnscored);
  }
  const Courts courts = courts_of(state);
  for (int i = 0; i < edition.alliance_count; ++i) {
    add(alliance_points(courts, edition.alliances[i]), kUnsettled);
  }
  return worth;
}

constexpr int hand_worth(Cards hand) noexcept {
  int worth = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    worth += (hand[colour] > 0 ? kChoice : 0) + (hand[colour] > 1 ? kPair : 0);
  }
  return worth;
}

// A fortress is neutral: it is worth something to who can build on it at once.
constexpr int stronghold_worth(const Edition& edition, const State& state, Seat seat) noexcept {
  if (state.phase != Phase::kMore || state.turn != seat) return 0;
  const std::uint64_t bare = state.fortresses & ~state.built;
  const StepSet set = legal_steps(edition, state);
  for (const Places& places : set.paid_with) {
    if ((places.houses & bare) != 0) return kStronghold;
  }
  return 0;
}

// One's own prospects against those of the others on average.
constexpr int evaluate(const Edition& edition, const State& state, Seat seat) noexcept {
  const std::array<int, kSeats> worth = prospects(edition, state);
  int others = 0;
  for (int other = 0; other < state.seats; ++other) others += other == seat ? 0 : worth[other];
  return worth[seat] - others / (state.seats - 1) + hand_worth(state.players[seat].hand) +
         stronghold_worth(edition, state, seat);
}

}  // namespace pentarch::china
