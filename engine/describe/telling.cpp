#include "engine/describe/telling.hpp"

#include <utility>

#include "engine/describe/schema.hpp"

namespace pentarch {

namespace {

class AsJson final : public Telling {
 public:
  explicit AsJson(Json& json) : json_(json) {}
  void member(const char* name, const Json& value) override { json_[name] = value; }
  void named(const char* name, const Names& names, int which) override {
    json_[name] = name_of(names, which);
  }
  void several(const char* name, const Names& names, const std::vector<int>& which) override {
    Json& all = json_[name] = Json::array();
    for (const int i : which) all.push_back(name_of(names, i));
  }
  void amounts(const char* name, const Names& names, const std::vector<int>& counts) override {
    Json& all = json_[name] = Json::object();
    for (int i = 0; i < names.size(); ++i) {
      const int count = counts[static_cast<std::size_t>(i)];
      if (count != 0) all[std::string(names[i])] = count;
    }
  }

 private:
  static Json name_of(const Names& names, int which) {
    return which == kHiddenArg ? Json() : Json(names[which]);
  }

  Json& json_;
};

class AsSentence final : public Telling {
 public:
  AsSentence(std::string key, const Event& event, const Voice& voice)
      : key_(std::move(key)), voice_(voice), values_{{"will", voice.foretells ? 1 : 0}} {
    person("seat", event.seat);
  }

  using Telling::word;
  void word(const char* name, const Text& text) override {
    values_.emplace_back(name, text(voice_));
  }
  void person(const char* name, Seat seat) override {
    values_.push_back(voice_.person(name, seat));
  }
  void variant(const char* which) override { key_ += std::string("-") + which; }
  std::string sentence() const { return voice_.words.say(key_, values_); }

 private:
  std::string key_;
  const Voice& voice_;
  std::vector<Value> values_;
};

// Told of the first of everything, and of all that only some events tell.
class AsSchema final : public Telling {
 public:
  explicit AsSchema(Json& schema) : schema_(schema) {}

  void only_if(bool, const Part& part) override {
    const bool before = std::exchange(only_some_, true);
    part();
    only_some_ = before;
  }
  void seat_or_null(const char* name, int, int) override {
    add(name, {{"type", {"integer", "null"}}, {"minimum", 0}});
  }
  void member(const char* name, const Json& value) override { add(name, like(value)); }
  void named(const char* name, const Names& names, int) override { add(name, or_null(names)); }
  void several(const char* name, const Names& names, const std::vector<int>&) override {
    add(name, {{"type", "array"}, {"items", or_null(names)}});
  }
  void amounts(const char* name, const Names& names, const std::vector<int>&) override {
    add(name, {{"type", "object"},
               {"propertyNames", schema_of_name(names)},
               {"additionalProperties", {{"type", "integer"}, {"minimum", 1}}}});
  }

 private:
  void add(const char* name, const Json& schema) {
    Json& property = schema_["properties"][name];
    property = property.is_null() ? schema : Json{{"anyOf", {property, schema}}};
    if (!only_some_) schema_["required"].push_back(name);
  }
  // A hidden one is null.
  static Json or_null(const Names& names) {
    return {{"anyOf", {schema_of_name(names), {{"type", "null"}}}}};
  }
  // What is of the same type as this value; the entries of a list or an object are alike.
  static Json like(const Json& value) {
    if (value.is_null()) return {{"type", "null"}};
    if (value.is_boolean()) return {{"type", "boolean"}};
    if (value.is_number()) return {{"type", "integer"}};
    if (value.is_string()) return {{"type", "string"}};
    const Json entry = value.empty() ? Json::object() : like(*value.begin());
    if (value.is_array()) return {{"type", "array"}, {"items", entry}};
    return {{"type", "object"}, {"additionalProperties", entry}};
  }

  Json& schema_;
  bool only_some_ = false;
};

}  // namespace

std::string Things::spoken(const Voice& voice, int which) const {
  const std::string in_words = word(voice.words, which);
  if (mention == Mention::kPlain) return in_words;
  const std::string typed(names[which]);
  return mention == Mention::kDescribed ? voice.described(in_words, typed)
                                        : voice.component(in_words, typed);
}

void Telling::number(const char* name, int value) {
  member(name, value);
  word(name, value);
}

void Telling::seat(const char* name, int seat) {
  member(name, seat);
  person(name, static_cast<Seat>(seat));
}

void Telling::seat_or_null(const char* name, int which, int none) {
  if (which == none) return member(name, Json());
  seat(name, which);
}

void Telling::one(const char* name, const Things& things, int which) {
  named(name, things.names, which);
  word(name, things, which);
}

void Telling::some(const char* name, const Things& things, const std::vector<int>& which) {
  several(name, things.names, which);
  word(name, [&](const Voice& voice) {
    std::vector<std::string> spoken;
    for (const int i : which) {
      if (i != kHiddenArg) spoken.push_back(things.spoken(voice, i));
    }
    return spoken.empty() ? voice.words.say("nothing") : voice.words.list(spoken);
  });
}

void Telling::points(const char* name, const std::vector<int>& by_seat) {
  member(name, by_seat);
  word(name, [&](const Voice& voice) {
    std::vector<std::string> parts;
    for (Seat seat = 0; seat < voice.names.size() && seat < by_seat.size(); ++seat) {
      if (by_seat[seat] == 0) continue;
      parts.push_back(voice.words.say("gain", {voice.person("seat", seat), {"n", by_seat[seat]}}));
    }
    return parts.empty() ? voice.words.say("nobody") : voice.words.list(parts);
  });
}

void Telling::word(const char* name, int number) {
  word(name, [number](const Voice&) { return std::to_string(number); });
}

void Telling::word(const char* name, const Things& things, int which) {
  if (which == kHiddenArg) return;
  word(name, [&things, which](const Voice& voice) { return things.spoken(voice, which); });
}

Json event_as_json(const Names& kinds, const Event& event, const TellsEvent& tells) {
  Json json = {{"kind", kinds[event.kind]}};
  if (event.seat != kNobody) json["seat"] = event.seat;
  AsJson telling(json);
  tells(telling);
  return json;
}

std::string event_as_sentence(const Names& kinds, const Event& event, const Voice& voice,
                              const TellsEvent& tells) {
  AsSentence telling("event." + std::string(kinds[event.kind]), event, voice);
  tells(telling);
  return telling.sentence();
}

Json event_schema_of(const Facts& facts, const Names& kinds,
                     const std::function<void(Telling&, const Event&)>& tells) {
  Json schema = {{"$schema", kSchemaDialect},
                 {"title", "What happens in " + english_title(facts) + ", as a seat hears it"},
                 {"oneOf", Json::array()}};
  for (int kind = 0; kind < kinds.size(); ++kind) {
    Json one = object_schema();
    one["properties"]["kind"] = {{"const", kinds[kind]}};
    one["properties"]["seat"] = {
        {"type", "integer"}, {"minimum", 0}, {"maximum", facts.most_seats - 1}};
    one["required"].push_back("kind");
    AsSchema telling(one);
    tells(telling, Event{.kind = static_cast<std::uint8_t>(kind), .seat = 0});
    schema["oneOf"].push_back(one);
  }
  return schema;
}

}  // namespace pentarch
