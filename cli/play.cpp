// A match in the terminal: people at one keyboard, bots in the other seats.
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "cli/commands.hpp"
#include "cli/players.hpp"
#include "cli/program.hpp"
#include "engine/terminal_text.hpp"
#include "table/record.hpp"

namespace pentarch::cli {

namespace {

// Makes an empty file; false where there is one already. Where it can't be made, whoever writes to
// it says so.
bool begin_file(const std::string& path) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (file < 0) return errno != EEXIST;
  ::close(file);
  return true;
}

// Where records go when nobody says: the place for a program's state. The file is made at once, so
// that no other process takes the name.
std::string default_record(const std::string& game) {
  namespace fs = std::filesystem;
  const char* state = std::getenv("XDG_STATE_HOME");
  const char* home = std::getenv("HOME");
  const fs::path base = state != nullptr && *state != '\0' ? fs::path(state)
                        : home != nullptr                  ? fs::path(home) / ".local" / "state"
                                                           : fs::path(".");
  const fs::path folder = base / "pentarch";
  std::error_code error;
  fs::create_directories(folder, error);
  if (error)
    throw Refusal("the folder " + quote(folder.string()) +
                  " can't be made; name a file with --record");
  const std::time_t now = std::time(nullptr);
  char stamp[32];
  std::strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", std::localtime(&now));
  for (int number = 1;; ++number) {
    const std::string suffix = number == 1 ? "" : fmt::format("-{}", number);
    const fs::path file = folder / fmt::format("{}-{}{}.jsonl", game, stamp, suffix);
    if (begin_file(file.string())) return file.string();
  }
}

// Appends the new lines of a record to its file, all of a decision in one piece.
class RecordFile {
 public:
  RecordFile(std::string path, std::size_t already) : path_(std::move(path)), written_(already) {}

  void keep_up(const Match& match) {
    const std::vector<std::string>& lines = match.record();
    if (lines.size() == written_) return;
    if (!file_exists(path_)) written_ = 0;  // somebody has removed it: it is whole again
    std::string text;
    for (std::size_t i = written_; i < lines.size(); ++i) text += lines[i] + "\n";
    std::ofstream file(path_, std::ios::binary | std::ios::app);
    file.write(text.data(), static_cast<std::streamsize>(text.size()));
    file.close();
    if (!file) throw Refusal("the record " + quote(path_) + " can't be written");
    written_ = lines.size();
  }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
  std::size_t written_;
};

std::string trimmed(const std::string& text) {
  constexpr const char* kBlank = " \t\r";
  const std::size_t first = text.find_first_not_of(kBlank);
  if (first == std::string::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

class Terminal {
 public:
  Terminal(Match& match, std::vector<Participant> players, Outsiders& outsiders, RecordFile file,
           std::string language, std::uint64_t seed)
      : match_(match),
        players_(std::move(players)),
        outsiders_(outsiders),
        file_(std::move(file)),
        language_(std::move(language)),
        words_(Words::of(language_, "cli")),
        seed_(seed),
        tty_(isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0) {
    style_.colour = isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr;
  }

  int run() {
    file_.keep_up(match_);
    heard_.assign(players_.size(), match_.events(kNobody, 0, language_, Naming::kWords).size());
    const Words& game = Words::of(language_, "games/" + match_.game().id);
    out_line(
        words_.say("welcome", {{"game", game.say("title")},
                               {"players", fmt::format("{}", fmt::join(match_.players(), ", "))}}));
    bool go_on = true;
    while (go_on && !match_.finished()) go_on = one_decision();
    if (match_.finished()) show_end(match_.standing(kNobody));
    out_line(words_.say(match_.finished() ? "kept" : "saved", {{"file", mended(file_.path())}}));
    return 0;
  }

 private:
  bool one_decision() {
    Seat seat = match_.deciders().lowest();
    match_.deciders().for_each([&](Seat decider) {
      if (players_[decider].bot) seat = decider;  // bots answer first
    });
    if (!players_[seat].bot) return ask(seat);
    if (const Result<Done> done = play_bot(match_, *players_[seat].bot, seat, seed_, outsiders_);
        !done) {
      forfeit(seat, done.message());
      return false;
    }
    file_.keep_up(match_);
    if (!someone_plays()) tell_news(kNobody);
    return true;
  }

  void forfeit(Seat seat, const std::string& why) {
    fmt::print(stderr, "{} lost the game: {}\n", program_in(*players_[seat].bot, seat), why);
    show_end(after_forfeit(match_.standing(kNobody), match_.seats(), seat));
  }

  bool someone_plays() const {
    return std::any_of(players_.begin(), players_.end(),
                       [](const Participant& p) { return !p.bot; });
  }

  // ---- Showing ----

  int rows() const {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0) return size.ws_row;
    return 24;
  }

  // What the seat has not heard yet; at a terminal no more than fits below the board.
  void tell_news(Seat seat) {
    std::size_t& heard = seat == kNobody ? heard_[0] : heard_[seat];
    const std::vector<LoggedEvent> news = match_.events(seat, heard, language_, Naming::kTyped);
    heard += news.size();
    std::size_t from = 0;
    if (tty_ && someone_plays()) {
      const int room = std::max(3, rows() - board_lines_ - 3);
      if (news.size() > static_cast<std::size_t>(room)) from = news.size() - room;
    }
    for (std::size_t i = from; i < news.size(); ++i) {
      out_line(coloured("  " + news[i].sentence, "3", style_.colour));
    }
  }

  void draw(Seat seat) {
    if (tty_) out("\x1b[2J\x1b[3J\x1b[H");
    const std::string board = match_.board(seat, language_, style_);
    board_lines_ = static_cast<int>(std::count(board.begin(), board.end(), '\n'));
    out(board);
    tell_news(seat);
  }

  void list_moves(const std::vector<Choice>& choices, const std::string& with) {
    int widest = 0;
    std::vector<std::string> cells;
    for (std::size_t i = 0; i < choices.size(); ++i) {
      if (!with.empty() && choices[i].notation.find(with) == std::string::npos) continue;
      cells.push_back(fmt::format("{:>3} {}", i + 1, choices[i].notation));
      widest = std::max(widest, columns(cells.back()));
    }
    if (cells.empty()) return out_line(words_.say("none_with", {{"word", quote(with)}}));
    const int across = std::max(1, 79 / (widest + 2));
    const int down = (static_cast<int>(cells.size()) + across - 1) / across;
    for (int row = 0; row < down; ++row) {
      std::string text;
      for (int column = 0; column < across; ++column) {
        const int i = column * down + row;
        if (i < static_cast<int>(cells.size())) text += padded(cells[i], widest + 2);
      }
      out_line(text);
    }
  }

  void show_end(const Standing& standing) {
    out(match_.board(kNobody, language_, style_));
    out_line("");
    const Words& game = Words::of(language_, "games/" + match_.game().id);
    std::vector<Value> winners;
    int points = 0;
    for (int seat = 0; seat < match_.seats(); ++seat) {
      std::string sources;
      for (int source = 0; !match_.source_name(source).empty(); ++source) {
        sources += fmt::format("  {} {}", game.say("source." + match_.source_name(source)),
                               standing.by_source[seat][source]);
      }
      out_line(fmt::format("  {}. {} {:>4} {}", standing.rank[seat],
                           padded(match_.players()[seat], 14), standing.points[seat], sources));
      if (standing.rank[seat] == 1) {
        winners.push_back(person("seat", static_cast<Seat>(seat)));
        points = standing.points[seat];
      }
    }
    if (winners.size() == 1) return out_line(words_.say("won", {winners[0], {"n", points}}));
    std::vector<std::string> names;
    for (const Value& winner : winners) names.push_back(winner.text);
    out_line(words_.say("shared", {{"seats", game.list(names)}, {"n", points}}));
  }

  // Who plays alone against bots is addressed.
  Value person(const char* value_name, Seat seat) const {
    const auto people = std::count_if(players_.begin(), players_.end(),
                                      [](const Participant& one) { return !one.bot; });
    if (people == 1 && !players_[seat].bot) return person_addressed(value_name, language_);
    return person_called(value_name, language_, match_.players()[seat]);
  }

  // ---- Asking ----

  // Asks until a move is made. False: the player wants to stop, or the input has ended.
  bool ask(Seat seat) {
    if (!draw_curtain(seat)) return false;
    constexpr std::size_t kMostListed = 2000;
    const auto [choices, cut, next] = value_of(match_.choices(seat, {}, kMostListed));
    draw(seat);
    for (;;) {
      out_line(match_.prompt(seat, language_));
      const std::string count = fmt::format("{}{}", choices.size(), cut ? "+" : "");
      out(words_.say("ask", {{"n", count}}) + " > ");
      std::string line;
      if (!std::getline(std::cin, line)) {
        out_line("");
        return false;
      }
      const Reply reply = answer(seat, line, choices);
      if (reply == Reply::kQuit) return false;
      if (reply == Reply::kDone) return true;
    }
  }

  // Between two people nobody sees the other's hand.
  bool draw_curtain(Seat seat) {
    const Seat before = std::exchange(last_person_, seat);
    if (!tty_ || before == seat || before == kNobody) return true;
    out("\x1b[2J\x1b[3J\x1b[H");
    out_line(words_.say("curtain", {person("seat", seat)}));
    std::string line;
    return static_cast<bool>(std::getline(std::cin, line));
  }

  enum class Reply { kAgain, kDone, kQuit };

  Reply answer(Seat seat, std::string line, const std::vector<Choice>& choices) {
    line = trimmed(line);
    const std::size_t space = line.find(' ');
    std::string word = line.substr(0, space);
    for (char& c : word) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    const std::string rest = space == std::string::npos ? "" : trimmed(line.substr(space));
    if (word == "quit" || word == "q" || word == "exit") return Reply::kQuit;
    if (word.empty() || word == "moves" || word == "m") {
      list_moves(choices, rest);
      return Reply::kAgain;
    }
    if (word == "help" || word == "h" || word == "?") {
      out_line(words_.say("help", {{"example", choices.front().notation}}));
      return Reply::kAgain;
    }
    if (word == "log") {
      for (const LoggedEvent& told : match_.events(seat, 0, language_, Naming::kTyped)) {
        out_line(told.sentence);
      }
      return Reply::kAgain;
    }
    if (word == "board" || word == "b") {
      draw(seat);
      return Reply::kAgain;
    }
    if (word == "hint") {
      give_hint(seat);
      return Reply::kAgain;
    }
    if (word == "undo" || word == "u") return after(undo(seat));
    return make_move(seat, line, choices);
  }

  // The best that a bot found, and what comes closest.
  void give_hint(Seat seat) {
    const Explanation found = value_of(match_.explain(*find_bot("hard"), seat, seed_, 3));
    const char* key = "hint";
    for (const Explanation::Considered& one : found.considered) {
      const int percent = static_cast<int>(std::lround(100 * one.expected[seat]));
      out_line(words_.say(std::exchange(key, "hint_or"),
                          {{"move", one.notation}, {"percent", percent}}));
    }
  }

  // One keyboard for all: whoever of the people moved last may take it back; before that, a sealed
  // answer of one of them.
  Result<Done> undo(Seat seat) {
    for (Seat other = 0; other < players_.size(); ++other) {
      if (!players_[other].bot && match_.answered(other)) return match_.undo(other, language_);
    }
    const Seat last = match_.last_decider();
    const bool person = last < players_.size() && !players_[last].bot;
    return match_.undo(person ? last : seat, language_);
  }

  Reply make_move(Seat seat, const std::string& line, const std::vector<Choice>& choices) {
    int number = 0;
    const auto [end, failed] = std::from_chars(line.data(), line.data() + line.size(), number);
    if (failed != std::errc() || end != line.data() + line.size()) {
      return after(match_.play(seat, line, language_));
    }
    const int most = static_cast<int>(choices.size());
    if (number < 1 || number > most) {
      out_line(words_.say("no_number", {{"n", number}, {"most", most}}));
      return Reply::kAgain;
    }
    return after(match_.play(seat, choices[number - 1].notation, language_));
  }

  Reply after(const Result<Done>& done) {
    if (!done) {
      out_line("! " + done.message());
      return Reply::kAgain;
    }
    file_.keep_up(match_);
    return Reply::kDone;
  }

  Match& match_;
  std::vector<Participant> players_;
  Outsiders& outsiders_;
  RecordFile file_;
  std::string language_;
  const Words& words_;
  std::uint64_t seed_;
  bool tty_;
  Style style_;
  std::vector<std::size_t> heard_;
  int board_lines_ = 0;
  Seat last_person_ = kNobody;
};

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

// Leaves so many bytes of a file: what is appended must not follow the rest of a line.
void cut_off(const std::string& path, std::uintmax_t size) {
  std::error_code error;
  if (std::filesystem::file_size(path, error) == size && !error) return;
  std::filesystem::resize_file(path, size, error);
  if (error) throw Refusal(quote(path) + " can't be written");
}

int resume(const Common& common, const std::string& path) {
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
  return Terminal(**match, players, outsiders, file, common.language, seed_of(common, fresh_seed()))
      .run();
}

[[noreturn]] void refuse_existing(const std::string& path) {
  throw Refusal(quote(path) +
                " exists; --resume goes on with it, another --record name begins anew");
}

}  // namespace

int play(const Common& common, const PlayArguments& arguments) {
  if (arguments.resume) return resume(common, *arguments.resume);
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
  return Terminal(*match, players, outsiders, file, common.language, combine(key[0], key[1])).run();
}

}  // namespace pentarch::cli
