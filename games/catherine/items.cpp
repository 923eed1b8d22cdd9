// Catherine: what a balance sheet counts. Actions that are run, by card and by family, and with
// their bonus; houses by city; orders; jokers and the reward for the most books.
#include "games/catherine/face.hpp"

namespace pentarch::catherine {

namespace {

constexpr int kJokers = 0;
constexpr int kBooks = 1;
constexpr int kCards = 2;  // then bonuses, cities, orders, families: as many as the edition has

}  // namespace

std::vector<Item> CatherineFace::items() const {
  std::vector<Item> items = {{"reward", "joker"}, {"reward", "most books"}};
  const auto add = [&](const char* group, const std::vector<std::string>& names) {
    for (const std::string& name : names) items.push_back({group, name});
  };
  add("card run", names_.cards);
  add("card bonus", names_.cards);
  add("house in", names_.cities);
  add("order", names_.orders);
  add("family", names_.families);
  return items;
}

Taken CatherineFace::items_of(const Event& event) const {
  const Edition& data = edition();
  const auto& args = event.args;
  Taken taken;
  const auto take = [&](int item) { taken.push_back(static_cast<std::int16_t>(item)); };
  const int bonuses = kCards + data.card_count;
  const int cities = bonuses + data.card_count;
  const int orders = cities + data.city_count;
  const int families = orders + data.order_count;
  switch (event.kind) {
    case kGotOrder: take(orders + args[0]); break;
    case kRan:
      if (args[0] == kNoCard) break;  // the house of the books
      take(kCards + args[0]);
      take(families + data.cards[args[0]].family);
      if (args[1] != 0) take(bonuses + args[0]);
      break;
    case kBuilt: take(cities + args[0]); break;
    case kJoker: take(kJokers); break;
    case kMostBooks: take(kBooks); break;
    default: break;
  }
  return taken;
}

}  // namespace pentarch::catherine
