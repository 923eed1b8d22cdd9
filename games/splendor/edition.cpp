#include "games/splendor/edition.hpp"

#include <algorithm>

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

bool is_colour(const std::string& name) {
  return kTokenColours.find(name).has_value();
}

void describe_gems(Fields& fields, const char* name, Gems& gems) {
  std::array<int, kColours> counts{};
  fields.counts(name, counts, kGemColours, 0, kMostCost);
  int sum = 0;
  for (const int count : counts) sum += count;
  fields.check(sum <= kMostTotalCost, name,
               "adds up to more than " + std::to_string(kMostTotalCost));
  if (!fields.ok()) return;
  for (int colour = 0; colour < kColours; ++colour) gems += Gems::of(colour, counts[colour]);
}

void describe_card(Fields& fields, Card& card) {
  int level = card.level + 1;
  fields.number("level", level, 1, kLevels);
  card.level = static_cast<std::uint8_t>(level - 1);
  fields.named("bonus", card.bonus, kGemColours);
  fields.number("points", card.points, 0, 20);
  describe_gems(fields, "cost", card.cost);
}

void describe_noble(Fields& fields, Noble& noble) {
  fields.number("points", noble.points, 0, 20);
  describe_gems(fields, "needs", noble.needs);
  fields.check(!noble.needs.empty(), "needs", "must ask for at least one bonus");
}

// The cards go by level, and tokens and cards of a colour can be counted.
void check_cards(Fields& fields, const Edition& data) {
  std::array<int, kColours> by_colour{};
  for (int i = 0; i < kCardTotal; ++i) ++by_colour[data.cards[i].bonus];
  for (int level = 0; level < kLevels; ++level) {
    fields.check(data.deck_size[level] == kDeckSizes[level], "",
                 "level " + std::to_string(level + 1) + " has " +
                     std::to_string(data.deck_size[level]) + " cards; it must have " +
                     std::to_string(kDeckSizes[level]));
  }
  const int gems = *std::max_element(data.gems_by_seats.begin(), data.gems_by_seats.end());
  for (int colour = 0; colour < kColours; ++colour) {
    const int most = by_colour[colour] + gems;
    fields.check(most <= kMostOfColour, "",
                 std::string(kColourNames[colour]) + " has " + std::to_string(most) +
                     " tokens and cards together; a player's total must stay within " +
                     std::to_string(kMostOfColour));
  }
}

}  // namespace

void describe(EditionFields& file, NamedEdition& edition) {
  Edition& data = edition.data;
  file.about("points that end the game (S9)").number("goal", data.goal, 1, 100).printed(15);
  file.about("tokens kept at the end of a turn (S3)")
      .number("token_limit", data.token_limit, 3, 20)
      .printed(10);
  file.about("stock needed to take two of a colour (S2)")
      .number("alike_needs", data.alike_needs, 2, 15)
      .printed(4);
  file.about("rounds after which the game is scored (S12)")
      .number("round_limit", data.round_limit, 1, 250);
  file.about("gold tokens").number("gold", data.gold, 0, kMostGold).printed(5);
  file.about("tokens of each colour; with the cards of a colour 27 at most")
      .by_seats("gems_by_seats", data.gems_by_seats, 1, 11)
      .printed({4, 5, 7});
  file.about("nobles on the table")
      .by_seats("nobles_by_seats", data.nobles_by_seats, 0, kNobleTotal)
      .printed({3, 4, 5});
  int cards = kCardTotal;
  file.about("by level: 40, 30, 20").rows("cards", cards, kCardTotal, kCardTotal, [&](int i) {
    Card& card = data.cards[i];
    file.id(edition.cards, "", is_colour);
    describe_card(file.fields, card);
    file.fields.check(i == 0 || card.level >= data.cards[i - 1].level, "level",
                      "is lower than that of the card before; the cards go by level");
    if (data.deck_size[card.level]++ == 0)
      data.deck_first[card.level] = static_cast<std::uint8_t>(i);
  });
  check_cards(file.fields, data);
  file.rows("nobles", data.noble_count, kNobleTotal, kNobleTotal, [&](int i) {
    file.id(edition.nobles, "", is_colour);
    describe_noble(file.fields, data.nobles[i]);
  });
}

Result<NamedEdition> load_edition(const Json& json) {
  Result<NamedEdition> edition = read_edition<NamedEdition>(kFacts, json);
  if (edition) fill_tables(edition->data);
  return edition;
}

// What is known of all cards of a level, and of all nobles, together.
std::vector<std::string> rulebook_breaks(const NamedEdition& edition) {
  const Edition& data = edition.data;
  Rulebook rulebook = edition.rulebook;
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
    rulebook.expect("the sum of points" + at, points, kPointsOfLevel[level]);
    for (int colour = 0; colour < kColours; ++colour) {
      const std::string of = std::string(" of ") + kColourNames[colour] + at;
      rulebook.expect("the number of cards" + of, bonuses[colour], kDeckSizes[level] / kColours);
      rulebook.expect("the total cost" + of, costs[colour], kCostOfColour[level]);
    }
  }
  constexpr int kAskedOfColour = 17;
  for (int colour = 0; colour < kColours; ++colour) {
    int asked = 0;
    for (const Noble& noble : data.nobles) asked += noble.needs[colour];
    rulebook.expect(
        std::string("the number of ") + kColourNames[colour] + " that all nobles ask for", asked,
        kAskedOfColour);
  }
  for (std::size_t i = 0; i < edition.nobles.size(); ++i) {
    rulebook.expect("the points of " + edition.nobles[i], static_cast<int>(data.nobles[i].points),
                    3);
  }
  return rulebook.breaks();
}

}  // namespace pentarch::splendor
