// Means of samples with their errors, at 95 % confidence. Knows no game.
#pragma once

#include <optional>
#include <vector>

namespace pentarch {

// How many standard errors a 95 % interval of a mean goes to either side, by the number of samples
// less one (Student's t).
double student95(double freedom);

struct Estimate {
  double mean = 0;
  std::optional<double> error =
      std::nullopt;  // half of the interval; one sample alone tells nothing of it
};
Estimate estimate(const std::vector<double>& samples);

struct Interval {
  double low = 0;
  double high = 0;
};
// For samples between 0 and 1: Wilson's interval, which stays between 0 and 1, for as many
// independent trials as the variance of the samples speaks for. Samples that are all alike say
// nothing of their variance; each of them then counts as one trial.
Interval share_interval(const std::vector<double>& samples);

}  // namespace pentarch
