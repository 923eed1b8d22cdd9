// Emperor's Choice: what players gain, pay and lose by the general rules: points, soldier cubes,
// the emperor's trust, gold, tributes.
#pragma once

#include "games/emperor/events.hpp"

namespace pentarch::emperor {

constexpr bool shows(const State& state, Policy side) noexcept {
  return ((state.flipped >> (side / 2)) & 1) == side % 2;
}
constexpr int shown_side(const State& state, int card) noexcept {
  return 2 * card + ((state.flipped >> card) & 1);
}

// E19: canals are land too while Extravagance shows.
constexpr int land_of(const State& state, const Player& player) noexcept {
  return player.tiles[kLand] + (shows(state, kExtravagance) ? player.tiles[kCanal] : 0);
}

// E14: towers and walls take turns.
constexpr int wall_length(const Player& player) noexcept {
  const int towers = player.tiles[kTower];
  const int walls = player.tiles[kWall];
  return towers == walls ? 2 * walls : 2 * (towers < walls ? towers : walls) + 1;
}

// ---- Points ----------------------------------------------------------------------------------

constexpr void gain_points(State& state, Seat seat, Source source, int points) noexcept {
  Player& player = state.players[seat];
  player.points = arg(player.points + points);
  player.by_source[source] = arg(player.by_source[source] + points);
}

// E11: never below 0. Says how many were lost.
constexpr int lose_points(State& state, Seat seat, int points) noexcept {
  const int lost = points < state.players[seat].points ? points : state.players[seat].points;
  gain_points(state, seat, kFromLosses, -lost);
  return lost;
}

constexpr void gain_gold(Player& player, int gold) noexcept {
  player.gold = static_cast<std::uint16_t>(player.gold + gold);
}

// ---- Soldier cubes (E8, E9) ------------------------------------------------------------------

// What can't be paid costs points. Cubes that are not shown go first.
template <class Sink>
constexpr void pay_cubes(const Edition& edition, State& state, Seat seat, int cubes, Sink& tell) {
  Player& player = state.players[seat];
  const int paid = cubes < player.cubes ? cubes : player.cubes;
  player.cubes = static_cast<std::uint8_t>(player.cubes - paid);
  if (player.shown_cubes > player.cubes) player.shown_cubes = player.cubes;
  state.supply = static_cast<std::uint8_t>(state.supply + paid);
  const int lost = lose_points(state, seat, edition.cube_missing * (cubes - paid));
  tell(Event{.kind = kPaidCubes, .seat = seat, .args = {arg(paid), arg(lost)}});
}

template <class Sink>
constexpr void gain_cubes(const Edition& edition, State& state, Seat seat, int cubes, Sink& tell) {
  tell(Event{.kind = kGained, .seat = seat, .args = {kSoldiers, arg(cubes)}});
  while (cubes > 0) {
    if (state.supply == 0) {
      tell(Event{.kind = kShortage, .args = {edition.shortage_pays}});
      for (Seat other = 0; other < state.seats; ++other) {
        pay_cubes(edition, state, other, edition.shortage_pays, tell);
      }
    }
    const int taken = cubes < state.supply ? cubes : state.supply;
    state.supply = static_cast<std::uint8_t>(state.supply - taken);
    Player& player = state.players[seat];
    player.cubes = static_cast<std::uint8_t>(player.cubes + taken);
    cubes -= taken;
  }
}

// ---- The emperor's trust (E10, E20) ----------------------------------------------------------

template <class Sink>
constexpr void lose_trust(const Edition& edition, State& state, Seat seat, int trust, Sink& tell) {
  Player& player = state.players[seat];
  const int lost = trust < player.trust ? trust : player.trust;
  player.trust = static_cast<std::uint8_t>(player.trust - lost);
  const int points = lose_points(state, seat, edition.trust_missing * (trust - lost));
  tell(Event{.kind = kLostTrust, .seat = seat, .args = {arg(lost), arg(points)}});
}

template <class Sink>
constexpr void gain_trust(const Edition& edition, State& state, Seat seat, int trust, Sink& tell) {
  if (trust == 0) return;
  Player& player = state.players[seat];
  while (player.trust != 0 && player.trust + trust > edition.trust_most) {
    tell(Event{.kind = kFell, .args = {edition.trust_fall}});
    for (Seat other = 0; other < state.seats; ++other) {
      lose_trust(edition, state, other, edition.trust_fall, tell);
    }
  }
  const int sum = player.trust + trust;
  player.trust = static_cast<std::uint8_t>(sum < edition.trust_most ? sum : edition.trust_most);
  tell(Event{.kind = kGained, .seat = seat, .args = {kTrust, arg(trust)}});
}

// ---- Tributes (E16) --------------------------------------------------------------------------

enum Piles : Pile { kBagPile, kPersonPile, kTributePile, kPolicyPile, kCarriagePile, kBonusPile };

// One that lay in the pile or under a policy: which it is, is drawn now.
template <class Chance, class Sink>
constexpr void receive_tribute(const Edition& edition, State& state, Seat seat, Chance& chance,
                               Sink& tell) {
  const int kind = chance.draw_kind(
      kTributePile, std::span<const std::uint8_t>(state.tributes.data(), edition.tribute_kinds));
  --state.tributes[kind];
  ++state.players[seat].tributes[kind];
  tell(Event{.kind = kDrewTribute,
             .seat = seat,
             .args = {arg(kind)},
             .secret = 0b1,
             .knows = SeatSet::only(seat)});
}

template <class Chance, class Sink>
constexpr void draw_tribute(const Edition& edition, State& state, Seat seat, Chance& chance,
                            Sink& tell) {
  if (state.tribute_pile == 0) {
    gain_points(state, seat, kFromEffects, edition.tribute_instead);
    tell(Event{.kind = kGained, .seat = seat, .args = {kPoints, edition.tribute_instead}});
    return;
  }
  --state.tribute_pile;
  receive_tribute(edition, state, seat, chance, tell);
}

}  // namespace pentarch::emperor
