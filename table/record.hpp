// The record of a match: JSON lines, append-only, readable by a person, replayable anywhere.
//
//   {"record":1,"game":"splendor",...}           the header
//   {"drawn":"1w3","from":"deck 1"}              what chance gave, in order
//   {"seat":0,"move":"take white blue green","on":"<hash>"}   a decision, and the hash of the
//                                                position that it was made in
//   {"seat":0,"undo":1}                          takes back the last decision
//   {"end":{"points":[..],"ranks":[..]},"hash":"<hash>"}
//
// A replay needs no generator. The hashes make a record check itself: whatever is changed or lost
// shows at the next decision. A record written by hand may leave "on" out.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "table/match.hpp"

namespace pentarch {

// The most lines of a record, written or read. Decisions are taken back in the first half only, so
// that every game can be played to its end.
constexpr std::size_t kMostRecordLines = 100'000;
constexpr std::size_t kMostLinesAtOnce = 1'000;  // of a decision, with draws and the end

// An edition that is not built in goes whole into the header.
Json record_header(const GameInfo& game, const Json& edition, bool built_in,
                   const MatchSetup& setup);
std::string move_line(Seat seat, const std::string& notation, std::uint64_t hash);
std::string drawn_line(const std::string& from, const std::string& component);
std::string undo_line(Seat seat);
std::string end_line(int seats, const Standing& standing, std::uint64_t hash);

struct ReplayOptions {
  std::size_t decisions = SIZE_MAX;  // stop after so many that stand: not taken back later
  bool verify = false;               // demand every hash, and the end
};

// Called before each decision is made.
using OnDecision = std::function<void(const Match&, Seat, const std::string& notation)>;
using FindGame = std::function<const AnyGame*(std::string_view id)>;

// Replays a record. The error names the line and what is wrong with it. Further draws of the match
// come from `key`.
Result<std::unique_ptr<Match>> replay(std::string_view text, const FindGame& find_game,
                                      const ChaChaKey& key, const ReplayOptions& options = {},
                                      const OnDecision& on_decision = {});

// How many bytes of a record that was cut while it was written are whole: up to the end of the last
// decision, or answers of all who decide at once, with everything that was drawn.
Result<std::size_t> whole_size(std::string_view text, const FindGame& find_game,
                               const ReplayOptions& options = {});

}  // namespace pentarch
