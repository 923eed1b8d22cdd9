// Where this game may depart from a law of the battery, and why.
#pragma once

#include "tests/battery/trial.hpp"

namespace pentarch::comuni {

inline battery::Exceptions exceptions() {
  return {
      // Cards that were used or discarded are out of the game, and so are houses and walls that
      // were never built: what is there may be less.
      .may_differ = {"/turn",
                     "/claimless",
                     "/last_turns",
                     "/built/buildings",
                     "/built/walls",
                     "/columns/*",
                     "/columns/*/bid/seat",
                     "/columns/*/cards/*",
                     "/displaced/seat",
                     "/guildmasters/culture",
                     "/guildmasters/economy",
                     "/guildmasters/military",
                     "/guildmasters/religion",
                     "/players/*/active/*",
                     "/players/*/defence/army",
                     "/players/*/defence/gold_pairs",
                     "/players/*/defence/league",
                     "/players/*/defence/pilgrim_pairs",
                     "/players/*/hand/*",
                     "/players/*/honour/*",
                     "/players/*/plunder",
                     "/players/*/walls/*"},
      .may_be_left_out = {"/columns/*"},
      .not_on_board = {},
      .short_sentences = {"turned-up"},  // the space in the column
  };
}

}  // namespace pentarch::comuni
