// Emperor's Choice as people see and type it (engine/face.hpp): names, notation, positions,
// sentences.
#pragma once

#include "engine/describe/described.hpp"
#include "games/emperor/edition.hpp"
#include "games/emperor/emperor.hpp"

namespace pentarch::emperor {

constexpr const char* kDecreeNames[] = {"flip", "tribute"};
constexpr const char* kPendingNames[] = {
    "draft",    "drafted",   "bid",           "on-show", "loss",   "withdraw",  "withdrawn",
    "set",      "use-tiles", "treasures",     "refill",  "decree", "parts",     "final",
    "over",     "victim",    "choice",        "effect",  "raise",  "keep-tile", "keep-person",
    "treasure", "stone",     "choose-policy", "flip",    "show"};
static_assert(std::size(kPendingNames) == static_cast<int>(Pending::kKinds));
static_assert(std::size(kTileNames) == kTiles && std::size(kPolicyNames) == kPolicySides);
static_assert(std::size(kIconNames) == kIcons);

class EmperorFace : public Described<EmperorFace> {
 public:
  using Game = Emperor;
  using Named = NamedEdition;
  using Path = std::vector<Step>;
  static constexpr std::array<const char*, 4> kWordGroups{"person", "tile", "treasure", "policy"};

  static Result<EmperorFace> load(const Json& edition);

  const Edition& edition() const { return names_.data; }
  std::vector<std::string> rulebook_breaks() const { return emperor::rulebook_breaks(names_); }

  // notation.cpp: `pick bonus-gold`, `show general-9 cavalry-2 cubes 3`, `show nothing`, `pass`,
  // `lose cubes`, `withdraw b`, `choose gold 2`, `skip`, `keep stone`, `discard cavalry-2`,
  // `seize grail`, `score legalism`, `score legalism leave`, `flip tour`, `resolve eunuch-2`,
  // `kill b general-9`, `take set 2`, `use envoy`, `use grail`, `recruit general-8`, `hire 3`,
  // `build 2`, `decree flip`, `points`, `tribute`, `done`.
  std::string notation(const State& state, Seat seat, const Path& path) const;
  Result<Path> read_move(const State& state, Seat seat, std::string_view text,
                         const Voice& voice) const;

  // position.cpp
  void describe(Fields& fields, State& state, Undeclared& undeclared) const;
  const char* settle(State& state) const;

  // telling.cpp
  static Names events();
  void tell(Telling& tell, const Event& event) const;

  // sentences.cpp, reasons.cpp
  std::string prompt(const State& state, Seat seat, const Voice& voice) const;
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
  Names persons() const { return {"person", names_.persons}; }
  Names withdrawals() const { return {"withdrawal tile", names_.withdrawals}; }
  Names bonuses() const { return {"bonus tile", names_.bonuses}; }
  Names treasures() const { return {"treasure", names_.treasures}; }
  Names tributes() const;
  Names effects() const;
  static Names tiles() { return {"tile", kTileNames}; }
  static Names policies() { return {"policy", kPolicyNames}; }
  static Names cards();  // "tour/parade"
  static Names decrees() { return {"decree tile", kDecreeNames}; }
  static Names pendings() { return {"phase", kPendingNames}; }
  static Names sources();
  const std::string& person_name(int type) const { return names_.persons[type]; }
  const std::string& withdrawal_name(int tile) const { return names_.withdrawals[tile]; }
  const std::string& bonus_name(int tile) const { return names_.bonuses[tile]; }
  const std::string& treasure_name(int treasure) const { return names_.treasures[treasure]; }
  std::string tribute_name(int kind) const;
  // "b", "bonus-gold", "palace-4": where an effect is printed.
  std::string effect_name(int effect) const;
  // "gold 2", "palace 1 + trust 2": an alternative as it is typed.
  std::string alternative_name(const Alternative& alternative) const;

  // Components as the language calls them; by their name in the edition where it has no word.
  std::string person_word(const Words& words, int type) const;
  std::string treasure_word(const Words& words, int treasure) const;
  std::string bonus_word(const Words& words, int tile) const;
  std::string effect_word(const Words& words, int effect) const;
  std::string alternative_word(const Words& words, const Alternative& alternative) const;

 private:
  void tell_set(Telling& tell, const Things& tiles, const Event& event) const;
  void tell_bonuses(Telling& tell, const Things& bonuses, const Event& event) const;
  void tell_effect(Telling& tell, int effect) const;
  void tell_choice(Telling& tell, int effect, int alternative) const;
  void tell_tributes(Telling& tell, const Event& event) const;

  explicit EmperorFace(NamedEdition names) : names_(std::move(names)) {}

  NamedEdition names_;
};

// The card that the step scores or flips, if any.
std::optional<int> policy_card_of(int action);

char seat_letter(int seat);
std::string tile_word(const Words& words, int tile);
std::string policy_word(const Words& words, int side);
std::string icon_word(const Words& words, Part part);

}  // namespace pentarch::emperor
