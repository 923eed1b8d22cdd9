// The law that a refused move changes nothing.
#pragma once

#include "tests/battery/matches.hpp"

namespace pentarch::battery {

// A move as it might be mistyped.
inline std::string mistyped(std::string text, FastChance& will) {
  const int at = will.below(static_cast<int>(text.size()));
  switch (will.below(6)) {
    case 0: return text.erase(static_cast<std::size_t>(at), 1);
    case 1: return text.insert(static_cast<std::size_t>(at), 1, text[static_cast<std::size_t>(at)]);
    case 2: return text.substr(0, static_cast<std::size_t>(at));
    case 3: return text + " " + text;
    case 4: return text + " 99999999999999999999";
    default: break;
  }
  text[static_cast<std::size_t>(at)] = static_cast<char>(will.below(256));
  return text;
}

template <Face F>
void what_is_refused_changes_nothing(const Trial<F>& trial) {
  int refused = 0;
  for (int number = 0; number < trial.games && !::testing::Test::HasFailure(); ++number) {
    FastChance will = FastChance::of_game(kSeed, number);
    TestMatch<F> match(trial, number);
    ASSERT_TRUE(match.ok());
    while (!match->finished() && !::testing::Test::HasFailure()) {
      const Chosen<F> chosen = choose(trial, *match, will);
      if (::testing::Test::HasFailure()) return;
      const StateOf<F> before = match->state();
      const std::vector<std::string> record = match->record();
      const std::string_view language = kLanguages[will.below(3)];
      const std::string text = mistyped(chosen.notation, will);
      if (const Result<Done> done = match->play(chosen.seat, text, language); !done) {
        ++refused;
        EXPECT_FALSE(done.message().empty());
        expect_same(trial, match->state(), before, "a refused move");
        EXPECT_EQ(match->record(), record);
        ASSERT_TRUE(match->play(chosen.seat, chosen.notation, language)) << chosen.notation;
      }
    }
  }
  EXPECT_GT(refused, 0);
  note_cases(refused);
}

}  // namespace pentarch::battery
