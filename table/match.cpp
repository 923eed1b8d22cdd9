#include "table/match.hpp"

#include <unistd.h>

#include "engine/hash.hpp"
#include "engine/terminal_text.hpp"

namespace pentarch {

std::uint64_t edition_hash(const Json& edition) {
  return hash_text(dump(edition));
}

Result<int> check_seats(const GameInfo& game, int seats) {
  if (seats >= game.least_seats && seats <= game.most_seats) return seats;
  return Error{game.id + " has " + std::to_string(game.least_seats) + " to " +
               std::to_string(game.most_seats) + " seats, not " + std::to_string(seats)};
}

namespace {

std::string known_keys(const GameInfo& game) {
  std::string keys;
  for (const OptionSpec& option : game.options) {
    keys += (keys.empty() ? "" : ", ") + std::string(option.key);
  }
  return keys.empty() ? "none" : keys;
}

// The place of a value among those of its option, as far as the seat count has it.
Result<std::uint8_t> find_value(const OptionSpec& option, int seats, const std::string& value) {
  const int size = option.size_with(seats);
  if (size == 0) {
    return Error{"option " + std::string(option.key) + " is no choice with " +
                 std::to_string(seats) + " seats"};
  }
  std::string known;
  for (int i = 0; i < size; ++i) {
    if (value == option.values[i]) return static_cast<std::uint8_t>(i);
    known += (i == 0 ? "" : ", ") + std::string(option.values[i]);
  }
  return Error{"option " + std::string(option.key) + " can't be " + quote(value) + "; it can be " +
               known};
}

}  // namespace

Result<Options> read_options(const GameInfo& game, int seats,
                             const std::vector<std::pair<std::string, std::string>>& given) {
  Options options{};
  std::array<bool, kMostOptions> set{};
  for (const auto& [key, value] : given) {
    std::size_t i = 0;
    while (i < game.options.size() && key != game.options[i].key) ++i;
    if (i == game.options.size()) {
      return Error{game.id + " has no option " + quote(key) + "; it has " + known_keys(game)};
    }
    const Result<std::uint8_t> found = find_value(game.options[i], seats, value);
    if (!found) return found.error();
    if (std::exchange(set[i], true)) return Error{"option " + quote(key) + " is given twice"};
    options[i] = *found;
  }
  return options;
}

Json options_json(const GameInfo& game, int seats, const Options& options) {
  Json json = Json::object();
  for (std::size_t i = 0; i < game.options.size(); ++i) {
    if (!game.options[i].exists_with(seats)) continue;
    json[game.options[i].key] = game.options[i].values[options[i]];
  }
  return json;
}

bool is_player_name(std::string_view name) {
  return !name.empty() && is_plain(name) && columns(name) <= 32;
}

ChaChaKey fresh_key() {
  ChaChaKey key{};
  if (getentropy(key.data(), sizeof key) != 0) __builtin_trap();  // no entropy, no fair match
  return key;
}

}  // namespace pentarch
