#include "cli/progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>

namespace pentarch::cli {

ProgressBar::ProgressBar(std::uint64_t total)
    : total_(total), terminal_(isatty(STDERR_FILENO) != 0) {}

ProgressBar::~ProgressBar() {
  if (!line_.empty()) std::fputs("\n", stderr);
}

void ProgressBar::show(std::uint64_t done, const std::string& note) {
  if (!terminal_) return;
  const std::uint64_t percent = 100 * done / total_;
  std::string line =
      fmt::format("[{:<25}] {:3} %  {}", std::string(percent / 4, '#'), percent, note);
  if (line == line_) return;
  line_ = std::move(line);
  fmt::print(stderr, "\r{}\x1b[K", line_);
  if (done == total_) {
    std::fputs("\n", stderr);
    line_.clear();
  }
  std::fflush(stderr);
}

}  // namespace pentarch::cli
