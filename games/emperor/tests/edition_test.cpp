// Emperor's Choice: what an edition file may say, how a wrong one is told, and that effects never
// pile up higher than loading has counted.
#include <functional>

#include "games/emperor/edition_tables.hpp"
#include "games/emperor/tests/builder.hpp"
#include "lab/play_out.hpp"

namespace pentarch::emperor::tests {
namespace {

using Lines = std::vector<std::string>;

// What loading says about the standard edition after this change; empty if it accepts it.
std::string refusal(const std::function<void(Json&)>& change) {
  Json file = standard_json();
  change(file);
  const Result<NamedEdition> loaded = load_edition(file);
  return loaded ? "" : loaded.message();
}

// Where the standard edition departs from the rulebook after this change.
Lines breaks(const std::function<void(Json&)>& change) {
  Json file = standard_json();
  change(file);
  const Result<NamedEdition> loaded = load_edition(file);
  EXPECT_TRUE(loaded) << loaded.message();
  return loaded ? rulebook_breaks(*loaded) : Lines{};
}

// An effect as the file writes it.
Json effect_of(const char* text) {
  return *parse_json(text);
}

Json& row(Json& file, const char* list, int index) {
  return file[list]["value"][static_cast<std::size_t>(index)];
}

TEST(emperor_edition, the_standard_edition_keeps_to_the_rulebook) {
  EXPECT_EQ(standard().rulebook_breaks(), Lines{});
  const Edition& edition = standard().edition();
  int persons = 1;
  for (int type = 0; type < edition.type_count; ++type) {
    persons += edition.persons[type].in_deck + kSeats * edition.persons[type].starting;
  }
  EXPECT_EQ(persons, 45);
  int tiles = 15;
  for (const int count : edition.bag) tiles += count;
  EXPECT_EQ(tiles, 154);
  EXPECT_EQ(edition.top_level, 12);
}

TEST(emperor_edition, every_value_has_a_source) {
  const Json standard_file = standard_json();
  for (const auto& [key, value] : standard_file.items()) {
    if (key == "game" || key == "name") continue;
    EXPECT_TRUE(value.contains("source")) << key;
  }
  EXPECT_NE(refusal([](Json& file) { file["rounds"].erase("source"); }), "");
  EXPECT_NE(refusal([](Json& file) { row(file, "persons", 0)["cost"].erase("source"); }), "");
}

// ---- Refused ---------------------------------------------------------------------------------

TEST(emperor_edition, what_is_missing_or_misspelt_is_named) {
  const Json standard_file = standard_json();
  for (const auto& [key, value] : standard_file.items()) {
    const std::string name = key;
    const std::string message = refusal([&](Json& file) { file.erase(name); });
    EXPECT_NE(message.find(name), std::string::npos) << name << ": " << message;
  }
  EXPECT_NE(refusal([](Json& file) { file["roundz"] = 6; }), "");
  EXPECT_EQ(refusal([](Json& file) { file = Json::array(); }), "must be an object");
}

TEST(emperor_edition, what_state_cannot_hold_is_refused) {
  EXPECT_NE(refusal([](Json& file) { file["rounds"]["value"] = 9; }), "");
  EXPECT_NE(refusal([](Json& file) { row(file, "persons", 0)["deck"]["value"] = 15; }), "");
  EXPECT_NE(refusal([](Json& file) { file["soldier_cubes"]["value"]["3"] = 64; }), "");
  EXPECT_NE(refusal([](Json& file) { file["soldier_cubes"]["value"]["3"] = 11; }), "")
      << "twelve are dealt";
  EXPECT_NE(refusal([](Json& file) { file["set_sizes"]["value"]["3"] = {5, 3, 2}; }), "");
  EXPECT_NE(refusal([](Json& file) { file["trust"]["value"]["fall"] = 0; }), "")
      << "trust would never fall";
  EXPECT_NE(refusal([](Json& file) { file["shortage"]["value"]["cubes"] = 0; }), "");
  EXPECT_NE(refusal([](Json& file) { file["starting_carriages"]["value"] = {1, 1, 1, 1, 0}; }), "");
  EXPECT_NE(refusal([](Json& file) { row(file, "tributes", 0)["count"] = 50; }), "");
  EXPECT_EQ(refusal([](Json& file) { file["raise_cost"]["value"] = {3, 1, 6}; }),
            "raise_cost.value must not fall: more levels don't cost less");
  EXPECT_EQ(refusal([](Json& file) { file["decree_trust"]["value"] = {3, 4}; }),
            "decree_trust.value has 2 entries; it must have 6");
  EXPECT_NE(refusal([](Json& file) { file["withdrawal_use"]["value"]["3"] = {"a", "b", "b"}; }),
            "");
  EXPECT_NE(refusal([](Json& file) { file["bonus_person"]["value"] = "general"; }), "");
}

TEST(emperor_edition, more_drawn_persons_than_a_hand_holds_are_refused) {
  const std::string message = refusal([](Json& file) {
    for (int tile = 0; tile < 5; ++tile) {
      row(file, "withdrawal_tiles", tile)["effect"] =
          effect_of(R"([[["person_draw1", 1], ["person_draw1", 1], ["person_draw1", 1]]])");
    }
  });
  EXPECT_NE(message.find("persons"), std::string::npos) << message;
}

TEST(emperor_edition, effects_are_checked_icon_by_icon) {
  const auto effect = [](const char* text) {
    return refusal([&](Json& file) { row(file, "palace", 3)["effect"] = effect_of(text); });
  };
  EXPECT_EQ(effect("[]"), "") << "a space may be empty";
  EXPECT_EQ(effect(R"([[["gold", 2], ["vp", 1]], [["trust", 1]]])"), "");
  EXPECT_NE(effect(R"([[["luck", 1]]])"), "");
  EXPECT_NE(effect(R"([[["gold", 0]]])"), "");
  EXPECT_NE(effect(R"([[["policy_score", 2]]])"), "");
  EXPECT_NE(effect(R"([[["gold", 1]], [["gold", 1]]])"), "") << "the same alternative twice";
  EXPECT_NE(effect(R"("gold")"), "");
  EXPECT_NE(refusal([](Json& file) {
              row(file, "palace", 0)["effect"] = effect_of(R"([[["gold", 1]]])");
            }),
            "");
}

TEST(emperor_edition, kinds_of_persons_are_objects_with_names) {
  const auto kind = [](const char* name, const Json& value) {
    return refusal([&](Json& file) { file["person_kinds"]["value"][name] = value; });
  };
  EXPECT_EQ(kind("empress", Json()), "person_kinds.value.empress must be an object");
  EXPECT_EQ(kind("empress", 1.5), "person_kinds.value.empress must be an object");
  EXPECT_EQ(kind("empress", Json::array()), "person_kinds.value.empress must be an object");
  EXPECT_EQ(kind("empress", {{"bloood", true}}).substr(0, 44),
            "person_kinds.value.empress: has 'bloood', wh");
  EXPECT_EQ(kind("Empress", Json::object()),
            "person_kinds.value.Empress must be 1 to 24 of a-z, 0-9 and -");
  EXPECT_EQ(kind("a\nb", Json::object()),
            "person_kinds.value.'a?b' must be 1 to 24 of a-z, 0-9 and -");
  const std::string many = refusal([](Json& file) {
    for (int i = 0; i < 1000; ++i) {
      file["person_kinds"]["value"]["kind-" + std::to_string(i)] = Json::object();
    }
  });
  EXPECT_NE(many.find("it must have at most"), std::string::npos) << many;
}

TEST(emperor_edition, names_are_checked) {
  const auto name = [](const char* id) {
    return refusal([&](Json& file) { row(file, "persons", 2)["id"] = id; });
  };
  EXPECT_EQ(name("captain-4"), "");
  EXPECT_NE(name("Captain"), "");
  EXPECT_NE(name("cubes"), "");
  EXPECT_NE(name("stone"), "");
  EXPECT_NE(name("palace-4"), "");
  EXPECT_NE(name("cavalry-2"), "") << "another one has it";
}

// ---- The rulebook ----------------------------------------------------------------------------

TEST(emperor_edition, departures_from_the_rulebook_are_named) {
  const std::vector<std::function<void(Json&)>> changes = {
      [](Json& file) { row(file, "persons", 2)["deck"]["value"] = 3; },   // 35 persons
      [](Json& file) { row(file, "persons", 4)["power"]["value"] = 5; },  // no officer of 6
      [](Json& file) { row(file, "persons", 6)["cost"]["value"] = 4; },   // general 8
      [](Json& file) { file["person_kinds"]["value"]["general"]["defence"] = 3; },
      [](Json& file) { file["person_kinds"]["value"]["prince"]["blood"] = false; },
      [](Json& file) { file["tiles"]["value"]["land"] = 13; },
      [](Json& file) { file["xiongnu_tiles"]["value"] = {5, 4}; },
      [](Json& file) { file["set_sizes"]["value"]["3"] = {4, 3, 3}; },
      [](Json& file) { file["withdrawal_use"]["value"]["3"] = {"a", "b", "d"}; },
      [](Json& file) {
        row(file, "bonus_tiles", 1)["effect"] = effect_of(R"([[["bonus_person", 1]]])");
      },
      [](Json& file) { file["raise_cost"]["value"] = {1, 2, 6}; },
      [](Json& file) { file["soldier_cubes"]["value"]["4"] = 30; },
      [](Json& file) { file["trust"]["value"]["most"] = 40; },
      [](Json& file) { file["decree_trust"]["value"] = {3, 4, 5, 6, 7, 8}; },
      [](Json& file) { file["policies"]["value"]["tour"]["by_kinds"] = {0, 0, 1, 3, 5, 9}; },
      [](Json& file) { file["policies"]["value"]["defence"]["win_pays"] = 3; },
      [](Json& file) { row(file, "treasures", 0)["late"] = 3; },
      [](Json& file) { row(file, "tributes", 2)["count"] = 11; },
      [](Json& file) { file["assassin_factor"]["value"] = 3; },
      [](Json& file) {
        row(file, "palace", 12)["effect"] = effect_of(R"([[["gold", 1]]])");
      },  // no scoring icon
  };
  for (std::size_t i = 0; i < changes.size(); ++i) {
    EXPECT_FALSE(breaks(changes[i]).empty()) << "change " << i;
  }
}

// ---- The stack -------------------------------------------------------------------------------

Part random_part(FastChance& chance) {
  const int icon = chance.below(kIcons);
  return {static_cast<std::uint8_t>(icon),
          static_cast<std::uint8_t>(icon == kPalaceUp ? 1 + chance.below(3) : 1)};
}

// The standard edition with other effects everywhere, some of which lead to each other.
Json random_effects(FastChance& chance) {
  Json file = standard_json();
  for (const char* list : {"withdrawal_tiles", "bonus_tiles", "palace"}) {
    bool first = true;
    for (Json& one : file[list]["value"]) {
      if (std::string(list) == "palace" && std::exchange(first, false)) continue;
      Json effect = Json::array();
      for (int i = 1 + chance.below(2); i > 0; --i) {
        Json parts = Json::array();
        for (int j = 1 + chance.below(kMostParts); j > 0; --j) {
          const Part part = random_part(chance);
          parts.push_back({kIconNames[part.icon], part.amount});
        }
        if (effect.empty() || effect[0] != parts) effect.push_back(parts);
      }
      one["effect"] = effect;
    }
  }
  return file;
}

// Plays a few games; the highest stack that was seen.
int highest_stack(const Edition& edition, int games) {
  int highest = 0;
  for (int number = 0; number < games; ++number) {
    FastChance chance = FastChance::of_game(3, static_cast<std::uint64_t>(number));
    Silence silence;
    const pentarch::Setup setup{.seats = static_cast<std::uint8_t>(3 + number % 3), .options = {}};
    State state = start(edition, setup, chance, silence);
    play_out<Emperor>(edition, state, chance, [&](const State& now) {
      highest = std::max<int>(highest, now.depth);
      const char* broken = audit(edition, now);
      EXPECT_EQ(broken, nullptr) << broken;
      return broken == nullptr;
    });
  }
  return highest;
}

TEST(emperor_stack, the_rulebooks_components_need_three_frames) {
  Edition edition = standard().edition();
  EXPECT_EQ(count_frames(edition), 3);
  EXPECT_EQ(highest_stack(edition, 30), 3);
}

// A raise whose every space raises on, with something to do afterwards: each level leaves the rest
// of its effect and of its raise on the stack.
TEST(emperor_stack, a_palace_that_raises_itself_is_refused_where_it_would_be_too_much) {
  const auto palace = [](int spaces) {
    return [spaces](Json& file) {
      for (int level = 1; level <= spaces; ++level) {
        row(file, "palace", level)["effect"] = effect_of(R"([[["palace_up", 2], ["gold", 1]]])");
      }
    };
  };
  EXPECT_EQ(refusal(palace(5)), "");
  const std::string message = refusal(palace(12));
  EXPECT_NE(message.find("deep"), std::string::npos) << message;
}

TEST(emperor_stack, no_edition_that_loads_exceeds_what_was_counted) {
  FastChance chance(11);
  int played = 0;
  int deep = 0;
  for (int i = 0; i < 60; ++i) {
    const Result<NamedEdition> loaded = load_edition(random_effects(chance));
    if (!loaded) continue;
    ++played;
    Edition edition = loaded->data;
    const int bound = count_frames(edition);
    EXPECT_LE(bound, kMostFrames);
    const int highest = highest_stack(edition, 6);
    EXPECT_LE(highest, bound);
    deep += highest > 3 ? 1 : 0;
  }
  EXPECT_GT(played, 5);
  EXPECT_GT(deep, 2) << "some of them nest deeper than the standard edition";
}

}  // namespace
}  // namespace pentarch::emperor::tests
