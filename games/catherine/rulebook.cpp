// Catherine: where a playable edition departs from the rulebook and the published components.
#include <algorithm>

#include "games/catherine/edition.hpp"

namespace pentarch::catherine {

namespace {

// The families as the rulebook describes them, by the names of the built-in edition.
struct KnownFamily {
  const char* name;
  Family rules;
};

constexpr KnownFamily kFamilies[] = {
    {"market", {.gain = Gain::kCards, .amount = 1, .per = Per::kGood}},
    {"ten-points",
     {.gain = Gain::kPoints,
      .amount = 10,
      .discards = 3,
      .bonus = Gain::kFavour,
      .bonus_amount = 1,
      .same_colour = true}},
    {"book-points",
     {.gain = Gain::kPoints,
      .amount = 2,
      .per = Per::kBook,
      .bonus = Gain::kFavour,
      .bonus_amount = 1,
      .bonus_discards = 1}},
    {"favour",
     {.gain = Gain::kFavour,
      .amount = 2,
      .discards = 1,
      .bonus = Gain::kFavour,
      .bonus_amount = 1,
      .bonus_discards = 1}},
    {"book-draw",
     {.gain = Gain::kCards,
      .amount = 1,
      .per = Per::kBook,
      .bonus = Gain::kFavour,
      .bonus_amount = 1,
      .needs = kCannon,
      .needs_count = 3}},
    {"draw-two",
     {.gain = Gain::kCards,
      .amount = 2,
      .bonus = Gain::kFavour,
      .bonus_amount = 2,
      .needs = kBook,
      .needs_count = 3}},
    {"goods-sets",
     {.gain = Gain::kPoints,
      .amount = 4,
      .per = Per::kSet,
      .bonus = Gain::kFavour,
      .bonus_amount = 1,
      .bonus_discards = 1}},
    {"region-house",
     {.gain = Gain::kHouse,
      .discards = 2,
      .region = true,
      .bonus = Gain::kFavour,
      .bonus_amount = 1,
      .needs = kPrinted,
      .needs_count = 2}},
    {"points-pay",
     {.gain = Gain::kPoints,
      .amount = 3,
      .bonus = Gain::kPoints,
      .bonus_amount = 4,
      .bonus_discards = 1}},
    {"points-good",
     {.gain = Gain::kPoints,
      .amount = 3,
      .bonus = Gain::kFavour,
      .bonus_amount = 1,
      .needs = kPrinted,
      .needs_count = 1}},
    {"house-draw",
     {.gain = Gain::kHouse,
      .bonus = Gain::kCards,
      .bonus_amount = 1,
      .needs = kPrinted,
      .needs_count = 1}},
    {"house-points",
     {.gain = Gain::kHouse,
      .bonus = Gain::kPoints,
      .bonus_amount = 2,
      .needs = kPrinted,
      .needs_count = 1}},
    {"house-favour",
     {.gain = Gain::kHouse,
      .bonus = Gain::kFavour,
      .bonus_amount = 1,
      .needs = kPrinted,
      .needs_count = 1}},
    {"house-region",
     {.gain = Gain::kHouse,
      .bonus = Gain::kPointsPerHouse,
      .bonus_amount = 1,
      .bonus_discards = 2}},
};

class Comparison {
 public:
  explicit Comparison(const NamedEdition& edition)
      : edition_(edition), data_(edition.data), rulebook_(edition.rulebook) {}

  std::vector<std::string> breaks() {
    check_order_points();
    check_track();
    check_orders();
    check_cities();
    check_families();
    check_cards();
    return rulebook_.breaks();
  }

 private:
  void check_order_points() {
    constexpr int kOrderPoints[] = {0, 0, 0, 0, 0, 5, 8, 12};
    for (int goods = 0; goods < 8; ++goods) {
      rulebook_.expect("the value of an order with " + std::to_string(goods) + " goods",
                       data_.order_points[goods], kOrderPoints[goods]);
    }
  }

  void check_track() {
    rulebook_.expect("the hand limit at the bottom of the favour track", data_.levels[0].hand_limit,
                     3);
    bool six = false;
    bool triple = false;
    for (int i = 0; i <= data_.top; ++i) {
      const Level& level = data_.levels[i];
      six = six || level.hand_limit == 6;
      triple = triple || level.multiplier == 3;
      if (i == 0) continue;
      const Level& below = data_.levels[i - 1];
      if (level.hand_limit < below.hand_limit || level.points < below.points ||
          level.multiplier < below.multiplier) {
        rulebook_.say("level " + std::to_string(i) +
                      " of the favour track is worth less than the one below it");
      }
    }
    if (!six) rulebook_.say("no level of the favour track has a hand limit of 6");
    if (!triple) rulebook_.say("no level of the favour track has a multiplier of 3");
  }

  void check_orders() {
    rulebook_.expect("the number of orders", data_.order_count, 8);
    for (int i = 0; i < data_.order_count; ++i) {
      int goods = 0;
      for (int good = 0; good < kGoods; ++good) goods += data_.orders[i][good];
      rulebook_.expect("the number of goods of order " + edition_.orders[i], goods, 7);
    }
  }

  void check_cities() {
    rulebook_.expect("the number of cities", data_.city_count, 18);
    for (int colour = 0; colour < kColours; ++colour) {
      rulebook_.expect(
          std::string("the number of cities in the ") + kColourNames[colour] + " region",
          popcount(data_.regions[colour]), 6);
    }
    for (int good = 0; good < kGoods; ++good) {
      rulebook_.expect(std::string("the number of cities with ") + kSymbolNames[good],
                       popcount(data_.goods_cities[good]), 3);
    }
  }

  void check_families() {
    for (const KnownFamily& known : kFamilies) {
      const auto found = std::find(edition_.families.begin(), edition_.families.end(), known.name);
      if (found == edition_.families.end()) {
        rulebook_.say(std::string("there is no family ") + known.name);
      } else if (!(edition_.rules[found - edition_.families.begin()] == known.rules)) {
        rulebook_.say(std::string("the family ") + known.name + " does something else");
      }
    }
    rulebook_.expect("the number of families", static_cast<int>(edition_.families.size()),
                     static_cast<int>(std::size(kFamilies)));
  }

  void check_cards() {
    rulebook_.expect("the number of cards", data_.card_count, 102);
    for (int colour = 0; colour < kColours; ++colour) {
      rulebook_.expect(std::string("the number of ") + kColourNames[colour] + " cards",
                       data_.coloured[colour].size(), 34);
    }
    std::vector<int> of_family(edition_.families.size());
    for (int i = 0; i < data_.card_count; ++i) {
      const Card& card = data_.cards[i];
      const Family& family = edition_.rules[card.family];
      const std::string& name = edition_.cards[i];
      ++of_family[card.family];
      const bool names_cities = family.gain == Gain::kHouse && !family.region;
      if (names_cities)
        rulebook_.expect("the number of cities on " + name, popcount(card.cities), 3);
      if (names_cities == (card.symbols.packed != 0)) {
        rulebook_.say(name + (names_cities ? " has symbols beside its cities"
                                           : " has neither symbols nor cities"));
      }
      if (card.per == Per::kGood)
        rulebook_.expect("the number of goods on " + name, popcount(card.goods), 2);
      check_condition(name, card, family);
    }
    for (std::size_t i = 0; i < of_family.size(); ++i) {
      if (of_family[i] == 0) rulebook_.say("no card is of the family " + edition_.families[i]);
    }
  }

  // K3; a discard is a condition of the favour of a house alone.
  void check_condition(const std::string& name, const Card& card, const Family& family) {
    if (family.needs != kPrinted) return;
    const bool house = family.gain == Gain::kHouse && !family.region;
    const bool allowed = card.needs < kGoods || (card.needs == kBook && house) ||
                         (card.needs == kNoSymbol && house && family.bonus == Gain::kFavour);
    if (!allowed) rulebook_.say(name + " has a condition that its family does not know");
  }

  const NamedEdition& edition_;
  const Edition& data_;
  Rulebook rulebook_;
};

}  // namespace

std::vector<std::string> rulebook_breaks(const NamedEdition& edition) {
  return Comparison(edition).breaks();
}

}  // namespace pentarch::catherine
