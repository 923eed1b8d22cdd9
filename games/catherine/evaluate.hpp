// Catherine: how well a seat stands, for the bots. Larger is better; the unit is a hundredth of a
// point. A sealed answer is judged by what it will bring, as far as chance has no part in it.
//
// Everything is judged as at the end of a round, when the cards of the round are run and nobody
// has drawn for the next one: so seats compare, whether they have answered or not.
#pragma once

#include "games/catherine/worth.hpp"

namespace pentarch::catherine {

// ---- Answers that are sealed -----------------------------------------------------------------

// Cards of unknown kind: counted, and points beyond the limit.
constexpr void imagine_draw(const Edition& edition, Player& player, int cards) noexcept {
  for (; cards > 0; --cards) {
    if (player.hand_size < hand_limit(edition, player)) {
      ++player.hand_size;
    } else {
      ++player.points[kFromLimit];
    }
  }
}

constexpr void imagine_gain(const Edition& edition, State& state, Seat seat, Gain gain,
                            int amount) noexcept {
  if (gain == Gain::kCards) return imagine_draw(edition, state.players[seat], amount);
  FastChance unused(0);
  Silence silence;
  receive(edition, state, seat, gain, amount, unused, silence);
}

// The choice of a run or of a house of the books; the cards that it costs have left the hand.
constexpr void imagine_choice(const Edition& edition, State& state, Seat seat,
                              Choice choice) noexcept {
  Player& player = state.players[seat];
  if (choice.declined) return imagine_draw(edition, player, state.phase == Phase::kRun ? 1 : 0);
  Silence silence;
  if (choice.city >= 0) build(edition, state, seat, choice.city, silence);
  if (state.phase == Phase::kBooks) return;
  const Card& card = active_card(edition, player);
  imagine_gain(edition, state, seat, card.gain, card.amount * times(card, player.owned));
  if (choice.bonus) imagine_gain(edition, state, seat, card.bonus, card.bonus_amount);
}

constexpr int kWorst = -1'000'000;  // less than anything is worth

// The best that these options could bring, without asking which cards to discard.
constexpr int best_choice(const Edition& edition, const State& state, Seat seat,
                          std::uint64_t options) noexcept {
  const Player& player = state.players[seat];
  int best = kWorst;
  for_each_bit(options, [&](int option) {
    const Choice choice = choice_of(Decline::kFirst + option);
    State after = state;
    if (!choice.declined && state.phase == Phase::kRun) {
      const int paid = discards_of(active_card(edition, player), choice.bonus);
      after.players[seat].hand_size = static_cast<std::uint8_t>(player.hand_size - paid);
    }
    imagine_choice(edition, after, seat, choice);
    const int value = worth(edition, after, seat);
    best = value > best ? value : best;
  });
  return best;
}

// The active card is run as well as can be, or a card is drawn instead.
constexpr int round_worth(const Edition& edition, State& state, Seat seat) noexcept {
  Player& player = state.players[seat];
  state.phase = Phase::kRun;
  ++state.round;
  if (colours_match(edition, player) && is_runnable(edition, player)) {
    return best_choice(edition, state, seat, run_options(edition, player));
  }
  imagine_draw(edition, player, 1);
  return worth(edition, state, seat);
}

constexpr int sealed_worth(const Edition& edition, State state, Seat seat) noexcept {
  Player& player = state.players[seat];
  const Pending pending = player.pending;
  Silence silence;
  switch (state.phase) {
    case Phase::kSetup:
      for (int i = 0; i < edition.start_row; ++i) lay(edition, state, seat, pending.cards[i], i);
      state.row_size = edition.start_row;
      break;
    case Phase::kPlay:
      player.active = static_cast<std::uint8_t>(pending.choice - 1);
      lay(edition, state, seat, pending.cards[0], state.row_size++);
      take_from_hand(state, seat, pending.cards[1]);
      player.under[player.active] = pending.cards[1];
      return round_worth(edition, state, seat);
    case Phase::kRun:
      ++state.round;
      discard(state, seat, pending, silence);
      imagine_choice(edition, state, seat, choice_of(pending));
      break;
    case Phase::kBooks: imagine_choice(edition, state, seat, choice_of(pending)); break;
    case Phase::kOver: break;
  }
  return worth(edition, state, seat);
}

// ---- Answers that are still open -------------------------------------------------------------

// What a seat can expect of its answer: about so much do the greedy bot's raise the worth.
constexpr int kSetupAnswer = 2750;
constexpr int kPlayAnswer = 280;
constexpr int kPlayAnswerRound = 90;  // for each round left, this one included

constexpr int play_answer(const Edition& edition, const State& state) noexcept {
  const int rounds = edition.rounds * (edition.decades - state.decade) - state.round;
  return kPlayAnswer + kPlayAnswerRound * rounds;
}

// Cards that the answer will take, or that were drawn for it, don't count yet.
constexpr int open_worth(const Edition& edition, State state, Seat seat) noexcept {
  Player& player = state.players[seat];
  const bool asked = ((state.asked >> seat) & 1u) != 0;
  switch (state.phase) {
    case Phase::kSetup:
      player.hand_size = static_cast<std::uint8_t>(player.hand_size - edition.start_row);
      return worth(edition, state, seat) + kSetupAnswer;
    case Phase::kPlay:
      player.hand_size = static_cast<std::uint8_t>(player.hand_size - edition.draw);
      return worth(edition, state, seat) + play_answer(edition, state);
    case Phase::kRun: return round_worth(edition, state, seat);
    case Phase::kBooks:
      if (asked) return best_choice(edition, state, seat, build_options(edition, player));
      break;
    case Phase::kOver: break;
  }
  return worth(edition, state, seat);
}

constexpr int evaluate(const Edition& edition, const State& state, Seat seat) noexcept {
  if (state.phase == Phase::kOver) return kPoint * standing(edition, state).points[seat];
  const bool answered = ((state.answered >> seat) & 1u) != 0;
  return answered ? sealed_worth(edition, state, seat) : open_worth(edition, state, seat);
}

}  // namespace pentarch::catherine
