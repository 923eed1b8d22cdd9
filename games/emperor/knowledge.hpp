// Emperor's Choice: what a seat knows (mask), what a person is shown, and how the rest might be
// (guess). See E29.
//
// Hidden are persons that others drew from the pile and have not shown, the values of others'
// tributes, bonus tiles that have not come by yet, and what is not declared. The discards lie open,
// so what went into a new pile is known person by person; a covered person carries the number of
// the shuffle it was drawn from.
#pragma once

#include "games/emperor/rules.hpp"

namespace pentarch::emperor {

constexpr void hide_person(State& state, Code& code) noexcept {
  if (code == kNoPerson || type_of(code) == kUnknown) return;
  state.unlocated[shuffle_of(code)].add(type_of(code));
  code = code_of(shuffle_of(code), kUnknown);
}

constexpr void hide_tributes(State& state, Player& player) noexcept {
  for (int kind = 0; kind < kMostTributeKinds; ++kind) {
    const std::uint8_t count = player.tributes[kind];
    state.tributes[kind] = static_cast<std::uint8_t>(state.tributes[kind] + count);
    player.hidden_tributes = static_cast<std::uint8_t>(player.hidden_tributes + count);
    player.tributes[kind] = 0;
  }
}

constexpr void hide_player(State& state, Seat seat) noexcept {
  Player& player = state.players[seat];
  for (Code& code : player.covered) hide_person(state, code);
  hide_tributes(state, player);
  // What is shown and waits for its effects lies open; anything else staged is not declared.
  if (top(state).what != Pending::kOnShow && top(state).what != Pending::kVictim) {
    player.staged = {};
  }
  state.answered = static_cast<std::uint8_t>(state.answered & ~(1u << seat));
}

constexpr void hide_draft(State& state) noexcept {
  state.draft_rest = static_cast<std::uint8_t>(state.draft_rest | state.draft);
  state.draft = 0;
}

constexpr State mask(const Edition&, const State& state, Seat viewer) noexcept {
  if (top(state).what == Pending::kOver) return state;
  State masked = state;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    if (seat != viewer) hide_player(masked, seat);
  }
  if (state.actor != viewer && top(state).what == Pending::kKeepPerson) {
    hide_person(masked, top(masked).drawn(0));
    hide_person(masked, top(masked).drawn(1));
  }
  if (!seats_that_know_draft(state).has(viewer)) hide_draft(masked);
  return masked;
}

// E29: the rulebook covers how many tributes the others have. How many lie in the pile can be
// counted, so their sum stays known.
constexpr State shown(const Edition&, const State& masked, Seat viewer) noexcept {
  if (masked.tell_tributes != 0 || top(masked).what == Pending::kOver) return masked;
  State state = masked;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    Player& player = state.players[seat];
    if (seat == viewer) continue;
    state.untold_tributes =
        static_cast<std::uint8_t>(state.untold_tributes + player.hidden_tributes);
    player.hidden_tributes = 0;
  }
  return state;
}

// ---- Guessing --------------------------------------------------------------------------------

template <class Chance>
constexpr void guess_person(State& state, Code& code, Chance& chance) {
  if (code == kNoPerson || type_of(code) != kUnknown) return;
  Persons& from = state.unlocated[shuffle_of(code)];
  const auto counts = from.counts();
  const int type = chance.draw_kind(kPersonPile, std::span<const std::uint8_t>(counts));
  from.remove(type);
  code = code_of(shuffle_of(code), type);
}

template <class Chance>
constexpr void guess_tributes(State& state, Player& player, Chance& chance) {
  for (; player.hidden_tributes != 0; --player.hidden_tributes) {
    const int kind = chance.draw_kind(kTributePile, std::span<const std::uint8_t>(state.tributes));
    --state.tributes[kind];
    ++player.tributes[kind];
  }
}

// Who holds tributes that a person was not told of: each of the others equally likely.
template <class Chance>
constexpr void guess_holders(State& state, Seat viewer, Chance& chance) {
  std::uint64_t others = low_bits(state.seats);
  if (viewer < state.seats) others &= ~bit(viewer);
  for (; state.untold_tributes != 0; --state.untold_tributes) {
    ++state.players[chance.draw(kTributePile, others)].hidden_tributes;
  }
}

// Deals what the seat has not located into the places that it can't see, each physical component
// equally likely: into a place that was filled from one shuffle, persons of that shuffle.
template <class Chance>
constexpr State guess(const Edition&, const State& masked, Seat viewer, Chance& chance) {
  State state = masked;
  guess_holders(state, viewer, chance);
  for (Player& player : state.players) {
    for (Code& code : player.covered) {
      if (code == kNoPerson) break;
      guess_person(state, code, chance);
    }
    sort_covered(player);
    guess_tributes(state, player, chance);
  }
  if (top(state).what == Pending::kKeepPerson) {
    Code& low = top(state).drawn(0);
    Code& high = top(state).drawn(1);
    guess_person(state, low, chance);
    guess_person(state, high, chance);
    if (low > high) {
      const Code code = low;
      low = high;
      high = code;
    }
  }
  if (state.draft == 0) {
    for (int i = 0; i < state.draft_size; ++i) {
      const int tile = chance.draw(kBonusPile, std::uint64_t{state.draft_rest});
      state.draft_rest = static_cast<std::uint8_t>(state.draft_rest & ~(1u << tile));
      state.draft = static_cast<std::uint8_t>(state.draft | 1u << tile);
    }
  }
  return state;
}

}  // namespace pentarch::emperor
