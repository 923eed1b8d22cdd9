// The set-ups of a game, and the laws about them: options, editions, and what only all set-ups
// together show.
#pragma once

#include <cstdlib>
#include <fstream>
#include <iterator>

#include "engine/describe/position.hpp"
#include "engine/embedded.hpp"
#include "tests/battery/completeness.hpp"

namespace pentarch::battery {

// The default, every other value of every option, one at a time, and the last values of all
// options together.
template <class G>
std::vector<Setup> setups_with(int seats) {
  std::vector<Setup> setups(1);
  setups[0].seats = static_cast<std::uint8_t>(seats);
  Setup all = setups[0];
  int switches = 0;
  for (std::size_t option = 0; option < std::size(G::kOptions); ++option) {
    const OptionSpec& spec = G::kOptions[option];
    const int values = spec.size_with(seats);
    for (int value = 1; value < values; ++value) {
      setups.push_back(setups[0]);
      setups.back().options[option] = static_cast<std::uint8_t>(value);
    }
    if (spec.is_seat || values < 2) continue;
    all.options[option] = static_cast<std::uint8_t>(values - 1);
    ++switches;
  }
  if (switches > 1) setups.push_back(all);
  return setups;
}

template <class G>
std::vector<Setup> all_setups() {
  std::vector<Setup> setups;
  for (int seats = G::kFacts.least_seats; seats <= G::kFacts.most_seats; ++seats) {
    const std::vector<Setup> with = setups_with<G>(seats);
    setups.insert(setups.end(), with.begin(), with.end());
  }
  return setups;
}

// "splendor/3_seats/first_1"
template <class G>
std::string name_of(const Setup& setup) {
  std::string name = std::string(G::kFacts.id) + "/" + std::to_string(setup.seats) + "_seats";
  for (std::size_t option = 0; option < std::size(G::kOptions); ++option) {
    if (setup.options[option] == 0) continue;
    const OptionSpec& spec = G::kOptions[option];
    name += std::string("/") + spec.key + "_" + spec.values[setup.options[option]];
  }
  return name;
}

// ==== Options =================================================================================

// A learner can tell what is played: set-ups whose states differ encode differently.
template <Face F>
void options_are_encoded(const Trial<F>& trial) {
  using G = typename F::Game;
  FirstOfPile chance;
  Silence silence;
  const auto begun = [&](const Setup& setup) {
    const StateOf<F> state = G::start(trial.edition(), setup, chance, silence);
    return G::mask(trial.edition(), state, 0);
  };
  const StateOf<F> here = begun(trial.setup);
  for (const Setup& setup : setups_with<G>(trial.setup.seats)) {
    const StateOf<F> other = begun(setup);
    if (same(here, other)) continue;
    EXPECT_NE(encoding_of<F>(here, 0), encoding_of<F>(other, 0)) << name_of<G>(setup);
  }
}

// ==== All set-ups together ====================================================================

template <Face F>
void every_kind_of_item_is_taken(const Trial<F>& trial) {
  using G = typename F::Game;
  const Counter counter(trial.face.items());
  std::set<std::string> taken;
  for (const Setup& setup : all_setups<G>()) {
    Trial<F> other = trial;
    other.setup = setup;
    watch_games(other, [&](const Moment<G>& moment) {
      for (const Event& event : moment.told) {
        for (const int item : counter.of(event)) {
          taken.insert(counter.items().at(static_cast<std::size_t>(item)).group);
        }
      }
    });
  }
  std::set<std::string> groups;
  for (const CountedItem& item : counter.items()) groups.insert(item.group);
  EXPECT_EQ(taken, groups) << "some are never taken";
}

// The schemas in the repository are those that follow from the descriptions.
template <Face F>
void schemas_are_as_described(const Trial<F>& trial) {
  const auto expect = [](const char* name, const Json& schema) {
    const std::string path = std::string("games/") + F::Game::kFacts.id + "/" + name;
    const std::string described = laid_out(schema) + "\n";
    if (std::getenv("WRITE_SCHEMAS") != nullptr) {
      std::ofstream(std::string(SOURCE_DIR) + "/" + path) << described;
    }
    std::ifstream file(std::string(SOURCE_DIR) + "/" + path);
    const std::string there{std::istreambuf_iterator<char>(file), {}};
    EXPECT_EQ(there, described) << path << " differs; WRITE_SCHEMAS=1 writes it anew";
  };
  expect("position.schema.json", trial.face.position_schema());
  expect("edition.schema.json", trial.face.edition_schema());
  expect("event.schema.json", trial.face.event_schema());
}

// ==== Editions ================================================================================

// A value of an edition file that may be another one changes what is played.
template <Face F>
void every_value_of_an_edition_counts(const Trial<F>& trial) {
  const std::string path = std::string("games/") + F::Game::kFacts.id + "/edition.json";
  const Json edition = *parse_json(embedded(path));
  Findings found;
  int cases = 0;
  for (const Change& change : changed_values(edition)) {
    const auto face = F::load(change.position);
    if (!face) continue;
    ++cases;
    const std::string kind = kind_of_place(change.place);
    if (trial.exceptions.not_played.contains(kind)) continue;
    if (face->edition() == trial.edition()) {
      found.note(kind + " changes nothing", [&] { return change.place; });
    }
  }
  EXPECT_GT(cases, 0);
  note_cases(cases);
}

}  // namespace pentarch::battery
