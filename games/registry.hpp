// The games that this program has. The list is made by CMake out of its GAMES line.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "lab/lab.hpp"
#include "table/match.hpp"

namespace pentarch {

// One game, through the interfaces that know no game.
struct Entry {
  std::unique_ptr<AnyGame> game;
  std::unique_ptr<AnyLab> lab;
};

const std::vector<Entry>& registry();
const Entry* find_game(std::string_view id);

}  // namespace pentarch
