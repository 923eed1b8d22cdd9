#include "games/emperor/edition.hpp"

#include <algorithm>

#include "games/emperor/edition_tables.hpp"

namespace pentarch::emperor {

namespace {

constexpr int kMostAmount = 20;    // of an icon
constexpr int kMostOfTile = 60;    // tiles of a kind
constexpr int kMostNumber = 99;    // printed anywhere else
constexpr int kMostTributes = 60;  // cards

const Names kTileKinds{"tile", kTileNames};
const Names kIconKinds{"icon", kIconNames};

// Words that moves use for something else.
bool is_reserved(const std::string& name) {
  return name == "cubes" || name == "nothing" || name.starts_with("palace-") ||
         kTileKinds.find(name);
}

// What the persons of a kind have in common.
struct Kind {
  PersonType person;
  bool blood = false;
  bool marshal = false;
  bool assassin = false;
};

class EditionDescription {
 public:
  EditionDescription(EditionFields& file, NamedEdition& edition)
      : file_(file), fields_(file.fields), edition_(edition) {}

  void describe() {
    numbers();
    kinds();
    persons();
    tiles();
    effects();
    policies();
    treasures();
    tributes();
    if (fields_.ok()) check_capacities();
  }

 private:
  // ---- Helpers ----

  void id(std::vector<std::string>& names) { file_.id(names, "", is_reserved); }

  // ---- Numbers ----

  void numbers() {
    file_.number("rounds", data_.rounds, 1, kMostRounds).printed(6);
    file_.about("what a player starts with").group("start", [&] {
      file_.one("gold", data_.start_gold, 0, kMostNumber).printed(0);
      file_.one("cubes", data_.start_cubes, 0, 12).printed(4);
      file_.one("points", data_.start_points, 0, kMostNumber).printed(10);
      file_.one("trust", data_.start_trust, 0, kMostNumber).printed(5);
      file_.one("land", data_.start_land, 0, 9).printed(2);
    });
    file_.about("persons in the display beyond the number of seats")
        .number("display_extra", data_.display_extra, 0, 3)
        .printed(1);
    file_.about("gold for one, two, three levels of the palace")
        .numbers("raise_cost", data_.raise_cost, 1, kMostRaise, 1, kMostNumber)
        .printed({1, 3, 6});
    fields_.check(std::is_sorted(data_.raise_cost.begin(), data_.raise_cost.end()),
                  "raise_cost.value", "must not fall: more levels don't cost less");
    file_.about("their strength").group("xiongnu", [&] {
      file_.one("start", data_.xiongnu_start, 0, kMostNumber).printed(2);
      file_.one("most", data_.xiongnu_most, data_.xiongnu_start, kMostNumber);
    });
    file_.about("what the envoy gives")
        .number("envoy_trust", data_.envoy_trust, 0, kMostAmount)
        .printed(4);
    file_.about("gold that the tile gives")
        .number("gold_tile", data_.ingot_gold, 0, kMostAmount)
        .printed(3);
    by_seats();
    file_.about("soldiers that are missing (E9)").group("shortage", [&] {
      file_.one("cubes", data_.shortage_pays, 1, 9).printed(2);
      file_.one("points_per_missing", data_.cube_missing, 0, 9).printed(3);
    });
    file_.about("the track (E10)").group("trust", [&] {
      file_.one("most", data_.trust_most, kMostAmount, kMostNumber).printed(30);
      file_.one("fall", data_.trust_fall, 1, kMostNumber).printed(10);
      file_.one("points_per_missing", data_.trust_missing, 0, 9).printed(2);
    });
    fields_.check(data_.start_trust <= data_.trust_most, "",
                  "start.value.trust is more than trust.value.most");
    file_.about("trust that a decree costs, by round")
        .as_many("decree_trust", data_.decree_trust, data_.rounds, 0, kMostAmount)
        .printed({3, 4, 5, 6, 7, 10});
    file_.about("what a decree pays")
        .number("decree_points", data_.decree_points, 0, kMostNumber)
        .printed(3);
    file_.about("points for a tribute that is not there (E16)")
        .number("tribute_instead", data_.tribute_instead, 0, kMostNumber)
        .printed(3);
    file_.about("points for each gold that the victim costs (E6)")
        .number("assassin_factor", data_.assassin_factor, 0, 9)
        .printed(2);
  }

  void by_seats() {
    file_.about("those dealt at the start among them").group("soldier_cubes", [&] {
      file_.each_seat_count([&](const char* name, int seats) {
        const int least = std::max(1, seats * data_.start_cubes);
        file_.one(name, data_.cubes_by_seats[seats], least, kMostCubes).printed(7 * seats);
      });
    });
    const std::vector<int> printed[] = {{4, 3, 2}, {4, 3, 3, 2}, {4, 3, 3, 3, 2}};
    file_.about("tiles of each set").group("set_sizes", [&] {
      file_.each_seat_count([&](const char* name, int seats) {
        file_.some(name, data_.set_sizes[seats], seats, 1, kMostSetTiles)
            .printed(printed[seats - kFacts.least_seats]);
      });
    });
  }

  // ---- Persons ----

  void kinds() {
    file_.about("what persons of a kind have in common").sourced("person_kinds", [&] {
      fields_.entries("value", kind_names_, kTypes, [&](int i) {
        fields_.check(is_component_name(kind_names_[i]), "", kComponentName);
        kind(kinds_.emplace_back());
      });
    });
  }

  void kind(Kind& kind) {
    PersonType& person = kind.person;
    const auto flag = [&](const char* name, bool& value) {
      fields_.optional(name, value, [&] { fields_.flag(name, value); });
    };
    fields_.optional_number("defence", person.defence, 0, 9);
    fields_.optional_number("end_points", person.end_points, 0, kMostAmount);
    fields_.optional_number("end_per_land", person.end_per_land, 0, 9);
    fields_.optional_number("end_per_scholar", person.end_per_scholar, 0, 9);
    fields_.optional_number("shown_trust", person.trust, 0, kMostAmount);
    fields_.optional_number("shown_trust_lost", person.trust_lost, 0, kMostAmount);
    fields_.optional_number("shown_gold", person.gold, 0, kMostAmount);
    fields_.optional_number("shown_cubes", person.cubes, 0, kMostAmount);
    fields_.optional_number("shown_tributes", person.tributes, 0, 3);
    flag("blood", kind.blood);
    flag("power_from_cubes", kind.marshal);
    flag("assassin", kind.assassin);
    file_.own_source();
  }

  void persons() {
    file_.about("at most 15 of a type").rows("persons", data_.type_count, 1, kTypes, [&](int type) {
      id(edition_.persons);
      std::size_t kind = 0;
      fields_.named("kind", kind, Names{"kind of person_kinds", kind_names_});
      if (!fields_.ok()) return;
      edition_.kinds.push_back(kind_names_[kind]);
      PersonType& person = data_.persons[type];
      person = kinds_[kind].person;
      file_.number("power", person.power, 0, 20);
      file_.number("cost", person.cost, 0, 20);
      file_.about("in the pile").number("deck", person.in_deck, 0, Persons::kMost);
      fields_.optional("starting", false, [&] {
        file_.about("of each player").number("starting", person.starting, 0, 3);
      });
      const std::uint32_t here = 1u << type;
      if (kinds_[kind].blood) data_.relatives |= here;
      if (kinds_[kind].marshal) data_.marshals |= here;
      if (kinds_[kind].assassin) data_.assassins |= here;
    });
    file_.about("the type of the bonus card").sourced("bonus_person", [&] {
      fields_.named("value", data_.bonus_person, Names{"person", edition_.persons});
    });
    if (!fields_.ok()) return;
    for (int i = 0; i < data_.type_count; ++i) {
      const PersonType& person = data_.persons[i];
      const int all = person.in_deck + kSeats * person.starting + (i == data_.bonus_person ? 1 : 0);
      fields_.check(all <= Persons::kMost, "",
                    "there are " + std::to_string(all) + " of " + edition_.persons[i] +
                        "; more than " + std::to_string(Persons::kMost) + " can't be counted");
    }
    fill_tables(data_);
  }

  // ---- Tiles and effects ----

  void tiles() {
    file_.amounts("tiles", data_.bag, kTileKinds.part(0, kXiongnu), 0, kMostOfTile)
        .printed({12, 6, 18, 18, 4, 4, 4, 4, 4, 12, 12, 12, 6, 5, 5, 3});
    file_.about("of strength 1 and 2")
        .numbers("xiongnu_tiles", data_.bag, kXiongnu, 2, 0, kMostOfTile);
    file_.about("five at least")
        .numbers("starting_carriages", data_.starting_carriages, 0, kCarriages, 0, 9);
    int all = 0;
    for (const int count : data_.starting_carriages) all += count;
    fields_.check(all >= kSeats, "starting_carriages.value",
                  "must be five carriages at least, one for each player");
  }

  // [[["trust", 3]], [["gold", 1], ["vp", 1]]]: alternatives, each a list of icons.
  void effect(Effect& effect, int least) {
    fields_.about("alternatives, each a list of icons with amounts")
        .list("effect", effect.size, least, kMostAlternatives, [&](int i) {
          Alternative& alternative = effect.alternatives[i];
          fields_.list("", alternative.size, 1, kMostParts,
                       [&](int part) { icon(alternative.parts[part]); });
          for (int before = 0; before < i; ++before) {
            fields_.check(!(effect.alternatives[before] == alternative), "", "is there already");
          }
        });
  }

  // What is drawn, scored or flipped has the amount 1.
  void icon(Part& part) {
    fields_.pair(
        "", [&] { fields_.named("", part.icon, kIconKinds); },
        [&] { fields_.number("", part.amount, 1, kMostAmount); });
    const bool many = part.icon <= kPoints || part.icon == kTribute;
    const int most = part.icon == kPalaceUp ? kMostLevels : many ? kMostAmount : 1;
    fields_.check(part.amount <= most, "", "has an amount above " + std::to_string(most));
  }

  void effects() {
    int withdrawals = 0;
    file_.rows("withdrawal_tiles", withdrawals, kSeats, kMostWithdrawals, [&](int tile) {
      id(edition_.withdrawals);
      effect(data_.effects[kOfWithdrawal + tile], 1);
    });
    file_.about("as many as there are seats").group("withdrawal_use", [&] {
      file_.each_seat_count([&](const char* name, int seats) { withdrawal_use(name, seats); });
    });
    file_.about("of the draft (E23)")
        .rows("bonus_tiles", data_.bonus_count, kSeats, kMostBonuses, [&](int tile) {
          id(edition_.bonuses);
          effect(data_.effects[kOfBonus + tile], 1);
        });
    int levels = data_.top_level + 1;
    file_.about("the levels, from the start on, which has no effect")
        .rows("palace", levels, 2, kMostLevels, [&](int level) {
          effect(data_.effects[kOfPalace + level], 0);
          fields_.number("end_points", data_.palace_points[level], 0, kMostNumber);
        });
    data_.top_level = byte(levels - 1);
    fields_.check(data_.effects[kOfPalace].size == 0, "",
                  "palace.value[0] is the start: no effect");
  }

  void withdrawal_use(const char* name, int seats) {
    fields_.list(name, seats, [&](int) {
      int tile = 0;
      fields_.named("", tile, Names{"withdrawal tile", edition_.withdrawals});
      data_.withdrawals_by_seats[seats] |= byte(1 << tile);
    });
    fields_.check(popcount(data_.withdrawals_by_seats[seats]) == seats, name,
                  "must be as many different tiles as there are seats");
  }

  // ---- Policies, treasures, tributes ----

  void policies() {
    file_.about("the numbers on the fourteen sides").group("policies", [&] {
      for (int side = 0; side < kPolicySides; ++side) {
        file_.part(kPolicyNames[side], [&] { policy(side, data_.policies); });
      }
    });
  }

  void policy(int side, PolicyNumbers& numbers) {
    const auto number = [&](const char* name, std::uint8_t& value, int printed) {
      file_.one(name, value, 0, kMostAmount).printed(printed);
    };
    switch (side) {
      case kCentralization:
        number("per_cube", numbers.per_cube, 1);
        number("most_pays", numbers.most_pays, 2);
        return number("most_gold", numbers.most_gold, 2);
      case kDecentralization: return number("per_land", numbers.per_land, 2);
      case kLegalism:
      case kConfucianism: {
        Scholars& scholars = numbers.scholars[side - kLegalism];
        file_.some("by_tiles", scholars.by_tiles, 4, 0, kMostNumber).printed({0, 2, 5, 9});
        number("trust_each", scholars.trust_each, 1);
        return number("removes", scholars.removes, 1);
      }
      case kExtravagance:
        number("per_canal", numbers.per_canal, 2);
        return number("per_length", numbers.per_length, 1);
      case kFrugality: return number("tributes", numbers.tributes, 1);
      case kDefence:
      case kExpedition: {
        Battle& battle = numbers.battles[side - kDefence];
        const bool defence = side == kDefence;
        number("per_length", battle.per_wall, defence ? 2 : 1);
        number("per_cube", battle.per_cube, defence ? 0 : 1);
        number("win_points", battle.win_points, 2);
        number("win_pays", battle.win_pays, defence ? 2 : 3);
        return number("lose_pays", battle.lose_pays, 1);
      }
      case kMeritocracy:
        number("persons", numbers.merit_persons, 2);
        return number("per_power", numbers.per_power, 1);
      case kLineage: return number("per_relative", numbers.per_relative, 3);
      case kBookBurning: return number("without_books", numbers.without_books, 6);
      case kBookPreservation:
        number("per_book", numbers.per_book, 5);
        return number("tributes", numbers.book_tributes, 1);
      case kTour:
        number("each", numbers.tour_each, 1);
        file_.some("by_kinds", numbers.tour, kCarriages + 1, 0, kMostNumber)
            .printed({0, 0, 1, 3, 5, 8});
        return;
      default:
        number("each", numbers.parade_each, 1);
        file_.some("by_alike", numbers.parade, kCarriages + 1, 0, kMostNumber)
            .printed({0, 0, 2, 5, 9, 14});
    }
  }

  void treasures() {
    file_.rows("treasures", data_.treasure_count, 0, kMostTreasures, [&](int i) {
      id(edition_.treasures);
      Treasure& treasure = data_.treasures[i];
      int gives = 0;
      fields_.named("gives", gives, kIconKinds.part(kTrust, kPoints - kTrust + 1));
      treasure.icon = byte(kTrust + gives);
      fields_.number("early", treasure.early, 0, kMostAmount);
      fields_.number("late", treasure.late, 0, kMostAmount);
      fields_.number("end_points", treasure.end_points, 0, kMostNumber);
    });
    file_.about("the round from which they give more")
        .number("treasures_late_from", data_.late_from, 1, kMostRounds + 1)
        .printed(5);
  }

  void tributes() {
    int all = 0;
    int before = -1;
    file_.rows("tributes", data_.tribute_kinds, 1, kMostTributeKinds, [&](int kind) {
      fields_.number("points", data_.tribute_points[kind], 0, kMostAmount);
      fields_.check(data_.tribute_points[kind] > before, "points",
                    "must be more than in the row before");
      before = data_.tribute_points[kind];
      fields_.about("60 in all at most")
          .number("count", data_.tribute_counts[kind], 1, kMostTributes);
      all += data_.tribute_counts[kind];
    });
    fields_.check(all <= kMostTributes, "",
                  "there are " + std::to_string(all) + " tributes; at most " +
                      std::to_string(kMostTributes) + " can be counted");
  }

  // ---- What State can hold ----

  // The most persons that one use of the effect draws into a hand.
  int drawn_by(int effect) const {
    int most = 0;
    const Effect& used = data_.effects[effect];
    for (int i = 0; i < used.size; ++i) {
      int drawn = 0;
      for (int part = 0; part < used.alternatives[i].size; ++part) {
        const int icon = used.alternatives[i].parts[part].icon;
        drawn += icon == kDrawPerson || icon == kDrawTwoPersons ? 1 : 0;
      }
      most = std::max(most, drawn);
    }
    return most;
  }

  void check_capacities() {
    int withdrawal = 0;
    int bonus = 0;
    int palace = 0;
    for (int i = 0; i < kMostWithdrawals; ++i) {
      withdrawal = std::max(withdrawal, drawn_by(kOfWithdrawal + i));
    }
    for (int i = 0; i < kMostBonuses; ++i) bonus = std::max(bonus, drawn_by(kOfBonus + i));
    for (int i = 0; i <= data_.top_level; ++i) palace += drawn_by(kOfPalace + i);
    const int covered = data_.rounds * withdrawal + bonus + palace;
    fields_.check(covered <= kMostCovered, "",
                  "a player could draw " + std::to_string(covered) +
                      " persons; a hand holds at most " + std::to_string(kMostCovered) +
                      " that were drawn");
    const int frames = count_frames(data_);
    fields_.check(frames <= kMostFrames, "",
                  "effects could lead to each other " + std::to_string(frames) + " deep; at most " +
                      std::to_string(kMostFrames) + " can wait");
  }

  EditionFields& file_;
  Fields& fields_;
  NamedEdition& edition_;
  Edition& data_ = edition_.data;
  std::vector<std::string> kind_names_;
  std::vector<Kind> kinds_;
};

}  // namespace

void describe(EditionFields& file, NamedEdition& edition) {
  EditionDescription(file, edition).describe();
}

Result<NamedEdition> load_edition(const Json& json) {
  return read_edition<NamedEdition>(kFacts, json);
}

}  // namespace pentarch::emperor
