// The contract of a game: what the rules of one game give, and what must hold of it.
//
// A game is a set of pure `constexpr` functions over a small value, its State. Everything else
// (table, bots, terminal, page, GPU) is derived from these functions and adds no rule. The
// laws below are not advice: tests/battery.hpp checks them for every registered game.
//
// THE DATA
//   Edition  The components as plain data, with tables of what follows from them.
//   State    Everything on and around the table. Trivially copyable, of fixed size, no pointer.
//            Canonical: sets are sorted, unused places hold a fixed value, components that nobody
//            can tell apart are counted and never numbered. So a state is copied with memcpy,
//            hashed by its bytes, sent to a GPU and compared byte by byte. It holds no deck order
//            and no generator (chance.hpp): there is nothing in it to peek at. `seats` says how
//            many play.
//   Step     One choice, as small as the game can split it: its number, `action`. LastKind is the
//            last of the kinds of steps (steps.hpp).
//
// STEP AND DECISION
//   `legal` and `apply` handle steps. A *decision* is the steps of one seat up to its declaration;
//   `undeclared(state, seat)` is true between the first and the last of them. Wide choices are
//   split so that one step offers a few hundred options at most.
//   - A step is offered only if the decision can still be completed.
//   - Each decision has exactly one path of steps: where an order is free, the rules fix it.
//   - Undeclared steps are their seat's secret. They are absent from the masks of others, tell no
//     event and draw nothing; their effects happen with the last step.
//   - A step on a mask is the mask of the step, unless the decision draws something or turns up
//     what the mask can't know: another seat's cards, or the sealed answers of others.
//
// WHO DECIDES
//   `deciders` is empty exactly when the game is over. With more than one, each answers for itself,
//   sealed: a seat that has answered has no legal steps, but in the masks of others it has not
//   answered yet, so deciders(mask(s, S)) has every decider of s and is right about S itself. The
//   order of answers changes nothing. Who decides follows from open information alone.
//
// WHO KNOWS WHAT
//   `mask(edition, state, seat)` is the state with everything erased that this seat may not know;
//   kNobody gives a spectator's. The yardstick is a player with perfect memory.
//     legal(mask(s, S), S) == legal(s, S)        a seat knows what it may do
//     mask(mask(s, S), S) == mask(s, S)
//   `guess(edition, masked, seat, chance)` fills the places that the seat can't see at random, each
//   physical component that it has not located equally likely; no choice is invented.
//     mask(guess(mask(s, S)), S) == mask(s, S)   byte by byte
//
//   `shown(edition, masked, seat)` is the mask as a person's page shows it. It covers more where a
//   rulebook wants covered what everybody has seen and an option of the table says so; mostly it
//   is the mask itself. Bots and research see the mask. What is shown is a mask too, and the seat
//   may do the same.
//
//   `apply` tells every open draw as an event, every secret one with its secret arguments, and
//   marks with `reveals` a step by which something hidden becomes known. What a seat hears of a
//   turn says how its mask changes: nothing changes there unheard.
//
// THE REST
//   `audit`        the first broken invariant in words, or null. Silent after every step.
//   `standing`     points, ranks and the breakdown by source, at any time. Of a mask it is what
//                  that seat may be told before the end; nothing hidden decides a tie there.
//   `random_step`  uniform over `legal` without writing the list, with the number of options.
//   `evaluate`     how well a seat stands, for the bots; larger is better, in hundredths of a
//                  point. Where seats are compared, `evaluate_each` may give all at once.
//   kThinking      the numbers with which the search bot plays this game best.
//   `action_of`    a step as a number in [0, kActions) and back, independent of the state.
//   `go_through`   tells the numbers of a mask, for learning, and what each of them is
//                  (encoder.hpp); `encode` writes them, in the named blocks kBlocks. Masks that
//                  differ encode differently.
#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <type_traits>

#include "engine/chance.hpp"
#include "engine/encoder.hpp"
#include "engine/events.hpp"
#include "engine/list.hpp"
#include "engine/options.hpp"
#include "engine/seat.hpp"
#include "engine/standing.hpp"
#include "engine/thinking.hpp"

namespace pentarch {

// The block of facts that a game opens with.
struct Facts {
  const char* id;
  int least_seats;
  int most_seats;
  int rules_version;  // a change of behaviour raises it
};

// A step drawn at random, and how many there were to choose from.
template <class Step>
struct RandomStep {
  Step step;
  int options;
};

template <class T>
concept PlainValue = std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>;

template <class G>
concept Game =
    requires(const typename G::Edition& edition, const Setup& setup, const typename G::State& state,
             typename G::State& changed, Seat seat, typename G::Step step, typename G::Steps& steps,
             FastChance& chance, Silence& silence, std::span<float> numbers, DenseNumbers& dense) {
      requires PlainValue<typename G::State>;
      requires sizeof(typename G::State) % 8 == 0;  // hashed by words
      requires std::is_trivially_copyable_v<typename G::Edition>;
      requires std::equality_comparable<typename G::Edition>;
      requires std::is_trivially_copyable_v<typename G::Step>;
      requires std::equality_comparable<typename G::Step>;
      requires std::same_as<std::remove_cvref_t<decltype(G::kFacts)>, Facts>;
      requires G::kActions > 0;
      requires std::same_as<std::remove_cvref_t<decltype(G::kThinking)>, Thinking>;
      { state.seats } -> std::convertible_to<int>;
      requires std::same_as<typename decltype(G::kOptions)::value_type, OptionSpec>;
      requires std::same_as<typename decltype(G::kBlocks)::value_type, Block>;
      { steps[0] } -> std::convertible_to<typename G::Step>;
      { steps.size() } -> std::same_as<int>;
      { G::start(edition, setup, chance, silence) } -> std::same_as<typename G::State>;
      { G::deciders(edition, state) } -> std::same_as<SeatSet>;
      { G::legal(edition, state, seat, steps) };
      { G::undeclared(state, seat) } -> std::same_as<bool>;
      { G::apply(edition, changed, seat, step, chance, silence) };
      { G::standing(edition, state) } -> std::same_as<Standing>;
      { G::mask(edition, state, seat) } -> std::same_as<typename G::State>;
      { G::shown(edition, state, seat) } -> std::same_as<typename G::State>;
      { G::guess(edition, state, seat, chance) } -> std::same_as<typename G::State>;
      { G::audit(edition, state) } -> std::same_as<const char*>;
      {
        G::random_step(edition, state, seat, chance)
      } -> std::same_as<RandomStep<typename G::Step>>;
      { G::evaluate(edition, state, seat) } -> std::same_as<int>;
      { G::action_of(step) } -> std::same_as<int>;
      { G::step_of(0) } -> std::same_as<typename G::Step>;
      { G::go_through(dense, state, seat) };
      { G::encode(state, seat, numbers) };
    };

// The number of floats that a game's `encode` writes.
template <class G>
constexpr int encoded_size() {
  int size = 0;
  for (const Block& block : G::kBlocks) size += block.size;
  return size;
}

// `random_step` for a game that has nothing faster than its list.
template <class G, class Chance>
constexpr RandomStep<typename G::Step> random_of_list(const typename G::Edition& edition,
                                                      const typename G::State& state, Seat seat,
                                                      Chance& chance) {
  typename G::Steps steps;
  G::legal(edition, state, seat, steps);
  return {steps[chance.below(steps.size())], steps.size()};
}

}  // namespace pentarch
