// Prints the signatures of all games, as `pentarch bench --signature` does: run under WebAssembly,
// it shows that both play the same games to the bit.
#include <cstdio>

#include "games/registry.hpp"

int main() {
  using namespace pentarch;
  for (const Entry& entry : registry()) {
    const GameInfo& info = entry.game->info();
    for (int seats = info.least_seats; seats <= info.most_seats; ++seats) {
      std::printf("%s %d %s\n", info.id.c_str(), seats, hex(entry.lab->signature(seats)).c_str());
    }
  }
}
