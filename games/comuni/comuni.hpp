// Comuni as a Game (engine/game.hpp): the rules of this folder under the names of the contract.
#pragma once

#include "engine/rules_of.hpp"
#include "games/comuni/audit.hpp"
#include "games/comuni/encode.hpp"
#include "games/comuni/evaluate.hpp"
#include "games/comuni/knowledge.hpp"
#include "games/comuni/rules.hpp"
#include "games/comuni/scoring.hpp"
#include "games/comuni/thinking.hpp"

namespace pentarch::comuni {

struct Comuni : RulesOf<Edition, State, Step, Steps, LastKind> {
  static constexpr Facts kFacts = comuni::kFacts;
  static constexpr Thinking kThinking = comuni::kThinking;
  static constexpr std::array<OptionSpec, 1> kOptions{
      {{.key = "screens", .values = {"closed", "open"}}}};  // C17
};

static_assert(Game<Comuni>);

}  // namespace pentarch::comuni
