// What the edition files of all games share: every value has a source, every component a name.
//
// A game describes its edition once, in a function that goes through the values of a file:
//
//   file.number("goal", data.goal, 1, 100).printed(15);
//   file.rows("nobles", data.noble_count, 1, kMostNobles, [&](int i) {
//     file.id(edition.nobles);
//     file.fields.number("points", data.nobles[i].points, 0, 20);
//   });
//
// `printed` says what the rulebook has: a file may say something else, and is told so.
#pragma once

#include <set>

#include "engine/describe/reader.hpp"
#include "engine/describe/rulebook.hpp"
#include "engine/describe/schema.hpp"
#include "engine/game.hpp"

namespace pentarch {

class EditionFields {
 public:
  using Part = Fields::Part;
  using Item = Fields::Item;

  using IsReserved = std::function<bool(const std::string&)>;

  EditionFields(Fields& of, const Facts& facts, Rulebook& rulebook)
      : fields(of), facts_(facts), rulebook_(rulebook) {}

  // Values that were read, each with a name of its own or all with one.
  class Values {
   public:
    Values(EditionFields& file, const char* name) : file_(file), name_(name) {}
    void add(int value, const std::string& own = "") {
      values_.push_back(value);
      if (!own.empty()) names_.push_back(own);
    }
    void printed(int should) const { printed(std::vector{should}); }
    void printed(const std::vector<int>& should) const {
      if (!file_.fields.ok()) return;
      const std::string name = file_.path_ + name_;
      if (names_.empty()) return file_.rulebook_.expect(name, values_, should);
      for (std::size_t i = 0; i < names_.size(); ++i) {
        file_.rulebook_.expect(name + "." + names_[i], values_[i], should[i]);
      }
    }

   private:
    EditionFields& file_;
    const char* name_;
    std::vector<int> values_;
    std::vector<std::string> names_;
  };

  // What the file begins with.
  void head();
  // What the next value is, for the schema and for whoever writes a file.
  EditionFields& about(const char* text) {
    fields.about(text);
    return *this;
  }

  // {"value": ..., "source": "..."}: `part` describes "value".
  void sourced(const char* name, const Part& part);
  template <class T>
  Values number(const char* name, T& value, int least, int most) {
    sourced(name, [&] { fields.number("value", value, least, most); });
    return values(name, &value, 1);
  }
  // A number for each count of seats.
  template <class Counts>
  Values by_seats(const char* name, Counts& counts, int least, int most) {
    Values read(*this, name);
    group(name, [&] {
      each_seat_count([&](const char* seats, int count) {
        fields.number(seats, counts[count], least, most);
        read.add(counts[count], seats);
      });
    });
    return read;
  }
  void each_seat_count(const std::function<void(const char*, int)>& part);
  // How many of each.
  template <class Counts>
  Values amounts(const char* name, Counts& counts, const Names& names, int least, int most) {
    Values read(*this, name);
    group(name, [&] {
      for (int i = 0; i < names.size(); ++i) {
        const std::string one(names[i]);
        fields.number(one.c_str(), counts[i], least, most);
        read.add(counts[i], one);
      }
    });
    return read;
  }
  // So many numbers, from `first` on.
  template <class Counts>
  Values numbers(const char* name, Counts& counts, int first, int count, int least, int most) {
    sourced(name, [&] { number_list("value", counts, first, count, least, most); });
    return values(name, counts.data() + first, count);
  }
  // As many numbers as something else says.
  template <class Counts>
  Values as_many(const char* name, Counts& counts, int must_be, int least, int most) {
    int count = must_be;
    sourced(name, [&] {
      fields.list("value", count, 1, static_cast<int>(counts.size()),
                  [&](int i) { fields.number("", counts[i], least, most); });
      fields.check_size("value", count, must_be);
    });
    return values(name, counts.data(), must_be);
  }
  // Several values with one source.
  void group(const char* name, const Part& part) {
    sourced(name, [&] { inside(name, [&] { fields.group("value", part); }); });
  }
  // Of a group: a group in it, a number, and so many numbers.
  void part(const char* name, const Part& part) {
    inside(name, [&] { fields.group(name, part); });
  }
  template <class T>
  Values one(const char* name, T& value, int least, int most) {
    fields.number(name, value, least, most);
    return values(name, &value, 1);
  }
  template <class Counts>
  Values some(const char* name, Counts& counts, int count, int least, int most) {
    number_list(name, counts, 0, count, least, most);
    return values(name, counts.data(), count);
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
  template <class T>
  Values values(const char* name, const T* numbers, int count) {
    Values read(*this, name);
    for (int i = 0; i < count; ++i) read.add(static_cast<int>(numbers[i]));
    return read;
  }
  // What is said of values in here has this before their names.
  void inside(const char* name, const Part& part) {
    const std::string before = path_;
    path_ += std::string(name) + ".";
    part();
    path_ = before;
  }
  template <class Counts>
  void number_list(const char* name, Counts& counts, int first, int count, int least, int most) {
    fields.list(name, count, [&](int i) { fields.number("", counts[first + i], least, most); });
  }

  const Facts& facts_;
  Rulebook& rulebook_;
  std::string path_;
  std::set<std::pair<std::string, std::string>> used_;  // group and name
  bool any_case_ = false;
};

constexpr const char* kComponentName = "must be 1 to 24 of a-z, 0-9 and -";
bool is_component_name(const std::string& text);

// By `describe(file, edition)` of the game.
template <class NamedEdition>
Result<NamedEdition> read_edition(const Facts& facts, const Json& json) {
  NamedEdition edition;
  Reader reader(json);
  EditionFields file(reader, facts, edition.rulebook);
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
    EditionFields file(fields, facts, edition.rulebook);
    file.head();
    describe(file, edition);
  });
}

}  // namespace pentarch
