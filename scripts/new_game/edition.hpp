// Newgame: an edition file becomes an Edition with names. Edition files are untrusted.
#pragma once

#include <string>
#include <vector>

#include "engine/describe/edition.hpp"
#include "games/newgame/state.hpp"

namespace pentarch::newgame {

struct NamedEdition {
  Edition data;
  Rulebook rulebook;               // where the values depart from it
  std::vector<std::string> cards;  // by card id
};

// Goes through the values of an edition file (engine/describe/edition.hpp).
void describe(EditionFields& file, NamedEdition& edition);

// Everything that a file must have to be played: complete, in range, within the capacities of
// State and Edition.
Result<NamedEdition> load_edition(const Json& file);

// Where a playable edition departs from the rules as they are written.
std::vector<std::string> rulebook_breaks(const NamedEdition& edition);

}  // namespace pentarch::newgame
