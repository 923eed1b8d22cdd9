// Catherine: what a balance sheet counts. Actions that are run, by card and by family, and with
// their bonus; houses by city; orders; jokers and the reward for the most books.
#include "games/catherine/face.hpp"

namespace pentarch::catherine {

std::vector<Counted> CatherineFace::items() const {
  constexpr static const char* kJokerName[] = {"joker"};
  constexpr static const char* kBooksName[] = {"most books"};
  const auto always = [](const Event&) { return just(0); };
  // The house of the books is run by no card.
  const auto run = [](const Event& event) {
    return event.args[0] == kNoCard ? Taken() : just(event.args[0]);
  };
  const auto bonus = [run](const Event& event) {
    return event.args[1] != 0 ? run(event) : Taken();
  };
  const auto family = [run, cards = edition().cards](const Event& event) {
    const Taken card = run(event);
    return card.empty() ? card : just(cards[card[0]].family);
  };
  return {{"reward", {"reward", kJokerName}, {{kJoker, always}}},
          {"reward", {"reward", kBooksName}, {{kMostBooks, always}}},
          {"card run", cards(), {{kRan, run}}},
          {"card bonus", cards(), {{kRan, bonus}}},
          {"house in", cities(), {{kBuilt, argument(0)}}},
          {"order", orders(), {{kGotOrder, argument(0)}}},
          {"family", {"family", names_.families}, {{kRan, family}}}};
}

}  // namespace pentarch::catherine
