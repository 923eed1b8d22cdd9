#include "cli/record_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>

#include "cli/common.hpp"

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

}  // namespace

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

void RecordFile::keep_up(const Match& match) {
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

void cut_off(const std::string& path, std::uintmax_t size) {
  std::error_code error;
  if (std::filesystem::file_size(path, error) == size && !error) return;
  std::filesystem::resize_file(path, size, error);
  if (error) throw Refusal(quote(path) + " can't be written");
}

}  // namespace pentarch::cli
