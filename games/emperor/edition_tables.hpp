// Emperor's Choice: the tables of an Edition that follow from its persons, and how high its effects
// can pile up.
#pragma once

#include "games/emperor/state.hpp"

namespace pentarch::emperor {

// Call when all persons are there; who is a relative, a marshal or an assassin is set already.
constexpr void fill_tables(Edition& edition) noexcept {
  edition.defenders = edition.acting = edition.lasting = 0;
  for (int type = 0; type < edition.type_count; ++type) {
    const PersonType& person = edition.persons[type];
    const std::uint32_t here = 1u << type;
    if (person.defence != 0) edition.defenders |= here;
    if ((person.trust | person.trust_lost | person.gold | person.cubes | person.tributes) != 0) {
      edition.acting |= here;
    }
    if ((person.end_points | person.end_per_land | person.end_per_scholar) != 0) {
      edition.lasting |= here;
    }
  }
  edition.acting |= edition.assassins;
}

// The most frames that a raise from a level puts on the stack: itself, and the spaces above on it.
constexpr int frames_of_raise(const Edition& edition, int level) noexcept {
  int most = 1;
  for (int higher = level + 1; higher <= edition.top_level; ++higher) {
    const int frames = 1 + edition.space_frames[higher];
    most = frames > most ? frames : most;
  }
  return most;
}

// An alternative from its icon `next` on: each icon but the last leaves the rest of the alternative
// below it. An icon is one frame: a tile that is drawn, a stone, a policy, what all show, each
// leaves the stack before the next comes.
constexpr int frames_of_parts(const Edition& edition, const Alternative& alternative, int next,
                              int level) noexcept {
  int most = 1;
  for (int i = next; i < alternative.size; ++i) {
    const int below = i + 1 < alternative.size ? 1 : 0;
    const bool raise = alternative.parts[i].icon == kPalaceUp;
    const int frames = below + (raise ? frames_of_raise(edition, level) : 1);
    most = frames > most ? frames : most;
  }
  return most;
}

constexpr int frames_of_effect(const Edition& edition, int effect, int level) noexcept {
  int most = 1;  // the choice itself
  for (int i = 0; i < edition.effects[effect].size; ++i) {
    const int frames = frames_of_parts(edition, edition.effects[effect].alternatives[i], 0, level);
    most = frames > most ? frames : most;
  }
  return most;
}

// The most frames that can ever be on the stack: the phase, and the highest pile of effects on it.
// Fills space_frames, from the top down: a space leads to higher ones only.
constexpr int count_frames(Edition& edition) noexcept {
  for (int level = edition.top_level; level > 0; --level) {
    edition.space_frames[level] =
        static_cast<std::uint8_t>(frames_of_effect(edition, kOfPalace + level, level));
  }
  int most = frames_of_raise(edition, 0);  // for gold
  for (int effect = 0; effect < kOfPalace; ++effect) {
    const int frames = frames_of_effect(edition, effect, 0);
    most = frames > most ? frames : most;
  }
  return 1 + most;
}

}  // namespace pentarch::emperor
