#include "table/record.hpp"

#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/players.hpp"
#include "cli/program.hpp"
#include "cli/whole_file.hpp"
#include "table/protocol.hpp"

namespace pentarch::cli {

namespace {

// False: a program has lost, and the record ends there.
bool play_to_the_end(Match& match, const std::vector<Bot>& bots, std::uint64_t seed,
                     Outsiders& outsiders) {
  while (!match.finished()) {
    const Seat seat = match.deciders().lowest();
    const Result<Done> done = play_bot(match, bots[seat], seat, seed, outsiders);
    if (done) continue;
    fmt::print(stderr, "{} lost the game: {}\n", program_in(bots[seat], seat), done.message());
    return false;
  }
  return true;
}

}  // namespace

int record(const Common& common, const RecordArguments& arguments) {
  const Entry& entry = game_of(common);
  if (arguments.file && file_exists(*arguments.file)) {
    throw Refusal(quote(*arguments.file) + " exists; name another file with --out");
  }
  std::optional<WholeFile> file;
  if (arguments.file) file.emplace(*arguments.file);
  std::vector<std::string> players;
  if (common.players) {
    players = split_at(*common.players, ',');
  } else {
    players.assign(seats_of(entry, common, entry.game->info().least_seats), "greedy");
  }
  const int seats = seats_of(entry, common, static_cast<int>(players.size()));
  if (static_cast<std::size_t>(seats) != players.size()) {
    throw Refusal(
        fmt::format("--players names {} players, --seats says {}", players.size(), seats));
  }
  std::vector<Bot> bots;
  for (std::string& player : players) {
    bots.push_back(value_of(find_bot(player)));
    player = name_of(bots.back());
  }
  const std::uint64_t seed = seed_of(common, fresh_seed());
  MatchSetup setup{.seats = seats,
                   .options = options_of(entry, seats, common),
                   .key = key_of_seed(seed),
                   .players = players};
  const Json edition = edition_of(entry, common.edition);
  const auto match = value_of(entry.game->start(edition, setup));
  const Outside outside = outside_of(common);
  check_programs(bots);
  Outsiders outsiders(outside, entry.game->info().id, edition);
  const bool whole = play_to_the_end(*match, bots, seed, outsiders);
  std::string text;
  for (const std::string& line : match->record()) text += line + "\n";
  if (file) {
    file->write(text);
  } else {
    out(text);
  }
  if (!common.seed) fmt::print(stderr, "--seed {} deals this game again\n", seed);
  return whole ? 0 : 1;
}

namespace {

// Whose eyes the record is read with; nothing: the operator's, who sees all.
using Viewer = std::optional<Seat>;

Viewer viewer_of(const std::optional<std::string>& given, int seats) {
  if (!given) return std::nullopt;
  const std::string& text = *given;
  if (text == "nobody") return kNobody;
  if (text.size() == 1 && text[0] >= '0' && text[0] < '0' + seats)
    return static_cast<Seat>(text[0] - '0');
  throw Refusal(fmt::format("--view is {}; it must be a seat from 0 to {}, or nobody", quote(text),
                            seats - 1));
}

// A hash is of the whole position and would let a viewer test guesses; so would the legal moves of
// another seat, which name its covered cards.
Json decision_json(const Match& match, Seat seat, const std::string& move, Viewer viewer,
                   const ReplayArguments& arguments) {
  Json json = {{"decision", match.decisions()}, {"seat", seat}, {"move", move}};
  if (!viewer) json["hash"] = hex(match.hash());
  if (arguments.legal && viewer.value_or(seat) == seat) {
    json["legal"] = Json::array();
    const Choices choices = value_of(match.choices(seat, {}, 10'000));
    for (const Choice& choice : choices.list) json["legal"].push_back(choice.notation);
    if (choices.cut) json["cut"] = true;
  }
  if (arguments.positions) json["position"] = viewer ? match.view(*viewer) : match.position();
  return json;
}

Json end_json(const Match& match, Viewer viewer, const ReplayArguments& arguments) {
  Json json = summary(match, viewer.value_or(kNobody));
  if (viewer) json.erase("hash");
  if (arguments.positions) json["position"] = viewer ? match.view(*viewer) : match.position();
  return json;
}

// The log in words, the table and the points, as the chosen seat sees them.
void print_match(const Match& match, const std::string& language, Seat viewer) {
  const TypedWords typed = match.typed_words(language);
  for (const LoggedEvent& told : match.events(viewer, 0, language, Naming::kTyped)) {
    out_line(typed.spelled(told.sentence));
  }
  out_line("");
  out(match.board(viewer, language, Style{}));
  out_line("");
  const Standing standing = match.standing(viewer);
  for (int seat = 0; seat < match.seats(); ++seat) {
    out_line(fmt::format("{}. {}: {}", standing.rank[seat], match.players()[seat],
                         standing.points[seat]));
  }
}

}  // namespace

int replay_file(const Common& common, const ReplayArguments& arguments) {
  if ((arguments.legal || arguments.positions) && !common.json) {
    throw Refusal("--legal and --positions go with --json");
  }
  if (arguments.verify && arguments.view) {
    throw Refusal("--verify tells the hash of everything; leave --view out");
  }
  const std::string text =
      arguments.verify
          ? read_file(arguments.file)
          : read_record(arguments.file, {.decisions = arguments.to.value_or(SIZE_MAX)});
  const auto replayed = [&](const ReplayOptions& options, const OnDecision& on_decision) {
    auto match = replay(text, find_any_game, fresh_key(), options, on_decision);
    if (!match) throw Refusal(quote(arguments.file) + ", " + match.message());
    return std::move(*match);
  };
  const Viewer viewer = viewer_of(arguments.view, replayed({.decisions = 0}, {})->seats());
  std::vector<std::string> lines;  // printed only when the whole record proved sound
  const OnDecision on_decision = [&](const Match& match, Seat seat, const std::string& move) {
    if (common.json) lines.push_back(dump(decision_json(match, seat, move, viewer, arguments)));
  };
  const auto match = replayed(
      {.decisions = arguments.to.value_or(SIZE_MAX), .verify = arguments.verify}, on_decision);
  if (common.json) {
    for (const std::string& line : lines) out_line(line);
    out_line(dump(end_json(*match, viewer, arguments)));
  } else if (arguments.verify) {
    out_line(fmt::format("{} decisions, hash {}: every hash agrees", match->decisions(),
                         hex(match->hash())));
  } else {
    print_match(*match, common.language, viewer.value_or(kNobody));
  }
  return 0;
}

}  // namespace pentarch::cli
