#include "lab/sprt.hpp"

#include <cmath>
#include <cstdlib>

#include "engine/text.hpp"

namespace pentarch {

Sprt::Sprt(SprtElo elo, const std::vector<int>& own, int seats) {
  for (const int held : own) {
    const auto share = [&](double by) {
      const double mine = held * std::pow(10, by / 400);
      return mine / (mine + seats - held);
    };
    share0_ += share(elo.elo0);
    share1_ += share(elo.elo1);
    usual_variance_ += share(0) * (1 - share(0));
  }
  const auto games = static_cast<double>(own.size());
  share0_ /= games;
  share1_ /= games;
  usual_variance_ /= games * games;
}

void Sprt::add(double share) {
  // The first few rounds say little of their variance: it begins as that of independent games, with
  // the weight of a few rounds, and nothing is decided before there are some.
  constexpr double kUsual = 4;
  constexpr double kFirst = 8;
  if (verdict_ != Verdict::kUndecided) return;
  rounds_ += 1;
  sum_ += share;
  sum_of_squares_ += share * share;
  const double mean = sum_ / rounds_;
  const double squares = std::max(0.0, sum_of_squares_ - rounds_ * mean * mean);
  const double variance = (squares + kUsual * usual_variance_) / (rounds_ - 1 + kUsual);
  ratio_ = rounds_ * (share1_ - share0_) * (2 * mean - share0_ - share1_) / (2 * variance);
  if (rounds_ < kFirst) return;
  if (ratio_ >= bound()) verdict_ = Verdict::kH1;
  if (ratio_ <= -bound()) verdict_ = Verdict::kH0;
}

double Sprt::bound() {
  return std::log(0.95 / 0.05);
}

Result<SprtElo> read_sprt(const std::string& text) {
  const Error wrong{"--sprt is " + quote(text) +
                    "; it must be ELO0,ELO1 with ELO0 < ELO1, from -2000 to 2000, such as 0,30"};
  const char* at = text.c_str();
  char* end = nullptr;
  SprtElo elo;
  elo.elo0 = std::strtod(at, &end);
  if (end == at || *end != ',') return wrong;
  at = end + 1;
  elo.elo1 = std::strtod(at, &end);
  if (end == at || *end != '\0') return wrong;
  const bool fits = elo.elo0 >= -2000 && elo.elo1 <= 2000 && elo.elo0 < elo.elo1;
  return fits ? Result<SprtElo>(elo) : wrong;
}

}  // namespace pentarch
