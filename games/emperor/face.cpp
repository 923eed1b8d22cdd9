#include "games/emperor/face.hpp"

#include <algorithm>

namespace pentarch::emperor {

namespace {

// The word of a component, or its name where the language has none.
std::string word_or_name(const Words& words, const std::string& group, const std::string& name) {
  const std::string key = group + "." + name;
  return words.has(key) ? words.say(key) : name;
}

}  // namespace

std::optional<int> policy_card_of(int action) {
  if (Score::has(action)) return Score::operand(action);
  if (ScoreOnly::has(action)) return ScoreOnly::operand(action);
  if (FlipOver::has(action)) return FlipOver::operand(action);
  return std::nullopt;
}

char seat_letter(int seat) {
  return static_cast<char>('a' + seat);
}

std::string tile_word(const Words& words, int tile) {
  return words.say(std::string("tile.") + kTileNames[tile]);
}
std::string policy_word(const Words& words, int side) {
  return words.say(std::string("policy.") + kPolicyNames[side]);
}
std::string icon_word(const Words& words, Part part) {
  return words.say(std::string("icon.") + kIconNames[part.icon], {{"n", part.amount}});
}

Result<EmperorFace> EmperorFace::load(const Json& edition) {
  Result<NamedEdition> names = load_edition(edition);
  if (!names) return names.error();
  return EmperorFace(std::move(*names));
}

// ---- Names -----------------------------------------------------------------------------------

std::vector<PileNames> EmperorFace::piles() const {
  return {{"bag", tiles()},
          {"persons", persons()},
          {"tributes", tributes()},
          {"policies", policies()},
          {"carriages", tiles().part(kCarriage, kCarriages)},
          {"bonus tiles", bonuses()}};
}

Names EmperorFace::cards() {
  std::vector<std::string> names;
  for (int side = 0; side < kPolicySides; side += 2) {
    names.push_back(std::string(kPolicyNames[side]) + "/" + kPolicyNames[side + 1]);
  }
  return {"policy", std::move(names)};
}

namespace {

// Places, sets and frames are counted from 1; covered persons lie in the most places.
Names counted_places() {
  std::vector<std::string> names;
  for (int place = 1; place <= kMostCovered; ++place) names.push_back(std::to_string(place));
  return {"place", std::move(names)};
}

}  // namespace

std::optional<Names> EmperorFace::names_of(std::string_view kind) const {
  if (kind == "person") return persons();
  if (kind == "withdrawal") return withdrawals();
  if (kind == "bonus") return bonuses();
  if (kind == "treasure") return treasures();
  if (kind == "kind") return tributes();
  if (kind == "tile") return tiles();
  if (kind == "immediate") return tiles().part(kJewel, kImmediates);
  if (kind == "card") return cards();
  if (kind == "decree") return decrees();
  if (kind == "source") return sources();
  if (kind == "what") return pendings();
  if (kind == "place" || kind == "set" || kind == "frame") return counted_places();
  return std::nullopt;
}

std::string EmperorFace::tribute_name(int kind) const {
  return "tribute-" + std::to_string(edition().tribute_points[kind]);
}

std::string EmperorFace::effect_name(int effect) const {
  if (effect < kOfBonus) return withdrawal_name(effect - kOfWithdrawal);
  if (effect < kOfPalace) return bonus_name(effect - kOfBonus);
  return "palace-" + std::to_string(effect - kOfPalace);
}

Names EmperorFace::tributes() const {
  std::vector<std::string> names;
  for (int kind = 0; kind < edition().tribute_kinds; ++kind) names.push_back(tribute_name(kind));
  return {"tribute", std::move(names)};
}

Names EmperorFace::effects() const {
  std::vector<std::string> names(kEffects);
  std::copy(names_.withdrawals.begin(), names_.withdrawals.end(), names.begin() + kOfWithdrawal);
  std::copy(names_.bonuses.begin(), names_.bonuses.end(), names.begin() + kOfBonus);
  for (int level = 0; level <= edition().top_level; ++level) {
    names[kOfPalace + level] = effect_name(kOfPalace + level);
  }
  return {"effect", std::move(names)};
}

std::string EmperorFace::alternative_name(const Alternative& alternative) const {
  constexpr const char* kTyped[] = {"palace",       "trust", "gold",      "cubes",  "points",
                                    "bonus-person", "tile",  "two-tiles", "person", "two-persons",
                                    "tribute",      "score", "flip"};
  static_assert(std::size(kTyped) == kIcons);
  std::string text;
  for (int i = 0; i < alternative.size; ++i) {
    const Part part = alternative.parts[i];
    text += (i == 0 ? "" : " + ") + std::string(kTyped[part.icon]);
    if (part.icon <= kPoints || part.amount > 1) text += " " + std::to_string(part.amount);
  }
  return text;
}

// ---- Words -----------------------------------------------------------------------------------

// "General 9": the kind and the power, where the edition's name is made of these.
std::string EmperorFace::person_word(const Words& words, int type) const {
  const std::string& kind = names_.kinds[type];
  const std::string power = std::to_string(edition().persons[type].power);
  const bool marshal = ((edition().marshals >> type) & 1u) != 0;
  if (person_name(type) == kind + "-" + power) {
    return words.has("person." + kind)
               ? words.say("person_power",
                           {{"person", words.say("person." + kind)}, {"power", power}})
               : person_name(type);
  }
  if (marshal && person_name(type) == kind) return word_or_name(words, "person", kind);
  return person_name(type);
}

std::string EmperorFace::treasure_word(const Words& words, int treasure) const {
  return word_or_name(words, "treasure", treasure_name(treasure));
}

std::string EmperorFace::bonus_word(const Words& words, int tile) const {
  const Effect& effect = edition().effects[kOfBonus + tile];
  std::string text;
  for (int i = 0; i < effect.size; ++i) {
    text += (i == 0 ? "" : " / ") + alternative_word(words, effect.alternatives[i]);
  }
  return words.say("bonus_tile", {{"effect", text}});
}

std::string EmperorFace::effect_word(const Words& words, int effect) const {
  if (effect < kOfBonus) {
    return words.say("withdrawal_tile", {{"tile", withdrawal_name(effect - kOfWithdrawal)}});
  }
  if (effect < kOfPalace) return bonus_word(words, effect - kOfBonus);
  return words.say("palace_space", {{"n", effect - kOfPalace}});
}

std::string EmperorFace::alternative_word(const Words& words,
                                          const Alternative& alternative) const {
  std::vector<std::string> parts;
  for (int i = 0; i < alternative.size; ++i) {
    parts.push_back(icon_word(words, alternative.parts[i]));
  }
  return words.list(parts);
}

namespace {

constexpr const char* kSourceNames[] = {"start",  "policies",       "decrees",   "effects",
                                        "losses", "final_policies", "trust",     "palace",
                                        "gold",   "persons",        "treasures", "tributes"};
static_assert(std::size(kSourceNames) == kSources);

}  // namespace

Names EmperorFace::sources() {
  return {"source", kSourceNames};
}

const char* EmperorFace::source_name(int source) const {
  return source >= 0 && source < kSources ? kSourceNames[source] : "";
}

}  // namespace pentarch::emperor
