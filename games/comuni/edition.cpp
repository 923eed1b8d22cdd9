#include "games/comuni/edition.hpp"

#include <algorithm>
#include <functional>

#include "games/comuni/edition_tables.hpp"

namespace pentarch::comuni {

namespace {

constexpr int kMostCards = 120;
constexpr int kMostCopies = 8;

void describe_communes(EditionFields& file, NamedEdition& edition) {
  Fields& fields = file.fields;
  Edition& data = edition.data;
  int communes = kCommunes;
  file.about("by number").rows("communes", communes, kCommunes, kCommunes, [&](int i) {
    Commune& commune = data.communes[i];
    file.id(edition.communes, "communes");
    fields.named("colour", edition.colours.emplace_back(), kCommuneColours);
    fields.counts("start", commune.start, kCubeKinds, 0, 10);
    fields.about("any: so many cubes of choice").group("income", [&] {
      for (int kind = 0; kind < kTypes; ++kind) {
        fields.optional_number(kCubeNames[kind], commune.income[kind], 0, 3);
      }
      fields.optional_number("any", commune.any, 0, 4);
    });
  });
  for (int kind = 0; kind < kTypes; ++kind) {
    int starts = 0;
    for (const Commune& commune : data.communes) starts += commune.start[kind];
    fields.check(starts <= data.supply[kind], "",
                 "the communes start with " + std::to_string(starts) + " " + kCubeNames[kind] +
                     "; the supply has " + std::to_string(data.supply[kind]));
  }
}

// One claim must fit into a hand.
void check_claims(Fields& fields, const Edition& edition) {
  std::array<std::uint8_t, kColumns> sizes = edition.spaces;
  std::sort(sizes.begin(), sizes.end(), std::greater<>());
  int hand = kHandLimit;
  for (int i = 0; i < std::min<int>(edition.envoys, kColumns); ++i) hand += sizes[i];
  fields.check(hand <= kHand, "",
               "one claim could bring a hand to " + std::to_string(hand) + " cards; " +
                   std::to_string(kHand) + " is the most");
}

void describe_columns(EditionFields& file, Edition& edition) {
  Fields& fields = file.fields;
  int columns = 0;
  file.about("used from so many seats on").rows("columns", columns, 1, kColumns, [&](int i) {
    fields.number("spaces", edition.spaces[i], 1, kSpaces);
    bool icon = false;
    fields.flag("cube_icon", icon);
    if (icon) edition.icons |= static_cast<std::uint8_t>(1 << i);
    int least = kSeats;
    fields.number("seats", least, kFacts.least_seats, kFacts.most_seats);
    for (int seats = least; seats <= kSeats; ++seats) {
      edition.columns[seats] |= static_cast<std::uint8_t>(1 << i);
    }
  });
  fields.check(edition.columns[kFacts.least_seats] != 0, "", "with 2 seats there is no column");
  check_claims(fields, edition);
}

void describe_invasions(EditionFields& file, NamedEdition& edition) {
  Fields& fields = file.fields;
  int invasions = kDecks;
  file.about("by deck").rows("invasions", invasions, kDecks, kDecks, [&](int i) {
    Invasion& invasion = edition.data.invasions[i];
    file.id(edition.invaders, "invaders");
    fields.number("strength", invasion.strength, 0, 99);
    fields.about("the high counter, the low one").list("honour", 2, [&](int counter) {
      fields.number("", invasion.honour[counter], 0, 20);
    });
  });
}

// An icon says with how many seats at least a copy is in the game.
void describe_kind(Fields& fields, Kind& kind) {
  fields.named("deck", kind.deck, kDeckLetters);
  fields.set("types", kind.types, kBuildingTypes);
  fields.check(kind.types != 0, "types", "must have one at least");
  fields.number("rating", kind.rating, 1, kLevels);
  int copies = 0;
  fields.about("the icons of the copies").list("seats", copies, 1, kMostCopies, [&](int) {
    int least = kSeats;
    fields.number("", least, kFacts.least_seats, kFacts.most_seats);
    for (int seats = least; seats <= kSeats; ++seats) ++kind.copies[seats];
  });
}

void describe_cards(EditionFields& file, NamedEdition& edition) {
  Edition& data = edition.data;
  Fields& fields = file.fields;
  int kinds = 0;
  int cards = 0;
  file.about("deck by deck: 22 kinds a deck and 120 cards at most, and a refill with any seats")
      .rows("cards", kinds, kDecks, kMostKinds, [&](int i) {
        Kind& kind = data.kinds[i];
        file.id(edition.cards);
        describe_kind(fields, kind);
        fields.check(i == 0 || kind.deck >= data.kinds[i - 1].deck, "deck",
                     "comes before that of the card above; the cards go by deck");
        if (data.deck_kinds[kind.deck]++ == 0) {
          data.deck_first[kind.deck] = static_cast<std::uint8_t>(i);
        }
        fields.check(data.deck_kinds[kind.deck] <= kMostDeckKinds, "",
                     "is one kind too many for its deck; " + std::to_string(kMostDeckKinds) +
                         " is the most");
        cards += kind.copies[kSeats];
      });
  fields.check(cards <= kMostCards, "",
               "there are " + std::to_string(cards) + " cards; " + std::to_string(kMostCards) +
                   " is the most");
}

int deck_size(const Edition& edition, int deck, int seats) {
  int size = 0;
  for (const Kind& kind : edition.kinds) {
    if (kind.rating != 0 && kind.deck == deck) size += kind.copies[seats];
  }
  return size;
}

int all_spaces(const Edition& edition, int seats) {
  int spaces = 0;
  for_each_bit(edition.columns[seats], [&](int column) { spaces += edition.spaces[column]; });
  return spaces;
}

// Where the invasion marker starts: what deck A has left when the columns are full, and what each
// other deck has.
int marker_start(const Edition& edition, int deck, int seats) {
  return deck_size(edition, deck, seats) - (deck == 0 ? all_spaces(edition, seats) : 0);
}

void check_decks(Fields& fields, const Edition& edition) {
  for (int seats = kFacts.least_seats; seats <= kFacts.most_seats; ++seats) {
    for (int deck = 0; deck < kDecks; ++deck) {
      fields.check(marker_start(edition, deck, seats) >= 1, "",
                   std::string("with ") + std::to_string(seats) + " seats deck " +
                       kDeckNames[deck] + " has no card left for a refill");
    }
  }
}

}  // namespace

void describe(EditionFields& file, NamedEdition& edition) {
  Edition& data = edition.data;
  file.about("of each player; what one claim can bring and the two kept cards are at most 12")
      .number("envoys", data.envoys, 1, kColumns)
      .printed(3);
  file.about("bonus walls (C12)").number("wall_cards", data.wall_cards, 0, 40).printed(11);
  file.about("cubes of each kind; at least what all five communes start with")
      .amounts("supply", data.supply, kCubeKinds, 1, kMostCubes)
      .printed({50, 60, 50, 50});
  file.about("turns of each seat without a claim after which the game is scored (C19)")
      .number("claimless_rounds", data.claimless_rounds, 2, 50);
  file.about("points for reaching level 1, 2, 3, 4")
      .numbers("level_points", data.level_points, 1, kLevels, 0, 20)
      .printed({1, 2, 3, 4});
  file.about("points for the lowest type at level 0 to 4 (C15)")
      .numbers("lowest_type_bonus", data.lowest_bonus, 0, kLevels + 1, 0, 100)
      .printed({0, 1, 3, 6, 10});
  file.about("at the end (C15)")
      .number("guildmaster_points", data.guildmaster_points, 0, 20)
      .printed(3);
  file.about("for the most cubes of a kind (C15)")
      .number("most_cubes_points", data.most_points, 0, 20)
      .printed(2);
  file.about("for as many as another (C15)")
      .number("tied_cubes_points", data.tied_points, 0, 20)
      .printed(1);
  describe_communes(file, edition);
  describe_columns(file, data);
  describe_invasions(file, edition);
  describe_cards(file, edition);
  check_decks(file.fields, data);
}

Result<NamedEdition> load_edition(const Json& json) {
  Result<NamedEdition> edition = read_edition<NamedEdition>(kFacts, json);
  if (edition) fill_tables(edition->data);
  return edition;
}

namespace {

void compare_communes(Rulebook& rulebook, const NamedEdition& edition) {
  const auto sum = [](const Cubes& cubes) { return cubes[0] + cubes[1] + cubes[2] + cubes[3]; };
  for (int i = 0; i < kCommunes; ++i) {
    const Commune& commune = edition.data.communes[i];
    rulebook.expect("the number of cubes that " + edition.communes[i] + " starts with",
                    sum(commune.start), 7);
    rulebook.expect("the basic income of " + edition.communes[i], sum(commune.income) + commune.any,
                    2);
  }
}

void compare_invasions(Rulebook& rulebook, const NamedEdition& edition) {
  for (int i = 0; i < kDecks; ++i) {
    const Invasion& invasion = edition.data.invasions[i];
    rulebook.expect("the strength of " + edition.invaders[i], invasion.strength, 4 * (i + 1));
    rulebook.demand(invasion.honour[0] > invasion.honour[1],
                    "the honour counters of " + edition.invaders[i] +
                        " are alike or the wrong way round; the first is the higher one");
  }
}

void compare_decks(Rulebook& rulebook, const Edition& data) {
  constexpr int kMarker[kSeats + 1][kDecks] = {
      {}, {}, {10, 11, 11, 12}, {13, 14, 14, 14}, {17, 16, 16, 16}, {18, 18, 19, 19}};
  constexpr int kSingles[kSeats + 1] = {0, 0, 12, 14, 16, 18};
  for (int seats = kFacts.least_seats; seats <= kFacts.most_seats; ++seats) {
    const std::string with = " with " + std::to_string(seats) + " seats";
    rulebook.expect("the number of columns" + with, popcount(data.columns[seats]), seats + 2);
    for (int deck = 0; deck < kDecks; ++deck) {
      rulebook.expect(std::string("the start of the marker for deck ") + kDeckNames[deck] + with,
                      marker_start(data, deck, seats), kMarker[seats][deck]);
    }
    for (int type = 0; type < kTypes; ++type) {
      int singles = 0;
      for (const Kind& kind : data.kinds) {
        if (kind.types == 1 << type) singles += kind.copies[seats];
      }
      rulebook.expect(std::string("the number of cards of ") + kTypeNames[type] + " alone" + with,
                      singles, kSingles[seats]);
    }
  }
}

void compare_cards(Rulebook& rulebook, const Edition& data) {
  int all = 0;
  int dual = 0;
  int wild = 0;
  bool four = false;
  bool two = false;
  bool wild_three = false;
  for (const Kind& kind : data.kinds) {
    const int copies = kind.copies[kSeats];
    const int types = popcount(kind.types);
    all += copies;
    dual += types == 2 ? copies : 0;
    wild += types == kTypes ? copies : 0;
    four = four || (types == 1 && kind.rating == 4);
    two = two || (types == 1 && kind.rating == 2);
    wild_three = wild_three || (types == kTypes && kind.rating == 3);
  }
  rulebook.expect("the number of cards", all, 88);
  rulebook.expect("the number of cards for two types", dual, 6);
  rulebook.expect("the number of cards for all types", wild, 10);
  rulebook.demand(four && two && wild_three,
                  "no card of one type has the rating 4 or none the rating 2, and no card for all "
                  "types the rating 3; the examples of the rulebook need them");
}

}  // namespace

std::vector<std::string> rulebook_breaks(const NamedEdition& edition) {
  Rulebook rulebook = edition.rulebook;
  compare_communes(rulebook, edition);
  compare_invasions(rulebook, edition);
  compare_decks(rulebook, edition.data);
  compare_cards(rulebook, edition.data);
  return rulebook.breaks();
}

}  // namespace pentarch::comuni
