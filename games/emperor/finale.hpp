// Emperor's Choice: final scoring in seven steps (E22).
#pragma once

#include "games/emperor/preparation.hpp"

namespace pentarch::emperor {

template <class Worth, class Sink>
constexpr void final_step(State& state, Source source, Worth&& worth, Sink& tell) {
  const Points points = points_by_seat(state, worth);
  for (Seat seat = 0; seat < state.seats; ++seat) gain_points(state, seat, source, points[seat]);
  tell(points_event(kFinalStep, source, points));
}

constexpr int persons_worth(const Edition& edition, const State& state, const Player& player) {
  const Persons hand = hand_of(player);
  int worth = 0;
  for_each_bit(hand.types() & edition.lasting, [&](int type) {
    const PersonType& person = edition.persons[type];
    worth += hand[type] *
             (person.end_points + person.end_per_land * land_of(state, player) +
              person.end_per_scholar * (player.tiles[kLegalist] + player.tiles[kConfucian]));
  });
  return worth;
}

constexpr int tributes_worth(const Edition& edition, const Player& player) {
  int worth = 0;
  for (int kind = 0; kind < edition.tribute_kinds; ++kind) {
    worth += edition.tribute_points[kind] * player.tributes[kind];
  }
  return worth;
}

// At the end everything lies open.
template <class Sink>
constexpr void reveal_hands(State& state, Sink& tell) {
  for (Seat seat = 0; seat < state.seats; ++seat) {
    Player& player = state.players[seat];
    for (const Code code : player.covered) {
      if (code == kNoPerson) break;
      tell(Event{.kind = kRevealed,
                 .seat = seat,
                 .args = {arg(type_of(code)), arg(shuffle_of(code))},
                 .reveals = true});
    }
    Event tributes{.kind = kRevealedTributes, .seat = seat, .reveals = true};
    for (int kind = 0; kind < kMostTributeKinds; ++kind) {
      tributes.args[kind] = player.tributes[kind];
    }
    tell(tributes);
  }
}

template <class Sink>
constexpr void finish_game(const Edition& edition, State& state, Sink& tell) {
  reveal_hands(state, tell);
  const auto all = [&](Source source, auto worth) { final_step(state, source, worth, tell); };
  all(kFromTrust, [](const Player& player) { return player.trust / 2; });
  all(kFromPalace, [&](const Player& player) { return edition.palace_points[player.palace]; });
  all(kFromGold, [](const Player& player) { return player.gold; });
  all(kFromPersons, [&](const Player& player) { return persons_worth(edition, state, player); });
  all(kFromTreasures, [&](const Player& player) {
    int worth = 0;
    for (int i = 0; i < edition.treasure_count; ++i) {
      const bool held = &player == &state.players[0] + state.holder[i];
      worth += held ? edition.treasures[i].end_points : 0;
    }
    return worth;
  });
  all(kFromTributes, [&](const Player& player) { return tributes_worth(edition, player); });
  enter(state, Pending::kOver);
  tell(Event{.kind = kEnded});
}

// Step 1: every policy once more, from the left; then the rest.
template <class Chance, class Sink>
constexpr void go_on_with_finale(const Edition& edition, State& state, Chance& chance, Sink& tell) {
  const int place = top(state).next_place();
  if (place == kPolicies) return finish_game(edition, state, tell);
  ++top(state).next_place();
  score_policy(edition, state, state.policy_at[place], true, chance, tell);
}

}  // namespace pentarch::emperor
