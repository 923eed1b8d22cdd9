// Who sits where in an arena: every bot in every seat equally often, against the same company.
//
// A *company* is the bots of one table. Each bot in turn is the one at a table whose other seats
// the others fill: all combinations of them where there are enough, and otherwise each of them as
// often as the others, or once more, in every way there is. The same company is met once only:
//   2 bots, 2 seats   A B
//   2 bots, 4 seats   A B B B and B A A A
//   3 bots, 2 seats   A B, A C and B C
//   3 bots, 4 seats   A A B C, A B B C and A B C C
// `only_first` leaves out the tables at which the first bot is not the one.
//
// A *round* is one deal, played by every company in every rotation, so that luck of the cards and
// of the seat is shared by all. From round to round a company sits in another order.
#pragma once

#include <cstdint>
#include <vector>

namespace pentarch {

class Schedule {
 public:
  Schedule(int bots, int seats, bool only_first);

  // The number of the bot in each seat.
  std::vector<int> seated(std::uint64_t game) const;
  std::uint64_t round(std::uint64_t game) const { return game / games_in_round(); }
  // Of a game in its round.
  std::uint64_t seating(std::uint64_t game) const { return game % games_in_round(); }
  std::uint64_t games_in_round() const { return companies_.size() * rotations_; }

  using Company = std::vector<int>;
  const std::vector<Company>& companies() const { return companies_; }

 private:
  std::vector<Company> companies_;
  // Of each company: the orders in which it can sit round a table.
  std::vector<std::vector<Company>> orders_;
  std::uint64_t rotations_;
};

}  // namespace pentarch
