// Positions that differ from one in a single place: what random games seldom show.
#pragma once

#include "tests/battery/trial.hpp"

namespace pentarch::battery {

// One place of a position, and the position with that place changed.
struct Change {
  std::string place;  // a JSON pointer
  Json position;
};

// The place without what tells apart its like: "/players/*/tokens".
inline std::string kind_of_place(const std::string& place) {
  std::string kind;
  std::istringstream parts(place.substr(1));
  for (std::string part; std::getline(parts, part, '/');) {
    const bool number = part.find_first_not_of("0123456789") == part.npos;
    kind += "/" + (number ? "*" : part);
  }
  return kind;
}

// Every flag turned, and every number a little more and a little less.
inline std::vector<Change> changed_values(const Json& position) {
  std::vector<Change> changes;
  const auto consider = [&](const std::string& place, const Json& value) {
    changes.push_back({place, position});
    changes.back().position[Json::json_pointer(place)] = value;
  };
  const Json leaves = position.flatten();
  for (const auto& [place, value] : leaves.items()) {
    if (value.is_boolean()) consider(place, !value.get<bool>());
    if (!value.is_number_integer()) continue;
    for (const int more : {-1, 1, 2}) consider(place, value.get<int>() + more);
  }
  return changes;
}

// Some pairs of values exchanged: texts, which are mostly names of components, or what stands in
// like places.
inline std::vector<Change> exchanged_values(const Json& position, int most, FastChance& will) {
  std::vector<std::pair<std::string, Json>> values;
  const Json leaves = position.flatten();
  for (const auto& [place, value] : leaves.items()) values.emplace_back(place, value);
  std::vector<Change> changes;
  for (int i = 0; i < most; ++i) {
    const auto pick = [&] {
      return values[static_cast<std::size_t>(will.below(static_cast<int>(values.size())))];
    };
    const auto [place, value] = pick();
    auto [other_place, other] = pick();
    for (int tries = 0;
         tries < 8 && value.is_number() && kind_of_place(place) != kind_of_place(other_place);
         ++tries) {
      std::tie(other_place, other) = pick();
    }
    const bool alike = value.is_string() && other.is_string();
    if (value == other || !(alike || kind_of_place(place) == kind_of_place(other_place))) continue;
    changes.push_back({place, position});
    changes.back().position[Json::json_pointer(place)] = other;
    changes.back().position[Json::json_pointer(other_place)] = value;
  }
  return changes;
}

// Every list with an entry left out, and with an entry twice.
inline std::vector<Change> changed_lists(const Json& position) {
  std::vector<Change> changes;
  const std::function<void(const Json&, const std::string&)> visit = [&](const Json& json,
                                                                         const std::string& place) {
    for (const auto& [key, value] : json.items()) {
      if (value.is_structured()) visit(value, place + "/" + key);
    }
    if (!json.is_array()) return;
    for (std::size_t i = 0; i < json.size(); ++i) {
      if (json[i].is_null()) continue;  // an empty place at the end may be left out
      const Json::json_pointer list(place);
      changes.push_back({place + "/*", position});
      changes.back().position[list].erase(i);
      changes.push_back({place + "/*", position});
      changes.back().position[list].push_back(json[i]);
    }
  };
  visit(position, "");
  return changes;
}

// Those of the changes of a state that are possible.
template <Face F>
std::vector<StateOf<F>> possible(const Trial<F>& trial, const StateOf<F>& state,
                                 const std::vector<Change>& changes) {
  std::vector<StateOf<F>> found;
  for (const Change& change : changes) {
    const auto read = trial.face.read_position(change.position);
    if (read && !same(*read, state)) found.push_back(*read);
  }
  return found;
}

// Every value changed, and every list.
inline std::vector<Change> single_changes(const Json& position) {
  std::vector<Change> changes = changed_values(position);
  for (Change& change : changed_lists(position)) changes.push_back(std::move(change));
  return changes;
}

// Positions that differ from this one in a single value or list.
template <Face F>
std::vector<StateOf<F>> neighbours(const Trial<F>& trial, const StateOf<F>& state) {
  return possible(trial, state, single_changes(trial.face.position(state)));
}

}  // namespace pentarch::battery
