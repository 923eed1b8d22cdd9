#include "cli/players.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "bots/room.hpp"
#include "engine/chacha.hpp"
#include "engine/terminal_text.hpp"

namespace pentarch::cli {

namespace {

constexpr int kLongestBotName = 28;  // a number may follow it
constexpr const char* kCut = "…";

// Only bots have such names, cut or not.
bool is_search_or_program(const std::string& name) {
  return name.starts_with("search:") || name.starts_with("cmd:");
}

// The bot that a name in a record stands for: `greedy`, or `greedy 2` where there are several.
Result<Bot> bot_of(const std::string& name) {
  return find_bot(name.substr(0, name.find(' ')));
}

bool is_person(const std::string& text) {
  return text == "you" || text.starts_with("you:");
}

Participant player_of(const std::string& text, const std::string& nameless) {
  if (text == "you") return {nameless, std::nullopt};
  if (text.starts_with("you:") && text.size() > 4) {
    const std::string name = text.substr(4);
    if (!is_player_name(name) || columns(name) > 24) {  // a number may follow it
      throw Refusal(quote(name) + " is no name: it must be plain text of at most 24 columns");
    }
    if (!bot_of(name) && !is_search_or_program(name)) return {name, std::nullopt};
    throw Refusal("a person can't be called " + quote(name) + ", like a bot");
  }
  const Result<Bot> bot = find_bot(text);
  if (!bot) throw Refusal(bot.message() + ", and you or you:NAME for a person");
  return {name_of(*bot), *bot};
}

// The start of a text, or its end, in at most so many columns.
std::string start_of(const std::string& text, int width) {
  std::string start = fitted(text, width);
  while (start.ends_with(' ')) start.pop_back();
  return start;
}
std::string end_of(std::string text, int width) {
  while (columns(text) > width) {
    do {
      text.erase(0, 1);
    } while (!text.empty() && (static_cast<unsigned char>(text.front()) & 0xc0) == 0x80);
  }
  return text;
}

}  // namespace

std::string name_of(const Bot& bot) {
  std::string name = bot.name;
  if (!is_plain(name)) {
    for (char& c : name) {
      if (static_cast<unsigned char>(c) < 0x20 || static_cast<unsigned char>(c) > 0x7e) c = '?';
    }
  }
  if (columns(name) <= kLongestBotName) return name;
  // Of a search its first numbers tell most, of a program the end of its path.
  if (!bot.is_program()) return start_of(name, kLongestBotName - 1) + kCut;
  return "cmd:" + (kCut + end_of(name, kLongestBotName - 5));
}

std::vector<Participant> players_of(const std::string& list, const std::string& language) {
  const Words& words = Words::of(language, "cli");
  const std::vector<std::string> texts = split_at(list, ',');
  // Where several people play, nobody is "you" to the others.
  const bool several = std::count_if(texts.begin(), texts.end(), is_person) > 1;
  std::vector<Participant> players;
  for (const std::string& text : texts) {
    players.push_back(player_of(text, words.say(several ? "player" : "you")));
  }
  return players;
}

std::vector<Participant> players_of_record(const std::vector<std::string>& names) {
  std::vector<Participant> players;
  for (const std::string& name : names) {
    const Result<Bot> bot = bot_of(name);
    // A record comes from anywhere: it can't be what starts a program.
    if (is_search_or_program(name) && (!bot || bot->is_program())) {
      throw Refusal(fmt::format(
          "{} {}; say with --players who plays on in each seat", quote(name),
          bot ? "is a program, and a record starts none" : "is not the whole name of a bot"));
    }
    players.push_back(bot ? Participant{name, *bot} : Participant{name, std::nullopt});
  }
  return players;
}

std::vector<std::string> names_of(const std::vector<Participant>& players) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < players.size(); ++i) {
    const auto same = [&](const Participant& other) { return other.name == players[i].name; };
    const bool alone = std::count_if(players.begin(), players.end(), same) == 1;
    names.push_back(alone ? players[i].name : fmt::format("{} {}", players[i].name, i + 1));
  }
  return names;
}

std::vector<Bot> bots_among(const std::vector<Participant>& players) {
  std::vector<Bot> bots;
  for (const Participant& player : players) {
    if (player.bot) bots.push_back(*player.bot);
  }
  return bots;
}

void require_room(std::span<const Bot> bots, int tables) {
  for (const Bot& bot : bots) {
    if (const std::string lacking = lacking_room(bot, tables); !lacking.empty()) {
      throw Refusal(lacking);
    }
  }
}

Result<Done> play_bot(Match& match, const Bot& bot, Seat seat, std::uint64_t seed,
                      Outsiders& outsiders) {
  if (!bot.is_program()) {
    return value_of(match.play(seat, value_of(match.advise(bot, seat, seed)), "en"));
  }
  // Not `seed` nor a mere hash of it: draws may come from the same seed.
  constexpr ChaChaNonce kOfPrograms{1};
  const auto decisions = static_cast<std::uint32_t>(match.decisions());
  const std::uint32_t own_seed = chacha::block(key_of_seed(seed), decisions, kOfPrograms)[0];
  const Result<std::string> move = outsiders.ask(bot, seat, match.view(seat), own_seed);
  if (!move) return move.error();
  const Result<Done> done = match.play(seat, *move, "en");
  if (!done) return Error{fmt::format("it declared {}: {}", quote(*move), done.message())};
  return done;
}

}  // namespace pentarch::cli
