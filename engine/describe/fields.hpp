// A description of data, member by member: its name, its kind, and where it lies.
//
// A game describes its position once, in a function that goes through a State:
//
//   fields.seat("turn", state.turn, state.seats);
//   fields.about("forced passes in a row").number("passes", state.passes, 0, state.seats);
//   fields.set("nobles", state.nobles, face.nobles());
//
// The same function writes the state as JSON (written), reads it back with the path of whatever is
// wrong (Reader), and makes the JSON Schema (schema_of). What a member says must lie in a variable
// of its own: where a state keeps it otherwise, the function takes it out before the call and puts
// it back behind it.
//
// In a list the name "" stands for the item itself.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "engine/describe/names.hpp"
#include "engine/seat.hpp"

namespace pentarch {

// The steps that seats have chosen and not declared: numbers of actions, by seat.
using Undeclared = std::array<std::vector<int>, kMostSeats>;

inline std::string entries_in_words(int count) {
  return std::to_string(count) + (count == 1 ? " entry" : " entries");
}

class Fields {
 public:
  using Part = std::function<void()>;
  using Item = std::function<void(int)>;

  virtual ~Fields() = default;

  // Nothing that was read so far is wrong.
  virtual bool ok() const noexcept { return true; }

  // What the schema says of the next member.
  virtual Fields& about(const char*) { return *this; }

  // ---- One value ----

  virtual void constant(const char* name, const char* text) = 0;
  virtual void text(const char* name, std::string& value) = 0;
  template <class T>
  void number(const char* name, T& value, int least, int most) {
    through(value, [&](int& number) { whole(name, number, least, most); });
  }
  // `none`, where it is not known, is null.
  template <class T>
  void number_or_null(const char* name, T& value, int least, int most, int none) {
    through(value, [&](int& number) { whole_or_null(name, number, least, most, none); });
  }
  template <class T>
  void seat(const char* name, T& value, int seats) {
    number(name, value, 0, seats - 1);
  }
  template <class T>
  void flag(const char* name, T& value) {
    through(value, [&](int& number) { boolean(name, number); });
  }
  template <class T>
  void named(const char* name, T& value, const Names& names) {
    through(value, [&](int& number) { one_of(name, number, names); });
  }
  // `none`, where there is nothing, is null.
  template <class T>
  void named_or_null(const char* name, T& value, const Names& names, int none) {
    through(value, [&](int& number) { one_of_or_null(name, number, names, none); });
  }

  // ---- Several values ----

  // Each at most once: a bit for each.
  template <class T>
  void set(const char* name, T& bits, const Names& names) {
    std::vector<bool> in(static_cast<std::size_t>(names.size()));
    for (std::size_t i = 0; i < in.size(); ++i) in[i] = ((bits >> i) & 1u) != 0;
    names_in(name, in, names);
    bits = 0;
    for (std::size_t i = 0; i < in.size(); ++i) bits = static_cast<T>(bits | T{in[i]} << i);
  }
  template <class Word, std::size_t N>
  void set(const char* name, std::array<Word, N>& words, const Names& names) {
    constexpr std::size_t kBits = 8 * sizeof(Word);
    std::vector<bool> in(static_cast<std::size_t>(names.size()));
    for (std::size_t i = 0; i < in.size(); ++i) in[i] = ((words[i / kBits] >> i % kBits) & 1u) != 0;
    names_in(name, in, names);
    words = {};
    for (std::size_t i = 0; i < in.size(); ++i) words[i / kBits] |= Word{in[i]} << i % kBits;
  }
  virtual void names_in(const char* name, std::vector<bool>& in, const Names& names) = 0;

  // How many there are of each, as an object: `amounts` has all of them, `counts` only those that
  // are not 0.
  template <class Counts>
  void amounts(const char* name, Counts& counts, const Names& names, int most) {
    count(counts, [&](std::vector<int>& all) { each_count(name, all, names, most); });
  }
  template <class Counts>
  void counts(const char* name, Counts& counts, const Names& names, int least, int most) {
    count(counts, [&](std::vector<int>& all) { some_counts(name, all, names, least, most); });
  }

  // Who has each of them, as an object; null where nobody has.
  template <class Holders>
  void holders(const char* name, Holders& holders, const Names& names, int seats, int nobody) {
    count(holders, [&](std::vector<int>& all) { each_holder(name, all, names, seats, nobody); });
  }

  // Seats, each at most once: a bit for each.
  template <class T>
  void seats(const char* name, T& bits, int seats) {
    std::vector<bool> in(kMostSeats);
    for (std::size_t i = 0; i < in.size(); ++i) in[i] = ((bits >> i) & 1u) != 0;
    seats_in(name, in, seats);
    bits = 0;
    for (std::size_t i = 0; i < in.size(); ++i) bits = static_cast<T>(bits | T{in[i]} << i);
  }

  // Whole numbers below a limit; a list of none is left out.
  virtual void numbers(const char* name, std::vector<int>& values, int most, int below) = 0;

  // ---- What has members of its own ----

  virtual void group(const char* name, const Part& part) = 0;
  // Null where it is not there, by what was said before.
  virtual void group_or_null(const char* name, bool there, const Part& part) = 0;
  // Members of one kind, each an object, under names that the data have themselves.
  virtual void entries(const char* name, std::vector<std::string>& names, int most,
                       const Item& item) = 0;
  // So many items, or as many as there are.
  virtual void list(const char* name, int size, const Item& item) = 0;
  template <class T>
  void list(const char* name, T& size, int least, int most, const Item& item) {
    through(size, [&](int& number) { items(name, number, least, most, item); });
  }
  template <class T>
  void list(const char* name, T& size, int most, const Item& item) {
    list(name, size, 0, most, item);
  }
  // A list of two, each of its own kind.
  virtual void pair(const char* name, const Part& first, const Part& second) = 0;
  // One for each seat; `least` and `most` are those of the game.
  virtual void by_seat(const char* name, int seats, int least, int most, const Item& item) = 0;

  // ---- Members that need not be there ----

  // Follows from the rest: always written, it may be left out, and must be right where it is given.
  // Whoever is told true describes it now.
  virtual bool follows(const char* name) = 0;
  // Members that are there if one of them is, else others.
  virtual void either(const char* name, bool there, const Part& with, const Part& without) = 0;

  // A member that may be left out.
  void optional(const char* name, bool there, const Part& part) {
    either(name, there, part, [] {});
  }

  // One that is 0 where it is left out.
  template <class T>
  void optional_number(const char* name, T& value, int least, int most) {
    optional(name, value != 0, [&] { number(name, value, least, most); });
  }

  // Members that depend on a value, one of so many; or that are there only if something holds.
  virtual void variants(int value, int /*count*/, const Item& part) { part(value); }
  void only_if(bool holds, const Part& part) {
    constexpr int kNoOrYes = 2;
    variants(holds ? 1 : 0, kNoOrYes, [&](int yes) {
      if (yes != 0) part();
    });
  }

  // Refuses what was read at `name` unless this holds.
  virtual void check(bool holds, const char* name, const std::string& wrong) = 0;
  // A list must be as long as what was said before it wants.
  void check_size(const char* name, int is, int must_be) {
    check(is == must_be, name,
          "has " + entries_in_words(is) + "; it must have " + std::to_string(must_be));
  }

 protected:
  virtual void whole(const char* name, int& value, int least, int most) = 0;
  virtual void whole_or_null(const char* name, int& value, int least, int most, int none) = 0;
  virtual void boolean(const char* name, int& value) = 0;
  virtual void one_of(const char* name, int& value, const Names& names) = 0;
  virtual void one_of_or_null(const char* name, int& value, const Names& names, int none) = 0;
  virtual void each_count(const char* name, std::vector<int>& counts, const Names& names,
                          int most) = 0;
  virtual void some_counts(const char* name, std::vector<int>& counts, const Names& names,
                           int least, int most) = 0;
  virtual void each_holder(const char* name, std::vector<int>& holders, const Names& names,
                           int seats, int nobody) = 0;
  virtual void seats_in(const char* name, std::vector<bool>& in, int seats) = 0;
  virtual void items(const char* name, int& size, int least, int most, const Item& item) = 0;

 private:
  template <class T, class F>
  static void through(T& value, F&& f) {
    int number = static_cast<int>(value);
    f(number);
    value = static_cast<T>(number);
  }
  template <class Counts, class F>
  static void count(Counts& counts, F&& f) {
    std::vector<int> all(std::begin(counts), std::end(counts));
    f(all);
    auto to = std::begin(counts);
    for (const int one : all) {
      *to = static_cast<std::remove_reference_t<decltype(*to)>>(one);
      ++to;
    }
  }
};

}  // namespace pentarch
