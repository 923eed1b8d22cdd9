// The commands of the program, one file each.
#pragma once

#include "cli/common.hpp"

namespace pentarch::cli {

int list_games(const Common& common);

// What action numbers and encodings mean.
int numbers(const Common& common);

struct PlayArguments {
  std::optional<std::string> resume;  // a record to go on with
  bool ask_all = false;               // also where there is one possibility
  std::optional<std::string> record;  // where to write the record
};
int play(const Common& common, const PlayArguments& arguments);

struct SimulateArguments {
  std::string games = "10000";
  std::string bots = "random";
  bool audit = false;
  bool stats = false;
  std::optional<std::string> against;  // another edition to compare with
  std::optional<std::string> svg;      // where to draw the stats
};
int simulate(const Common& common, const SimulateArguments& arguments);

struct ArenaArguments {
  std::string bots;
  std::string games = "1000";
  bool one = false;                 // the first bot alone against the others
  std::optional<std::string> sprt;  // ELO0,ELO1
  std::optional<std::string> save;  // a file to go on from
  std::optional<std::string> svg;   // where to draw the result
};
int arena(const Common& common, const ArenaArguments& arguments);

struct RecordArguments {
  std::optional<std::string> file;  // where to write; by default standard output
};
int record(const Common& common, const RecordArguments& arguments);

struct ReplayArguments {
  std::string file;
  std::optional<std::size_t> to;
  std::optional<std::string> view;  // a seat, or "nobody"
  bool verify = false;
  bool legal = false;
  bool positions = false;
};
int replay_file(const Common& common, const ReplayArguments& arguments);

struct EngineArguments {
  std::string bot = "hard";  // answers where a request names none
};
int run_engine(const EngineArguments& arguments);

struct ServeArguments {
  std::string host = "127.0.0.1";
  std::optional<std::uint16_t> port;  // without it 8080, or the next that is free
  bool open = false;                  // in a browser, where there is a desktop
};
int run_serve(const ServeArguments& arguments);

struct EditionArguments {
  std::string action;
  std::string what;                    // a game or a file
  std::optional<std::string> edition;  // of the game
  bool files = false;                  // the schema of edition files, not of positions
  bool events = false;                 // or that of events
};
int edition(const Common& common, const EditionArguments& arguments);
// What may be written in a file of this schema, a line each; as JSON a form can be made from it.
void print_edition_fields(const Json& schema, bool as_json);

struct BenchArguments {
  bool signature = false;
  bool table = false;  // print a table for a document
  double seconds = 1.0;
};
int bench(const Common& common, const BenchArguments& arguments);

}  // namespace pentarch::cli
