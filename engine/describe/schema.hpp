// The JSON Schema of described data. What can be listed or counted is said; what depends on other
// members (only so many seats, only cards that exist) is found when the data is read.
#pragma once

#include <functional>

#include "engine/describe/fields.hpp"
#include "engine/game.hpp"
#include "engine/json.hpp"

namespace pentarch {

constexpr const char* kSchemaDialect = "https://json-schema.org/draft/2020-12/schema";

// An object, with no members so far.
Json object_schema();
// An edition has names of its own; those of the game itself are listed.
Json schema_of_name(const Names& names);

// The data that `describe` goes through must be of the largest table.
Json schema_of(const std::string& title, const std::function<void(Fields&)>& describe);

// What the game is called in English.
std::string english_title(const Facts& facts);

}  // namespace pentarch
