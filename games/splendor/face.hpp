// Splendor as people see and type it (engine/face.hpp): names, notation, positions, sentences.
#pragma once

#include "engine/describe/described.hpp"
#include "games/splendor/edition.hpp"
#include "games/splendor/splendor.hpp"

namespace pentarch::splendor {

class SplendorFace : public Described<SplendorFace> {
 public:
  using Game = Splendor;
  using Named = NamedEdition;
  using Path = std::vector<Step>;
  static constexpr std::array<const char*, 1> kWordGroups{"colour"};

  static Result<SplendorFace> load(const Json& edition);

  const Edition& edition() const { return names_.data; }
  std::vector<std::string> rulebook_breaks() const { return splendor::rulebook_breaks(names_); }

  // notation.cpp: `take white blue green`, `reserve 2.3`, `reserve deck 2`, `buy 2.3`,
  // `buy 1w3 pay white 2 gold 1`, `return red gold`, `visit noble-w4u4`, `pass`.
  std::string notation(const State& state, Seat seat, const Path& path) const;
  Result<Path> read_move(const State& state, Seat seat, std::string_view text,
                         const Voice& voice) const;

  // position.cpp
  void describe(Fields& fields, State& state, Undeclared& undeclared) const;
  const char* settle(State& state) const;
  std::vector<int> undeclared_actions(const State& state, Seat seat) const;

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
  Names cards() const { return {"card", names_.cards}; }
  Names nobles() const { return {"noble", names_.nobles}; }
  static Names phases();
  const std::string& card_name(int card) const { return names_.cards[card]; }
  const std::string& noble_name(int noble) const { return names_.nobles[noble]; }
  std::optional<CardId> find_card(std::string_view name) const;

 private:
  explicit SplendorFace(NamedEdition names) : names_(std::move(names)) {}

  NamedEdition names_;
};

// The token counts of a player or the stock: five colours and gold.
using Tokens = std::array<int, kColours + 1>;
constexpr Tokens tokens_of(Gems gems, int gold) {
  return {gems[0], gems[1], gems[2], gems[3], gems[4], gold};
}

constexpr Gems gems_of(const Tokens& tokens) {
  Gems gems;
  for (int colour = 0; colour < kColours; ++colour) gems += Gems::of(colour, tokens[colour]);
  return gems;
}

// What a purchase with this much gold for each colour takes from the buyer.
Tokens payment_of(const Edition& edition, const State& state, int action, Gems gold_for);
// The gold for each colour along a path that begins with a purchase.
Gems gold_chosen(const Edition& edition, const State& state, const std::vector<Step>& path);

}  // namespace pentarch::splendor
