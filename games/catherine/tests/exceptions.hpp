// Where this game may depart from a law of the battery, and why.
#pragma once

#include "tests/battery/trial.hpp"

namespace pentarch::catherine {

inline battery::Exceptions exceptions() {
  return {
      // Points and favour were earned in decades that the table does not show any more; houses that
      // are not built are in the supply.
      .may_differ = {"/decade", "/older/*", "/older/*/*", "/players/*/active",
                     "/players/*/chosen/*", "/players/*/favour", "/players/*/houses/*",
                     "/players/*/jokers", "/players/*/points/actions", "/players/*/points/cannons",
                     "/players/*/points/favour", "/players/*/points/houses",
                     "/players/*/points/limit", "/players/*/points/overflow", "/players/*/under/*"},
      // Where a city lies is for those who draw the map.
      .not_played = {"/cities/value/*/x", "/cities/value/*/y"},
      // What went back into the pile in earlier shuffles, and what only a prompt asks about.
      .not_on_board = {"/older/*/*", "/players/*/active", "/players/*/chosen/*"},
      .short_sentences = {},
  };
}

}  // namespace pentarch::catherine
