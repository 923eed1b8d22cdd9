#include "lab/strength.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include "lab/estimate.hpp"

namespace pentarch {

namespace {

constexpr double kEloOfOne = 173.717793;  // 400 / ln 10: of a factor e in strength

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;
using Order = std::vector<std::uint8_t>;  // bots, the best first

// ---- Orders ----------------------------------------------------------------------------------

// The order of a game, or all orders that its ties leave open.
class Orders {
 public:
  explicit Orders(const Finish& game) : game_(game) {
    Order begun;
    extend(begun, 1);
  }
  template <class F>
  void for_each(F&& f) const {
    const double weight = 1 / static_cast<double>(orders_.size());
    for (const Order& order : orders_) f(order, weight);
  }

 private:
  // Appends the seats of this rank in every order, then the next rank.
  void extend(const Order& begun, int rank) {
    if (begun.size() == game_.seats || rank > game_.seats) {
      orders_.push_back(begun);
      return;
    }
    Order tied;
    for (int seat = 0; seat < game_.seats; ++seat) {
      if (game_.rank[seat] == rank) tied.push_back(game_.bot[seat]);
    }
    std::sort(tied.begin(), tied.end());
    do {
      Order longer = begun;
      longer.insert(longer.end(), tied.begin(), tied.end());
      extend(longer, rank + std::max(1, static_cast<int>(tied.size())));
    } while (std::next_permutation(tied.begin(), tied.end()));
  }

  const Finish& game_;
  std::vector<Order> orders_;
};

// ---- The likelihood --------------------------------------------------------------------------

// How the logarithm of the likelihood changes with the logarithms of the strengths.
struct Slope {
  explicit Slope(std::size_t bots) : first(bots), second(bots, Vector(bots)) {}

  void add(const Order& order, double weight, const Vector& logs) {
    for (std::size_t place = 0; place + 1 < order.size(); ++place) {
      double sum = 0;
      for (std::size_t i = place; i < order.size(); ++i) sum += std::exp(logs[order[i]]);
      first[order[place]] += weight;
      for (std::size_t i = place; i < order.size(); ++i) {
        const double share = std::exp(logs[order[i]]) / sum;
        first[order[i]] -= weight * share;
        second[order[i]][order[i]] += weight * share;
        for (std::size_t j = place; j < order.size(); ++j) {
          second[order[i]][order[j]] -= weight * share * std::exp(logs[order[j]]) / sum;
        }
      }
    }
  }
  void add_draw_with_average(const Vector& logs) {
    for (std::size_t bot = 0; bot < logs.size(); ++bot) {
      const double share = 1 / (1 + std::exp(-logs[bot]));
      first[bot] += 0.5 - share;
      second[bot][bot] += share * (1 - share);
    }
  }

  Vector first;
  Matrix second;  // with its sign turned: positive definite
};

// Of a positive definite matrix (Gauss and Jordan; such a matrix needs no exchange of rows).
Matrix inverse(Matrix m) {
  const std::size_t size = m.size();
  Matrix result(size, Vector(size));
  for (std::size_t i = 0; i < size; ++i) result[i][i] = 1;
  for (std::size_t i = 0; i < size; ++i) {
    const double pivot = m[i][i];
    for (std::size_t j = 0; j < size; ++j) {
      m[i][j] /= pivot;
      result[i][j] /= pivot;
    }
    for (std::size_t row = 0; row < size; ++row) {
      const double times = m[row][i];
      if (row == i || times == 0) continue;
      for (std::size_t j = 0; j < size; ++j) {
        m[row][j] -= times * m[i][j];
        result[row][j] -= times * result[i][j];
      }
    }
  }
  return result;
}

Matrix product(const Matrix& a, const Matrix& b) {
  Matrix result(a.size(), Vector(a.size()));
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t k = 0; k < a.size(); ++k) {
      for (std::size_t j = 0; j < a.size(); ++j) result[i][j] += a[i][k] * b[k][j];
    }
  }
  return result;
}

// The covariance of the distances from the mean.
Matrix centred(const Matrix& m) {
  const auto size = static_cast<double>(m.size());
  Matrix centre(m.size(), Vector(m.size(), -1 / size));
  for (std::size_t i = 0; i < m.size(); ++i) centre[i][i] += 1;
  return product(product(centre, m), centre);
}

// ---- The fit ---------------------------------------------------------------------------------

class Fit {
 public:
  Fit(int bots, const std::vector<Finish>& games) : logs_(static_cast<std::size_t>(bots)) {
    std::map<Order, double> weights;  // games that ended alike are counted together
    for (const Finish& game : games) {
      Orders(game).for_each([&](const Order& order, double weight) { weights[order] += weight; });
    }
    // Newton's method: the logarithm of the likelihood is concave.
    constexpr int kMostSteps = 200;
    constexpr double kLongest = 1;
    constexpr double kFine = 1e-10;
    for (int step = 0; step < kMostSteps; ++step) {
      Slope slope(logs_.size());
      for (const auto& [order, weight] : weights) slope.add(order, weight, logs_);
      slope.add_draw_with_average(logs_);
      inverse_ = inverse(slope.second);
      double longest = 0;
      Vector change(logs_.size());
      for (std::size_t i = 0; i < logs_.size(); ++i) {
        for (std::size_t j = 0; j < logs_.size(); ++j) change[i] += inverse_[i][j] * slope.first[j];
        longest = std::max(longest, std::abs(change[i]));
      }
      const double times = longest > kLongest ? kLongest / longest : 1;
      for (std::size_t i = 0; i < logs_.size(); ++i) logs_[i] += times * change[i];
      if (longest < kFine) break;
    }
  }

  const Vector& logs() const { return logs_; }
  // As if games were independent.
  Matrix covariance() const { return centred(inverse_); }
  // As rounds vary.
  Matrix covariance(const std::vector<Finish>& games, std::uint64_t games_in_round) const {
    const double rounds = static_cast<double>(games.size()) / static_cast<double>(games_in_round);
    Matrix spread(logs_.size(), Vector(logs_.size()));
    for (std::size_t from = 0; from < games.size(); from += games_in_round) {
      Slope slope(logs_.size());
      for (std::size_t i = from; i < from + games_in_round; ++i) {
        Orders(games[i]).for_each([&](const Order& o, double w) { slope.add(o, w, logs_); });
      }
      for (std::size_t i = 0; i < logs_.size(); ++i) {
        for (std::size_t j = 0; j < logs_.size(); ++j) {
          spread[i][j] += slope.first[i] * slope.first[j] * rounds / (rounds - 1);
        }
      }
    }
    return centred(product(product(inverse_, spread), inverse_));
  }

 private:
  Vector logs_;
  Matrix inverse_;
};

// ---- Who can be compared ---------------------------------------------------------------------

// Bots whose distances the games bound from both sides: each is not behind each other, if need be
// over others. The largest such group is compared; the rest stands at a distance of which only the
// least is known.
std::vector<bool> outside_largest_group(std::size_t bots, const std::vector<Finish>& games) {
  std::vector<std::vector<bool>> reaches(bots, std::vector<bool>(bots));
  for (const Finish& game : games) {
    for (int a = 0; a < game.seats; ++a) {
      for (int b = 0; b < game.seats; ++b) {
        if (game.rank[a] <= game.rank[b]) reaches[game.bot[a]][game.bot[b]] = true;
      }
    }
  }
  for (std::size_t over = 0; over < bots; ++over) {
    for (std::size_t a = 0; a < bots; ++a) {
      for (std::size_t b = 0; b < bots; ++b) {
        if (reaches[a][over] && reaches[over][b]) reaches[a][b] = true;
      }
    }
  }
  const auto together = [&](std::size_t a, std::size_t b) {
    return a == b || (reaches[a][b] && reaches[b][a]);
  };
  std::vector<std::size_t> size(bots);
  for (std::size_t a = 0; a < bots; ++a) {
    for (std::size_t b = 0; b < bots; ++b) size[a] += together(a, b);
  }
  const std::size_t largest = *std::max_element(size.begin(), size.end());
  const auto first =
      static_cast<std::size_t>(std::find(size.begin(), size.end(), largest) - size.begin());
  const bool several =
      static_cast<std::size_t>(std::count(size.begin(), size.end(), largest)) > largest;
  std::vector<bool> outside(bots);
  for (std::size_t bot = 0; bot < bots; ++bot) outside[bot] = several || !together(first, bot);
  return outside;
}

}  // namespace

std::vector<Strength> strengths(int bots, const std::vector<Finish>& games,
                                std::uint64_t games_in_round) {
  std::vector<Strength> result(static_cast<std::size_t>(bots));
  if (games.empty()) return result;
  const Fit fit(bots, games);
  const std::uint64_t rounds = games.size() / games_in_round;
  const std::vector<bool> outside = outside_largest_group(result.size(), games);
  double mean = 0;
  for (const double log : fit.logs()) mean += log / bots;
  for (std::size_t i = 0; i < result.size(); ++i) {
    result[i].elo = kEloOfOne * (fit.logs()[i] - mean);
    result[i].is_bound = outside[i];
  }
  if (rounds < 2) return result;
  // Rounds that all went alike would claim to be exact; there the model knows better.
  const Matrix by_rounds = fit.covariance(games, games_in_round);
  const Matrix by_model = fit.covariance();
  const double times = kEloOfOne * student95(static_cast<double>(rounds - 1));
  for (std::size_t i = 0; i < result.size(); ++i) {
    const Matrix& variance = outside[i] ? by_model : by_rounds;
    result[i].error = times * std::sqrt(std::max(0.0, variance[i][i]));
  }
  return result;
}

}  // namespace pentarch
