#include "games/comuni/face.hpp"

#include <algorithm>

namespace pentarch::comuni {

Result<ComuniFace> ComuniFace::load(const Json& edition) {
  Result<NamedEdition> names = load_edition(edition);
  if (!names) return names.error();
  return ComuniFace(std::move(*names));
}

std::string ComuniFace::pile_name(Pile pile) const {
  return pile == kCommunePile ? "communes" : std::string("deck ") + kDeckNames[pile];
}

std::optional<Pile> ComuniFace::find_pile(std::string_view name) const {
  for (Pile pile = 0; pile <= kCommunePile; ++pile) {
    if (pile_name(pile) == name) return pile;
  }
  return std::nullopt;
}

std::string ComuniFace::component(Pile pile, int index) const {
  return pile == kCommunePile ? commune_name(index) : card_name(edition().deck_first[pile] + index);
}

std::optional<int> ComuniFace::find_component(Pile pile, std::string_view name) const {
  if (pile == kCommunePile) {
    const auto found = std::find(names_.communes.begin(), names_.communes.end(), name);
    if (found == names_.communes.end()) return std::nullopt;
    return static_cast<int>(found - names_.communes.begin());
  }
  const std::optional<CardId> card = find_card(name);
  if (!card || edition().kinds[*card].deck != pile) return std::nullopt;
  return *card - edition().deck_first[pile];
}

std::optional<CardId> ComuniFace::find_card(std::string_view name) const {
  const auto found = std::find(names_.cards.begin(), names_.cards.end(), name);
  if (found == names_.cards.end()) return std::nullopt;
  return static_cast<CardId>(found - names_.cards.begin());
}

Names ComuniFace::kinds_of(int deck) const {
  const auto first = names_.cards.begin() + edition().deck_first[deck];
  return {"card of this deck", std::vector<std::string>(first, first + edition().deck_kinds[deck])};
}

Names ComuniFace::counters() const {
  std::vector<std::string> names;
  for (int counter = 0; counter < 2 * kDecks; ++counter) names.push_back(honour_name(counter));
  return {"counter", std::move(names)};
}

std::string ComuniFace::card_word(const Words& words, int card) const {
  const Kind& kind = edition().kinds[card];
  const Value rating{"rating", kind.rating};
  if (popcount(kind.types) == kTypes) return words.say("card_any", {rating});
  std::vector<std::string> types;
  for_each_bit(kind.types, [&](int type) { types.push_back(type_word(words, type)); });
  return words.say("card", {{"types", words.list(types, "list.or")}, rating});
}

const char* ComuniFace::source_name(int source) const {
  constexpr const char* kNames[] = {"buildings", "guildmasters", "cubes",
                                    "honour",    "plunder",      "lowest-type"};
  return source >= 0 && source < kSources ? kNames[source] : "";
}

std::string cube_word(const Words& words, int kind) {
  return words.say(std::string("cube.") + kCubeNames[kind]);
}

std::string type_word(const Words& words, int type) {
  return words.say(std::string("type.") + kTypeNames[type]);
}

std::string say_cubes(const Words& words, const std::array<int, kTypes>& cubes) {
  std::vector<std::string> parts;
  for (int kind = 0; kind < kTypes; ++kind) {
    if (cubes[kind] <= 0) continue;
    parts.push_back(words.say(std::string("cubes.") + kCubeNames[kind], {{"n", cubes[kind]}}));
  }
  return parts.empty() ? words.say("nothing") : words.list(parts);
}

std::string known_name(const Words& words, const std::string& group, const std::string& id) {
  const std::string key = group + "." + id;
  return words.has(key) ? words.say(key) : id;
}

}  // namespace pentarch::comuni
