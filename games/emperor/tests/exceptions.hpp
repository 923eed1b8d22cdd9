// Where this game may depart from a law of the battery, and why.
#pragma once

#include "tests/battery/trial.hpp"

namespace pentarch::emperor {

inline battery::Exceptions exceptions() {
  return {
      // Tiles that were used are out of the game. Points, trust, gold and the palace were earned in
      // rounds that the table does not show any more.
      .may_differ = {"/actor",
                     "/answered/*",
                     "/bag/book",
                     "/bag/confucian",
                     "/bag/envoy",
                     "/bag/gold",
                     "/bag/jewel",
                     "/bag/legalist",
                     "/bag/stone",
                     "/decrees/*",
                     "/due/envoy",
                     "/due/jewel",
                     "/first",
                     "/pending/*",
                     "/pending/*/done/*",
                     "/pending/*/left/*",
                     "/pending/*/levels",
                     "/pending/*/optional",
                     "/players/*/covered/*/shuffle",
                     "/players/*/declared",
                     "/players/*/gold",
                     "/players/*/palace",
                     "/players/*/points/decrees",
                     "/players/*/points/effects",
                     "/players/*/points/final_policies",
                     "/players/*/points/gold",
                     "/players/*/points/losses",
                     "/players/*/points/palace",
                     "/players/*/points/persons",
                     "/players/*/points/policies",
                     "/players/*/points/treasures",
                     "/players/*/points/tributes",
                     "/players/*/shown/cavalry-3",
                     "/players/*/shown_cubes",
                     "/players/*/tiles/book",
                     "/players/*/tiles/confucian",
                     "/players/*/tiles/legalist",
                     "/players/*/trust",
                     "/policies/*/disc",
                     "/round",
                     "/sets/*/*",
                     "/treasures/grail",
                     "/treasures/jade-bangle",
                     "/treasures/royal-sword",
                     "/tributes_counted",
                     "/used/*"},
      // An option; what the prompt asks; what an auction leaves behind; from which shuffle a
      // covered person came, which only perfect memory knows.
      .not_on_board = {"/tributes_counted", "/actor", "/pending/*", "/pending/*/optional",
                       "/pending/*/policy", "/pending/*/done/*", "/pending/*/left/*",
                       "/players/*/declared", "/players/*/covered/*/shuffle"},
      // Whether a person had been covered, and tributes by kind.
      .short_sentences = {"showed", "showed-for", "revealed", "revealed-tributes"},
  };
}

}  // namespace pentarch::emperor
