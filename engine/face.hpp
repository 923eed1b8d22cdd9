// The face of a game: everything that people see and type, outside the hot path. It adds no rule.
//
// A face holds one edition with the names of its components. Sentences are made here alone, for
// terminal and page alike, out of the words of the game's folder.
//
//   notation / read_move   a decision in plain words and back, without loss. The notation names
//                          components and open places only, so that it reads the same for all.
//   position / read_position  any state as JSON and back; a view is the position of a mask. A
//                          member that nobody knows is refused, and so is a piece too many or too
//                          few. Where `rounds` are counted, the last one counts at the end.
//   why_not                why a step is not legal here, in a sentence.
//   touches                the pieces that a decision touches, each as often as it is taken, and
//                          "do:WORD" for what is done with them. No two decisions of a seat touch
//                          the same pieces, so a decision can be made by pointing at them. What
//                          begins with "own:" pays for the rest.
//   sentence, event_json   an event as a seat heard it (hidden arguments are kHiddenArg), with
//                          all of its arguments.
//   pile_name, component, find_component   chance outcomes by name, for the record.
//   board                  the table as text, at most 80 columns wide, with all that the view has;
//                          where there is less room, what matters least is left out and named.
//   typed_words            the words in which moves are typed in a language (typed_words.hpp).
//   items                  what a balance sheet counts (describe/counted.hpp).
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/describe/counted.hpp"
#include "engine/game.hpp"
#include "engine/json.hpp"
#include "engine/typed_words.hpp"
#include "engine/words.hpp"

namespace pentarch {

// Where a sentence is read. Components are in words; in a terminal some also by the name to be
// typed; on a page they are links, [words](name).
enum class Naming : std::uint8_t { kWords, kTyped, kLinked };

// In whose language, with which names of the seats, and to whom something is said. Whoever is
// addressed is "you"; records and spectators hear of everybody by name.
struct Voice {
  const Words& words;
  std::span<const std::string> names;
  Naming naming = Naming::kWords;
  Seat you = kNobody;
  bool foretells = false;  // it has not happened yet: {will?will take|took}

  // A name is the player's own text: on a page it can't be taken for a link.
  std::string name(Seat seat) const {
    std::string name = seat < names.size() ? names[seat] : std::string();
    if (naming != Naming::kLinked) return name;
    std::replace(name.begin(), name.end(), '[', '(');
    std::replace(name.begin(), name.end(), ']', ')');
    return name;
  }
  // A seat as sentences speak of it, by this name of a value.
  Value person(const char* value_name, Seat seat) const {
    if (seat == you && you != kNobody) return person_addressed(value_name, words.language());
    return person_called(value_name, words.language(), name(seat));
  }

  // A component whose words tell well enough which one it is.
  std::string component(const std::string& in_words, const std::string& typed) const {
    return naming == Naming::kLinked ? "[" + in_words + "](" + typed + ")" : in_words;
  }
  // A component that the words only describe.
  std::string described(const std::string& in_words, const std::string& typed) const {
    return naming == Naming::kTyped ? in_words + " [" + typed + "]" : component(in_words, typed);
  }
};

// How a terminal draws.
struct Style {
  bool colour = false;
  int rows = 0;             // that there is room for: parts that matter less are left out; 0: none
  std::string_view part{};  // only this part of the board, by the word that is typed for it
};

// The pieces of a decision, while they are put together.
struct Pieces {
  std::vector<std::string> list;
  void add(const std::string& piece, int times = 1) { list.insert(list.end(), times, piece); }
};

template <class F>
concept Face = requires(const F& face, const typename F::Game::State& state, Seat seat,
                        const std::vector<typename F::Game::Step>& decision,
                        typename F::Game::Step step, std::string_view text, const Json& json,
                        const Voice& voice, const Event& event, Pile pile, Style style) {
  requires Game<typename F::Game>;
  { F::load(json) } -> std::same_as<Result<F>>;
  { face.edition() } -> std::same_as<const typename F::Game::Edition&>;
  { face.rulebook_breaks() } -> std::same_as<std::vector<std::string>>;
  { face.notation(state, seat, decision) } -> std::same_as<std::string>;
  {
    face.read_move(state, seat, text, voice)
  } -> std::same_as<Result<std::vector<typename F::Game::Step>>>;
  { face.why_not(state, seat, step, voice) } -> std::same_as<std::string>;
  { face.touches(state, seat, decision) } -> std::same_as<std::vector<std::string>>;
  { face.position(state) } -> std::same_as<Json>;
  { face.read_position(json) } -> std::same_as<Result<typename F::Game::State>>;
  { face.prompt(state, seat, voice) } -> std::same_as<std::string>;
  { face.sentence(event, voice) } -> std::same_as<std::string>;
  { face.event_json(event) } -> std::same_as<Json>;
  { face.source_name(0) } -> std::same_as<const char*>;
  { face.pile_name(pile) } -> std::same_as<std::string>;
  { face.component(pile, 0) } -> std::same_as<std::string>;
  { face.find_pile(text) } -> std::same_as<std::optional<Pile>>;
  { face.find_component(pile, text) } -> std::same_as<std::optional<int>>;
  { face.board(state, seat, voice, style) } -> std::same_as<std::string>;
  { face.typed_words(voice.words) } -> std::same_as<TypedWords>;
  { face.items() } -> std::same_as<std::vector<Counted>>;
};

}  // namespace pentarch
