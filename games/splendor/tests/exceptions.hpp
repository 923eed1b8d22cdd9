// Where this game may depart from a law of the battery, and why.
#pragma once

#include "tests/battery/trial.hpp"

namespace pentarch::splendor {

inline battery::Exceptions exceptions() {
  return {
      .may_differ = {"/first", "/turn", "/rounds", "/passes", "/last_round",
                     "/players/*/reserved/*/covered"},
      .not_on_board = {},
      .short_sentences = {"reserved"},  // from which place: it is filled again in the next sentence
  };
}

}  // namespace pentarch::splendor
