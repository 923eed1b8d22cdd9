// China: what must be true of every state and every mask of one.
#pragma once

#include "engine/audit.hpp"
#include "games/china/knowledge.hpp"

namespace pentarch::china {

constexpr const char* audit_table(const State& state) {
  if (state.turn >= state.seats || state.first >= state.seats) return "a seat does not exist";
  if (state.side >= kSides || state.with_fortresses > 1 || state.memory_aid > 1) {
    return "an option is impossible";
  }
  const Setup plain{.seats = state.seats, .options = {}};
  if (state.seats != 4 && state.side != side_for(plain)) {
    return "this side of the board is not for so many seats";
  }
  return nullptr;
}

// ---- Pieces ----------------------------------------------------------------------------------

constexpr const char* audit_supply(const Edition& edition, const State& state,
                                   const Player& player) {
  if (player.emissaries >> (4 * kRealms) != 0) return "an emissary stands nowhere";
  if (popcount(player.houses) + player.left[kHouse] != edition.pieces[kHouse]) {
    return "a player has too few or too many houses";
  }
  if (emissaries_of(player) + player.left[kEmissary] != edition.pieces[kEmissary]) {
    return "a player has too few or too many emissaries";
  }
  const int fortresses = state.with_fortresses != 0 ? edition.pieces[kFortress] : 0;  // H14
  if (player.left[kFortress] > fortresses) return "a player has too many fortresses";
  return nullptr;
}

constexpr const char* audit_pieces(const Edition& edition, const State& state) {
  std::uint64_t built = 0;
  int fortresses = 0;
  for (int seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    if ((built & player.houses) != 0) return "two houses stand on one site";
    built |= player.houses;
    if (state.with_fortresses != 0) fortresses += edition.pieces[kFortress];
    fortresses -= player.left[kFortress];
    if (const char* broken = audit_supply(edition, state, player)) return broken;
  }
  if (built != state.built || (built & ~edition.sites) != 0) return "a house stands nowhere";
  if ((state.fortresses & ~edition.sites) != 0) return "a fortress stands nowhere";
  if (popcount(state.fortresses) != fortresses) return "there are too few or too many fortresses";
  for (int realm = 0; realm < kRealms; ++realm) {
    int most = 0;
    for (const Player& player : state.players) {
      const int houses = popcount(player.houses & edition.sites_of[realm]);
      most = houses > most ? houses : most;
    }
    if (court_of(state, realm).emissaries > most) return "a court has too many emissaries";  // H3
    const bool welcoming = ((state.welcoming >> realm) & 1u) != 0;
    if (welcoming != has_room(edition, state, realm)) return "a court does not know its room";
  }
  if (state.welcoming >> kRealms != 0) return "a court stands nowhere";
  return nullptr;
}

// ---- Cards -----------------------------------------------------------------------------------

constexpr const char* audit_hand(const State& state, const Player& player) {
  for (int colour = 0; colour < kColours; ++colour) {
    const int late = player.hand[colour] - player.open[colour] - player.early[colour];
    if (late < 0) return "more cards of a hand are known than it has";
    if (late > 0 && state.used_up == 0) return "a card comes from a pile that is still to come";
  }
  if (player.hidden[kLate] > 0 && state.used_up == 0) {
    return "a card comes from a pile still to come";
  }
  return nullptr;
}

constexpr const char* audit_cards(const Edition& edition, const State& state) {
  Census<kColours, kOrigins> cards;
  cards.add_all(state.display);
  cards.add_all(state.discards);
  bool untold = !state.unlocated[kUntold].empty();
  for (const Player& player : state.players) {
    if (const char* broken = audit_hand(state, player)) return broken;
    cards.add_all(player.hand);
    for (int origin = 0; origin < kOrigins; ++origin) {
      cards.add_covered(player.hidden[origin], origin);
    }
    untold = untold || player.hidden[kUntold] > 0;
  }
  for (int origin = 0; origin < kOrigins; ++origin) {
    cards.add_unlocated(state.unlocated[origin], origin);
  }
  // The pile is part of one kind of what is not located.
  cards.add_covered(state.pile, untold ? kUntold : state.used_up == 0 ? kEarly : kLate);
  if (!cards.counts_are(deck_of(edition, state.seats))) {
    return "there are too few or too many cards of a colour";
  }
  if (!cards.covers_what_is_unlocated()) return "the pile has too few or too many cards";
  if (untold && !(state.unlocated[kEarly].empty() && state.unlocated[kLate].empty())) {
    return "hidden cards are told in part";
  }
  if (state.used_up > 2 || (state.pile == 0) != (state.used_up == 2)) {
    return "the pile is empty although it was not used up twice, or not empty although it was";
  }
  return nullptr;
}

// ---- The turn --------------------------------------------------------------------------------

constexpr const char* audit_hands(const Edition& edition, const State& state) {
  const bool drawing = state.phase == Phase::kDraw;
  const bool over = state.phase == Phase::kOver;
  const int shown = state.display.total();
  if (shown > edition.display) return "the display has too many cards";
  if (state.used_up < 2 && !drawing && !over && shown != edition.display) {
    return "the display is not full although there is a pile";
  }
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const int held = cards_held(state.players[seat]);
    if (held > kHand) return "a hand has too many cards";
    const bool playing = seat == state.turn && state.phase != Phase::kTurn;
    if (state.used_up < 2 && !playing && held != kHand) {
      return "a hand has too few cards although there is a pile";
    }
  }
  return nullptr;
}

constexpr const char* audit_more(const Edition& edition, const State& state) {
  if (state.realm >= kRealms) return "there is no state for a second piece";
  if (state.discards.empty() || cards_held(state.players[state.turn]) == kHand) {
    return "a second piece comes without a card for the first";
  }
  const std::uint64_t sites = edition.sites_of[state.realm];
  const int pieces = popcount(state.built & sites) + popcount(state.fortresses & sites) +
                     court_of(state, state.realm).emissaries;
  if (pieces < 2) return "a second piece goes into a state that was empty";  // H1
  if (!may_go_on(edition, state, state.realm)) return "a second piece has no place";
  return nullptr;
}

constexpr const char* audit_draws(const State& state) {
  const int missing = kHand - cards_held(state.players[state.turn]);
  // H10: an exchange brings one card, also to a hand that was short already because the pile ended.
  const bool exchanged = state.draws == 1 && state.used_up == 2 && missing > 0;
  if (state.draws == 0 || (state.draws != missing && !exchanged)) {
    return "the number of cards to take is impossible";
  }
  if (state.display.empty() && state.pile == 0) return "there is no card to take";
  return nullptr;
}

constexpr const char* audit_turn(const Edition& edition, const State& state) {
  const bool placeable = anyone_can_place(edition, state);
  switch (state.phase) {
    case Phase::kTurn: break;
    case Phase::kMore:
      if (const char* broken = audit_more(edition, state)) return broken;
      break;
    case Phase::kDraw:
      if (const char* broken = audit_draws(state)) return broken;
      break;
    case Phase::kOver:
      if (placeable && (state.used_up < 2 || state.turn != state.first)) {
        return "the game is over too early";
      }
      break;
    default: return "the phase is impossible";
  }
  if (!placeable && state.phase != Phase::kOver) return "the game should be over";  // H11
  if ((state.phase == Phase::kMore) != (state.realm != kNoRealm))
    return "a state is chosen, but no second piece is due";
  if ((state.phase == Phase::kDraw) != (state.draws != 0))
    return "draws must be above 0 while cards are taken, and 0 otherwise";
  return audit_hands(edition, state);
}

// ---- Points ----------------------------------------------------------------------------------

constexpr std::array<std::array<int, kSources>, kSeats> points_on_board(const Edition& edition,
                                                                        const State& state) {
  const bool over = state.phase == Phase::kOver;
  std::array<std::array<int, kSources>, kSeats> sums{};
  const auto add = [&](Source source, const Points& points) {
    for (int seat = 0; seat < kSeats; ++seat) sums[seat][source] += points[seat];
  };
  for (int realm = 0; realm < kRealms; ++realm) {
    if (over || is_full(edition, state, realm)) {
      add(kFromHouses, house_points(edition, state, realm));
    }
  }
  if (!over) return sums;
  const Courts courts = courts_of(state);
  for (int i = 0; i < edition.alliance_count; ++i) {
    add(kFromAlliances, alliance_points(courts, edition.alliances[i]));
  }
  for (int seat = 0; seat < kSeats; ++seat) {
    sums[seat][kFromRoads] = chains_of(edition, state, state.players[seat].houses).points;
  }
  return sums;
}

constexpr const char* audit_points(const Edition& edition, const State& state) {
  const auto sums = points_on_board(edition, state);
  for (int seat = 0; seat < kSeats; ++seat) {
    for (int source = 0; source < kSources; ++source) {
      if (state.players[seat].points[source] != sums[seat][source]) {
        return "the points do not fit the board";
      }
    }
  }
  return nullptr;
}

constexpr const char* audit(const Edition& edition, const State& state) {
  if (const char* broken = audit_seats(kFacts, state)) return broken;
  if (const char* broken = audit_table(state)) return broken;
  if (const char* broken = audit_pieces(edition, state)) return broken;
  if (const char* broken = audit_cards(edition, state)) return broken;
  if (const char* broken = audit_turn(edition, state)) return broken;
  return audit_points(edition, state);
}

}  // namespace pentarch::china
