// Catherine: how well a seat stands, for the greedy bot. Larger is better; the unit is a hundredth
// of a point. A sealed answer is judged by what it will bring, as far as chance has no part in it.
#pragma once

#include "games/catherine/rules.hpp"

namespace pentarch::catherine {

constexpr int kPoint = 100;
constexpr int kCardWorth = 90;    // in the hand: a point at the end, or a choice before
constexpr int kGoodWorth = 45;    // delivered to the order, before it pays
constexpr int kBookHouse = 250;   // the most books at a decade's end
constexpr int kMatch = 70;        // an action card that the hand can activate
constexpr int kSymbolWorth = 12;  // in the action row

// Houses, favour and order, as if the game ended with the decades that are left.
constexpr int lasting_worth(const Edition& edition, const State& state,
                            const Player& player) noexcept {
  const int decades = edition.decades - state.decade;
  const Level& level = edition.levels[player.favour];
  const int houses = popcount(player.houses) + popcount(player.houses & edition.point_cities);
  return kPoint * (decades * (houses + level.points) + group_points(edition, player) +
                   order_points(edition, player)) +
         kGoodWorth * delivered_goods(edition, player) + 30 * player.favour;
}

// Cannons and books: the nearer the end of the decade, the more certain.
constexpr int symbol_worth(const Edition& edition, const State& state, Seat seat) noexcept {
  const Symbols owned = state.players[seat].owned;
  int count = 0;
  for (int symbol = 0; symbol < kSymbols; ++symbol) count += owned[symbol];
  const bool most_books = ((readers(state).most >> seat) & 1u) != 0;
  const int scored = kPoint * cannon_points(edition, state, seat) + (most_books ? kBookHouse : 0);
  return kSymbolWorth * count + scored / (1 + edition.rounds - state.round);
}

// Action cards that are still free, and that a card of the hand could activate.
constexpr int match_worth(const Edition& edition, const State& state,
                          const Player& player) noexcept {
  int worth = 0;
  for (int column = 0; column < state.row_size; ++column) {
    if (player.row[column] == kNoCard || player.under[column] != kNoCard) continue;
    const std::uint8_t colour = edition.cards[player.row[column]].colour;
    worth += (player.hand & edition.coloured[colour]).empty() ? 0 : kMatch;
  }
  return worth;
}

constexpr int worth(const Edition& edition, const State& state, Seat seat) noexcept {
  const Player& player = state.players[seat];
  int points = 0;
  for (const std::uint16_t counted : player.points) points += counted;
  return kPoint * points + kCardWorth * player.hand_size + lasting_worth(edition, state, player) +
         symbol_worth(edition, state, seat) + match_worth(edition, state, player);
}

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

constexpr void imagine_run(const Edition& edition, State& state, Seat seat,
                           const Pending& pending) noexcept {
  Player& player = state.players[seat];
  const Choice choice = choice_of(pending);
  if (choice.declined) return imagine_draw(edition, player, state.phase == Phase::kRun ? 1 : 0);
  Silence silence;
  discard(state, seat, pending, silence);
  if (choice.city >= 0) build(edition, state, seat, choice.city, silence);
  if (state.phase == Phase::kBooks) return;
  const Card& card = active_card(edition, player);
  imagine_gain(edition, state, seat, card.gain, card.amount * times(card, player.owned));
  if (choice.bonus) imagine_gain(edition, state, seat, card.bonus, card.bonus_amount);
}

// The best that running the card above could bring without asking which cards to discard.
constexpr int best_run(const Edition& edition, const State& state, Seat seat) noexcept {
  const Player& player = state.players[seat];
  int best = 0;
  for_each_bit(run_options(edition, player), [&](int option) {
    State after = state;
    after.phase = Phase::kRun;
    const Pending pending{.choice = static_cast<std::uint8_t>(option + 1)};
    imagine_run(edition, after, seat, pending);
    const Choice choice = choice_of(pending);
    const int paid = choice.declined ? 0 : discards_of(active_card(edition, player), choice.bonus);
    const int value = worth(edition, after, seat) - kCardWorth * paid;
    best = value > best ? value : best;
  });
  return best;
}

constexpr int play_worth(const Edition& edition, State state, Seat seat) noexcept {
  Player& player = state.players[seat];
  const Pending pending = player.pending;
  player.active = static_cast<std::uint8_t>(pending.choice - 1);
  lay(edition, state, seat, pending.cards[0], state.row_size++);
  take_from_hand(state, seat, pending.cards[1]);
  player.under[player.active] = pending.cards[1];
  if (colours_match(edition, player) && is_runnable(edition, player)) {
    return best_run(edition, state, seat);
  }
  imagine_draw(edition, player, 1);
  return worth(edition, state, seat);
}

constexpr int evaluate(const Edition& edition, const State& state, Seat seat) noexcept {
  if (state.phase == Phase::kOver) return kPoint * standing(edition, state).points[seat];
  if (((state.answered >> seat) & 1u) == 0) return worth(edition, state, seat);
  if (state.phase == Phase::kPlay) return play_worth(edition, state, seat);
  State after = state;
  const Pending pending = state.players[seat].pending;
  if (state.phase == Phase::kSetup) {
    for (int i = 0; i < edition.start_row; ++i) lay(edition, after, seat, pending.cards[i], i);
    after.row_size = edition.start_row;
  } else {
    imagine_run(edition, after, seat, pending);
  }
  return worth(edition, after, seat);
}

}  // namespace pentarch::catherine
