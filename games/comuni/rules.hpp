// Comuni: a game from set-up to the last invasion. The phases themselves are in project.hpp,
// invasion.hpp and building.hpp, in the order in which they are played; here each goes on to the
// one after it, so that they stand from the last to the first.
#pragma once

#include "games/comuni/building.hpp"
#include "games/comuni/invasion.hpp"
#include "games/comuni/project.hpp"

namespace pentarch::comuni {

// ---- Set-up ----------------------------------------------------------------------------------

constexpr void open_deck(const Edition& edition, State& state, int deck) noexcept {
  state.deck = static_cast<std::uint8_t>(deck);
  state.pile = {};
  state.left = 0;
  for (int i = 0; i < edition.deck_kinds[deck]; ++i) {
    state.pile[i] = edition.kinds[edition.deck_first[deck] + i].copies[state.seats];
    state.left += state.pile[i];
  }
}

// Who plays which commune is drawn where there are more communes than seats (C18). The seats go by
// the numbers of the communes.
template <class Chance>
constexpr std::uint64_t draw_communes(int seats, Chance& chance) {
  std::uint64_t box = low_bits(kCommunes);
  std::uint64_t drawn = seats == kCommunes ? box : 0;
  while (popcount(drawn) < seats) {
    drawn |= bit(chance.draw(kCommunePile, box & ~drawn));
  }
  return drawn;
}

template <class Chance, class Sink>
constexpr void turn_up(const Edition& edition, State& state, int column, int space, Chance& chance,
                       Sink& tell) {
  const std::span<const std::uint8_t> pile(state.pile.data(), edition.deck_kinds[state.deck]);
  const int index = chance.draw_kind(state.deck, pile);
  --state.pile[index];
  --state.left;
  const auto card = static_cast<CardId>(edition.deck_first[state.deck] + index);
  state.columns[column].cards[space] = card;
  tell(Event{.kind = kTurnedUp, .args = {arg(column), arg(space), card}});
}

template <class Chance, class Sink>
constexpr State start(const Edition& edition, const Setup& setup, Chance& chance, Sink& tell) {
  State state;
  state.seats = setup.seats;
  state.open_screens = setup.options[0];  // C17
  state.supply = edition.supply;
  Seat seat = 0;
  for_each_bit(draw_communes(setup.seats, chance), [&](int commune) {
    Player& player = state.players[seat];
    player.commune = static_cast<std::uint8_t>(commune);
    player.cubes = edition.communes[commune].start;
    subtract(state.supply, player.cubes);
    tell(Event{.kind = kSeated, .seat = seat++, .args = {arg(commune)}});
  });
  open_deck(edition, state, 0);
  for_each_bit(edition.columns[state.seats], [&](int column) {
    for (int space = 0; space < edition.spaces[column]; ++space) {
      turn_up(edition, state, column, space, chance, tell);
    }
  });
  return state;
}

// ---- Legal steps -----------------------------------------------------------------------------

constexpr SeatSet deciders(const State& state) noexcept {
  switch (state.pending.phase) {
    case Phase::kDisplaced: return SeatSet::only(state.pending.displaced.seat);
    case Phase::kInvasion: return unsealed(state);
    case Phase::kOver: return {};
    default: return SeatSet::only(state.turn);
  }
}

// C13: one pilgrim removes one marker, three remove two.
constexpr StepSet legal_removals(const Player& player) noexcept {
  const bool one = player.cubes[kPilgrim] >= 1 && player.plunder >= 1;
  const bool two = player.cubes[kPilgrim] >= 3 && player.plunder >= 2;
  return {kRemovePlunder, 1u | std::uint64_t{one} << 1 | std::uint64_t{two} << 2};
}

constexpr void legal_steps(const Edition& edition, const State& state, Seat seat,
                           StepSets& sets) noexcept {
  const Pending& pending = state.pending;
  switch (pending.phase) {
    case Phase::kProject: return sets.push_back({0, legal_projects(edition, state)});
    case Phase::kBidding: {
      const Range gold = bid_gold(state, pending.choice);
      return sets.push_back(range(kBidGold, gold.least, gold.most));
    }
    case Phase::kPairing: {
      const Range pilgrims = bid_pairs(state, pending.choice, pending.gold);
      return sets.push_back(range(kPairs, pilgrims.least, pilgrims.most));
    }
    case Phase::kClaiming: return sets.push_back(legal_cubes(claim_offer(edition, state), pending));
    case Phase::kEarning: return sets.push_back(legal_cubes(income_offer(edition, state), pending));
    case Phase::kDisplaced: return sets.push_back(legal_retreats(edition, state));
    case Phase::kInvasion: return legal_defences(state.players[seat], sets);
    case Phase::kBuilding: return legal_builds(edition, state, sets);
    case Phase::kPaying: {
      const Payment payment = payment_for(edition, state, pending.choice, pending.target);
      return sets.push_back(range(kPairs, payment.least_pairs, payment.most_pairs));
    }
    case Phase::kDiscarding: return sets.push_back(legal_discards(state));
    case Phase::kPlunder: return sets.push_back(legal_removals(state.players[seat]));
    case Phase::kOver: break;
  }
}

constexpr Step step(int action) noexcept {
  return {static_cast<std::uint16_t>(action)};
}

constexpr void list_steps(const Edition& edition, const State& state, Seat seat,
                          Steps& steps) noexcept {
  StepSets sets;
  legal_steps(edition, state, seat, sets);
  for (const StepSet& set : sets) {
    for_each_bit(set.bits, [&](int i) { steps.push_back(step(set.base + i)); });
  }
}

template <class Chance>
constexpr RandomStep<Step> draw_step(const Edition& edition, const State& state, Seat seat,
                                     Chance& chance) noexcept {
  StepSets sets;
  legal_steps(edition, state, seat, sets);
  int options = 0;
  for (const StepSet& set : sets) options += popcount(set.bits);
  int n = options == 1 ? 0 : chance.below(options);
  const StepSet* set = sets.begin();
  for (int size = popcount(set->bits); n >= size; size = popcount(set->bits)) {
    n -= size;
    ++set;
  }
  return {step(set->base + nth_bit(set->bits, n)), options};
}

// The seat is between the first and the last step of a decision.
constexpr bool undeclared(const State& state, Seat seat) noexcept {
  switch (state.pending.phase) {
    case Phase::kBidding:
    case Phase::kPairing:
    case Phase::kClaiming:
    case Phase::kEarning:
    case Phase::kPaying: return seat == state.turn;
    case Phase::kDiscarding: return seat == state.turn && state.pending.discards != 0;
    case Phase::kInvasion: {
      const Stage stage = seat < state.seats ? state.players[seat].defence.stage : Stage::kSealed;
      return stage != Stage::kAskArmies && stage != Stage::kSealed;
    }
    default: return false;
  }
}

// ---- The end of a turn, and of the game ------------------------------------------------------

template <class Sink>
constexpr void finish_game(State& state, Sink& tell) {
  for (Column& column : state.columns) {  // C14
    state.supply[kGold] += column.bid.gold;
    state.supply[kPilgrim] += column.bid.pilgrims;
    column.bid = {};
  }
  state.pending = {.phase = Phase::kOver};
  tell(Event{.kind = kEnded});
}

template <class Sink>
constexpr void begin_invasion(State& state, Sink& tell) {
  state.pending = {.phase = Phase::kInvasion};
  tell(Event{.kind = kInvaded, .args = {arg(state.deck)}});
}

template <class Sink>
constexpr void end_turn(const Edition& edition, State& state, Sink& tell) {
  state.buildings = state.walls = 0;
  if (state.last_turns != 0) {  // C14
    --state.last_turns;
    if (state.last_turns == 0) return begin_invasion(state, tell);
  }
  if (state.claimless == edition.claimless_rounds * state.seats) {  // C19
    tell(Event{.kind = kStalled, .args = {arg(state.claimless)}});
    return finish_game(state, tell);
  }
  state.turn = state.turn + 1 == state.seats ? 0 : state.turn + 1;
  state.pending = {};
}

// Phases 5 and 6: guildmasters; then pilgrims may remove plunder.
template <class Sink>
constexpr void finish_turn(const Edition& edition, State& state, Sink& tell) {
  appoint_guildmasters(edition, state, tell);
  const Player& player = state.players[state.turn];
  if (player.plunder != 0 && player.cubes[kPilgrim] != 0) {
    state.pending = {.phase = Phase::kPlunder};
    return;
  }
  end_turn(edition, state, tell);
}

template <class Sink>
constexpr void remove_plunder(const Edition& edition, State& state, int markers, Sink& tell) {
  if (markers != 0) {
    Player& player = state.players[state.turn];
    const int pilgrims = markers == 1 ? 1 : 3;  // C13
    player.plunder = static_cast<std::uint16_t>(player.plunder - markers);
    player.cubes[kPilgrim] = static_cast<std::uint8_t>(player.cubes[kPilgrim] - pilgrims);
    state.supply[kPilgrim] = static_cast<std::uint8_t>(state.supply[kPilgrim] + pilgrims);
    tell(Event{.kind = kRemovedPlunder, .seat = state.turn, .args = {arg(markers), arg(pilgrims)}});
  } else {
    tell(Event{.kind = kKeptPlunder, .seat = state.turn});
  }
  end_turn(edition, state, tell);
}

// ---- Phase 4 ---------------------------------------------------------------------------------

template <class Sink>
constexpr void finish_building(const Edition& edition, State& state, Sink& tell) {
  if (state.players[state.turn].hand[kHandLimit] != kNoCard) {
    state.pending = {.phase = Phase::kDiscarding};
    return;
  }
  finish_turn(edition, state, tell);
}

// A phase in which its seat can do nothing passes by itself.
template <class Sink>
constexpr void go_on_building(const Edition& edition, State& state, Sink& tell) {
  if (!Workshop(edition, state).can_build()) return finish_building(edition, state, tell);
  state.pending = {.phase = Phase::kBuilding};
}

// ---- Phases 2 and 3 --------------------------------------------------------------------------

constexpr int kLastDeck = kDecks - 1;

// Turns up one card; true when it was the last of its deck, which stops the refill: with an
// invasion at once, or with the last deck for good (C5, C14).
template <class Chance, class Sink>
constexpr bool runs_out(const Edition& edition, State& state, int column, int space, Chance& chance,
                        Sink& tell) {
  if (state.left == 0) return true;
  turn_up(edition, state, column, space, chance, tell);
  if (state.left != 0) return false;
  if (state.deck == kLastDeck) {
    state.last_turns = static_cast<std::uint8_t>(state.seats + 1);
    tell(Event{.kind = kLastCard, .seat = state.turn});
  } else {
    begin_invasion(state, tell);
  }
  return true;
}

// C5: by column, then by space.
template <class Chance, class Sink>
constexpr void refill(const Edition& edition, State& state, Chance& chance, Sink& tell) {
  std::uint64_t columns = edition.columns[state.seats];
  for (; columns != 0; columns &= columns - 1) {
    const int column = lowest_bit(columns);
    for (int space = 0; space < edition.spaces[column]; ++space) {
      if (state.columns[column].cards[space] != kNoCard) continue;
      if (runs_out(edition, state, column, space, chance, tell)) return;
    }
  }
}

template <class Chance, class Sink>
constexpr void refill_and_build(const Edition& edition, State& state, Chance& chance, Sink& tell) {
  refill(edition, state, chance, tell);
  if (state.pending.phase != Phase::kInvasion) go_on_building(edition, state, tell);
}

template <class Chance, class Sink>
constexpr void defend(const Edition& edition, State& state, Seat seat, int action, Chance& chance,
                      Sink& tell) {
  if (!answer(state.players[seat], action) || !unsealed(state).empty()) return;
  resolve_invasion(edition, state, tell);
  if (state.deck == kLastDeck) return finish_game(state, tell);
  state.pending = {};
  open_deck(edition, state, state.deck + 1);
  tell(Event{.kind = kOpenedDeck, .args = {arg(state.deck), arg(state.left)}});
  refill_and_build(edition, state, chance, tell);
}

// ---- Phase 1 ---------------------------------------------------------------------------------

template <class Chance, class Sink>
constexpr void claim_and_refill(const Edition& edition, State& state, Chance& chance, Sink& tell) {
  claim(state, tell);
  refill_and_build(edition, state, chance, tell);
}

template <class Chance, class Sink>
constexpr void begin_claim(const Edition& edition, State& state, Chance& chance, Sink& tell) {
  if (claim_offer(edition, state).due == 0) {
    return claim_and_refill(edition, state, chance, tell);
  }
  state.pending = {.phase = Phase::kClaiming};
}

template <class Sink>
constexpr void earn_and_build(const Edition& edition, State& state, Sink& tell) {
  earn(edition, state, tell);
  go_on_building(edition, state, tell);
}

template <class Sink>
constexpr void begin_income(const Edition& edition, State& state, Sink& tell) {
  if (income_offer(edition, state).due == 0) return earn_and_build(edition, state, tell);
  state.pending = {.phase = Phase::kEarning};
}

template <class Chance, class Sink>
constexpr void take_cube(const Edition& edition, State& state, int kind, Chance& chance,
                         Sink& tell) {
  Pending& pending = state.pending;
  if (pending.phase == Phase::kClaiming) {
    if (choose_cube(claim_offer(edition, state), pending, kind)) {
      claim_and_refill(edition, state, chance, tell);
    }
  } else if (choose_cube(income_offer(edition, state), pending, kind)) {
    earn_and_build(edition, state, tell);
  }
}

// Pairs of pilgrims on a bid, among the payment for a build step, or against an invasion.
template <class Chance, class Sink>
constexpr void choose_pairs(const Edition& edition, State& state, Seat seat, int action,
                            Chance& chance, Sink& tell) {
  const Pending pending = state.pending;
  const int count = action - kPairs;
  if (pending.phase == Phase::kInvasion) {
    defend(edition, state, seat, action, chance, tell);
  } else if (pending.phase == Phase::kPaying) {
    build(edition, state, pending.choice, pending.target, count, tell);
    go_on_building(edition, state, tell);
  } else if (place_bid(state, pending.choice, pending.gold, count, tell)) {
    go_on_building(edition, state, tell);
  }
}

// ---- A step ----------------------------------------------------------------------------------

template <class Sink>
constexpr void bid_or_retreat(const Edition& edition, State& state, int action, Sink& tell) {
  const int column = state.pending.choice;
  const bool over = action < kClaim       ? choose_column(state, action - kBid, tell)
                    : action == kWithdraw ? withdraw(state, tell)
                    : action < kBidGold   ? move_envoy(state, action - kMove, tell)
                                          : choose_gold(state, column, action - kBidGold, tell);
  if (over) go_on_building(edition, state, tell);
}

template <class Chance, class Sink>
constexpr void apply(const Edition& edition, State& state, Seat seat, Step step, Chance& chance,
                     Sink& tell) {
  const int action = step.action;
  if (action < kClaim) {
    bid_or_retreat(edition, state, action, tell);
  } else if (action == kClaim) {
    begin_claim(edition, state, chance, tell);
  } else if (action == kIncome) {
    begin_income(edition, state, tell);
  } else if (action < kWithdraw) {
    take_cube(edition, state, action - kTakeCube, chance, tell);
  } else if (action < kPairs) {
    bid_or_retreat(edition, state, action, tell);
  } else if (action < kArmies) {
    choose_pairs(edition, state, seat, action, chance, tell);
  } else if (action < kBuild) {
    defend(edition, state, seat, action, chance, tell);
  } else if (action < kDone) {
    const int choice = action - kBuild;
    if (choose_target(edition, state, choice / kTargets, choice % kTargets, tell)) {
      go_on_building(edition, state, tell);
    }
  } else if (action == kDone) {
    tell(Event{.kind = kBuiltEnough, .seat = state.turn});
    finish_building(edition, state, tell);
  } else if (action < kRemovePlunder) {
    if (discard(state, action - kDiscard, tell)) finish_turn(edition, state, tell);
  } else {
    remove_plunder(edition, state, action - kRemovePlunder, tell);
  }
}

}  // namespace pentarch::comuni
