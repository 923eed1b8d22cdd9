// Which bot plays: by a name from outside, as a value. Knows no game.
//
//   random, greedy                 the first two anchors of every scale
//   easy, medium, hard, expert     levels for people; each game has its own numbers for them
//   search[:key=value...]          the search with a budget and, for experiments, other numbers:
//                                  search:simulations=500:exploration=0.5
//   cmd:PROGRAM                    a program that speaks the lines of `pentarch engine`
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/result.hpp"
#include "engine/thinking.hpp"

namespace pentarch {

constexpr int kMostMegabytes = 16384;  // that anyone may ask for, for one thread

// A search ends with the first of these that is used up. It never keeps more than `megabytes`.
struct Budget {
  int simulations = 0;  // 0: as many as there is time for
  float seconds = 0;    // 0: no limit
  int megabytes = 64;   // for each thread
  int threads = 1;
};

struct Bot {
  enum class Kind : std::uint8_t { kRandom, kGreedy, kEasy, kSearch, kProgram };

  Kind kind = Kind::kRandom;
  std::string name;     // as it was asked for
  std::string program;  // kProgram

  // kSearch: what it asks for itself. Each game has its own simulations and tuning for a level.
  Budget budget{};
  Tuning tuning{};
  Level Levels::* level = nullptr;  // medium, hard or expert; null: none of them
  float most_seconds = 0;           // a search gives up what its budget has beyond that; 0: nothing

  bool is_program() const { return kind == Kind::kProgram; }
  bool searches() const { return kind == Kind::kSearch; }
};

// The bot of this name; the message of an unknown one names all.
Result<Bot> find_bot(std::string_view name);

// How a bot searches, and how long.
struct Plan {
  Thinking thinking{};
  Budget budget{};
};

// The game's numbers with the changes that the bot asks for, at a table of so many seats.
Plan plan_of(const Bot& bot, const Thinking& of_game, int seats);

}  // namespace pentarch
