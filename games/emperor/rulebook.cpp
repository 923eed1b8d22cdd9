// Emperor's Choice: what the rulebook says of the components, and where an edition departs from it.
#include <algorithm>
#include <set>

#include "games/emperor/edition.hpp"

namespace pentarch::emperor {

namespace {

class Comparison {
 public:
  explicit Comparison(const NamedEdition& edition)
      : names_(edition), data_(edition.data), rulebook_(edition.rulebook) {}

  std::vector<std::string> breaks() {
    persons();
    tiles();
    effects();
    treasures();
    tributes();
    return rulebook_.breaks();
  }

 private:
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
        rulebook_.say(names_.persons[type] + " is a starting person; the game has cavalry");
      }
    }
    rulebook_.expect("the number of persons in the pile", deck, 34);
    const int all = deck + kSeats * static_cast<int>(starting.size()) + 1;
    rulebook_.expect("the number of all persons", all, 45);
    if (starting != std::multiset<int>{2, 3}) {
      rulebook_.say("a player does not start with cavalry of power 2 and of power 3");
    }
    const int bonus = data_.bonus_person;
    if (names_.kinds[bonus] != "cavalry" || data_.persons[bonus].power != 3) {
      rulebook_.say("the bonus person is " + names_.persons[bonus] +
                    "; the game has cavalry of power 3");
    }
    for (const Kind& kind : kinds()) check_kind(kind);
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
    rulebook_.expect("the number of persons of the kind " + name, count, kind.count);
    for (const int power : kind.powers) {
      if (!powers.contains(power)) {
        rulebook_.say("no " + name + " has the power " + std::to_string(power) +
                      ", which the rulebook shows");
      }
    }
  }

  void check_person(const Kind& kind, int type) {
    const PersonType& person = data_.persons[type];
    const auto is_in = [&](std::uint32_t set) { return ((set >> type) & 1u) != 0; };
    const std::string name = kind.name;
    const std::string& id = names_.persons[type];
    if (!same_effect(person, kind.effect))
      rulebook_.say(id + " has other effects than in the rulebook");
    if (is_in(data_.relatives) != kind.blood) rulebook_.say(id + " has the icon of blood wrong");
    if (is_in(data_.marshals) != (name == "field-marshal")) {
      rulebook_.say(id + ": the power of the field marshal alone grows with the cubes");
    }
    if (is_in(data_.assassins) != (name == "assassin")) {
      rulebook_.say(id + ": the assassin alone kills");
    }
    if (name == "general" && person.power == 8)
      rulebook_.expect("the cost of " + id, person.cost, 3);
  }

  // ---- Tiles ----

  void tiles() {
    int all = 0;
    for (int tile = 0; tile < kXiongnu; ++tile) all += data_.bag[tile];
    const int xiongnu = data_.bag[kXiongnu] + data_.bag[kXiongnu + 1];
    rulebook_.expect("the number of Xiongnu tiles", xiongnu, 10);
    int carriages = 0;
    for (const int count : data_.starting_carriages) carriages += count;
    rulebook_.expect("the number of starting carriages", carriages, 5);
    rulebook_.expect("the number of all tiles",
                     all + xiongnu + carriages + kSeats * data_.start_land, 154);
    const int most = data_.xiongnu_start + data_.bag[kXiongnu] + 2 * data_.bag[kXiongnu + 1];
    if (most < 12) rulebook_.say("the Xiongnu never reach 12; an example of the rulebook needs it");
    if (data_.xiongnu_most < most)
      rulebook_.say("the track of the Xiongnu is too short for their tiles");
  }

  // ---- Effects ----

  void effects() {
    const std::vector<std::string> uses[] = {
        {"a", "b", "c"}, {"a", "b", "d", "e"}, {"a", "b", "c", "d", "e"}};
    rulebook_.expect("the number of withdrawal tiles", static_cast<int>(names_.withdrawals.size()),
                     5);
    for (int seats = kFacts.least_seats; seats <= kFacts.most_seats; ++seats) {
      std::vector<std::string> used;
      for_each_bit(data_.withdrawals_by_seats[seats],
                   [&](int tile) { used.push_back(names_.withdrawals[tile]); });
      std::sort(used.begin(), used.end());
      if (used == uses[seats - kFacts.least_seats]) continue;
      rulebook_.say("the withdrawal tiles with " + std::to_string(seats) + " seats are other ones");
    }
    rulebook_.expect("the number of bonus tiles", data_.bonus_count, 6);
    int giving = 0;
    for (int tile = 0; tile < data_.bonus_count; ++tile) giving += gives_person(kOfBonus + tile);
    rulebook_.expect("the number of bonus tiles that give the bonus person", giving, 1);
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
    if (!choice) rulebook_.say("no palace space offers a choice");
    if (!gold) rulebook_.say("no palace space gives gold");
    if (data_.top_level < kMostRaise) rulebook_.say("the palace can't be raised by three levels");
  }

  void icons() {
    for (int icon = 0; icon < kIcons; ++icon) {
      bool found = false;
      for (int effect = 0; effect < kEffects; ++effect) found = found || has_icon(effect, icon);
      if (!found) rulebook_.say(std::string("the icon ") + kIconNames[icon] + " is nowhere");
    }
  }

  // ---- Treasures and tributes ----

  void treasures() {
    rulebook_.expect("the number of treasures", data_.treasure_count, 3);
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
        rulebook_.say(std::string("no treasure gives ") + kIconNames[printed.icon] +
                      " as the game has it");
      }
    }
  }

  void tributes() {
    const auto listed = [](const auto& numbers) {
      return std::vector<int>(numbers.begin(), numbers.end());
    };
    rulebook_.expect("the points of the tributes", listed(data_.tribute_points),
                     {2, 3, 4, 0, 0, 0});
    rulebook_.expect("the numbers of the tributes", listed(data_.tribute_counts),
                     {11, 11, 10, 0, 0, 0});
  }

  const NamedEdition& names_;
  const Edition& data_;
  Rulebook rulebook_;
};

}  // namespace

std::vector<std::string> rulebook_breaks(const NamedEdition& edition) {
  return Comparison(edition).breaks();
}

}  // namespace pentarch::emperor
