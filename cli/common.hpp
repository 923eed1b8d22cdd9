// What the commands of the program share: options from the command line, files, output.
#pragma once

#include <cstdint>
#include <fstream>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "games/registry.hpp"
#include "table/record.hpp"

namespace pentarch::cli {

// Bad input: one line for a person, exit code 2.
struct Refusal : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The value of a result, or a refusal with its message.
template <class T>
T value_of(Result<T> result) {
  if (!result) throw Refusal(result.message());
  return std::move(*result);
}

// The options that many commands have.
struct Common {
  std::string game;
  std::optional<int> seats;
  std::optional<std::string> seed;
  std::optional<std::string> secret;  // of games that programs played
  std::vector<std::string> options;   // key=value
  std::string edition = "standard";   // a name or a file
  std::string language = "en";
  std::optional<std::string> players;
  int threads = 1;
  bool json = false;
  double limit = 10;  // seconds that a program has for a decision
};

const Entry& game_of(const Common& common);
std::uint64_t seed_of(const Common& common, std::uint64_t otherwise);
// 64 bits out of the system's entropy.
std::uint64_t fresh_seed();
// A whole number from 1 to `most`, given with this option.
std::uint64_t count_of(const char* option, const std::string& text, std::uint64_t most);
// A built-in edition by its name, or a file.
Json edition_of(const Entry& entry, const std::string& name);
Options options_of(const Entry& entry, int seats, const Common& common);
int seats_of(const Entry& entry, const Common& common, int otherwise);

// From here on running out of memory, on any thread, ends the program with one line.
void end_where_memory_ends();

bool file_exists(const std::string& path);
std::string read_file(const std::string& path);

struct ReadLine {
  std::string text;  // without its break; longer than kLargestText where the line is, and cut there
  bool whole = true;  // false at the end of the input without a break
};
// The next line, or nothing after the last.
std::optional<ReadLine> read_line(std::streambuf& bytes);

// The lines of a file one after the other, so that its size is of no matter.
class LineReader {
 public:
  explicit LineReader(const std::string& path);
  // The next line without its break, or nothing after the last. One without a break, at the end of
  // the file, was not written to its end: `is_whole` is false then.
  std::optional<std::string> next();
  bool is_whole() const { return whole_; }

 private:
  const std::string path_;
  std::ifstream file_;
  bool whole_ = true;
};

// A record; where its end was cut off while it was written, up to there, and a line that says so.
std::string read_record(const std::string& path, const ReplayOptions& options = {});

// Keeps a file that is appended to for this process alone; refuses one that another process has.
// It goes with the process, so nothing stays behind after a crash.
class FileLock {
 public:
  // Without `create` a file that can't be opened is not locked: who reads it next says why.
  FileLock(const std::string& path, bool create);
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

  // What was locked is begun by nobody.
  bool is_empty() const;

 private:
  int file_;
};

// Writes to standard output; a closed pipe is a refusal, not a silent end.
void out(std::string_view text);
void out_line(std::string_view text);

const AnyGame* find_any_game(std::string_view id);
// What programs are told of all games.
Json games_json();

}  // namespace pentarch::cli
