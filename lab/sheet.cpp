#include "lab/sheet.hpp"

#include <algorithm>
#include <numeric>

namespace pentarch {

namespace {

constexpr int kWin = 60;  // divisible by every number of winners and of seats

// The end of a game in whole numbers.
struct Ending {
  std::array<int, kMostSeats> win{};   // in kWin-ths
  std::array<int, kMostSeats> rank{};  // in halves
  int winners = 0;
  int total = 0;
  int highest = 0;
  int second = 0;

  Ending(const Standing& standing, int seats) {
    const auto* points = standing.points.data();
    const auto* first = standing.rank.data();
    winners = static_cast<int>(std::count(first, first + seats, 1));
    for (int seat = 0; seat < seats; ++seat) {
      const auto sharing = std::count(first, first + seats, standing.rank[seat]);
      rank[seat] = 2 * standing.rank[seat] + static_cast<int>(sharing) - 1;
      win[seat] = standing.rank[seat] == 1 ? kWin / winners : 0;
      total += points[seat];
    }
    const int top = static_cast<int>(std::max_element(points, points + seats) - points);
    highest = points[top];
    second = points[top == 0 ? 1 : 0];
    for (int seat = 0; seat < seats; ++seat) {
      if (seat != top) second = std::max<int>(second, points[seat]);
    }
  }
};

// Who alone has the most points, or kNobody.
Seat leader_of(const Standing& standing, int seats) {
  Seat leader = 0;
  bool alone = true;
  for (Seat seat = 1; seat < seats; ++seat) {
    if (standing.points[seat] < standing.points[leader]) continue;
    alone = standing.points[seat] > standing.points[leader];
    leader = seat;
  }
  return alone ? leader : kNobody;
}

const char* name_of(OfGame what) {
  switch (what) {
    case OfGame::kDecisions: return "decisions";
    case OfGame::kMoves: return "decisions with a choice";
    case OfGame::kOptions: return "options of a step";
    case OfGame::kWinningPoints: return "highest points";
    case OfGame::kMargin: return "margin to the second";
    case OfGame::kSharedWins: return "shared wins";
    case OfGame::kHalfLeaderWins: return "leader at half time wins";
    default: return "advantage of deciding first";
  }
}

const char* name_of(OfSeat what) {
  switch (what) {
    case OfSeat::kPoints: return "points";
    case OfSeat::kWins: return "wins";
    default: return "rank";
  }
}

const char* name_of(OfItem what) {
  switch (what) {
    case OfItem::kTaken: return "taken";
    case OfItem::kCount: return "count";
    case OfItem::kWins: return "wins of takers";
    default: return "points of takers";
  }
}

}  // namespace

void PlayedGame::clear() {
  for (const int item : taken_) counts_[item] = {};
  taken_.clear();
  options_.clear();
  decisions = moves = 0;
}

void PlayedGame::take(int item, Seat seat) {
  if (seat >= kMostSeats) return;
  auto& counts = counts_[item];
  if (counts == std::array<std::uint16_t, kMostSeats>{}) taken_.push_back(item);
  ++counts[seat];
}

std::string SheetLayout::name(int number) const {
  if (number < kOfGame) return name_of(static_cast<OfGame>(number));
  if (number < of_source(0)) {
    const int place = number - kOfGame;
    return "seat " + std::to_string(place / kOfSeat) + ": " +
           name_of(static_cast<OfSeat>(place % kOfSeat));
  }
  if (number < items_from()) {
    const int place = number - of_source(0);
    const std::string from = "points from " + source(place % sources());
    if (place < sources()) return from;
    return "seat " + std::to_string(place / sources() - 1) + ": " + from;
  }
  const int place = number - items_from();
  const CountedItem& of = item(place / kOfItem);
  return of.group + " " + of.name + ": " + name_of(static_cast<OfItem>(place % kOfItem));
}

std::int64_t SheetLayout::fixed_below(int number) const {
  if (number < kOfGame) {
    switch (static_cast<OfGame>(number)) {
      case OfGame::kOptions:
      case OfGame::kHalfLeaderWins: return 0;
      case OfGame::kFirstAdvantage: return kWin;
      default: return 1;
    }
  }
  if (number < of_source(0)) {
    switch (static_cast<OfSeat>((number - kOfGame) % kOfSeat)) {
      case OfSeat::kWins: return kWin;
      case OfSeat::kRank: return 2;
      default: return 1;
    }
  }
  if (number < items_from()) return number < of_source(0, 0) ? seats() : 1;
  const auto what = static_cast<OfItem>((number - items_from()) % kOfItem);
  return what == OfItem::kTaken || what == OfItem::kCount ? seats() : 0;
}

void GameParts::set(const SheetLayout& layout, const PlayedGame& game) {
  const int seats = layout.seats();
  const Standing& end = game.end;
  const Ending ending(end, seats);
  const auto of_game = [&](OfGame what, std::int64_t above, std::int64_t below = 0) {
    parts_[layout.of(what)] = {above, below};
  };
  const auto options = game.options();
  of_game(OfGame::kDecisions, static_cast<std::int64_t>(game.decisions));
  of_game(OfGame::kMoves, static_cast<std::int64_t>(game.moves));
  of_game(OfGame::kOptions, std::accumulate(options.begin(), options.end(), std::int64_t{0}),
          static_cast<std::int64_t>(options.size()));
  of_game(OfGame::kWinningPoints, ending.highest);
  of_game(OfGame::kMargin, ending.highest - ending.second);
  of_game(OfGame::kSharedWins, ending.winners > 1);
  const Seat leader = leader_of(game.half, seats);
  of_game(OfGame::kHalfLeaderWins, leader == kNobody ? 0 : ending.win[leader],
          leader == kNobody ? 0 : kWin);
  of_game(OfGame::kFirstAdvantage, ending.win[game.first] - kWin / seats);

  for (int source = 0; source < layout.sources(); ++source) {
    parts_[layout.of_source(source)] = {};
  }
  for (int seat = 0; seat < seats; ++seat) {
    parts_[layout.of(OfSeat::kPoints, seat)].above = end.points[seat];
    parts_[layout.of(OfSeat::kWins, seat)].above = ending.win[seat];
    parts_[layout.of(OfSeat::kRank, seat)].above = ending.rank[seat];
    for (int source = 0; source < layout.sources(); ++source) {
      parts_[layout.of_source(source, seat)].above = end.by_source[seat][source];
      parts_[layout.of_source(source)].above += end.by_source[seat][source];
    }
  }

  for (const int item : taken_) {  // of the game before
    std::fill_n(&parts_[layout.of(OfItem{}, item)], static_cast<int>(OfItem::kEnd), Part{});
  }
  taken_.assign(game.taken().begin(), game.taken().end());
  for (const int item : taken_) {
    Part& taken = parts_[layout.of(OfItem::kTaken, item)];
    Part& count = parts_[layout.of(OfItem::kCount, item)];
    Part& wins = parts_[layout.of(OfItem::kWins, item)];
    Part& points = parts_[layout.of(OfItem::kPoints, item)];
    for (int seat = 0; seat < seats; ++seat) {
      if (game.counts(item)[seat] == 0) continue;
      ++taken.above;
      count.above += game.counts(item)[seat];
      wins.above += ending.win[seat] - kWin / seats;
      wins.below += kWin;
      points.above += seats * end.points[seat] - ending.total;
      points.below += seats;
    }
  }
}

void Sheet::add(const PlayedGame& game) {
  parts_.set(layout_, game);
  parts_.for_each(layout_, [&](int number) { sums_[number].add(parts_[number]); });
  ++games_;
  decisions_.add(game.decisions);
  moves_.add(game.moves);
  for (const std::uint16_t options : game.options()) options_.add(options);
  margin_.add(static_cast<std::size_t>(parts_[layout_.of(OfGame::kMargin)].above));
}

void Sheet::add(const Sheet& other) {
  for (std::size_t i = 0; i < sums_.size(); ++i) sums_[i].add(other.sums_[i]);
  games_ += other.games_;
  decisions_.add(other.decisions_);
  moves_.add(other.moves_);
  options_.add(other.options_);
  margin_.add(other.margin_);
}

Sums Sheet::sums(int which) const {
  Sums sums = sums_[which];
  const std::int64_t below = layout_.fixed_below(which);
  if (below == 0) return sums;
  sums.sum.below = below * games_;
  sums.squares.above_below = sums.squares.below_above = below * sums.sum.above;
  sums.squares.below_below = below * below * games_;
  sums.games = games_;
  return sums;
}

bool Sheet::dead(int item) const {
  const auto takers = [&](int of) { return sums_[layout_.of(OfItem::kTaken, of)].sum.above; };
  std::int64_t of_group = 0;
  std::int64_t members = 0;
  for (int other = 0; other < layout_.items(); ++other) {
    if (layout_.item(other).group != layout_.item(item).group) continue;
    of_group += takers(other);
    ++members;
  }
  return 10 * members * takers(item) < of_group;
}

}  // namespace pentarch
