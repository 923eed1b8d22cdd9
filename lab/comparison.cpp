#include "lab/comparison.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace pentarch {

namespace {

constexpr int kNone = -1;

int find_item(const SheetLayout& layout, const CountedItem& item) {
  for (int i = 0; i < layout.items(); ++i) {
    if (layout.item(i) == item) return i;
  }
  return kNone;
}

std::vector<CountedItem> lacking(const SheetLayout& here, const SheetLayout& there) {
  std::vector<CountedItem> items;
  for (int i = 0; i < here.items(); ++i) {
    if (find_item(there, here.item(i)) == kNone) items.push_back(here.item(i));
  }
  return items;
}

}  // namespace

double Change::significance() const {
  if (!difference.error || *difference.value == 0) return 0;
  if (*difference.error == 0) return std::numeric_limits<double>::infinity();
  return std::abs(*difference.value) / *difference.error;
}

// Seats and sources are the game's, so that all numbers but those of items have the same places.
Comparison::Comparison(const SheetNames& first, const SheetNames& second)
    : first_(first),
      second_(second),
      partner_(first_.layout().size(), kNone),
      products_(partner_.size()) {
  const SheetLayout& here = first_.layout();
  const SheetLayout& there = second_.layout();
  for (int number = 0; number < here.items_from(); ++number) partner_[number] = number;
  for (int item = 0; item < here.items(); ++item) {
    const int other = find_item(there, here.item(item));
    if (other == kNone) continue;
    for (int what = 0; what < static_cast<int>(OfItem::kEnd); ++what) {
      const auto of = static_cast<OfItem>(what);
      partner_[here.of(of, item)] = there.of(of, other);
    }
  }
}

void Comparison::add(const PlayedGame& first, const PlayedGame& second) {
  first_.add(first);
  second_.add(second);
  const GameParts& here = first_.last_game();
  const GameParts& there = second_.last_game();
  here.for_each(first_.layout(), [&](int number) {
    if (partner_[number] == kNone) return;
    products_[number].add(here[number], there[partner_[number]]);
  });
}

void Comparison::add(const Comparison& other) {
  first_.add(other.first_);
  second_.add(other.second_);
  for (std::size_t i = 0; i < products_.size(); ++i) products_[i].add(other.products_[i]);
}

Products Comparison::products(int number) const {
  Products both = products_[number];
  const std::int64_t below = first_.layout().fixed_below(number);
  if (below == 0) return both;
  both.above_below = below * first_.sums(number).sum.above;
  both.below_above = below * second_.sums(partner_[number]).sum.above;
  both.below_below = below * below * first_.games();
  return both;
}

std::vector<Change> Comparison::changes() const {
  std::vector<Change> changes;
  const SheetLayout& layout = first_.layout();
  for (int number = 0; number < layout.size(); ++number) {
    if (partner_[number] == kNone) continue;
    const Sums first = first_.sums(number);
    const Sums second = second_.sums(partner_[number]);
    changes.push_back({.name = layout.name(number),
                       .of_item = number >= layout.items_from(),
                       .first = first.ratio(),
                       .second = second.ratio(),
                       .difference = difference(first, second, products(number))});
  }
  return changes;
}

std::vector<CountedItem> Comparison::only_first() const {
  return lacking(first_.layout(), second_.layout());
}

std::vector<CountedItem> Comparison::only_second() const {
  return lacking(second_.layout(), first_.layout());
}

}  // namespace pentarch
