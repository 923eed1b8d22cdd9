// Splendor: what must be true of every state and every mask of one.
#pragma once

#include "engine/audit.hpp"
#include "games/splendor/knowledge.hpp"
#include "games/splendor/scoring.hpp"

namespace pentarch::splendor {

// A card lies face up, in a hand, among the bought ones or in its deck.
constexpr const char* audit_cards(const Edition& edition, const State& state) {
  FoundOnce<kMostCards> found;
  bool once = true;
  for_each_located(state, [&](int card) { once = found.add(card) && once; });
  int all = 0;
  for (int level = 0; level < kLevels; ++level) {
    all += edition.deck_size[level];
    if ((state.unseen[level] & ~low_bits(edition.deck_size[level])) != 0) {
      return "a deck holds a card that does not exist";
    }
    for_each_bit(state.unseen[level],
                 [&](int i) { once = found.add(edition.deck_first[level] + i) && once; });
    if (popcount(state.unseen[level]) != state.deck[level] + unknown_cards(state, level)) {
      return "a deck does not hold as many cards as it says";
    }
  }
  if (!once) return "a card is in two places";
  return found.size() == all ? nullptr : "a card is missing";
}

constexpr const char* audit_display(const Edition& edition, const State& state) {
  for (int place = 0; place < kDisplay; ++place) {
    const int level = place / kSlots;
    const int card = state.display[place] - edition.deck_first[level];
    if (state.display[place] == kNoCard) {
      if (state.deck[level] != 0) return "a place is empty although its deck is not";
    } else if (card < 0 || card >= edition.deck_size[level]) {
      return "a face-up card is of another level";
    }
  }
  return nullptr;
}

constexpr const char* audit_hand(const Player& player) {
  for (int place = 0; place < kHand; ++place) {
    const CardId card = player.reserved[place];
    const bool covered = ((player.covered >> place) & 1u) != 0;
    if (card > kNoCard) return "a reserved card does not exist";
    if (place > 0 && card < player.reserved[place - 1]) return "a hand is not sorted";
    if (covered && card == kNoCard) return "a covered card is missing";
    if (!covered && is_unknown(card)) return "an unknown card is not covered";
  }
  return (player.covered >> kHand) != 0 ? "a covered card is missing" : nullptr;
}

constexpr const char* audit_tokens(const Edition& edition, const State& state) {
  for (int colour = 0; colour < kColours; ++colour) {
    int sum = state.stock[colour];
    for (const Player& player : state.players) sum += player.tokens[colour];
    if (sum != edition.gems_by_seats[state.seats]) return "tokens were lost or made";
  }
  int gold = state.gold;
  for (int seat = 0; seat < kSeats; ++seat) {
    const Player& player = state.players[seat];
    gold += player.gold;
    const bool returning = seat == state.turn && state.pending.phase == Phase::kGiveBack;
    if (tokens_held(player) > edition.token_limit && !returning)
      return "a seat holds too many tokens";
    if (returning && tokens_held(player) <= edition.token_limit) return "nothing is to be returned";
  }
  return gold == edition.gold ? nullptr : "gold was lost or made";
}

constexpr const char* audit_nobles(const Edition& edition, const State& state) {
  std::uint32_t seen = state.nobles;
  int all = popcount(state.nobles);
  for (const Player& player : state.players) {
    if ((seen & player.nobles) != 0) return "a noble is in two places";
    seen |= player.nobles;
    all += popcount(player.nobles);
  }
  if ((seen & ~low_bits(edition.noble_count)) != 0) return "a noble does not exist";
  return all == edition.nobles_by_seats[state.seats] ? nullptr : "a noble is missing";
}

constexpr const char* audit_player(const Edition& edition, const Player& player) {
  if (const char* broken = audit_hand(player)) return broken;
  if (is_counted_right(player, [&](Player& again) { recount(edition, again); })) return nullptr;
  return "bonuses, points or the number of cards differ from the cards and nobles";
}

// What a seat has chosen and not declared fits the cards and tokens that it has.
constexpr const char* audit_pending(const Edition& edition, const State& state) {
  const Pending& pending = state.pending;
  const Player& player = state.players[state.turn];
  switch (pending.phase) {
    case Phase::kPay: {
      if (!Buy::has(pending.buying)) return "nothing is being bought";
      const CardId card = card_of_buy(state, pending.buying);
      if (card >= kUnknown) return "nothing is being bought";
      const Price price = price_of(edition.cards[card], player);
      const bool fits = price.spare > 0 && pending.chosen.covers(price.least) &&
                        price.net.covers(pending.chosen) && spare_left(price, pending) > 0 &&
                        pending.colour == next_choice(price, 1, pending.colour);
      return fits && pending.colour < kColours ? nullptr : "a payment does not fit the price";
    }
    case Phase::kGiveBack: {
      const bool held = player.tokens.covers(pending.chosen) && pending.gold <= player.gold;
      const bool due = pending.chosen.total() + pending.gold < excess(edition, player);
      return held && due && pending.colour <= kGold ? nullptr : "too much is given back";
    }
    case Phase::kNoble:
      if (popcount(visiting_nobles(edition, state)) < 2) return "there is no noble to choose";
      break;
    default: break;
  }
  const bool left_over =
      !pending.chosen.empty() || pending.gold != 0 || pending.colour != 0 || pending.buying != 0;
  return left_over ? "a choice is left over" : nullptr;
}

// S9: the last round is under way exactly when someone who has finished a turn has the goal; it
// ends before the start player's turn comes again.
constexpr const char* audit_last_round(const Edition& edition, const State& state) {
  if (state.pending.phase == Phase::kOver) return nullptr;
  const bool in_turn =
      state.pending.phase == Phase::kGiveBack || state.pending.phase == Phase::kNoble;
  bool reached = false;
  bool anyone = false;
  for (int seat = 0; seat < state.seats; ++seat) {
    const bool goal = state.players[seat].points >= edition.goal;
    anyone = anyone || goal;
    reached = reached || (goal && !(in_turn && seat == state.turn));
  }
  if (reached && state.last_round == 0) return "someone has the goal, but it is no last round";
  if (state.last_round != 0 && !anyone) return "it is the last round, but nobody has the goal";
  if (state.last_round != 0 && state.turn == state.first) return "the last round is over";
  return nullptr;
}

constexpr const char* audit_turn(const Edition& edition, const State& state) {
  if (state.turn >= state.seats || state.first >= state.seats) return "no such seat";
  if (state.pending.phase > Phase::kOver) return "no such phase";
  const bool over = state.pending.phase == Phase::kOver;
  if (state.last_round > 1) return "a counter is out of range";
  // S12: a noble may still be chosen after the pass that ends the game.
  const bool may_all_have_passed = over || state.pending.phase == Phase::kNoble;
  if (state.passes >= state.seats + may_all_have_passed) {
    return "every seat has passed, but the game goes on";
  }
  if (state.rounds >= edition.round_limit + over) return "the game has gone on for too long";
  return nullptr;
}

// The first broken invariant, or null.
constexpr const char* audit(const Edition& edition, const State& state) {
  if (const char* broken = audit_seats(kFacts, state)) return broken;
  if (const char* broken = audit_turn(edition, state)) return broken;
  for (int seat = 0; seat < state.seats; ++seat) {
    if (const char* broken = audit_player(edition, state.players[seat])) return broken;
  }
  if (const char* broken = audit_display(edition, state)) return broken;
  if (const char* broken = audit_cards(edition, state)) return broken;
  if (const char* broken = audit_tokens(edition, state)) return broken;
  if (const char* broken = audit_nobles(edition, state)) return broken;
  if (const char* broken = audit_last_round(edition, state)) return broken;
  return audit_pending(edition, state);
}

}  // namespace pentarch::splendor
