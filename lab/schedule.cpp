#include "lab/schedule.hpp"

#include <algorithm>

namespace pentarch {

namespace {

using Company = Schedule::Company;

// All ways to choose so many of the bots, each followed by `chosen`.
void combine_all(const Company& bots, std::size_t from, int count, Company& chosen,
                 std::vector<Company>& found) {
  if (count == 0) {
    found.push_back(chosen);
    return;
  }
  for (std::size_t i = from; i < bots.size(); ++i) {
    chosen.push_back(bots[i]);
    combine_all(bots, i + 1, count - 1, chosen, found);
    chosen.pop_back();
  }
}

// All ways in which these bots fill so many seats evenly.
std::vector<Company> fillings(const Company& bots, int seats) {
  const int each = seats / static_cast<int>(bots.size());
  const int rest = seats % static_cast<int>(bots.size());
  Company all_round;
  for (const int bot : bots) all_round.insert(all_round.end(), each, bot);
  std::vector<Company> found;
  combine_all(bots, 0, rest, all_round, found);
  return found;
}

// The orders of a company round a table: the first stays, the others change places.
std::vector<Company> orders_of(Company company) {
  std::vector<Company> orders;
  do orders.push_back(company);
  while (std::next_permutation(company.begin() + 1, company.end()));
  return orders;
}

}  // namespace

Schedule::Schedule(int bots, int seats, bool only_first)
    : rotations_(static_cast<std::uint64_t>(seats)) {
  for (int one = 0; one < (only_first ? 1 : bots); ++one) {
    Company others;
    for (int bot = 0; bot < bots; ++bot) {
      if (bot != one) others.push_back(bot);
    }
    for (Company company : fillings(others, seats - 1)) {
      company.push_back(one);
      std::sort(company.begin(), company.end());
      companies_.push_back(std::move(company));
    }
  }
  std::sort(companies_.begin(), companies_.end());
  companies_.erase(std::unique(companies_.begin(), companies_.end()), companies_.end());
  for (const Company& company : companies_) orders_.push_back(orders_of(company));
}

std::vector<int> Schedule::seated(std::uint64_t game) const {
  const std::vector<Company>& orders = orders_[seating(game) / rotations_];
  std::vector<int> seats = orders[round(game) % orders.size()];
  const auto shift = static_cast<std::ptrdiff_t>(seating(game) % rotations_);
  std::rotate(seats.begin(), seats.begin() + shift, seats.end());
  return seats;
}

}  // namespace pentarch
