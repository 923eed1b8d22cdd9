#include "games/catherine/edition.hpp"

#include <algorithm>
#include <set>

#include "engine/edition.hpp"
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
constexpr const char* kPerNames[] = {"once", "good", "book", "set"};

std::string lowered(std::string text) {
  for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return text;
}

// Names of components are typed: they must differ in more than capital letters.
std::string read_name(JsonReader& row, std::set<std::string>& used) {
  std::string name = row.text("id");
  if (!row.ok()) return name;
  if (!is_component_name(lowered(name))) {
    row.fail_at("id", "must be 1 to 24 letters, digits and -");
  } else if (!used.insert(lowered(name)).second) {
    row.fail_at("id", "is " + quote(name) + ", which another component has already");
  }
  return name;
}

// The place of a text in a list of words; what else it could have been is told.
template <std::size_t N>
int one_of(JsonReader& row, const char* key, const std::string& text, const char* const (&words)[N],
           std::size_t from, std::size_t to) {
  std::string known;
  for (std::size_t i = from; i < to; ++i) {
    if (text == words[i]) return static_cast<int>(i);
    known += (i == from ? "" : i + 1 == to ? " or " : ", ") + std::string(words[i]);
  }
  row.fail_at(key, "is " + quote(text) + "; it must be " + known);
  return static_cast<int>(from);
}

template <std::size_t N>
int read_word(JsonReader& row, const char* key, const char* const (&words)[N], std::size_t from = 0,
              std::size_t to = N) {
  const std::string text = row.text(key);
  return row.ok() ? one_of(row, key, text, words, from, to) : static_cast<int>(from);
}

// Calls f(row, index) for every entry of a sourced list of objects, until something is wrong.
template <class F>
int read_rows(JsonReader& file, const char* key, std::size_t least, std::size_t most, F&& f) {
  Sourced list(file, key);
  int index = 0;
  for (const Json& json : list->array("value", least, most)) {
    JsonReader row(json, std::string(key) + ".value[" + std::to_string(index) + "]");
    f(row, index);
    read_row_source(row);
    row.refuse_others();
    if (!row.ok()) {
      file.adopt(row);
      return 0;
    }
    ++index;
  }
  return index;
}

std::uint8_t sourced(JsonReader& file, const char* key, int least, int most) {
  return static_cast<std::uint8_t>(read_sourced_number(file, key, least, most));
}

class EditionReader {
 public:
  explicit EditionReader(const Json& json) : file_(json, "") {}

  Result<NamedEdition> read() {
    read_edition_head(file_, kFacts.id);
    read_numbers();
    read_track();
    read_orders();
    read_cities();
    read_roads();
    read_families();
    read_cards();
    file_.refuse_others();
    if (file_.ok()) check_shuffles();
    if (!file_.ok()) return Error{file_.error()};
    fill_tables(data_);
    set_regions();
    return edition_;
  }

 private:
  void read_numbers() {
    data_.decades = sourced(file_, "decades", 1, kMostDecades);
    data_.rounds = sourced(file_, "rounds_per_decade", 1, kMostRounds);
    data_.start_row = sourced(file_, "start_row", 1, kChosen);
    data_.deal = sourced(file_, "deal", data_.start_row, 6);
    data_.draw = sourced(file_, "draw_per_round", 2, 2);
    data_.decade_draw = sourced(file_, "decade_end_draw", 0, 5);
    data_.houses = sourced(file_, "houses", 1, kMostCities);
    data_.jokers = sourced(file_, "joker_tiles", 6, kMostJokers);
    goods_tiles_ = sourced(file_, "goods_tiles", 0, kMostTilesOfGood);
    data_.overflow_points = sourced(file_, "overflow_points", 0, 3);
    Sourced cannons(file_, "cannon_points");
    JsonReader points(cannons->object("value"), "cannon_points.value");
    data_.beats_points = static_cast<std::uint8_t>(points.number("beats", 0, 20));
    data_.ties_points = static_cast<std::uint8_t>(points.number("ties", 0, 20));
    points.refuse_others();
    file_.adopt(points);
    read_order_points();
  }

  void read_order_points() {
    Sourced table(file_, "order_points");
    JsonReader points(table->object("value"), "order_points.value");
    for (int goods = 1; goods < 8; ++goods) {
      const std::string key = std::to_string(goods);
      points.allow(key.c_str());
      if (!points.has(key.c_str())) continue;
      data_.order_points[goods] = static_cast<std::uint8_t>(points.number(key.c_str(), 0, 100));
    }
    points.refuse_others();
    file_.adopt(points);
  }

  void read_track() {
    const int levels =
        read_rows(file_, "favour_track", 1, kMostLevels, [&](JsonReader& row, int index) {
          Level& level = data_.levels[index];
          level.hand_limit = static_cast<std::uint8_t>(row.number("hand_limit", 0, kMostLimit));
          level.points = static_cast<std::uint8_t>(row.number("points", 0, 50));
          level.multiplier = static_cast<std::uint8_t>(row.number("multiplier", 0, 20));
        });
    data_.top = static_cast<std::uint8_t>(std::max(levels, 1) - 1);
  }

  void read_orders() {
    const int orders =
        read_rows(file_, "orders", kSeats, kMostOrders, [&](JsonReader& row, int index) {
          edition_.orders.push_back(read_name(row, used_));
          JsonReader goods(row.object("goods"),
                           "orders.value[" + std::to_string(index) + "].goods");
          int sum = 0;
          for (int good = 0; good < kGoods; ++good) {
            goods.allow(kSymbolNames[good]);
            if (!goods.has(kSymbolNames[good])) continue;
            const int count = goods.number(kSymbolNames[good], 0, 7);
            data_.orders[index] += Symbols::of(good, count);
            sum += count;
          }
          goods.refuse_others();
          if (sum > 7) goods.fail("has more than 7 goods");
          row.adopt(goods);
        });
    data_.order_count = static_cast<std::uint8_t>(orders);
  }

  void read_cities() {
    constexpr const char* kIcons[] = {"iron", "food", "caviar", "fur", "crown", "point"};
    std::array<int, kGoods> tiles{};
    const int cities =
        read_rows(file_, "cities", kColours, kMostCities, [&](JsonReader& row, int index) {
          edition_.cities.push_back(read_name(row, used_));
          City& city = data_.cities[index];
          city.colour = static_cast<std::uint8_t>(read_word(row, "colour", kColourNames));
          row.number("x", 0, 100);  // where it lies on the map: for those who draw it
          row.number("y", 0, 100);
          row.allow("icon");
          if (!row.has("icon")) return;
          const int icon = read_word(row, "icon", kIcons);
          city.crown = icon == kGoods;
          city.point = icon == kGoods + 1;
          if (icon >= kGoods) return;
          city.good = static_cast<std::uint8_t>(icon);
          tiles[icon] += kSeats;
          if (tiles[icon] > goods_tiles_) {
            row.fail_at("icon", std::string("needs more tiles of ") + kIcons[icon] + " than " +
                                    std::to_string(goods_tiles_));
          }
        });
    data_.city_count = static_cast<std::uint8_t>(cities);
  }

  std::optional<int> find_city(const Json& name) const {
    const auto& all = edition_.cities;
    if (!name.is_string()) return std::nullopt;
    const auto found = std::find(all.begin(), all.end(), name.get<std::string>());
    if (found == all.end()) return std::nullopt;
    return static_cast<int>(found - all.begin());
  }

  void read_roads() {
    Sourced list(file_, "roads");
    int index = 0;
    for (const Json& road : list->array("value", 0, 153)) {  // every pair of cities
      const std::string path = "roads.value[" + std::to_string(index++) + "]";
      const bool pair = road.is_array() && road.size() == 2;
      const std::optional<int> from = pair ? find_city(road[0]) : std::nullopt;
      const std::optional<int> to = pair ? find_city(road[1]) : std::nullopt;
      if (!from || !to || *from == *to) return file_.fail(path + " must be two cities");
      if ((data_.cities[*from].roads & bit(*to)) != 0) return file_.fail(path + " is there twice");
      data_.cities[*from].roads |= static_cast<std::uint32_t>(bit(*to));
      data_.cities[*to].roads |= static_cast<std::uint32_t>(bit(*from));
    }
  }

  void read_families() {
    std::set<std::string> names;
    read_rows(file_, "families", 1, 32, [&](JsonReader& row, int index) {
      constexpr const char* kWhere[] = {"named", "region"};
      edition_.families.push_back(read_name(row, names));
      Family family;
      family.gain = static_cast<Gain>(read_word(row, "gain", kGainNames, 1, 5));
      for (const char* key : {"amount", "per", "discards", "where", "bonus"}) row.allow(key);
      if (family.gain == Gain::kHouse) {
        family.region = read_word(row, "where", kWhere) == 1;
      } else {
        family.amount = static_cast<std::uint8_t>(row.number("amount", 1, kMostAmount));
        if (row.has("per")) family.per = static_cast<Per>(read_word(row, "per", kPerNames));
        if (row.has("where")) row.fail_at("where", "is for houses only");
      }
      family.discards = read_discards(row);
      if (row.has("bonus")) read_bonus(row, index, family);
      edition_.rules.push_back(family);
    });
  }

  static std::uint8_t read_discards(JsonReader& row) {
    row.allow("discards");
    return static_cast<std::uint8_t>(row.has("discards") ? row.number("discards", 0, kChosen) : 0);
  }

  void read_bonus(JsonReader& row, int index, Family& family) {
    constexpr const char* kNeeds[] = {"iron",   "food", "caviar", "fur",
                                      "cannon", "book", "",       "printed"};
    JsonReader bonus(row.object("bonus"), "families.value[" + std::to_string(index) + "].bonus");
    const int gain = read_word(bonus, "gain", kGainNames, 1);
    family.bonus = static_cast<Gain>(gain);
    if (family.bonus == Gain::kHouse) bonus.fail_at("gain", "of a bonus can't be a house");
    family.bonus_amount = static_cast<std::uint8_t>(bonus.number("amount", 1, kMostAmount));
    family.bonus_discards = read_discards(bonus);
    for (const char* key : {"needs", "count", "same_colour"}) bonus.allow(key);
    if (bonus.has("needs")) {
      family.needs = static_cast<std::uint8_t>(read_word(bonus, "needs", kNeeds));
      family.needs_count = static_cast<std::uint8_t>(bonus.number("count", 1, 31));
      if (family.needs == kNoSymbol) bonus.fail_at("needs", "must not be empty");
    }
    family.same_colour = bonus.has("same_colour") && bonus.flag("same_colour");
    bonus.refuse_others();
    row.adopt(bonus);
  }

  void read_cards() {
    const int cards =
        read_rows(file_, "cards", kLeastCards, kMostCards, [&](JsonReader& row, int index) {
          edition_.cards.push_back(read_name(row, used_));
          read_card(row, data_.cards[index]);
        });
    data_.card_count = static_cast<std::uint8_t>(cards);
  }

  void read_card(JsonReader& row, Card& card) {
    for (const char* key : {"symbols", "cities", "market", "condition"}) row.allow(key);
    card.colour = static_cast<std::uint8_t>(read_word(row, "colour", kColourNames));
    const std::string name = row.text("family");
    const auto found = std::find(edition_.families.begin(), edition_.families.end(), name);
    if (found == edition_.families.end()) {
      return row.fail_at("family", "is " + quote(name) + ", which is no family of this edition");
    }
    card.family = static_cast<std::uint8_t>(found - edition_.families.begin());
    const Family& family = edition_.rules[card.family];
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
    read_symbols(row, card);
    read_named_cities(row, card, family);
    read_market(row, card);
    read_condition(row, card, family);
    if (card.discards + card.bonus_discards > kChosen) {
      row.fail("asks for more than " + std::to_string(kChosen) + " discarded cards");
    }
  }

  void read_symbols(JsonReader& row, Card& card) {
    if (!row.has("symbols")) return;
    for (const Json& symbol : row.array("symbols", 0, 4)) {
      if (!symbol.is_string()) return row.fail_at("symbols", "must be a list of texts");
      card.symbols +=
          Symbols::of(one_of(row, "symbols", symbol.get<std::string>(), kSymbolNames, 0, kSymbols));
    }
  }

  void read_named_cities(JsonReader& row, Card& card, const Family& family) {
    const bool wanted = family.gain == Gain::kHouse && !family.region;
    if (wanted != row.has("cities")) {
      return row.fail_at("cities", wanted ? "is missing; it is a list" : "is not for this family");
    }
    if (!wanted) return;
    for (const Json& name : row.array("cities", 1, kMostCities)) {
      const std::optional<int> city = find_city(name);
      if (!city) return row.fail_at("cities", "has " + quote(dump(name)) + ", which is no city");
      if ((card.cities & bit(*city)) != 0) return row.fail_at("cities", "has a city twice");
      card.cities |= static_cast<std::uint32_t>(bit(*city));
    }
  }

  void read_market(JsonReader& row, Card& card) {
    const bool wanted = card.per == Per::kGood;
    if (wanted != row.has("market")) {
      return row.fail_at("market", wanted ? "is missing; it is a list" : "is not for this family");
    }
    if (!wanted) return;
    for (const Json& good : row.array("market", 1, kGoods)) {
      if (!good.is_string()) return row.fail_at("market", "must be a list of texts");
      card.goods |= static_cast<std::uint8_t>(
          1u << one_of(row, "market", good.get<std::string>(), kSymbolNames, 0, kGoods));
    }
  }

  void read_condition(JsonReader& row, Card& card, const Family& family) {
    const bool wanted = family.needs == kPrinted;
    if (wanted != row.has("condition")) {
      return row.fail_at("condition",
                         wanted ? "is missing; it is a text" : "is not for this family");
    }
    if (!wanted) return;
    constexpr const char* kConditions[] = {"iron",   "food", "caviar", "fur",
                                           "cannon", "book", "discard"};
    card.needs = static_cast<std::uint8_t>(read_word(row, "condition", kConditions));
    if (card.needs != kNoSymbol) return;
    card.needs_count = 0;
    ++card.bonus_discards;
  }

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
    if (pile > 0 && (drawn - data_.card_count) / pile < kAges - 1) return;
    file_.fail("the cards are too few for hands of " + std::to_string(limit) +
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

  JsonReader file_;
  NamedEdition edition_;
  Edition& data_ = edition_.data;
  std::set<std::string> used_;
  int goods_tiles_ = 0;
};

}  // namespace

Result<NamedEdition> load_edition(const Json& json) {
  return EditionReader(json).read();
}

}  // namespace pentarch::catherine
