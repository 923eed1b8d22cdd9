// What follows from the descriptions of a game, for its face to inherit.
//
// The face gives, beside what position.hpp asks for:
//   events()              the kinds of events by name, in their order
//   tell(telling, event)  what an event tells (telling.hpp); hidden arguments are kHiddenArg
//   Named                 its edition with names, which edition.hpp describes
//   piles()               what chance draws from, each pile with the names of its components
//   names_of(kind)        the names of the things that steps and encodings count (numbered.hpp)
//   kWordGroups           the groups of its words in which the words of a notation are
//                         (typed_words.hpp)
#pragma once

#include <optional>

#include "engine/describe/edition.hpp"
#include "engine/describe/numbered.hpp"
#include "engine/describe/position.hpp"
#include "engine/describe/telling.hpp"
#include "engine/typed_move.hpp"
#include "engine/typed_words.hpp"

namespace pentarch {

struct PileNames {
  const char* name;
  Names items;
};

template <class F>
class Described {
 public:
  template <class State>
  Json position(const State& state) const {
    return write_position(face(), state);
  }
  auto read_position(const Json& json) const { return read_position_of(face(), json); }

  Json position_schema() const { return position_schema_of(face()); }
  static Json edition_schema() { return edition_schema_of<typename F::Named>(F::Game::kFacts); }

  Json event_schema() const {
    return event_schema_of(
        F::Game::kFacts, face().events(),
        [this](Telling& telling, const Event& event) { face().tell(telling, event); });
  }

  Json event_json(const Event& event) const {
    return event_as_json(face().events(), event, telling(event));
  }
  std::string sentence(const Event& event, const Voice& voice) const {
    return event_as_sentence(face().events(), event, voice, telling(event));
  }

  // A decision of one step is called what the step is called; the face of a game with longer ones
  // has its own.
  template <class State, class Path>
  std::string notation(const State&, Seat, const Path& path) const {
    return step_words(F::Game::action_of(path.front()));
  }
  template <class State>
  auto read_move(const State&, Seat, std::string_view text, const Voice& voice) const {
    return StepReader(voice).read_step_of(face(), pentarch::typed_words(text), text);
  }

  // Steps and the numbers of an encoding in words (numbered.hpp).
  std::string step_words(int action) const {
    return step_in_words(step_forms<typename F::Game::LastKind>(), action, names());
  }
  TypedStep read_step(const std::vector<std::string>& words) const {
    return pentarch::read_step(step_forms<typename F::Game::LastKind>(), words, names());
  }
  std::vector<std::string> all_step_words() const {
    std::vector<std::string> words;
    for (int action = 0; action < F::Game::kActions; ++action) words.push_back(step_words(action));
    return words;
  }

  // A word of a notation as it is typed in this language, and all of them (typed_words.hpp).
  static std::string typed(const Words& words, std::string_view word) {
    return typed_word(words, F::kWordGroups, word);
  }
  TypedWords typed_words(const Words& words) const {
    std::set<std::string> vocabulary;
    const auto add = [&](std::string_view text) {
      for (const std::string& word : split_at(text, ' ')) vocabulary.insert(word);
    };
    for (const std::string& step : all_step_words()) add(step);
    for (const PileNames& pile : face().piles()) {
      for (int i = 0; i < pile.items.size(); ++i) add(pile.items[i]);
    }
    return {words, F::kWordGroups, vocabulary};
  }

  std::vector<std::string> number_words() const {
    const NamesOf names_of = names();
    NumberWords words(names_of);
    F::Game::go_through(words, typename F::Game::State{}, Seat{0});
    return words.words();
  }

  std::string pile_name(Pile pile) const { return std::string(pile_names()[pile]); }
  std::optional<Pile> find_pile(std::string_view name) const {
    const std::optional<int> found = pile_names().find(name);
    return found ? std::optional(static_cast<Pile>(*found)) : std::nullopt;
  }
  std::string component(Pile pile, int index) const {
    return std::string(face().piles()[pile].items[index]);
  }
  std::optional<int> find_component(Pile pile, std::string_view name) const {
    return face().piles()[pile].items.find(name);
  }

 private:
  struct StepReader : TypedMove {
    explicit StepReader(const Voice& voice) : TypedMove(voice) {}
    using TypedMove::read_step_of;
  };

  const F& face() const { return static_cast<const F&>(*this); }
  // Also the steps and what is in a pile are kinds of things.
  NamesOf names() const {
    return [this](std::string_view kind) -> std::optional<Names> {
      if (kind == "step") return Names("step", all_step_words());
      if (const std::optional<Names> names = face().names_of(kind)) return names;
      for (const PileNames& pile : face().piles()) {
        if (kind == pile.name) return pile.items;
      }
      return std::nullopt;
    };
  }
  TellsEvent telling(const Event& event) const {
    return [this, &event](Telling& telling) { face().tell(telling, event); };
  }
  Names pile_names() const {
    std::vector<std::string> names;
    for (const PileNames& pile : face().piles()) names.emplace_back(pile.name);
    return {"pile", std::move(names)};
  }
};

}  // namespace pentarch
