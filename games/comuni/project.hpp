// Comuni, phase 1: an envoy bids, claims what it has bid for, or the commune takes its income.
//
// A function that carries something out returns true when the phase is over, and false when
// somebody must choose first.
#pragma once

#include "games/comuni/events.hpp"

namespace pentarch::comuni {

// ---- What may be done ------------------------------------------------------------------------

// The columns where the seat has an envoy, a bit each.
constexpr std::uint64_t columns_of(const State& state, Seat seat) noexcept {
  std::uint64_t columns = 0;
  for (int column = 0; column < kColumns; ++column) {
    columns |= std::uint64_t{state.columns[column].bid.seat == seat} << column;
  }
  return columns;
}

// The columns that a bid of this value could go to: empty, or with a lower bid of another (C1, C2).
constexpr std::uint64_t columns_open_to(const Edition& edition, const State& state, Seat seat,
                                        int value) noexcept {
  std::uint64_t open = 0;
  for (int column = 0; column < kColumns; ++column) {
    const Bid& bid = state.columns[column].bid;
    const bool beaten = bid.seat == kNobody || (bid.seat != seat && bid.value() < value);
    open |= std::uint64_t{beaten} << column;
  }
  return open & edition.columns[state.seats];
}

constexpr std::uint64_t legal_projects(const Edition& edition, const State& state) noexcept {
  const Player& player = state.players[state.turn];
  const std::uint64_t mine = columns_of(state, state.turn);
  const std::uint64_t claim = std::uint64_t{mine != 0} << Claim::kFirst;
  if (popcount(mine) == edition.envoys) return claim;  // C1
  const int most = player.cubes[kGold] + pairs(player.cubes[kPilgrim]);
  return columns_open_to(edition, state, state.turn, most) << PlaceBid::kFirst | claim |
         bit(TakeIncome::kFirst);
}

// ---- Bids ------------------------------------------------------------------------------------

// What a bid must be worth to get into the column.
constexpr int least_bid(const State& state, int column) noexcept {
  const Bid& bid = state.columns[column].bid;
  return bid.seat == kNobody ? 0 : bid.value() + 1;
}

constexpr Range bid_gold(const State& state, int column) noexcept {
  const Cubes& cubes = state.players[state.turn].cubes;
  return {larger(0, least_bid(state, column) - pairs(cubes[kPilgrim])), cubes[kGold]};
}

constexpr Range bid_pairs(const State& state, int column, int gold) noexcept {
  const Cubes& cubes = state.players[state.turn].cubes;
  return {larger(0, least_bid(state, column) - gold), pairs(cubes[kPilgrim])};
}

// The bid stands; an envoy that stood there is displaced.
template <class Sink>
constexpr bool settle(State& state, int column, const Bid& bid, Sink& tell) {
  const Bid displaced = state.columns[column].bid;
  state.columns[column].bid = bid;
  state.pending = {};
  if (displaced.seat == kNobody) return true;
  state.pending.phase = Phase::kDisplaced;
  state.pending.displaced = displaced;
  tell(Event{.kind = kDisplacedEnvoy, .seat = displaced.seat, .args = {arg(column)}});
  return false;
}

template <class Sink>
constexpr bool place_bid(State& state, int column, int gold, int pilgrim_pairs, Sink& tell) {
  const Bid bid{state.turn, static_cast<std::uint8_t>(gold),
                static_cast<std::uint8_t>(2 * pilgrim_pairs)};
  subtract(state.players[state.turn].cubes, bid.cubes());
  ++state.claimless;
  tell(Event{.kind = kPlacedBid,
             .seat = state.turn,
             .args = {arg(column), arg(bid.gold), arg(bid.pilgrims)}});
  return settle(state, column, bid, tell);
}

// Column, gold and pilgrims are one decision; what leaves no choice is not asked for.
template <class Sink>
constexpr bool choose_gold(State& state, int column, int gold, Sink& tell) {
  const Range range = bid_pairs(state, column, gold);
  if (!range.has_choice()) return place_bid(state, column, gold, range.least, tell);
  state.pending = {.phase = Phase::kPairing,
                   .choice = static_cast<std::uint8_t>(column),
                   .gold = static_cast<std::uint8_t>(gold)};
  return false;
}

template <class Sink>
constexpr bool choose_column(State& state, int column, Sink& tell) {
  const Range range = bid_gold(state, column);
  if (!range.has_choice()) return choose_gold(state, column, range.least, tell);
  state.pending = {.phase = Phase::kBidding, .choice = static_cast<std::uint8_t>(column)};
  return false;
}

// ---- Displaced envoys (C2) -------------------------------------------------------------------

constexpr StepSet legal_retreats(const Edition& edition, const State& state) noexcept {
  const Bid& bid = state.pending.displaced;
  std::uint64_t moves = 0;
  if (state.players[bid.seat].cubes[kPilgrim] > 0) {
    moves = columns_open_to(edition, state, bid.seat, bid.value());
  }
  return {Withdraw::kFirst, 1 | moves << (MoveEnvoy::kFirst - Withdraw::kFirst)};
}

template <class Sink>
constexpr bool withdraw(State& state, Sink& tell) {
  const Bid bid = state.pending.displaced;
  add(state.players[bid.seat].cubes, bid.cubes());
  state.pending = {};
  tell(Event{.kind = kWithdrew, .seat = bid.seat, .args = {arg(bid.gold), arg(bid.pilgrims)}});
  return true;
}

template <class Sink>
constexpr bool move_envoy(State& state, int column, Sink& tell) {
  const Bid bid = state.pending.displaced;
  --state.players[bid.seat].cubes[kPilgrim];
  ++state.supply[kPilgrim];
  tell(Event{.kind = kMovedEnvoy,
             .seat = bid.seat,
             .args = {arg(column), arg(bid.gold), arg(bid.pilgrims)}});
  return settle(state, column, bid, tell);
}

// ---- Cubes of choice -------------------------------------------------------------------------

// Cubes that a seat may choose from, and how many. What the supply lacks is not gained (C16).
struct Offer {
  Cubes cubes;
  int due;
};

constexpr Offer offer_of(const Cubes& cubes, int due) noexcept {
  return {cubes, smaller(due, total(cubes))};
}

// One cube at a time, in the order of the kinds, so that a set of cubes has one path; a kind is
// offered only if what follows it still makes up the rest.
constexpr StepSet legal_cubes(const Offer& offer, const Pending& pending) noexcept {
  const int due = offer.due - total(pending.cubes);
  std::uint64_t bits = 0;
  int following = 0;
  for (int kind = kTypes - 1; kind >= pending.next; --kind) {
    const int left = offer.cubes[kind] - pending.cubes[kind];
    following += left;
    bits |= std::uint64_t{left > 0 && following >= due} << kind;
  }
  return {TakeCube::kFirst, bits};
}

// True when all are chosen.
constexpr bool choose_cube(const Offer& offer, Pending& pending, int kind) noexcept {
  ++pending.cubes[kind];
  pending.next = static_cast<std::uint8_t>(kind);
  return total(pending.cubes) == offer.due;
}

// ---- Claiming (C4) ---------------------------------------------------------------------------

// One for each column with the icon. The cubes of the bids are in the supply by then (C18).
constexpr Offer claim_offer(const Edition& edition, const State& state) noexcept {
  const std::uint64_t mine = columns_of(state, state.turn);
  Cubes cubes = state.supply;
  for_each_bit(mine, [&](int column) { add(cubes, state.columns[column].bid.cubes()); });
  return offer_of(cubes, popcount(mine & edition.icons));
}

template <class Sink>
constexpr void claim_column(State& state, int column, Sink& tell) {
  Player& player = state.players[state.turn];
  const Column taken = state.columns[column];
  state.columns[column] = {};
  add(state.supply, taken.bid.cubes());
  for (const CardId card : taken.cards) {
    if (card != kNoCard) add_to_hand(player, card);
  }
  tell(Event{.kind = kClaimed,
             .seat = state.turn,
             .args = {arg(column), taken.cards[0], taken.cards[1], taken.cards[2],
                      arg(taken.bid.gold), arg(taken.bid.pilgrims)}});
}

template <class Sink>
constexpr void claim(State& state, Sink& tell) {
  const Cubes chosen = state.pending.cubes;
  state.pending = {};
  for_each_bit(columns_of(state, state.turn),
               [&](int column) { claim_column(state, column, tell); });
  state.claimless = 0;
  if (total(chosen) == 0) return;
  subtract(state.supply, chosen);
  add(state.players[state.turn].cubes, chosen);
  tell(Event{.kind = kTookCubes, .seat = state.turn, .args = told(chosen)});
}

// ---- Income (C11) ----------------------------------------------------------------------------

// What comes without a choice.
constexpr Cubes due_income(const Edition& edition, const State& state) noexcept {
  const Player& player = state.players[state.turn];
  Cubes income = edition.communes[player.commune].income;
  for (int type = 0; type < kTypes; ++type) {
    if (((player.active >> type) & 1) != 0) income[type] += best_level(player, type);
    if (state.guildmasters[type] == state.turn) ++income[type];
  }
  return income;
}

// The same as far as the supply has it (C16).
constexpr Cubes sure_income(const Edition& edition, const State& state) noexcept {
  Cubes income = due_income(edition, state);
  for (int kind = 0; kind < kTypes; ++kind) {
    if (income[kind] > state.supply[kind]) income[kind] = state.supply[kind];
  }
  return income;
}

constexpr Offer income_offer(const Edition& edition, const State& state) noexcept {
  Cubes cubes = state.supply;
  subtract(cubes, sure_income(edition, state));
  return offer_of(cubes, edition.communes[state.players[state.turn].commune].any);
}

// What is chosen from, with a claim or with the income.
constexpr Offer cube_offer(const Edition& edition, const State& state, bool claiming) noexcept {
  return claiming ? claim_offer(edition, state) : income_offer(edition, state);
}

template <class Sink>
constexpr void earn(const Edition& edition, State& state, Sink& tell) {
  Player& player = state.players[state.turn];
  Cubes income = sure_income(edition, state);
  add(income, state.pending.cubes);
  state.pending = {};
  subtract(state.supply, income);
  add(player.cubes, income);
  player.active = 0;  // C18: also where the supply could not pay
  ++state.claimless;
  tell(Event{.kind = kEarned, .seat = state.turn, .args = told(income)});
}

}  // namespace pentarch::comuni
