// How the search bot thinks about a game: the numbers that were measured for it (docs/BOTS.md).
#pragma once

#include <array>
#include <cstdint>

namespace pentarch {

// What a level may use, and where it thinks otherwise than the game's search does; 0: it does not.
struct Level {
  int simulations = 0;  // of a decision
  float exploration = 0;
  int prior = 0;
};

struct Thinking {
  float exploration = 1;  // how readily less promising steps are tried again
  int prior = 300;      // a lead in `evaluate` that makes a step e times as promising; 0: none does
  int playout = 20;     // decisions of a playout before it is judged by `evaluate`
  int best_of = 2;      // each of them is the best of so many at random; 1: any
  int others = 0;       // those of the other seats: the best of so many; 0: of `best_of` too
  int spread = 1000;    // a lead in `evaluate` that makes a seat e times as likely to win
  float margin = 0.3f;  // of a result that is the margin; the rest is who won
  std::array<Level, 3> levels = {{{100}, {600}, {4000}}};  // medium, hard, expert
  std::array<Level, 3> levels_of_two{};  // with two seats; 0 simulations: the same
};

}  // namespace pentarch
