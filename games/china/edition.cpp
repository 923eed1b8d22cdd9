#include "games/china/edition.hpp"

#include <algorithm>
#include <set>

#include "games/china/edition_tables.hpp"
#include "games/china/rules.hpp"

namespace pentarch::china {

namespace {

constexpr int kMostDisplay = 8;
constexpr int kMostCards = 25;  // of a colour
constexpr int kLeastRest = 5;   // cards in the pile after the set-up
constexpr int kMostRings = 14;  // of roads on a side: road scoring stays cheap

bool is_colour(const std::string& name) {
  return kCardColours.find(name).has_value();
}

void check_deck(Fields& fields, const Edition& edition) {
  for (int seats = kFacts.least_seats; seats <= kFacts.most_seats; ++seats) {
    int cards = 0;
    for (const int count : edition.cards) cards += count - edition.removed_by_seats[seats];
    const int needed = kHand * seats + edition.display + kLeastRest;
    const std::string there_are =
        "with " + std::to_string(seats) + " seats there are " + std::to_string(cards) + " cards; ";
    fields.check(cards <= Cards::kMostInAll, "",
                 there_are + "there must be no more than " + std::to_string(Cards::kMostInAll));
    fields.check(cards >= needed, "",
                 there_are + "hands, display and a pile need at least " + std::to_string(needed));
  }
}

void describe_states(EditionFields& file, NamedEdition& edition) {
  int realms = kRealms;
  file.rows("states", realms, kRealms, kRealms, [&](int realm) {
    file.id(edition.realms, "", is_colour);
    file.fields.named("colour", edition.data.colour_of[realm], kCardColours);
  });
}

void describe_sites(EditionFields& file, NamedEdition& edition) {
  Fields& fields = file.fields;
  int sites = 0;
  file.about("every state has one at least; places on a map of 100 by 100")
      .rows("sites", sites, kRealms, kMostSites, [&](int site) {
        file.id(edition.sites, "", is_colour);
        int realm = 0;
        fields.named("state", realm, Names{"state", edition.realms});
        Spot& spot = edition.spots.emplace_back();
        fields.number("x", spot.x, 0, 100);
        fields.number("y", spot.y, 0, 100);
        if (fields.ok()) add_site(edition.data, site, realm);
      });
  for (std::size_t realm = 0; realm < edition.realms.size(); ++realm) {
    fields.check(edition.data.sites_of[realm] != 0, "",
                 "the state " + edition.realms[realm] + " has no site");
  }
}

// Two different ones of these.
std::array<int, 2> describe_pair(Fields& fields, const char* name, const Names& names) {
  std::array<int, 2> both{};
  fields.list(name, 2, [&](int i) { fields.named("", both[i], names); });
  fields.check(both[0] != both[1], name, "must be two different ones");
  return both;
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

void describe_roads(EditionFields& file, NamedEdition& edition, int side) {
  Fields& fields = file.fields;
  const std::string name = std::string("roads_") + kSideNames[side];
  auto& roads = edition.data.roads[side];
  int count = 0;
  file.about("five a site and fourteen rings at most").sourced(name.c_str(), [&] {
    fields.list("value", count, kMostSites * kMostRoads, [&](int) {
      const auto [a, b] = describe_pair(fields, "", Names{"site", edition.sites});
      fields.check((roads[a] & bit(b)) == 0, "", "is there already");
      if (!fields.ok()) return;
      add_road(edition.data, side, a, b);
      for (const int site : {a, b}) {
        fields.check(
            popcount(roads[site]) <= kMostRoads, "",
            "is one too many: a site has at most " + std::to_string(kMostRoads) + " roads");
      }
    });
  });
  if (!fields.ok()) return;
  const int rings = count - static_cast<int>(edition.sites.size()) + pieces_of(edition.data, side);
  fields.check(rings <= kMostRings, name.c_str(),
               "has " + std::to_string(rings) + " rings of roads; at most " +
                   std::to_string(kMostRings) + " can be scored in good time");
}

void describe_alliances(EditionFields& file, NamedEdition& edition) {
  Edition& data = edition.data;
  std::set<std::pair<int, int>> known;
  file.about("in the order of their numbers")
      .rows("alliances", data.alliance_count, 0, kMostAlliances, [&](int i) {
        const auto [a, b] = describe_pair(file.fields, "states", Names{"state", edition.realms});
        file.fields.check(known.insert(std::minmax(a, b)).second, "states", "are allied already");
        data.alliances[i] = {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)};
      });
}

// ---- The rulebook ----------------------------------------------------------------------------

class Comparison {
 public:
  explicit Comparison(const NamedEdition& edition)
      : names_(edition), data_(edition.data), rulebook_(edition.rulebook) {}

  std::vector<std::string> breaks() {
    cards();
    colours();
    sites();
    alliances();
    for (int side = 0; side < kSides; ++side) roads(side);
    return rulebook_.breaks();
  }

 private:
  void cards() {
    int cards = 0;
    for (const int count : data_.cards) cards += count;
    rulebook_.expect("the number of cards", cards, 57);
  }

  std::optional<int> realm(const char* name) {
    const std::optional<int> found = Names{"state", names_.realms}.find(name);
    if (!found) rulebook_.say("there is no state " + std::string(name));
    return found;
  }

  void colours() {
    for (int colour = 0; colour < kColours; ++colour) {
      const bool purple = std::string_view(kColourNames[colour]) == "purple";
      rulebook_.expect(std::string("the number of states that are ") + kColourNames[colour],
                       popcount(data_.realms_of_colour[colour]), purple ? 1 : 2);
    }
    constexpr std::pair<const char*, const char*> kPrinted[] = {
        {"wei", "red"}, {"qi", "yellow"}, {"qin", "yellow"}, {"chu", "purple"}};
    for (const auto& [name, colour] : kPrinted) {
      const std::optional<int> found = realm(name);
      if (found && data_.colour_of[*found] != *kCardColours.find(colour)) {
        rulebook_.say(std::string(name) + " is " + kColourNames[data_.colour_of[*found]] +
                      "; the game has " + colour);
      }
    }
    const std::optional<int> zhao = realm("zhao");
    const std::optional<int> lu = realm("lu");
    if (zhao && lu && data_.colour_of[*zhao] != data_.colour_of[*lu]) {
      rulebook_.say("zhao and lu have different colours; the game has them as a pair");
    }
  }

  // What the examples of the rulebook need.
  void sites() {
    constexpr std::pair<const char*, int> kNeeded[] = {
        {"qin", 6}, {"wei", 7}, {"qi", 5}, {"zhao", 5}, {"chu", 4}};
    for (const auto& [name, needed] : kNeeded) {
      const std::optional<int> found = realm(name);
      if (!found || popcount(data_.sites_of[*found]) >= needed) continue;
      rulebook_.say(std::string(name) + " has " + std::to_string(popcount(data_.sites_of[*found])) +
                    " sites; an example of the rulebook needs " + std::to_string(needed));
    }
  }

  void alliances() {
    rulebook_.expect("the number of alliances", data_.alliance_count, 15);
    const auto must_be = [&](int number, const char* a, const char* b) {
      const std::optional<int> first = realm(a);
      const std::optional<int> second = realm(b);
      if (!first || !second || number > data_.alliance_count) return;
      const Alliance alliance = data_.alliances[number - 1];
      if (std::minmax<int>(alliance.a, alliance.b) == std::minmax(*first, *second)) return;
      rulebook_.say("alliance " + std::to_string(number) + " is " + names_.realms[alliance.a] +
                    " and " + names_.realms[alliance.b] + "; the game has " + a + " and " + b);
    };
    must_be(3, "wei", "qin");
    must_be(4, "qin", "shu");
  }

  void roads(int side) {
    const std::uint64_t reached = reached_from(data_, side, bit(0));
    const std::string where = std::string(" on side ") + kSideNames[side];
    for (int i = 0; i < kRealms; ++i) {
      if ((data_.sites_of[i] & reached) == 0) {
        rulebook_.say("no road leads from " + names_.sites[0] + " to " + names_.realms[i] + where);
      }
    }
    const std::optional<int> qin = realm("qin");
    const std::optional<int> shu = realm("shu");
    if (!qin || !shu) return;
    std::uint64_t from_qin = 0;
    for_each_bit(data_.sites_of[*qin], [&](int site) { from_qin |= data_.roads[side][site]; });
    if ((from_qin & data_.sites_of[*shu]) == 0) {
      rulebook_.say("no road crosses from qin to shu" + where +
                    "; an example of the rulebook needs one");
    }
  }

  const NamedEdition& names_;
  const Edition& data_;
  Rulebook rulebook_;
};

}  // namespace

void describe(EditionFields& file, NamedEdition& edition) {
  Edition& data = edition.data;
  file.about("of each colour: 63 in all at most, and five more than hands and display need")
      .amounts("cards", data.cards, kCardColours, 1, kMostCards);
  file.about("cards of each colour that are left out")
      .by_seats("removed_by_seats", data.removed_by_seats, 0, kMostCards)
      .printed({2, 1, 0});
  const int fewest = *std::min_element(data.cards.begin(), data.cards.end());
  const int removed = *std::max_element(data.removed_by_seats.begin(), data.removed_by_seats.end());
  file.fields.check(removed <= fewest, "removed_by_seats",
                    "takes " + std::to_string(removed) + " of each colour; of one there are " +
                        std::to_string(fewest));
  file.about("open cards (H9)").number("display", data.display, 1, kMostDisplay).printed(4);
  file.about("of a player, the score marker not counted")
      .number("houses", data.pieces[kHouse], 1, kMostHouses)
      .printed(20);
  file.about("of a player")
      .number("emissaries", data.pieces[kEmissary], 0, kMostEmissaries)
      .printed(8);
  file.about("of a player (H14)")
      .number("fortresses", data.pieces[kFortress], 0, kMostFortresses)
      .printed(1);
  file.about("houses of the shortest road that scores (H7)")
      .number("shortest_chain", data.shortest_chain, 2, kMostHouses)
      .printed(4);
  check_deck(file.fields, data);
  describe_states(file, edition);
  describe_sites(file, edition);
  for (int side = 0; side < kSides; ++side) describe_roads(file, edition, side);
  describe_alliances(file, edition);
}

Result<NamedEdition> load_edition(const Json& json) {
  Result<NamedEdition> edition = read_edition<NamedEdition>(kFacts, json);
  if (edition) fill_tables(edition->data);
  return edition;
}

std::vector<std::string> rulebook_breaks(const NamedEdition& edition) {
  std::vector<std::string> breaks = Comparison(edition).breaks();
  std::sort(breaks.begin(), breaks.end());
  breaks.erase(std::unique(breaks.begin(), breaks.end()), breaks.end());
  return breaks;
}

}  // namespace pentarch::china
