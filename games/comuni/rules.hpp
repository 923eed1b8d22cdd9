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
  return {KeepPlunder::kFirst, 1u | std::uint64_t{one} << 1 | std::uint64_t{two} << 2};
}

constexpr void legal_steps(const Edition& edition, const State& state, Seat seat,
                           StepSets& sets) noexcept {
  const Pending& pending = state.pending;
  switch (pending.phase) {
    case Phase::kProject: return sets.push_back({PlaceBid::kFirst, legal_projects(edition, state)});
    case Phase::kBidding: return sets.push_back(steps_of<BidGold>(bid_gold(state, pending.choice)));
    case Phase::kPairing:
      return sets.push_back(steps_of<UsePairs>(bid_pairs(state, pending.choice, pending.gold)));
    case Phase::kClaiming: return sets.push_back(legal_cubes(claim_offer(edition, state), pending));
    case Phase::kEarning: return sets.push_back(legal_cubes(income_offer(edition, state), pending));
    case Phase::kDisplaced: return sets.push_back(legal_retreats(edition, state));
    case Phase::kInvasion: return legal_defences(state.players[seat], sets);
    case Phase::kBuilding: return legal_builds(edition, state, sets);
    case Phase::kPaying:
      return sets.push_back(
          steps_of<UsePairs>(payment_for(edition, state, pending.choice, pending.target).pairs));
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
      const Stage stage = seat < state.seats ? state.players[seat].defence.stage : kSealed;
      return stage != kAskArmies && stage != kSealed;
    }
    default: return false;
  }
}

// ---- The end of a turn, and of the game ------------------------------------------------------

template <class Sink>
constexpr void finish_game(State& state, Sink& tell) {
  for (Column& column : state.columns) {  // C14
    add(state.supply, column.bid.cubes());
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
constexpr void keep_plunder(const Edition& edition, State& state, Sink& tell) {
  tell(Event{.kind = kKeptPlunder, .seat = state.turn});
  end_turn(edition, state, tell);
}

template <class Sink>
constexpr void remove_plunder(const Edition& edition, State& state, int markers, Sink& tell) {
  Player& player = state.players[state.turn];
  const Cubes pilgrims = cubes_of(0, 0, 0, markers == 1 ? 1 : 3);  // C13
  player.plunder = static_cast<std::uint16_t>(player.plunder - markers);
  subtract(player.cubes, pilgrims);
  add(state.supply, pilgrims);
  tell(Event{.kind = kRemovedPlunder,
             .seat = state.turn,
             .args = {arg(markers), arg(pilgrims[kPilgrim])}});
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
constexpr void defend(const Edition& edition, State& state, Seat seat, int number, Chance& chance,
                      Sink& tell) {
  if (!answer(state.players[seat], number) || !unsealed(state).empty()) return;
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
  const bool claiming = state.pending.phase == Phase::kClaiming;
  if (!choose_cube(cube_offer(edition, state, claiming), state.pending, kind)) return;
  if (claiming) return claim_and_refill(edition, state, chance, tell);
  earn_and_build(edition, state, tell);
}

// Pairs of pilgrims on a bid, among the payment for a build step, or against an invasion.
template <class Chance, class Sink>
constexpr void use_pairs(const Edition& edition, State& state, Seat seat, int count, Chance& chance,
                         Sink& tell) {
  const Pending pending = state.pending;
  if (pending.phase == Phase::kInvasion) {
    defend(edition, state, seat, count, chance, tell);
  } else if (pending.phase == Phase::kPaying) {
    build(edition, state, pending.choice, pending.target, count, tell);
    go_on_building(edition, state, tell);
  } else if (place_bid(state, pending.choice, pending.gold, count, tell)) {
    go_on_building(edition, state, tell);
  }
}

// ---- A step ----------------------------------------------------------------------------------

template <class Chance, class Sink>
constexpr void apply(const Edition& edition, State& state, Seat seat, Step step, Chance& chance,
                     Sink& tell) {
  const auto build_if = [&](bool over) {
    if (over) go_on_building(edition, state, tell);
  };
  by_kind<LastKind>(
      step.action,
      Cases{
          [&](PlaceBid, int column) { build_if(choose_column(state, column, tell)); },
          [&](Claim) { begin_claim(edition, state, chance, tell); },
          [&](TakeIncome) { begin_income(edition, state, tell); },
          [&](TakeCube, int kind) { take_cube(edition, state, kind, chance, tell); },
          [&](Withdraw) { build_if(withdraw(state, tell)); },
          [&](MoveEnvoy, int column) { build_if(move_envoy(state, column, tell)); },
          [&](BidGold, int gold) {
            build_if(choose_gold(state, state.pending.choice, gold, tell));
          },
          [&](UsePairs, int count) { use_pairs(edition, state, seat, count, chance, tell); },
          [&](Answering auto, int count) { defend(edition, state, seat, count, chance, tell); },
          [&](Build, int place, int target) {
            build_if(choose_target(edition, state, place, target, tell));
          },
          [&](Done) {
            tell(Event{.kind = kBuiltEnough, .seat = state.turn});
            finish_building(edition, state, tell);
          },
          [&](Discard, int place) {
            if (discard(state, place, tell)) finish_turn(edition, state, tell);
          },
          [&](KeepPlunder) { keep_plunder(edition, state, tell); },
          [&](RemovePlunder, int more) { remove_plunder(edition, state, 1 + more, tell); },
      });
}

}  // namespace pentarch::comuni
