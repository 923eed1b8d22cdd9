// Splendor: how well a seat stands, for the bots. Larger is better; the unit is a hundredth of a
// point near the end of the game.
//
// The numbers are a rounded fit to who won some thousands of games between search bots
// (docs/lab/search.md). They look at the seat alone, so that what is best for it is also what
// raises its value most.
#pragma once

#include "games/splendor/rules.hpp"

namespace pentarch::splendor {

// What a seat has.
constexpr int kPoint = 45;       // a point by itself,
constexpr int kPointCloser = 2;  // and more the closer it comes to the goal: times its square
constexpr int kCard = 130;       // a bought card, for all that its bonus makes cheaper,
constexpr int kCardLater = 6;    // but less the more there are: times their square
constexpr int kMostUseful = 11;  // cards beyond these make nothing cheaper any more
constexpr int kToken = 10;       // a token by itself,
constexpr int kTokenPoint = 2;   // and more for each point of its owner: it will be spent on points
constexpr int kCramped = 7;      // taken off for each token beyond so many:
constexpr int kFreeTokens = 7;   // the next take might have to be given back
constexpr int kSaved = 14;       // a card that nobody else can buy
constexpr int kFullHand = 25;    // taken off: no more gold, no more cards to save from others
constexpr int kMove = 12;        // being next

// What it may hope for.
constexpr int kNear = 16;  // a point on a card that can be paid now; each token missing halves it
constexpr int kWithinCost = 9;    // a card helps whose cost beyond bonuses is less than this:
constexpr int kCheap = 3;         // times the square of how much less, for each point, in 16ths
constexpr int kNoble = 300;       // a noble on the table; each bonus missing halves it
constexpr int kCanFinish = 250;   // it can reach the goal with its next card
constexpr int kFinishes = 50;     // and is next
constexpr int kFinalPoint = 300;  // in the last round nothing counts but its outcome

// ---- Who acts when ---------------------------------------------------------------------------

constexpr int place_in_round(const State& state, Seat seat) noexcept {
  return seat >= state.first ? seat - state.first : seat - state.first + state.seats;
}

// The place of who acts next. Giving back and choosing a noble only end a turn that is used up.
constexpr int place_to_act(const State& state) noexcept {
  const Phase phase = state.pending.phase;
  return place_in_round(state, state.turn) + (phase == Phase::kGiveBack || phase == Phase::kNoble);
}

// ---- The cards within reach ------------------------------------------------------------------

// The points that a card brings, with those of a noble that comes for it.
constexpr int points_with(const Edition& edition, const State& state, const Player& player,
                          const Card& card) noexcept {
  const Gems bonuses = player.bonuses + Gems::of(card.bonus, 1);
  int of_noble = 0;
  for_each_bit(state.nobles, [&](int noble) {
    const Noble& visitor = edition.nobles[noble];
    if (bonuses.covers(visitor.needs)) of_noble = static_cast<int>(visitor.points);
  });
  return card.points + of_noble;
}

// Half as much for each thing missing.
constexpr int halved(int worth, int missing) noexcept {
  return missing < 16 ? worth >> missing : 0;
}

struct Prospects {
  int worth = 0;
  int points_now = 0;  // the most that one purchase would bring
};

constexpr Prospects prospects(const Edition& edition, const State& state,
                              const Player& player) noexcept {
  Prospects result;
  const Gems purse = player.tokens + player.bonuses;
  const auto consider = [&](CardId id) {
    if (id >= kUnknown) return;
    const Card& card = edition.cards[id];
    const int missing = beyond(card.cost, purse).total() - player.gold;
    const int cheaper = kWithinCost - beyond(card.cost, player.bonuses).total();
    if (cheaper > 0) result.worth += card.points * (kCheap * cheaper * cheaper / 16);
    if (missing > 0) {
      result.worth += card.points * halved(kNear, missing);
      return;
    }
    result.worth += card.points * kNear;
    const int points = points_with(edition, state, player, card);
    if (points > result.points_now) result.points_now = points;
  };
  for (const CardId card : state.display) consider(card);
  for (const CardId card : player.reserved) consider(card);
  return result;
}

constexpr int noble_hopes(const Edition& edition, const State& state,
                          const Player& player) noexcept {
  int worth = 0;
  for_each_bit(state.nobles, [&](int noble) {
    worth += halved(kNoble, beyond(edition.nobles[noble].needs, player.bonuses).total());
  });
  return worth;
}

// ---- All together ----------------------------------------------------------------------------

constexpr int belongings(const Edition& edition, const Player& player) noexcept {
  const int points = player.points;
  const int cards = player.cards < kMostUseful ? player.cards : kMostUseful;
  const int held = tokens_held(player);
  const int tokens = held < edition.token_limit ? held : edition.token_limit;
  const int hand = reserved_count(player);
  return (kPoint + kPointCloser * points) * points + (kCard - kCardLater * cards) * cards +
         (kToken + kTokenPoint * points) * tokens -
         (tokens > kFreeTokens ? kCramped * (tokens - kFreeTokens) : 0) + kSaved * hand -
         (hand == kHand ? kFullHand : 0);
}

constexpr int evaluate(const Edition& edition, const State& state, Seat seat) noexcept {
  const Player& player = state.players[seat];
  const int place = place_in_round(state, seat);
  const int acting = place_to_act(state);
  if (state.last_round != 0) {
    const bool may_buy = state.pending.phase != Phase::kOver && place >= acting;
    const int more = may_buy ? prospects(edition, state, player).points_now : 0;
    return kFinalPoint * (player.points + more) - player.cards;  // S10: fewest cards break ties
  }
  const bool is_next = place == (acting == state.seats ? 0 : acting);
  const Prospects hope = prospects(edition, state, player);
  const bool can_finish = player.points + hope.points_now >= edition.goal;
  return belongings(edition, player) + hope.worth + noble_hopes(edition, state, player) +
         (is_next ? kMove : 0) + (can_finish ? kCanFinish + (is_next ? kFinishes : 0) : 0);
}

}  // namespace pentarch::splendor
