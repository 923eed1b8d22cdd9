// One game between bots, from start to end.
#pragma once

#include <span>

#include "bots/bots.hpp"
#include "engine/read_decision.hpp"
#include "lab/deal_chance.hpp"
#include "lab/outsider.hpp"
#include "lab/play_out.hpp"

namespace pentarch {

// How a game went.
struct Course {
  Length length;
  Standing standing;
  Seat lost = kNobody;  // a program that failed: the game ended there, and its seat is last
  std::string why;
};

// What a program declares in a seat, if it may.
template <Face F>
Result<Decision<typename F::Game>> ask_outside(const F& face, const typename F::Game::State& mask,
                                               Seat seat, const Bot& bot, Outsiders& outsiders,
                                               std::uint32_t seed) {
  const Result<std::string> move = outsiders.ask(bot, seat, face.position(mask), seed);
  if (!move) return move.error();
  std::vector<std::string> names;
  for (int i = 0; i < mask.seats; ++i) names.push_back("seat " + std::to_string(i));
  const Voice voice{Words::of("en", std::string("games/") + F::Game::kFacts.id), names};
  Result<Decision<typename F::Game>> decision =
      Reading<F>::decision(face, mask, seat, *move, voice);
  if (!decision) return Error{"it declared " + quote(*move) + ": " + decision.message()};
  return decision;
}

// Plays the deal with one bot a seat into `state`. Calls watch(state, seat, decision) before every
// decision, and told(event) for all that happens; watch may stop the game by returning false.
template <Face F, class Watch, class Sink>
Course play_game(const F& face, const Deal& deal, std::span<const Bot> bots, Outsiders& outsiders,
                 typename F::Game::State& state, Watch&& watch, Sink& told) {
  using G = typename F::Game;
  const typename G::Edition& edition = face.edition();
  DealChance chance(deal);
  FastChance thoughts = thoughts_of(deal);
  ChaChaChance seeds = seeds_of(deal);
  state = G::start(edition, deal.setup, chance, told);
  Course course;
  for (SeatSet deciders = G::deciders(edition, state); !deciders.empty();
       deciders = G::deciders(edition, state)) {
    const Seat seat = deciders.lowest();
    const typename G::State mask = G::mask(edition, state, seat);
    Decision<G> decision;
    if (bots[seat].is_program()) {
      Result<Decision<G>> answer =
          ask_outside(face, mask, seat, bots[seat], outsiders, seeds.bits32());
      if (!answer) {
        course.lost = seat;
        course.why = answer.message();
        break;
      }
      decision = std::move(*answer);
    } else {
      decision = Bots<G>::decide(bots[seat], edition, mask, seat, thoughts);
    }
    if (!watch(state, seat, decision)) break;
    bool choice = false;
    for (std::size_t i = 0; i < decision.size(); ++i) {
      typename G::Steps steps;
      G::legal(edition, state, seat, steps);
      choice = choice || steps.size() > 1;
      G::apply(edition, state, seat, decision[i], chance, told);
      tell_step(told, state, steps.size(), i + 1 == decision.size());
      ++course.length.steps;
    }
    ++course.length.decisions;
    course.length.moves += choice;
  }
  course.standing = G::standing(edition, state);
  if (course.lost != kNobody) {
    course.standing = after_forfeit(course.standing, deal.setup.seats, course.lost);
  }
  return course;
}

}  // namespace pentarch
