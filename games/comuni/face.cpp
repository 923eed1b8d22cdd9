#include "games/comuni/face.hpp"

namespace pentarch::comuni {

Result<ComuniFace> ComuniFace::load(const Json& edition) {
  Result<NamedEdition> names = load_edition(edition);
  if (!names) return names.error();
  return ComuniFace(std::move(*names));
}

std::vector<PileNames> ComuniFace::piles() const {
  return {{"deck A", kinds_of(0)},
          {"deck B", kinds_of(1)},
          {"deck C", kinds_of(2)},
          {"deck D", kinds_of(3)},
          {"communes", communes()}};
}

std::optional<CardId> ComuniFace::find_card(std::string_view name) const {
  const std::optional<int> found = cards().find(name);
  return found ? std::optional(static_cast<CardId>(*found)) : std::nullopt;
}

Names ComuniFace::kinds_of(int deck) const {
  return Names("card of this deck", names_.cards)
      .part(edition().deck_first[deck], edition().deck_kinds[deck]);
}

Names ComuniFace::counters() const {
  std::vector<std::string> names;
  for (int counter = 0; counter < 2 * kDecks; ++counter) names.push_back(honour_name(counter));
  return {"counter", std::move(names)};
}

Names ComuniFace::targets() {
  std::vector<std::string> names;
  for (int target = 0; target < kTargets; ++target) {
    const char* what = is_wall(target) ? "wall" : kTypeNames[target / kLevels];
    names.push_back(what + (" " + std::to_string(level_of(target))));
  }
  return {"target", std::move(names)};
}

std::optional<Names> ComuniFace::names_of(std::string_view kind) const {
  if (kind == "card") return cards();
  if (kind == "commune") return communes();
  if (kind == "counter") return counters();
  if (kind == "cube") return kCubeKinds;
  if (kind == "deck") return kDeckLetters;
  if (kind == "phase") return kPhases;
  if (kind == "target") return targets();
  if (kind == "type") return kBuildingTypes;
  return std::nullopt;
}

std::vector<int> answers_of(const Player& player, const Defence& defence) {
  std::vector<int> actions;
  for (int i = 0; i < defence.stage; ++i) {
    const auto question = static_cast<Stage>(i);
    const bool asked = question == kAskLeague || most_to_send(player, question) > 0;
    if (asked) actions.push_back(base_of(question) + defence.answers[i]);
  }
  return actions;
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
