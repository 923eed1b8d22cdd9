// Newgame as people see and type it (engine/face.hpp): names, notation, positions, sentences.
#pragma once

#include "engine/describe/described.hpp"
#include "games/newgame/edition.hpp"
#include "games/newgame/newgame.hpp"

namespace pentarch::newgame {

class NewgameFace : public Described<NewgameFace> {
 public:
  using Game = Newgame;
  using Named = NamedEdition;
  using Path = std::vector<Step>;
  static constexpr std::array<const char*, 0> kWordGroups{};  // cards are numbers

  static Result<NewgameFace> load(const Json& edition);

  const Edition& edition() const { return names_.data; }
  std::vector<std::string> rulebook_breaks() const { return newgame::rulebook_breaks(names_); }

  // position.cpp
  void describe(Fields& fields, State& state, Undeclared& undeclared) const;
  const char* settle(State& state) const;

  // sentences.cpp
  std::string prompt(const State& state, Seat seat, const Voice& voice) const;
  std::string why_not(const State& state, Seat seat, Step step, const Voice& voice) const;
  static Names events();
  void tell(Telling& tell, const Event& event) const;
  std::vector<std::string> touches(const State& state, Seat seat, const Path& path) const;

  // terminal.cpp
  std::string board(const State& state, Seat viewer, const Voice& voice, Style style) const;

  // face.cpp
  std::vector<PileNames> piles() const;
  const char* source_name(int source) const;
  std::vector<Counted> items() const;

  // Moves are typed as the steps are called: `play 7`, `pass`.
  std::optional<Names> names_of(std::string_view kind) const;
  Names cards() const { return {"card", names_.cards}; }

 private:
  explicit NewgameFace(NamedEdition names) : names_(std::move(names)) {}

  NamedEdition names_;
};

}  // namespace pentarch::newgame
