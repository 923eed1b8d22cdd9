// Wald's sequential test, on scores: is a bot stronger than the others by `elo0` or less (H0), or
// by `elo1` or more (H1)? It looks after every round and stops as soon as one of them is at least
// 19 times as likely (5 % error either way).
//
// Strength by Elo at a table of many: a bot that is d Elo stronger than each of the others wins as
// if it held 10^(d/400) seats for one of theirs. Rounds are samples of its share of the wins, and
// the likelihood of their mean is taken as normal with the variance that they have.
#pragma once

#include <vector>

#include "engine/result.hpp"

namespace pentarch {

struct SprtElo {
  double elo0 = 0;
  double elo1 = 0;
};

class Sprt {
 public:
  enum class Verdict { kUndecided, kH0, kH1 };

  // `own` seats in each game of a round that has the bot and others; `seats` at the table.
  Sprt(SprtElo elo, const std::vector<int>& own, int seats);

  // The bot's share of the wins in the next round, 0 to 1. After the verdict nothing changes.
  void add(double share);
  Verdict verdict() const { return verdict_; }
  double log_likelihood_ratio() const { return ratio_; }
  static double bound();  // of that ratio, either way

 private:
  double share0_ = 0;  // expected in a round
  double share1_ = 0;
  double usual_variance_ = 0;  // of a round of independent, even games
  double rounds_ = 0;
  double sum_ = 0;
  double sum_of_squares_ = 0;
  double ratio_ = 0;
  Verdict verdict_ = Verdict::kUndecided;
};

// Reads "ELO0,ELO1".
Result<SprtElo> read_sprt(const std::string& text);

}  // namespace pentarch
