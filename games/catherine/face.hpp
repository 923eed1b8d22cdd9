// Catherine as people see and type it (engine/face.hpp): names, notation, positions, sentences.
#pragma once

#include "engine/describe/described.hpp"
#include "games/catherine/catherine.hpp"
#include "games/catherine/edition.hpp"

namespace pentarch::catherine {

class CatherineFace : public Described<CatherineFace> {
 public:
  using Game = Catherine;
  using Named = NamedEdition;
  using Path = std::vector<Step>;
  static constexpr std::array<const char*, 1> kWordGroups{"city"};

  static Result<CatherineFace> load(const Json& edition);

  const Edition& edition() const { return names_.data; }
  std::vector<std::string> rulebook_breaks() const { return catherine::rulebook_breaks(names_); }

  // notation.cpp: `lay R01 G05 B09`, `play R07 G12 under R03`, `run`, `run bonus discard R01`,
  // `build riga`, `build riga bonus discard R01 R02`, `decline`.
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
  std::vector<std::string> touches(const State& state, Seat seat, const Path& path) const;

  // reasons.cpp
  std::string why_not(const State& state, Seat seat, Step step, const Voice& voice) const;

  // items.cpp
  std::vector<Counted> items() const;

  // terminal.cpp
  std::string board(const State& state, Seat viewer, const Voice& voice, Style style) const;

  // face.cpp
  std::vector<PileNames> piles() const;
  const char* source_name(int source) const;
  std::optional<Names> names_of(std::string_view kind) const;
  // Capital letters make no difference.
  Names cards() const { return Names("card", names_.cards).in_any_case(); }
  Names cities() const { return Names("city", names_.cities).in_any_case(); }
  Names orders() const { return Names("order", names_.orders).in_any_case(); }
  // Those that are counted during the game.
  static Names sources();
  const std::string& card_name(int card) const { return names_.cards[card]; }
  const std::string& city_name(int city) const { return names_.cities[city]; }
  const std::string& order_name(int order) const { return names_.orders[order]; }
  const std::string& family_name(int family) const { return names_.families[family]; }

 private:
  explicit CatherineFace(NamedEdition names) : names_(std::move(names)) {}

  NamedEdition names_;
};

constexpr const char* kPhaseNames[] = {"setup", "play", "run", "books", "over"};
inline const Names kPhases{"phase", kPhaseNames};

// What people call a symbol, a colour or a city.
std::string symbol_word(const Words& words, int symbol);
std::string colour_word(const Words& words, int colour);
std::string city_word(const Words& words, const std::string& name);

}  // namespace pentarch::catherine
