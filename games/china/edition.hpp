// China: an edition file becomes an Edition with names. Edition files are untrusted.
#pragma once

#include <string>
#include <vector>

#include "engine/describe/edition.hpp"
#include "games/china/state.hpp"

namespace pentarch::china {

constexpr const char* kColourNames[] = {"red", "green", "orange", "yellow", "purple"};
constexpr const char* kSideNames[] = {"34", "45"};
inline const Names kCardColours{"colour", kColourNames};

// Where a site is drawn, from 0 to 100, right and down.
struct Spot {
  int x = 0;
  int y = 0;
};

struct NamedEdition {
  Edition data;
  Rulebook rulebook;  // where the values depart from it
  std::vector<std::string> realms;
  std::vector<std::string> sites;
  std::vector<Spot> spots;  // by site
};

// Goes through the values of an edition file (engine/describe/edition.hpp).
void describe(EditionFields& file, NamedEdition& edition);

// Everything that a file must have to be played: complete, in range, within the capacities of
// State and Edition.
Result<NamedEdition> load_edition(const Json& file);

// Where a playable edition departs from the rulebook.
std::vector<std::string> rulebook_breaks(const NamedEdition& edition);

}  // namespace pentarch::china
