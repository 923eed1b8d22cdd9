// Matches for the laws about the table.
#pragma once

#include <memory>

#include "table/match_of.hpp"
#include "table/record.hpp"
#include "tests/battery/trial.hpp"

namespace pentarch::battery {

template <Face F>
const GameOf<F>& game_of() {
  static const GameOf<F> game;
  return game;
}

template <Face F>
MatchSetup match_setup(const Trial<F>& trial, int number) {
  return {.seats = trial.setup.seats,
          .options = trial.setup.options,
          .key = key_of_seed(kSeed + static_cast<std::uint64_t>(number)),
          .players = trial.names()};
}

// A match, with what only its own type shows.
template <Face F>
class TestMatch {
 public:
  TestMatch(const Trial<F>& trial, int number)
      : TestMatch(game_of<F>().start(standard(), match_setup(trial, number))) {}
  TestMatch(const Trial<F>& trial, const Json& position)
      : TestMatch(game_of<F>().start_from(standard(), position, match_setup(trial, 0))) {}

  bool ok() const { return match_ != nullptr; }
  MatchOf<F>& operator*() { return static_cast<MatchOf<F>&>(*match_); }
  MatchOf<F>* operator->() { return static_cast<MatchOf<F>*>(match_.get()); }

 private:
  explicit TestMatch(Result<std::unique_ptr<Match>> made) {
    if (made) match_ = std::move(*made);
    EXPECT_TRUE(made) << made.message();
  }
  static const Json& standard() { return *game_of<F>().edition("standard"); }

  std::unique_ptr<Match> match_;
};

inline std::string whole_text(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

template <Face F>
Result<std::unique_ptr<Match>> replay_of(const std::vector<std::string>& record, bool verify) {
  return replay(whole_text(record), [](std::string_view) { return &game_of<F>(); }, ChaChaKey{},
                {.verify = verify});
}

// One random decision for a match.
template <Face F>
struct Chosen {
  Seat seat = 0;
  Decision<typename F::Game> decision;
  std::string notation;
};

template <Face F>
Chosen<F> choose(const Trial<F>& trial, MatchOf<F>& match, FastChance& will) {
  const SeatSet deciders = match.deciders();
  Chosen<F> chosen;
  chosen.seat = static_cast<Seat>(nth_bit(deciders.bits(), will.below(deciders.size())));
  chosen.decision = random_decision(trial, match.state(), chosen.seat, will);
  if (::testing::Test::HasFailure()) return chosen;
  chosen.notation = trial.face.notation(match.state(), chosen.seat, chosen.decision);
  return chosen;
}

}  // namespace pentarch::battery
