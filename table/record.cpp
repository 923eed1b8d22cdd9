#include "table/record.hpp"

#include <optional>

#include "engine/json.hpp"

namespace pentarch {

Json record_header(const GameInfo& game, const Json& edition, bool built_in,
                   const MatchSetup& setup) {
  const std::string name = edition.value("name", std::string());
  Json header = {{"record", 1},
                 {"game", game.id},
                 {"rules", game.rules_version},
                 {"seats", setup.seats},
                 {"options", options_json(game, setup.seats, setup.options)},
                 {"players", setup.players},
                 {"edition", {{"name", name}, {"hash", hex(edition_hash(edition))}}}};
  if (!built_in) header["edition"]["whole"] = edition;
  return header;
}

std::string move_line(Seat seat, const std::string& notation, std::uint64_t hash) {
  return dump(Json{{"seat", seat}, {"move", notation}, {"on", hex(hash)}});
}

std::string drawn_line(const std::string& from, const std::string& component) {
  return dump(Json{{"drawn", component}, {"from", from}});
}

std::string undo_line(Seat seat) {
  return dump(Json{{"seat", seat}, {"undo", 1}});
}

std::string end_line(int seats, const Standing& standing, std::uint64_t hash) {
  Json points = Json::array();
  Json ranks = Json::array();
  for (int seat = 0; seat < seats; ++seat) {
    points.push_back(standing.points[seat]);
    ranks.push_back(standing.rank[seat]);
  }
  return dump(Json{{"end", {{"points", points}, {"ranks", ranks}}}, {"hash", hex(hash)}});
}

namespace {

// One line of a record, as far as it could be read.
struct Line {
  enum class Kind { kMove, kDrawn, kUndo, kEnd } kind = Kind::kMove;
  int number = 0;
  Seat seat = 0;
  std::string move;
  std::string on;  // hash: before a move, or at the end
  Match::NamedOutcome drawn;
  Json end;
};

Result<Line> read_line(const Json& json, int number) {
  Line line;
  line.number = number;
  JsonReader reader(json, "");
  if (reader.has("drawn")) {
    line.kind = Line::Kind::kDrawn;
    line.drawn = {.from = reader.text("from"), .component = reader.text("drawn")};
  } else if (reader.has("end")) {
    line.kind = Line::Kind::kEnd;
    line.end = reader.object("end");
    line.on = reader.text("hash");
  } else if (reader.has("undo")) {
    line.kind = Line::Kind::kUndo;
    line.seat = static_cast<Seat>(reader.number("seat", 0, kMostSeats - 1));
    reader.number("undo", 1, 1);
  } else if (reader.has("move")) {
    line.seat = static_cast<Seat>(reader.number("seat", 0, kMostSeats - 1));
    line.move = reader.text("move");
    if (reader.has("on")) line.on = reader.text("on");
  } else {
    reader.fail("a line is a move, an undo, something drawn, or the end");
  }
  reader.refuse_others();
  if (!reader.ok()) return Error{reader.error()};
  return line;
}

// The lines of a text with their numbers; the last one must be whole.
Result<std::vector<Json>> read_lines(std::string_view text) {
  std::vector<Json> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string at = "line " + std::to_string(lines.size() + 1);
    if (lines.size() == kMostRecordLines) {
      return Error{at + ": a record has at most " + std::to_string(kMostRecordLines) + " lines"};
    }
    if (end == std::string_view::npos) {
      return Error{at + " is cut off: the record does not end with a line break"};
    }
    Result<Json> json = parse_json(text.substr(0, end));
    if (!json) return Error{at + ": " + json.message()};
    lines.push_back(std::move(*json));
    text.remove_prefix(end + 1);
  }
  if (lines.empty()) return Error{"the record is empty; its first line must be a header"};
  return lines;
}

struct Header {
  const AnyGame* game = nullptr;
  Json edition;
  MatchSetup setup;
  const Json* position = nullptr;
};

Result<Json> find_edition(const AnyGame& game, JsonReader& header) {
  const Json& named = header.object("edition");
  JsonReader edition(named, "edition");
  const std::string name = edition.text("name");
  const std::string hash = edition.text("hash");
  Json found;
  if (edition.has("whole")) {
    found = edition.object("whole");
    if (edition.ok() && found.value("name", Json()) != name) {
      edition.fail_at("name", "is " + quote(name) + "; the whole edition has another name");
    }
  } else if (const Json* built_in = game.edition(name)) {
    found = *built_in;
  } else {
    edition.fail_at("name", "is " + quote(name) + ", which is not built in and not in the record");
  }
  edition.refuse_others();
  if (!edition.ok()) return Error{edition.error()};
  if (hex(edition_hash(found)) == hash) return found;
  return Error{"edition " + quote(name) + " has hash " + hex(edition_hash(found)) + " here, not " +
               quote(hash) + ": the record was made with other components"};
}

Result<MatchSetup> read_setup(const GameInfo& game, JsonReader& header, const ChaChaKey& key) {
  MatchSetup setup;
  setup.key = key;
  setup.seats = header.number("seats", game.least_seats, game.most_seats);
  std::vector<std::pair<std::string, std::string>> given;
  header.allow("options");
  if (!header.has("position")) {
    for (const auto& [name, value] : header.object("options").items()) {
      if (!value.is_string()) return Error{"options." + quote(name) + " must be a text"};
      given.emplace_back(name, value.get<std::string>());
    }
  }
  for (const Json& player : header.array("players", setup.seats, setup.seats)) {
    if (!player.is_string() || !is_player_name(player.get<std::string>())) {
      return Error{"players must be names: plain text of at most 32 columns"};
    }
    setup.players.push_back(player.get<std::string>());
  }
  if (!header.ok()) return Error{header.error()};
  const Result<Options> options = read_options(game, setup.seats, given);
  if (!options) return options.error();
  setup.options = *options;
  return setup;
}

Result<Header> read_header(const Json& json, const FindGame& find_game, const ChaChaKey& key) {
  Header header;
  JsonReader reader(json, "");
  reader.number("record", 1, 1);
  const std::string id = reader.text("game");
  if (!reader.ok()) return Error{"this is no record: " + reader.error()};
  header.game = find_game(id);
  if (header.game == nullptr) return Error{"there is no game " + quote(id)};
  const GameInfo& info = header.game->info();
  const int rules = reader.number("rules", 1, 1'000'000);
  if (reader.ok() && rules != info.rules_version) {
    return Error{"the record was made by version " + std::to_string(rules) + " of the rules of " +
                 id + "; this is version " + std::to_string(info.rules_version)};
  }
  Result<MatchSetup> setup = read_setup(info, reader, key);
  if (!setup) return setup.error();
  header.setup = std::move(*setup);
  Result<Json> edition = find_edition(*header.game, reader);
  if (!edition) return edition.error();
  header.edition = std::move(*edition);
  if (reader.has("position")) header.position = &reader.object("position");
  reader.refuse_others();
  if (!reader.ok()) return Error{reader.error()};
  return header;
}

// Walks through the lines behind the header and plays them.
class Replayer {
 public:
  Replayer(std::vector<Line> lines, const ReplayOptions& options, const OnDecision& on_decision)
      : lines_(std::move(lines)), options_(options), on_decision_(on_decision) {}

  Result<std::unique_ptr<Match>> run(const Header& header) {
    std::vector<Match::NamedOutcome> drawn;
    if (header.position == nullptr) drawn = take_drawn();
    Result<std::unique_ptr<Match>> match =
        header.position != nullptr
            ? header.game->start_from(header.edition, *header.position, header.setup)
            : header.game->restart(header.edition, header.setup, drawn);
    if (!match) return Error{place_of_set_up() + match.message()};
    whole_ = next_;
    const std::size_t stop = behind(options_.decisions);
    while (next_ < stop) {
      const Line& line = lines_[next_++];
      const Result<Done> done = play_line(**match, line);
      if (!done) return Error{"line " + std::to_string(line.number) + ": " + done.message()};
      if (!is_sealed(**match)) whole_ = next_;
    }
    if (next_ < lines_.size()) {
      whole_ = lines_.size();  // as far as was asked for
    } else if (options_.verify && !ended_) {
      return Error{"the record stops before the end of the game: its last line is no end"};
    }
    return match;
  }

  // How many lines behind the header are whole; it may be known though `run` has failed.
  std::optional<std::size_t> whole(bool failed) const {
    if (failed && !lacks_end_) return std::nullopt;
    return whole_;
  }

 private:
  // The line before which so many decisions stand that are not taken back later.
  std::size_t behind(std::size_t decisions) const {
    std::size_t standing = 0;
    std::size_t found = lines_.size();
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      if (lines_[i].kind == Line::Kind::kMove) {
        if (standing == decisions && found == lines_.size()) found = i;
        ++standing;
      } else if (lines_[i].kind == Line::Kind::kUndo && standing > 0) {
        --standing;
        if (standing < decisions) found = lines_.size();
      }
    }
    return found;
  }

  std::vector<Match::NamedOutcome> take_drawn() {
    std::vector<Match::NamedOutcome> drawn;
    while (next_ < lines_.size() && lines_[next_].kind == Line::Kind::kDrawn) {
      drawn.push_back(lines_[next_++].drawn);
    }
    return drawn;
  }

  Result<Done> play_line(Match& match, const Line& line) {
    if (ended_) return Error{"something follows the end"};
    switch (line.kind) {
      case Line::Kind::kDrawn: return Error{"nothing is drawn here"};
      case Line::Kind::kUndo: return match.undo(line.seat, "en");
      case Line::Kind::kEnd: return check_end(match, line);
      case Line::Kind::kMove: break;
    }
    if (options_.verify && line.on.empty()) return Error{"the move has no hash to verify"};
    if (!line.on.empty() && line.on != hex(match.hash())) {
      return Error{"the position here has hash " + hex(match.hash()) + ", the record says " +
                   quote(line.on) + ": something before this line was changed or lost"};
    }
    if (on_decision_) on_decision_(match, line.seat, line.move);
    const Result<Match::Replayed> replayed = match.replay_move(line.seat, line.move, take_drawn());
    if (!replayed) return replayed.error();
    if (replayed->lacking.empty()) return Done{};
    lacks_end_ = next_ == lines_.size();
    return Error{replayed->lacking};
  }

  // The lines that a match is set up from.
  std::string place_of_set_up() const {
    if (next_ == 0) return "line 1: ";
    const std::string last = std::to_string(lines_[next_ - 1].number);
    if (next_ < lines_.size()) return "lines 2 to " + last + ": ";
    return "the record ends with line " + last + ", before its first decision: ";
  }

  static bool is_sealed(const Match& match) {
    bool any = false;
    for (int seat = 0; seat < match.seats(); ++seat) {
      any = any || match.answered(static_cast<Seat>(seat));
    }
    return any;
  }

  Result<Done> check_end(const Match& match, const Line& line) {
    if (!match.finished()) return Error{"the game is not over here"};
    const Result<Json> should =
        parse_json(end_line(match.seats(), match.standing(kNobody), match.hash()));
    if (line.end != (*should)["end"] || line.on != hex(match.hash())) {
      return Error{"the end should be " + dump(*should)};
    }
    ended_ = true;
    return Done{};
  }

  std::vector<Line> lines_;
  const ReplayOptions& options_;
  const OnDecision& on_decision_;
  std::size_t next_ = 0;
  std::size_t whole_ = 0;
  bool lacks_end_ = false;  // the last decision lacks something that it drew
  bool ended_ = false;
};

// A whole record, read and not yet played.
struct Script {
  std::vector<Json> jsons;  // the header has a part of the first one
  Header header;
  std::vector<Line> lines;
};

Result<Script> read_script(std::string_view text, const FindGame& find_game, const ChaChaKey& key) {
  Result<std::vector<Json>> jsons = read_lines(text);
  if (!jsons) return jsons.error();
  Script script{.jsons = std::move(*jsons), .header = {}, .lines = {}};
  Result<Header> header = read_header(script.jsons.front(), find_game, key);
  if (!header) return Error{"line 1: " + header.message()};
  script.header = std::move(*header);
  for (std::size_t i = 1; i < script.jsons.size(); ++i) {
    const int number = static_cast<int>(i + 1);
    Result<Line> line = read_line(script.jsons[i], number);
    if (!line) return Error{"line " + std::to_string(number) + ": " + line.message()};
    script.lines.push_back(std::move(*line));
  }
  return script;
}

}  // namespace

Result<std::unique_ptr<Match>> replay(std::string_view text, const FindGame& find_game,
                                      const ChaChaKey& key, const ReplayOptions& options,
                                      const OnDecision& on_decision) {
  Result<Script> script = read_script(text, find_game, key);
  if (!script) return script.error();
  return Replayer(std::move(script->lines), options, on_decision).run(script->header);
}

Result<std::size_t> whole_size(std::string_view text, const FindGame& find_game,
                               const ReplayOptions& options) {
  const std::size_t last_break = text.rfind('\n');
  if (last_break != text.npos) text = text.substr(0, last_break + 1);
  Result<Script> script = read_script(text, find_game, ChaChaKey{});
  if (!script) return script.error();
  const OnDecision nobody_listens;
  Replayer replayer(std::move(script->lines), options, nobody_listens);
  const Result<std::unique_ptr<Match>> match = replayer.run(script->header);
  const std::optional<std::size_t> lines = replayer.whole(!match);
  if (!lines) return match.error();
  std::size_t size = 0;
  for (std::size_t i = 0; i < 1 + *lines; ++i) size = text.find('\n', size) + 1;
  return size;
}

}  // namespace pentarch
