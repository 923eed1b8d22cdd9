#include "cli/terminal.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <csignal>
#include <iostream>
#include <optional>

#include "cli/program.hpp"
#include "cli/screen.hpp"
#include "engine/terminal_text.hpp"

namespace pentarch::cli {

namespace {

// ---- Being interrupted -----------------------------------------------------------------------

// What is said then, made beforehand: a handler may do no more than write it.
std::string last_words;
void (*handler_before)(int) = SIG_DFL;

void say_last_words(int number) {
  // Nothing can be done where it can't be written.
  [[maybe_unused]] const auto written = write(STDOUT_FILENO, last_words.data(), last_words.size());
  std::signal(number, handler_before);
  std::raise(number);
}

// ---- What is typed beside moves --------------------------------------------------------------

enum class Command { kQuit, kMoves, kHelp, kLog, kBoard, kMore, kHint, kUndo };
constexpr const char* kCommands[] = {"quit",  "moves", "help", "log",
                                     "board", "more",  "hint", "undo"};

// In the language that is spoken, or in English.
std::optional<Command> find_command(const Words& words, const std::string& typed) {
  for (const Words* one : {&words, &Words::of("en", "cli")}) {
    for (std::size_t i = 0; i < std::size(kCommands); ++i) {
      const std::vector<std::string> names =
          split_at(one->say(std::string("command.") + kCommands[i]), '|');
      if (std::find(names.begin(), names.end(), typed) != names.end()) return Command(i);
    }
  }
  return std::nullopt;
}

// The first word of a line, and the rest.
std::pair<std::string, std::string> first_word(const std::string& line) {
  const std::size_t begin = std::min(line.find_first_not_of(' '), line.size());
  const std::size_t end = std::min(line.find(' ', begin), line.size());
  const std::size_t rest = std::min(line.find_first_not_of(' ', end), line.size());
  const std::size_t last = line.find_last_not_of(' ') + 1;
  return {line.substr(begin, end - begin), rest < last ? line.substr(rest, last - rest) : ""};
}

// ---- The match -------------------------------------------------------------------------------

class Terminal {
 public:
  Terminal(Match& match, const std::vector<Participant>& players, Outsiders& outsiders,
           const RecordFile& file, const TerminalSetup& setup)
      : match_(match),
        players_(players),
        outsiders_(outsiders),
        file_(file),
        setup_(setup),
        words_(Words::of(setup.language, "cli")),
        game_words_(Words::of(setup.language, "games/" + match.game().id)),
        typed_(match.typed_words(setup.language)) {}

  int run() {
    file_.keep_up(match_);
    last_words = "\n" + words_.say("saved", {{"file", mended(file_.path())}}) + "\n";
    handler_before = std::signal(SIGINT, say_last_words);
    if (handler_before == SIG_IGN) std::signal(SIGINT, SIG_IGN);  // as under nohup
    heard_.assign(players_.size(),
                  match_.events(kNobody, 0, setup_.language, Naming::kWords).size());
    screen_.say(
        words_.say("welcome", {{"game", game_words_.say("title")},
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
    if (const Result<Done> done =
            play_bot(match_, *players_[seat].bot, seat, setup_.seed, outsiders_);
        !done) {
      forfeit(seat, done.message());
      return false;
    }
    file_.keep_up(match_);
    if (people() == 0) tell_news(kNobody);
    return true;
  }

  void forfeit(Seat seat, const std::string& why) {
    fmt::print(stderr, "{} lost the game: {}\n", program_in(*players_[seat].bot, seat), why);
    show_end(after_forfeit(match_.standing(kNobody), match_.seats(), seat));
  }

  std::ptrdiff_t people() const {
    return std::count_if(players_.begin(), players_.end(),
                         [](const Participant& p) { return !p.bot; });
  }

  // ---- Showing ----

  // What the seat has not heard yet; at a terminal no more than fits into so many lines.
  void tell_news(Seat seat, int room = 0) {
    std::size_t& heard = seat == kNobody ? heard_[0] : heard_[seat];
    std::vector<std::string> news;
    for (const LoggedEvent& told : match_.events(seat, heard, setup_.language, Naming::kTyped)) {
      news.push_back("  " + typed_.spelled(told.sentence));
    }
    heard += news.size();
    news.insert(news.end(), notes_.begin(), notes_.end());
    notes_.clear();
    auto from = news.begin();
    if (screen_.is_tty() && room > 0) {
      from = news.end();
      while (from != news.begin() && (room -= screen_.lines_of(*(from - 1))) >= 0) --from;
    }
    for (; from != news.end(); ++from) screen_.say(*from, kIndent, "3");
  }

  std::string board(Seat seat, Style style) const {
    style.colour = screen_.has_colour();
    return match_.board(seat, setup_.language, style);
  }

  // Where several people sit at the keyboard it says whom it asks.
  std::string prompt(Seat seat) const {
    const std::string text = match_.prompt(seat, setup_.language);
    if (people() == 1) return text;
    return words_.say("asked", {{"seat", match_.players()[seat]}, {"prompt", text}});
  }

  // The board, and below it what is new, as far as both have room above the prompt.
  void draw(Seat seat) {
    screen_.clear();
    const int room = screen_.rows() - screen_.lines_of(prompt(seat)) - 1;
    const std::string text = board(seat, {.rows = screen_.is_tty() ? room - kLeastNews : 0});
    out(text);
    const auto drawn = static_cast<int>(std::count(text.begin(), text.end(), '\n'));
    tell_news(seat, std::max(kLeastNews, room - drawn));
  }

  void list_moves(const std::vector<Choice>& choices, const std::string& with) {
    int widest = 0;
    std::vector<std::string> cells;
    for (std::size_t i = 0; i < choices.size(); ++i) {
      const std::string& notation = choices[i].notation;
      const std::string shown = typed_.shown(notation);
      const bool has_it = even(shown).find(with) != std::string::npos ||
                          even(notation).find(with) != std::string::npos;
      if (!has_it) continue;
      cells.push_back(fmt::format("{:>3} {}", i + 1, shown));
      widest = std::max(widest, columns(cells.back()));
    }
    if (cells.empty()) return screen_.say(words_.say("none_with", {{"word", quote(with)}}));
    const int across = std::max(1, (screen_.width() - 1) / (widest + 2));
    const int down = (static_cast<int>(cells.size()) + across - 1) / across;
    for (int row = 0; row < down; ++row) {
      std::string text;
      for (int column = 0; column < across; ++column) {
        const int i = column * down + row;
        if (i < static_cast<int>(cells.size())) text += padded(cells[i], widest + 2);
      }
      screen_.say(text.substr(0, text.find_last_not_of(' ') + 1), kIndent + 2);
    }
  }

  void show_help(const std::vector<Choice>& choices) {
    screen_.say(words_.say("help", {{"example", typed_.shown(choices.front().notation)}}),
                kHelpIndent);
    screen_.say(game_words_.say("board.marks"), kHelpIndent);
  }

  void show_end(const Standing& standing) {
    out(board(kNobody, {}));
    if (people() == 1) {
      const auto person = std::find_if(players_.begin(), players_.end(),
                                       [](const Participant& p) { return !p.bot; });
      tell_news(static_cast<Seat>(person - players_.begin()));
    }
    out_line("");
    std::vector<int> seats;
    for (int seat = 0; seat < match_.seats(); ++seat) seats.push_back(seat);
    std::stable_sort(seats.begin(), seats.end(),
                     [&](int a, int b) { return standing.rank[a] < standing.rank[b]; });
    std::vector<Value> winners;
    for (const int seat : seats) {
      show_points(standing, seat);
      if (standing.rank[seat] == 1) winners.push_back(person("seat", static_cast<Seat>(seat)));
    }
    const Value points{"n", standing.points[seats.front()]};
    if (winners.size() == 1) return screen_.say(words_.say("won", {winners[0], points}));
    std::vector<std::string> names;
    for (const Value& winner : winners) names.push_back(winner.text);
    screen_.say(words_.say("shared", {{"seats", game_words_.list(names)}, points}));
  }

  // Who plays alone against bots is addressed.
  Value person(const char* value_name, Seat seat) const {
    if (people() == 1 && !players_[seat].bot) return person_addressed(value_name, setup_.language);
    return person_called(value_name, setup_.language, match_.players()[seat]);
  }

  // A line for a player, and below it what the points are for, as far as there is any.
  void show_points(const Standing& standing, int seat) {
    out_line(fmt::format("  {}. {} {:>4}", standing.rank[seat], padded(match_.players()[seat], 14),
                         standing.points[seat]));
    std::vector<std::string> sources;
    for (int source = 0; !match_.source_name(source).empty(); ++source) {
      const int points = standing.by_source[seat][source];
      if (points == 0) continue;
      sources.push_back(
          fmt::format("{} {} ", game_words_.say("source." + match_.source_name(source)), points));
    }
    for (const std::string& line : wrapped(sources, kTableWidth - kPointsIndent)) {
      out_line(std::string(kPointsIndent, ' ') + line.substr(0, line.find_last_not_of(' ') + 1));
    }
  }

  // ---- Asking ----

  // Asks until a move is made. False: the player wants to stop, or the input has ended.
  bool ask(Seat seat) {
    if (const std::optional<std::string> only = only_choice(seat)) return play_only(seat, *only);
    if (!draw_curtain(seat)) return false;
    constexpr std::size_t kMostListed = 2000;
    const auto [choices, cut, next] = value_of(match_.choices(seat, {}, kMostListed));
    draw(seat);
    for (;;) {
      screen_.say(prompt(seat));
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

  // The decision that is none: the only one there is.
  std::optional<std::string> only_choice(Seat seat) const {
    if (setup_.ask_all) return std::nullopt;
    const Choices two = value_of(match_.choices(seat, {}, 2));
    if (two.list.size() != 1 || two.cut) return std::nullopt;
    return two.list.front().notation;
  }

  // Where others look at the same screen it is not said which one it was: they hear what they may.
  bool play_only(Seat seat, const std::string& notation) {
    const std::string& name = match_.players()[seat];
    value_of(match_.play(seat, notation, setup_.language));
    file_.keep_up(match_);
    notes_.push_back(people() == 1 ? words_.say("only", {{"move", typed_.shown(notation)}})
                                   : words_.say("only_of", {{"seat", name}}));
    return true;
  }

  // Between two people nobody sees the other's hand.
  bool draw_curtain(Seat seat) {
    const Seat before = std::exchange(last_person_, seat);
    if (!screen_.is_tty() || before == seat || before == kNobody) return true;
    screen_.clear();
    screen_.say(words_.say("curtain", {person("seat", seat)}));
    std::string line;
    return static_cast<bool>(std::getline(std::cin, line));
  }

  enum class Reply { kAgain, kDone, kQuit };

  Reply answer(Seat seat, std::string line, const std::vector<Choice>& choices) {
    if (!line.empty() && line.back() == '\r') line.pop_back();
    const auto [word, rest] = first_word(even(line));
    const std::optional<Command> command =
        word.empty() ? Command::kMoves : find_command(words_, word);
    const bool takes_words = command == Command::kMoves;
    if (!command || (!rest.empty() && !takes_words)) return read_move(seat, line, choices);
    switch (*command) {
      case Command::kQuit: return Reply::kQuit;
      case Command::kMoves: list_moves(choices, rest); break;
      case Command::kHelp: show_help(choices); break;
      case Command::kLog: show_log(seat); break;
      case Command::kBoard: draw(seat); break;
      case Command::kMore: out(board(seat, {})); break;
      case Command::kHint: give_hint(seat); break;
      case Command::kUndo: return after(undo(seat));
    }
    return Reply::kAgain;
  }

  void show_log(Seat seat) {
    for (const LoggedEvent& told : match_.events(seat, 0, setup_.language, Naming::kTyped)) {
      screen_.say(typed_.spelled(told.sentence), kIndent);
    }
  }

  // The best that a bot found, and what comes closest.
  void give_hint(Seat seat) {
    const Explanation found =
        value_of(match_.explain(*find_bot("hard"), seat, {.seed = setup_.seed, .most = 3}));
    const char* key = "hint";
    for (const Explanation::Considered& one : found.considered) {
      const int percent = static_cast<int>(std::lround(100 * one.expected[seat]));
      screen_.say(words_.say(std::exchange(key, "hint_or"),
                             {{"move", typed_.shown(one.notation)}, {"percent", percent}}),
                  kIndent);
    }
  }

  // Back to the last decision that was one.
  Result<Done> undo(Seat seat) {
    const Result<Done> undone = undo_one(seat);
    if (!undone) return undone;
    Seat next = match_.deciders().lowest();
    while (!players_[next].bot && only_choice(next)) {
      if (const Result<Done> further = undo_one(next); !further) {
        notes_.push_back("! " + further.message());
        break;
      }
      next = match_.deciders().lowest();
    }
    return undone;
  }

  // One keyboard for all: whoever of the people moved last may take it back; before that, a sealed
  // answer of one of them.
  Result<Done> undo_one(Seat seat) {
    for (Seat other = 0; other < players_.size(); ++other) {
      if (!players_[other].bot && match_.answered(other)) {
        return match_.undo(other, setup_.language);
      }
    }
    const Seat last = match_.last_decider();
    const bool person = last < players_.size() && !players_[last].bot;
    return match_.undo(person ? last : seat, setup_.language);
  }

  // A number of the list, a part of the board, or a move in words.
  Reply read_move(Seat seat, const std::string& line, const std::vector<Choice>& choices) {
    const std::string typed = even(line);
    const auto [word, rest] = first_word(typed);
    if (!rest.empty()) return make_move(seat, line);
    int number = 0;
    const auto [end, failed] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (failed == std::errc() && end == word.data() + word.size()) {
      return make_move_number(seat, number, choices);
    }
    const std::string part = board(seat, {.part = word});
    if (part.empty()) return make_move(seat, line);
    out(part);
    return Reply::kAgain;
  }

  Reply make_move_number(Seat seat, int number, const std::vector<Choice>& choices) {
    const int most = static_cast<int>(choices.size());
    if (number < 1 || number > most) {
      screen_.say(words_.say("no_number", {{"n", number}, {"most", most}}));
      return Reply::kAgain;
    }
    return after(match_.play(seat, choices[number - 1].notation, setup_.language));
  }

  Reply make_move(Seat seat, const std::string& line) {
    const TypedWords::Reading read = typed_.read(line);
    if (!read.unknown.empty()) {
      screen_.say("! " + words_.say("unknown_word", {{"word", quote(read.unknown)}}), kIndent);
      return Reply::kAgain;
    }
    std::vector<std::string> possible;
    for (const std::string& notation : read.notations) {
      const bool is_only = read.notations.size() == 1;
      if (is_only || match_.preview(seat, notation, setup_.language)) possible.push_back(notation);
    }
    if (possible.size() < 2) {
      return after(match_.play(seat, possible.empty() ? read.notations.front() : possible.front(),
                               setup_.language));
    }
    std::vector<std::string> shown;
    for (const std::string& notation : possible) shown.push_back(typed_.shown(notation));
    screen_.say(
        "! " + words_.say("ambiguous", {{"moves", fmt::format("{}", fmt::join(shown, " / "))}}),
        kIndent);
    return Reply::kAgain;
  }

  Reply after(const Result<Done>& done) {
    if (!done) {
      screen_.say("! " + typed_.spelled(done.message()), kIndent);
      return Reply::kAgain;
    }
    file_.keep_up(match_);
    return Reply::kDone;
  }

  static constexpr int kIndent = 4;       // of what goes on below
  static constexpr int kHelpIndent = 15;  // where the explanations of the help stand
  static constexpr int kLeastNews = 3;    // lines below the board
  static constexpr int kTableWidth = 80;
  static constexpr int kPointsIndent = 7;

  Match& match_;
  const std::vector<Participant>& players_;
  Outsiders& outsiders_;
  RecordFile file_;
  TerminalSetup setup_;
  const Words& words_;
  const Words& game_words_;
  TypedWords typed_;
  Screen screen_;
  std::vector<std::size_t> heard_;
  std::vector<std::string> notes_;  // said with the next news
  Seat last_person_ = kNobody;
};

}  // namespace

int run_terminal(Match& match, const std::vector<Participant>& players, Outsiders& outsiders,
                 const RecordFile& file, const TerminalSetup& setup) {
  return Terminal(match, players, outsiders, file, setup).run();
}

}  // namespace pentarch::cli
