// A position out of its description, the same for every game.
//
// The face of a game gives
//   describe(fields, state, undeclared)   the members (fields.hpp). Steps that seats have chosen
//                                         and not declared are no part of the state here.
//   undeclared_actions(state, seat)       these steps, in order; left out where members say them
//   settle(state)                         fills in what no member says, and returns what is
//                                         impossible then, or null
#pragma once

#include "engine/decisions.hpp"
#include "engine/describe/reader.hpp"
#include "engine/describe/schema.hpp"
#include "engine/describe/written.hpp"
#include "engine/game.hpp"

namespace pentarch {

template <class F>
Json write_position(const F& face, typename F::Game::State state) {
  Undeclared undeclared;
  if constexpr (requires { face.undeclared_actions(state, Seat{}); }) {
    for (Seat seat = 0; seat < state.seats; ++seat) {
      if (!F::Game::undeclared(state, seat)) continue;
      undeclared[seat] = face.undeclared_actions(state, seat);
    }
  }
  return written([&](Fields& fields) { face.describe(fields, state, undeclared); });
}

// Takes the steps again, one after the other; false where one is not possible or declares
// something.
template <class G>
bool take_again(const typename G::Edition& edition, typename G::State& state, Seat seat,
                const std::vector<int>& actions) {
  for (const int action : actions) {
    const typename G::Step step = G::step_of(action);
    if (!is_legal<G>(edition, state, seat, step)) return false;
    take_quietly<G>(edition, state, seat, step);
    if (!G::undeclared(state, seat)) return false;
  }
  return true;
}

template <class F>
Result<typename F::Game::State> read_position_of(const F& face, const Json& json) {
  typename F::Game::State state;
  Undeclared undeclared;
  Reader reader(json);
  face.describe(reader, state, undeclared);
  reader.refuse_others();
  if (reader.ok()) {
    if (const char* impossible = face.settle(state)) reader.fail(impossible);
  }
  for (Seat seat = 0; reader.ok() && seat < kMostSeats; ++seat) {
    if (!take_again<typename F::Game>(face.edition(), state, seat, undeclared[seat])) {
      reader.fail("an undeclared step of seat " + std::to_string(seat) + " is not possible here");
    }
  }
  if (reader.ok()) reader.compare_followers(write_position(face, state));
  if (!reader.ok()) return Error{"this position is impossible: " + reader.error()};
  return state;
}

template <class F>
Json position_schema_of(const F& face) {
  typename F::Game::State state;
  state.seats = F::Game::kFacts.most_seats;
  Undeclared undeclared;
  return schema_of("A position of " + english_title(F::Game::kFacts) + ", or the view of one seat",
                   [&](Fields& fields) { face.describe(fields, state, undeclared); });
}

}  // namespace pentarch
