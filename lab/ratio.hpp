// Numbers out of sums over games, with their errors. Knows no sheet.
//
// A number is a ratio: what each game adds above, summed over all games, by what it adds below. A
// mean has the same below in every game; the worth of a card has the number of its takers there.
// Sums are whole numbers, so nothing depends on the order of the games. Games are independent of
// each other and what happens within one is not: errors are taken over games.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace pentarch {

// A number, and half of its 95 % interval; nothing where too few games speak of it.
struct Number {
  std::optional<double> value{};
  std::optional<double> error{};
};

// What one game adds to a number.
struct Part {
  std::int64_t above = 0;
  std::int64_t below = 0;
};

// The products of two numbers' parts, summed over games that both are of.
struct Products {
  std::int64_t above_above = 0;
  std::int64_t above_below = 0;  // the first's above by the second's below
  std::int64_t below_above = 0;
  std::int64_t below_below = 0;

  void add(Part first, Part second);
  void add(const Products& other);
};

// One number over all games.
struct Sums {
  Part sum{};
  Products squares{};
  std::int64_t games = 0;  // with something below

  void add(Part part);
  void add(const Sums& other);
  Number ratio() const;
};

// The second number less the first. The games of both are the same deals, so that luck which both
// have in common does not count as an error.
Number difference(const Sums& first, const Sums& second, const Products& both);

// How often each whole number from 0 came.
class Histogram {
 public:
  void add(std::size_t value);
  void add(const Histogram& other);
  std::span<const std::uint64_t> counts() const { return counts_; }
  // The smallest number that this share does not exceed.
  int quantile(double share) const;

 private:
  std::vector<std::uint64_t> counts_;
  std::uint64_t total_ = 0;
};

}  // namespace pentarch
