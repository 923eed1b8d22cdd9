#include "games/comuni/edition.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <set>

#include "engine/edition.hpp"
#include "games/comuni/edition_tables.hpp"

namespace pentarch::comuni {

namespace {

constexpr int kMostCards = 120;
constexpr int kMostCopies = 8;

std::uint8_t small(int number) {
  return static_cast<std::uint8_t>(number);
}

template <std::size_t N>
std::optional<int> find_name(const char* const (&names)[N], const std::string& name) {
  for (std::size_t i = 0; i < N; ++i) {
    if (name == names[i]) return static_cast<int>(i);
  }
  return std::nullopt;
}

template <std::size_t N>
std::string all_names(const char* const (&names)[N]) {
  std::string text;
  for (const char* name : names) text += (text.empty() ? "" : ", ") + std::string(name);
  return text;
}

// One of these names, as its place.
template <std::size_t N>
int read_name_of(JsonReader& reader, const char* key, const char* const (&names)[N]) {
  const std::string name = reader.text(key);
  const std::optional<int> found = find_name(names, name);
  if (reader.ok() && !found) {
    reader.fail_at(key, "is " + quote(name) + "; it must be one of " + all_names(names));
  }
  return found.value_or(0);
}

std::string read_id(JsonReader& reader, std::set<std::string>& used) {
  std::string name = reader.text("id");
  if (!reader.ok()) return name;
  if (!is_component_name(name)) {
    reader.fail_at("id", "must be 1 to 24 of a-z, 0-9 and -");
  } else if (!used.insert(name).second) {
    reader.fail_at("id", "is " + quote(name) + ", which another component has already");
  }
  return name;
}

Cubes read_cubes(JsonReader& reader, int most) {
  Cubes cubes{};
  for (int kind = 0; kind < kTypes; ++kind) {
    if (reader.has(kCubeNames[kind])) cubes[kind] = small(reader.number(kCubeNames[kind], 0, most));
  }
  return cubes;
}

// A list of exactly so many numbers, behind `first`.
template <std::size_t N>
void read_numbers(JsonReader& file, const char* key, std::array<std::uint8_t, N>& out,
                  std::size_t first, int most) {
  Sourced list(file, key);
  std::size_t i = first;
  for (const Json& number : list->array("value", N - first, N - first)) {
    if (!is_number_in(number, 0, most)) {
      list->fail_at("value", "must have whole numbers from 0 to " + std::to_string(most));
    } else {
      out[i] = small(number.get<int>());
    }
    ++i;
  }
}

// The rows of a list with a source: `read(row, index)` for each; stops at the first mistake.
void read_rows(JsonReader& file, const char* key, std::size_t least, std::size_t most,
               const std::function<void(JsonReader&, int)>& read) {
  Sourced list(file, key);
  int index = 0;
  for (const Json& json : list->array("value", least, most)) {
    JsonReader row(json, std::string(key) + ".value[" + std::to_string(index) + "]");
    read(row, index++);
    read_row_source(row);
    row.refuse_others();
    if (!row.ok()) return list->adopt(row);
  }
}

void read_supply(JsonReader& file, Edition& edition) {
  Sourced supply(file, "supply");
  JsonReader cubes(supply->object("value"), "supply.value");
  for (int kind = 0; kind < kTypes; ++kind) {
    edition.supply[kind] = small(cubes.number(kCubeNames[kind], 1, kMostCubes));
  }
  cubes.refuse_others();
  supply->adopt(cubes);
}

void read_communes(JsonReader& file, NamedEdition& edition) {
  std::set<std::string> used;
  std::array<int, kTypes> starts{};
  read_rows(file, "communes", kCommunes, kCommunes, [&](JsonReader& row, int index) {
    Commune& commune = edition.data.communes[index];
    edition.communes.push_back(read_id(row, used));
    edition.colours.push_back(read_name_of(row, "colour", kColourNames));
    JsonReader start(row.object("start"), "communes.value[" + std::to_string(index) + "].start");
    commune.start = read_cubes(start, 10);
    start.refuse_others();
    row.adopt(start);
    JsonReader income(row.object("income"), "communes.value[" + std::to_string(index) + "].income");
    commune.income = read_cubes(income, 3);
    commune.any = small(income.has("any") ? income.number("any", 0, 4) : 0);
    income.refuse_others();
    row.adopt(income);
    for (int kind = 0; kind < kTypes; ++kind) starts[kind] += commune.start[kind];
  });
  for (int kind = 0; kind < kTypes && file.ok(); ++kind) {
    if (starts[kind] <= edition.data.supply[kind]) continue;
    file.fail("the communes start with " + std::to_string(starts[kind]) + " " + kCubeNames[kind] +
              "; the supply has " + std::to_string(edition.data.supply[kind]));
  }
}

void read_columns(JsonReader& file, Edition& edition) {
  read_rows(file, "columns", 1, kColumns, [&](JsonReader& row, int column) {
    edition.spaces[column] = small(row.number("spaces", 1, kSpaces));
    if (row.flag("cube_icon")) edition.icons |= small(1 << column);
    const int least = row.number("seats", kFacts.least_seats, kFacts.most_seats);
    for (int seats = least; seats <= kSeats; ++seats) edition.columns[seats] |= small(1 << column);
  });
  if (!file.ok()) return;
  if (edition.columns[kFacts.least_seats] == 0) {
    return file.fail("with 2 seats there is no column");
  }
  std::array<std::uint8_t, kColumns> sizes = edition.spaces;
  std::sort(sizes.begin(), sizes.end(), std::greater<>());
  int hand = kHandLimit;
  for (int i = 0; i < std::min<int>(edition.envoys, kColumns); ++i) hand += sizes[i];
  if (hand <= kHand) return;
  file.fail("one claim could bring a hand to " + std::to_string(hand) + " cards; " +
            std::to_string(kHand) + " is the most");
}

void read_invasions(JsonReader& file, NamedEdition& edition) {
  std::set<std::string> used;
  read_rows(file, "invasions", kDecks, kDecks, [&](JsonReader& row, int index) {
    Invasion& invasion = edition.data.invasions[index];
    edition.invaders.push_back(read_id(row, used));
    invasion.strength = small(row.number("strength", 0, 99));
    int i = 0;
    for (const Json& counter : row.array("honour", 2, 2)) {
      if (!is_number_in(counter, 0, 20)) {
        return row.fail_at("honour", "must have whole numbers from 0 to 20");
      }
      invasion.honour[i++] = small(counter.get<int>());
    }
  });
}

void read_types(JsonReader& row, Kind& kind) {
  for (const Json& json : row.array("types", 1, kTypes)) {
    const std::string name = json.is_string() ? json.get<std::string>() : dump(json);
    const std::optional<int> type = find_name(kTypeNames, name);
    if (!type) {
      return row.fail_at("types", "has " + quote(name) + "; types are " + all_names(kTypeNames));
    }
    if (((kind.types >> *type) & 1) != 0) return row.fail_at("types", "has a type twice");
    kind.types |= small(1 << *type);
  }
}

// The icon of each copy: with how many seats at least it is in the game.
void read_copies(JsonReader& row, Kind& kind) {
  for (const Json& least : row.array("seats", 1, kMostCopies)) {
    if (!is_number_in(least, kFacts.least_seats, kFacts.most_seats)) {
      return row.fail_at("seats", "must have whole numbers from 2 to 5");
    }
    for (int seats = least.get<int>(); seats <= kSeats; ++seats) ++kind.copies[seats];
  }
}

void read_cards(JsonReader& file, NamedEdition& edition) {
  Edition& data = edition.data;
  std::set<std::string> used;
  int cards = 0;
  read_rows(file, "cards", kDecks, kMostKinds, [&](JsonReader& row, int index) {
    Kind& kind = data.kinds[index];
    edition.cards.push_back(read_id(row, used));
    kind.deck = small(read_name_of(row, "deck", kDeckNames));
    read_types(row, kind);
    kind.rating = small(row.number("rating", 1, kLevels));
    read_copies(row, kind);
    if (!row.ok()) return;
    if (index > 0 && kind.deck < data.kinds[index - 1].deck) {
      return row.fail_at("deck", "comes before that of the card above; the cards go by deck");
    }
    if (data.deck_kinds[kind.deck]++ == 0) data.deck_first[kind.deck] = small(index);
    if (data.deck_kinds[kind.deck] > kMostDeckKinds) {
      row.fail("is one kind too many for its deck; " + std::to_string(kMostDeckKinds) +
               " is the most");
    }
    cards += kind.copies[kSeats];
  });
  if (file.ok() && cards > kMostCards) {
    file.fail("there are " + std::to_string(cards) + " cards; " + std::to_string(kMostCards) +
              " is the most");
  }
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

void check_decks(JsonReader& file, const Edition& edition) {
  for (int seats = kFacts.least_seats; seats <= kFacts.most_seats; ++seats) {
    for (int deck = 0; deck < kDecks; ++deck) {
      if (marker_start(edition, deck, seats) >= 1) continue;
      return file.fail(std::string("with ") + std::to_string(seats) + " seats deck " +
                       kDeckNames[deck] + " has no card left for a refill");
    }
  }
}

}  // namespace

Result<NamedEdition> load_edition(const Json& json) {
  NamedEdition edition;
  Edition& data = edition.data;
  JsonReader file(json, "");
  read_edition_head(file, kFacts.id);
  data.envoys = small(read_sourced_number(file, "envoys", 1, kColumns));
  data.wall_cards = small(read_sourced_number(file, "wall_cards", 0, 40));
  read_supply(file, data);
  data.claimless_rounds = small(read_sourced_number(file, "claimless_rounds", 2, 50));
  read_numbers(file, "level_points", data.level_points, 1, 20);
  read_numbers(file, "lowest_type_bonus", data.lowest_bonus, 0, 100);
  data.guildmaster_points = small(read_sourced_number(file, "guildmaster_points", 0, 20));
  data.most_points = small(read_sourced_number(file, "most_cubes_points", 0, 20));
  data.tied_points = small(read_sourced_number(file, "tied_cubes_points", 0, 20));
  read_communes(file, edition);
  read_columns(file, data);
  read_invasions(file, edition);
  read_cards(file, edition);
  file.refuse_others();
  if (file.ok()) check_decks(file, data);
  if (!file.ok()) return Error{file.error()};
  fill_tables(data);
  return edition;
}

namespace {

// Collects what differs from the printed game.
class Comparison {
 public:
  void expect(const std::string& what, int is, int should) {
    if (is == should) return;
    breaks_.push_back(what + " is " + std::to_string(is) + "; the game has " +
                      std::to_string(should));
  }
  void expect_true(const std::string& otherwise, bool holds) {
    if (!holds) breaks_.push_back(otherwise);
  }
  std::vector<std::string> take() { return std::move(breaks_); }

 private:
  std::vector<std::string> breaks_;
};

void compare_pieces(Comparison& compare, const NamedEdition& edition) {
  const Edition& data = edition.data;
  constexpr int kSupply[] = {50, 60, 50, 50};
  compare.expect("the number of envoys", data.envoys, 3);
  compare.expect("the number of bonus walls", data.wall_cards, 11);
  for (int kind = 0; kind < kTypes; ++kind) {
    compare.expect(std::string("the supply of ") + kCubeNames[kind], data.supply[kind],
                   kSupply[kind]);
  }
  for (int i = 0; i < kCommunes; ++i) {
    const Commune& commune = data.communes[i];
    const auto sum = [](const Cubes& cubes) { return cubes[0] + cubes[1] + cubes[2] + cubes[3]; };
    compare.expect("the number of cubes that " + edition.communes[i] + " starts with",
                   sum(commune.start), 7);
    compare.expect("the basic income of " + edition.communes[i], sum(commune.income) + commune.any,
                   2);
  }
}

void compare_scoring(Comparison& compare, const NamedEdition& edition) {
  const Edition& data = edition.data;
  constexpr int kLowest[] = {0, 1, 3, 6, 10};
  for (int level = 1; level <= kLevels; ++level) {
    compare.expect("the points for level " + std::to_string(level), data.level_points[level],
                   level);
  }
  for (int level = 0; level <= kLevels; ++level) {
    compare.expect("the bonus for the lowest type at level " + std::to_string(level),
                   data.lowest_bonus[level], kLowest[level]);
  }
  compare.expect("the value of a guildmaster", data.guildmaster_points, 3);
  compare.expect("the value of most cubes of a kind", data.most_points, 2);
  compare.expect("the value of most cubes of a kind, tied", data.tied_points, 1);
  for (int i = 0; i < kDecks; ++i) {
    const Invasion& invasion = data.invasions[i];
    compare.expect("the strength of " + edition.invaders[i], invasion.strength, 4 * (i + 1));
    compare.expect_true("the honour counters of " + edition.invaders[i] +
                            " are alike or the wrong way round; the first is the higher one",
                        invasion.honour[0] > invasion.honour[1]);
  }
}

void compare_decks(Comparison& compare, const Edition& data) {
  constexpr int kMarker[kSeats + 1][kDecks] = {
      {}, {}, {10, 11, 11, 12}, {13, 14, 14, 14}, {17, 16, 16, 16}, {18, 18, 19, 19}};
  constexpr int kSingles[kSeats + 1] = {0, 0, 12, 14, 16, 18};
  for (int seats = kFacts.least_seats; seats <= kFacts.most_seats; ++seats) {
    const std::string with = " with " + std::to_string(seats) + " seats";
    compare.expect("the number of columns" + with, popcount(data.columns[seats]), seats + 2);
    for (int deck = 0; deck < kDecks; ++deck) {
      compare.expect(std::string("the start of the marker for deck ") + kDeckNames[deck] + with,
                     marker_start(data, deck, seats), kMarker[seats][deck]);
    }
    for (int type = 0; type < kTypes; ++type) {
      int singles = 0;
      for (const Kind& kind : data.kinds) {
        if (kind.types == 1 << type) singles += kind.copies[seats];
      }
      compare.expect(std::string("the number of cards of ") + kTypeNames[type] + " alone" + with,
                     singles, kSingles[seats]);
    }
  }
}

void compare_cards(Comparison& compare, const Edition& data) {
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
  compare.expect("the number of cards", all, 88);
  compare.expect("the number of cards for two types", dual, 6);
  compare.expect("the number of cards for all types", wild, 10);
  compare.expect_true(
      "no card of one type has the rating 4 or none the rating 2, and no card for "
      "all types the rating 3; the examples of the rulebook need them",
      four && two && wild_three);
}

}  // namespace

std::vector<std::string> rulebook_breaks(const NamedEdition& edition) {
  Comparison compare;
  compare_pieces(compare, edition);
  compare_scoring(compare, edition);
  compare_decks(compare, edition.data);
  compare_cards(compare, edition.data);
  return compare.take();
}

}  // namespace pentarch::comuni
