#include "games/splendor/face.hpp"

#include <algorithm>

namespace pentarch::splendor {

Result<SplendorFace> SplendorFace::load(const Json& edition) {
  Result<NamedEdition> names = load_edition(edition);
  if (!names) return names.error();
  return SplendorFace(std::move(*names));
}

std::string SplendorFace::pile_name(Pile pile) const {
  return pile == kNoblePile ? "nobles" : "deck " + std::to_string(pile + 1);
}

std::optional<Pile> SplendorFace::find_pile(std::string_view name) const {
  for (Pile pile = 0; pile <= kNoblePile; ++pile) {
    if (pile_name(pile) == name) return pile;
  }
  return std::nullopt;
}

std::string SplendorFace::component(Pile pile, int index) const {
  return pile == kNoblePile ? noble_name(index) : card_name(edition().deck_first[pile] + index);
}

std::optional<int> SplendorFace::find_component(Pile pile, std::string_view name) const {
  if (pile == kNoblePile) return find_noble(name);
  const std::optional<CardId> card = find_card(name);
  if (!card || edition().cards[*card].level != pile) return std::nullopt;
  return *card - edition().deck_first[pile];
}

std::optional<CardId> SplendorFace::find_card(std::string_view name) const {
  const auto found = std::find(names_.cards.begin(), names_.cards.end(), name);
  if (found == names_.cards.end()) return std::nullopt;
  return static_cast<CardId>(found - names_.cards.begin());
}

std::optional<int> SplendorFace::find_noble(std::string_view name) const {
  const auto found = std::find(names_.nobles.begin(), names_.nobles.end(), name);
  if (found == names_.nobles.end()) return std::nullopt;
  return static_cast<int>(found - names_.nobles.begin());
}

const char* SplendorFace::source_name(int source) const {
  constexpr const char* kNames[] = {"cards", "nobles"};
  return source >= 0 && source < kSources ? kNames[source] : "";
}

Tokens payment_of(const Edition& edition, const State& state, int action, Gems gold_for) {
  const Card& card = edition.cards[card_of_buy(state, action)];
  const Gems net = beyond(card.cost, state.players[state.turn].bonuses);
  return tokens_of(net - gold_for, gold_for.total());
}

Gems gold_chosen(const Edition& edition, const State& state, const std::vector<Step>& path) {
  const Card& card = edition.cards[card_of_buy(state, path.front().action)];
  const Price price = price_of(card, state.players[state.turn]);
  Gems gold = price.least;
  for (std::size_t i = 1; i < path.size(); ++i) {
    const int choice = path[i].action - kPayGold;
    const int colour = choice / 8;
    gold += Gems::of(colour, choice % 8) - Gems::of(colour, price.least[colour]);
  }
  return gold;
}

}  // namespace pentarch::splendor
