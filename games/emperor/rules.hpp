// Emperor's Choice: who decides, what is legal, and one step.
#pragma once

#include "games/emperor/finale.hpp"

namespace pentarch::emperor {

constexpr SeatSet deciders(const State& state) noexcept {
  switch (top(state).what) {
    case Pending::kOver: return {};
    case Pending::kShow:
      return SeatSet::of_bits(
          static_cast<std::uint8_t>(low_bits(state.seats) & ~std::uint64_t{state.answered}));
    default: return SeatSet::only(state.actor);
  }
}

// The seat is between the first and the last step of a decision.
constexpr bool undeclared(const State& state, Seat seat) noexcept {
  if (seat >= state.seats || state.players[seat].staged.empty()) return false;
  const Pending what = top(state).what;
  if (what == Pending::kBid) return seat == state.actor;
  return what == Pending::kShow && ((state.answered >> seat) & 1u) == 0;
}

// ---- Legal steps -----------------------------------------------------------------------------

template <class Kind>
constexpr void add_all(Steps& steps, std::uint32_t set) noexcept {
  for_each_bit(set, [&](int i) { steps.push_back(step(Kind::at(i))); });
}

constexpr void legal_bids(const Edition& edition, const State& state, Steps& steps) noexcept {
  const Bid bid = bid_of(edition, state);
  if (bid.pass) steps.push_back(step(Pass::kFirst));
  add_all<Stage>(steps, bid.types);
  for (int cubes = bid.least_cubes; cubes <= bid.most_cubes; ++cubes) {
    steps.push_back(step(Declare::at(cubes)));
  }
}

// The policies without a disc; one with tributes under it can be scored without taking them.
constexpr void legal_scorings(const State& state, Steps& steps) noexcept {
  for_each_bit(free_policies(state), [&](int card) {
    steps.push_back(step(Score::at(card)));
    if (state.under[card] != 0) steps.push_back(step(ScoreOnly::at(card)));
  });
}

constexpr void legal_flips(Steps& steps) noexcept {
  add_all<FlipOver>(steps, static_cast<std::uint32_t>(low_bits(kPolicies)));
}

constexpr void legal_refills(const Edition& edition, const State& state, Steps& steps) noexcept {
  add_all<Recruit>(steps, recruits(edition, state));
  const int cubes = most_hired(state);
  for (int i = 0; i < cubes; ++i) steps.push_back(step(Hire::at(i)));
  const int levels = most_levels(edition, state);
  for (int i = 0; i < levels; ++i) steps.push_back(step(Build::at(i)));
  steps.push_back(step(Done::kFirst));
}

constexpr void legal_parts(const State& state, Steps& steps) noexcept {
  const int left = top(state).parts_left();
  if ((left & kPartScore) != 0) legal_scorings(state, steps);
  if ((left & kPartFlip) != 0) legal_flips(steps);
  if ((left & kPartTribute) != 0) steps.push_back(step(TakeTribute::kFirst));
  if ((left & kPartPoints) != 0) steps.push_back(step(TakePoints::kFirst));
  if (left == kPartFlip) steps.push_back(step(Done::kFirst));  // E28
}

constexpr void legal_answers(const Edition& edition, const State& state, Seat seat,
                             Steps& steps) noexcept {
  add_all<Stage>(steps, showable(edition, state, seat));
  steps.push_back(step(Done::kFirst));
}

constexpr void legal_discards(const Frame& frame, Steps& steps) noexcept {
  const int a = type_of(frame.drawn(0));
  const int b = type_of(frame.drawn(1));
  if (a != kUnknown) steps.push_back(step(Discard::at(a)));
  if (b != kUnknown && b != a) steps.push_back(step(Discard::at(b)));
}

constexpr void list_steps(const Edition& edition, const State& state, Seat seat,
                          Steps& steps) noexcept {
  const Frame& frame = top(state);
  switch (frame.what) {
    case Pending::kDraft: return add_all<Pick>(steps, state.draft);
    case Pending::kBid: return legal_bids(edition, state, steps);
    case Pending::kOnShow: return add_all<Act>(steps, state.players[state.actor].staged.types());
    case Pending::kLoss:  // the cubes follow the persons
      static_assert(LoseCubes::kFirst == Lose::kEnd);
      return add_all<Lose>(steps, items_at_stake(edition, state.players[state.actor]));
    case Pending::kWithdraw: return add_all<WithdrawTile>(steps, state.withdrawals);
    case Pending::kSet: return add_all<TakeSet>(steps, sets_to_take(state));
    case Pending::kUseTiles: return add_all<UseTile>(steps, tiles_due(state));
    case Pending::kTreasures:
      add_all<UseTreasure>(steps, treasures_to_use(edition, state));
      return steps.push_back(step(Done::kFirst));
    case Pending::kRefill: return legal_refills(edition, state, steps);
    case Pending::kDecree: return add_all<ChooseDecree>(steps, state.decrees);
    case Pending::kDecreeParts: return legal_parts(state, steps);
    case Pending::kVictim:
      return for_each_target(
          state, [&](Target target) { steps.push_back(step(Kill::at(target.seat, target.type))); });
    case Pending::kChoice:
      add_all<Choose>(steps,
                      static_cast<std::uint32_t>(low_bits(edition.effects[frame.effect()].size)));
      if (frame.optional() != 0) steps.push_back(step(Skip::kFirst));
      return;
    case Pending::kKeepTile:
      return add_all<Keep>(steps,
                           std::uint32_t{1} << frame.drawn(0) | std::uint32_t{1} << frame.drawn(1));
    case Pending::kKeepPerson: return legal_discards(frame, steps);
    case Pending::kTakeTreasure:
      return add_all<Seize>(steps, static_cast<std::uint32_t>(low_bits(edition.treasure_count)));
    case Pending::kUseStone: legal_scorings(state, steps); return legal_flips(steps);
    case Pending::kChoosePolicy: return legal_scorings(state, steps);
    case Pending::kFlip:
      legal_flips(steps);
      if (frame.optional() != 0) steps.push_back(step(Skip::kFirst));
      return;
    case Pending::kShow: return legal_answers(edition, state, seat, steps);
    default: return;
  }
}

// ---- What goes on by itself ------------------------------------------------------------------

template <class Sink>
constexpr void end_turn(State& state, Sink& tell) {
  const int order = state.players[state.actor].order;
  if (order == state.seats) return begin_decree(state, tell);
  state.actor = seat_with_order(state, order + 1);
  enter(state, Pending::kSet);
}

template <class Chance, class Sink>
constexpr void end_decree(const Edition& edition, State& state, Chance& chance, Sink& tell) {
  lose_trust(edition, state, state.actor, edition.decree_trust[state.round], tell);
  if (state.decrees != 0) return begin_decree(state, tell);
  if (state.round + 1 < edition.rounds) return prepare_round(edition, state, chance, tell);
  state.discs = 0;
  enter(state, Pending::kFinal);
}

// Each of these goes on where everybody can see that there is no choice, and says whether it did.

template <class Chance, class Sink>
constexpr bool went_on_showing(const Edition& edition, State& state, Chance& chance, Sink& tell) {
  const std::uint32_t types = state.players[state.actor].staged.types();
  if (popcount(types) > 1) return false;  // E27
  if (types == 0) {
    next_bidder(state);
  } else {
    act(edition, state, lowest_bit(types), chance, tell);
  }
  return true;
}

template <class Sink>
constexpr bool went_on_withdrawing(const Edition& edition, State& state, Sink& tell) {
  if (popcount(state.withdrawals) > 1) return false;
  withdraw(edition, state, lowest_bit(state.withdrawals), tell);
  return true;
}

constexpr void leave_auction(State& state) noexcept {
  if (popcount(state.passed) < state.seats) return next_bidder(state);
  state.actor = seat_with_order(state, 1);
  enter(state, Pending::kSet);
}

template <class Sink>
constexpr bool went_on_taking(State& state, Sink& tell) {
  const std::uint32_t sets = sets_to_take(state);
  if (popcount(sets) > 1) return false;
  if (sets == 0) {
    enter(state, Pending::kUseTiles);  // the bag ran out
  } else {
    take_set(state, lowest_bit(sets), tell);
  }
  return true;
}

template <class Sink>
constexpr bool went_on_using(const Edition& edition, State& state, Sink& tell) {
  const std::uint32_t due = tiles_due(state);
  if (popcount(due) > 1) return false;
  if (due == 0) {
    collect_income(state, tell);
  } else {
    use_due_tile(edition, state, lowest_bit(due), tell);
  }
  return true;
}

template <class Chance, class Sink>
constexpr bool went_on_decreeing(const Edition& edition, State& state, Chance& chance, Sink& tell) {
  switch (top(state).parts_left()) {
    case 0: end_decree(edition, state, chance, tell); return true;
    case kPartPoints: take_decree_points(edition, state, tell); return true;
    case kPartTribute: take_decree_tribute(edition, state, chance, tell); return true;
    default: return false;
  }
}

template <class Chance, class Sink>
constexpr bool went_on(const Edition& edition, State& state, Chance& chance, Sink& tell) {
  switch (top(state).what) {
    case Pending::kDrafted: hand_on_draft(edition, state, tell); return true;
    case Pending::kOnShow: return went_on_showing(edition, state, chance, tell);
    case Pending::kWithdraw: return went_on_withdrawing(edition, state, tell);
    case Pending::kWithdrawn: leave_auction(state); return true;
    case Pending::kSet: return went_on_taking(state, tell);
    case Pending::kUseTiles: return went_on_using(edition, state, tell);
    case Pending::kTreasures:
      if (treasures_to_use(edition, state) != 0) return false;
      begin_refill(state);
      return true;
    case Pending::kRefill:
      if (can_refill(edition, state)) return false;
      end_turn(state, tell);
      return true;
    case Pending::kDecreeParts: return went_on_decreeing(edition, state, chance, tell);
    case Pending::kFinal: go_on_with_finale(edition, state, chance, tell); return true;
    case Pending::kIcons: go_on_with_parts(edition, state, chance, tell); return true;
    case Pending::kRaise: go_on_raising(edition, state, tell); return true;
    case Pending::kKeepTile:
      if (top(state).drawn(0) != top(state).drawn(1)) return false;
      keep_tile(edition, state, top(state).drawn(0), tell);
      return true;
    default: return false;
  }
}

// ---- One step --------------------------------------------------------------------------------

template <class Chance, class Sink>
constexpr void score_chosen(const Edition& edition, State& state, int card, bool taking,
                            Chance& chance, Sink& tell) {
  if (top(state).what == Pending::kDecreeParts) {
    finish_part(state, kPartScore);
  } else {
    pop(state);
  }
  choose_policy(edition, state, card, taking, chance, tell);
}

template <class Sink>
constexpr void flip_chosen(State& state, int card, Sink& tell) {
  if (top(state).what == Pending::kDecreeParts) {
    finish_part(state, kPartFlip);
  } else {
    pop(state);
  }
  flip_policy(state, card, tell);
}

template <class Sink>
constexpr void skip(State& state, Sink& tell) {
  const Frame frame = top(state);
  pop(state);
  const int what = frame.what == Pending::kChoice ? frame.effect() : kEffects;
  tell(Event{.kind = kSkipped, .seat = state.actor, .args = {arg(what)}});
}

template <class Chance, class Sink>
constexpr void finish(const Edition& edition, State& state, Seat seat, Chance& chance, Sink& tell) {
  const Pending what = top(state).what;
  if (what == Pending::kShow) return answer(edition, state, seat, chance, tell);
  tell(Event{.kind = kDidEnough, .seat = seat});
  if (what == Pending::kTreasures) return begin_refill(state);
  if (what == Pending::kRefill) return end_turn(state, tell);
  finish_part(state, kPartFlip);
}

template <class Chance, class Sink>
constexpr void carry_out(const Edition& edition, State& state, Seat seat, int action,
                         Chance& chance, Sink& tell) {
  by_kind<LastKind>(
      action,
      Cases{
          [&](Pass) { pass(edition, state, tell); },
          [&](Skip) { skip(state, tell); },
          [&](Done) { finish(edition, state, seat, chance, tell); },
          [&](TakePoints) { take_decree_points(edition, state, tell); },
          [&](TakeTribute) { take_decree_tribute(edition, state, chance, tell); },
          // Undeclared: its seat's secret.
          [&](Stage, int type) { state.players[seat].staged.add(type); },
          [&](Declare, int cubes) { declare(edition, state, cubes, tell); },
          [&](Lose, int type) { lose_item(state, type, tell); },
          [&](LoseCubes) { lose_item(state, kTypes, tell); },
          [&](WithdrawTile, int tile) { withdraw(edition, state, tile, tell); },
          [&](Choose, int alternative) { choose_alternative(state, alternative, tell); },
          [&](Keep, int tile) { keep_tile(edition, state, tile, tell); },
          [&](Discard, int type) { discard_drawn(state, type, tell); },
          [&](Seize, int treasure) { take_treasure(state, treasure, tell); },
          [&](Score, int card) { score_chosen(edition, state, card, true, chance, tell); },
          [&](ScoreOnly, int card) { score_chosen(edition, state, card, false, chance, tell); },
          [&](FlipOver, int card) { flip_chosen(state, card, tell); },
          [&](Act, int type) { act(edition, state, type, chance, tell); },
          [&](Kill, int victim, int type) {
            kill(edition, state, {static_cast<Seat>(victim), type}, tell);
          },
          [&](TakeSet, int set) { take_set(state, set, tell); },
          [&](UseTile, int which) { use_due_tile(edition, state, which, tell); },
          [&](UseTreasure, int treasure) { use_treasure(edition, state, treasure, tell); },
          [&](Recruit, int type) { recruit(edition, state, type, tell); },
          [&](Hire, int more) { hire(edition, state, 1 + more, tell); },
          [&](Build, int more) { build(edition, state, 1 + more, tell); },
          [&](ChooseDecree, int tile) { take_decree(state, tile, tell); },
          [&](Pick, int tile) { pick_bonus(edition, state, tile, tell); },
      });
}

template <class Chance, class Sink>
constexpr void apply(const Edition& edition, State& state, Seat seat, Step chosen, Chance& chance,
                     Sink& tell) {
  carry_out(edition, state, seat, chosen.action, chance, tell);
  while (went_on(edition, state, chance, tell)) {
  }  // until somebody has to decide
}

}  // namespace pentarch::emperor
