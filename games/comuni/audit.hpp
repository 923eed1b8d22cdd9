// Comuni: what must be true of every state, of every mask of one, and of what a person is shown.
#pragma once

#include "engine/audit.hpp"
#include "games/comuni/knowledge.hpp"
#include "games/comuni/scoring.hpp"

namespace pentarch::comuni {

constexpr bool is_covered(const State& state, int seat) noexcept {
  return ((state.covered >> seat) & 1) != 0;
}

// ---- Seats and phases ------------------------------------------------------------------------

constexpr const char* audit_table(const State& state) {
  if (state.turn >= state.seats) return "no such seat";
  if (state.pending.phase > Phase::kOver) return "no such phase";
  if (state.deck >= kDecks) return "no such deck";
  for (int seat = 0; seat < state.seats; ++seat) {
    const int commune = state.players[seat].commune;
    if (commune >= kCommunes) return "no such commune";
    if (seat > 0 && commune <= state.players[seat - 1].commune) {
      return "the seats do not go by the numbers of their communes";
    }
  }
  return nullptr;
}

// C17: either nothing is covered, or all screens are closed but the viewer's own.
constexpr const char* audit_screens(const State& state) {
  if (state.open_screens > 1) return "screens are either closed or open";
  if (state.covered == 0) return nullptr;
  if (state.open_screens != 0) return "something is covered although the screens are open";
  if (state.pending.phase == Phase::kOver) return "something is covered although the game is over";
  if ((state.covered >> state.seats) != 0) return "a seat that is not played is covered";
  if (popcount(state.covered) < state.seats - 1) return "only some of the others are covered";
  for (int seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    if (!is_covered(state, seat)) continue;
    if (total(player.cubes) != 0 || player.hand[0] != kNoCard || player.honour != 0) {
      return "a closed screen shows something";
    }
  }
  return nullptr;
}

// The invasions, the last turns and the decks go together (C5, C14).
constexpr const char* audit_decks(const State& state) {
  const Phase phase = state.pending.phase;
  const bool last_deck = state.deck == kLastDeck;
  const bool invasion = phase == Phase::kInvasion;
  const bool over = phase == Phase::kOver;
  if (invasion && state.left != 0) return "there is an invasion, but cards are left";
  if (state.left == 0 && !last_deck && !invasion) {
    return "the deck has run out, but there is no invasion";
  }
  if (state.last_turns != 0 && (!last_deck || state.left != 0)) {
    return "these are last turns, but cards are left";
  }
  if (state.last_turns != 0 && (invasion || over)) {
    return "last turns are left, but the game has come to its end";
  }
  if (last_deck && state.left == 0 && state.last_turns == 0 && !invasion && !over) {
    return "the last card is drawn, but no last turns are left";
  }
  return nullptr;
}

// Where the turn stands, and how long nobody has claimed anything (C19).
constexpr const char* audit_clock(const Edition& edition, const State& state) {
  const Phase phase = declared_phase(state.pending.phase);
  const bool begins = phase == Phase::kProject || phase == Phase::kDisplaced;
  if (state.last_turns > state.seats + (begins ? 0 : 1)) return "too many last turns";
  const int limit = edition.claimless_rounds * state.seats;
  if (state.claimless > limit || (phase == Phase::kProject && state.claimless == limit)) {
    return "there was no claim for too long";
  }
  const bool cards_left = state.deck != kLastDeck || state.left != 0;
  if (phase == Phase::kOver && cards_left && state.claimless != limit) {
    return "the game is over, but cards are left";
  }
  const bool may_have_built =
      phase == Phase::kBuilding || phase == Phase::kDiscarding || phase == Phase::kPlunder;
  if (!may_have_built && (state.buildings != 0 || state.walls != 0)) {
    return "something was built out of turn";
  }
  return state.buildings + state.walls > kHand ? "more was built than a hand can hold" : nullptr;
}

// ---- Cubes, bids and cards -------------------------------------------------------------------

constexpr const char* audit_cubes(const Edition& edition, const State& state) {
  for (int kind = 0; kind < kTypes; ++kind) {
    int sum = 0;
    for (const Player& player : state.players) sum += player.cubes[kind];
    for (const Column& column : state.columns) sum += column.bid.cubes()[kind];
    sum += state.pending.displaced.cubes()[kind];
    const bool all_there = sum + state.supply[kind] == edition.supply[kind];
    const bool can_be = sum <= edition.supply[kind] && state.supply[kind] <= edition.supply[kind];
    if (state.covered == 0 ? !all_there : !can_be) return "cubes were lost or made";
  }
  return nullptr;
}

constexpr const char* audit_bid(const State& state, const Bid& bid) {
  if (bid.seat == kNobody) {
    return bid.gold != 0 || bid.pilgrims != 0 ? "a bid has no envoy" : nullptr;
  }
  if (bid.seat >= state.seats) return "an envoy belongs to nobody";
  return bid.pilgrims % 2 != 0 ? "a pilgrim lies alone on a bid" : nullptr;
}

constexpr const char* audit_bids(const Edition& edition, const State& state) {
  const Bid& displaced = state.pending.displaced;
  std::array<int, kSeats> envoys{};
  bool pushed = false;
  if (const char* broken = audit_bid(state, displaced)) return broken;
  if (displaced.seat != kNobody) ++envoys[displaced.seat];
  for (int column = 0; column < kColumns; ++column) {
    const Bid& bid = state.columns[column].bid;
    if (const char* broken = audit_bid(state, bid)) return broken;
    if (bid.seat == kNobody) continue;
    if (((edition.columns[state.seats] >> column) & 1) == 0) return "a bid is in an unused column";
    if (state.pending.phase == Phase::kOver) return "the game is over, but bids are left";
    if (++envoys[bid.seat] > edition.envoys) return "a seat has too many envoys";
    pushed = pushed || (bid.seat != displaced.seat && bid.value() > displaced.value());
  }
  if ((displaced.seat != kNobody) != (state.pending.phase == Phase::kDisplaced)) {
    return "an envoy is displaced out of turn";
  }
  return displaced.seat != kNobody && !pushed ? "nobody has displaced the envoy" : nullptr;
}

// Cards fill a column from the front, and only where the cards ran out is a column not full.
constexpr const char* audit_columns(const Edition& edition, const State& state) {
  int partial = 0;
  for (int column = 0; column < kColumns; ++column) {
    const bool used = ((edition.columns[state.seats] >> column) & 1) != 0;
    const int spaces = used ? edition.spaces[column] : 0;
    int cards = 0;
    for (int space = 0; space < kSpaces; ++space) {
      const CardId card = state.columns[column].cards[space];
      if (card == kNoCard) continue;
      if (card > kNoCard || edition.kinds[card].rating == 0) return "a card does not exist";
      if (space >= spaces) return "a card lies where no space is";
      if (space != cards++) return "a column is not filled from the front";
    }
    if (cards != spaces && state.left != 0) return "a space is empty although cards are left";
    partial += cards != 0 && cards != spaces;
  }
  return partial > 1 ? "more than one column is filled in part" : nullptr;
}

constexpr const char* audit_hand(const State& state, int seat) {
  const Player& player = state.players[seat];
  const Phase phase = declared_phase(state.pending.phase);
  const bool may_be_large =
      seat == state.turn && (phase == Phase::kBuilding || phase == Phase::kDiscarding ||
                             (phase == Phase::kInvasion && state.deck < kLastDeck));
  for (int place = 0; place < kHand; ++place) {
    if (player.hand[place] > kNoCard) return "a card does not exist";
    if (place > 0 && player.hand[place] < player.hand[place - 1]) return "a hand is not sorted";
  }
  return hand_size(player) > kHandLimit && !may_be_large ? "a hand is too large" : nullptr;
}

constexpr int cards_in(const std::array<std::uint8_t, kLevels>& counts) noexcept {
  int cards = 0;
  for (int level = 1; level <= kLevels; ++level) cards += level * counts[level - 1];
  return cards;
}

// Cards of a kind are in the deck, on the board, in hands, or used; nobody looks at which they were
// once they are built or discarded, but they must be enough.
constexpr const char* audit_cards(const Edition& edition, const State& state) {
  std::array<int, kCardCodes> located{};
  for (int i = 0; i < kMostDeckKinds; ++i) {
    if (i < edition.deck_kinds[state.deck]) {
      located[edition.deck_first[state.deck] + i] += state.pile[i];
    } else if (state.pile[i] != 0) {
      return "the deck holds a card that does not exist";
    }
  }
  if (pentarch::total(std::span<const std::uint8_t>(state.pile)) != state.left) {
    return "the deck does not hold as many cards as it says";
  }
  for (const Column& column : state.columns) {
    for (const CardId card : column.cards) ++located[card];
  }
  for (const Player& player : state.players) {
    for (const CardId card : player.hand) ++located[card];
  }
  int used = 0;
  std::array<int, kTypes> used_for{};
  for (int card = 0; card < kMostKinds; ++card) {
    const Kind& kind = edition.kinds[card];
    const int drawn = kind.deck <= state.deck ? kind.copies[state.seats] : 0;
    if (located[card] > drawn) return "there are more cards of a kind than exist";
    used += drawn - located[card];
    for_each_bit(kind.types, [&](int type) { used_for[type] += drawn - located[card]; });
  }
  int highest_walls = 0;
  int built = 0;
  for (const Player& player : state.players) {
    highest_walls += player.walls[kLevels - 1];
    built += cards_in(player.walls);
    for (int type = 0; type < kTypes; ++type) {
      const int cards = cards_in(player.buildings[type]);
      built += cards;
      used_for[type] -= cards;
    }
  }
  built -= smaller(highest_walls, edition.wall_cards);  // C12
  const bool enough =
      used >= built && used_for[0] >= 0 && used_for[1] >= 0 && used_for[2] >= 0 && used_for[3] >= 0;
  return enough ? nullptr : "more cards are built than were drawn";
}

// ---- What a commune has ----------------------------------------------------------------------

constexpr const char* audit_commune(const Edition& edition, const State& state, int seat) {
  const Player& player = state.players[seat];
  int points = 0;
  for (int type = 0; type < kTypes; ++type) {
    points += type_points(edition, player, type);
    const bool active = ((player.active >> type) & 1) != 0;
    if (active && best_level(player, type) == 0) return "an activity card has no building";
  }
  if ((player.active >> kTypes) != 0) return "an activity card does not exist";
  if (points != player.points) return "points differ from the buildings";
  const int invasions = state.deck + (state.pending.phase == Phase::kOver ? 1 : 0);
  if ((player.honour >> (2 * invasions)) != 0) return "an honour counter is of an invasion to come";
  if (invasions == 0 && player.plunder != 0) return "there is plunder before the first invasion";
  return audit_hand(state, seat);
}

constexpr const char* audit_communes(const Edition& edition, const State& state) {
  unsigned counters = 0;
  for (int seat = 0; seat < state.seats; ++seat) {
    if (const char* broken = audit_commune(edition, state, seat)) return broken;
    if ((counters & state.players[seat].honour) != 0) return "an honour counter is in two places";
    counters |= state.players[seat].honour;
  }
  // C9: nobody takes the low counter before somebody has the high one.
  if (state.covered == 0 && ((counters >> 1) & ~counters & 0x55u) != 0) {
    return "a low honour counter was given without the high one";
  }
  for (int type = 0; type < kTypes; ++type) {
    const Seat holder = state.guildmasters[type];
    if (holder == kNobody) continue;
    if (holder >= state.seats) return "a guildmaster belongs to nobody";
    if (best_level(state.players[holder], type) == 0) return "a guildmaster has no building";
  }
  return nullptr;
}

// ---- What is under way -----------------------------------------------------------------------

constexpr bool offer_fits(const Offer& offer, const Pending& pending) noexcept {
  int highest = 0;
  for (int kind = 0; kind < kTypes; ++kind) {
    if (pending.cubes[kind] > offer.cubes[kind]) return false;
    if (pending.cubes[kind] != 0) highest = kind;
  }
  return pending.next == highest && total(pending.cubes) < offer.due &&
         legal_cubes(offer, pending).bits != 0;
}

constexpr bool may_bid(const Edition& edition, const State& state, int column) noexcept {
  return column < kColumns && ((legal_projects(edition, state) >> PlaceBid::at(column)) & 1) != 0;
}

constexpr bool may_build(const Edition& edition, const State& state, int place,
                         int target) noexcept {
  return place < kHand && target < kTargets && state.players[state.turn].hand[place] != kNoCard &&
         ((Workshop(edition, state).targets_of(place) >> target) & 1) != 0;
}

constexpr bool bid_fits(const Edition& edition, const State& state) noexcept {
  const Pending& pending = state.pending;
  if (!may_bid(edition, state, pending.choice)) return false;
  const bool gold_asked = pending.phase == Phase::kBidding;
  const Range range =
      gold_asked ? bid_gold(state, pending.choice) : bid_pairs(state, pending.choice, pending.gold);
  return range.has_choice() && pending.gold <= state.players[state.turn].cubes[kGold];
}

constexpr bool cubes_fit(const Edition& edition, const State& state) noexcept {
  const bool claiming = state.pending.phase == Phase::kClaiming;
  const int action = claiming ? Claim::kFirst : TakeIncome::kFirst;
  return ((legal_projects(edition, state) >> action) & 1) != 0 &&
         offer_fits(cube_offer(edition, state, claiming), state.pending);
}

constexpr bool payment_fits(const Edition& edition, const State& state) noexcept {
  const Pending& pending = state.pending;
  if (!may_build(edition, state, pending.choice, pending.target)) return false;
  return payment_for(edition, state, pending.choice, pending.target).pairs.has_choice();
}

constexpr bool discards_fit(const State& state) noexcept {
  const int size = hand_size(state.players[state.turn]);
  const std::uint16_t chosen = state.pending.discards;
  return size - popcount(chosen) > kHandLimit && (chosen >> size) == 0;
}

// What is asked can be asked, and what is chosen so far could be chosen. Behind a closed screen
// nobody can tell.
constexpr bool pending_fits(const Edition& edition, const State& state) noexcept {
  const Player& player = state.players[state.turn];
  const bool covered = is_covered(state, state.turn);
  switch (state.pending.phase) {
    case Phase::kBidding:
    case Phase::kPairing: return bid_fits(edition, state);
    case Phase::kClaiming:
    case Phase::kEarning: return cubes_fit(edition, state);
    case Phase::kBuilding: return covered || Workshop(edition, state).can_build();
    case Phase::kPaying: return payment_fits(edition, state);
    case Phase::kDiscarding: return covered || discards_fit(state);
    case Phase::kPlunder: return player.plunder != 0 && (covered || player.cubes[kPilgrim] != 0);
    default: return true;
  }
}

// The choice of each phase, as far as it has one: nothing is left over of another.
constexpr bool nothing_left_over(const Pending& pending) noexcept {
  Pending own{.phase = pending.phase};
  switch (pending.phase) {
    case Phase::kBidding: own.choice = pending.choice; break;
    case Phase::kPairing:
      own.choice = pending.choice;
      own.gold = pending.gold;
      break;
    case Phase::kClaiming:
    case Phase::kEarning:
      own.cubes = pending.cubes;
      own.next = pending.next;
      break;
    case Phase::kDisplaced: own.displaced = pending.displaced; break;
    case Phase::kPaying:
      own.choice = pending.choice;
      own.target = pending.target;
      break;
    case Phase::kDiscarding: own.discards = pending.discards; break;
    default: break;
  }
  return same_bytes(own, pending);
}

constexpr const char* audit_pending(const Edition& edition, const State& state) {
  if (!pending_fits(edition, state)) return "a choice under way does not fit the position";
  return nothing_left_over(state.pending) ? nullptr : "a choice is left over";
}

// An answer is as far as its stage says, and no further.
constexpr bool answer_fits(const Player& player) noexcept {
  const Defence& defence = player.defence;
  if (defence.stage == kAskArmies) return same_bytes(defence, Defence{});
  if (defence.stage > kSealed) return false;
  if (defence.stage < kSealed) {
    // Something was answered, and the next question has a choice.
    if (next_question(player, kAskArmies) >= defence.stage) return false;
    if (next_question(player, defence.stage) != defence.stage) return false;
  }
  for (int question = kAskArmies; question < kQuestions; ++question) {
    const int most =
        question < defence.stage ? most_to_send(player, static_cast<Stage>(question)) : 0;
    if (defence.answers[question] > most) return false;
  }
  return true;
}

constexpr const char* audit_defences(const State& state) {
  const bool invasion = state.pending.phase == Phase::kInvasion;
  for (int seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    if (!invasion && !same_bytes(player.defence, Defence{})) return "a defence is left over";
    if (!answer_fits(player)) return "a seat defends with what it does not have";
  }
  return invasion && unsealed(state).empty() ? "all have answered the invasion" : nullptr;
}

// The first broken invariant, or null.
constexpr const char* audit(const Edition& edition, const State& state) {
  if (const char* broken = audit_seats(kFacts, state)) return broken;
  if (const char* broken = audit_table(state)) return broken;
  if (const char* broken = audit_screens(state)) return broken;
  if (const char* broken = audit_decks(state)) return broken;
  if (const char* broken = audit_clock(edition, state)) return broken;
  if (const char* broken = audit_columns(edition, state)) return broken;
  if (const char* broken = audit_communes(edition, state)) return broken;
  if (const char* broken = audit_cards(edition, state)) return broken;
  if (const char* broken = audit_bids(edition, state)) return broken;
  if (const char* broken = audit_cubes(edition, state)) return broken;
  if (const char* broken = audit_pending(edition, state)) return broken;
  return audit_defences(state);
}

}  // namespace pentarch::comuni
