// How the search bot thinks about a game: the numbers that were measured for it (docs/lab/).
#pragma once

#include <optional>

namespace pentarch {

// What a bot does otherwise than its game's search; what is not set stays as it is there.
struct Tuning {
  std::optional<float> exploration = {};
  std::optional<int> prior = {};
  std::optional<int> depth = {};
  std::optional<int> playout = {};
  std::optional<int> best_of = {};
  std::optional<int> others = {};
  std::optional<int> spread = {};
  std::optional<float> margin = {};
};

// How a level for people searches in one game.
struct Level {
  int simulations = 0;
  Tuning tuning = {};
};

struct Levels {
  Level medium = {};
  Level hard = {};
  Level expert = {};
};

struct Thinking {
  float exploration = 1;  // how readily less promising steps are tried again
  int prior = 300;      // a lead in `evaluate` that makes a step e times as promising; 0: none does
  int depth = 1000;     // so many decisions of the seat itself are in the tree
  int playout = 20;     // decisions of a playout before it is judged by `evaluate`
  int best_of = 2;      // each of them is the best of so many at random; 1: any
  int others = 0;       // those of the other seats: the best of so many; 0: of `best_of` too
  int spread = 1000;    // a lead in `evaluate` that makes a seat e times as likely to win
  float margin = 0.3f;  // of a result that is the margin; the rest is who won
  Levels levels = {.medium = {.simulations = 100},
                   .hard = {.simulations = 600},
                   .expert = {.simulations = 4000}};
  Levels levels_of_two = {};  // with two seats; no simulations: the same

  constexpr const Level& level(Level Levels::* which, int seats) const {
    const Level& of_two = levels_of_two.*which;
    return seats == 2 && of_two.simulations > 0 ? of_two : levels.*which;
  }

  constexpr Thinking tuned(const Tuning& tuning) const {
    Thinking thinking = *this;
    thinking.exploration = tuning.exploration.value_or(exploration);
    thinking.prior = tuning.prior.value_or(prior);
    thinking.depth = tuning.depth.value_or(depth);
    thinking.playout = tuning.playout.value_or(playout);
    thinking.best_of = tuning.best_of.value_or(best_of);
    thinking.others = tuning.others.value_or(others);
    thinking.spread = tuning.spread.value_or(spread);
    thinking.margin = tuning.margin.value_or(margin);
    return thinking;
  }
};

}  // namespace pentarch
