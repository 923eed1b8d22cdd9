// Comuni: an edition file becomes an Edition with names. Edition files are untrusted.
#pragma once

#include <string>
#include <vector>

#include "engine/describe/edition.hpp"
#include "games/comuni/state.hpp"

namespace pentarch::comuni {

constexpr const char* kTypeNames[] = {"economy", "military", "culture", "religion"};
constexpr const char* kCubeNames[] = {"gold", "army", "craftsman", "pilgrim"};
constexpr const char* kDeckNames[] = {"A", "B", "C", "D"};
constexpr const char* kColourNames[] = {"blue", "purple", "green", "red", "yellow"};
inline const Names kBuildingTypes{"type", kTypeNames};
inline const Names kCubeKinds{"kind of cube", kCubeNames};
inline const Names kDeckLetters{"deck", kDeckNames};
inline const Names kCommuneColours{"colour", kColourNames};

struct NamedEdition {
  Edition data;
  Rulebook rulebook;                  // where the values depart from it
  std::vector<std::string> cards;     // by kind
  std::vector<std::string> communes;  // by number
  std::vector<int> colours;           // of the communes, as places in kColourNames
  std::vector<std::string> invaders;  // by invasion
};

// Goes through the values of an edition file (engine/describe/edition.hpp).
void describe(EditionFields& file, NamedEdition& edition);

// Everything that a file must have to be played: complete, in range, within the capacities of
// State and Edition.
Result<NamedEdition> load_edition(const Json& file);

// Where a playable edition departs from the rulebook and the published components.
std::vector<std::string> rulebook_breaks(const NamedEdition& edition);

}  // namespace pentarch::comuni
