#include "table/protocol.hpp"

#include <cmath>

namespace pentarch {

namespace {

constexpr const char* kNoMatch = "there is no match yet; begin with new, load or position";

// To four places: what follows is noise.
double rounded(double value) {
  return std::round(value * 1e4) / 1e4;
}

// The answer to a request of which everything was read and is right; else what is wrong with it.
template <class Answer>
Result<Json> once_read(JsonReader& request, const Answer& answer) {
  request.refuse_others();
  if (!request.ok()) return Error{request.error()};
  return answer();
}

bool is_set(JsonReader& request, const char* key) {
  return request.has(key) && request.flag(key);
}

int number_or(int otherwise, JsonReader& request, const char* key, int least, int most) {
  return request.has(key) ? request.number(key, least, most) : otherwise;
}

std::string read_language(JsonReader& request) {
  if (!request.has("lang")) return "en";
  std::string language = request.text("lang");
  if (!is_language(language)) request.fail_at("lang", "must be en, ja or zh");
  return language;
}

// The whole edition, or a built-in one by its name; without either the first of the built-in ones.
Json read_edition(JsonReader& request, const AnyGame& game) {
  const std::vector<std::string>& known = game.info().editions;
  if (!request.has("edition")) return *game.edition(known.front());
  if (!request.is_text("edition")) return request.object("edition");
  const std::string name = request.text("edition");
  if (const Json* edition = game.edition(name)) return *edition;
  std::string names;
  for (const std::string& one : known) names += (names.empty() ? "" : ", ") + one;
  request.fail_at("edition", "is " + quote(name) + "; built in: " + names);
  return {};
}

// The names of the players; without them the numbers of the seats.
std::vector<std::string> read_players(JsonReader& request, int seats) {
  std::vector<std::string> names;
  if (!request.has("players")) {
    for (int seat = 0; seat < seats; ++seat) names.push_back("seat " + std::to_string(seat));
    return names;
  }
  for (const Json& name : request.array("players", seats, seats)) {
    names.push_back(name.is_string() ? name.get<std::string>() : std::string());
    if (!is_player_name(names.back())) {
      request.fail_at("players", "must be names: plain text of at most 32 columns");
    }
  }
  return names;
}

}  // namespace

Json failure(const std::string& message) {
  return {{"ok", false}, {"error", message}};
}

Json game_json(const GameInfo& game) {
  Json options = Json::object();
  Json with_seats = Json::object();
  for (const OptionSpec& option : game.options) {
    for (int i = 0; i < option.size(); ++i) options[option.key].push_back(option.values[i]);
    for (int seats = game.least_seats; seats <= game.most_seats; ++seats) {
      if (option.exists_with(seats)) with_seats[option.key].push_back(seats);
    }
  }
  Json blocks = Json::array();
  for (const Block& block : game.blocks) blocks.push_back({block.name, block.size});
  return {{"id", game.id},
          {"seats", {game.least_seats, game.most_seats}},
          {"options", options},
          {"options_with_seats", with_seats},
          {"editions", game.editions},
          {"rules", game.rules_version},
          {"state_bytes", game.state_bytes},
          {"actions", game.actions},
          {"encoding", blocks}};
}

Json standing_json(const Match& match, Seat listener) {
  const Standing standing = match.standing(listener);
  Json seats = Json::array();
  for (int seat = 0; seat < match.seats(); ++seat) {
    Json sources = Json::object();
    for (int source = 0; source < kMostSources; ++source) {
      const std::string name = match.source_name(source);
      if (!name.empty()) sources[name] = standing.by_source[seat][source];
    }
    seats.push_back(
        {{"points", standing.points[seat]}, {"rank", standing.rank[seat]}, {"sources", sources}});
  }
  return seats;
}

namespace {

// How far the match has come, which everybody may know.
Json progress_json(const Match& match) {
  Json deciders = Json::array();
  match.deciders().for_each([&](Seat seat) { deciders.push_back(seat); });
  return {{"deciders", deciders}, {"finished", match.finished()}, {"decisions", match.decisions()}};
}

}  // namespace

Json summary(const Match& match, Seat listener) {
  Json summary = progress_json(match);
  summary["hash"] = hex(match.hash());
  summary["standing"] = standing_json(match, listener);
  return summary;
}

std::string Protocol::answer(std::string_view line) {
  const Result<Json> json = parse_json(line);
  if (!json) return dump(failure(json.message()));
  JsonReader request(*json, "");
  Json id;
  request.allow("id");
  if (request.has("id")) {
    id = (*json)["id"];
    if (!id.is_string() && !id.is_number()) request.fail_at("id", "must be a text or a number");
  }
  if (!json->is_object()) return dump(failure("a request must be an object"));
  Result<Json> result = request.ok() ? handle(request) : Error{request.error()};
  Json reply = result ? *result : failure(result.message());
  if (result) reply["ok"] = true;
  if (request.has("id") && (id.is_string() || id.is_number())) reply["id"] = id;
  return dump(reply);
}

Result<Json> Protocol::handle(JsonReader& request) {
  const std::string what = request.text("do");
  using Handler = Result<Json> (Protocol::*)(JsonReader&);
  struct Known {
    const char* name;
    Handler handler;
    bool of_match;  // needs one that is running
  };
  constexpr Known kKnown[] = {
      {"games", &Protocol::games, false},       {"numbers", &Protocol::numbers, false},
      {"new", &Protocol::start, false},         {"load", &Protocol::load, false},
      {"position", &Protocol::position, false}, {"scene", &Protocol::scene, true},
      {"view", &Protocol::view, true},          {"encode", &Protocol::encode, false},
      {"legal", &Protocol::legal, false},       {"play", &Protocol::play, true},
      {"preview", &Protocol::preview, true},    {"undo", &Protocol::undo, true},
      {"bot", &Protocol::bot, false},           {"explain", &Protocol::explain, false},
      {"events", &Protocol::events, true},      {"course", &Protocol::course, true},
      {"record", &Protocol::record, true}};
  const auto names = [&] {
    std::string all;
    for (const Known& known : kKnown) all += (all.empty() ? "" : ", ") + std::string(known.name);
    return all;
  };
  if (!request.ok()) return Error{request.error() + ": " + names()};
  for (const Known& known : kKnown) {
    if (what != known.name) continue;
    if (known.of_match && match_ == nullptr) return Error{kNoMatch};
    return (this->*known.handler)(request);
  }
  return Error{"there is no request " + quote(what) + "; there are " + names()};
}

Result<Json> Protocol::games(JsonReader& request) {
  return once_read(request, [&]() -> Result<Json> { return Json{{"games", list_games_()}}; });
}

Result<const AnyGame*> Protocol::game_of(JsonReader& request) const {
  const std::string id = request.text("game");
  if (!request.ok()) return Error{request.error()};
  const AnyGame* game = find_game_(id);
  if (game == nullptr) return Error{"there is no game " + quote(id)};
  return game;
}

Result<Json> Protocol::numbers(JsonReader& request) {
  const Result<const AnyGame*> game = game_of(request);
  if (!game) return game.error();
  const Json edition = read_edition(request, **game);
  return once_read(request, [&]() -> Result<Json> {
    const Result<NumbersInWords> words = (*game)->numbers(edition);
    if (!words) return words.error();
    return Json{{"actions", words->actions}, {"encoding", words->encoding}};
  });
}

Result<Protocol::Beginning> Protocol::beginning(JsonReader& request, int seats) {
  Beginning begin;
  const Result<const AnyGame*> game = game_of(request);
  if (!game) return game.error();
  begin.game = *game;
  const GameInfo& info = begin.game->info();
  begin.setup.seats =
      seats > 0 ? seats : request.number("seats", info.least_seats, info.most_seats);
  begin.edition = read_edition(request, *begin.game);
  std::vector<std::pair<std::string, std::string>> given;
  if (seats == 0 && request.has("options")) {
    for (const auto& [key, value] : request.object("options").items()) {
      if (!value.is_string()) return Error{"options." + quote(key) + " must be a text"};
      given.emplace_back(key, value.get<std::string>());
    }
  }
  if (!request.ok()) return Error{request.error()};
  begin.setup.players = read_players(request, begin.setup.seats);
  begin.setup.key = request.has("seed") ? key_of_seed(request.seed("seed")) : fresh_key();
  if (!request.ok()) return Error{request.error()};
  const Result<Options> options = read_options(info, begin.setup.seats, given);
  if (!options) return options.error();
  begin.setup.options = *options;
  return begin;
}

// The same where a position or a view says how many seats there are.
Result<Protocol::Beginning> Protocol::beginning_in(JsonReader& request, const char* key,
                                                   const Json& position) {
  if (!request.ok()) return Error{request.error()};
  JsonReader reader(position, key);
  const int seats = reader.number("seats", 1, kMostSeats);
  if (!reader.ok()) return Error{reader.error()};
  return beginning(request, seats);
}

// A match takes the place of the one before once nothing speaks against it.
Result<Json> Protocol::begun(Result<std::unique_ptr<Match>> match) {
  if (!match) return match.error();
  match_ = std::move(*match);
  return summary(*match_, kNobody);
}

Result<Json> Protocol::start(JsonReader& request) {
  const Result<Beginning> begin = beginning(request, 0);
  if (!begin) return begin.error();
  return once_read(request,
                   [&] { return begun(begin->game->start(begin->edition, begin->setup)); });
}

Result<Json> Protocol::load(JsonReader& request) {
  ReplayOptions options;
  if (request.has("decisions")) {
    options.decisions = static_cast<std::size_t>(request.number("decisions", 0, 1'000'000));
  }
  std::string text;
  for (const Json& line : request.array("record", 1, kMostRecordLines)) {
    text += (line.is_string() ? line.get<std::string>() : dump(line)) + "\n";
  }
  return once_read(request, [&] { return begun(replay(text, find_game_, fresh_key(), options)); });
}

// With a position: sets it up as a new match. Without: tells the one of the match.
Result<Json> Protocol::position(JsonReader& request) {
  if (!request.has("position")) {
    return once_read(request, [&]() -> Result<Json> {
      if (match_ == nullptr) return Error{kNoMatch};
      return Json{{"position", match_->position()}};
    });
  }
  const Json& position = request.object("position");
  const Result<Beginning> begin = beginning_in(request, "position", position);
  if (!begin) return begin.error();
  return once_read(request, [&] {
    return begun(begin->game->start_from(begin->edition, position, begin->setup));
  });
}

namespace {

// The seat of a request; a spectator where none is named and one may look on.
Seat read_seat(JsonReader& request, const Match& match, bool spectator) {
  if (spectator && !request.has("seat")) return kNobody;
  return static_cast<Seat>(request.number("seat", 0, match.seats() - 1));
}

}  // namespace

Result<Protocol::Asked> Protocol::asked(JsonReader& request) {
  Asked asked;
  if (!request.has("view")) {
    if (match_ == nullptr) return Error{std::string(kNoMatch) + ", or bring game and view along"};
    asked.match = match_.get();
    asked.seat = read_seat(request, *match_, false);
    return asked;
  }
  const Json& view = request.object("view");
  asked.seat = static_cast<Seat>(request.number("seat", 0, kMostSeats - 1));
  const Result<Beginning> begin = beginning_in(request, "view", view);
  if (!begin) return begin.error();
  Result<std::unique_ptr<const Match>> match =
      begin->game->look(begin->edition, view, asked.seat, begin->setup);
  if (!match) return match.error();
  asked.own = std::move(*match);
  asked.match = asked.own.get();
  return asked;
}

namespace {

// The most decisions that are listed at once.
constexpr int kMostListed = 10'000;

// Who looks, in what language, and how much of it.
struct Looking {
  Seat seat;
  std::string language;
  bool person;
};

Looking read_looking(JsonReader& request, const Match& match) {
  return {read_seat(request, match, true), read_language(request), is_set(request, "person")};
}

// What a listener wants to hear beside the language.
struct Listening {
  std::size_t from;
  Manner manner;
};

Listening read_listening(JsonReader& request) {
  return {static_cast<std::size_t>(number_or(0, request, "from", 0, 1'000'000'000)),
          {is_set(request, "links") ? Naming::kLinked : Naming::kTyped, is_set(request, "named")}};
}

// The action numbers with which the decisions that are asked for begin.
std::vector<int> read_steps(JsonReader& request) {
  constexpr std::size_t kMostSteps = 1000;
  std::vector<int> steps;
  if (!request.has("steps")) return steps;
  for (const Json& step : request.array("steps", 0, kMostSteps)) {
    if (!is_number_in(step, 0, INT32_MAX)) request.fail_at("steps", "must be action numbers");
    steps.push_back(request.ok() ? step.get<int>() : 0);
  }
  return steps;
}

Json view_json(const Match& match, const Looking& by) {
  return {{"view", by.person ? match.shown(by.seat) : match.view(by.seat)},
          {"prompt", match.prompt(by.seat, by.language)},
          {"standing", standing_json(match, by.seat)}};
}

Json choices_json(const Choices& choices) {
  Json moves = Json::array();
  for (const Choice& choice : choices.list) {
    moves.push_back(
        {{"move", choice.notation}, {"actions", choice.actions}, {"touches", choice.touches}});
  }
  Json answer{{"legal", moves}};
  if (choices.cut) {
    answer["cut"] = true;
    answer["next"] = choices.next;
  }
  return answer;
}

Json events_json(const Match& match, Seat seat, const std::string& language,
                 const Listening& listening) {
  Json events = Json::array();
  for (const LoggedEvent& told : match.events(seat, listening.from, language, listening.manner)) {
    events.push_back({{"number", told.number}, {"event", told.event}, {"text", told.sentence}});
  }
  return events;
}

}  // namespace

// What one screen needs at once: how far the match has come, and the members of `view`, `legal` and
// `events` as these answer them. A spectator has nothing to decide.
Result<Json> Protocol::scene(JsonReader& request) {
  const Looking by = read_looking(request, *match_);
  const Listening listening = read_listening(request);
  return once_read(request, [&]() -> Result<Json> {
    Json scene = progress_json(*match_);
    scene.update(view_json(*match_, by));
    scene["events"] = events_json(*match_, by.seat, by.language, listening);
    const Result<Choices> choices =
        by.seat == kNobody ? Choices{} : match_->choices(by.seat, {}, kMostListed);
    if (!choices) return choices.error();
    scene.update(choices_json(*choices));
    return scene;
  });
}

Result<Json> Protocol::view(JsonReader& request) {
  const Looking by = read_looking(request, *match_);
  return once_read(request, [&]() -> Result<Json> { return view_json(*match_, by); });
}

Result<Json> Protocol::legal(JsonReader& request) {
  const Result<Asked> about = asked(request);
  if (!about) return about.error();
  const std::vector<int> steps = read_steps(request);
  const int most = number_or(kMostListed, request, "most", 1, kMostListed);
  return once_read(request, [&]() -> Result<Json> {
    const Result<Choices> choices =
        about->match->choices(about->seat, steps, static_cast<std::size_t>(most));
    if (!choices) return choices.error();
    Json answer = choices_json(*choices);
    if (request.has("steps")) answer["next"] = choices->next;
    return answer;
  });
}

Result<Json> Protocol::encode(JsonReader& request) {
  const Result<Asked> about = asked(request);
  if (!about) return about.error();
  return once_read(request, [&]() -> Result<Json> {
    Json numbers = Json::array();
    for (const ActiveNumber& one : about->match->encoding(about->seat)) {
      numbers.push_back({one.place, one.value});
    }
    return Json{{"numbers", numbers}};
  });
}

namespace {

// A decision that a seat declares, or would.
struct Declaration {
  Seat seat;
  std::string move;
  std::string language;
};

Declaration read_declaration(JsonReader& request, const Match& match) {
  return {read_seat(request, match, false), request.text("move"), read_language(request)};
}

// Where the match stands now, as the seat that changed it may know it.
Result<Json> changed(const Result<Done>& done, const Match& match, Seat seat) {
  if (!done) return done.error();
  return summary(match, seat);
}

}  // namespace

Result<Json> Protocol::play(JsonReader& request) {
  const auto [seat, move, language] = read_declaration(request, *match_);
  return once_read(request,
                   [&] { return changed(match_->play(seat, move, language), *match_, seat); });
}

Result<Json> Protocol::preview(JsonReader& request) {
  const auto [seat, move, language] = read_declaration(request, *match_);
  return once_read(request, [&]() -> Result<Json> {
    const Result<Foretold> foretold = match_->preview(seat, move, language);
    if (!foretold) return foretold.error();
    Json sentences = Json::array();
    for (const LoggedEvent& told : foretold->events) sentences.push_back(told.sentence);
    return Json{{"preview", sentences}, {"revocable", foretold->revocable}};
  });
}

Result<Json> Protocol::undo(JsonReader& request) {
  const Seat seat = read_seat(request, *match_, false);
  const std::string language = read_language(request);
  return once_read(request, [&] { return changed(match_->undo(seat, language), *match_, seat); });
}

// The bot that a request names, with the time that it has.
Result<Bot> Protocol::read_bot(JsonReader& request) const {
  constexpr double kToThink = 0.75;  // the rest of the time goes for the way there and back
  Result<Bot> bot = request.has("bot") ? find_bot(request.text("bot")) : Result<Bot>(bot_);
  if (bot && request.has("seconds")) {
    bot->most_seconds = static_cast<float>(kToThink * request.real("seconds", 0.001, 3600));
  }
  if (!request.ok()) return Error{request.error()};
  return bot;
}

Result<Protocol::Question> Protocol::question(JsonReader& request) {
  Result<Asked> about = asked(request);
  if (!about) return about.error();
  const Result<Bot> bot = read_bot(request);
  if (!bot) return bot.error();
  return Question{std::move(*about), *bot, request.has("seed") ? request.seed("seed") : 0};
}

Result<Json> Protocol::bot(JsonReader& request) {
  const Result<Question> wanted = question(request);
  if (!wanted) return wanted.error();
  const auto& [about, bot, seed] = *wanted;
  return once_read(request, [&]() -> Result<Json> {
    const Result<std::string> move = about.match->advise(bot, about.seat, seed);
    if (!move) return move.error();
    return Json{{"move", *move}};
  });
}

namespace {

Json explanation_json(const Explanation& explained) {
  Json considered = Json::array();
  for (const Explanation::Considered& one : explained.considered) {
    Json expected = Json::array();
    for (const double value : one.expected) expected.push_back(rounded(value));
    considered.push_back({{"move", one.notation},
                          {"visits", one.visits},
                          {"share", rounded(one.share)},
                          {"expected", expected}});
  }
  Json line = Json::array();
  for (const Explanation::Expected& one : explained.line) {
    line.push_back({{"seat", one.seat}, {"move", one.notation}, {"text", one.text}});
  }
  return {{"simulations", explained.simulations}, {"considered", considered}, {"line", line}};
}

}  // namespace

Result<Json> Protocol::explain(JsonReader& request) {
  const Result<Question> wanted = question(request);
  if (!wanted) return wanted.error();
  const auto& [about, bot, seed] = *wanted;
  Inquiry inquiry{.seed = seed};
  inquiry.most = static_cast<std::size_t>(number_or(10, request, "most", 1, 10'000));
  if (request.has("move")) inquiry.move = request.text("move");
  inquiry.language = read_language(request);
  if (is_set(request, "links")) inquiry.naming = Naming::kLinked;
  return once_read(request, [&]() -> Result<Json> {
    const Result<Explanation> explained = about.match->explain(bot, about.seat, inquiry);
    if (!explained) return explained.error();
    return explanation_json(*explained);
  });
}

Result<Json> Protocol::events(JsonReader& request) {
  const Seat seat = read_seat(request, *match_, true);
  const std::string language = read_language(request);
  const Listening listening = read_listening(request);
  return once_read(request, [&]() -> Result<Json> {
    return Json{{"events", events_json(*match_, seat, language, listening)}};
  });
}

Result<Json> Protocol::course(JsonReader& request) {
  const Seat seat = read_seat(request, *match_, true);
  const auto points = [&](const Standing& standing) {
    return Json(std::vector(standing.points.begin(), standing.points.begin() + match_->seats()));
  };
  return once_read(request, [&]() -> Result<Json> {
    Json course = Json::array();
    for (const Decided& one : match_->course(seat)) {
      course.push_back({{"seat", one.seat},
                        {"move", one.notation},
                        {"events", one.events},
                        {"points", points(one.before)}});
    }
    return Json{{"course", course}, {"points", points(match_->standing(seat))}};
  });
}

Result<Json> Protocol::record(JsonReader& request) {
  return once_read(request, [&]() -> Result<Json> {
    Json lines = Json::array();
    for (const std::string& line : match_->record()) lines.push_back(*parse_json(line));
    return Json{{"record", lines}};
  });
}

}  // namespace pentarch
