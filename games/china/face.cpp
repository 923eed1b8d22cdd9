#include "games/china/face.hpp"

#include <algorithm>

namespace pentarch::china {

namespace {

std::optional<int> find_in(const std::vector<std::string>& names, std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<int>(found - names.begin());
}

}  // namespace

std::optional<int> find_colour(std::string_view name) {
  for (int colour = 0; colour < kColours; ++colour) {
    if (name == kColourNames[colour]) return colour;
  }
  return std::nullopt;
}

std::string colour_word(const Words& words, int colour) {
  return words.say(std::string("colour.") + kColourNames[colour]);
}

Result<ChinaFace> ChinaFace::load(const Json& edition) {
  Result<NamedEdition> names = load_edition(edition);
  if (!names) return names.error();
  return ChinaFace(std::move(*names));
}

std::string ChinaFace::pile_name(Pile pile) const {
  return pile == kEarly ? "pile" : "new pile";
}

std::optional<Pile> ChinaFace::find_pile(std::string_view name) const {
  for (const Pile pile : {Pile{kEarly}, Pile{kLate}}) {
    if (pile_name(pile) == name) return pile;
  }
  return std::nullopt;
}

std::string ChinaFace::component(Pile, int index) const {
  return kColourNames[index];
}

std::optional<int> ChinaFace::find_component(Pile, std::string_view name) const {
  return find_colour(name);
}

std::optional<int> ChinaFace::find_site(std::string_view name) const {
  return find_in(names_.sites, name);
}

std::optional<int> ChinaFace::find_realm(std::string_view name) const {
  return find_in(names_.realms, name);
}

std::string ChinaFace::realm_word(const Words& words, int realm) const {
  const std::string key = "state." + realm_name(realm);
  return words.has(key) ? words.say(key) : realm_name(realm);
}

std::string ChinaFace::site_word(const Words& words, int site) const {
  const int realm = edition().realm_of[site];
  const std::string& name = site_name(site);
  if (!name.starts_with(realm_name(realm))) return name;
  return words.say(
      "site", {{"state", realm_word(words, realm)}, {"n", name.substr(realm_name(realm).size())}});
}

const char* ChinaFace::source_name(int source) const {
  return source >= 0 && source < kSources ? kSourceNames[source] : "";
}

}  // namespace pentarch::china
