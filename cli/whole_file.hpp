// A file that is there whole or not at all: written beside its place, then renamed.
#pragma once

#include <string>
#include <string_view>

namespace pentarch::cli {

// The same file, whatever it is called, there already or not.
bool is_same_file(const std::string& one, const std::string& other);

class WholeFile {
 public:
  // Refuses a place that can't be written to, before there is anything to write. Nothing is left
  // there until `write`.
  explicit WholeFile(const std::string& path);

  // What stood there before is replaced, or stays as it was if this fails.
  void write(std::string_view text) const;

 private:
  [[noreturn]] void refuse() const;

  const std::string named_;  // as the user knows it
  std::string path_;         // of the file itself where the name is that of a link
  bool beside_ = true;       // false for what is no plain file, such as /dev/null
};

}  // namespace pentarch::cli
