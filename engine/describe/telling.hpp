// What an event tells, said once: the same lines make its JSON, its sentence and the schema.
//
// The face of a game goes through the arguments of an event, by its kind:
//
//   case kHiredPerson:
//     tell.one("person", persons, args[0]);
//     return tell.number("gold", args[1]);
//
// A sentence is the text "event.KIND" of the game's words, or "event.KIND-VARIANT"; it may name
// every value. In JSON each value is a member of this name, and the JSON Schema of a game's events
// says what there may be.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/describe/names.hpp"
#include "engine/face.hpp"

namespace pentarch {

// What kind of thing a component is in a sentence; where the sentence is read is its Naming.
enum class Mention : std::uint8_t {
  kLinked,     // its words, on a page as a link to it
  kDescribed,  // words that only describe it: where its name is typed, it stands beside them
  kPlain,      // its words and never a link: it is no piece on the table
};

// Components of one kind: what they are called in files and moves, and in the words of a language.
struct Things {
  Names names;
  std::function<std::string(const Words&, int)> word;
  Mention mention = Mention::kLinked;

  std::string spoken(const Voice& voice, int which) const;
};

class Telling {
 public:
  using Text = std::function<std::string(const Voice&)>;
  using Part = std::function<void()>;

  virtual ~Telling() = default;

  // ---- Values ----

  void number(const char* name, int value);
  void flag(const char* name, bool value) { member(name, value); }
  void seat(const char* name, int seat);
  // `none` is null, and nothing in a sentence.
  virtual void seat_or_null(const char* name, int which, int none);
  // Something that is called one thing in JSON and another in sentences.
  void value(const char* name, const Json& json, const Text& text) {
    member(name, json);
    word(name, text);
  }
  // Hidden arguments are null, and nothing in a sentence.
  void one(const char* name, const Things& things, int which);
  void some(const char* name, const Things& things, const std::vector<int>& which);
  // What each seat scores: "Ada 7, Ben 4".
  void points(const char* name, const std::vector<int>& by_seat);

  // Only some events of this kind tell this.
  virtual void only_if(bool holds, const Part& part) {
    if (holds) part();
  }
  void either(bool holds, const Part& with, const Part& without) {
    only_if(holds, with);
    only_if(!holds, without);
  }

  // ---- Only in JSON ----

  virtual void member(const char*, const Json&) {}
  virtual void named(const char*, const Names&, int) {}
  virtual void several(const char*, const Names&, const std::vector<int>&) {}
  // How many of each; those that are 0 are left out.
  virtual void amounts(const char*, const Names&, const std::vector<int>&) {}

  // ---- Only in sentences ----

  virtual void word(const char*, const Text&) {}
  virtual void person(const char*, Seat) {}
  void word(const char* name, int number);
  void word(const char* name, const Things& things, int which);
  // Which sentence of this kind of event.
  virtual void variant(const char*) {}
  void variant_if(bool holds, const char* which) {
    if (holds) variant(which);
  }
};

using TellsEvent = std::function<void(Telling&)>;

Json event_as_json(const Names& kinds, const Event& event, const TellsEvent& tells);
std::string event_as_sentence(const Names& kinds, const Event& event, const Voice& voice,
                              const TellsEvent& tells);
Json event_schema_of(const Facts& facts, const Names& kinds,
                     const std::function<void(Telling&, const Event&)>& tells);

}  // namespace pentarch
