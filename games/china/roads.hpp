// China: the roads (H7). A chain is a simple path of a player's houses along roads. Every house
// counts once, a fortress doubles its chain, and of all selections of chains the one worth the most
// is taken.
//
// A selection is a set of roads that leaves every house with two at most. A longer chain is never
// worth less than its parts, so only such sets matter as can't be added to: at a house with more
// than two roads, try every pair of them, forget the others, and go on with the pieces into which
// the houses fall. Taking the longest chain first would be wrong.
#pragma once

#include "games/china/state.hpp"

namespace pentarch::china {

// The chains that were chosen, each as a set of sites.
struct Chains {
  static constexpr int kMost = kMostHouses / 2;  // no edition pays for a single house

  std::array<std::uint64_t, kMost> chains{};
  int count = 0;
  int points = 0;

  constexpr void add(const Chains& other) noexcept {
    for (int i = 0; i < other.count; ++i) chains[count++] = other.chains[i];
    points += other.points;
  }
};

// Houses of one player as a graph of their own.
struct HouseGraph {
  std::array<std::uint32_t, kMostHouses> roads{};
  std::array<std::uint8_t, kMostHouses> site{};
  std::uint32_t on_fortress = 0;
  int shortest = 0;

  constexpr int worth(std::uint32_t houses) const noexcept {
    const int length = popcount(houses);
    if (length < shortest) return 0;
    return (houses & on_fortress) != 0 ? 2 * length : length;
  }
  constexpr Chains whole(std::uint32_t houses) const noexcept {
    Chains result;
    result.points = worth(houses);
    if (result.points == 0) return result;
    for_each_bit(houses, [&](int house) { result.chains[0] |= bit(site[house]); });
    result.count = 1;
    return result;
  }
  // The houses that hang together with the lowest of these.
  constexpr std::uint32_t piece_of(std::uint32_t houses) const noexcept {
    std::uint32_t piece = houses & (0u - houses);
    for (std::uint32_t fresh = piece; fresh != 0;) {
      std::uint32_t next = 0;
      for_each_bit(fresh, [&](int house) { next |= roads[house]; });
      fresh = next & houses & ~piece;
      piece |= fresh;
    }
    return piece;
  }
  // A house with the most roads, if that is more than two; else -1.
  constexpr int fork_in(std::uint32_t houses) const noexcept {
    int fork = -1;
    int most = 2;
    for_each_bit(houses, [&](int house) {
      const int degree = popcount(roads[house]);
      fork = degree > most ? house : fork;
      most = degree > most ? degree : most;
    });
    return fork;
  }
  constexpr void keep_two_roads(int house, std::uint32_t kept) noexcept {
    for_each_bit(roads[house] & ~kept, [&](int other) { roads[other] &= ~(1u << house); });
    roads[house] = kept;
  }
};

// The best selection from one piece, if it pays more than `floor`; else nothing.
constexpr Chains best_of_piece(const HouseGraph& graph, std::uint32_t piece, int floor) noexcept;

// The houses fall into pieces, which are solved one by one. `floor` is what must be exceeded: as
// soon as the pieces that are left could not reach it any more, the search is cut off.
constexpr Chains best_of_houses(const HouseGraph& graph, std::uint32_t houses, int floor) noexcept {
  std::array<std::uint32_t, kMostHouses> pieces{};
  int count = 0;
  int bound = 0;
  while (houses != 0) {
    const std::uint32_t piece = graph.piece_of(houses);
    houses &= ~piece;
    if (graph.worth(piece) == 0) continue;
    bound += graph.worth(piece);
    pieces[count++] = piece;
  }
  Chains result;
  for (int i = 0; i < count && bound > floor; ++i) {
    const int others = bound - graph.worth(pieces[i]);
    const Chains best = best_of_piece(graph, pieces[i], floor - others);
    bound = others + best.points;
    result.add(best);
  }
  return bound > floor ? result : Chains{};
}

constexpr Chains best_of_piece(const HouseGraph& graph, std::uint32_t piece, int floor) noexcept {
  const int fork = graph.fork_in(piece);
  const int most = graph.worth(piece);
  if (fork < 0) return graph.whole(piece);  // a line or a ring
  Chains best;
  for (std::uint32_t a = graph.roads[fork]; a != 0; a &= a - 1) {
    for (std::uint32_t b = a & (a - 1); b != 0; b &= b - 1) {
      HouseGraph tried = graph;
      tried.keep_two_roads(fork, (a & (0u - a)) | (b & (0u - b)));
      const Chains chains = best_of_houses(tried, piece, best.points > floor ? best.points : floor);
      if (chains.points > best.points) best = chains;
      if (best.points == most) return best;
    }
  }
  return best;
}

// One piece of the map as a graph.
constexpr HouseGraph graph_of(const Edition& edition, const State& state,
                              std::uint64_t piece) noexcept {
  HouseGraph graph;
  graph.shortest = edition.shortest_chain;
  std::array<std::uint8_t, kMostSites> number{};
  int count = 0;
  for_each_bit(piece, [&](int site) {
    graph.site[count] = static_cast<std::uint8_t>(site);
    graph.on_fortress |= static_cast<std::uint32_t>((state.fortresses >> site) & 1u) << count;
    number[site] = static_cast<std::uint8_t>(count++);
  });
  for (int house = 0; house < count; ++house) {
    for_each_bit(edition.roads[state.side][graph.site[house]] & piece,
                 [&](int site) { graph.roads[house] |= 1u << number[site]; });
  }
  return graph;
}

constexpr int chain_points(const State& state, std::uint64_t sites) noexcept {
  return popcount(sites) * ((sites & state.fortresses) != 0 ? 2 : 1);
}

// The chains of a player. Most pieces are small, and most of the others are simple lines: only what
// forks is looked at as a graph.
constexpr Chains chains_of(const Edition& edition, const State& state,
                           std::uint64_t houses) noexcept {
  const auto& roads = edition.roads[state.side];
  Chains result;
  while (houses != 0) {
    std::uint64_t piece = houses & (0u - houses);
    bool forks = false;
    for (std::uint64_t fresh = piece; fresh != 0;) {
      std::uint64_t next = 0;
      for_each_bit(fresh, [&](int site) {
        const std::uint64_t near = roads[site] & houses;
        forks = forks || popcount(near) > 2;
        next |= near;
      });
      fresh = next & ~piece;
      piece |= fresh;
    }
    houses &= ~piece;
    const int length = popcount(piece);
    if (length < edition.shortest_chain) continue;
    if (!forks) {
      result.chains[result.count++] = piece;
      result.points += chain_points(state, piece);
      continue;
    }
    const HouseGraph graph = graph_of(edition, state, piece);
    result.add(best_of_piece(graph, static_cast<std::uint32_t>(low_bits(length)), 0));
  }
  return result;
}

}  // namespace pentarch::china
