// What the edition files of all games share: every value has a source, every component a name.
//
// A game describes its edition once, in a function that goes through the values of a file:
//
//   file.number("goal", data.goal, 1, 100);
//   file.rows("nobles", data.noble_count, 1, kMostNobles, [&](int i) {
//     file.id(edition.nobles);
//     file.fields.number("points", data.nobles[i].points, 0, 20);
//   });
#pragma once

#include <set>

#include "engine/describe/reader.hpp"
#include "engine/describe/schema.hpp"
#include "engine/game.hpp"

namespace pentarch {

class EditionFields {
 public:
  using Part = Fields::Part;
  using Item = Fields::Item;

  using IsReserved = std::function<bool(const std::string&)>;

  EditionFields(Fields& of, const Facts& facts) : fields(of), facts_(facts) {}

  // What the file begins with.
  void head();

  // {"value": ..., "source": "..."}: `part` describes "value".
  void sourced(const char* name, const Part& part);
  template <class T>
  void number(const char* name, T& value, int least, int most) {
    sourced(name, [&] { fields.number("value", value, least, most); });
  }
  // A number for each count of seats.
  template <class Values>
  void by_seats(const char* name, Values& values, int least, int most) {
    sourced(name, [&] {
      fields.group("value", [&] {
        each_seat_count([&](const char* seats, int count) {
          fields.number(seats, values[count], least, most);
        });
      });
    });
  }
  void each_seat_count(const std::function<void(const char*, int)>& part);
  // How many of each.
  template <class Values>
  void amounts(const char* name, Values& values, const Names& names, int least, int most) {
    sourced(name, [&] {
      fields.group("value", [&] {
        for (int i = 0; i < names.size(); ++i) {
          fields.number(std::string(names[i]).c_str(), values[i], least, most);
        }
      });
    });
  }
  // So many numbers, from `first` on.
  template <class Values>
  void numbers(const char* name, Values& values, int first, int count, int least, int most) {
    sourced(name, [&] {
      fields.list("value", count,
                  [&](int i) { fields.number("", values[first + i], least, most); });
    });
  }
  // The rows of a list; each may have a source of its own, where it differs from that of the list.
  template <class T>
  void rows(const char* name, T& count, int least, int most, const Item& item) {
    sourced(name, [&] {
      fields.list("value", count, least, most, [&](int i) {
        item(i);
        own_source();
      });
    });
  }
  void own_source() {
    fields.optional("source", false, [&] { source(); });
  }
  // The name of a component, which is typed in moves: short, and unlike all others of its group.
  void id(std::vector<std::string>& names, const char* group, const IsReserved& is_reserved);
  void id(std::vector<std::string>& names, const char* group = "") {
    id(names, group, [](const std::string&) { return false; });
  }
  // Capital letters may be in names, and make no difference.
  void in_any_case() { any_case_ = true; }

  Fields& fields;  // for members without a source of their own

 private:
  void source();

  const Facts& facts_;
  std::set<std::pair<std::string, std::string>> used_;  // group and name
  bool any_case_ = false;
};

// 1 to 24 of a-z, 0-9 and -.
bool is_component_name(const std::string& text);

// By `describe(file, edition)` of the game.
template <class NamedEdition>
Result<NamedEdition> read_edition(const Facts& facts, const Json& json) {
  NamedEdition edition;
  Reader reader(json);
  EditionFields file(reader, facts);
  file.head();
  describe(file, edition);
  reader.refuse_others();
  if (!reader.ok()) return Error{reader.error()};
  return edition;
}

template <class NamedEdition>
Json edition_schema_of(const Facts& facts) {
  return schema_of("An edition of " + english_title(facts), [&](Fields& fields) {
    NamedEdition edition;
    EditionFields file(fields, facts);
    file.head();
    describe(file, edition);
  });
}

}  // namespace pentarch
