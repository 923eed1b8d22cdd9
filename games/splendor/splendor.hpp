// Splendor as a Game (engine/game.hpp): the rules of this folder under the names of the contract.
#pragma once

#include "engine/rules_of.hpp"
#include "games/splendor/audit.hpp"
#include "games/splendor/encode.hpp"
#include "games/splendor/evaluate.hpp"
#include "games/splendor/knowledge.hpp"
#include "games/splendor/rules.hpp"
#include "games/splendor/scoring.hpp"
#include "games/splendor/thinking.hpp"

namespace pentarch::splendor {

struct Splendor : RulesOf<Edition, State, Step, Steps, LastKind> {
  static constexpr Facts kFacts = splendor::kFacts;
  static constexpr Thinking kThinking = splendor::kThinking;
  static constexpr std::array<OptionSpec, 1> kOptions{
      {{.key = "first", .values = {"0", "1", "2", "3"}, .is_seat = true}}};  // S12
};

static_assert(Game<Splendor>);

}  // namespace pentarch::splendor
