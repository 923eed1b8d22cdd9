// China: how well a seat stands, for the bots. Larger is better; the unit is a hundredth of a
// point.
//
// What the board would pay now is most of it; the rest is what is about to become something (half
// an alliance, three houses on a road) and the initiative: whose turn is next, and with which
// cards. The numbers come from games between bots: a regression of the points at the end, over what
// each seat had before.
#pragma once

#include "engine/leads.hpp"
#include "games/china/rules.hpp"

namespace pentarch::china {

// What something is worth at the start of the game and at its end; in between, in proportion.
struct Worth {
  int early = 0;
  int late = 0;
};

constexpr int kPoint = 100;         // a point that is scored
constexpr Worth kUnscored{64, 90};  // a point of houses in a state that is still open
constexpr Worth kGrowth{15, 17};    // a free site in a state where one has the most houses alone
constexpr Worth kAlliancePoint{74, 94};  // a point of an alliance as it stands
// Half an alliance: the most emissaries in one of its states, and in the other
constexpr Worth kOtherEmpty{80, 33};   // there are none;
constexpr Worth kOtherClose{190, 95};  // one more would do, and there is room;
constexpr Worth kOtherFar{155, 0};     // more would be needed.
constexpr Worth kRoadPoint{112, 104};  // a point of roads as they stand
constexpr Worth kOpenThree{355, 90};   // three houses on a road that can grow
constexpr Worth kOpenTwo{160, 0};      // two
constexpr Worth kPair{105, 100};       // two cards of a colour, good for any state
constexpr Worth kEnvoyCard{70, 15};    // a colour in the hand that an emissary could be placed with
constexpr Worth kTurn{270, 370};       // a whole turn that one is ahead
constexpr Worth kSecondPiece{220, 250};  // one can place a second piece now
constexpr int kStronghold = 200;         // a bare fortress under the next house

// Where the game is: in how many parts, and how many of them are still to come.
struct Clock {
  static constexpr int kParts = 256;
  int left = 0;

  constexpr int operator()(Worth worth) const noexcept {
    return worth.late + (worth.early - worth.late) * left / kParts;
  }
};

// The pile is drawn twice, and the second time without what lies on the table at the start.
constexpr Clock clock_of(const Edition& edition, const State& state) noexcept {
  const int once = deck_of(edition, state.seats).total() - edition.display - kHand * state.seats;
  const int left = state.pile + (state.used_up == 0 ? once : 0);
  return {left < 2 * once ? Clock::kParts * left / (2 * once) : Clock::kParts};
}

// ---- Houses ----------------------------------------------------------------------------------

// The seat that alone has the most houses in a state, or none.
constexpr Seat leader_in(const Edition& edition, const State& state, int realm) noexcept {
  Seat leader = kNobody;
  int most = 0;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const int houses = popcount(state.players[seat].houses & edition.sites_of[realm]);
    if (houses < most || houses == 0) continue;
    leader = houses > most ? seat : kNobody;
    most = houses;
  }
  return leader;
}

// Whoever has the most is paid for every house, also for those that others will build.
constexpr void add_houses(const Edition& edition, const State& state, Clock clock,
                          Worths& worths) noexcept {
  for (int realm = 0; realm < kRealms; ++realm) {
    const std::uint64_t sites = edition.sites_of[realm];
    const int free = popcount(sites & ~state.built);
    if (free == 0 || (sites & state.built) == 0) continue;
    pay_houses(edition, state, realm,
               [&](int seat, int paid) { worths[seat] += clock(kUnscored) * paid; });
    const Seat leader = leader_in(edition, state, realm);
    if (leader != kNobody) worths[leader] += clock(kGrowth) * free;
  }
}

// ---- Alliances -------------------------------------------------------------------------------

// What half an alliance is worth to a seat that leads in its other half.
constexpr Worth half_worth(const State& state, const Courts& courts, int missing,
                           Seat seat) noexcept {
  const Court& court = courts[missing];
  if (court.emissaries == 0) return kOtherEmpty;
  const Player& leader = state.players[court.leaders.lowest()];
  const int behind = emissaries_in(leader, missing) - emissaries_in(state.players[seat], missing);
  const bool has_room = ((state.welcoming >> missing) & 1u) != 0;
  return behind == 1 && has_room ? kOtherClose : kOtherFar;
}

constexpr void add_alliances(const Edition& edition, const State& state, Clock clock,
                             Worths& worths) noexcept {
  const Courts courts = courts_of(state);
  for (int i = 0; i < edition.alliance_count; ++i) {
    const auto [a, b] = edition.alliances[i];
    const int emissaries = courts[a].emissaries + courts[b].emissaries;
    if (emissaries == 0) continue;
    const std::uint8_t in_a = courts[a].leaders.bits();
    const std::uint8_t in_b = courts[b].leaders.bits();
    for_each_bit(in_a & in_b,
                 [&](int seat) { worths[seat] += clock(kAlliancePoint) * emissaries; });
    for_each_bit(in_a ^ in_b, [&](int seat) {
      const int missing = courts[a].leaders.has(static_cast<Seat>(seat)) ? b : a;
      worths[seat] += clock(half_worth(state, courts, missing, static_cast<Seat>(seat)));
    });
  }
}

// ---- Roads -----------------------------------------------------------------------------------

// Houses of a player that hang together.
struct Cluster {
  std::uint64_t houses = 0;
  std::uint64_t around = 0;  // where roads lead from them
  int length = 0;            // of its chain, roughly: without what is beyond two roads at a fork
};

// The cluster of the lowest of these houses.
constexpr Cluster cluster_of(const std::array<std::uint64_t, kMostSites>& roads,
                             std::uint64_t houses) noexcept {
  Cluster cluster{.houses = houses & (0u - houses)};
  for (std::uint64_t fresh = cluster.houses; fresh != 0;) {
    for_each_bit(fresh, [&](int site) {
      const int near = popcount(roads[site] & houses);
      cluster.around |= roads[site];
      cluster.length += 1 - (near > 2 ? near - 2 : 0);
    });
    fresh = cluster.around & houses & ~cluster.houses;
    cluster.houses |= fresh;
  }
  return cluster;
}

constexpr int cluster_worth(const Edition& edition, const State& state, Clock clock,
                            const Cluster& cluster) noexcept {
  if (cluster.length >= edition.shortest_chain) {
    const bool doubled = (cluster.houses & state.fortresses) != 0;
    return clock(kRoadPoint) * (doubled ? 2 * cluster.length : cluster.length);
  }
  if ((cluster.around & ~state.built) == 0) return 0;
  const int missing = edition.shortest_chain - cluster.length;
  return missing == 1 ? clock(kOpenThree) : missing == 2 ? clock(kOpenTwo) : 0;
}

constexpr int roads_worth(const Edition& edition, const State& state, Clock clock,
                          const Player& player) noexcept {
  int worth = 0;
  for (std::uint64_t houses = player.houses; houses != 0;) {
    const Cluster cluster = cluster_of(edition.roads[state.side], houses);
    houses &= ~cluster.houses;
    worth += cluster_worth(edition, state, clock, cluster);
  }
  return worth;
}

// ---- Hand and turn ---------------------------------------------------------------------------

constexpr int hand_worth(const Edition& edition, const State& state, Clock clock,
                         const Player& player) noexcept {
  int worth = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    const int cards = player.hand[colour];
    if (cards >= 2) worth += clock(kPair);
    const bool welcome = (edition.realms_of_colour[colour] & state.welcoming) != 0;
    if (cards >= 1 && welcome && player.left[kEmissary] != 0) worth += clock(kEnvoyCard);
  }
  return worth;
}

// Who has placed the first piece can place a second one; on a fortress, if need be: it is neutral,
// and worth something only to who builds on it at once.
constexpr int second_piece_worth(const Edition& edition, const State& state, Clock clock) noexcept {
  if (state.phase != Phase::kMore) return 0;
  const std::uint64_t bare = state.fortresses & ~state.built;
  int worth = 0;
  for (const Places& places : legal_steps(edition, state).paid_with) {
    if ((places.houses & bare) != 0) return clock(kSecondPiece) + kStronghold;
    if (places.any()) worth = clock(kSecondPiece);
  }
  return worth;
}

// The sooner one's next turn, the better.
constexpr void add_turns(const State& state, Clock clock, Worths& worths) noexcept {
  int wait = state.phase == Phase::kTurn ? 0 : 1;  // of the seat that the loop begins with
  for (int i = 0; i < state.seats; ++i) {
    const int seat = (state.turn + wait + i) % state.seats;
    worths[seat] -= clock(kTurn) * (wait + i) / state.seats;
  }
}

// ---- All together ----------------------------------------------------------------------------

constexpr Worths worths_of(const Edition& edition, const State& state) noexcept {
  Worths worths{};
  for (int seat = 0; seat < state.seats; ++seat) {
    worths[seat] = kPoint * total_points(state.players[seat]);
  }
  if (state.phase == Phase::kOver) return worths;
  const Clock clock = clock_of(edition, state);
  add_houses(edition, state, clock, worths);
  add_alliances(edition, state, clock, worths);
  add_turns(state, clock, worths);
  for (int seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    worths[seat] += roads_worth(edition, state, clock, player);
    worths[seat] += hand_worth(edition, state, clock, player);
  }
  worths[state.turn] += second_piece_worth(edition, state, clock);
  return worths;
}

constexpr Worths evaluate_each(const Edition& edition, const State& state) noexcept {
  return leads_of(worths_of(edition, state), state.seats);
}

constexpr int evaluate(const Edition& edition, const State& state, Seat seat) noexcept {
  return evaluate_each(edition, state)[seat];
}

}  // namespace pentarch::china
