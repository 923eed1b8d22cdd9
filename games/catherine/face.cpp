#include "games/catherine/face.hpp"

#include <algorithm>

namespace pentarch::catherine {

namespace {

constexpr const char* kPileNames[] = {"pile", "orders"};

char lowered(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

std::optional<int> find(const std::vector<std::string>& names, std::string_view wanted) {
  const auto same = [&](const std::string& name) {
    return std::equal(name.begin(), name.end(), wanted.begin(), wanted.end(),
                      [](char a, char b) { return lowered(a) == lowered(b); });
  };
  const auto found = std::find_if(names.begin(), names.end(), same);
  if (found == names.end()) return std::nullopt;
  return static_cast<int>(found - names.begin());
}

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
  if (pile == kOrderPile) return find_order(name);
  return find(names_.cards, name);
}

std::optional<CardId> CatherineFace::find_card(std::string_view name) const {
  const std::optional<int> found = find(names_.cards, name);
  if (!found) return std::nullopt;
  return static_cast<CardId>(*found);
}

std::optional<int> CatherineFace::find_city(std::string_view name) const {
  return find(names_.cities, name);
}

std::optional<int> CatherineFace::find_order(std::string_view name) const {
  return find(names_.orders, name);
}

const char* CatherineFace::source_name(int source) const {
  constexpr const char* kNames[] = {"actions", "overflow", "limit", "cannons",  "houses",
                                    "favour",  "hand",     "order", "connected"};
  return source >= 0 && source < kSources ? kNames[source] : "";
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
