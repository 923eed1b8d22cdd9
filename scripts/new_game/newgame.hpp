// Newgame as a Game (engine/game.hpp): the rules of this folder under the names of the contract.
#pragma once

#include "engine/rules_of.hpp"
#include "games/newgame/audit.hpp"
#include "games/newgame/encode.hpp"
#include "games/newgame/evaluate.hpp"
#include "games/newgame/knowledge.hpp"
#include "games/newgame/rules.hpp"
#include "games/newgame/scoring.hpp"

namespace pentarch::newgame {

struct Newgame : RulesOf<Edition, State, Step, Steps, LastKind> {
  static constexpr Facts kFacts = newgame::kFacts;
  static constexpr Thinking kThinking = newgame::kThinking;
  static constexpr std::array<OptionSpec, 1> kOptions{
      {{.key = "first", .values = {"0", "1", "2", "3"}, .is_seat = true}}};
};

static_assert(Game<Newgame>);

}  // namespace pentarch::newgame
