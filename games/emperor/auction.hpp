// Emperor's Choice, phase I: players show persons and cubes, or pass.
#pragma once

#include "games/emperor/effects.hpp"

namespace pentarch::emperor {

constexpr bool has_passed(const State& state, int seat) noexcept {
  return ((state.passed >> seat) & 1u) != 0;
}

constexpr int shown_power(const Edition& edition, const Player& player) noexcept {
  return power_of(edition, player, player.shown) + player.shown_cubes;
}

// ---- Showing ---------------------------------------------------------------------------------

// E1: one person more than any other player shows; who has passed shows none.
constexpr int person_limit(const State& state, Seat seat) noexcept {
  int most = 0;
  for (int other = 0; other < state.seats; ++other) {
    if (other == seat) continue;
    const int shown = state.players[other].shown.total();
    most = shown > most ? shown : most;
  }
  return most + 1;
}

// What a bidder may still do with the bid under way.
struct Bid {
  std::uint32_t types = 0;  // persons that may be added, in rising order
  int least_cubes = 0;
  int most_cubes = -1;  // below the least: the bid can't be declared yet
  bool pass = false;

  constexpr bool can_raise() const noexcept { return types != 0 || most_cubes >= least_cubes; }
};

// The powers of the strongest persons that could still be added.
class Strongest {
 public:
  constexpr explicit Strongest(int size) noexcept : size_(size < kMost ? size : kMost) {}

  constexpr void add(int power) noexcept {
    if (size_ == 0) return;
    if (count_ == size_) {
      if (powers_[count_ - 1] >= power) return;
      sum_ -= powers_[--count_];
    }
    int place = count_++;
    for (; place > 0 && powers_[place - 1] < power; --place) powers_[place] = powers_[place - 1];
    powers_[place] = static_cast<std::int16_t>(power);
    sum_ += power;
  }
  constexpr int sum() const noexcept { return sum_; }

 private:
  static constexpr int kMost = 64;  // more persons than a hand has
  std::array<std::int16_t, kMost> powers_{};
  int size_;
  int count_ = 0;
  int sum_ = 0;
};

// The persons with which the bid can still come above `high`: power so far, and cubes at hand. A
// person is followed by others of its type or a later one, as many as the limit allows.
constexpr std::uint32_t promising(const Edition& edition, const Player& player, Persons left,
                                  std::uint32_t types, int slots, int reach, int high) noexcept {
  std::uint32_t found = 0;
  Strongest others(slots - 1);
  for (; types != 0;) {
    const int type = highest_bit(types);
    types &= ~(1u << type);
    const int power = power_of(edition, player, type);
    for (int i = 1; i < left[type]; ++i) others.add(power);
    if (reach + power + others.sum() > high) found |= 1u << type;
    others.add(power);
  }
  return found;
}

constexpr Bid bid_of(const Edition& edition, const State& state) noexcept {
  const Player& player = state.players[state.actor];
  Bid bid{.pass = player.staged.empty()};
  const std::uint32_t all = static_cast<std::uint32_t>(low_bits(state.seats));
  if ((~state.passed & all) == 1u << state.actor) return bid;  // E2: the last one passes
  const Persons lying = player.shown + player.staged;
  const int power = power_of(edition, player, lying) + player.shown_cubes;
  const int cubes = player.cubes - player.shown_cubes;
  bid.least_cubes = state.high < power ? 0 : state.high + 1 - power;  // E2: strictly above
  bid.most_cubes = cubes;
  const int slots = person_limit(state, state.actor) - lying.total();  // E26: may be negative
  if (slots > 0) {
    const Persons left = hand_of(player) - lying;
    std::uint32_t types = left.types();
    const std::uint32_t staged = player.staged.types();
    if (staged != 0) types &= ~static_cast<std::uint32_t>(low_bits(highest_bit(staged)));
    bid.types = power + cubes > state.high
                    ? types
                    : promising(edition, player, left, types, slots, power + cubes, state.high);
  }
  // E2: the start player begins, if possible.
  if (state.high == 0 && state.actor == state.first && bid.can_raise()) bid.pass = false;
  return bid;
}

constexpr void next_bidder(State& state) noexcept {
  do {
    state.actor = static_cast<Seat>((state.actor + 1) % state.seats);
  } while (has_passed(state, state.actor));
  enter(state, Pending::kBid);
}

// The persons staged and so many cubes are laid down, and the sum is said.
template <class Sink>
constexpr void declare(const Edition& edition, State& state, int cubes, Sink& tell) {
  Player& player = state.players[state.actor];
  for_each_bit(player.staged.types(), [&](int type) {
    for (int i = 0; i < player.staged[type]; ++i) {
      player.shown.add(type);
      lay_open(player, state.actor, type, player.shown[type], kShowed, false, tell);
    }
  });
  player.shown_cubes = static_cast<std::uint8_t>(player.shown_cubes + cubes);
  state.high = player.declared = static_cast<std::uint16_t>(shown_power(edition, player));  // E3
  tell(Event{.kind = kDeclared, .seat = state.actor, .args = {arg(state.high), arg(cubes)}});
  player.staged = player.staged.only(edition.acting);
  enter(state, Pending::kOnShow);
}

// ---- Effects on showing (E6, E7, E27) --------------------------------------------------------

struct Target {
  Seat seat = 0;
  int type = 0;
};

// The assassin's targets: persons that others show.
template <class F>
constexpr void for_each_target(const State& state, F&& f) {
  for (Seat seat = 0; seat < state.seats; ++seat) {
    if (seat == state.actor) continue;
    for_each_bit(state.players[seat].shown.types(), [&](int type) { f(Target{seat, type}); });
  }
}

constexpr void discard_shown(State& state, Player& player, int type) noexcept {
  player.shown.remove(type);
  player.open.remove(type);
  state.discards.add(type);
}

// E6: both cards are discarded, and both players are paid.
template <class Sink>
constexpr void kill(const Edition& edition, State& state, Target target, Sink& tell) {
  const int assassin = top(state).assassin();
  pop(state);
  discard_shown(state, state.players[target.seat], target.type);
  discard_shown(state, state.players[state.actor], assassin);
  const int points = edition.assassin_factor * edition.persons[target.type].cost;
  gain_points(state, target.seat, kFromEffects, points);
  gain_points(state, state.actor, kFromEffects, points);
  tell(Event{.kind = kKilled,
             .seat = state.actor,
             .args = {target.seat, arg(target.type), arg(points), arg(assassin)}});
}

template <class Sink>
constexpr void send_assassin(const Edition& edition, State& state, int type, Sink& tell) {
  int targets = 0;
  Target target;
  for_each_target(state, [&](Target one) {
    target = one;
    ++targets;
  });
  if (targets == 0) return;  // it stays, with its power
  push(state, Pending::kVictim, type);
  if (targets == 1) kill(edition, state, target, tell);
}

template <class Chance, class Sink>
constexpr void act(const Edition& edition, State& state, int type, Chance& chance, Sink& tell) {
  const PersonType& person = edition.persons[type];
  const Seat seat = state.actor;
  state.players[seat].staged.remove(type);
  tell(Event{.kind = kActed, .seat = seat, .args = {arg(type)}});
  if (person.trust != 0) gain_trust(edition, state, seat, person.trust, tell);
  if (person.trust_lost != 0) lose_trust(edition, state, seat, person.trust_lost, tell);
  if (person.gold != 0) gain(edition, state, seat, kGold, person.gold, tell);
  if (person.cubes != 0) gain_cubes(edition, state, seat, person.cubes, tell);
  for (int i = 0; i < person.tributes; ++i) draw_tribute(edition, state, seat, chance, tell);
  if (((edition.assassins >> type) & 1u) != 0) send_assassin(edition, state, type, tell);
}

// ---- Passing ---------------------------------------------------------------------------------

// E4: what the order tile takes: the types of persons, and kTypes for the cubes, a bit each, that
// have the power of the item at its place. More than one: the owner chooses.
constexpr std::uint32_t items_at_stake(const Edition& edition, const Player& player) noexcept {
  const int place = player.order;
  const auto is_lost = [&](int power) {
    int above = 0;
    int equal = 0;
    const auto count = [&](int other, int items) {
      above += other > power ? items : 0;
      equal += other == power ? items : 0;
    };
    for_each_bit(player.shown.types(),
                 [&](int type) { count(power_of(edition, player, type), player.shown[type]); });
    if (player.shown_cubes != 0) count(player.shown_cubes, 1);
    return above < place && above + equal >= place;
  };
  std::uint32_t items = 0;
  for_each_bit(player.shown.types(), [&](int type) {
    if (is_lost(power_of(edition, player, type))) items |= 1u << type;
  });
  if (player.shown_cubes != 0 && is_lost(player.shown_cubes)) items |= 1u << kTypes;
  return items;
}

// The rest goes back to its owner.
template <class Sink>
constexpr void lose_item(State& state, int item, Sink& tell) {
  Player& player = state.players[state.actor];
  if (item == kTypes) {
    const int cubes = player.shown_cubes;
    player.cubes = static_cast<std::uint8_t>(player.cubes - cubes);
    state.supply = static_cast<std::uint8_t>(state.supply + cubes);
    tell(Event{.kind = kLostCubes, .seat = state.actor, .args = {arg(cubes)}});
  } else {
    discard_shown(state, player, item);
    tell(Event{.kind = kLostPerson, .seat = state.actor, .args = {arg(item)}});
  }
  player.shown = {};
  player.shown_cubes = 0;
  enter(state, Pending::kWithdraw);
}

template <class Sink>
constexpr void pass(const Edition& edition, State& state, Sink& tell) {
  Player& player = state.players[state.actor];
  player.order = static_cast<std::uint8_t>(state.seats - popcount(state.passed));
  state.passed = static_cast<std::uint8_t>(state.passed | 1u << state.actor);
  tell(Event{.kind = kPassed, .seat = state.actor, .args = {player.order}});
  const std::uint32_t items = items_at_stake(edition, player);
  if (popcount(items) > 1) return enter(state, Pending::kLoss);
  if (items != 0) return lose_item(state, lowest_bit(items), tell);
  tell(Event{.kind = kLostNothing, .seat = state.actor});
  player.shown = {};
  player.shown_cubes = 0;
  enter(state, Pending::kWithdraw);
}

template <class Sink>
constexpr void withdraw(const Edition& edition, State& state, int tile, Sink& tell) {
  state.withdrawals = static_cast<std::uint8_t>(state.withdrawals & ~(1u << tile));
  tell(Event{.kind = kWithdrew, .seat = state.actor, .args = {arg(tile)}});
  enter(state, Pending::kWithdrawn);
  use_effect(edition, state, kOfWithdrawal + tile, false);
}

}  // namespace pentarch::emperor
