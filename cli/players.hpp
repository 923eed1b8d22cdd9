// Who sits where: people and bots by what the command line calls them, and their names in a record.
#pragma once

#include <span>

#include "cli/common.hpp"
#include "lab/outsider.hpp"

namespace pentarch::cli {

// A person by a name, or a bot.
struct Participant {
  std::string name;
  std::optional<Bot> bot;
};

// The players that a list names, one for each seat: you, you:NAME or bots.
std::vector<Participant> players_of(const std::string& list, const std::string& language);
std::vector<Participant> players_of_record(const std::vector<std::string>& names);

// A name for each seat; two of one name get numbers.
std::vector<std::string> names_of(const std::vector<Participant>& players);

// A bot's name as it can stand in a record: cut where it is long.
std::string name_of(const Bot& bot);

// The bots among the players.
std::vector<Bot> bots_among(const std::vector<Participant>& players);

// Refuses bots whose searches would not find room on this machine, at so many tables at once.
void require_room(std::span<const Bot> bots, int tables);

// Lets the bot decide in its seat. A program that fails changes nothing and is told of.
Result<Done> play_bot(Match& match, const Bot& bot, Seat seat, std::uint64_t seed,
                      Outsiders& outsiders);

}  // namespace pentarch::cli
