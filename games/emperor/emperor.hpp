// Emperor's Choice as a Game (engine/game.hpp): the rules of this folder under the names of the
// contract.
#pragma once

#include "engine/rules_of.hpp"
#include "games/emperor/audit.hpp"
#include "games/emperor/encode.hpp"
#include "games/emperor/evaluate.hpp"
#include "games/emperor/knowledge.hpp"
#include "games/emperor/rules.hpp"
#include "games/emperor/scoring.hpp"
#include "games/emperor/thinking.hpp"

namespace pentarch::emperor {

struct Emperor : RulesOf<Edition, State, Step, Steps, LastKind> {
  static constexpr Facts kFacts = emperor::kFacts;
  static constexpr Thinking kThinking = emperor::kThinking;
  static constexpr std::array<OptionSpec, 2> kOptions{{
      {.key = "first", .values = {"0", "1", "2", "3", "4"}, .is_seat = true},
      {.key = "tributes", .values = {"covered", "counted"}},  // E29
  }};
};

static_assert(Game<Emperor>);

}  // namespace pentarch::emperor
