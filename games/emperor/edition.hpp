// Emperor's Choice: an edition file becomes an Edition with names. Edition files are untrusted.
#pragma once

#include <string>
#include <vector>

#include "engine/describe/edition.hpp"
#include "games/emperor/state.hpp"

namespace pentarch::emperor {

constexpr std::uint8_t byte(int number) {
  return static_cast<std::uint8_t>(number);
}

constexpr const char* kTileNames[] = {
    "land",       "canal",      "tower",      "wall",      "carriage-1", "carriage-2",
    "carriage-3", "carriage-4", "carriage-5", "confucian", "legalist",   "book",
    "jewel",      "envoy",      "gold",       "stone",     "xiongnu-1",  "xiongnu-2"};
constexpr const char* kPolicyNames[] = {
    "centralization", "decentralization",  "legalism",   "confucianism", "extravagance",
    "frugality",      "defence",           "expedition", "meritocracy",  "lineage",
    "book-burning",   "book-preservation", "tour",       "parade"};
constexpr const char* kIconNames[] = {"palace_up",    "trust",
                                      "gold",         "soldiers",
                                      "vp",           "bonus_person",
                                      "qin_draw1",    "qin_draw2_keep1",
                                      "person_draw1", "person_draw2_keep1",
                                      "tribute",      "policy_score",
                                      "policy_flip"};

struct NamedEdition {
  Edition data;
  Rulebook rulebook;                     // where the values depart from it
  std::vector<std::string> persons;      // by type
  std::vector<std::string> kinds;        // by type: cavalry, general, ...
  std::vector<std::string> withdrawals;  // by tile
  std::vector<std::string> bonuses;      // by tile
  std::vector<std::string> treasures;
};

// Goes through the values of an edition file (engine/describe/edition.hpp).
void describe(EditionFields& file, NamedEdition& edition);

// Everything that a file must have to be played: complete, in range, within the capacities of
// State and Edition.
Result<NamedEdition> load_edition(const Json& file);

// Where a playable edition departs from the rulebook.
std::vector<std::string> rulebook_breaks(const NamedEdition& edition);

}  // namespace pentarch::emperor
