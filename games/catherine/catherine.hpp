// Catherine as a Game (engine/game.hpp): the rules of this folder under the names of the contract.
#pragma once

#include "engine/rules_of.hpp"
#include "games/catherine/audit.hpp"
#include "games/catherine/encode.hpp"
#include "games/catherine/evaluate.hpp"
#include "games/catherine/knowledge.hpp"
#include "games/catherine/rules.hpp"
#include "games/catherine/scoring.hpp"
#include "games/catherine/thinking.hpp"

namespace pentarch::catherine {

struct Catherine : RulesOf<Edition, State, Step, Steps, LastKind> {
  static constexpr Facts kFacts = catherine::kFacts;
  static constexpr Thinking kThinking = catherine::kThinking;
  static constexpr std::array<OptionSpec, 0> kOptions{};
};

static_assert(Game<Catherine>);

}  // namespace pentarch::catherine
