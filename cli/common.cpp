#include "cli/common.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <new>

#include "table/protocol.hpp"

namespace pentarch::cli {

const Entry& game_of(const Common& common) {
  if (const Entry* entry = find_game(common.game)) return *entry;
  std::string known;
  for (const Entry& entry : registry())
    known += (known.empty() ? "" : ", ") + entry.game->info().id;
  throw Refusal(fmt::format("there is no game {}; there is {}", quote(common.game), known));
}

std::uint64_t seed_of(const Common& common, std::uint64_t otherwise) {
  if (!common.seed) return otherwise;
  std::uint64_t seed = 0;
  const char* end = common.seed->data() + common.seed->size();
  const auto [last, failed] = std::from_chars(common.seed->data(), end, seed);
  if (failed == std::errc() && last == end && !common.seed->empty()) return seed;
  throw Refusal(fmt::format("--seed is {}; it must be a whole number from 0 to {}",
                            quote(*common.seed), UINT64_MAX));
}

std::uint64_t fresh_seed() {
  const ChaChaKey key = fresh_key();
  return std::uint64_t{key[0]} << 32 | key[1];
}

std::uint64_t count_of(const char* option, const std::string& text, std::uint64_t most) {
  std::uint64_t count = 0;
  const char* end = text.data() + text.size();
  const auto [last, failed] = std::from_chars(text.data(), end, count);
  if (failed == std::errc() && last == end && count >= 1 && count <= most) return count;
  throw Refusal(
      fmt::format("{} is {}; it must be a whole number from 1 to {}", option, quote(text), most));
}

void end_where_memory_ends() {
  std::set_new_handler([] {
    static std::atomic_flag ending;
    while (ending.test_and_set()) ::pause();  // another thread says it
    constexpr std::string_view kLine =
        "pentarch: this machine has no more memory for that; ask for less, or for fewer "
        "--threads\n";
    if (::write(STDERR_FILENO, kLine.data(), kLine.size()) < 0) ::_exit(3);
    ::_exit(2);
  });
}

bool file_exists(const std::string& path) {
  std::error_code error;
  return std::filesystem::exists(path, error);
}

namespace {

std::ifstream open_file(const std::string& path) {
  std::error_code error;
  const auto status = std::filesystem::status(path, error);
  if (error || !std::filesystem::exists(status)) throw Refusal("there is no file " + quote(path));
  if (std::filesystem::is_directory(status))
    throw Refusal(quote(path) + " is a folder, not a file");
  std::ifstream file(path, std::ios::binary);
  if (!file) throw Refusal(quote(path) + " can't be read");
  return file;
}

}  // namespace

std::string read_file(const std::string& path) {
  std::ifstream file = open_file(path);
  std::string text;
  char buffer[1 << 16];
  while (file.read(buffer, sizeof buffer) || file.gcount() > 0) {
    text.append(buffer, static_cast<std::size_t>(file.gcount()));
    if (text.size() > kLargestText) throw Refusal(quote(path) + " is larger than 64 MiB");
  }
  return text;
}

std::optional<ReadLine> read_line(std::streambuf& bytes) {
  ReadLine line;
  for (int c; (c = bytes.sbumpc()) != std::char_traits<char>::eof();) {
    if (c == '\n') return line;
    if (line.text.size() > kLargestText) return line;
    line.text += static_cast<char>(c);
  }
  line.whole = false;
  return line.text.empty() ? std::nullopt : std::optional(line);
}

LineReader::LineReader(const std::string& path) : path_(path), file_(open_file(path)) {}

std::optional<std::string> LineReader::next() {
  const std::optional<ReadLine> line = read_line(*file_.rdbuf());
  whole_ = !line || line->whole;
  if (!line) return std::nullopt;
  if (line->text.size() > kLargestText) {
    throw Refusal(quote(path_) + " has a line of more than 64 MiB");
  }
  return line->text;
}

std::string read_record(const std::string& path, const ReplayOptions& options) {
  std::string text = read_file(path);
  const Result<std::size_t> whole = whole_size(text, find_any_game, options);
  if (!whole) throw Refusal(quote(path) + ", " + whole.message());
  if (*whole == text.size()) return text;
  const auto line =
      std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(*whole), '\n');
  fmt::print(stderr, "{} is cut off: what comes after line {} is not whole and left out\n",
             quote(path), line);
  text.resize(*whole);
  return text;
}

FileLock::FileLock(const std::string& path, bool create)
    : file_(
          ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | (create ? O_CREAT : 0), 0666)) {
  if (file_ < 0 || ::flock(file_, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) return;
  ::close(file_);
  throw Refusal(quote(path) + " is in use by another pentarch; wait for it, or name another file");
}

bool FileLock::is_empty() const {
  struct stat now;
  return ::fstat(file_, &now) != 0 || now.st_size == 0;
}

FileLock::~FileLock() {
  if (file_ >= 0) ::close(file_);
}

Json edition_of(const Entry& entry, const std::string& name) {
  if (const Json* built_in = entry.game->edition(name)) return *built_in;
  if (name.find('/') == std::string::npos && name.find('.') == std::string::npos &&
      !file_exists(name)) {
    throw Refusal(fmt::format("{} has no edition {} and there is no such file; built in: {}",
                              entry.game->info().id, quote(name),
                              fmt::join(entry.game->info().editions, ", ")));
  }
  const Result<Json> json = parse_json(read_file(name));
  if (!json) throw Refusal(quote(name) + ": " + json.message());
  const EditionCheck check = entry.game->check_edition(*json);
  if (!check.unplayable.empty()) {
    throw Refusal(fmt::format("{} can't be played: {}", quote(name), check.unplayable));
  }
  return *json;
}

Options options_of(const Entry& entry, int seats, const Common& common) {
  std::vector<std::pair<std::string, std::string>> given;
  for (const std::string& option : common.options) {
    const std::size_t equals = option.find('=');
    if (equals == std::string::npos) {
      throw Refusal(fmt::format("--option is {}; it must be key=value", quote(option)));
    }
    given.emplace_back(option.substr(0, equals), option.substr(equals + 1));
  }
  return value_of(read_options(entry.game->info(), seats, given));
}

int seats_of(const Entry& entry, const Common& common, int otherwise) {
  return value_of(check_seats(entry.game->info(), common.seats.value_or(otherwise)));
}

void out(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() || std::fflush(stdout) != 0) {
    throw Refusal("standard output was closed before everything was written");
  }
}

void out_line(std::string_view text) {
  out(std::string(text) + "\n");
}

const AnyGame* find_any_game(std::string_view id) {
  const Entry* entry = find_game(id);
  return entry == nullptr ? nullptr : entry->game.get();
}

Json games_json() {
  Json games = Json::array();
  for (const Entry& entry : registry()) games.push_back(game_json(entry.game->info()));
  return games;
}

}  // namespace pentarch::cli
