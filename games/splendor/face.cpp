#include "games/splendor/face.hpp"

#include "games/splendor/edition_tables.hpp"

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
  return {{kDecks[0], deck(0)}, {kDecks[1], deck(1)}, {kDecks[2], deck(2)}, {"nobles", nobles()}};
}

// A payment under way is a turn with undeclared steps.
Names SplendorFace::phases() {
  constexpr static const char* kPhaseNames[] = {"act", "", "return", "noble", "over"};
  return {"phase", kPhaseNames};
}

namespace {

// "white blue green": the colours of each step "take different".
Names colour_sets() {
  std::vector<std::string> names;
  for (const std::uint32_t set : different_sets()) {
    std::string name;
    for_each_bit(set, [&](int colour) {
      name += (name.empty() ? "" : " ") + std::string(kColourNames[colour]);
    });
    names.push_back(name);
  }
  return {"set of colours", std::move(names)};
}

Names colour_pairs() {
  std::vector<std::string> names;
  for (int colour = 0; colour < kColours; ++colour) {
    names.push_back(std::string(kColourNames[colour]) + " " + kColourNames[colour]);
  }
  return {"pair", std::move(names)};
}

// "2.3" is the third card of level 2.
Names slots() {
  std::vector<std::string> names;
  for (int place = 0; place < kDisplay; ++place) {
    names.push_back(std::to_string(place / kSlots + 1) + "." + std::to_string(place % kSlots + 1));
  }
  return {"place", std::move(names)};
}

// Where a card is bought.
Names places_to_buy() {
  std::vector<std::string> names;
  for (int place = 0; place < kDisplay; ++place) names.emplace_back(slots()[place]);
  for (int place = 1; place <= kHand; ++place) names.push_back("hand " + std::to_string(place));
  return {"place", std::move(names)};
}

// What card codes stand for.
Names card_codes(const Names& cards) {
  std::vector<std::string> names(kCardCodes);
  for (int card = 0; card < cards.size(); ++card) names[card] = cards[card];
  for (int level = 0; level < kLevels; ++level) {
    names[kUnknown + level] = "of level " + std::to_string(level + 1);
  }
  names[kNoCard] = "none";
  return {"card", std::move(names)};
}

}  // namespace

std::optional<Names> SplendorFace::names_of(std::string_view kind) const {
  if (kind == "colour") return kTokenColours;
  if (kind == "colours") return colour_sets();
  if (kind == "pair") return colour_pairs();
  if (kind == "slot") return slots();
  if (kind == "place") return places_to_buy();
  if (kind == "card") return card_codes(cards());
  if (kind == "noble") return nobles();
  if (kind == "phase") return phases();
  return std::nullopt;
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
    const int colour = PayGold::operand<0>(path[i].action);
    const int count = PayGold::operand<1>(path[i].action);
    gold += Gems::of(colour, count) - Gems::of(colour, price.least[colour]);
  }
  return gold;
}

}  // namespace pentarch::splendor
