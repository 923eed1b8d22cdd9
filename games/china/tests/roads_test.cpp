// China: road scoring (H7) against the plainest way to do it: all simple paths, and of these the
// best selection that shares no house.
#include <gtest/gtest.h>

#include "games/china/edition_tables.hpp"
#include "games/china/tests/builder.hpp"

namespace pentarch::china::tests {
namespace {

struct Board {
  const Edition& edition;
  State state;  // side and fortresses
};

int any_of(std::uint64_t set, FastChance& chance) {
  return nth_bit(set, chance.below(popcount(set)));
}

// The solver must find what the plain search finds, and its chains must be chains.
void expect_best(const Board& board, std::uint64_t houses) {
  const auto& roads = board.edition.roads[board.state.side];
  const std::uint64_t fortresses = board.state.fortresses;
  const int shortest = board.edition.shortest_chain;
  const Chains found = chains_of(board.edition, board.state, houses);
  ASSERT_EQ(found.points, plain_road_points(roads, houses, fortresses, shortest))
      << "houses " << std::hex << houses << ", fortresses " << fortresses;
  const auto chains = plain_chains(roads, houses, fortresses, shortest);
  std::uint64_t used = 0;
  int sum = 0;
  for (int i = 0; i < found.count; ++i) {
    ASSERT_TRUE(chains.contains(found.chains[i])) << "that is no simple path";
    ASSERT_EQ(found.chains[i] & used, 0u) << "a house counts twice";
    used |= found.chains[i];
    sum += chains.at(found.chains[i]);
  }
  ASSERT_EQ(sum, found.points);
}

// Houses anywhere, or each next to one that is there already.
std::uint64_t some_houses(const Roads& roads, std::uint64_t sites, int count, bool near,
                          FastChance& chance) {
  std::uint64_t houses = bit(any_of(sites, chance));
  while (popcount(houses) < count) {
    std::uint64_t next = sites & ~houses;
    if (near) {
      std::uint64_t beside = 0;
      for_each_bit(houses, [&](int site) { beside |= roads[site]; });
      if ((beside & next) != 0) next &= beside;
    }
    if (next == 0) break;
    houses |= bit(any_of(next, chance));
  }
  return houses;
}

std::uint64_t some_fortresses(std::uint64_t sites, int count, FastChance& chance) {
  std::uint64_t fortresses = 0;
  while (popcount(fortresses) < count) fortresses |= bit(any_of(sites & ~fortresses, chance));
  return fortresses;
}

TEST(china_roads, both_sides_of_the_board_pay_the_best_selection) {
  FastChance chance(3);
  Board board{standard().data, {}};
  for (int round = 0; round < 10000 && !HasFatalFailure(); ++round) {
    board.state.side = static_cast<std::uint8_t>(round % kSides);
    const auto& roads = board.edition.roads[board.state.side];
    const std::uint64_t sites = board.edition.sites;
    const std::uint64_t houses =
        some_houses(roads, sites, 1 + chance.below(20), round % 3 != 0, chance);
    // Half of the time on houses, so that they matter.
    board.state.fortresses = some_fortresses(
        round % 4 < 2 ? houses | bit(0) | bit(9) | bit(20) | bit(30) | bit(40) : sites,
        chance.below(6), chance);
    expect_best(board, houses);
  }
}

// So many sites, and roads at random within the limits of an edition: five at a site, and fifteen
// more than sites.
Edition random_edition(int sites, int roads, FastChance& chance) {
  Edition edition;
  for (int site = 0; site < sites; ++site) add_site(edition, site, site % kRealms);
  edition.shortest_chain = static_cast<std::uint8_t>(2 + chance.below(5));
  for (int tries = 0; roads > 0 && tries < 1000; ++tries) {
    const int a = chance.below(sites);
    const int b = chance.below(sites);
    const auto& there = edition.roads[0];
    if (a == b || (there[a] & bit(b)) != 0) continue;
    if (popcount(there[a]) == kMostRoads || popcount(there[b]) == kMostRoads) continue;
    add_road(edition, 0, a, b);
    --roads;
  }
  return edition;
}

TEST(china_roads, random_maps_pay_the_best_selection) {
  FastChance chance(4);
  for (int round = 0; round < 6000 && !HasFatalFailure(); ++round) {
    const int sites = 4 + chance.below(21);
    const Edition edition = random_edition(sites, sites / 2 + chance.below(sites), chance);
    Board board{edition, {}};
    const std::uint64_t houses = some_houses(edition.roads[0], edition.sites,
                                             1 + chance.below(std::min(sites, 16)), true, chance);
    board.state.fortresses = some_fortresses(edition.sites, chance.below(4), chance);
    expect_best(board, houses);
  }
}

TEST(china_roads, dense_random_maps_pay_the_best_selection) {
  FastChance chance(5);
  for (int round = 0; round < 800 && !HasFatalFailure(); ++round) {
    const int sites = 6 + chance.below(6);
    const Edition edition = random_edition(sites, sites + 15, chance);
    Board board{edition, {}};
    const int count = 1 + chance.below(sites);
    const std::uint64_t houses = some_houses(edition.roads[0], edition.sites, count, true, chance);
    board.state.fortresses = some_fortresses(edition.sites, chance.below(3), chance);
    expect_best(board, houses);
  }
}

// ---- Small maps, by hand ---------------------------------------------------------------------

int points_of(std::initializer_list<std::pair<int, int>> roads, int houses,
              std::uint64_t fortresses = 0) {
  Edition edition;
  edition.shortest_chain = 4;
  for (int site = 0; site < houses; ++site) add_site(edition, site, 0);
  for (const auto& [a, b] : roads) add_road(edition, 0, a, b);
  State state;
  state.fortresses = fortresses;
  return chains_of(edition, state, low_bits(houses)).points;
}

TEST(china_roads, nothing_pays_nothing) {
  EXPECT_EQ(points_of({}, 0), 0);
  EXPECT_EQ(points_of({}, 20), 0);
}

TEST(china_roads, a_ring_with_a_house_inside_on_a_spoke_pays_all) {
  EXPECT_EQ(points_of({{0, 1}, {1, 2}, {2, 3}, {3, 0}, {0, 4}}, 5), 5);
}

TEST(china_roads, two_rings_joined_by_a_road_pay_all_in_one) {
  EXPECT_EQ(points_of({{0, 1}, {1, 2}, {2, 0}, {3, 4}, {4, 5}, {5, 3}, {0, 3}}, 6), 6);
}

// Three arms of three houses at a centre: two arms and the centre.
TEST(china_roads, a_star_of_long_arms_pays_two_of_them) {
  EXPECT_EQ(points_of({{0, 1}, {1, 2}, {2, 3}, {0, 4}, {4, 5}, {5, 6}, {0, 7}, {7, 8}, {8, 9}}, 10),
            7);
}

// Three arms of four houses: each arm is a chain of its own.
TEST(china_roads, an_arm_that_is_left_out_may_be_a_chain_itself) {
  EXPECT_EQ(points_of({{0, 1},
                       {1, 2},
                       {2, 3},
                       {3, 4},
                       {0, 5},
                       {5, 6},
                       {6, 7},
                       {7, 8},
                       {0, 9},
                       {9, 10},
                       {10, 11},
                       {11, 12}},
                      13),
            13);
}

// The same with a fortress at the end of one arm: the centre belongs to it.
TEST(china_roads, the_doubled_chain_takes_what_it_can) {
  EXPECT_EQ(points_of({{0, 1},
                       {1, 2},
                       {2, 3},
                       {3, 4},
                       {0, 5},
                       {5, 6},
                       {6, 7},
                       {7, 8},
                       {0, 9},
                       {9, 10},
                       {10, 11},
                       {11, 12}},
                      13, bit(4)),
            2 * 9 + 4);
}

TEST(china_roads, one_line_with_two_fortresses_is_doubled_once) {
  EXPECT_EQ(points_of({{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 6}, {6, 7}}, 8, bit(0) | bit(7)),
            16);
}

// ---- House sets that make the solver try the most ------------------------------------------

TEST(china_roads, houses_with_many_forks_pay_the_best_selection) {
  const std::vector<std::pair<Side, std::vector<const char*>>> hard = {
      {kSideOfThree,
       {"qin1", "qin2", "qin3", "qin4", "qin5", "shu1", "chu3", "chu4", "chu5", "chu6",
        "han1", "han2", "han3", "han6", "wei1", "wei2", "wei3", "wei5", "wei6", "wei7"}},
      {kSideOfFive,
       {"qin2", "qin3", "qin5", "shu1", "shu2", "chu1", "chu2", "chu3", "chu4", "chu5",
        "chu6", "han2", "han3", "han5", "wei1", "wei2", "wei3", "wei5", "wei6", "wei7"}},
  };
  for (const auto& [side, names] : hard) {
    Board board{standard().data, {}};
    board.state.side = side;
    std::uint64_t houses = 0;
    for (const char* name : names) houses |= bit(site_of(name));
    expect_best(board, houses);
    board.state.fortresses = bit(site_of("wei7"));
    expect_best(board, houses);
  }
}

}  // namespace
}  // namespace pentarch::china::tests
