// Comuni as people see and type it (engine/face.hpp): names, notation, positions, sentences.
#pragma once

#include "engine/describe/described.hpp"
#include "games/comuni/comuni.hpp"
#include "games/comuni/edition.hpp"

namespace pentarch::comuni {

class ComuniFace : public Described<ComuniFace> {
 public:
  using Game = Comuni;
  using Named = NamedEdition;
  using Path = std::vector<Step>;
  static constexpr std::array<const char*, 2> kWordGroups{"cube", "type"};

  static Result<ComuniFace> load(const Json& edition);

  const Edition& edition() const { return names_.data; }
  std::vector<std::string> rulebook_breaks() const { return comuni::rulebook_breaks(names_); }

  // notation.cpp: `bid 3 gold 2 pilgrim 4`, `claim gold`, `income gold army`, `withdraw`, `move 5`,
  // `defend league 2 walls 3 pay army 3 gold 4`, `build b-wild-3 culture 3 pay pilgrim 2`,
  // `wall a-economy-1 2`, `done`, `discard a-economy-1 b-wild-2`, `remove 2`, `keep`.
  std::string notation(const State& state, Seat seat, const Path& path) const;
  Result<Path> read_move(const State& state, Seat seat, std::string_view text,
                         const Voice& voice) const;
  std::vector<std::string> touches(const State& state, Seat seat, const Path& path) const;

  // position.cpp
  void describe(Fields& fields, State& state, Undeclared& undeclared) const;
  const char* settle(State& state) const;
  std::vector<int> undeclared_actions(const State& state, Seat seat) const;

  // sentences.cpp
  std::string prompt(const State& state, Seat seat, const Voice& voice) const;
  static Names events();
  void tell(Telling& tell, const Event& event) const;

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
  const std::string& card_name(int card) const { return names_.cards[card]; }
  const std::string& commune_name(int commune) const { return names_.communes[commune]; }
  const std::string& invader_name(int invasion) const { return names_.invaders[invasion]; }
  // "venice-high"
  std::string honour_name(int counter) const {
    return invader_name(counter / 2) + (counter % 2 == 0 ? "-high" : "-low");
  }
  Names communes() const { return {"commune", names_.communes}; }
  Names cards() const { return {"card", names_.cards}; }
  Names invaders() const { return {"invader", names_.invaders}; }
  Names kinds_of(int deck) const;  // the cards of a deck
  Names counters() const;
  static Names targets();  // "economy 1" to "wall 4", as the build steps number them
  int colour_of(int commune) const { return names_.colours[commune]; }
  std::optional<CardId> find_card(std::string_view name) const;
  // "religion card 2", "economy or culture card 3"
  std::string card_word(const Words& words, int card) const;

 private:
  explicit ComuniFace(NamedEdition names) : names_(std::move(names)) {}

  NamedEdition names_;
};

// The steps that answer the questions of an invasion in this way, as far as they are answered.
std::vector<int> answers_of(const Player& player, const Defence& defence);

// Choices that are not declared have no name: a position says their steps.
constexpr const char* kPhaseNames[] = {"project", "",           "",         "",
                                       "",        "displaced",  "invasion", "building",
                                       "",        "discarding", "plunder",  "over"};
inline const Names kPhases{"phase", kPhaseNames};

// Words that several files say.
std::string cube_word(const Words& words, int kind);
std::string type_word(const Words& words, int type);
// "2 gold and 1 pilgrim"
std::string say_cubes(const Words& words, const std::array<int, kTypes>& cubes);
// The name of a commune or an invader in this language, or as the edition calls it.
std::string known_name(const Words& words, const std::string& group, const std::string& id);

}  // namespace pentarch::comuni
