// The file of a record that is being played: where it lies, and keeping it up to date.
#pragma once

#include <cstdint>
#include <string>

#include "table/match.hpp"

namespace pentarch::cli {

// Where records go when nobody says: the place for a program's state. The file is made at once, so
// that no other process takes the name.
std::string default_record(const std::string& game);

// Leaves so many bytes of a file: what is appended must not follow the rest of a line.
void cut_off(const std::string& path, std::uintmax_t size);

// Appends the new lines of a record to its file, all of a decision in one piece.
class RecordFile {
 public:
  RecordFile(std::string path, std::size_t already) : path_(std::move(path)), written_(already) {}

  void keep_up(const Match& match);
  const std::string& path() const { return path_; }

 private:
  std::string path_;
  std::size_t written_;
};

}  // namespace pentarch::cli
