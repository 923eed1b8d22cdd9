#include "games/catherine/face.hpp"

namespace pentarch::catherine {

namespace {

constexpr const char* kSourceNames[] = {"actions", "overflow", "limit", "cannons",  "houses",
                                        "favour",  "hand",     "order", "connected"};
static_assert(std::size(kSourceNames) == kSources);

}  // namespace

Result<CatherineFace> CatherineFace::load(const Json& edition) {
  Result<NamedEdition> names = load_edition(edition);
  if (!names) return names.error();
  return CatherineFace(std::move(*names));
}

std::vector<PileNames> CatherineFace::piles() const {
  return {{"pile", cards()}, {"orders", orders()}};
}

std::optional<Names> CatherineFace::names_of(std::string_view kind) const {
  if (kind == "card") return cards();
  if (kind == "city") return cities();
  if (kind == "order") return orders();
  if (kind == "symbol") return kSymbolKinds;
  if (kind == "source") return sources();
  if (kind == "phase") return kPhases;
  return std::nullopt;
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
