#include "games/china/face.hpp"

namespace pentarch::china {

std::string colour_word(const Words& words, int colour) {
  return words.say(std::string("colour.") + kColourNames[colour]);
}

Result<ChinaFace> ChinaFace::load(const Json& edition) {
  Result<NamedEdition> names = load_edition(edition);
  if (!names) return names.error();
  return ChinaFace(std::move(*names));
}

std::vector<PileNames> ChinaFace::piles() const {
  return {{"pile", kCardColours}, {"new pile", kCardColours}};
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

std::optional<Names> ChinaFace::names_of(std::string_view kind) const {
  if (kind == "site") return site_names();
  if (kind == "state") return realm_names();
  if (kind == "colour") return kCardColours;
  if (kind == "piece") return Names("piece", kPieceNames);
  if (kind == "source") return kPointSources;
  if (kind == "origin") return Names("origin", kOriginNames);
  if (kind == "phase") return kPhases;
  return std::nullopt;
}

const char* ChinaFace::source_name(int source) const {
  return source >= 0 && source < kSources ? kSourceNames[source] : "";
}

}  // namespace pentarch::china
