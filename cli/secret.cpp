#include "cli/secret.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace pentarch::cli {

namespace {

constexpr std::size_t kDigits = 16;  // of a word

Secret read_secret(const std::string& text) {
  Secret secret{};
  bool read = text.size() == kDigits * secret.size();
  for (std::size_t i = 0; read && i < secret.size(); ++i) {
    const char* from = text.data() + kDigits * i;
    const auto [end, failed] = std::from_chars(from, from + kDigits, secret[i], 16);
    read = failed == std::errc() && end == from + kDigits;
  }
  if (read) return secret;
  throw Refusal(fmt::format("--secret is {}; it must be the {} hexadecimal digits that were told",
                            quote(text), kDigits * secret.size()));
}

}  // namespace

std::optional<Secret> secret_of(const Common& common, std::span<const Bot> bots,
                                const std::optional<std::string>& saved) {
  if (std::none_of(bots.begin(), bots.end(), [](const Bot& bot) { return bot.is_program(); })) {
    if (!common.secret) return std::nullopt;
    throw Refusal("--secret is of games that a cmd:PROGRAM plays; --seed alone repeats others");
  }
  if (common.secret) return read_secret(*common.secret);
  if (saved) return read_secret(*saved);
  return Secret{fresh_seed(), fresh_seed()};
}

std::string text_of(const Secret& secret) {
  return hex(secret[0]) + hex(secret[1]);
}

std::string secret_line(const Secret& secret) {
  return fmt::format("the draws were mixed with a secret; --secret {} repeats them",
                     text_of(secret));
}

}  // namespace pentarch::cli
