// China as people see and type it (engine/face.hpp): names, notation, positions, sentences.
#pragma once

#include "engine/describe/described.hpp"
#include "games/china/china.hpp"
#include "games/china/edition.hpp"

namespace pentarch::china {

class ChinaFace : public Described<ChinaFace> {
 public:
  using Game = China;
  using Named = NamedEdition;
  using Path = std::vector<Step>;
  static constexpr std::array<const char*, 2> kWordGroups{"state", "colour"};

  static Result<ChinaFace> load(const Json& edition);

  const Edition& edition() const { return names_.data; }
  std::vector<std::string> rulebook_breaks() const { return china::rulebook_breaks(names_); }

  // notation.cpp: `house qin3 yellow`, `emissary chu orange orange`, `fortress qi2 yellow`, `stop`,
  // `exchange red`, `take green`, `take pile`, `pass`.
  std::string notation(const State& state, Seat seat, const Path& path) const;
  Result<Path> read_move(const State& state, Seat seat, std::string_view text,
                         const Voice& voice) const;

  // position.cpp
  void describe(Fields& fields, State& state, Undeclared& undeclared) const;
  const char* settle(State& state) const;

  // sentences.cpp
  std::string prompt(const State& state, Seat seat, const Voice& voice) const;
  static Names events();
  void tell(Telling& tell, const Event& event) const;
  std::string why_not(const State& state, Seat seat, Step step, const Voice& voice) const;
  std::vector<std::string> touches(const State& state, Seat seat, const Path& path) const;

  // items.cpp
  std::vector<Counted> items() const;

  // terminal.cpp
  std::string board(const State& state, Seat viewer, const Voice& voice, Style style) const;

  // face.cpp
  std::vector<PileNames> piles() const;
  const char* source_name(int source) const;
  std::optional<Names> names_of(std::string_view kind) const;
  Names site_names() const { return {"site", names_.sites}; }
  Names realm_names() const { return {"state", names_.realms}; }
  int sites() const { return static_cast<int>(names_.sites.size()); }
  const std::string& site_name(int site) const { return names_.sites[site]; }
  const std::string& realm_name(int realm) const { return names_.realms[realm]; }
  Spot spot(int site) const { return names_.spots[site]; }
  // The state's name as the language has it; that of the edition where it has none.
  std::string realm_word(const Words& words, int realm) const;
  // "Zhao 1"; the edition's own name where that is not made of the state's.
  std::string site_word(const Words& words, int site) const;

 private:
  explicit ChinaFace(NamedEdition names) : names_(std::move(names)) {}

  NamedEdition names_;
};

constexpr const char* kPieceNames[] = {"house", "fortress", "emissary"};
constexpr const char* kSourceNames[] = {"houses", "alliances", "roads"};
constexpr const char* kOriginNames[] = {"early", "late", "untold"};
constexpr const char* kPhaseNames[] = {"turn", "more", "draw", "over"};
inline const Names kPointSources{"source", kSourceNames};
inline const Names kPhases{"phase", kPhaseNames};

std::string colour_word(const Words& words, int colour);

}  // namespace pentarch::china
