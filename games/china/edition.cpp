#include "games/china/edition.hpp"

#include <algorithm>
#include <set>

#include "engine/edition.hpp"
#include "games/china/edition_tables.hpp"
#include "games/china/rules.hpp"

namespace pentarch::china {

namespace {

constexpr int kMostDisplay = 8;
constexpr int kMostCards = 25;  // of a colour
constexpr int kLeastRest = 5;   // cards in the pile after the set-up
constexpr int kMostRings = 14;  // of roads on a side: road scoring stays cheap

std::optional<int> find(const std::vector<std::string>& names, const std::string& name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<int>(found - names.begin());
}

std::optional<int> find_colour(const std::string& name) {
  return find({std::begin(kColourNames), std::end(kColourNames)}, name);
}

std::string read_name(JsonReader& row, std::set<std::string>& used) {
  std::string name = row.text("id");
  if (!row.ok()) return name;
  if (!is_component_name(name)) {
    row.fail_at("id", "must be 1 to 24 of a-z, 0-9 and -");
  } else if (find_colour(name)) {
    row.fail_at("id", "must not be the name of a colour");
  } else if (!used.insert(name).second) {
    row.fail_at("id", "is " + quote(name) + ", which another component has already");
  }
  return name;
}

void read_cards(JsonReader& file, Edition& edition) {
  Sourced cards(file, "cards");
  JsonReader counts(cards->object("value"), "cards.value");
  for (int colour = 0; colour < kColours; ++colour) {
    edition.cards[colour] =
        static_cast<std::uint8_t>(counts.number(kColourNames[colour], 1, kMostCards));
  }
  counts.refuse_others();
  cards->adopt(counts);
}

void read_removed(JsonReader& file, Edition& edition) {
  Sourced removed(file, "removed_by_seats");
  JsonReader counts(removed->object("value"), "removed_by_seats.value");
  const int fewest = *std::min_element(edition.cards.begin(), edition.cards.end());
  for (int seats = kFacts.least_seats; seats <= kFacts.most_seats; ++seats) {
    edition.removed_by_seats[seats] =
        static_cast<std::uint8_t>(counts.number(std::to_string(seats).c_str(), 0, fewest));
  }
  counts.refuse_others();
  removed->adopt(counts);
}

void check_deck(JsonReader& file, const Edition& edition) {
  for (int seats = kFacts.least_seats; seats <= kFacts.most_seats; ++seats) {
    int cards = 0;
    for (const int count : edition.cards) cards += count - edition.removed_by_seats[seats];
    const int needed = kHand * seats + edition.display + kLeastRest;
    if (cards > Cards::kMostInAll) {
      return file.fail("with " + std::to_string(seats) + " seats there are " +
                       std::to_string(cards) + " cards; there must be no more than " +
                       std::to_string(Cards::kMostInAll));
    }
    if (cards >= needed) continue;
    return file.fail("with " + std::to_string(seats) + " seats there are " + std::to_string(cards) +
                     " cards; hands, display and a pile need at least " + std::to_string(needed));
  }
}

// Reads the rows of a list with a function; false when one of them is wrong.
template <class ReadRow>
void read_rows(JsonReader& file, const char* key, std::size_t least, std::size_t most,
               ReadRow read_row) {
  Sourced list(file, key);
  int index = 0;
  for (const Json& json : list->array("value", least, most)) {
    JsonReader row(json, std::string(key) + ".value[" + std::to_string(index) + "]");
    read_row(row, index++);
    read_row_source(row);
    row.refuse_others();
    if (!row.ok()) return file.adopt(row);
  }
}

void read_realms(JsonReader& file, NamedEdition& edition, std::set<std::string>& used) {
  read_rows(file, "states", kRealms, kRealms, [&](JsonReader& row, int realm) {
    edition.realms.push_back(read_name(row, used));
    const std::string colour = row.text("colour");
    const std::optional<int> found = find_colour(colour);
    if (row.ok() && !found) {
      row.fail_at("colour",
                  "is " + quote(colour) + "; it must be red, green, orange, yellow or purple");
    }
    edition.data.colour_of[realm] = static_cast<std::uint8_t>(found.value_or(0));
  });
}

void read_sites(JsonReader& file, NamedEdition& edition, std::set<std::string>& used) {
  read_rows(file, "sites", kRealms, kMostSites, [&](JsonReader& row, int site) {
    edition.sites.push_back(read_name(row, used));
    const std::string name = row.text("state");
    const std::optional<int> realm = find(edition.realms, name);
    if (row.ok() && !realm) row.fail_at("state", "is " + quote(name) + ", which is no state");
    edition.spots.push_back({row.number("x", 0, 100), row.number("y", 0, 100)});
    if (row.ok()) add_site(edition.data, site, *realm);
  });
  if (!file.ok()) return;
  for (int realm = 0; realm < kRealms; ++realm) {
    if (edition.data.sites_of[realm] == 0) {
      return file.fail("the state " + edition.realms[realm] + " has no site");
    }
  }
}

// A pair of names out of a list of names.
std::optional<std::pair<int, int>> read_pair(const Json& json,
                                             const std::vector<std::string>& names) {
  if (!json.is_array() || json.size() != 2) return std::nullopt;
  if (!json[0].is_string() || !json[1].is_string()) return std::nullopt;
  const std::optional<int> a = find(names, json[0].get<std::string>());
  const std::optional<int> b = find(names, json[1].get<std::string>());
  if (!a || !b || a == b) return std::nullopt;
  return std::pair{*a, *b};
}

// The sites that can be reached from these by road.
std::uint64_t reached_from(const Edition& edition, int side, std::uint64_t sites) {
  for (std::uint64_t fresh = sites; fresh != 0;) {
    std::uint64_t next = 0;
    for_each_bit(fresh, [&](int site) { next |= edition.roads[side][site]; });
    fresh = next & ~sites;
    sites |= fresh;
  }
  return sites;
}

int pieces_of(const Edition& edition, int side) {
  int pieces = 0;
  for (std::uint64_t left = edition.sites; left != 0; ++pieces) {
    left &= ~reached_from(edition, side, bit(lowest_bit(left)));
  }
  return pieces;
}

void read_roads(JsonReader& file, NamedEdition& edition, int side) {
  const std::string key = std::string("roads_") + kSideNames[side];
  Sourced list(file, key.c_str());
  auto& roads = edition.data.roads[side];
  int index = 0;
  for (const Json& json : list->array("value", 0, kMostSites * kMostRoads)) {
    const std::string where = key + ".value[" + std::to_string(index++) + "]";
    const auto ends = read_pair(json, edition.sites);
    if (!ends) return file.fail(where + " must name two sites");
    const auto [a, b] = *ends;
    if ((roads[a] & bit(b)) != 0) return file.fail(where + " is there already");
    add_road(edition.data, side, a, b);
    for (const int site : {a, b}) {
      if (popcount(roads[site]) <= kMostRoads) continue;
      return file.fail(where + " is one too many: a site has at most " +
                       std::to_string(kMostRoads) + " roads");
    }
  }
  const int rings = index - static_cast<int>(edition.sites.size()) + pieces_of(edition.data, side);
  if (rings > kMostRings) {
    file.fail(key + " has " + std::to_string(rings) + " rings of roads; at most " +
              std::to_string(kMostRings) + " can be scored in good time");
  }
}

void read_alliances(JsonReader& file, NamedEdition& edition) {
  Edition& data = edition.data;
  std::set<std::pair<int, int>> known;
  read_rows(file, "alliances", 0, kMostAlliances, [&](JsonReader& row, int index) {
    const auto states = read_pair(row.array("states", 2, 2), edition.realms);
    if (!states) return row.fail_at("states", "must name two states");
    const auto [a, b] = *states;
    if (!known.insert(std::minmax(a, b)).second) {
      return row.fail_at("states", "are allied already");
    }
    data.alliances[index] = {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)};
    data.alliance_count = static_cast<std::uint8_t>(index + 1);
  });
}

// ---- The rulebook ----------------------------------------------------------------------------

class Rulebook {
 public:
  explicit Rulebook(const NamedEdition& edition) : names_(edition), data_(edition.data) {}

  std::vector<std::string> breaks() {
    numbers();
    colours();
    sites();
    alliances();
    for (int side = 0; side < kSides; ++side) roads(side);
    return breaks_;
  }

 private:
  void expect(const std::string& what, int is, int should) {
    if (is == should) return;
    say(what + " is " + std::to_string(is) + "; the rulebook has " + std::to_string(should));
  }
  void say(const std::string& what) { breaks_.push_back(what); }

  void numbers() {
    int cards = 0;
    for (const int count : data_.cards) cards += count;
    expect("the number of cards", cards, 57);
    for (int seats = kFacts.least_seats; seats <= kFacts.most_seats; ++seats) {
      expect("the number of cards of each colour that are left out with " + std::to_string(seats) +
                 " seats",
             data_.removed_by_seats[seats], kFacts.most_seats - seats);
    }
    expect("the number of cards in the display", data_.display, 4);
    expect("the number of houses of a player", data_.pieces[kHouse], 20);
    expect("the number of emissaries of a player", data_.pieces[kEmissary], 8);
    expect("the number of fortresses of a player", data_.pieces[kFortress], 1);
    expect("the length of the shortest chain that scores", data_.shortest_chain, 4);
  }

  std::optional<int> realm(const char* name) {
    const std::optional<int> found = find(names_.realms, name);
    if (!found) say("there is no state " + std::string(name));
    return found;
  }

  void colours() {
    for (int colour = 0; colour < kColours; ++colour) {
      const bool purple = std::string_view(kColourNames[colour]) == "purple";
      expect(std::string("the number of states that are ") + kColourNames[colour],
             popcount(data_.realms_of_colour[colour]), purple ? 1 : 2);
    }
    constexpr std::pair<const char*, const char*> kPrinted[] = {
        {"wei", "red"}, {"qi", "yellow"}, {"qin", "yellow"}, {"chu", "purple"}};
    for (const auto& [name, colour] : kPrinted) {
      const std::optional<int> found = realm(name);
      if (found && data_.colour_of[*found] != *find_colour(colour)) {
        say(std::string(name) + " is " + kColourNames[data_.colour_of[*found]] +
            "; the rulebook has " + colour);
      }
    }
    const std::optional<int> zhao = realm("zhao");
    const std::optional<int> lu = realm("lu");
    if (zhao && lu && data_.colour_of[*zhao] != data_.colour_of[*lu]) {
      say("zhao and lu have different colours; the rulebook has them as a pair");
    }
  }

  // What the examples of the rulebook need.
  void sites() {
    constexpr std::pair<const char*, int> kNeeded[] = {
        {"qin", 6}, {"wei", 7}, {"qi", 5}, {"zhao", 5}, {"chu", 4}};
    for (const auto& [name, needed] : kNeeded) {
      const std::optional<int> found = realm(name);
      if (!found || popcount(data_.sites_of[*found]) >= needed) continue;
      say(std::string(name) + " has " + std::to_string(popcount(data_.sites_of[*found])) +
          " sites; an example of the rulebook needs " + std::to_string(needed));
    }
  }

  void alliances() {
    expect("the number of alliances", data_.alliance_count, 15);
    const auto must_be = [&](int number, const char* a, const char* b) {
      const std::optional<int> first = realm(a);
      const std::optional<int> second = realm(b);
      if (!first || !second || number > data_.alliance_count) return;
      const Alliance alliance = data_.alliances[number - 1];
      if (std::minmax<int>(alliance.a, alliance.b) == std::minmax(*first, *second)) return;
      say("alliance " + std::to_string(number) + " is " + names_.realms[alliance.a] + " and " +
          names_.realms[alliance.b] + "; the rulebook has " + a + " and " + b);
    };
    must_be(3, "wei", "qin");
    must_be(4, "qin", "shu");
  }

  void roads(int side) {
    const std::uint64_t reached = reached_from(data_, side, bit(0));
    const std::string where = std::string(" on side ") + kSideNames[side];
    for (int i = 0; i < kRealms; ++i) {
      if ((data_.sites_of[i] & reached) == 0) {
        say("no road leads from " + names_.sites[0] + " to " + names_.realms[i] + where);
      }
    }
    const std::optional<int> qin = realm("qin");
    const std::optional<int> shu = realm("shu");
    if (!qin || !shu) return;
    std::uint64_t from_qin = 0;
    for_each_bit(data_.sites_of[*qin], [&](int site) { from_qin |= data_.roads[side][site]; });
    if ((from_qin & data_.sites_of[*shu]) == 0) {
      say("no road crosses from qin to shu" + where + "; an example of the rulebook needs one");
    }
  }

  const NamedEdition& names_;
  const Edition& data_;
  std::vector<std::string> breaks_;
};

}  // namespace

Result<NamedEdition> load_edition(const Json& json) {
  NamedEdition edition;
  Edition& data = edition.data;
  JsonReader file(json, "");
  read_edition_head(file, kFacts.id);
  const auto number = [&](const char* key, int least, int most) {
    return static_cast<std::uint8_t>(read_sourced_number(file, key, least, most));
  };
  read_cards(file, data);
  read_removed(file, data);
  data.display = number("display", 1, kMostDisplay);
  data.pieces[kHouse] = number("houses", 1, kMostHouses);
  data.pieces[kEmissary] = number("emissaries", 0, kMostEmissaries);
  data.pieces[kFortress] = number("fortresses", 0, kMostFortresses);
  data.shortest_chain = number("shortest_chain", 2, kMostHouses);
  if (file.ok()) check_deck(file, data);
  std::set<std::string> used;
  read_realms(file, edition, used);
  read_sites(file, edition, used);
  for (int side = 0; side < kSides; ++side) read_roads(file, edition, side);
  read_alliances(file, edition);
  file.refuse_others();
  if (!file.ok()) return Error{file.error()};
  fill_tables(data);
  return edition;
}

std::vector<std::string> rulebook_breaks(const NamedEdition& edition) {
  std::vector<std::string> breaks = Rulebook(edition).breaks();
  std::sort(breaks.begin(), breaks.end());
  breaks.erase(std::unique(breaks.begin(), breaks.end()), breaks.end());
  return breaks;
}

}  // namespace pentarch::china
