// Described data as JSON.
#pragma once

#include <functional>

#include "engine/describe/fields.hpp"
#include "engine/json.hpp"

namespace pentarch {

Json written(const std::function<void(Fields&)>& describe);

}  // namespace pentarch
