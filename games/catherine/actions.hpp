// Catherine: phase D, the action of a plan card and its bonus. What a seat may choose, and what
// comes of it. The fourteen families differ in the numbers of the edition alone.
#pragma once

#include "games/catherine/supply.hpp"

namespace pentarch::catherine {

// The card above this round's activation card.
constexpr const Card& active_card(const Edition& edition, const Player& player) noexcept {
  return edition.cards[player.row[player.active]];
}

// ---- May it be run? --------------------------------------------------------------------------

constexpr int sets_of_goods(Symbols owned) noexcept {
  int sets = owned[kIron];
  for (int good = kFood; good < kGoods; ++good) sets = owned[good] < sets ? owned[good] : sets;
  return sets;
}

// K14: an action without a number on its arrow runs as often as it pays.
constexpr int times(const Card& card, Symbols owned) noexcept {
  switch (card.per) {
    case Per::kOnce: return 1;
    case Per::kGood: {
      int count = 0;
      for_each_bit(card.goods, [&](int good) { count += owned[good]; });
      return count;
    }
    case Per::kBook: return owned[kBook];
    case Per::kSet: return sets_of_goods(owned);
  }
  return 0;
}

constexpr std::uint32_t free_cities(const Card& card, const Player& player) noexcept {
  return card.cities & ~player.houses;
}

// K2: what could be run zero times is not run, nor is a house without a piece or a place for it.
// Open information alone: hand sizes are public (K17).
constexpr bool is_runnable(const Edition& edition, const Player& player) noexcept {
  const Card& card = active_card(edition, player);
  if (player.hand_size < card.discards) return false;
  if (card.gain != Gain::kHouse) return times(card, player.owned) > 0;
  return has_house_piece(edition, player) && free_cities(card, player) != 0;
}

constexpr bool colours_match(const Edition& edition, const Player& player) noexcept {
  return active_card(edition, player).colour == edition.cards[player.under[player.active]].colour;
}

// ---- What may be chosen ----------------------------------------------------------------------

// How many cards of one choice go to the discards.
constexpr int discards_of(const Card& card, bool bonus) noexcept {
  return card.discards + (bonus ? card.bonus_discards : 0);
}

constexpr bool has_as_many_of_a_colour(const Edition& edition, const Player& player,
                                       int count) noexcept {
  for (const CardSet& coloured : edition.coloured) {
    if ((player.hand & coloured).size() >= count) return true;
  }
  return false;
}

// The bonus can be had as far as cards are concerned.
constexpr bool bonus_is_payable(const Edition& edition, const Player& player) noexcept {
  const Card& card = active_card(edition, player);
  const int discards = discards_of(card, true);
  if (card.bonus == Gain::kNothing || player.hand_size < discards) return false;
  return card.same_colour == 0 || has_as_many_of_a_colour(edition, player, discards);
}

// K4: the goods tile just taken counts for the bonus. The cities among these that allow it.
constexpr std::uint32_t bonus_cities(const Edition& edition, const Player& player,
                                     std::uint32_t cities) noexcept {
  const Card& card = active_card(edition, player);
  if (!bonus_is_payable(edition, player)) return 0;
  if (card.needs == kNoSymbol) return cities;
  const int missing = card.needs_count - player.owned[card.needs];
  if (missing <= 0) return cities;
  return missing == 1 && card.needs < kGoods ? cities & edition.goods_cities[card.needs] : 0;
}

constexpr bool bonus_is_due(const Edition& edition, const Player& player) noexcept {
  const Card& card = active_card(edition, player);
  return bonus_is_payable(edition, player) &&
         (card.needs == kNoSymbol || player.owned[card.needs] >= card.needs_count);
}

// A set of options, a bit each from Decline on: one, or a place each for these cities.
constexpr std::uint64_t options(int first, std::uint64_t set = 1) noexcept {
  return set << (first - Decline::kFirst);
}
static_assert(BuildBonus::kEnd - Decline::kFirst <= 64);

// What a seat may do with its card. K16: every bonus may be refused.
constexpr std::uint64_t run_options(const Edition& edition, const Player& player) noexcept {
  const Card& card = active_card(edition, player);
  const std::uint64_t decline = options(Decline::kFirst);
  if (card.gain != Gain::kHouse) {
    const bool with_bonus = bonus_is_due(edition, player);
    return decline | options(Run::kFirst) | options(RunBonus::kFirst, with_bonus);
  }
  const std::uint32_t cities = free_cities(card, player);
  return decline | options(Build::kFirst, cities) |
         options(BuildBonus::kFirst, bonus_cities(edition, player, cities));
}

// An option, taken apart.
struct Choice {
  bool declined = false;
  bool bonus = false;
  int city = -1;  // where a house is built
};

constexpr Choice choice_of(int option) noexcept {
  return by_kind<BuildBonus>(
      option, Cases{
                  [](Run) { return Choice{}; },
                  [](RunBonus) { return Choice{.bonus = true}; },
                  [](Build, int city) { return Choice{.city = city}; },
                  [](BuildBonus, int city) { return Choice{.bonus = true, .city = city}; },
                  [](auto, auto...) { return Choice{.declined = true}; },
              });
}
constexpr Choice choice_of(const Pending& pending) noexcept {
  return choice_of(Decline::kFirst + pending.choice - 1);
}

constexpr int discards_due(const Edition& edition, const Player& player) noexcept {
  if (player.pending.choice == 0) return 0;
  const Choice choice = choice_of(player.pending);
  return choice.declined ? 0 : discards_of(active_card(edition, player), choice.bonus);
}

constexpr int chosen_cards(const Pending& pending) noexcept {
  int count = 0;
  while (count < kChosen && pending.cards[count] != kNoCard) ++count;
  return count;
}

// The cards that may be chosen next, where `count` of these are wanted in all. They are chosen in
// the order of the edition, so that a set of cards is one path of steps.
constexpr CardSet next_in_order(CardSet from, const Pending& pending, int count) noexcept {
  const int chosen = chosen_cards(pending);
  const CardSet left = chosen == 0 ? from : from.behind(pending.cards[chosen - 1]);
  const int later = count - chosen - 1;
  return left.size() > later ? left.without_last(later) : CardSet{};
}

constexpr CardSet discardable(const Edition& edition, const Player& player) noexcept {
  const int due = discards_due(edition, player);
  const bool same_colour =
      active_card(edition, player).same_colour != 0 && choice_of(player.pending).bonus;
  if (!same_colour) return next_in_order(player.hand, player.pending, due);
  CardSet cards;
  for (const CardSet& coloured : edition.coloured) {
    const CardId first = player.pending.cards[0];
    if (first != kNoCard && !coloured.has(first)) continue;
    cards |= next_in_order(player.hand & coloured, player.pending, due);
  }
  return cards;
}

// ---- What comes of it ------------------------------------------------------------------------

template <class Sink>
constexpr void discard(State& state, Seat seat, const Pending& pending, Sink& tell) {
  const int count = chosen_cards(pending);
  if (count == 0) return;
  CardSet cards;
  for (int i = 0; i < count; ++i) {
    take_from_hand(state, seat, pending.cards[i]);
    cards.add(pending.cards[i]);
  }
  state.ages.forget(cards);
  state.discards |= cards;
  tell(Event{
      .kind = kDiscarded,
      .seat = seat,
      .args = {arg(count), arg(pending.cards[0]), arg(pending.cards[1]), arg(pending.cards[2])},
      .reveals = true});
}

// What an action or a bonus gives, so much of it.
template <class Chance, class Sink>
constexpr void receive(const Edition& edition, State& state, Seat seat, Gain gain, int amount,
                       Chance& chance, Sink& tell) {
  const Player& player = state.players[seat];
  switch (gain) {
    case Gain::kCards: return draw_limited(edition, state, seat, amount, chance, tell);
    case Gain::kPoints: return score(state, seat, kFromActions, amount, tell);
    case Gain::kFavour: return rise(edition, state, seat, amount, tell);
    case Gain::kPointsPerHouse: {
      const std::uint32_t region = edition.regions[active_card(edition, player).colour];
      return score(state, seat, kFromActions, amount * popcount(player.houses & region), tell);
    }
    case Gain::kHouse:
    case Gain::kNothing: return;
  }
}

template <class Chance, class Sink>
constexpr void run_card(const Edition& edition, State& state, Seat seat, const Pending& pending,
                        Chance& chance, Sink& tell) {
  const Player& player = state.players[seat];
  const Card& card = active_card(edition, player);
  const Choice choice = choice_of(pending);
  tell(Event{.kind = kRan,
             .seat = seat,
             .args = {arg(player.row[player.active]), arg(choice.bonus)},
             .reveals = true});
  discard(state, seat, pending, tell);
  if (choice.city >= 0) {
    build(edition, state, seat, choice.city, tell);
  } else {
    receive(edition, state, seat, card.gain, card.amount * times(card, player.owned), chance, tell);
  }
  if (choice.bonus) receive(edition, state, seat, card.bonus, card.bonus_amount, chance, tell);
}

// Phase D of one seat: the card is run, or a card is drawn instead (K1, K2).
template <class Chance, class Sink>
constexpr void carry_out(const Edition& edition, State& state, Seat seat, Chance& chance,
                         Sink& tell) {
  Player& player = state.players[seat];
  const Pending pending = player.pending;
  const CardId card = player.row[player.active];
  player.pending = {};
  if (((state.asked >> seat) & 1u) != 0 && !choice_of(pending).declined) {
    run_card(edition, state, seat, pending, chance, tell);
  } else {
    if (((state.asked >> seat) & 1u) != 0) {
      tell(Event{.kind = kDeclined, .seat = seat, .args = {arg(card)}, .reveals = true});
    } else {
      const bool match = colours_match(edition, player);
      tell(Event{.kind = kIdle, .seat = seat, .args = {arg(card), arg(match)}});
    }
    draw_limited(edition, state, seat, 1, chance, tell);
  }
  player.active = 0;
}

}  // namespace pentarch::catherine
