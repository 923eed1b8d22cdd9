// Two editions of a game, compared over the same deals. Knows no game.
#pragma once

#include "lab/sheet.hpp"

namespace pentarch {

// A number under two editions.
struct Change {
  std::string name;
  bool of_item = false;
  Number first{};
  Number second{};
  Number difference{};

  // The interval of the difference leaves out 0.
  bool sure() const { return significance() > 1; }
  double significance() const;  // the difference by its error
};

// The sheets of both, told game by game. Items are matched by group and name.
class Comparison {
 public:
  Comparison(const SheetNames& first, const SheetNames& second);

  void add(const PlayedGame& first, const PlayedGame& second);
  void add(const Comparison& other);

  const Sheet& first() const { return first_; }
  const Sheet& second() const { return second_; }
  // Every number that both sheets have.
  std::vector<Change> changes() const;
  // The items of one sheet that the other lacks.
  std::vector<CountedItem> only_first() const;
  std::vector<CountedItem> only_second() const;

 private:
  Products products(int number) const;

  Sheet first_;
  Sheet second_;
  std::vector<int> partner_;  // by number of the first sheet: that of the second, or kNone
  std::vector<Products> products_;
};

}  // namespace pentarch
