#include "games/catherine/face.hpp"

namespace pentarch::catherine {

namespace {

constexpr const char* kPileNames[] = {"pile", "orders"};
constexpr const char* kSourceNames[] = {"actions", "overflow", "limit", "cannons",  "houses",
                                        "favour",  "hand",     "order", "connected"};
static_assert(std::size(kSourceNames) == kSources);

}  // namespace

Result<CatherineFace> CatherineFace::load(const Json& edition) {
  Result<NamedEdition> names = load_edition(edition);
  if (!names) return names.error();
  return CatherineFace(std::move(*names));
}

std::string CatherineFace::pile_name(Pile pile) const {
  return kPileNames[pile];
}

std::optional<Pile> CatherineFace::find_pile(std::string_view name) const {
  for (const Pile pile : {kCardPile, kOrderPile}) {
    if (name == kPileNames[pile]) return pile;
  }
  return std::nullopt;
}

std::string CatherineFace::component(Pile pile, int index) const {
  return pile == kOrderPile ? order_name(index) : card_name(index);
}

std::optional<int> CatherineFace::find_component(Pile pile, std::string_view name) const {
  return (pile == kOrderPile ? orders() : cards()).find(name);
}

std::optional<CardId> CatherineFace::find_card(std::string_view name) const {
  const std::optional<int> found = cards().find(name);
  if (!found) return std::nullopt;
  return static_cast<CardId>(*found);
}

Names CatherineFace::sources() {
  return Names("source", kSourceNames).part(0, kCounted);
}

const char* CatherineFace::source_name(int source) const {
  return source >= 0 && source < kSources ? kSourceNames[source] : "";
}

std::string symbol_word(const Words& words, int symbol) {
  return words.say(std::string("symbol.") + kSymbolNames[symbol]);
}

std::string colour_word(const Words& words, int colour) {
  return words.say(std::string("colour.") + kColourNames[colour]);
}

// Cities of editions that this program does not carry are called as they are typed.
std::string city_word(const Words& words, const std::string& name) {
  const std::string key = "city." + name;
  return words.has(key) ? words.say(key) : name;
}

}  // namespace pentarch::catherine
