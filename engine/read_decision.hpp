// A decision as somebody declares it in notation: read, and checked step by step.
#pragma once

#include "engine/decisions.hpp"
#include "engine/face.hpp"

namespace pentarch {

// Compiled once for each game, like Bots.
template <Face F>
struct Reading {
  using G = typename F::Game;

  // The decision that the text says, if the seat may declare it in this state or in its mask; else
  // the reason why not.
  static Result<Decision<G>> decision(const F& face, typename G::State state, Seat seat,
                                      std::string_view text, const Voice& voice) {
    Result<Decision<G>> decision = face.read_move(state, seat, text, voice);
    if (!decision) return decision.error();
    for (std::size_t i = 0; i < decision->size(); ++i) {
      const typename G::Step step = (*decision)[i];
      if (!is_legal<G>(face.edition(), state, seat, step))
        return Error{face.why_not(state, seat, step, voice)};
      take_quietly<G>(face.edition(), state, seat, step);
      const bool last = i + 1 == decision->size();
      if (last == G::undeclared(state, seat)) {
        return Error{Words::of(voice.words.language(), "engine").say("decision.incomplete")};
      }
    }
    return decision;
  }
};

}  // namespace pentarch
