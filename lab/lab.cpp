#include "lab/lab.hpp"

namespace pentarch {

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
