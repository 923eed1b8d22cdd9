#include "games/splendor/face.hpp"

namespace pentarch::splendor {

Result<SplendorFace> SplendorFace::load(const Json& edition) {
  Result<NamedEdition> names = load_edition(edition);
  if (!names) return names.error();
  return SplendorFace(std::move(*names));
}

std::vector<PileNames> SplendorFace::piles() const {
  const auto deck = [&](int level) {
    return cards().part(edition().deck_first[level], edition().deck_size[level]);
  };
  return {{"deck 1", deck(0)}, {"deck 2", deck(1)}, {"deck 3", deck(2)}, {"nobles", nobles()}};
}

std::optional<CardId> SplendorFace::find_card(std::string_view name) const {
  const std::optional<int> found = cards().find(name);
  return found ? std::optional(static_cast<CardId>(*found)) : std::nullopt;
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
