#include "lab/lab.hpp"

#include <algorithm>

namespace pentarch {

bool all_random(const std::vector<Bot>& bots) {
  return std::all_of(bots.begin(), bots.end(),
                     [](const Bot& bot) { return bot.kind == Bot::Kind::kRandom; });
}

void SimulateReport::add(const SimulateReport& other) {
  games += other.games;
  decisions += other.decisions;
  moves += other.moves;
  for (int seat = 0; seat < kMostSeats; ++seat) {
    points[seat] += other.points[seat];
    wins[seat] += other.wins[seat];
    forfeits[seat] += other.forfeits[seat];
  }
}

}  // namespace pentarch
