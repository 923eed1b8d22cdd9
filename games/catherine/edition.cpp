#include "games/catherine/edition.hpp"

#include <algorithm>

#include "games/catherine/edition_tables.hpp"

namespace pentarch::catherine {

namespace {

constexpr int kMostLimit = 8;
constexpr int kLeastCards = 90;
static_assert(kMostHand == kMostLimit + 2);
constexpr int kMostAmount = 20;
constexpr int kMostTilesOfGood = 12;  // three cities: more would not fit into Symbols

constexpr const char* kGainNames[] = {"nothing", "cards", "points",
                                      "favour",  "house", "points-per-house"};
constexpr const char* kBonusNames[] = {"", "cards", "points", "favour", "", "points-per-house"};
constexpr const char* kPerNames[] = {"once", "good", "book", "set"};
constexpr const char* kWhereNames[] = {"named", "region"};
constexpr const char* kNeedNames[] = {"iron",   "food", "caviar", "fur",
                                      "cannon", "book", "",       "printed"};
constexpr const char* kConditionNames[] = {"iron",   "food", "caviar", "fur",
                                           "cannon", "book", "discard"};
constexpr const char* kIconNames[] = {"iron", "food", "caviar", "fur", "crown", "point"};
const Names kGains = Names("gain", kGainNames).part(1, 4);
const Names kBonuses{"gain of a bonus", kBonusNames};
const Names kPers{"measure", kPerNames};
const Names kWheres{"place", kWhereNames};
const Names kNeeds{"symbol, or printed", kNeedNames};
const Names kConditions{"condition", kConditionNames};
const Names kIcons{"icon", kIconNames};

class EditionDescription {
 public:
  EditionDescription(EditionFields& file, NamedEdition& edition)
      : file_(file), fields_(file.fields), edition_(edition) {}

  void describe() {
    file_.in_any_case();
    numbers();
    track();
    orders();
    cities();
    roads();
    families();
    cards();
    if (!fields_.ok()) return;
    check_shuffles();
    fill_tables(data_);
    set_regions();
  }

 private:
  void numbers() {
    file_.about("of a game").number("decades", data_.decades, 1, kMostDecades).printed(3);
    file_.about("in each decade")
        .number("rounds_per_decade", data_.rounds, 1, kMostRounds)
        .printed(4);
    file_.about("of the cards dealt, how many begin the action row")
        .number("start_row", data_.start_row, 1, kChosen)
        .printed(3);
    file_.about("cards at the set-up").number("deal", data_.deal, data_.start_row, 6).printed(6);
    file_.about("cards of phase A").number("draw_per_round", data_.draw, 2, 2);
    file_.about("cards of a new decade")
        .number("decade_end_draw", data_.decade_draw, 0, 5)
        .printed(2);
    file_.about("pieces of a seat").number("houses", data_.houses, 1, kMostCities).printed(12);
    file_.about("in all (K9)").number("joker_tiles", data_.jokers, 6, kMostJokers).printed(6);
    file_.about("of each good: four for every city that has it")
        .number("goods_tiles", goods_tiles_, 0, kMostTilesOfGood);
    file_.about("for a step above the top of the favour track (K5)")
        .number("overflow_points", data_.overflow_points, 0, 3)
        .printed(1);
    file_.about("against a neighbour with fewer, and with as many (K8)")
        .group("cannon_points", [&] {
          file_.one("beats", data_.beats_points, 0, 20).printed(4);
          file_.one("ties", data_.ties_points, 0, 20).printed(2);
        });
    file_.about("by goods delivered (K12)").group("order_points", [&] {
      for (int goods = 1; goods < 8; ++goods) {
        const std::string name = std::to_string(goods);
        fields_.optional_number(name.c_str(), data_.order_points[goods], 0, 100);
      }
    });
  }

  void track() {
    int levels = data_.top + 1;
    file_.about("the levels from the bottom")
        .rows("favour_track", levels, 1, kMostLevels, [&](int i) {
          fields_.about("cards (K6)")
              .number("hand_limit", data_.levels[i].hand_limit, 0, kMostLimit);
          fields_.about("at the end of each decade")
              .number("points", data_.levels[i].points, 0, 50);
          fields_.about("of connected houses (K13)")
              .number("multiplier", data_.levels[i].multiplier, 0, 20);
        });
    data_.top = static_cast<std::uint8_t>(levels - 1);
  }

  void orders() {
    file_.about("one for each seat, and some to spare")
        .rows("orders", data_.order_count, kSeats, kMostOrders, [&](int i) {
          file_.id(edition_.orders);
          std::array<int, kGoods> goods{};
          fields_.about("seven in all at most (K12)").counts("goods", goods, kGoodNames, 0, 7);
          int sum = 0;
          for (const int count : goods) sum += count;
          fields_.check(sum <= 7, "goods", "has more than 7 goods");
          if (!fields_.ok()) return;
          for (int good = 0; good < kGoods; ++good)
            data_.orders[i] += Symbols::of(good, goods[good]);
        });
  }

  // `x` and `y` are for those who draw the map.
  void cities() {
    std::array<int, kGoods> tiles{};
    file_.about("places on a map of 100 by 100")
        .rows("cities", data_.city_count, kColours, kMostCities, [&](int i) {
          City& city = data_.cities[i];
          file_.id(edition_.cities);
          fields_.about("of its region").named("colour", city.colour, kCardColours);
          int right = 0;
          int down = 0;
          fields_.number("x", right, 0, 100);
          fields_.number("y", down, 0, 100);
          int icon = -1;
          fields_.optional("icon", false, [&] {
            fields_.about("a good, the favour of a crown, or a point at the end of each decade")
                .named("icon", icon, kIcons);
          });
          city.crown = icon == kGoods;
          city.point = icon == kGoods + 1;
          if (icon < 0 || icon >= kGoods) return;
          city.good = static_cast<std::uint8_t>(icon);
          tiles[icon] += kSeats;
          fields_.check(tiles[icon] <= goods_tiles_, "icon",
                        std::string("needs more tiles of ") + kIconNames[icon] + " than " +
                            std::to_string(goods_tiles_));
        });
  }

  void roads() {
    constexpr int kMostRoads = kMostCities * (kMostCities - 1) / 2;
    int count = 0;
    file_.about("pairs of cities").sourced("roads", [&] {
      fields_.list("value", count, kMostRoads, [&](int) {
        std::array<int, 2> ends{};
        fields_.list("", 2, [&](int i) { fields_.named("", ends[i], city_names()); });
        City& from = data_.cities[ends[0]];
        fields_.check(ends[0] != ends[1], "", "must be two cities");
        fields_.check((from.roads & bit(ends[1])) == 0, "", "is there twice");
        from.roads |= static_cast<std::uint32_t>(bit(ends[1]));
        data_.cities[ends[1]].roads |= static_cast<std::uint32_t>(bit(ends[0]));
      });
    });
  }

  void families() {
    int count = 0;
    file_.about("what the cards of a family do")
        .rows("families", count, 1, kMostFamilies, [&](int) {
          file_.id(edition_.families, "families");
          family(edition_.rules.emplace_back());
        });
  }

  void family(Family& family) {
    int gain = static_cast<int>(Gain::kCards) - 1;
    fields_.about("what the action gives").named("gain", gain, kGains);
    family.gain = static_cast<Gain>(gain + 1);
    const bool house = family.gain == Gain::kHouse;
    fields_.only_if(house, [&] {
      fields_.about("the house stands in a city that the card names, or anywhere in its region")
          .named("where", family.region, kWheres);
    });
    fields_.only_if(!house, [&] {
      fields_.number("amount", family.amount, 1, kMostAmount);
      fields_.optional("per", false, [&] {
        fields_.about("it gives so much for each (K14)").named("per", family.per, kPers);
      });
    });
    fields_.about("cards that the action costs")
        .optional_number("discards", family.discards, 0, kChosen);
    fields_.optional("bonus", false, [&] {
      fields_.about("what it may give beside the action (K4)").group("bonus", [&] {
        bonus(family);
      });
    });
  }

  void bonus(Family& family) {
    fields_.named("gain", family.bonus, kBonuses);
    fields_.number("amount", family.bonus_amount, 1, kMostAmount);
    fields_.about("cards that the bonus costs")
        .optional_number("discards", family.bonus_discards, 0, kChosen);
    fields_.optional("needs", false, [&] {
      fields_.about("a symbol, or what the card itself says (K3)")
          .named("needs", family.needs, kNeeds);
      fields_.about("how many of the symbol").number("count", family.needs_count, 1, 31);
    });
    fields_.optional("same_colour", false, [&] {
      fields_.about("all discarded cards").flag("same_colour", family.same_colour);
    });
  }

  void cards() {
    file_.about("as their families say")
        .rows("cards", data_.card_count, kLeastCards, kMostCards, [&](int i) {
          file_.id(edition_.cards);
          card(data_.cards[i]);
        });
  }

  void card(Card& card) {
    fields_.named("colour", card.colour, kCardColours);
    fields_.named("family", card.family, Names{"family of this edition", edition_.families});
    if (!fields_.ok()) return;
    const Family& family = edition_.rules[card.family];
    follow(card, family);
    fields_.optional("symbols", false, [&] { symbols(card); });
    fields_.only_if(family.gain == Gain::kHouse && !family.region, [&] {
      fields_.about("where its house may stand").set("cities", card.cities, city_names());
      fields_.check(card.cities != 0, "cities", "must have one at least");
    });
    fields_.only_if(card.per == Per::kGood, [&] {
      fields_.about("a card for each of these goods (K14)").set("market", card.goods, kGoodNames);
      fields_.check(card.goods != 0, "market", "must have one at least");
    });
    fields_.only_if(family.needs == kPrinted, [&] { condition(card); });
    fields_.check(card.discards + card.bonus_discards <= kChosen, "",
                  "asks for more than " + std::to_string(kChosen) + " discarded cards");
  }

  static void follow(Card& card, const Family& family) {
    card.gain = family.gain;
    card.amount = family.amount;
    card.per = family.per;
    card.discards = family.discards;
    card.bonus = family.bonus;
    card.bonus_amount = family.bonus_amount;
    card.bonus_discards = family.bonus_discards;
    card.needs = family.needs;
    card.needs_count = family.needs_count;
    card.same_colour = family.same_colour;
  }

  void symbols(Card& card) {
    constexpr int kMostSymbols = 4;
    int count = 0;
    fields_.about("owned while the card lies in the action row (K7)")
        .list("symbols", count, kMostSymbols, [&](int) {
          int symbol = 0;
          fields_.named("", symbol, kSymbolKinds);
          card.symbols += Symbols::of(symbol);
        });
  }

  void condition(Card& card) {
    int needs = 0;
    fields_.about("what its bonus asks for (K3)").named("condition", needs, kConditions);
    card.needs = static_cast<std::uint8_t>(needs);
    if (card.needs != kNoSymbol) return;
    card.needs_count = 0;
    ++card.bonus_discards;
  }

  Names city_names() const { return {"city", edition_.cities}; }

  // A card in a hand keeps the number of its shuffle (Ages), and there are so many numbers. A new
  // pile has all cards but those in full hands and rows, and is used up before the next one; what
  // seats draw is what they are dealt, lay out and discard, and a last full hand.
  void check_shuffles() {
    int limit = 0;
    for (int i = 0; i <= data_.top; ++i) limit = std::max<int>(limit, data_.levels[i].hand_limit);
    const int rounds = data_.decades * data_.rounds;
    const int bound = kSeats * (limit + data_.draw + data_.start_row + 2 * data_.rounds);
    const int drawn = kSeats * (data_.deal + rounds * (data_.draw + kChosen) +
                                (data_.decades - 1) * data_.decade_draw + limit);
    const int pile = data_.card_count - bound;
    const bool enough = pile > 0 && (drawn - data_.card_count) / pile < kAges - 1;
    fields_.check(enough, "",
                  "the cards are too few for hands of " + std::to_string(limit) +
                      ": the pile could be shuffled anew more than " + std::to_string(kAges - 1) +
                      " times");
  }

  // Houses of these cards may stand anywhere in the region.
  void set_regions() {
    for (int i = 0; i < data_.card_count; ++i) {
      Card& card = data_.cards[i];
      if (edition_.rules[card.family].region) card.cities = data_.regions[card.colour];
    }
  }

  EditionFields& file_;
  Fields& fields_;
  NamedEdition& edition_;
  Edition& data_ = edition_.data;
  int goods_tiles_ = 0;
};

}  // namespace

void describe(EditionFields& file, NamedEdition& edition) {
  EditionDescription(file, edition).describe();
}

Result<NamedEdition> load_edition(const Json& json) {
  return read_edition<NamedEdition>(kFacts, json);
}

}  // namespace pentarch::catherine
