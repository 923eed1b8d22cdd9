#include "lab/estimate.hpp"

#include <algorithm>
#include <cmath>

namespace pentarch {

namespace {

double mean_of(const std::vector<double>& samples) {
  double sum = 0;
  for (const double sample : samples) sum += sample;
  return samples.empty() ? 0 : sum / static_cast<double>(samples.size());
}

// The square of the mean's standard error; for two samples or more.
double error_squared(const std::vector<double>& samples, double mean) {
  double sum = 0;
  for (const double sample : samples) sum += (sample - mean) * (sample - mean);
  const auto count = static_cast<double>(samples.size());
  return sum / (count - 1) / count;
}

}  // namespace

double student95(double freedom) {
  constexpr double kNormal = 1.959964;
  if (freedom < 1.5) return 12.7062;
  if (freedom < 2.5) return 4.3027;
  // The expansion around the normal distribution; from three degrees on within one percent.
  const double z = kNormal;
  const double z3 = z * z * z;
  const double z5 = z3 * z * z;
  const double z7 = z5 * z * z;
  return z + (z3 + z) / (4 * freedom) + (5 * z5 + 16 * z3 + 3 * z) / (96 * freedom * freedom) +
         (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * freedom * freedom * freedom);
}

Estimate estimate(const std::vector<double>& samples) {
  Estimate result{.mean = mean_of(samples)};
  if (samples.size() > 1) {
    result.error = student95(static_cast<double>(samples.size() - 1)) *
                   std::sqrt(error_squared(samples, result.mean));
  }
  return result;
}

Interval share_interval(const std::vector<double>& samples) {
  if (samples.empty()) return {0, 1};
  const auto count = static_cast<double>(samples.size());
  const double share = std::clamp(mean_of(samples), 0.0, 1.0);
  const double error = samples.size() > 1 ? error_squared(samples, share) : 0;
  constexpr double kTooLittle = 1e-15;
  // Between 0 and 1 no variance is larger than that of a trial: there are `count` trials or more.
  const double trials = error < kTooLittle ? count : std::max(count, share * (1 - share) / error);
  const double z = student95(std::max(count - 1, 1.0));
  const double z2 = z * z / trials;
  const double middle = (share + z2 / 2) / (1 + z2);
  const double half = std::sqrt(share * (1 - share) * z2 + z2 * z2 / 4) / (1 + z2);
  return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

}  // namespace pentarch
