// Emperor's Choice: what must be true of phases and of what is pending.
#pragma once

#include "games/emperor/edition_tables.hpp"
#include "games/emperor/rules.hpp"

namespace pentarch::emperor {

// ---- The stack -------------------------------------------------------------------------------

// The most frames that this one can make of itself.
constexpr int frames_to_come(const Edition& edition, const State& state, const Frame& frame) {
  const int level = state.players[state.actor].palace;
  switch (frame.what) {
    case Pending::kChoice: return frames_of_effect(edition, frame.effect(), level);
    case Pending::kIcons:
      return frames_of_parts(edition,
                             edition.effects[frame.effect()].alternatives[frame.alternative()],
                             frame.next_icon(), level) +
             1;
    case Pending::kRaise: return frames_of_raise(edition, level);
    default: return 1;
  }
}

constexpr bool goes_on_by_itself(Pending what) noexcept {
  return what == Pending::kDrafted || what == Pending::kWithdrawn || what == Pending::kFinal ||
         what == Pending::kIcons || what == Pending::kRaise;
}

// A frame that waits for others: the rest of an alternative, or of a raise.
constexpr const char* audit_waiting(const Edition& edition, const State& state,
                                    const Frame& frame) {
  if (frame.what == Pending::kRaise) {
    if (frame.levels() == 0 || frame.holds_nameless()) return "a raise is impossible";
    return frame.levels() > 2 * kMostLevels ? "a raise is too high" : nullptr;
  }
  if (frame.what != Pending::kIcons) return "a decision waits for another one";
  const int effect = frame.effect();
  if (effect >= kEffects || frame.alternative() >= edition.effects[effect].size) {
    return "an effect does not exist";
  }
  if (effect >= kOfPalace && effect - kOfPalace > state.players[state.actor].palace) {
    return "a palace space was not reached";
  }
  if (frame.next_icon() == 0 ||
      frame.next_icon() >= edition.effects[effect].alternatives[frame.alternative()].size) {
    return "an effect is done already";
  }
  return nullptr;
}

constexpr const char* audit_choice(const Edition& edition, const State& state, const Frame& frame) {
  const int effect = frame.effect();
  if (effect >= kEffects || edition.effects[effect].size == 0) return "there is no such effect";
  const bool of_palace = effect >= kOfPalace;
  if (frame.optional() != (of_palace ? 1 : 0) || frame.holds_nameless()) {
    return "a choice is impossible";
  }
  if (of_palace) {
    const bool there = effect - kOfPalace == state.players[state.actor].palace;
    return there ? nullptr : "a palace space was not reached";
  }
  const Pending phase = effect < kOfBonus ? Pending::kWithdrawn : Pending::kDrafted;
  if (state.stack[0].what != phase || state.depth != 2 || edition.effects[effect].size == 1) {
    return "a choice comes at the wrong time";
  }
  return nullptr;
}

constexpr const char* audit_show(const State& state, const Frame& frame) {
  const bool final = state.stack[0].what == Pending::kFinal;
  const int card = frame.policy();
  if (card >= kPolicies || !asks_to_show(shown_side(state, card)) || frame.holds_nameless()) {
    return "nothing is shown for this policy";
  }
  if (frame.in_final() != (final ? 1 : 0)) return "a policy is scored at the wrong time";
  if (!final && ((state.discs >> card) & 1u) != 0) return "a policy with a disc is scored";
  const int places = final ? state.stack[0].next_place() : 0;
  if (final && (state.depth != 2 || places == 0 || places > kPolicies ||
                state.policy_at[places - 1] != card)) {
    return "another policy is next in final scoring";
  }
  return nullptr;
}

constexpr const char* audit_nested(const Edition& edition, const State& state, const Frame& frame) {
  switch (frame.what) {
    case Pending::kVictim:
      if (state.stack[0].what != Pending::kOnShow || frame.assassin() >= kTypes ||
          frame.holds_nameless() || ((edition.assassins >> frame.assassin()) & 1u) == 0 ||
          state.players[state.actor].shown[frame.assassin()] == 0) {
        return "there is no assassin";
      }
      return nullptr;
    case Pending::kChoice: return audit_choice(edition, state, frame);
    case Pending::kKeepTile:
      if (frame.drawn(0) >= frame.drawn(1) || frame.drawn(1) >= kXiongnu ||
          frame.holds_nameless()) {
        return "tiles are impossible";
      }
      return nullptr;
    case Pending::kKeepPerson:
      return frame.holds_nameless() ? "drawn persons are impossible" : nullptr;
    case Pending::kTakeTreasure:
      if (edition.treasure_count == 0) return "there is no treasure";
      return frame.holds_nameless() ? "a frame holds too much" : nullptr;
    case Pending::kUseStone:
    case Pending::kChoosePolicy: return frame.holds_nameless() ? "a frame holds too much" : nullptr;
    case Pending::kFlip:
      return frame.optional() > 1 || frame.holds_nameless() ? "a flip is impossible" : nullptr;
    case Pending::kShow: return audit_show(state, frame);
    default: return "what is pending is impossible";
  }
}

// Effects come with these phases.
constexpr bool may_nest(const State& state) noexcept {
  const Pending what = top(state).what;
  switch (state.stack[0].what) {
    case Pending::kDrafted:
    case Pending::kWithdrawn:
    case Pending::kRefill: return what != Pending::kVictim;
    case Pending::kUseTiles:
      return state.depth == 2 && (what == Pending::kTakeTreasure || what == Pending::kUseStone ||
                                  what == Pending::kShow);
    case Pending::kOnShow: return state.depth == 2 && what == Pending::kVictim;
    case Pending::kDecreeParts:
    case Pending::kFinal: return state.depth == 2 && what == Pending::kShow;
    default: return false;
  }
}

constexpr const char* audit_stack(const Edition& edition, const State& state) {
  if (state.depth < 1 || state.depth > kMostFrames) return "the stack is impossible";
  for (int i = 0; i < kMostFrames; ++i) {
    const Frame& frame = state.stack[i];
    if (i >= state.depth) {
      if (frame != Frame{}) return "the stack has too many frames";
      continue;
    }
    if (frame.what >= Pending::kKinds || (i == 0) != (frame.what < kFirstNested)) {
      return "what is pending is impossible";
    }
    if (i == 0) continue;
    const char* broken = i + 1 < state.depth ? audit_waiting(edition, state, frame)
                                             : audit_nested(edition, state, frame);
    if (broken != nullptr) return broken;
    if (i + frames_to_come(edition, state, frame) > kMostFrames) return "effects nest too deeply";
  }
  if (goes_on_by_itself(top(state).what)) return "somebody has to decide";
  if (state.depth > 1 && !may_nest(state)) return "an effect comes at the wrong time";
  return nullptr;
}

// ---- Phases ----------------------------------------------------------------------------------

constexpr bool in_draft(Pending phase) noexcept {
  return phase <= Pending::kDrafted;
}
constexpr bool in_auction(Pending phase) noexcept {
  return phase >= Pending::kBid && phase <= Pending::kWithdrawn;
}
constexpr bool in_domestic(Pending phase) noexcept {
  return phase >= Pending::kSet && phase <= Pending::kRefill;
}

constexpr const char* audit_draft(const Edition& edition, const State& state) {
  const Pending phase = state.stack[0].what;
  if (!in_draft(phase)) {
    const bool over = state.draft == 0 && state.draft_size == 0 && state.draft_rest == 0;
    return over ? nullptr : "the draft is over";
  }
  if (state.round != 0 || state.high != 0) return "the draft comes first";
  const int turn = phase == Pending::kDraft ? 0 : 1;
  const int picked = state.seats - state.draft_size - turn;
  const int left_aside = edition.bonus_count - state.seats;
  if (picked < 0 || picked >= state.seats) return "the draft is impossible";
  if (state.actor != (state.first + 2 * state.seats - 1 - picked) % state.seats) {
    return "somebody else is next in the draft";
  }
  if ((state.draft & state.draft_rest) != 0) return "a bonus tile is in two places";
  if ((state.draft | state.draft_rest) >> edition.bonus_count != 0) {
    return "a bonus tile does not exist";
  }
  const bool known = state.draft != 0 || state.draft_size == 0;
  if (known ? popcount(state.draft) != state.draft_size || popcount(state.draft_rest) != left_aside
            : popcount(state.draft_rest) != left_aside + state.draft_size) {
    return "there are too few or too many bonus tiles";
  }
  return nullptr;
}

// The order tiles: from the largest on to those who have passed.
constexpr const char* audit_order(const State& state) {
  std::uint32_t orders = 0;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const int order = state.players[seat].order;
    if (has_passed(state, seat) != (order != 0)) return "an order tile is missing or too much";
    if (order > state.seats) return "there is no such order tile";
    if (order != 0) orders |= 1u << order;
  }
  if (state.passed >> state.seats != 0) return "a seat does not exist";
  const int passed = popcount(state.passed);
  std::uint32_t should = 0;
  for (int i = 0; i < passed; ++i) should |= 1u << (state.seats - i);
  return orders == should ? nullptr : "an order tile is in two places";
}

constexpr const char* audit_auction(const Edition& edition, const State& state) {
  const Pending phase = state.stack[0].what;
  int high = 0;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    high = player.declared > high ? player.declared : high;
    const bool losing = phase == Pending::kLoss && seat == state.actor;
    const bool bidding = in_auction(phase) && (!has_passed(state, seat) || losing);
    if (!bidding && (!player.shown.empty() || player.shown_cubes != 0)) {
      return "something is shown outside the auction";
    }
  }
  if (state.high != high) return "nobody has declared the highest number";
  if (in_draft(phase)) {
    const bool ready = state.passed == 0 && state.withdrawals == 0 && state.decrees == 0;
    return ready ? nullptr : "the first round has not begun";
  }
  const int passed = popcount(state.passed);
  if (!in_auction(phase) && passed != state.seats) return "the auction is not over";
  const bool chose = phase != Pending::kLoss && phase != Pending::kWithdraw;
  const int left = state.seats - passed + (chose ? 0 : 1);
  if ((state.withdrawals & ~edition.withdrawals_by_seats[state.seats]) != 0 ||
      popcount(state.withdrawals) != left) {
    return "there are too few or too many withdrawal tiles";
  }
  if (!in_auction(phase)) return nullptr;
  const bool passing = phase >= Pending::kLoss;
  if (passing ? state.players[state.actor].order != state.seats - passed + 1
              : has_passed(state, state.actor)) {
    return "somebody else is next in the auction";
  }
  return nullptr;
}

constexpr const char* audit_decrees(const State& state) {
  const Pending phase = state.stack[0].what;
  const int all = low_bits(kDecreeTiles);
  if (state.decrees > all) return "there is no such decree tile";
  if (phase == Pending::kFinal || phase == Pending::kOver) {
    return state.decrees == 0 ? nullptr : "a decree is missing";
  }
  if (phase != Pending::kDecreeParts) {
    return in_draft(phase) || state.decrees == all ? nullptr : "a decree came too early";
  }
  const Frame& frame = state.stack[0];
  const int tile = frame.decree_tile();
  if (tile >= kDecreeTiles || ((state.decrees >> tile) & 1u) != 0) {
    return "the decree tile is not in use";
  }
  const int parts = kPartScore | kPartPoints | (tile == kDecreeFlip ? kPartFlip : kPartTribute);
  if ((frame.parts_left() & ~parts) != 0) return "the decree tile has no such part";
  if (state.depth > 1 && (frame.parts_left() & kPartScore) != 0) return "a policy is scored twice";
  return nullptr;
}

constexpr const char* audit_phase(const Edition& edition, const State& state) {
  const Frame& frame = state.stack[0];
  if (frame.holds_nameless()) return "a phase holds too much";
  switch (frame.what) {
    case Pending::kRefill:
      if (frame.done() > (kRecruited | kHired | kBuilt)) return "a refill is impossible";
      break;
    case Pending::kFinal:
    case Pending::kOver:
      if (frame.what == Pending::kFinal &&
          (frame.next_place() == 0 || frame.next_place() > kPolicies)) {
        return "final scoring is impossible";
      }
      if (state.round + 1 != edition.rounds || state.discs != 0) {
        return "final scoring comes too early";
      }
      break;
    default: break;
  }
  for (const int due : state.due) {
    if (due != 0 && frame.what != Pending::kUseTiles) return "a tile should have been used";
  }
  std::uint32_t held = 0;
  for (int i = 0; i < edition.treasure_count; ++i) {
    held |= std::uint32_t{state.holder[i] == state.actor} << i;
  }
  if (state.used != 0 && (frame.what != Pending::kTreasures || (state.used & ~held) != 0)) {
    return "a treasure was used at the wrong time";
  }
  if (in_domestic(frame.what)) {
    const int taken = state.players[state.actor].order - (frame.what == Pending::kSet ? 1 : 0);
    int sets = 0;
    for (const TileSet& set : state.sets) sets += set[0] != kNoTile ? 1 : 0;
    if (sets > state.seats - taken) return "a set should have been taken";
  } else if (frame.what > Pending::kRefill) {
    for (const TileSet& set : state.sets) {
      if (set[0] != kNoTile) return "a set should have been taken";
    }
  }
  return nullptr;
}

// ---- What is staged --------------------------------------------------------------------------

// Counted type by type: a sum of what is read from outside could exceed what Persons can count.
constexpr bool has_both(const Persons& hand, const Persons& shown, const Persons& staged) {
  for (int type = 0; type < kTypes; ++type) {
    if (shown[type] + staged[type] > hand[type]) return false;
  }
  return true;
}

constexpr const char* audit_staged(const Edition& edition, const State& state) {
  const Pending what = top(state).what;
  const bool on_show = state.stack[0].what == Pending::kOnShow;
  if (what != Pending::kShow && state.answered != 0) return "nothing is asked";
  if (what == Pending::kShow &&
      (state.answered >> state.seats != 0 || popcount(state.answered) == state.seats)) {
    return "all have answered";
  }
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    if (player.staged.empty()) continue;
    if (what == Pending::kShow) {
      const int side = shown_side(state, top(state).policy());
      const bool merit = side == kMeritocracy;
      const std::uint32_t types = side == kLineage ? edition.relatives : edition.defenders;
      if (!hand_of(player).covers(player.staged) ||
          (merit ? player.staged.total() > edition.policies.merit_persons
                 : (player.staged.types() & ~types) != 0)) {
        return "an answer is impossible";
      }
      continue;
    }
    if (seat != state.actor) return "somebody else has staged persons";
    if (on_show
            ? !player.shown.covers(player.staged) || (player.staged.types() & ~edition.acting) != 0
            : what != Pending::kBid || !has_both(hand_of(player), player.shown, player.staged)) {
      return "staged persons are impossible";
    }
  }
  return nullptr;
}

// Somebody has a choice, as far as everybody can see; else the game would have gone on.
constexpr bool is_a_choice(const Edition& edition, const State& state) {
  const Player& player = state.players[state.actor];
  switch (top(state).what) {
    case Pending::kBid: {
      const Bid bid = bid_of(edition, state);
      return bid.pass || bid.can_raise();
    }
    case Pending::kOnShow: return popcount(player.staged.types()) > 1;
    case Pending::kVictim: {
      int targets = 0;
      for_each_target(state, [&](Target) { ++targets; });
      return targets > 1;
    }
    case Pending::kLoss: return popcount(items_at_stake(edition, player)) > 1;
    case Pending::kWithdraw: return popcount(state.withdrawals) > 1;
    case Pending::kSet: return popcount(sets_to_take(state)) > 1;
    case Pending::kUseTiles: return popcount(tiles_due(state)) > 1;
    case Pending::kTreasures: return treasures_to_use(edition, state) != 0;
    case Pending::kRefill: return can_refill(edition, state);
    case Pending::kDecree: return popcount(state.decrees) == kDecreeTiles;
    case Pending::kDecreeParts: {
      const int left = top(state).parts_left();
      return left != 0 && left != kPartPoints && left != kPartTribute;
    }
    default: return true;
  }
}

constexpr const char* audit_pending(const Edition& edition, const State& state) {
  if (const char* broken = audit_draft(edition, state)) return broken;
  if (const char* broken = audit_order(state)) return broken;
  if (const char* broken = audit_auction(edition, state)) return broken;
  if (const char* broken = audit_decrees(state)) return broken;
  if (const char* broken = audit_phase(edition, state)) return broken;
  if (const char* broken = audit_staged(edition, state)) return broken;
  return is_a_choice(edition, state) ? nullptr : "there is nothing to choose";
}

}  // namespace pentarch::emperor
