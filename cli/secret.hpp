// The secret of games that programs play: drawn before them, told after them.
#pragma once

#include <span>

#include "cli/common.hpp"
#include "lab/deal.hpp"

namespace pentarch::cli {

// None where no program is among the bots. Else as given with --secret, as an earlier run has
// `saved` it, or fresh.
std::optional<Secret> secret_of(const Common& common, std::span<const Bot> bots,
                                const std::optional<std::string>& saved = std::nullopt);

// As --secret takes it.
std::string text_of(const Secret& secret);

// The line that tells it at the end.
std::string secret_line(const Secret& secret);

}  // namespace pentarch::cli
