// An edition of a few cards whose pile runs out again and again, for what is counted out or played
// by the compiler.
#pragma once

#include "games/catherine/edition_tables.hpp"

namespace pentarch::catherine {

// So many cards; decades of two rounds with rows of one to three cards.
constexpr Edition tiny_edition(int cards) {
  Edition edition;
  edition.card_count = static_cast<std::uint8_t>(cards);
  for (int i = 0; i < cards; ++i) {
    Card& card = edition.cards[i];
    card.colour = static_cast<std::uint8_t>(i % kColours);
    card.symbols = Symbols::of(i % kSymbols);
    card.gain = i % 2 == 0 ? Gain::kPoints : Gain::kHouse;
    card.amount = 3;
    card.cities = 0b111;
    card.bonus = Gain::kFavour;
    card.bonus_amount = 1;
    card.bonus_discards = 1;
  }
  edition.city_count = 3;
  for (int i = 0; i < 3; ++i) edition.cities[i].colour = static_cast<std::uint8_t>(i);
  edition.cities[0].roads = 0b010;
  edition.cities[1].roads = 0b001;
  edition.cities[1].good = kIron;
  edition.order_count = 4;
  edition.top = 1;
  edition.levels[0] = {.hand_limit = 1, .points = 0, .multiplier = 1};
  edition.levels[1] = {.hand_limit = 2, .points = 1, .multiplier = 2};
  edition.decades = 3;
  edition.rounds = 2;
  edition.deal = 2;
  edition.start_row = 1;
  edition.draw = 2;
  edition.decade_draw = 1;
  edition.houses = 2;
  edition.jokers = 6;
  edition.overflow_points = 1;
  edition.beats_points = 4;
  edition.ties_points = 2;
  fill_tables(edition);
  return edition;
}

}  // namespace pentarch::catherine
