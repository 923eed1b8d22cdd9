// The balance sheet of a game: what many games say of points, seats, length, and of every component
// that is taken. Knows no game.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/face.hpp"
#include "engine/standing.hpp"
#include "lab/ratio.hpp"

namespace pentarch {

// What a sheet calls things.
struct SheetNames {
  int seats = 0;
  std::vector<std::string> sources{};
  std::vector<CountedItem> items{};
};

// What a sheet is told of one game.
class PlayedGame {
 public:
  explicit PlayedGame(std::size_t items) : counts_(items) {}

  void clear();
  void take(int item, Seat seat);
  void choose(int options) { options_.push_back(static_cast<std::uint16_t>(options)); }

  std::span<const int> taken() const { return taken_; }  // the items, each once
  const std::array<std::uint16_t, kMostSeats>& counts(int item) const { return counts_[item]; }
  std::span<const std::uint16_t> options() const { return options_; }  // of each step

  std::uint64_t decisions = 0;
  std::uint64_t moves = 0;
  Seat first = 0;  // decides first
  Standing half{};
  Standing end{};

 private:
  std::vector<std::array<std::uint16_t, kMostSeats>> counts_;  // by item and seat
  std::vector<int> taken_;
  std::vector<std::uint16_t> options_;
};

enum class OfGame : std::uint8_t {
  kDecisions,
  kMoves,           // decisions with a choice
  kOptions,         // of a step
  kWinningPoints,   // the highest
  kMargin,          // from there to the second highest
  kSharedWins,      // share of the games
  kHalfLeaderWins,  // share of the wins of who alone has most points at half of the decisions
  kFirstAdvantage,  // share of the wins of who decides first, less a fair share
  kEnd
};
enum class OfSeat : std::uint8_t {
  kPoints,
  kWins,  // a shared win is divided
  kRank,  // seats that share ranks have the mean of them
  kEnd
};
enum class OfItem : std::uint8_t {
  kTaken,   // share of the seats that took it
  kCount,   // of a seat
  kWins,    // of those who took it: share of the wins, less a fair share
  kPoints,  // of those who took it: points, less the mean of their game
  kEnd
};

// Which numbers a sheet has, in order: of the game, of the seats, of the sources (for a seat in the
// mean, then for each), of the items.
class SheetLayout {
 public:
  explicit SheetLayout(SheetNames names) : names_(std::move(names)) {}

  int seats() const { return names_.seats; }
  int sources() const { return static_cast<int>(names_.sources.size()); }
  int items() const { return static_cast<int>(names_.items.size()); }
  const std::string& source(int which) const { return names_.sources[which]; }
  const CountedItem& item(int which) const { return names_.items[which]; }

  int of(OfGame what) const { return static_cast<int>(what); }
  int of(OfSeat what, int seat) const { return kOfGame + kOfSeat * seat + static_cast<int>(what); }
  int of_source(int source) const { return kOfGame + kOfSeat * seats() + source; }
  int of_source(int source, int seat) const { return of_source(source) + sources() * (seat + 1); }
  int of(OfItem what, int item) const {
    return items_from() + kOfItem * item + static_cast<int>(what);
  }
  int items_from() const { return of_source(0, seats()); }
  int size() const { return items_from() + kOfItem * items(); }

  // "seat 1: points from cards", "card 1w3: taken".
  std::string name(int number) const;
  // What every game adds below this number; 0 where that differs from game to game.
  std::int64_t fixed_below(int number) const;

 private:
  static constexpr int kOfGame = static_cast<int>(OfGame::kEnd);
  static constexpr int kOfSeat = static_cast<int>(OfSeat::kEnd);
  static constexpr int kOfItem = static_cast<int>(OfItem::kEnd);

  SheetNames names_;
};

// What one game adds to each number. A fixed below is left out: it is known at the end.
class GameParts {
 public:
  explicit GameParts(const SheetLayout& layout) : parts_(layout.size()) {}

  void set(const SheetLayout& layout, const PlayedGame& game);
  Part operator[](int number) const { return parts_[number]; }
  // Calls f(number) for all but the items that nobody took.
  template <class F>
  void for_each(const SheetLayout& layout, F&& f) const {
    for (int number = 0; number < layout.items_from(); ++number) f(number);
    for (const int item : taken_) {
      for (int number = layout.of(OfItem{}, item); number < layout.of(OfItem{}, item + 1);
           ++number) {
        f(number);
      }
    }
  }

 private:
  std::vector<Part> parts_;
  std::vector<int> taken_;
};

class Sheet {
 public:
  explicit Sheet(SheetNames names)
      : layout_(std::move(names)), parts_(layout_), sums_(layout_.size()) {}

  void add(const PlayedGame& game);
  void add(const Sheet& other);

  const SheetLayout& layout() const { return layout_; }
  std::int64_t games() const { return games_; }
  Sums sums(int which) const;
  Number number(int which) const { return sums(which).ratio(); }
  const GameParts& last_game() const { return parts_; }

  const Histogram& decisions() const { return decisions_; }
  const Histogram& moves() const { return moves_; }
  const Histogram& options() const { return options_; }
  const Histogram& margin() const { return margin_; }

  // Less than a tenth of the seats took it that take one of its group in the mean.
  bool dead(int item) const;

 private:
  SheetLayout layout_;
  GameParts parts_;
  std::vector<Sums> sums_;
  std::int64_t games_ = 0;
  Histogram decisions_;
  Histogram moves_;
  Histogram options_;
  Histogram margin_;
};

}  // namespace pentarch
