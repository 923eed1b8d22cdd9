// Emperor's Choice: what the rulebook says of the components, and where an edition departs from it.
#include <algorithm>
#include <set>

#include "games/emperor/edition.hpp"

namespace pentarch::emperor {

namespace {

class Rulebook {
 public:
  explicit Rulebook(const NamedEdition& edition) : names_(edition), data_(edition.data) {}

  std::vector<std::string> breaks() {
    start();
    persons();
    tiles();
    effects();
    supplies();
    policies();
    rewards();
    return breaks_;
  }

 private:
  void say(const std::string& what) { breaks_.push_back(what); }
  void expect(const std::string& what, int is, int should) {
    if (is == should) return;
    say(what + " is " + std::to_string(is) + "; the rulebook has " + std::to_string(should));
  }
  template <std::size_t N>
  void expect_list(const std::string& what, const std::array<std::uint8_t, N>& is,
                   const std::vector<int>& should) {
    if (std::equal(should.begin(), should.end(), is.begin())) return;
    std::string text;
    for (const int number : should) text += (text.empty() ? "" : ", ") + std::to_string(number);
    say(what + " differs; the rulebook has " + text);
  }

  void start() {
    expect("the number of rounds", data_.rounds, 6);
    expect("the gold at the start", data_.start_gold, 0);
    expect("the number of cubes at the start", data_.start_cubes, 4);
    expect("the points at the start", data_.start_points, 10);
    expect("the trust at the start", data_.start_trust, 5);
    expect("the number of land tiles at the start", data_.start_land, 2);
    expect("the number of persons in the display beyond the seats", data_.display_extra, 1);
  }

  // ---- Persons ----

  struct Kind {
    const char* name;
    int count;
    std::vector<int> powers;  // those that the rulebook shows
    PersonType effect;
    bool blood = false;
  };

  static std::vector<Kind> kinds() {
    return {{"cavalry", 6, {2, 3}, {}},
            {"military-officer", 6, {4, 6}, {.defence = 1}},
            {"general", 4, {7, 8, 9}, {.defence = 2}},
            {"crown-prince", 1, {7}, {.end_points = 6}, true},
            {"prince", 3, {3}, {.end_points = 3}, true},
            {"empress", 1, {5}, {.trust = 1}, true},
            {"concubine", 3, {2}, {.trust = 1}, true},
            {"eunuch", 2, {2, 3}, {.trust_lost = 2, .tributes = 1}, true},
            {"field-marshal", 1, {2}, {}},
            {"chancellor", 1, {5}, {.end_per_land = 1}},
            {"philosopher", 1, {4}, {.end_per_scholar = 2}},
            {"court-official", 2, {4}, {.gold = 1}},
            {"supply-officer", 2, {3, 4}, {.cubes = 1}},
            {"assassin", 1, {0}, {}}};
  }

  static bool same_effect(PersonType a, const PersonType& b) {
    return a.defence == b.defence && a.end_points == b.end_points &&
           a.end_per_land == b.end_per_land && a.end_per_scholar == b.end_per_scholar &&
           a.trust == b.trust && a.trust_lost == b.trust_lost && a.gold == b.gold &&
           a.cubes == b.cubes && a.tributes == b.tributes;
  }

  void persons() {
    int deck = 0;
    std::multiset<int> starting;
    for (int type = 0; type < data_.type_count; ++type) {
      const PersonType& person = data_.persons[type];
      deck += person.in_deck;
      for (int i = 0; i < person.starting; ++i) starting.insert(person.power);
      if (person.starting != 0 && names_.kinds[type] != "cavalry") {
        say(names_.persons[type] + " is a starting person; the rulebook has cavalry");
      }
    }
    expect("the number of persons in the pile", deck, 34);
    const int all = deck + kSeats * static_cast<int>(starting.size()) + 1;
    expect("the number of all persons", all, 45);
    if (starting != std::multiset<int>{2, 3}) {
      say("a player does not start with cavalry of power 2 and of power 3");
    }
    const int bonus = data_.bonus_person;
    if (names_.kinds[bonus] != "cavalry" || data_.persons[bonus].power != 3) {
      say("the bonus person is " + names_.persons[bonus] + "; the rulebook has cavalry of power 3");
    }
    for (const Kind& kind : kinds()) check_kind(kind);
    expect("what an assassin pays for each point of the cost", data_.assassin_factor, 2);
  }

  void check_kind(const Kind& kind) {
    const std::string name = kind.name;
    int count = 0;
    std::multiset<int> powers;
    for (int type = 0; type < data_.type_count; ++type) {
      if (names_.kinds[type] != name) continue;
      const PersonType& person = data_.persons[type];
      count += person.in_deck;
      for (int i = 0; i < person.in_deck; ++i) powers.insert(person.power);
      check_person(kind, type);
    }
    expect("the number of persons of the kind " + name, count, kind.count);
    for (const int power : kind.powers) {
      if (!powers.contains(power)) {
        say("no " + name + " has the power " + std::to_string(power) +
            ", which the rulebook shows");
      }
    }
  }

  void check_person(const Kind& kind, int type) {
    const PersonType& person = data_.persons[type];
    const auto is_in = [&](std::uint32_t set) { return ((set >> type) & 1u) != 0; };
    const std::string name = kind.name;
    const std::string& id = names_.persons[type];
    if (!same_effect(person, kind.effect)) say(id + " has other effects than in the rulebook");
    if (is_in(data_.relatives) != kind.blood) say(id + " has the icon of blood wrong");
    if (is_in(data_.marshals) != (name == "field-marshal")) {
      say(id + ": the power of the field marshal alone grows with the cubes");
    }
    if (is_in(data_.assassins) != (name == "assassin")) {
      say(id + ": the assassin alone kills");
    }
    if (name == "general" && person.power == 8) expect("the cost of " + id, person.cost, 3);
  }

  // ---- Tiles ----

  void tiles() {
    constexpr int kCounts[] = {12, 6, 18, 18, 4, 4, 4, 4, 4, 12, 12, 12, 6, 5, 5, 3};
    static_assert(std::size(kCounts) == kXiongnu);
    int all = 0;
    for (int tile = 0; tile < kXiongnu; ++tile) {
      expect(std::string("the number of tiles ") + kTileNames[tile], data_.bag[tile],
             kCounts[tile]);
      all += data_.bag[tile];
    }
    const int xiongnu = data_.bag[kXiongnu] + data_.bag[kXiongnu + 1];
    expect("the number of Xiongnu tiles", xiongnu, 10);
    int carriages = 0;
    for (const int count : data_.starting_carriages) carriages += count;
    expect("the number of starting carriages", carriages, 5);
    expect("the number of all tiles", all + xiongnu + carriages + kSeats * data_.start_land, 154);
    expect("the strength of the Xiongnu at the start", data_.xiongnu_start, 2);
    const int most = data_.xiongnu_start + data_.bag[kXiongnu] + 2 * data_.bag[kXiongnu + 1];
    if (most < 12) say("the Xiongnu never reach 12; an example of the rulebook needs it");
    if (data_.xiongnu_most < most) say("the track of the Xiongnu is too short for their tiles");
    expect("the trust of an envoy", data_.envoy_trust, 4);
    expect("the gold of a gold tile", data_.ingot_gold, 3);
    const std::vector<int> sizes[] = {{4, 3, 2}, {4, 3, 3, 2}, {4, 3, 3, 3, 2}};
    for (int seats = kFacts.least_seats; seats <= kFacts.most_seats; ++seats) {
      expect_list("the sets with " + std::to_string(seats) + " seats", data_.set_sizes[seats],
                  sizes[seats - kFacts.least_seats]);
    }
  }

  // ---- Effects ----

  void effects() {
    const std::vector<std::string> uses[] = {
        {"a", "b", "c"}, {"a", "b", "d", "e"}, {"a", "b", "c", "d", "e"}};
    expect("the number of withdrawal tiles", static_cast<int>(names_.withdrawals.size()), 5);
    for (int seats = kFacts.least_seats; seats <= kFacts.most_seats; ++seats) {
      std::vector<std::string> used;
      for_each_bit(data_.withdrawals_by_seats[seats],
                   [&](int tile) { used.push_back(names_.withdrawals[tile]); });
      std::sort(used.begin(), used.end());
      if (used == uses[seats - kFacts.least_seats]) continue;
      say("the withdrawal tiles with " + std::to_string(seats) + " seats are other ones");
    }
    expect("the number of bonus tiles", data_.bonus_count, 6);
    int giving = 0;
    for (int tile = 0; tile < data_.bonus_count; ++tile) giving += gives_person(kOfBonus + tile);
    expect("the number of bonus tiles that give the bonus person", giving, 1);
    expect_list("the cost of raising the palace", data_.raise_cost, {0, 1, 3, 6});
    palace();
    icons();
  }

  bool has_icon(int effect, int icon) const {
    const Effect& used = data_.effects[effect];
    for (int i = 0; i < used.size; ++i) {
      for (int part = 0; part < used.alternatives[i].size; ++part) {
        if (used.alternatives[i].parts[part].icon == icon) return true;
      }
    }
    return false;
  }
  int gives_person(int effect) const { return has_icon(effect, kBonusPerson) ? 1 : 0; }

  void palace() {
    bool choice = false;
    bool gold = false;
    for (int level = 1; level <= data_.top_level; ++level) {
      choice = choice || data_.effects[kOfPalace + level].size > 1;
      gold = gold || has_icon(kOfPalace + level, kGold);
    }
    if (!choice) say("no palace space offers a choice");
    if (!gold) say("no palace space gives gold");
    if (data_.top_level < kMostRaise) say("the palace can't be raised by three levels");
  }

  void icons() {
    for (int icon = 0; icon < kIcons; ++icon) {
      bool found = false;
      for (int effect = 0; effect < kEffects; ++effect) found = found || has_icon(effect, icon);
      if (!found) say(std::string("the icon ") + kIconNames[icon] + " is nowhere");
    }
  }

  // ---- Supplies, trust, decrees ----

  void supplies() {
    for (int seats = kFacts.least_seats; seats <= kFacts.most_seats; ++seats) {
      expect("the number of cubes with " + std::to_string(seats) + " seats",
             data_.cubes_by_seats[seats], 7 * seats);
    }
    expect("what everyone pays when the cubes run out", data_.shortage_pays, 2);
    expect("the points lost for a missing cube", data_.cube_missing, 3);
    expect("the most trust", data_.trust_most, 30);
    expect("what everyone loses when trust rises too high", data_.trust_fall, 10);
    expect("the points lost for missing trust", data_.trust_missing, 2);
    expect_list("what decrees cost by round", data_.decree_trust, {3, 4, 5, 6, 7, 10});
    expect("the points of a decree", data_.decree_points, 3);
  }

  // ---- Policies ----

  void policies() {
    const PolicyNumbers& numbers = data_.policies;
    const auto policy = [&](int side, const char* what, int is, int should) {
      expect(std::string(kPolicyNames[side]) + ": " + what, is, should);
    };
    policy(kCentralization, "for each cube", numbers.per_cube, 1);
    policy(kCentralization, "what the most pay", numbers.most_pays, 2);
    policy(kCentralization, "the gold of the most", numbers.most_gold, 2);
    policy(kDecentralization, "for each land", numbers.per_land, 2);
    for (const int side : {kLegalism, kConfucianism}) {
      const Scholars& scholars = numbers.scholars[side - kLegalism];
      expect_list(kPolicyNames[side], scholars.by_tiles, {0, 2, 5, 9});
      policy(side, "trust for each tile", scholars.trust_each, 1);
      policy(side, "tiles that leave the game", scholars.removes, 1);
    }
    policy(kExtravagance, "for each canal", numbers.per_canal, 2);
    policy(kExtravagance, "for the length of the wall", numbers.per_length, 1);
    policy(kFrugality, "tributes", numbers.tributes, 1);
    const Battle printed[] = {{2, 0, 2, 2, 1}, {1, 1, 2, 3, 1}};
    for (const int side : {kDefence, kExpedition}) {
      const Battle& is = numbers.battles[side - kDefence];
      const Battle& should = printed[side - kDefence];
      policy(side, "for the length of the wall", is.per_wall, should.per_wall);
      policy(side, "for each cube", is.per_cube, should.per_cube);
      policy(side, "the points of a victory", is.win_points, should.win_points);
      policy(side, "the cost of a victory", is.win_pays, should.win_pays);
      policy(side, "the cost of a defeat", is.lose_pays, should.lose_pays);
    }
    policy(kMeritocracy, "persons", numbers.merit_persons, 2);
    policy(kMeritocracy, "for each point of power", numbers.per_power, 1);
    policy(kLineage, "for each person", numbers.per_relative, 3);
    policy(kBookBurning, "without books", numbers.without_books, 6);
    policy(kBookPreservation, "for each book", numbers.per_book, 5);
    policy(kBookPreservation, "tributes", numbers.book_tributes, 1);
    policy(kTour, "for each carriage", numbers.tour_each, 1);
    expect_list(kPolicyNames[kTour], numbers.tour, {0, 0, 1, 3, 5, 8});
    policy(kParade, "for each carriage", numbers.parade_each, 1);
    expect_list(kPolicyNames[kParade], numbers.parade, {0, 0, 2, 5, 9, 14});
  }

  // ---- Treasures and tributes ----

  void rewards() {
    expect("the number of treasures", data_.treasure_count, 3);
    struct Printed {
      Icon icon;
      int early;
      int late;
    };
    for (const Printed& printed : {Printed{kSoldiers, 1, 2}, {kTrust, 1, 2}, {kPoints, 2, 4}}) {
      const auto found =
          std::find_if(data_.treasures.begin(), data_.treasures.begin() + data_.treasure_count,
                       [&](const Treasure& treasure) {
                         return treasure.icon == printed.icon && treasure.early == printed.early &&
                                treasure.late == printed.late && treasure.end_points == 3;
                       });
      if (found == data_.treasures.begin() + data_.treasure_count) {
        say(std::string("no treasure gives ") + kIconNames[printed.icon] +
            " as the rulebook has it");
      }
    }
    expect("the round from which treasures give more", data_.late_from, 5);
    expect_list("the points of tributes", data_.tribute_points, {2, 3, 4, 0, 0, 0});
    expect_list("the numbers of tributes", data_.tribute_counts, {11, 11, 10, 0, 0, 0});
    expect("the points instead of a tribute", data_.tribute_instead, 3);
  }

  const NamedEdition& names_;
  const Edition& data_;
  std::vector<std::string> breaks_;
};

}  // namespace

std::vector<std::string> rulebook_breaks(const NamedEdition& edition) {
  return Rulebook(edition).breaks();
}

}  // namespace pentarch::emperor
