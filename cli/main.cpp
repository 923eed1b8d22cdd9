// The program `pentarch`: reads the command line and hands over to a command.
#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdio>
#include <functional>
#include <sstream>

#include "cli/commands.hpp"
#include "engine/threads.hpp"
#include "server/assets.hpp"

namespace pentarch::cli {
namespace {

constexpr const char* kBots =
    "easy, medium, hard, expert, random, greedy, search:simulations=N, cmd:PROGRAM";

// The page has them as a file, and the program has the page.
std::string licenses() {
  for (const server::Asset& asset : server::assets()) {
    if (asset.path == "NOTICES.txt") return std::string(asset.bytes);
  }
  throw Refusal("this program was built without its page and licenses; make build has both");
}

// CLI11 takes '' and 0x2 for numbers, and says of others only that it can't.
CLI::Validator whole_number() {
  const auto wrong = [](const std::string& text) -> std::string {
    const bool digits = !text.empty() && text.find_first_not_of("0123456789") == text.npos;
    return digits && text.size() < 10 ? "" : quote(text) + " is no whole number";
  };
  return {wrong, ""};
}

class Program {
 public:
  Program() {
    app_.require_subcommand(1);
    app_.set_version_flag("--version", "pentarch " PENTARCH_VERSION);
    app_.add_flag_callback(
        "--licenses", [] { throw CLI::CallForVersion(licenses(), 0); },
        "the licenses of what the program carries inside");
    add_games();
    add_play();
    add_simulate();
    add_arena();
    add_record();
    add_replay();
    add_engine();
    add_serve();
    add_edition();
    add_numbers();
    add_bench();
  }

  int run(int argc, char** argv) {
    try {
      return carry_out(argc, argv);
    } catch (const CLI::ParseError& error) {
      return refuse(std::string(error.what()) + "; pentarch --help says what there is");
    } catch (const Refusal& refusal) {
      return refuse(refusal.what());
    } catch (const std::exception& error) {  // no memory, no threads
      return refuse(std::string("this machine can't do that: ") + error.what());
    }
  }

 private:
  int carry_out(int argc, char** argv) {
    try {
      if (argc > 1) check_command(argv[1]);
      app_.parse(argc, argv);
    } catch (const CLI::Success& wanted) {  // --help, --version, --licenses
      std::ostringstream text;
      app_.exit(wanted, text, text);
      out(text.str());
      return 0;
    }
    return chosen_();
  }

  static int refuse(std::string message) {
    std::replace(message.begin(), message.end(), '\n', ' ');
    std::fprintf(stderr, "pentarch: %s\n", mended(message).c_str());
    return 2;
  }

  // CLI11 would only say that a command is missing.
  void check_command(const std::string& name) const {
    if (name.starts_with('-')) return;
    std::string known;
    for (const CLI::App* command : app_.get_subcommands([](const CLI::App*) { return true; })) {
      if (command->get_name() == name) return;
      known += (known.empty() ? "" : ", ") + command->get_name();
    }
    throw Refusal("there is no command " + quote(name) + "; there are " + known);
  }

  CLI::App* add(const char* name, const char* what, std::function<int()> action) {
    CLI::App* command = app_.add_subcommand(name, what);
    command->callback([this, action = std::move(action)] { chosen_ = action; });
    return command;
  }

  void add_game(CLI::App* command) {
    command->add_option("game", common_.game, "the game, as `pentarch games` lists it")->required();
    command->add_option("--seats", common_.seats, "how many play")->check(whole_number());
    command->add_option("--option", common_.options, "key=value, as often as needed")
        ->allow_extra_args(false);
    command->add_option("--edition", common_.edition, "an edition's name or file")
        ->capture_default_str();
    add_seed(command);
  }
  void add_seed(CLI::App* command) {
    command->add_option("--seed", common_.seed, "makes chance repeatable");
  }
  void add_secret(CLI::App* command) {
    command->add_option("--secret", common_.secret,
                        "repeats games of a cmd:PROGRAM: what was told at their end");
  }
  void add_limit(CLI::App* command) {
    command->add_option("--limit", common_.limit, "seconds that a cmd:PROGRAM has for a decision")
        ->capture_default_str();
  }
  void add_threads(CLI::App* command) {
    command->add_option("--threads", common_.threads, "results don't depend on it")
        ->check(whole_number())
        ->check(CLI::Range(1, kMostThreads))
        ->capture_default_str();
  }
  void add_json(CLI::App* command) { command->add_flag("--json", common_.json, "print JSON"); }
  void add_language(CLI::App* command) {
    command->add_option("--lang", common_.language, "en, ja or zh")
        ->check(CLI::IsMember({"en", "ja", "zh"}));
  }

  void add_games() {
    CLI::App* command =
        add("games", "the games: seats, options, editions", [this] { return list_games(common_); });
    add_json(command);
    add_language(command);
  }
  void add_play() {
    CLI::App* command =
        add("play", "play in the terminal", [this] { return play(common_, play_); });
    command->add_option(
        "--players", common_.players,
        std::string("one for each seat: you, you:NAME, ") + kBots + " (default: you and medium)");
    // A record that is gone on with says all this itself.
    const std::vector<CLI::Option*> of_new_games = {
        command->add_option("game", common_.game, "the game, as `pentarch games` lists it"),
        command->add_option("--seats", common_.seats, "how many play")->check(whole_number()),
        command->add_option("--option", common_.options, "key=value, as often as needed")
            ->allow_extra_args(false),
        command->add_option("--edition", common_.edition, "an edition's name or file"),
        command->add_option("--record", play_.record, "write the record here")};
    CLI::Option* resume = command->add_option("--resume", play_.resume, "go on with this record");
    for (CLI::Option* option : of_new_games) option->excludes(resume);
    command->add_flag("--ask-all", play_.ask_all,
                      "ask also where there is one possibility; it is played by itself otherwise");
    add_limit(command);
    add_seed(command);
    add_language(command);
  }
  void add_simulate() {
    CLI::App* command = add("simulate", "play many games between bots and sum them up",
                            [this] { return simulate(common_, simulate_); });
    add_game(command);
    add_json(command);
    command->add_option("--games", simulate_.games, "how many")->capture_default_str();
    command
        ->add_option("--bots", simulate_.bots, std::string("one for all, or one a seat: ") + kBots)
        ->capture_default_str();
    add_secret(command);
    add_limit(command);
    add_threads(command);
    CLI::Option* audit = command->add_flag("--audit", simulate_.audit, "check every position");
    command->add_flag("--stats", simulate_.stats, "the balance sheet: points, length, components")
        ->excludes(audit);
    command
        ->add_option("--against", simulate_.against,
                     "an edition to compare with over the same deals")
        ->excludes(audit);
    command->add_option("--svg", simulate_.svg, "draw the balance sheet into this file")
        ->excludes(audit);
  }
  void add_arena() {
    CLI::App* command = add("arena", "play bots against each other and tell how strong they are",
                            [this] { return arena(common_, arena_); });
    add_game(command);
    add_json(command);
    command
        ->add_option("--bots", arena_.bots, std::string("two or more, apart by commas: ") + kBots)
        ->required();
    command->add_option("--games", arena_.games, "how many in all, rounded up to whole rounds")
        ->capture_default_str();
    add_secret(command);
    add_limit(command);
    add_threads(command);
    command->add_flag("--one", arena_.one, "the first bot alone against seats full of the others");
    command->add_option("--sprt", arena_.sprt,
                        "ELO0,ELO1: stop when it is decided (5 % error) whether the first bot is "
                        "stronger than the others by ELO0 or by ELO1");
    command->add_option("--save", arena_.save, "write every game here, and go on from there");
    command->add_option("--svg", arena_.svg, "draw Elo and wins into this file");
    command->footer(
        "Each bot in turn is the one at a table whose other seats the others fill evenly, in "
        "every\n"
        "way there is; with two bots: one A among B's, and one B among A's. A round is one deal "
        "of\n"
        "the cards, played by all these companies with everybody in every seat in turn. Errors "
        "are\n"
        "95 %, from the variance between whole rounds. Elo is by Plackett and Luce from all "
        "ranks,\n"
        "with a mean of 0; each bot has one draw with an average bot added, so that even one that\n"
        "lost everything has a finite Elo.");
  }
  void add_record() {
    CLI::App* command = add("record", "play one game between bots and write its record",
                            [this] { return record(common_, record_); });
    add_game(command);
    command->add_option("--players", common_.players, std::string("one for each seat: ") + kBots);
    add_limit(command);
    command->add_option("--out", record_.file, "a file (default: standard output)");
  }
  void add_replay() {
    CLI::App* command =
        add("replay", "replay a record", [this] { return replay_file(common_, replay_); });
    command->add_option("file", replay_.file, "the record")->required();
    command->add_option("--to", replay_.to, "stop after so many decisions")
        ->check(CLI::Range(0, 1'000'000'000));
    command->add_option("--view", replay_.view, "as this seat, or nobody, sees it");
    command->add_flag("--verify", replay_.verify, "demand every hash and the end");
    command->add_flag("--legal", replay_.legal, "with --json: all legal moves of each decision");
    command->add_flag("--positions", replay_.positions, "with --json: the whole position");
    add_json(command);
    add_language(command);
  }
  void add_engine() {
    CLI::App* command =
        add("engine", "JSON lines on standard input and output, for bots and other programs",
            [this] { return run_engine(engine_); });
    command->add_option("--bot", engine_.bot, "answers where a request names none")
        ->capture_default_str();
  }
  void add_serve() {
    CLI::App* command =
        add("serve", "the page: all games in a browser", [this] { return run_serve(serve_); });
    command->add_option("--port", serve_.port, "by default 8080, or the next that is free")
        ->check(CLI::Range(0, 65535));
    command->add_option("--host", serve_.host, "the address to listen at; 0.0.0.0 is all of them")
        ->capture_default_str();
    command->add_flag("--open", serve_.open, "open it in a browser");
  }
  void add_edition() {
    CLI::App* command = add("edition", "show, check or begin an edition",
                            [this] { return edition(common_, edition_); });
    command->add_option("action", edition_.action, "show, check, new, fields or schema")
        ->required()
        ->check(CLI::IsMember({"show", "check", "new", "fields", "schema"}));
    command->add_option("what", edition_.what, "a game, or a file")->required();
    command->add_option("--edition", edition_.edition, "which of the game's editions");
    CLI::Option* files = command->add_flag("--files", edition_.files,
                                           "the schema of edition files, not of positions");
    command->add_flag("--events", edition_.events, "the schema of events")->excludes(files);
    add_json(command);
  }
  void add_numbers() {
    CLI::App* command = add("numbers", "what action numbers and encodings mean, for learners",
                            [this] { return numbers(common_); });
    command->add_option("game", common_.game, "the game, as `pentarch games` lists it")->required();
    command->add_option("--edition", common_.edition, "an edition's name or file")
        ->capture_default_str();
    add_json(command);
  }
  void add_bench() {
    CLI::App* command =
        add("bench", "measure the speed of every game", [this] { return bench(common_, bench_); });
    command->add_option("game", common_.game, "one game only");
    CLI::Option* signature =
        command->add_flag("--signature", bench_.signature, "print the signatures instead");
    command->add_flag("--table", bench_.table, "print a table for a document (Markdown)")
        ->excludes(signature);
    command->add_option("--seconds", bench_.seconds, "for each seat count, 0.01 to 600")
        ->capture_default_str();
    add_json(command);
  }

  CLI::App app_{"Pentarch: modern board games, one exact engine", "pentarch"};
  std::function<int()> chosen_;
  Common common_;
  PlayArguments play_;
  SimulateArguments simulate_;
  ArenaArguments arena_;
  RecordArguments record_;
  ReplayArguments replay_;
  EngineArguments engine_;
  ServeArguments serve_;
  EditionArguments edition_;
  BenchArguments bench_;
};

}  // namespace
}  // namespace pentarch::cli

int main(int argc, char** argv) {
  // A closed pipe and a file that may not grow become a message and an exit code.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  return pentarch::cli::Program().run(argc, argv);
}
