// The protocol of `pentarch engine`: one JSON object in, one out, line by line. docs/PROTOCOL.md
// is its description. It runs one match at a time and trusts whoever is at the other end with all
// of it; a seat's view is what a player may be shown.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "table/record.hpp"

namespace pentarch {

class Protocol {
 public:
  using ListGames = std::function<Json()>;

  // The bot answers where a request names none.
  Protocol(FindGame find_game, ListGames list_games, Bot bot)
      : find_game_(std::move(find_game)),
        list_games_(std::move(list_games)),
        bot_(std::move(bot)) {}

  // The answer to one line. Whatever the line is, nothing is changed unless the answer is ok.
  std::string answer(std::string_view line);

 private:
  Result<Json> handle(JsonReader& request);
  Result<Json> games(JsonReader& request);
  Result<Json> numbers(JsonReader& request);
  Result<Json> start(JsonReader& request);
  Result<Json> load(JsonReader& request);
  Result<Json> position(JsonReader& request);
  Result<Json> scene(JsonReader& request);
  Result<Json> view(JsonReader& request);
  Result<Json> encode(JsonReader& request);
  Result<Json> legal(JsonReader& request);
  Result<Json> play(JsonReader& request);
  Result<Json> preview(JsonReader& request);
  Result<Json> undo(JsonReader& request);
  Result<Json> bot(JsonReader& request);
  Result<Json> explain(JsonReader& request);
  Result<Json> events(JsonReader& request);
  Result<Json> course(JsonReader& request);
  Result<Json> record(JsonReader& request);

  Result<const AnyGame*> game_of(JsonReader& request) const;

  // What is common to the requests that begin a match.
  struct Beginning {
    const AnyGame* game = nullptr;
    Json edition;
    MatchSetup setup;
  };
  Result<Beginning> beginning(JsonReader& request, int seats);
  Result<Beginning> beginning_in(JsonReader& request, const char* key, const Json& position);
  Result<Json> begun(Result<std::unique_ptr<Match>> match);

  // What is asked about: a seat of the running match, or of a view that the request brings along.
  struct Asked {
    std::unique_ptr<const Match> own;
    const Match* match = nullptr;
    Seat seat = 0;
  };
  Result<Asked> asked(JsonReader& request);

  // What a bot is asked.
  struct Question {
    Asked about;
    Bot bot;
    std::uint64_t seed = 0;
  };
  Result<Question> question(JsonReader& request);
  Result<Bot> read_bot(JsonReader& request) const;

  FindGame find_game_;
  ListGames list_games_;
  Bot bot_;
  std::unique_ptr<Match> match_;
};

// The answer to what can't be done.
Json failure(const std::string& message);
// Where a match stands, as every answer that changed it says to this listener.
Json summary(const Match& match, Seat listener);
Json standing_json(const Match& match, Seat listener);
Json game_json(const GameInfo& game);

}  // namespace pentarch
