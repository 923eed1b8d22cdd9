// A match in the terminal: begun, or gone on with.
#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/players.hpp"
#include "cli/program.hpp"
#include "cli/record_file.hpp"
#include "cli/terminal.hpp"
#include "table/record.hpp"

namespace pentarch::cli {

namespace {

// Who plays, as given; you against bots where nothing is said.
std::string seating(const Entry& entry, const Common& common) {
  if (common.players) return *common.players;
  std::string players = "you";
  const int seats = seats_of(entry, common, entry.game->info().least_seats);
  for (int seat = 1; seat < seats; ++seat) players += ",medium";
  return players;
}

// The edition that a record was made with, as its header has it.
Json edition_of_record(const Match& match) {
  const Json header = value_of(parse_json(match.record().front()));
  const Json& edition = header["edition"];
  if (edition.contains("whole")) return edition["whole"];
  return *find_any_game(match.game().id)->edition(edition["name"].get<std::string>());
}

int resume(const Common& common, const PlayArguments& arguments) {
  const std::string& path = *arguments.resume;
  if (common.seed) {
    throw Refusal("--seed deals a new game; one that --resume goes on with has its deal already");
  }
  const FileLock lock(path, false);
  const std::string text = read_record(path);
  Result<std::unique_ptr<Match>> match = replay(text, find_any_game, fresh_key());
  if (!match) throw Refusal(quote(path) + ", " + match.message());
  if ((*match)->finished())
    throw Refusal(quote(path) + " is a finished game; pentarch replay shows it");
  const std::vector<Participant> players = common.players
                                               ? players_of(*common.players, common.language)
                                               : players_of_record((*match)->players());
  if (static_cast<int>(players.size()) != (*match)->seats()) {
    throw Refusal(fmt::format("--players names {} players, the record has {} seats", players.size(),
                              (*match)->seats()));
  }
  check_programs(bots_among(players));
  const Outside outside = outside_of(common);
  Outsiders outsiders(outside, (*match)->game().id, edition_of_record(**match));
  cut_off(path, text.size());
  RecordFile file(path, (*match)->record().size());
  return run_terminal(**match, players, outsiders, file,
                      {common.language, fresh_seed(), arguments.ask_all});
}

[[noreturn]] void refuse_existing(const std::string& path) {
  throw Refusal(quote(path) +
                " exists; --resume goes on with it, another --record name begins anew");
}

}  // namespace

int play(const Common& common, const PlayArguments& arguments) {
  if (arguments.resume) return resume(common, arguments);
  if (common.game.empty())
    throw Refusal("name a game to play, or a record with --resume; pentarch games lists the games");
  const Entry& entry = game_of(common);
  const std::vector<Participant> players = players_of(seating(entry, common), common.language);
  if (common.seats && static_cast<std::size_t>(*common.seats) != players.size()) {
    throw Refusal(
        fmt::format("--players names {} players, --seats says {}", players.size(), *common.seats));
  }
  const int seats = value_of(check_seats(entry.game->info(), static_cast<int>(players.size())));
  const ChaChaKey key = common.seed ? key_of_seed(seed_of(common, 0)) : fresh_key();
  const MatchSetup setup{.seats = seats,
                         .options = options_of(entry, seats, common),
                         .key = key,
                         .players = names_of(players)};
  const Json edition = edition_of(entry, common.edition);
  const auto match = value_of(entry.game->start(edition, setup));
  if (arguments.record && file_exists(*arguments.record)) refuse_existing(*arguments.record);
  const Outside outside = outside_of(common);
  check_programs(bots_among(players));
  Outsiders outsiders(outside, entry.game->info().id, edition);
  RecordFile file(arguments.record ? *arguments.record : default_record(entry.game->info().id), 0);
  const FileLock lock(file.path(), true);
  if (!lock.is_empty()) refuse_existing(file.path());
  return run_terminal(*match, players, outsiders, file,
                      {common.language, combine(key[0], key[1]), arguments.ask_all});
}

}  // namespace pentarch::cli
