// The file of an arena, from which it can go on: JSON lines, appended as games end.
//
//   {"arena":1,"game":"splendor","bots":["greedy","random"],"seed":1,...}     what is played; with
//                                             "secret" where programs play
//   {"number":0,"bots":["greedy","random"],"points":[15,9],"ranks":[1,2]}     a game, in any order;
//                                             with "lost" (a seat) and "why" where one forfeited
#pragma once

#include <fstream>
#include <optional>

#include "cli/common.hpp"
#include "engine/json.hpp"
#include "lab/arena.hpp"

namespace pentarch::cli {

class ArenaSave {
 public:
  // Reads the file, if there is one, and enters its games. Refuses the file of another arena and
  // one that is damaged; a last line that was not written to its end is left out.
  ArenaSave(std::string path, const Json& header, const std::vector<Bot>& bots, int seats,
            Arena& arena);

  // The secret of the arena that the file is of, if there is one.
  static std::optional<std::string> secret_in(const std::string& path);

  std::uint64_t found() const { return found_; }
  // Begins the file, or cuts off what was left out.
  void open();
  // Appends a game; false where it can't be written.
  bool add(std::uint64_t game, const GameResult& result);
  [[noreturn]] void refuse_unwritable() const;

 private:
  void read(const Json& header, Arena& arena);
  void check_header(std::string_view line, const Json& header) const;
  // What is wrong with the line of a game, or empty.
  std::string enter(std::string_view line, Arena& arena);
  std::vector<std::string> names(std::uint64_t game) const;

  const std::string path_;
  const std::string header_;
  const std::vector<Bot>& bots_;
  const int seats_;
  const Schedule& schedule_;
  std::uint64_t found_ = 0;
  std::size_t whole_ = 0;  // bytes of the file, up to the end of its last whole line
  bool exists_ = false;
  std::optional<FileLock> lock_;
  std::ofstream file_;
};

}  // namespace pentarch::cli
