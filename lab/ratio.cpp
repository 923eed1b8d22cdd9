#include "lab/ratio.hpp"

#include <algorithm>
#include <cmath>

namespace pentarch {

namespace {

constexpr double kStandardErrors = 1.96;  // to either side: 95 of 100 such intervals hold the truth

double real(std::int64_t number) {
  return static_cast<double>(number);
}

double value_of(const Sums& sums) {
  return real(sums.sum.above) / real(sums.sum.below);
}

// Twice the same number gives its variance. Each part's distance from the ratio is
// above - ratio * below; the products of these are summed out of the sums of products.
double covariance(const Sums& first, const Sums& second, const Products& both) {
  const double a = value_of(first);
  const double b = value_of(second);
  const double distances = real(both.above_above) - b * real(both.above_below) -
                           a * real(both.below_above) + a * b * real(both.below_below);
  if (std::abs(distances) <= 1e-12 * real(both.above_above)) return 0;  // nothing but rounding
  const auto unbiased = [](const Sums& sums) { return real(sums.games) / real(sums.games - 1); };
  const double factor = std::sqrt(unbiased(first) * unbiased(second));
  return factor * distances / (real(first.sum.below) * real(second.sum.below));
}

}  // namespace

void Products::add(Part first, Part second) {
  above_above += first.above * second.above;
  above_below += first.above * second.below;
  below_above += first.below * second.above;
  below_below += first.below * second.below;
}

void Products::add(const Products& other) {
  above_above += other.above_above;
  above_below += other.above_below;
  below_above += other.below_above;
  below_below += other.below_below;
}

void Sums::add(Part part) {
  sum.above += part.above;
  sum.below += part.below;
  squares.add(part, part);
  games += part.below != 0;
}

void Sums::add(const Sums& other) {
  sum.above += other.sum.above;
  sum.below += other.sum.below;
  squares.add(other.squares);
  games += other.games;
}

Number Sums::ratio() const {
  if (sum.below == 0) return {};
  if (games < 2) return {value_of(*this)};
  const double variance = std::max(0.0, covariance(*this, *this, squares));
  return {value_of(*this), kStandardErrors * std::sqrt(variance)};
}

Number difference(const Sums& first, const Sums& second, const Products& both) {
  if (first.sum.below == 0 || second.sum.below == 0) return {};
  const double value = value_of(second) - value_of(first);
  if (first.games < 2 || second.games < 2) return {value};
  const double apart =
      covariance(first, first, first.squares) + covariance(second, second, second.squares);
  const double variance = apart - 2 * covariance(first, second, both);
  return {value, variance <= 1e-12 * apart ? 0 : kStandardErrors * std::sqrt(variance)};
}

void Histogram::add(std::size_t value) {
  if (value >= counts_.size()) counts_.resize(value + 1);
  ++counts_[value];
  ++total_;
}

void Histogram::add(const Histogram& other) {
  if (other.counts_.size() > counts_.size()) counts_.resize(other.counts_.size());
  for (std::size_t value = 0; value < other.counts_.size(); ++value) {
    counts_[value] += other.counts_[value];
  }
  total_ += other.total_;
}

int Histogram::quantile(double share) const {
  std::uint64_t below = 0;
  for (std::size_t value = 0; value < counts_.size(); ++value) {
    below += counts_[value];
    if (real(static_cast<std::int64_t>(below)) >= share * real(static_cast<std::int64_t>(total_))) {
      return static_cast<int>(value);
    }
  }
  return 0;
}

}  // namespace pentarch
