// Comuni, phase 3: all communes decide at once, in secret, what they send to the league and to
// their walls; then the invaders come.
#pragma once

#include "games/comuni/events.hpp"

namespace pentarch::comuni {

// ---- What is sent ----------------------------------------------------------------------------

// How many answers beside 0 a question has. C3: two gold or two pilgrims stand for one army.
constexpr int most_to_send(const Player& player, Stage question) noexcept {
  switch (question) {
    case kAskArmies: return player.cubes[kArmy];
    case kAskGold: return pairs(player.cubes[kGold]);
    case kAskPilgrims: return pairs(player.cubes[kPilgrim]);
    default: return player.defence.sent();
  }
}

// The question, from this one on, that has more than one answer. The last one is always asked.
constexpr Stage next_question(const Player& player, Stage question) noexcept {
  while (question < kAskLeague && most_to_send(player, question) == 0) {
    question = static_cast<Stage>(question + 1);
  }
  return question;
}

constexpr int base_of(Stage question) noexcept {
  switch (question) {
    case kAskArmies: return SendArmies::kFirst;
    case kAskGold: return SendGold::kFirst;
    case kAskPilgrims: return UsePairs::kFirst;
    default: return JoinLeague::kFirst;
  }
}

constexpr void legal_defences(const Player& player, StepSets& sets) noexcept {
  const Stage question = next_question(player, player.defence.stage);
  const int base = base_of(question);
  const int most = most_to_send(player, question);
  sets.push_back({base, low_bits(smaller(most, kMostCubes) + 1)});
  if (most > kMostCubes) sets.push_back({base + kMostCubes + 1, low_bits(most - kMostCubes)});
}

// The seat answers its next question; true when its answer is sealed.
constexpr bool answer(Player& player, int count) noexcept {
  const Stage question = next_question(player, player.defence.stage);
  player.defence.answers[question] = static_cast<std::uint8_t>(count);
  player.defence.stage = next_question(player, static_cast<Stage>(question + 1));
  return player.defence.stage == kSealed;
}

constexpr SeatSet unsealed(const State& state) noexcept {
  std::uint8_t waiting = 0;
  for (int seat = 0; seat < state.seats; ++seat) {
    const bool sealed = state.players[seat].defence.stage == kSealed;
    waiting |= static_cast<std::uint8_t>(!sealed << seat);
  }
  return SeatSet::of_bits(waiting);
}

// ---- What it is worth ------------------------------------------------------------------------

// C7: on a wall card of level n an army is worth n + 1, one army a card, the best cards first;
// without a card it is worth 1.
constexpr int wall_defence(const std::array<std::uint8_t, kLevels>& walls, int armies) noexcept {
  int defence = 0;
  int cards = 0;  // of this level: every wall that is as high
  for (int level = kLevels; level > 0; --level) {
    cards += walls[level - 1];
    const int placed = smaller(cards, armies);
    defence += placed * (level + 1);
    armies -= placed;
  }
  return defence + armies;
}

constexpr int lowest_points(const State& state) noexcept {
  int lowest = state.players[0].points;
  for (int seat = 1; seat < state.seats; ++seat) {
    lowest = smaller(lowest, state.players[seat].points);
  }
  return lowest;
}

// C6: the league is everybody's.
constexpr int attack_on(const Edition& edition, const State& state, int seat, int league) noexcept {
  const int ahead = state.players[seat].points - lowest_points(state);
  return larger(0, edition.invasions[state.deck].strength + ahead - league);
}

// C8: one more for the active player.
constexpr int defence_of(const State& state, int seat, int on_walls) noexcept {
  return wall_defence(state.players[seat].walls, on_walls) + (seat == state.turn ? 1 : 0);
}

// ---- The invasion ----------------------------------------------------------------------------

// C9: who deserves the next counter: most armies in the league, then fewer points, then the lower
// number of the commune, in whose order the seats are.
constexpr Seat most_honourable(const State& state, SeatSet worthy) noexcept {
  Seat best = kNobody;
  worthy.for_each([&](Seat seat) {
    if (best == kNobody) {
      best = seat;
      return;
    }
    const Player& player = state.players[seat];
    const Player& other = state.players[best];
    if (player.defence.league() > other.defence.league() ||
        (player.defence.league() == other.defence.league() && player.points < other.points)) {
      best = seat;
    }
  });
  return best;
}

template <class Sink>
constexpr void award_honour(State& state, SeatSet worthy, Sink& tell) {
  for (int counter = 0; counter < 2; ++counter) {
    const Seat seat = most_honourable(state, worthy);
    if (seat == kNobody) return;  // the rest is discarded
    state.players[seat].honour |= static_cast<std::uint8_t>(bit(2 * state.deck + counter));
    tell(Event{.kind = kHonoured, .seat = seat, .args = {arg(state.deck), arg(counter)}});
    worthy = SeatSet::of_bits(static_cast<std::uint8_t>(worthy.bits() & ~bit(seat)));
  }
}

// Everything is shown, the attack meets each commune, and what was sent goes to the supply.
template <class Sink>
constexpr void resolve_invasion(const Edition& edition, State& state, Sink& tell) {
  int league = 0;
  for (int seat = 0; seat < state.seats; ++seat) league += state.players[seat].defence.league();
  std::uint8_t worthy = 0;
  for (int seat = 0; seat < state.seats; ++seat) {
    Player& player = state.players[seat];
    const Defence& sent = player.defence;
    const int attack = attack_on(edition, state, seat, league);
    const int defence = defence_of(state, seat, sent.on_walls());
    const int plunder = larger(0, attack - defence);
    player.plunder = static_cast<std::uint16_t>(player.plunder + plunder);
    const bool deserves = sent.league() > 0 && plunder == 0;  // C9
    worthy |= static_cast<std::uint8_t>(deserves << seat);
    const Cubes spent = sent.cubes();
    subtract(player.cubes, spent);
    add(state.supply, spent);
    tell(Event{
        .kind = kDefended,
        .seat = static_cast<Seat>(seat),
        .args = {arg(sent.league()), arg(sent.on_walls()), arg(spent[kArmy]), arg(spent[kGold]),
                 arg(spent[kPilgrim]), arg(attack), arg(defence), arg(plunder)},
        .reveals = true});
  }
  award_honour(state, SeatSet::of_bits(worthy), tell);
  for (int seat = 0; seat < state.seats; ++seat) state.players[seat].defence = {};
}

}  // namespace pentarch::comuni
