// Described data: written, read back with the path of what is wrong, and as a schema. The data are
// those of a toy: a shelf of jars.
#include <gtest/gtest.h>

#include "engine/describe/reader.hpp"
#include "engine/describe/schema.hpp"
#include "engine/describe/written.hpp"

namespace pentarch {
namespace {

constexpr const char* kLidNames[] = {"cork", "", "glass"};
constexpr const char* kSweetNames[] = {"toffee", "mint"};

struct Jar {
  std::uint8_t lid = 0;
  std::array<std::uint8_t, 2> sweets{};
  bool sealed = false;
};

struct Shelf {
  std::uint8_t jars = 0;
  std::array<Jar, 3> jar{};
  std::uint8_t taken = 0;   // jars of the catalogue, a bit each
  std::uint8_t best = 9;    // of the catalogue; 9: none
  std::uint8_t total = 0;   // follows
  std::uint8_t floor = 0;   // on which it stands; 99: nobody knows
  std::uint8_t ladder = 0;  // its rungs; 0: there is none
  std::uint8_t drawer = 0;  // its depth; 0: there is none
  bool locked = false;
  std::uint8_t key = 0;  // of a locked one
  std::vector<int> notes;
};

const std::vector<std::string> kCatalogue = {"round", "square"};

void describe(Fields& fields, Shelf& shelf) {
  const Names lids{"lid", kLidNames};
  const Names sweets{"sweet", kSweetNames};
  const Names catalogue{"jar", kCatalogue};
  fields.constant("what", "shelf");
  fields.list("jars", shelf.jars, 3, [&](int i) {
    Jar& jar = shelf.jar[i];
    fields.either(
        "sealed", jar.sealed, [&] { fields.flag("sealed", jar.sealed); },
        [&] { fields.about("what closes it").named("lid", jar.lid, lids); });
    fields.counts("sweets", jar.sweets, sweets, 1, 20);
  });
  fields.set("taken", shelf.taken, catalogue);
  fields.named_or_null("best", shelf.best, catalogue, 9);
  if (fields.follows("total")) fields.number("total", shelf.total, 0, 60);
  fields.number_or_null("floor", shelf.floor, 0, 9, 99);
  fields.optional("ladder", shelf.ladder != 0,
                  [&] { fields.number("ladder", shelf.ladder, 1, 8); });
  fields.group_or_null("drawer", shelf.drawer != 0,
                       [&] { fields.number("depth", shelf.drawer, 1, 40); });
  fields.flag("locked", shelf.locked);
  fields.only_if(shelf.locked, [&] { fields.number("key", shelf.key, 0, 3); });
  fields.numbers("notes", shelf.notes, 3, 5);
}

Shelf full() {
  Shelf shelf;
  shelf.jars = 2;
  shelf.jar[0] = {.lid = 2, .sweets = {3, 0}};
  shelf.jar[1] = {.sweets = {0, 4}, .sealed = true};
  shelf.taken = 2;
  shelf.total = 7;
  return shelf;
}

Json written_shelf(Shelf shelf) {
  return written([&](Fields& fields) { describe(fields, shelf); });
}

// What is wrong, or empty; the total follows from the sweets.
std::string wrong(const Json& json, Shelf* out = nullptr) {
  Shelf shelf;
  Reader reader(json);
  describe(reader, shelf);
  reader.refuse_others();
  for (const Jar& jar : shelf.jar) {
    for (const int sweets : jar.sweets)
      shelf.total = static_cast<std::uint8_t>(shelf.total + sweets);
  }
  if (reader.ok()) reader.compare_followers(written_shelf(shelf));
  if (out != nullptr) *out = shelf;
  return reader.error();
}

TEST(Describe, WritesEveryMember) {
  EXPECT_EQ(written_shelf(full()).dump(),
            R"({"best":null,"drawer":null,"floor":0,"jars":[{"lid":"glass","sweets":{"toffee":3}},)"
            R"({"sealed":true,"sweets":{"mint":4}}],"locked":false,"taken":["square"],"total":7,)"
            R"("what":"shelf"})");
  Shelf other;
  other.floor = 99;
  other.ladder = 4;
  other.drawer = 30;
  other.locked = true;
  other.key = 2;
  EXPECT_EQ(written_shelf(other).dump(),
            R"({"best":null,"drawer":{"depth":30},"floor":null,"jars":[],"key":2,"ladder":4,)"
            R"("locked":true,"taken":[],"total":0,"what":"shelf"})");
}

TEST(Describe, ReadsWhatItHasWritten) {
  Shelf shelf = full();
  shelf.best = 1;
  shelf.notes = {0, 4};
  shelf.floor = 99;
  shelf.ladder = 4;
  shelf.drawer = 30;
  shelf.locked = true;
  shelf.key = 2;
  for (const Shelf& one : {full(), Shelf{}, shelf}) {
    Shelf read;
    const Json json = written_shelf(one);
    EXPECT_EQ(wrong(json, &read), "");
    EXPECT_EQ(written_shelf(read), json);
  }
}

TEST(Describe, WhatFollowsMayBeLeftOutButNotBeWrong) {
  Json json = written_shelf(full());
  json["total"] = 8;
  EXPECT_EQ(wrong(json), "total is '8'; by the rest it is '7'");
  json["total"] = 7.0;
  EXPECT_EQ(wrong(json), "total is '7.0'; by the rest it is '7'");
  json.erase("total");
  EXPECT_EQ(wrong(json), "");
}

TEST(Describe, SaysWhereAndWhatIsWrong) {
  const auto refused = [](const char* place, const Json& value) {
    Json json = written_shelf(full());
    json[Json::json_pointer(place)] = value;
    return wrong(json);
  };
  EXPECT_EQ(refused("/what", "box"), "what must be shelf");
  EXPECT_EQ(refused("/jars/0/lid", "tin"),
            "jars[0].lid is 'tin'; it must be the name of a lid: cork or glass");
  EXPECT_EQ(refused("/jars/0/lid", ""),
            "jars[0].lid is ''; it must be the name of a lid: cork or glass");
  EXPECT_EQ(refused("/jars/1/sealed", 1), "jars[1].sealed is '1'; it must be true or false");
  EXPECT_EQ(refused("/jars/1/lid", "cork"),
            "jars[1]: has 'lid', which is not known here; known are sealed, sweets");
  EXPECT_EQ(refused("/jars/0/label", "old"),
            "jars[0]: has 'label', which is not known here; known are sealed, lid, sweets");
  EXPECT_EQ(refused("/jars/0/sweets/fudge", 1),
            "jars[0].sweets has 'fudge', which is no sweet; it may be toffee or mint");
  EXPECT_EQ(refused("/jars/0/sweets/mint", 21),
            "jars[0].sweets.mint is '21'; it must be a whole number from 1 to 20");
  EXPECT_EQ(refused("/jars/0", 7), "jars[0] must be an object");
  EXPECT_EQ(refused("/jars", Json::array({1, 2, 3, 4})), "jars has 4 entries; it must have 0 to 3");
  EXPECT_EQ(refused("/taken", Json::array({"round", "round"})), "taken has 'round' twice");
  EXPECT_EQ(refused("/taken", Json::array({3})),
            "taken has '3', which is no jar; it may be round or square");
  EXPECT_EQ(refused("/best", 1),
            "best is '1'; it must be the name of a jar: round or square, or null");
  EXPECT_EQ(refused("/notes", Json::array()), "notes has 0 entries; it must have 1 to 3");
  EXPECT_EQ(refused("/notes", Json::array({5})),
            "notes has '5'; each must be a whole number from 0 to 4");
  EXPECT_EQ(refused("/more", 1),
            "has 'more', which is not known here; known are what, jars, taken, best, total, "
            "floor, ladder, drawer, locked, notes");
  EXPECT_EQ(refused("/floor", 10), "floor is '10'; it must be a whole number from 0 to 9, or null");
  EXPECT_EQ(refused("/ladder", 0), "ladder is '0'; it must be a whole number from 1 to 8");
  EXPECT_EQ(refused("/drawer", 3), "drawer must be an object");
  EXPECT_EQ(refused("/drawer", Json::object()),
            "drawer.depth is missing; it is a whole number from 1 to 40");
  EXPECT_EQ(refused("/locked", true), "key is missing; it is a whole number from 0 to 3");
  EXPECT_EQ(wrong(Json::array()), "must be an object");
  EXPECT_EQ(wrong(Json::object()), "what is missing; it is 'shelf'");
}

TEST(Describe, FindsNamesInAnyCaseWhereTheyAreSo) {
  const Names names{"jar", kCatalogue};
  EXPECT_EQ(names.find("Square"), std::nullopt);
  EXPECT_EQ(names.find("squares"), std::nullopt);
  EXPECT_EQ(names.in_any_case().find("sQuare"), 1);
  EXPECT_EQ(names.in_any_case().find("squares"), std::nullopt);
}

TEST(Describe, EntriesAndPairsHaveTheirOwnPlaces) {
  const auto read = [](const char* text, std::vector<std::string>* found = nullptr) {
    const Json json = Json::parse(text);
    Reader reader(json);
    const Names sweets{"sweet", kSweetNames};
    std::vector<std::string> names;
    reader.entries("boxes", names, 2, [&](int) {
      int sweet = 0;
      int count = 0;
      reader.pair(
          "holds", [&] { reader.named("", sweet, sweets); },
          [&] { reader.number("", count, 1, 9); });
      std::string note;
      reader.text("note", note);
      reader.check(!note.empty(), "note", "must not be empty");
    });
    reader.refuse_others();
    if (found != nullptr) *found = names;
    return reader.error();
  };
  std::vector<std::string> names;
  EXPECT_EQ(
      read(R"({"boxes":{"a":{"holds":["mint",3],"note":"x"},"b":{"holds":["mint",1],"note":"y"}}})",
           &names),
      "");
  EXPECT_EQ(names, (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(read(R"({"boxes":{"a":7}})"), "boxes.a must be an object");
  EXPECT_EQ(read(R"({"boxes":{"a":{"holds":["mint"],"note":"x"}}})"),
            "boxes.a.holds has 1 entry; it must have 2");
  EXPECT_EQ(read(R"({"boxes":{"a":{"holds":["mint",0],"note":"x"}}})"),
            "boxes.a.holds[1] is '0'; it must be a whole number from 1 to 9");
  EXPECT_EQ(read(R"({"boxes":{"a":{"holds":["mint",1],"note":""}}})"),
            "boxes.a.note must not be empty");
  EXPECT_EQ(read(R"({"boxes":{"a":{"holds":["mint",1],"note":4}}})"),
            "boxes.a.note must be a text");
  EXPECT_EQ(read(R"({"boxes":{"a":{},"b":{},"c":{}}})"),
            "boxes has 3 entries; it must have at most 2");
}

TEST(Describe, MakesASchema) {
  Shelf shelf;
  const Json schema = schema_of("A shelf", [&](Fields& fields) { describe(fields, shelf); });
  EXPECT_EQ(schema["required"],
            Json::parse(R"(["what","jars","taken","best","floor","drawer","locked"])"));
  const Json& jar = schema["properties"]["jars"]["items"];
  EXPECT_EQ(jar["required"], Json::parse(R"(["sweets"])"));
  EXPECT_EQ(jar["properties"]["lid"],
            Json::parse(R"({"description":"what closes it","enum":["cork","glass"]})"));
  EXPECT_EQ(schema["properties"]["floor"]["type"], Json::parse(R"(["integer","null"])"));
  EXPECT_EQ(schema["properties"]["drawer"]["type"], Json::parse(R"(["object","null"])"));
  EXPECT_EQ(schema["properties"]["best"], Json::parse(R"({"type":["string","null"]})"));
  EXPECT_EQ(schema["properties"]["total"]["description"],
            "follows from the rest and may be left out");
}

}  // namespace
}  // namespace pentarch
