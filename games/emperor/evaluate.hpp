// Emperor's Choice: how well a seat stands, for the bots. Larger is better; the unit is a hundredth
// of a point. It is what the seat may expect to have at the end, against the others: its points,
// what its holdings will pay, and each policy as often as it will still be scored.
#pragma once

#include "engine/leads.hpp"
#include "games/emperor/rules.hpp"
#include "games/emperor/scoring.hpp"

namespace pentarch::emperor {

// Fitted to the results of games between search bots (docs/lab/search.md). "Per round": in
// addition, for each round to come in which it can be used.
constexpr int kPoint = 100;
constexpr int kTrustWorth = 75;  // half a point at the end, and decrees
constexpr int kTrustPerRound = 15;
constexpr int kGoldWorth = 100;  // a point at the end
constexpr int kGoldPerRound = 16;
constexpr int kCubeWorth = 30;  // to be shown and to be paid
constexpr int kReserve = 3;     // cubes: who can't pay what a battle costs loses points
constexpr int kReserveWorth = 90;
constexpr int kLevelPerRound = 20;  // of the palace
constexpr int kIncomeWorth = 150;   // a land in a round to come
constexpr int kTributeWorth = 300;  // where its value is not known
constexpr int kTreasureShare = 20;  // of what a treasure will give, in per cent: others take it
constexpr int kEndShare = 75;       // of what persons give at the end, in per cent: they are lost
constexpr int kPowerPerRound = 5;   // a point of power
constexpr int kPolicyShare = 80;    // of what policies will pay, in per cent: holdings change

// What the round still brings a seat, so that seats can be compared in the middle of it.
constexpr int kSetWorth = 1150;  // a set of tiles
constexpr int kSetPerRound = 110;
constexpr int kRefillWorth = 200;
constexpr int kRefillPerRound = 50;
constexpr int kDecreeShare = 20;  // of a decree in this round, in per cent: trust still changes
constexpr int kOrderWorth = 170;  // a place earlier, before the sets are taken
constexpr int kBidWorth = 50;     // the same in the auction, where others may still raise
constexpr int kPlaceWorth = 20;   // the same afterwards: ties of trust, the next auction
constexpr int kAtStake = 43;      // a point of power that would be lost if all others passed

// What the seat whose turn it is has still to get out of what it has begun.
constexpr int kWithdrawalWorth = 350;  // a withdrawal tile to choose
constexpr int kEffectWorth = 200;      // an effect with a choice
constexpr int kRaiseWorth = 300;       // a level of the palace with its space
constexpr int kTileWorth = 350;        // one of two tiles
constexpr int kPersonWorth = 150;      // one of two persons
constexpr int kJewelWorth = 450;       // any treasure
constexpr int kStoneWorth = 300;
constexpr int kScoringWorth = 300;  // to choose the policy that is scored
constexpr int kFlipWorth = 100;

constexpr int kDoubtPerRound = 8;  // how much of a lead a round to come undoes, in per cent

// How likely a policy still shows the same side, after so many decree phases, in per cent.
constexpr std::uint8_t stays(int phases) noexcept {
  constexpr std::uint8_t kStays[kMostRounds + 1] = {100, 85, 74, 67, 62, 58, 55, 53, 52};
  return kStays[phases];
}

// ---- How often policies will be scored -------------------------------------------------------

// By side, in hundredths.
using Scorings = std::array<int, kPolicySides>;

constexpr int rounds_after(const Edition& edition, const State& state) noexcept {
  return edition.rounds - 1 - state.round;
}

// Decree phases to come, this one included while a tile is left.
constexpr int decree_phases(const Edition& edition, const State& state) noexcept {
  return rounds_after(edition, state) + (state.decrees != 0 ? 1 : 0);
}

constexpr int decree_scorings(const Edition& edition, const State& state) noexcept {
  const Frame& phase = state.stack[0];
  const bool open = phase.what == Pending::kDecreeParts && (phase.parts_left() & kPartScore) != 0;
  return kDecreeTiles * rounds_after(edition, state) + popcount(state.decrees) + (open ? 1 : 0);
}

// Once at the end if the side shows then, and before as often as the discs let it: a card without
// a disc in this turn of the discs, every card in the next ones.
constexpr Scorings expected_scorings(const Edition& edition, const State& state) noexcept {
  Scorings scorings{};
  const int all = decree_scorings(edition, state);
  const int free = kPolicies - popcount(state.discs);
  const int soon = all < free - 1 ? all : free - 1;
  const int later = 100 * (all - soon) / kPolicies;
  const int stay = stays(decree_phases(edition, state));
  for (int card = 0; card < kPolicies; ++card) {
    const bool disc = ((state.discs >> card) & 1) != 0;
    const int before = later + (disc ? 0 : 100 * soon / free);
    const int side = shown_side(state, card);
    scorings[side] = stay + (100 + stay) / 2 * before / 100;
    scorings[side ^ 1] = (100 - stay) + (100 - stay) / 2 * before / 100;
  }
  const Frame& phase = state.stack[0];
  const int done =
      phase.what == Pending::kFinal ? phase.next_place() : 0;  // policies, from the left
  for (int place = 0; place < done; ++place) {
    scorings[shown_side(state, state.policy_at[place])] = 0;
  }
  return scorings;
}

// ---- What policies will pay ------------------------------------------------------------------

// A tile leaves with every scoring.
constexpr int scholars_worth(const Scholars& scholars, int tiles, int scorings) noexcept {
  int worth = 0;
  for (; scorings > 0 && tiles > 0; scorings -= 100, tiles -= scholars.removes) {
    const int points = scholars.by_tiles[tiles < 3 ? tiles : 3];
    const int trust = scholars.trust_each * tiles;
    worth += (scorings < 100 ? scorings : 100) * (kPoint * points + kTrustWorth * trust) / 100;
  }
  return worth;
}

// What persons amount to when they are shown.
struct Showing {
  int defence = 0;
  int merit = 0;  // the powers of the strongest, as many as Meritocracy counts
  int relatives = 0;
};

constexpr Showing showing_of(const Edition& edition, const Player& player,
                             const Persons& shown) noexcept {
  Showing showing;
  Strongest strongest(edition.policies.merit_persons);
  for_each_bit(shown.types(), [&](int type) {
    const int count = shown[type];
    const bool relative = ((edition.relatives >> type) & 1u) != 0;
    showing.defence += count * edition.persons[type].defence;
    showing.relatives += relative ? count : 0;
    for (int i = 0; i < count; ++i) strongest.add(power_of(edition, player, type));
  });
  showing.merit = strongest.sum();
  return showing;
}

constexpr int battle_worth(const Edition& edition, const State& state, const Player& player,
                           const Battle& battle, const Showing& showing) noexcept {
  const int defence =
      battle.per_wall * wall_length(player) + battle.per_cube * player.cubes + showing.defence;
  const bool won = defence >= state.xiongnu;
  const int points = won ? state.xiongnu + battle.win_points : defence / 2;
  const int due = won ? battle.win_pays : battle.lose_pays;
  const int paid = due < player.cubes ? due : player.cubes;
  return kPoint * (points - edition.cube_missing * (due - paid)) - kCubeWorth * paid;
}

// One scoring of a policy that asks what the seats show.
constexpr int show_worth(const Edition& edition, const State& state, const Player& player, int side,
                         const Showing& showing) noexcept {
  const PolicyNumbers& numbers = edition.policies;
  switch (side) {
    case kMeritocracy: return kPoint * numbers.per_power * showing.merit;
    case kLineage: return kPoint * numbers.per_relative * showing.relatives;
    default: return battle_worth(edition, state, player, numbers.battles[side - kDefence], showing);
  }
}

// All books go with a scoring: they pay once, and Book burning pays from the next one on.
constexpr int books_worth(const PolicyNumbers& numbers, int books, int burned,
                          int preserved) noexcept {
  if (books == 0) return burned * numbers.without_books;
  const int later = burned < 100 ? 0 : burned - 100;
  const int once = preserved < 100 ? preserved : 100;
  return later * numbers.without_books +
         once * (kPoint * numbers.per_book * books + kTributeWorth * numbers.book_tributes) / 100;
}

constexpr int policies_worth(const Edition& edition, const State& state, const Player& player,
                             const Persons& hand, const Scorings& scorings) noexcept {
  const PolicyNumbers& numbers = edition.policies;
  int worth = scorings[kCentralization] * numbers.per_cube * player.cubes;
  worth += scorings[kDecentralization] * numbers.per_land * land_of(state, player);
  worth += scholars_worth(numbers.scholars[0], player.tiles[kLegalist], scorings[kLegalism]);
  worth += scholars_worth(numbers.scholars[1], player.tiles[kConfucian], scorings[kConfucianism]);
  worth += scorings[kExtravagance] *
           (numbers.per_canal * player.tiles[kCanal] + numbers.per_length * wall_length(player));
  const Showing showing = showing_of(edition, player, hand);
  for (int side = kDefence; side <= kLineage; ++side) {
    worth += scorings[side] * show_worth(edition, state, player, side, showing) / 100;
  }
  worth += books_worth(numbers, player.tiles[kBook], scorings[kBookBurning],
                       scorings[kBookPreservation]);
  worth += scorings[kTour] * carriage_points(numbers, player, true);
  worth += scorings[kParade] * carriage_points(numbers, player, false);
  return worth * kPolicyShare / 100;
}

// While all are asked what they show: the scoring under way, with the answer of the seat or, until
// it has answered, with all that it could show.
constexpr int asked_worth(const Edition& edition, const State& state, Seat seat,
                          const Persons& hand) noexcept {
  const Frame& asked = top(state);
  if (asked.what != Pending::kShow) return 0;
  const Player& player = state.players[seat];
  const bool answered = ((state.answered >> seat) & 1u) != 0;
  const int side = shown_side(state, asked.policy());
  const Showing showing = showing_of(edition, player, answered ? player.staged : hand);
  return show_worth(edition, state, player, side, showing);
}

// ---- What the round still brings -------------------------------------------------------------

enum class Turn : std::uint8_t { kBidding, kWaiting, kHasSet, kHasIncome, kRefilling, kIsOver };

// How far the seat is in this round.
constexpr Turn turn_of(const State& state, const Player& player) noexcept {
  const Pending phase = state.stack[0].what;
  if (player.order == 0) return Turn::kBidding;
  if (phase < Pending::kSet) return Turn::kWaiting;
  if (phase > Pending::kRefill) return Turn::kIsOver;
  const int now = state.players[state.actor].order;
  if (player.order != now) return player.order < now ? Turn::kIsOver : Turn::kWaiting;
  if (phase == Pending::kSet) return Turn::kWaiting;
  if (phase == Pending::kUseTiles) return Turn::kHasSet;
  return phase == Pending::kTreasures ? Turn::kHasIncome : Turn::kRefilling;
}

// The order tile that the bidder would have if nobody raised any more.
constexpr int place_in_auction(const State& state, const Player& player) noexcept {
  int place = 1;
  for (int other = 0; other < state.seats; ++other) {
    const Player& rival = state.players[other];
    place += rival.order == 0 && rival.declared > player.declared ? 1 : 0;
  }
  return place;
}

// The power of the item that the order tile of this place would take (E4).
constexpr int power_at_stake(const Edition& edition, const Player& player, int place) noexcept {
  if (player.shown.empty() && player.shown_cubes == 0) return 0;
  Strongest taken(place);
  Strongest left(place - 1);
  const auto add = [&](int power) {
    taken.add(power);
    left.add(power);
  };
  for_each_bit(player.shown.types(), [&](int type) {
    for (int i = 0; i < player.shown[type]; ++i) add(power_of(edition, player, type));
  });
  if (player.shown_cubes != 0) add(player.shown_cubes);
  return taken.sum() - left.sum();
}

constexpr int bid_worth(const Edition& edition, const State& state, const Player& player) noexcept {
  const int place = place_in_auction(state, player);
  return -kBidWorth * place - kAtStake * power_at_stake(edition, player, place);
}

constexpr int round_worth(const Edition& edition, const State& state, const Player& player,
                          Turn turn) noexcept {
  const int later = rounds_after(edition, state);
  int worth = turn < Turn::kRefilling ? kRefillWorth + kRefillPerRound * later : 0;
  if (turn >= Turn::kHasSet) return worth - kPlaceWorth * player.order;
  worth += kSetWorth + kSetPerRound * later;
  if (turn == Turn::kBidding) return worth + bid_worth(edition, state, player);
  const int lost = kAtStake * power_at_stake(edition, player, player.order);  // not chosen yet
  return worth - kOrderWorth * player.order - lost;
}

// ---- The decrees of this round ---------------------------------------------------------------

constexpr int trust_worth(const Edition& edition, const State& state, int trust) noexcept {
  return (kTrustWorth + kTrustPerRound * decree_phases(edition, state)) * trust;
}

constexpr int decree_parts_worth(const Edition& edition, int parts) noexcept {
  int worth = 0;
  if ((parts & kPartScore) != 0) worth += kScoringWorth;
  if ((parts & kPartFlip) != 0) worth += kFlipWorth;
  if ((parts & kPartTribute) != 0) worth += kTributeWorth;
  if ((parts & kPartPoints) != 0) worth += kPoint * edition.decree_points;
  return worth;
}

// What the decrees to come are worth to those who would have them, with the trust that they cost:
// who has too little of it and still the most loses points.
class Decrees {
 public:
  constexpr Decrees(const Edition& edition, const State& state) noexcept
      : edition_(edition), state_(state) {
    for (int seat = 0; seat < state.seats; ++seat) trust_[seat] = state.players[seat].trust;
    const Frame& phase = state.stack[0];
    const bool begun = phase.what == Pending::kDecreeParts;
    if (begun) have(state.actor, phase.parts_left());
    const int share = begun || phase.what == Pending::kDecree ? 100 : kDecreeShare;
    for (int tiles = popcount(state.decrees); tiles > 0; --tiles) {
      have(most_trusted(), kPartScore | kPartTribute | kPartPoints);
    }
    for (int& worth : worth_) worth = worth * share / 100;
  }
  constexpr const Worths& worth() const noexcept { return worth_; }

 private:
  constexpr void have(int seat, int parts) noexcept {
    const int due = edition_.decree_trust[state_.round];
    const int paid = due < trust_[seat] ? due : trust_[seat];
    trust_[seat] -= paid;
    worth_[seat] += decree_parts_worth(edition_, parts) - trust_worth(edition_, state_, paid) -
                    kPoint * edition_.trust_missing * (due - paid);
  }
  constexpr int most_trusted() const noexcept {  // E20
    int best = 0;
    for (int seat = 1; seat < state_.seats; ++seat) {
      const int more = trust_[seat] - trust_[best];
      const bool earlier = state_.players[seat].order < state_.players[best].order;
      if (more > 0 || (more == 0 && earlier)) best = seat;
    }
    return best;
  }

  const Edition& edition_;
  const State& state_;
  std::array<int, kSeats> trust_{};
  Worths worth_{};
};

// ---- Holdings --------------------------------------------------------------------------------

// Towards the end what the level pays; before, as if all levels paid the same, since the low ones
// lead to the high ones.
constexpr int palace_worth(const Edition& edition, int level, int incomes) noexcept {
  const int paid = kPoint * edition.palace_points[level];
  const int even = kPoint * edition.palace_points[edition.top_level] * level / edition.top_level;
  return paid + (even - paid) * incomes / edition.rounds + kLevelPerRound * incomes * level;
}

constexpr int treasures_worth(const Edition& edition, const State& state, Seat seat,
                              int incomes) noexcept {
  const int late_rounds = edition.rounds + 1 - edition.late_from;
  const int late = incomes < late_rounds ? incomes : late_rounds;
  int worth = 0;
  for (int i = 0; i < edition.treasure_count; ++i) {
    if (state.holder[i] != seat) continue;
    const Treasure& treasure = edition.treasures[i];
    const int gives = late * treasure.late + (incomes - late) * treasure.early;
    worth += kPoint * treasure.end_points + kTreasureShare * gives;
  }
  return worth;
}

constexpr int gold_worth(int gold, int incomes) noexcept {
  return (kGoldWorth + kGoldPerRound * incomes) * gold;
}

constexpr int goods_worth(const Edition& edition, const State& state, const Player& player,
                          int incomes) noexcept {
  const int reserve = player.cubes < kReserve ? player.cubes : kReserve;
  int worth = trust_worth(edition, state, player.trust) + gold_worth(player.gold, incomes);
  worth += kIncomeWorth * incomes * land_of(state, player);
  worth += kCubeWorth * player.cubes + kReserveWorth * reserve;
  worth += kPoint * tributes_worth(edition, player) + kTributeWorth * player.hidden_tributes;
  return worth + palace_worth(edition, player.palace, incomes);
}

// ---- What has been begun ---------------------------------------------------------------------

constexpr int due_tiles_worth(const Edition& edition, const State& state, int incomes) noexcept {
  const auto due = [&](Tile tile) { return state.due[tile - kJewel]; };
  return due(kJewel) * kJewelWorth + due(kStone) * kStoneWorth +
         due(kEnvoy) * trust_worth(edition, state, edition.envoy_trust) +
         due(kIngot) * gold_worth(edition.ingot_gold, incomes);
}

constexpr int frame_worth(const Edition& edition, const State& state, const Frame& frame,
                          int incomes) noexcept {
  switch (frame.what) {
    case Pending::kWithdraw: return kWithdrawalWorth;
    case Pending::kUseTiles: return due_tiles_worth(edition, state, incomes);
    case Pending::kChoice: return kEffectWorth;
    case Pending::kRaise: return kRaiseWorth * frame.levels();
    case Pending::kKeepTile: return kTileWorth;
    case Pending::kKeepPerson: return kPersonWorth;
    case Pending::kTakeTreasure: return kJewelWorth;
    case Pending::kUseStone: return kStoneWorth;
    case Pending::kChoosePolicy: return kScoringWorth;
    case Pending::kFlip: return kFlipWorth;
    default: return 0;
  }
}

constexpr int begun_worth(const Edition& edition, const State& state, int incomes) noexcept {
  int worth = 0;
  for (int i = 0; i < state.depth; ++i) {
    worth += frame_worth(edition, state, state.stack[i], incomes);
  }
  return worth;
}

// ---- All of it -------------------------------------------------------------------------------

// What concerns all seats, and is found once.
struct Outlook {
  Scorings scorings{};
  Worths decrees{};
};

constexpr int prospects(const Edition& edition, const State& state, Seat seat,
                        const Outlook& outlook) noexcept {
  const Player& player = state.players[seat];
  const Persons hand = hand_of(player);
  const Turn turn = turn_of(state, player);
  const int later = rounds_after(edition, state);
  const int auctions = later + (turn == Turn::kBidding ? 1 : 0);
  const int incomes = later + (turn < Turn::kHasIncome ? 1 : 0);
  int worth = kPoint * player.points + goods_worth(edition, state, player, incomes);
  worth += kPowerPerRound * auctions * power_of(edition, player, hand);
  worth += kEndShare * persons_worth(edition, state, player);
  worth += policies_worth(edition, state, player, hand, outlook.scorings);
  worth += asked_worth(edition, state, seat, hand) + treasures_worth(edition, state, seat, incomes);
  worth += round_worth(edition, state, player, turn);
  worth += outlook.decrees[seat];
  if (seat == state.actor) worth += begun_worth(edition, state, incomes);
  return worth;
}

constexpr Worths worths_of(const Edition& edition, const State& state) noexcept {
  const Outlook outlook{.scorings = expected_scorings(edition, state),
                        .decrees = Decrees(edition, state).worth()};
  Worths worths{};
  for (Seat seat = 0; seat < state.seats; ++seat) {
    worths[seat] = prospects(edition, state, seat, outlook);
  }
  return worths;
}

constexpr Worths final_worths(const State& state) noexcept {
  Worths worths{};
  for (int seat = 0; seat < state.seats; ++seat) {
    worths[seat] = kPoint * state.players[seat].points;
  }
  return worths;
}

constexpr Worths evaluate_each(const Edition& edition, const State& state) noexcept {
  if (top(state).what == Pending::kOver) return leads_of(final_worths(state), state.seats);
  Worths leads = leads_of(worths_of(edition, state), state.seats);
  for (int& lead : leads) {
    lead = lead * (100 - kDoubtPerRound * rounds_after(edition, state)) / 100;
  }
  return leads;
}

constexpr int evaluate(const Edition& edition, const State& state, Seat seat) noexcept {
  return evaluate_each(edition, state)[seat];
}

}  // namespace pentarch::emperor
