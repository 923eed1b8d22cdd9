// Where this game may depart from a law of the battery, and why.
#pragma once

#include "tests/battery/trial.hpp"

namespace pentarch::china {

inline battery::Exceptions exceptions() {
  return {
      .may_differ = {"/first", "/turn", "/rounds", "/memory_aid"},
      .not_played = {"/sites/value/*/x", "/sites/value/*/y"},
      .not_on_board = {"/memory_aid"},  // an option: the page of a person shows more or less
      // Whether a card that was paid had been seen is for those who count.
      .short_sentences = {"placed", "discarded"},
  };
}

}  // namespace pentarch::china
