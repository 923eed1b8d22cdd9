// China as a Game (engine/game.hpp): the rules of this folder under the names of the contract.
#pragma once

#include "engine/rules_of.hpp"
#include "games/china/audit.hpp"
#include "games/china/encode.hpp"
#include "games/china/evaluate.hpp"
#include "games/china/knowledge.hpp"
#include "games/china/rules.hpp"
#include "games/china/scoring.hpp"
#include "games/china/thinking.hpp"

namespace pentarch::china {

struct China : RulesOf<Edition, State, Step, Steps, LastKind> {
  static constexpr Facts kFacts = china::kFacts;
  static constexpr Thinking kThinking = china::kThinking;
  static constexpr std::array<OptionSpec, 4> kOptions{{
      {.key = "first", .values = {"0", "1", "2", "3", "4"}, .is_seat = true},  // H17
      {.key = "side", .values = {"34", "45"}, .with_seats = 1u << 4},
      {.key = "fortress", .values = {"off", "on"}},  // H14
      {.key = "memory", .values = {"off", "on"}},    // H17
  }};
};

static_assert(Game<China>);

}  // namespace pentarch::china
