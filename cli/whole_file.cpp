#include "cli/whole_file.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>

#include "cli/common.hpp"

namespace pentarch::cli {

namespace {

namespace fs = std::filesystem;

// While it lives, Ctrl-C waits: what is begun here is over in a moment.
class Uninterrupted {
 public:
  Uninterrupted() {
    sigset_t ends;
    sigemptyset(&ends);
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&ends, number);
    pthread_sigmask(SIG_BLOCK, &ends, &before_);
  }
  ~Uninterrupted() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  Uninterrupted(const Uninterrupted&) = delete;
  Uninterrupted& operator=(const Uninterrupted&) = delete;

 private:
  sigset_t before_;
};

// An open file that is removed again unless it gets its place.
class Draft {
 public:
  explicit Draft(const std::string& place)
      : path_((fs::path(place).parent_path() / (".pentarch-" + hex(fresh_seed()))).string()),
        file_(::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666)) {}
  ~Draft() {
    if (file_ < 0) return;
    ::close(file_);
    if (!placed_) ::unlink(path_.c_str());
  }
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;

  int file() const { return file_; }
  bool place(const std::string& place) {
    struct stat before;
    if (::stat(place.c_str(), &before) == 0) ::fchmod(file_, before.st_mode & 0777);
    placed_ = ::fsync(file_) == 0 && std::rename(path_.c_str(), place.c_str()) == 0;
    return placed_;
  }

 private:
  const std::string path_;
  const int file_;
  bool placed_ = false;
};

bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(file, text.data(), text.size());
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

// Where a link leads, also where nothing is there yet; empty where it leads nowhere.
std::string without_link(const std::string& path) {
  std::error_code error;
  if (!fs::is_symlink(path, error)) return path;
  const fs::path target = fs::path(path).parent_path() / fs::read_symlink(path, error);
  if (!error && !fs::is_symlink(target, error)) return target.string();
  return fs::canonical(path, error).string();
}

}  // namespace

bool is_same_file(const std::string& one, const std::string& other) {
  std::error_code error;
  if (fs::equivalent(one, other, error)) return true;
  const auto place = [&](const std::string& path) {
    return fs::weakly_canonical(fs::absolute(without_link(path), error), error);
  };
  return place(one) == place(other);
}

WholeFile::WholeFile(const std::string& path) : named_(path), path_(without_link(path)) {
  std::error_code error;
  const fs::file_status status = fs::status(path_, error);
  if (fs::is_directory(status)) refuse();
  if (fs::exists(status) && ::access(path_.c_str(), W_OK) != 0) refuse();
  beside_ = !fs::exists(status) || fs::is_regular_file(status);
  const Uninterrupted now;
  if (beside_ && (path_.empty() || Draft(path_).file() < 0)) refuse();
}

void WholeFile::write(std::string_view text) const {
  const Uninterrupted now;
  if (beside_) {
    Draft draft(path_);
    if (draft.file() < 0 || !write_all(draft.file(), text) || !draft.place(path_)) refuse();
    return;
  }
  const int file = ::open(path_.c_str(), O_WRONLY | O_CLOEXEC);
  const bool written = file >= 0 && write_all(file, text);
  if (file >= 0) ::close(file);
  if (!written) refuse();
}

void WholeFile::refuse() const {
  throw Refusal(quote(named_) + " can't be written");
}

}  // namespace pentarch::cli
