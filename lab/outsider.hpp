// Bots from outside: programs that are asked in the lines of `pentarch engine` (docs/PROTOCOL.md).
//
// Nothing here starts a process: whoever can hands in how that is done. What a program says is
// untrusted, and every way to fail ends in a sentence about it that begins with "it".
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>

#include "bots/bot.hpp"
#include "engine/json.hpp"
#include "engine/seat.hpp"
#include "engine/standing.hpp"

namespace pentarch {

class Outsider {
 public:
  virtual ~Outsider() = default;
  // The line with which it answers a line, both without their ends. After an error it begins anew.
  virtual Result<std::string> ask(const std::string& line) = 0;
};

// How programs are run, and who hears of their failures.
struct Outside {
  std::function<std::unique_ptr<Outsider>(const std::string& program)> run;
  double seconds = 10;  // for a decision
  // A program has lost the game of this number; told by any thread.
  std::function<void(std::uint64_t game, Seat seat, const std::string& why)> lost;
};

// The programs that one thread asks about one game: each of them has a process for each seat, begun
// with the first question and kept over many games.
class Outsiders {
 public:
  Outsiders(const Outside& outside, std::string_view game, const Json& edition);

  // What the program declares, in notation; not checked.
  Result<std::string> ask(const Bot& bot, Seat seat, const Json& view, std::uint32_t seed);

 private:
  const Outside& outside_;
  Json question_;  // what is the same in all
  std::map<std::pair<std::string, Seat>, std::unique_ptr<Outsider>> running_;
};

// The standing where a seat has lost by failing: it is last, and the others are as they stood.
Standing after_forfeit(const Standing& standing, int seats, Seat lost);

}  // namespace pentarch
