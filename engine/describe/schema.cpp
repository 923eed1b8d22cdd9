#include "engine/describe/schema.hpp"

#include <set>
#include <utility>

#include "engine/words.hpp"

namespace pentarch {

Json object_schema() {
  return {{"type", "object"},
          {"required", Json::array()},
          {"additionalProperties", false},
          {"properties", Json::object()}};
}

Json schema_of_name(const Names& names) {
  if (names.are_of_edition()) return {{"type", "string"}};
  Json all = Json::array();
  for (int i = 0; i < names.size(); ++i) {
    if (!names[i].empty()) all.push_back(names[i]);
  }
  return {{"enum", all}};
}

namespace {

Json list_schema(int least, int most) {
  Json list = {{"type", "array"}, {"maxItems", most}};
  if (least > 0) list["minItems"] = least;
  return list;
}

class SchemaMaker final : public Fields {
 public:
  explicit SchemaMaker(Json& schema) : here_(&schema) {}

  Fields& about(const char* text) override {
    about_ = text;
    return *this;
  }

  void constant(const char* name, const char* text) override { add(name, {{"const", text}}); }
  void text(const char* name, std::string&) override { add(name, {{"type", "string"}}); }
  void names_in(const char* name, std::vector<bool>& in, const Names& names) override {
    Json list = list_schema(0, static_cast<int>(in.size()));
    if (names.are_of_edition()) list.erase("maxItems");  // another one may have more
    list["uniqueItems"] = true;
    list["items"] = schema_of_name(names);
    add(name, list);
  }
  void numbers(const char* name, std::vector<int>&, int most, int below) override {
    Json list = list_schema(1, most);
    list["items"] = {{"type", "integer"}, {"minimum", 0}, {"maximum", below - 1}};
    optional(true, [&] { add(name, list); });
  }
  void group(const char* name, const Part& part) override { add_object(name, part, "object"); }
  void group_or_null(const char* name, bool, const Part& part) override {
    add_object(name, part, {"object", "null"});
  }
  void entries(const char* name, std::vector<std::string>& names, int most,
               const Item& item) override {
    Json entry;
    names.assign(1, "");
    apart([&] { inside(entry, [&] { item(0); }); });
    add(name, {{"type", "object"}, {"maxProperties", most}, {"additionalProperties", entry}});
  }
  void pair(const char* name, const Part& first, const Part& second) override {
    Json both = list_schema(2, 2);
    for (const Part& part : {first, second}) {
      Json one;
      apart([&] { inside(one, part); });
      both["prefixItems"].push_back(one);
    }
    add(name, both);
  }
  void list(const char* name, int size, const Item& item) override {
    add_list(name, size, size, item);
  }
  void by_seat(const char* name, int, int least, int most, const Item& item) override {
    add_list(name, least, most, item);
  }
  bool follows(const char* name) override {
    followers_.insert(name);
    return true;
  }
  void either(const char*, bool, const Part& with, const Part& without) override {
    optional(true, [&] {
      with();
      without();
    });
  }
  void variants(int, int count, const Item& part) override {
    optional(true, [&] {
      for (int value = 0; value < count; ++value) part(value);
    });
  }
  void check(bool, const char*, const std::string&) override {}

 protected:
  void whole(const char* name, int&, int least, int most) override {
    add(name, {{"type", "integer"}, {"minimum", least}, {"maximum", most}});
  }
  void whole_or_null(const char* name, int&, int least, int most, int) override {
    add(name, {{"type", {"integer", "null"}}, {"minimum", least}, {"maximum", most}});
  }
  void boolean(const char* name, int&) override { add(name, {{"type", "boolean"}}); }
  void one_of(const char* name, int&, const Names& names) override {
    add(name, schema_of_name(names));
  }
  void one_of_or_null(const char* name, int&, const Names& names, int) override {
    Json json = schema_of_name(names);
    if (json.contains("enum")) {
      json["enum"].push_back(Json());
    } else {
      json["type"] = {"string", "null"};
    }
    add(name, json);
  }
  void each_count(const char* name, std::vector<int>&, const Names& names, int most) override {
    group(name, [&] {
      for (int i = 0; i < names.size(); ++i) {
        int none = 0;
        whole(std::string(names[i]).c_str(), none, 0, most);
      }
    });
  }
  void some_counts(const char* name, std::vector<int>&, const Names& names, int least,
                   int most) override {
    Json counts = {
        {"type", "object"},
        {"propertyNames", schema_of_name(names)},
        {"additionalProperties", {{"type", "integer"}, {"minimum", least}, {"maximum", most}}}};
    if (least < 0) counts["additionalProperties"]["not"] = {{"const", 0}};
    add(name, counts);
  }
  void each_holder(const char* name, std::vector<int>&, const Names& names, int seats,
                   int) override {
    add(name, {{"type", "object"},
               {"propertyNames", schema_of_name(names)},
               {"additionalProperties",
                {{"type", {"integer", "null"}}, {"minimum", 0}, {"maximum", seats - 1}}}});
  }
  void seats_in(const char* name, std::vector<bool>&, int seats) override {
    Json list = list_schema(0, seats);
    list["uniqueItems"] = true;
    list["items"] = {{"type", "integer"}, {"minimum", 0}, {"maximum", seats - 1}};
    add(name, list);
  }
  void items(const char* name, int&, int least, int most, const Item& item) override {
    add_list(name, least, most, item);
  }

 private:
  void add(const char* name, Json schema) {
    if (!about_.empty()) schema["description"] = std::exchange(about_, "");
    if (*name == '\0') {
      *here_ = schema;
      return;
    }
    if (!here_->contains("properties")) *here_ = object_schema();
    if (followers_.erase(name) != 0) {
      const std::string more = "follows from the rest and may be left out";
      schema["description"] = schema.contains("description")
                                  ? schema["description"].get<std::string>() + "; " + more
                                  : more;
    } else if (!optional_) {
      (*here_)["required"].push_back(name);
    }
    Json& property = (*here_)["properties"][name];
    if (property.is_null() || property == schema) {
      property = std::move(schema);
    } else {
      property = {{"anyOf", {property, schema}}};  // in one variant this, in another that
    }
  }
  void add_object(const char* name, const Part& part, const Json& type) {
    Json object = object_schema();
    object["type"] = type;
    apart([&] { inside(object, part); });
    add(name, object);
  }
  void add_list(const char* name, int least, int most, const Item& item) {
    Json list = list_schema(least, most);
    Json items;
    apart([&] { inside(items, [&] { item(0); }); });
    list["items"] = items;
    add(name, list);
  }
  // What is said about a member is not about what is in it.
  void apart(const Part& part) {
    const std::string about = std::exchange(about_, "");
    part();
    about_ = about;
  }
  void inside(Json& schema, const Part& part) {
    Json* const outside = std::exchange(here_, &schema);
    optional(false, part);
    here_ = outside;
  }
  void optional(bool are, const Part& part) {
    const bool before = std::exchange(optional_, are);
    part();
    optional_ = before;
  }

  Json* here_;
  std::string about_;
  std::set<std::string> followers_;
  bool optional_ = false;
};

}  // namespace

std::string english_title(const Facts& facts) {
  return Words::of("en", std::string("games/") + facts.id).say("title");
}

Json schema_of(const std::string& title, const std::function<void(Fields&)>& describe) {
  Json schema = object_schema();
  SchemaMaker maker(schema);
  describe(maker);
  schema["$schema"] = kSchemaDialect;
  schema["title"] = title;
  return schema;
}

}  // namespace pentarch
