// How the search bot thinks about a game: the numbers that were measured for it (docs/BOTS.md).
#pragma once

#include <array>
#include <cstdint>

namespace pentarch {

struct Thinking {
  float exploration = 1;  // how readily less promising steps are tried again
  int prior = 300;      // a lead in `evaluate` that makes a step e times as promising; 0: none does
  int playout = 20;     // decisions of a playout before it is judged by `evaluate`
  int best_of = 2;      // each of them is the best of so many at random; 1: any
  int others = 0;       // those of the other seats: the best of so many; 0: of `best_of` too
  int spread = 1000;    // a lead in `evaluate` that makes a seat e times as likely to win
  float margin = 0.3f;  // of a result that is the margin; the rest is who won
  // Simulations of a decision by level: medium, hard, expert.
  std::array<int, 3> simulations = {100, 600, 4000};
};

}  // namespace pentarch
