#include "games/newgame/face.hpp"

namespace pentarch::newgame {

Result<NewgameFace> NewgameFace::load(const Json& edition) {
  Result<NamedEdition> names = load_edition(edition);
  if (!names) return names.error();
  return NewgameFace(std::move(*names));
}

std::vector<PileNames> NewgameFace::piles() const {
  return {{"deck", cards()}};
}

std::optional<Names> NewgameFace::names_of(std::string_view kind) const {
  if (kind == "card") return cards();
  return std::nullopt;
}

const char* NewgameFace::source_name(int source) const {
  constexpr const char* kNames[] = {"cards", "stone"};
  return source >= 0 && source < kSources ? kNames[source] : "";
}

// What a balance sheet counts: cards are taken.
std::vector<Counted> NewgameFace::items() const {
  return {{"card", cards(), {{kTook, argument(1)}}}};
}

}  // namespace pentarch::newgame
