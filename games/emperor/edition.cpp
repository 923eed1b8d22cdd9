#include "games/emperor/edition.hpp"

#include <algorithm>
#include <set>

#include "engine/edition.hpp"
#include "games/emperor/edition_tables.hpp"

namespace pentarch::emperor {

namespace {

constexpr int kMostAmount = 20;    // of an icon
constexpr int kMostOfTile = 60;    // tiles of a kind
constexpr int kMostNumber = 99;    // printed anywhere else
constexpr int kMostTributes = 60;  // cards

std::optional<int> find(const std::vector<std::string>& names, const std::string& name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<int>(found - names.begin());
}

bool is_tile(const std::string& name) {
  return std::find(std::begin(kTileNames), std::end(kTileNames), name) != std::end(kTileNames);
}

// Reads an edition file part by part.
class EditionReader {
 public:
  explicit EditionReader(const Json& json) : file_(json, "") {}

  Result<NamedEdition> read() {
    read_edition_head(file_, kFacts.id);
    read_numbers();
    read_kinds();
    read_persons();
    read_tiles();
    read_effects();
    read_policies();
    read_treasures();
    read_tributes();
    file_.refuse_others();
    if (file_.ok()) check_capacities();
    if (!file_.ok()) return Error{file_.error()};
    return edition_;
  }

 private:
  // ---- Helpers ----

  std::uint8_t number(const char* key, int least, int most) {
    return byte(read_sourced_number(file_, key, least, most));
  }

  // A member {"value": number, "source": text} of a row.
  std::uint8_t sourced(JsonReader& row, const std::string& path, const char* key, int least,
                       int most) {
    JsonReader inner(row.object(key), path + "." + key);
    const int value = inner.number("value", least, most);
    read_source(inner);
    inner.refuse_others();
    row.adopt(inner);
    return byte(value);
  }

  // {"value": {...}, "source": ...}: reads the object with a function.
  template <class Read>
  void object(const char* key, Read read) {
    Sourced member(file_, key);
    JsonReader values(member->object("value"), std::string(key) + ".value");
    read(values);
    values.refuse_others();
    file_.adopt(values);
  }

  template <class ReadRow>
  void rows(const char* key, std::size_t least, std::size_t most, ReadRow read_row) {
    Sourced list(file_, key);
    int index = 0;
    for (const Json& json : list->array("value", least, most)) {
      const std::string path = std::string(key) + ".value[" + std::to_string(index) + "]";
      JsonReader row(json, path);
      read_row(row, path, index++);
      read_row_source(row);
      row.refuse_others();
      if (!row.ok()) return file_.adopt(row);
    }
  }

  template <std::size_t N>
  void numbers(JsonReader& owner, const char* key, std::array<std::uint8_t, N>& out,
               std::size_t count, int least, int most) {
    std::size_t i = 0;
    for (const Json& json : owner.array(key, count, count)) {
      if (!is_number_in(json, least, most)) {
        return owner.fail_at(key, "must be whole numbers from " + std::to_string(least) + " to " +
                                      std::to_string(most));
      }
      out[i++] = byte(json.get<int>());
    }
  }

  std::string read_name(JsonReader& row) {
    std::string name = row.text("id");
    if (!row.ok()) return name;
    if (!is_component_name(name)) {
      row.fail_at("id", "must be 1 to 24 of a-z, 0-9 and -");
    } else if (name == "cubes" || name == "nothing" || name.starts_with("palace-") ||
               is_tile(name)) {
      row.fail_at("id", "must not be a word that moves use for something else");
    } else if (!used_.insert(name).second) {
      row.fail_at("id", "is " + quote(name) + ", which another component has already");
    }
    return name;
  }

  // ---- The parts of the file ----

  void read_numbers() {
    Edition& data = edition_.data;
    data.rounds = number("rounds", 1, kMostRounds);
    object("start", [&](JsonReader& start) {
      data.start_gold = byte(start.number("gold", 0, kMostNumber));
      data.start_cubes = byte(start.number("cubes", 0, 12));
      data.start_points = byte(start.number("points", 0, kMostNumber));
      data.start_trust = byte(start.number("trust", 0, kMostNumber));
      data.start_land = byte(start.number("land", 0, 9));
    });
    data.display_extra = number("display_extra", 0, 3);
    {
      Sourced costs(file_, "raise_cost");
      std::array<std::uint8_t, kMostRaise> cost{};
      numbers(*costs.operator->(), "value", cost, kMostRaise, 1, kMostNumber);
      std::copy(cost.begin(), cost.end(), data.raise_cost.begin() + 1);
      if (!std::is_sorted(cost.begin(), cost.end())) {
        costs->fail_at("value", "must not fall: more levels don't cost less");
      }
    }
    object("xiongnu", [&](JsonReader& values) {
      data.xiongnu_start = byte(values.number("start", 0, kMostNumber));
      data.xiongnu_most = byte(values.number("most", data.xiongnu_start, kMostNumber));
    });
    data.envoy_trust = number("envoy_trust", 0, kMostAmount);
    data.ingot_gold = number("gold_tile", 0, kMostAmount);
    read_by_seats();
    object("shortage", [&](JsonReader& values) {
      data.shortage_pays = byte(values.number("cubes", 1, 9));
      data.cube_missing = byte(values.number("points_per_missing", 0, 9));
    });
    object("trust", [&](JsonReader& values) {
      data.trust_most = byte(values.number("most", kMostAmount, kMostNumber));
      data.trust_fall = byte(values.number("fall", 1, kMostNumber));
      data.trust_missing = byte(values.number("points_per_missing", 0, 9));
    });
    if (data.start_trust > data.trust_most) {
      file_.fail("start.value.trust is more than trust.value.most");
    }
    {
      Sourced costs(file_, "decree_trust");
      numbers(*costs.operator->(), "value", data.decree_trust, data.rounds, 0, kMostAmount);
    }
    data.decree_points = number("decree_points", 0, kMostNumber);
    data.tribute_instead = number("tribute_instead", 0, kMostNumber);
    data.assassin_factor = number("assassin_factor", 0, 9);
  }

  void read_by_seats() {
    Edition& data = edition_.data;
    object("soldier_cubes", [&](JsonReader& values) {
      for (int seats = kFacts.least_seats; seats <= kFacts.most_seats; ++seats) {
        const int least = std::max(1, seats * data.start_cubes);
        data.cubes_by_seats[seats] =
            byte(values.number(std::to_string(seats).c_str(), least, kMostCubes));
      }
    });
    object("set_sizes", [&](JsonReader& values) {
      for (int seats = kFacts.least_seats; seats <= kFacts.most_seats; ++seats) {
        numbers(values, std::to_string(seats).c_str(), data.set_sizes[seats],
                static_cast<std::size_t>(seats), 1, kMostSetTiles);
      }
    });
  }

  // ---- Persons ----

  void read_kinds() {
    Sourced member(file_, "person_kinds");
    const Json& kinds = member->object("value");
    for (const auto& [name, json] : kinds.items()) {
      Kind kind;
      JsonReader row(json, "person_kinds.value." + name);
      const auto optional = [&](const char* key, int most) {
        return row.has(key) ? byte(row.number(key, 0, most)) : std::uint8_t{0};
      };
      const auto flag = [&](const char* key) { return row.has(key) && row.flag(key); };
      if (!is_component_name(name)) row.fail("must be 1 to 24 of a-z, 0-9 and -");
      kind.person.defence = optional("defence", 9);
      kind.person.end_points = optional("end_points", kMostAmount);
      kind.person.end_per_land = optional("end_per_land", 9);
      kind.person.end_per_scholar = optional("end_per_scholar", 9);
      kind.person.trust = optional("shown_trust", kMostAmount);
      kind.person.trust_lost = optional("shown_trust_lost", kMostAmount);
      kind.person.gold = optional("shown_gold", kMostAmount);
      kind.person.cubes = optional("shown_cubes", kMostAmount);
      kind.person.tributes = optional("shown_tributes", 3);
      kind.blood = flag("blood");
      kind.marshal = flag("power_from_cubes");
      kind.assassin = flag("assassin");
      read_row_source(row);
      row.refuse_others();
      file_.adopt(row);
      kinds_.emplace_back(name, kind);
    }
  }

  void read_persons() {
    Edition& data = edition_.data;
    rows("persons", 1, kTypes, [&](JsonReader& row, const std::string& path, int type) {
      edition_.persons.push_back(read_name(row));
      const std::string name = row.text("kind");
      const auto found = std::find_if(kinds_.begin(), kinds_.end(),
                                      [&](const auto& kind) { return kind.first == name; });
      if (found == kinds_.end()) return row.fail_at("kind", "is no kind of person_kinds");
      edition_.kinds.push_back(name);
      PersonType& person = data.persons[type];
      person = found->second.person;
      person.power = sourced(row, path, "power", 0, 20);
      person.cost = sourced(row, path, "cost", 0, 20);
      person.in_deck = sourced(row, path, "deck", 0, Persons::kMost);
      if (row.has("starting")) person.starting = sourced(row, path, "starting", 0, 3);
      const std::uint32_t here = 1u << type;
      if (found->second.blood) data.relatives |= here;
      if (found->second.marshal) data.marshals |= here;
      if (found->second.assassin) data.assassins |= here;
      data.type_count = byte(type + 1);
    });
    Sourced bonus(file_, "bonus_person");
    const std::string name = bonus->text("value");
    const std::optional<int> type = find(edition_.persons, name);
    if (file_.ok() && !type) file_.fail("bonus_person.value is " + quote(name) + ", no person");
    data.bonus_person = byte(type.value_or(0));
    if (!file_.ok()) return;
    for (int i = 0; i < data.type_count; ++i) {
      const PersonType& person = data.persons[i];
      const int all = person.in_deck + kSeats * person.starting + (i == data.bonus_person ? 1 : 0);
      if (all <= Persons::kMost) continue;
      return file_.fail("there are " + std::to_string(all) + " of " + edition_.persons[i] +
                        "; more than " + std::to_string(Persons::kMost) + " can't be counted");
    }
    fill_tables(data);
  }

  // ---- Tiles and effects ----

  void read_tiles() {
    Edition& data = edition_.data;
    object("tiles", [&](JsonReader& values) {
      for (int tile = 0; tile < kXiongnu; ++tile) {
        data.bag[tile] = byte(values.number(kTileNames[tile], 0, kMostOfTile));
      }
    });
    {
      Sourced xiongnu(file_, "xiongnu_tiles");
      std::array<std::uint8_t, 2> counts{};
      numbers(*xiongnu.operator->(), "value", counts, 2, 0, kMostOfTile);
      data.bag[kXiongnu] = counts[0];
      data.bag[kXiongnu + 1] = counts[1];
    }
    Sourced carriages(file_, "starting_carriages");
    numbers(*carriages.operator->(), "value", data.starting_carriages, kCarriages, 0, 9);
    int all = 0;
    for (const int count : data.starting_carriages) all += count;
    if (carriages->ok() && all < kSeats) {
      carriages->fail_at("value", "must be five carriages at least, one for each player");
    }
  }

  // [[["trust", 3]], [["gold", 1], ["vp", 1]]]: alternatives, each a list of icons.
  void read_effect(JsonReader& row, Effect& effect, bool may_be_empty) {
    for (const Json& json : row.array("effect", may_be_empty ? 0 : 1, kMostAlternatives)) {
      Alternative& alternative = effect.alternatives[effect.size];
      if (!json.is_array() || json.empty() || json.size() > kMostParts) {
        return row.fail_at(
            "effect", "must be alternatives of 1 to " + std::to_string(kMostParts) + " icons each");
      }
      for (const Json& part : json) {
        if (!read_part(part, alternative.parts[alternative.size++])) {
          return row.fail_at("effect", "has " + quote(dump(part)) +
                                           "; an icon is [name, amount], and what is drawn, "
                                           "scored or flipped has the amount 1");
        }
      }
      for (int i = 0; i < effect.size; ++i) {
        if (effect.alternatives[i] == alternative) {
          return row.fail_at("effect", "has the same alternative twice");
        }
      }
      ++effect.size;
    }
  }

  static bool read_part(const Json& json, Part& part) {
    if (!json.is_array() || json.size() != 2 || !json[0].is_string()) return false;
    const auto* end = std::end(kIconNames);
    const auto* found = std::find(std::begin(kIconNames), end, json[0].get<std::string>());
    if (found == end) return false;
    part.icon = byte(static_cast<int>(found - std::begin(kIconNames)));
    const bool many = part.icon <= kPoints || part.icon == kTribute;
    const int most = part.icon == kPalaceUp ? kMostLevels : kMostAmount;
    if (!is_number_in(json[1], 1, many ? most : 1)) return false;
    part.amount = byte(json[1].get<int>());
    return true;
  }

  void read_effects() {
    Edition& data = edition_.data;
    rows("withdrawal_tiles", kSeats, kMostWithdrawals,
         [&](JsonReader& row, const std::string&, int tile) {
           edition_.withdrawals.push_back(read_name(row));
           read_effect(row, data.effects[kOfWithdrawal + tile], false);
         });
    object("withdrawal_use", [&](JsonReader& values) {
      for (int seats = kFacts.least_seats; seats <= kFacts.most_seats; ++seats) {
        read_withdrawal_use(values, seats);
      }
    });
    rows("bonus_tiles", kSeats, kMostBonuses, [&](JsonReader& row, const std::string&, int tile) {
      edition_.bonuses.push_back(read_name(row));
      read_effect(row, data.effects[kOfBonus + tile], false);
      data.bonus_count = byte(tile + 1);
    });
    rows("palace", 2, kMostLevels, [&](JsonReader& row, const std::string&, int level) {
      read_effect(row, data.effects[kOfPalace + level], true);
      data.palace_points[level] = byte(row.number("end_points", 0, kMostNumber));
      data.top_level = byte(level);
    });
    if (data.effects[kOfPalace].size != 0) file_.fail("palace.value[0] is the start: no effect");
  }

  void read_withdrawal_use(JsonReader& values, int seats) {
    const std::string key = std::to_string(seats);
    const auto count = static_cast<std::size_t>(seats);
    unsigned tiles = 0;
    for (const Json& json : values.array(key.c_str(), count, count)) {
      const std::optional<int> tile =
          json.is_string() ? find(edition_.withdrawals, json.get<std::string>()) : std::nullopt;
      if (!tile) return values.fail_at(key.c_str(), "must name withdrawal tiles");
      tiles |= 1u << *tile;
    }
    if (popcount(tiles) != seats) {
      return values.fail_at(key.c_str(), "must be as many different tiles as there are seats");
    }
    edition_.data.withdrawals_by_seats[seats] = static_cast<std::uint8_t>(tiles);
  }

  // ---- Policies, treasures, tributes ----

  void read_policies() {
    PolicyNumbers& numbers_of = edition_.data.policies;
    object("policies", [&](JsonReader& policies) {
      const auto policy = [&](int side, auto read) {
        const std::string path = std::string("policies.value.") + kPolicyNames[side];
        JsonReader row(policies.object(kPolicyNames[side]), path);
        read([&](const char* key) { return byte(row.number(key, 0, kMostAmount)); }, row);
        row.refuse_others();
        policies.adopt(row);
      };
      policy(kCentralization, [&](auto get, JsonReader&) {
        numbers_of.per_cube = get("per_cube");
        numbers_of.most_pays = get("most_pays");
        numbers_of.most_gold = get("most_gold");
      });
      policy(kDecentralization,
             [&](auto get, JsonReader&) { numbers_of.per_land = get("per_land"); });
      for (const int side : {kLegalism, kConfucianism}) {
        policy(side, [&](auto get, JsonReader& row) {
          Scholars& scholars = numbers_of.scholars[side - kLegalism];
          numbers(row, "by_tiles", scholars.by_tiles, 4, 0, kMostNumber);
          scholars.trust_each = get("trust_each");
          scholars.removes = get("removes");
        });
      }
      policy(kExtravagance, [&](auto get, JsonReader&) {
        numbers_of.per_canal = get("per_canal");
        numbers_of.per_length = get("per_length");
      });
      policy(kFrugality, [&](auto get, JsonReader&) { numbers_of.tributes = get("tributes"); });
      for (const int side : {kDefence, kExpedition}) {
        policy(side, [&](auto get, JsonReader&) {
          numbers_of.battles[side - kDefence] = {get("per_length"), get("per_cube"),
                                                 get("win_points"), get("win_pays"),
                                                 get("lose_pays")};
        });
      }
      policy(kMeritocracy, [&](auto get, JsonReader&) {
        numbers_of.merit_persons = get("persons");
        numbers_of.per_power = get("per_power");
      });
      policy(kLineage,
             [&](auto get, JsonReader&) { numbers_of.per_relative = get("per_relative"); });
      policy(kBookBurning,
             [&](auto get, JsonReader&) { numbers_of.without_books = get("without_books"); });
      policy(kBookPreservation, [&](auto get, JsonReader&) {
        numbers_of.per_book = get("per_book");
        numbers_of.book_tributes = get("tributes");
      });
      policy(kTour, [&](auto get, JsonReader& row) {
        numbers_of.tour_each = get("each");
        numbers(row, "by_kinds", numbers_of.tour, kCarriages + 1, 0, kMostNumber);
      });
      policy(kParade, [&](auto get, JsonReader& row) {
        numbers_of.parade_each = get("each");
        numbers(row, "by_alike", numbers_of.parade, kCarriages + 1, 0, kMostNumber);
      });
    });
  }

  void read_treasures() {
    Edition& data = edition_.data;
    rows("treasures", 0, kMostTreasures, [&](JsonReader& row, const std::string&, int index) {
      edition_.treasures.push_back(read_name(row));
      Treasure& treasure = data.treasures[index];
      const std::string gives = row.text("gives");
      const int icons[] = {kTrust, kGold, kSoldiers, kPoints};
      const auto* found = std::find_if(std::begin(icons), std::end(icons),
                                       [&](int icon) { return gives == kIconNames[icon]; });
      if (found == std::end(icons)) {
        return row.fail_at("gives", "must be trust, gold, soldiers or vp");
      }
      treasure.icon = byte(*found);
      treasure.early = byte(row.number("early", 0, kMostAmount));
      treasure.late = byte(row.number("late", 0, kMostAmount));
      treasure.end_points = byte(row.number("end_points", 0, kMostNumber));
      data.treasure_count = byte(index + 1);
    });
    data.late_from = number("treasures_late_from", 1, kMostRounds + 1);
  }

  void read_tributes() {
    Edition& data = edition_.data;
    int all = 0;
    int before = -1;
    rows("tributes", 1, kMostTributeKinds, [&](JsonReader& row, const std::string&, int kind) {
      const int points = row.number("points", 0, kMostAmount);
      if (points <= before) row.fail_at("points", "must be more than in the row before");
      before = points;
      data.tribute_points[kind] = byte(points);
      data.tribute_counts[kind] = byte(row.number("count", 1, kMostTributes));
      all += data.tribute_counts[kind];
      data.tribute_kinds = byte(kind + 1);
    });
    if (all > kMostTributes) {
      file_.fail("there are " + std::to_string(all) + " tributes; at most " +
                 std::to_string(kMostTributes) + " can be counted");
    }
  }

  // ---- What State can hold ----

  // The most persons that one use of the effect draws into a hand.
  int drawn_by(int effect) const {
    int most = 0;
    const Effect& used = edition_.data.effects[effect];
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
    Edition& data = edition_.data;
    int withdrawal = 0;
    int bonus = 0;
    int palace = 0;
    for (int i = 0; i < kMostWithdrawals; ++i) {
      withdrawal = std::max(withdrawal, drawn_by(kOfWithdrawal + i));
    }
    for (int i = 0; i < kMostBonuses; ++i) bonus = std::max(bonus, drawn_by(kOfBonus + i));
    for (int i = 0; i <= data.top_level; ++i) palace += drawn_by(kOfPalace + i);
    const int covered = data.rounds * withdrawal + bonus + palace;
    if (covered > kMostCovered) {
      return file_.fail("a player could draw " + std::to_string(covered) +
                        " persons; a hand holds at most " + std::to_string(kMostCovered) +
                        " that were drawn");
    }
    const int frames = count_frames(data);
    if (frames > kMostFrames) {
      return file_.fail("effects could lead to each other " + std::to_string(frames) +
                        " deep; at most " + std::to_string(kMostFrames) + " can wait");
    }
  }

  struct Kind {
    PersonType person;
    bool blood = false;
    bool marshal = false;
    bool assassin = false;
  };

  JsonReader file_;
  NamedEdition edition_;
  std::set<std::string> used_;
  std::vector<std::pair<std::string, Kind>> kinds_;
};

}  // namespace

Result<NamedEdition> load_edition(const Json& json) {
  return EditionReader(json).read();
}

}  // namespace pentarch::emperor
