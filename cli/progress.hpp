// A bar on a terminal's standard error; nothing elsewhere.
#pragma once

#include <cstdint>
#include <string>

#include "lab/lab.hpp"

namespace pentarch::cli {

class ProgressBar {
 public:
  explicit ProgressBar(std::uint64_t total);
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  // `note` stands behind the bar. The line ends with the last of all, or with the bar.
  void show(std::uint64_t done, const std::string& note = {});
  // For who tells of games only. The bar must live as long.
  Progress as_progress() {
    return [this](std::uint64_t games) { show(games); };
  }

 private:
  std::uint64_t total_;
  bool terminal_;
  std::string line_;
};

}  // namespace pentarch::cli
