#include "games/splendor/edition.hpp"

#include <algorithm>
#include <set>

#include "engine/edition.hpp"
#include "games/splendor/edition_tables.hpp"

namespace pentarch::splendor {

namespace {

constexpr int kDeckSizes[kLevels] = {40, 30, 20};
constexpr int kCardTotal = 90;
constexpr int kNobleTotal = 10;
constexpr int kMostCost = 15;
constexpr int kMostTotalCost = 60;  // what Gems::total can count
// Tokens and bonuses of a colour share the five bits of Gems; this few, and all the gold there can
// be never pays for an empty place, which costs 31 of two colours.
constexpr int kMostOfColour = 27;
static_assert(2 * (Gems::kMost - kMostOfColour) > kMostGold);

void read_by_seats(JsonReader& file, const char* key, std::array<std::uint8_t, kSeats + 1>& out,
                   int least, int most) {
  Sourced table(file, key);
  JsonReader values(table->object("value"), std::string(key) + ".value");
  for (int seats = kFacts.least_seats; seats <= kFacts.most_seats; ++seats) {
    out[seats] =
        static_cast<std::uint8_t>(values.number(std::to_string(seats).c_str(), least, most));
  }
  values.refuse_others();
  table->adopt(values);
}

Gems read_gems(JsonReader& owner, const char* key, const std::string& path, int most) {
  const Json& object = owner.object(key);
  JsonReader reader(object, path + "." + key);
  Gems gems;
  for (int colour = 0; colour < kColours; ++colour) {
    const char* name = kColourNames[colour];
    if (reader.has(name)) gems += Gems::of(colour, reader.number(name, 0, most));
  }
  for (const auto& [name, value] : object.items()) {
    if (std::find(kColourNames, kColourNames + kColours, name) == kColourNames + kColours) {
      reader.fail(quote(name) + " is no colour; colours are white, blue, green, red, black");
    }
  }
  int sum = 0;
  for (int colour = 0; colour < kColours; ++colour) sum += gems[colour];
  if (sum > kMostTotalCost) reader.fail("adds up to more than " + std::to_string(kMostTotalCost));
  owner.adopt(reader);
  return gems;
}

std::string read_name(JsonReader& reader, std::set<std::string>& used) {
  std::string name = reader.text("id");
  if (!reader.ok()) return name;
  if (!is_component_name(name)) {
    reader.fail_at("id", "must be 1 to 24 of a-z, 0-9 and -");
  } else if (std::find(std::begin(kColourNames), std::end(kColourNames), name) !=
             std::end(kColourNames)) {
    reader.fail_at("id", "must not be the name of a colour");
  } else if (!used.insert(name).second) {
    reader.fail_at("id", "is " + quote(name) + ", which another component has already");
  }
  return name;
}

Card read_card(JsonReader& row, const std::string& path) {
  Card card;
  card.level = static_cast<std::uint8_t>(row.number("level", 1, kLevels) - 1);
  const std::string bonus = row.text("bonus");
  const auto* end = kColourNames + kColours;
  const auto* found = std::find(kColourNames, end, bonus);
  if (row.ok() && found == end) {
    row.fail_at("bonus", "is " + quote(bonus) + "; it must be white, blue, green, red or black");
  }
  card.bonus = static_cast<std::uint8_t>(found == end ? 0 : found - kColourNames);
  card.points = static_cast<std::uint8_t>(row.number("points", 0, 20));
  card.cost = read_gems(row, "cost", path, kMostCost);
  return card;
}

void read_cards(JsonReader& file, NamedEdition& edition) {
  std::set<std::string> used;
  Sourced cards(file, "cards");
  const Json& rows = cards->array("value", kCardTotal, kCardTotal);
  std::array<int, kColours> by_colour{};
  int index = 0;
  for (const Json& json : rows) {
    const std::string path = "cards.value[" + std::to_string(index) + "]";
    JsonReader row(json, path);
    edition.cards.push_back(read_name(row, used));
    const Card card = read_card(row, path);
    read_row_source(row);
    row.refuse_others();
    if (row.ok() && index > 0 && card.level < edition.data.cards[index - 1].level) {
      row.fail_at("level", "is lower than that of the card before; the cards go by level");
    }
    if (!row.ok()) return file.adopt(row);
    edition.data.cards[index++] = card;
    ++edition.data.deck_size[card.level];
    ++by_colour[card.bonus];
  }
  if (!file.ok() || rows.empty()) return;
  for (int level = 0, first = 0; level < kLevels; first += edition.data.deck_size[level++]) {
    edition.data.deck_first[level] = static_cast<std::uint8_t>(first);
    if (edition.data.deck_size[level] == kDeckSizes[level]) continue;
    return file.fail("level " + std::to_string(level + 1) + " has " +
                     std::to_string(edition.data.deck_size[level]) + " cards; it must have " +
                     std::to_string(kDeckSizes[level]));
  }
  for (int colour = 0; colour < kColours; ++colour) {
    const int most = by_colour[colour] + *std::max_element(edition.data.gems_by_seats.begin(),
                                                           edition.data.gems_by_seats.end());
    if (most <= kMostOfColour) continue;
    return file.fail(std::string(kColourNames[colour]) + " has " + std::to_string(most) +
                     " tokens and cards together; a player's total must stay within " +
                     std::to_string(kMostOfColour));
  }
}

void read_nobles(JsonReader& file, NamedEdition& edition) {
  std::set<std::string> used(edition.cards.begin(), edition.cards.end());
  Sourced nobles(file, "nobles");
  const Json& rows = nobles->array("value", kNobleTotal, kNobleTotal);
  int index = 0;
  for (const Json& json : rows) {
    const std::string path = "nobles.value[" + std::to_string(index) + "]";
    JsonReader row(json, path);
    edition.nobles.push_back(read_name(row, used));
    Noble& noble = edition.data.nobles[index++];
    noble.points = static_cast<std::uint32_t>(row.number("points", 0, 20));
    noble.needs = read_gems(row, "needs", path, kMostCost);
    if (row.ok() && noble.needs.empty()) row.fail_at("needs", "must ask for at least one bonus");
    read_row_source(row);
    row.refuse_others();
    if (!row.ok()) return file.adopt(row);
  }
  edition.data.noble_count = static_cast<std::uint8_t>(index);
}

}  // namespace

Result<NamedEdition> load_edition(const Json& json) {
  NamedEdition edition;
  Edition& data = edition.data;
  JsonReader file(json, "");
  read_edition_head(file, kFacts.id);
  data.goal = static_cast<std::uint8_t>(read_sourced_number(file, "goal", 1, 100));
  data.token_limit = static_cast<std::uint8_t>(read_sourced_number(file, "token_limit", 3, 20));
  data.alike_needs = static_cast<std::uint8_t>(read_sourced_number(file, "alike_needs", 2, 15));
  data.round_limit = static_cast<std::uint8_t>(read_sourced_number(file, "round_limit", 1, 250));
  data.gold = static_cast<std::uint8_t>(read_sourced_number(file, "gold", 0, kMostGold));
  read_by_seats(file, "gems_by_seats", data.gems_by_seats, 1, 11);
  read_by_seats(file, "nobles_by_seats", data.nobles_by_seats, 0, kNobleTotal);
  read_cards(file, edition);
  read_nobles(file, edition);
  file.refuse_others();
  if (!file.ok()) return Error{file.error()};
  fill_tables(data);
  return edition;
}

std::vector<std::string> rulebook_breaks(const NamedEdition& edition) {
  const Edition& data = edition.data;
  std::vector<std::string> breaks;
  const auto expect = [&](const std::string& what, int is, int should) {
    if (is == should) return;
    breaks.push_back(what + " is " + std::to_string(is) + "; the game has " +
                     std::to_string(should));
  };
  expect("the goal", data.goal, 15);
  expect("the token limit", data.token_limit, 10);
  expect("the stock needed to take two alike", data.alike_needs, 4);
  expect("the gold", data.gold, 5);
  constexpr int kGems[] = {0, 0, 4, 5, 7};
  for (int seats = kFacts.least_seats; seats <= kFacts.most_seats; ++seats) {
    const std::string at = " at " + std::to_string(seats) + " seats";
    expect("the number of gems" + at, data.gems_by_seats[seats], kGems[seats]);
    expect("the number of nobles" + at, data.nobles_by_seats[seats], seats + 1);
  }
  constexpr int kCostOfColour[kLevels] = {33, 41, 43};
  constexpr int kPointsOfLevel[kLevels] = {5, 55, 80};
  for (int level = 0; level < kLevels; ++level) {
    const std::string at = " at level " + std::to_string(level + 1);
    std::array<int, kColours> costs{};
    std::array<int, kColours> bonuses{};
    int points = 0;
    for (int i = 0; i < data.deck_size[level]; ++i) {
      const Card& card = data.cards[data.deck_first[level] + i];
      points += card.points;
      ++bonuses[card.bonus];
      for (int colour = 0; colour < kColours; ++colour) costs[colour] += card.cost[colour];
    }
    expect("the sum of points" + at, points, kPointsOfLevel[level]);
    for (int colour = 0; colour < kColours; ++colour) {
      const std::string of = std::string(" of ") + kColourNames[colour] + at;
      expect("the number of cards" + of, bonuses[colour], kDeckSizes[level] / kColours);
      expect("the total cost" + of, costs[colour], kCostOfColour[level]);
    }
  }
  constexpr int kAskedOfColour = 17;
  std::array<int, kColours> asked{};
  for (const Noble& noble : data.nobles) {
    for (int colour = 0; colour < kColours; ++colour) asked[colour] += noble.needs[colour];
  }
  for (int colour = 0; colour < kColours; ++colour) {
    expect(std::string("the number of ") + kColourNames[colour] + " that all nobles ask for",
           asked[colour], kAskedOfColour);
  }
  for (std::size_t i = 0; i < edition.nobles.size(); ++i) {
    expect("the points of " + edition.nobles[i], static_cast<int>(data.nobles[i].points), 3);
  }
  return breaks;
}

}  // namespace pentarch::splendor
