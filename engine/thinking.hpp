// How the search bot thinks about a game: the numbers that were measured for it (docs/lab/).
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace pentarch {

// For medium, hard and expert: what is theirs, as one would type it after `search:`. Where that
// says nothing they think as the game's search does.
using Levels = std::array<std::string_view, 3>;

struct Thinking {
  float exploration = 1;  // how readily less promising steps are tried again
  int prior = 300;      // a lead in `evaluate` that makes a step e times as promising; 0: none does
  int depth = 1000;     // so many decisions of the seat itself are in the tree
  int playout = 20;     // decisions of a playout before it is judged by `evaluate`
  int best_of = 2;      // each of them is the best of so many at random; 1: any
  int others = 0;       // those of the other seats: the best of so many; 0: of `best_of` too
  int spread = 1000;    // a lead in `evaluate` that makes a seat e times as likely to win
  float margin = 0.3f;  // of a result that is the margin; the rest is who won
  Levels levels = {"simulations=100", "simulations=600", "simulations=4000"};
  Levels levels_of_two{};  // with two seats; empty: the same

  constexpr std::string_view level(std::size_t number, int seats) const {
    const std::string_view of_two = levels_of_two[number];
    return seats == 2 && !of_two.empty() ? of_two : levels[number];
  }
};

}  // namespace pentarch
