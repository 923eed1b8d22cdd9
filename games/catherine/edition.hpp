// Catherine: an edition file becomes an Edition with names. Edition files are untrusted.
#pragma once

#include <string>
#include <vector>

#include "engine/describe/edition.hpp"
#include "games/catherine/state.hpp"

namespace pentarch::catherine {

constexpr const char* kColourNames[] = {"red", "green", "blue"};
constexpr const char* kSymbolNames[] = {"iron", "food", "caviar", "fur", "cannon", "book"};
inline const Names kCardColours{"colour", kColourNames};
inline const Names kSymbolKinds{"symbol", kSymbolNames};
inline const Names kGoodNames = kSymbolKinds.part(0, kGoods);

// The most that an edition may have of them.
constexpr int kMostDecades = 3;
constexpr int kMostRounds = 4;
constexpr int kMostJokers = 20;
constexpr int kMostFamilies = 32;
static_assert(kChosen + kMostRounds <= kColumns);

constexpr std::uint8_t kPrinted = kNoSymbol + 1;  // the card itself says what its bonus needs

// What the cards of a family have in common.
struct Family {
  Gain gain = Gain::kNothing;
  std::uint8_t amount = 0;
  Per per = Per::kOnce;
  std::uint8_t discards = 0;
  bool region = false;  // a house in any city of the card's colour, not in one that it names
  Gain bonus = Gain::kNothing;
  std::uint8_t bonus_amount = 0;
  std::uint8_t bonus_discards = 0;
  std::uint8_t needs = kNoSymbol;
  std::uint8_t needs_count = 0;
  bool same_colour = false;

  bool operator==(const Family&) const = default;
};

struct NamedEdition {
  Edition data;
  Rulebook rulebook;          // where the values depart from it
  std::vector<Family> rules;  // by family
  std::vector<std::string> families;
  std::vector<std::string> cards;
  std::vector<std::string> cities;
  std::vector<std::string> orders;
};

// Goes through the values of an edition file (engine/describe/edition.hpp).
void describe(EditionFields& file, NamedEdition& edition);

// Everything that a file must have to be played: complete, in range, within the capacities of
// State and Edition.
Result<NamedEdition> load_edition(const Json& file);

// Where a playable edition departs from the rulebook and the published components (rulebook.cpp).
std::vector<std::string> rulebook_breaks(const NamedEdition& edition);

}  // namespace pentarch::catherine
