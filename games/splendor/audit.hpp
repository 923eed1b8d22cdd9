// Splendor: what must be true of every state and every mask of one.
#pragma once

#include "games/splendor/knowledge.hpp"
#include "games/splendor/scoring.hpp"

namespace pentarch::splendor {

// Counts every card, wherever it lies; a bit set twice is a card in two places.
class CardCount {
 public:
  constexpr bool add(int card) noexcept {
    if (card < 0 || card >= kMostCards) return false;
    std::uint64_t& word = seen_[card / 64];
    if ((word & bit(card % 64)) != 0) return false;
    word |= bit(card % 64);
    ++size_;
    return true;
  }
  constexpr int size() const noexcept { return size_; }

 private:
  std::uint64_t seen_[2] = {};
  int size_ = 0;
};

constexpr const char* audit_cards(const Edition& edition, const State& state) {
  CardCount count;
  int all = 0;
  for (int level = 0; level < kLevels; ++level) {
    const int first = edition.deck_first[level];
    const int size = edition.deck_size[level];
    all += size;
    if ((state.unseen[level] & ~low_bits(size)) != 0)
      return "a deck holds a card that does not exist";
    bool once = true;
    for_each_bit(state.unseen[level], [&](int i) { once = count.add(first + i) && once; });
    if (!once) return "a card is in two places";
    int elsewhere = 0;  // unlocated cards of this level that are in hands
    for (const Player& player : state.players) {
      for (const CardId card : player.reserved) elsewhere += card == kUnknown + level;
    }
    if (popcount(state.unseen[level]) != state.deck[level] + elsewhere) {
      return "a deck does not hold as many cards as it says";
    }
    for (int slot = 0; slot < kSlots; ++slot) {
      const CardId card = state.display[level * kSlots + slot];
      if (card == kNoCard) {
        if (state.deck[level] != 0) return "a place is empty although its deck is not";
        continue;
      }
      if (card < first || card >= first + size) return "a face-up card is of another level";
      if (!count.add(card)) return "a card is in two places";
    }
  }
  for (const Player& player : state.players) {
    for (int place = 0; place < kHand; ++place) {
      const CardId card = player.reserved[place];
      const bool covered = ((player.covered >> place) & 1u) != 0;
      if (card > kNoCard) return "a reserved card does not exist";
      if (place > 0 && card < player.reserved[place - 1]) return "a hand is not sorted";
      if (covered && card == kNoCard) return "a covered card is missing";
      if (card >= kUnknown) {
        if (card != kNoCard && !covered) return "an unknown card is not covered";
      } else if (!count.add(card)) {
        return "a card is in two places";
      }
    }
    if ((player.covered >> kHand) != 0) return "a covered card is missing";
    bool once = true;
    for (int word = 0; word < 3; ++word) {
      for_each_bit(player.bought[word], [&](int i) { once = count.add(32 * word + i) && once; });
    }
    if (!once) return "a card is in two places";
  }
  return count.size() == all ? nullptr : "a card is missing";
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

// The fields that are kept for speed say what the pieces say.
constexpr const char* audit_recomputed(const Edition& edition, const State& state) {
  for (const Player& player : state.players) {
    Gems bonuses;
    int points = noble_points(edition, player);
    int cards = 0;
    for (int word = 0; word < 3; ++word) {
      for_each_bit(player.bought[word], [&](int i) {
        const Card& card = edition.cards[32 * word + i];
        bonuses += Gems::of(card.bonus, 1);
        points += card.points;
        ++cards;
      });
    }
    if (!(bonuses == player.bonuses)) return "bonuses differ from the bought cards";
    if (points != player.points) return "points differ from the cards and nobles";
    if (cards != player.cards) return "the number of bought cards is wrong";
  }
  return nullptr;
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
      const bool fits = price.spare > 0 && pending.gems.covers(price.least) &&
                        price.net.covers(pending.gems) && spare_left(price, pending) > 0 &&
                        pending.colour == next_choice(price, 1, pending.colour);
      return fits && pending.colour < kColours ? nullptr : "a payment does not fit the price";
    }
    case Phase::kGiveBack: {
      const bool held = player.tokens.covers(pending.gems) && pending.gold <= player.gold;
      const bool due = pending.gems.total() + pending.gold < excess(edition, player);
      return held && due && pending.colour <= kGold ? nullptr : "too much is given back";
    }
    case Phase::kNoble:
      if (popcount(visiting_nobles(edition, state)) < 2) return "there is no noble to choose";
      [[fallthrough]];
    default: break;
  }
  const bool left_over =
      !pending.gems.empty() || pending.gold != 0 || pending.colour != 0 || pending.buying != 0;
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
  if (state.seats < kFacts.least_seats || state.seats > kFacts.most_seats)
    return "no such seat count";
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
  for (int seat = state.seats; seat < kSeats; ++seat) {
    if (std::bit_cast<std::array<std::uint64_t, 4>>(state.players[seat]) !=
        std::bit_cast<std::array<std::uint64_t, 4>>(Player{})) {
      return "a seat that is not played holds something";
    }
  }
  return nullptr;
}

// The first broken invariant, or null.
constexpr const char* audit(const Edition& edition, const State& state) {
  if (const char* broken = audit_turn(edition, state)) return broken;
  if (const char* broken = audit_cards(edition, state)) return broken;
  if (const char* broken = audit_tokens(edition, state)) return broken;
  if (const char* broken = audit_nobles(edition, state)) return broken;
  if (const char* broken = audit_recomputed(edition, state)) return broken;
  if (const char* broken = audit_last_round(edition, state)) return broken;
  return audit_pending(edition, state);
}

}  // namespace pentarch::splendor
