// Emperor's Choice: the icons of withdrawal tiles, bonus tiles and palace spaces, and immediate
// tiles. An effect may lead to others; what is left to do waits on the stack.
#pragma once

#include "games/emperor/policies.hpp"

namespace pentarch::emperor {

// A tile or a space is used; who may skip it is asked even where there is one alternative.
constexpr void use_effect(const Edition& edition, State& state, int effect, bool optional) {
  if (edition.effects[effect].size == 0) return;
  if (edition.effects[effect].size == 1 && !optional) {
    return push(state, Pending::kIcons, effect, 0);
  }
  push(state, Pending::kChoice, effect, optional ? 1 : 0);
}

template <class Sink>
constexpr void choose_alternative(State& state, int alternative, Sink& tell) {
  const int effect = top(state).effect();
  tell(Event{.kind = kChose, .seat = state.actor, .args = {arg(effect), arg(alternative)}});
  pop(state);
  push(state, Pending::kIcons, effect, alternative);
}

// ---- Tiles -----------------------------------------------------------------------------------

// E15: an immediate tile acts and leaves the game.
template <class Sink>
constexpr void use_tile(const Edition& edition, State& state, int tile, Sink& tell) {
  tell(Event{.kind = kUsedTile, .seat = state.actor, .args = {arg(tile)}});
  switch (tile) {
    case kJewel:
      if (edition.treasure_count != 0) push(state, Pending::kTakeTreasure);
      return;
    case kEnvoy: return gain_trust(edition, state, state.actor, edition.envoy_trust, tell);
    case kIngot:
      gain_gold(state.players[state.actor], edition.ingot_gold);
      tell(Event{.kind = kGained, .seat = state.actor, .args = {kGold, edition.ingot_gold}});
      return;
    default: return push(state, Pending::kUseStone);
  }
}

template <class Sink>
constexpr void receive_tile(const Edition& edition, State& state, int tile, Sink& tell) {
  tell(Event{.kind = kGotTile, .seat = state.actor, .args = {arg(tile)}});
  if (tile >= kJewel) return use_tile(edition, state, tile, tell);
  ++state.players[state.actor].tiles[tile];
}

template <class Chance, class Sink>
constexpr void draw_tile(const Edition& edition, State& state, Chance& chance, Sink& tell) {
  const int tile = take_tile(edition, state, chance, tell);
  if (tile != kNoTile) receive_tile(edition, state, tile, tell);
}

// E18
template <class Chance, class Sink>
constexpr void draw_two_tiles(const Edition& edition, State& state, Chance& chance, Sink& tell) {
  const int a = take_tile(edition, state, chance, tell);
  if (a == kNoTile) return;
  const int b = take_tile(edition, state, chance, tell);
  if (b == kNoTile) return receive_tile(edition, state, a, tell);
  const int low = a < b ? a : b;
  const int high = a < b ? b : a;
  tell(Event{.kind = kDrewTiles, .seat = state.actor, .args = {arg(low), arg(high)}});
  push(state, Pending::kKeepTile, low, high);
}

template <class Sink>
constexpr void keep_tile(const Edition& edition, State& state, int tile, Sink& tell) {
  const Frame& frame = top(state);
  const int back = frame.drawn(frame.drawn(0) == tile ? 1 : 0);
  pop(state);
  ++state.bag[back];
  tell(Event{.kind = kReturnedTile, .seat = state.actor, .args = {arg(back)}});
  receive_tile(edition, state, tile, tell);
}

template <class Sink>
constexpr void take_treasure(State& state, int treasure, Sink& tell) {
  pop(state);
  tell(Event{
      .kind = kTookTreasure, .seat = state.actor, .args = {arg(treasure), state.holder[treasure]}});
  state.holder[treasure] = state.actor;
}

// ---- Persons ---------------------------------------------------------------------------------

// E18: which of the two is kept stays their owner's secret; the other one is discarded.
template <class Chance, class Sink>
constexpr void draw_two_persons(State& state, Chance& chance, Sink& tell) {
  std::array<Code, 2> drawn{kNoPerson, kNoPerson};
  int count = 0;
  for (; count < 2 && state.pile + state.discards.total() != 0; ++count) {
    // A reshuffle in between gives the first one's shuffle a new number: it waits on the stack.
    if (count == 1) push(state, Pending::kKeepPerson, drawn[0], drawn[0]);
    can_draw_person(state, tell);
    if (count == 1) {
      drawn[0] = top(state).drawn(0);
      pop(state);
    }
    drawn[count] = code_of(state.shuffle, take_person(state, chance));
  }
  if (count == 0) return;
  const bool two = count == 2;
  tell(Event{.kind = two ? kDrewPersons : kDrewPerson,
             .seat = state.actor,
             .args = {arg(type_of(drawn[0])), arg(two ? type_of(drawn[1]) : 0)},
             .secret = static_cast<std::uint8_t>(two ? 0b11 : 0b1),
             .knows = SeatSet::only(state.actor)});
  if (!two) return cover(state.players[state.actor], drawn[0]);
  const bool sorted = drawn[0] < drawn[1];
  push(state, Pending::kKeepPerson, drawn[sorted ? 0 : 1], drawn[sorted ? 1 : 0]);
}

template <class Sink>
constexpr void discard_drawn(State& state, int type, Sink& tell) {
  const Frame frame = top(state);
  const int given = type_of(frame.drawn(0)) == type ? 0 : 1;
  pop(state);
  state.discards.add(type);
  cover(state.players[state.actor], frame.drawn(1 - given));
  tell(Event{.kind = kDiscarded,
             .seat = state.actor,
             .args = {arg(type), arg(shuffle_of(frame.drawn(given)))},
             .reveals = true});
}

// ---- The palace (E17) ------------------------------------------------------------------------

// Raises that follow each other are one.
constexpr void start_raise(State& state, int levels) noexcept {
  if (top(state).what == Pending::kRaise) {
    top(state).levels() = static_cast<std::uint8_t>(top(state).levels() + levels);
  } else {
    push(state, Pending::kRaise, levels);
  }
}

// One level up, and then the space there. Levels above the top are lost.
template <class Sink>
constexpr void go_on_raising(const Edition& edition, State& state, Sink& tell) {
  Player& player = state.players[state.actor];
  if (player.palace == edition.top_level) return pop(state);
  ++player.palace;
  if (--top(state).levels() == 0) pop(state);
  tell(Event{.kind = kRose, .seat = state.actor, .args = {player.palace}});
  use_effect(edition, state, kOfPalace + player.palace, true);
}

// ---- Icons -----------------------------------------------------------------------------------

template <class Sink>
constexpr void gain(const Edition& edition, State& state, Seat seat, int icon, int amount,
                    Sink& tell) {
  if (icon == kTrust) return gain_trust(edition, state, seat, amount, tell);
  if (icon == kSoldiers) return gain_cubes(edition, state, seat, amount, tell);
  if (icon == kGold) gain_gold(state.players[seat], amount);
  if (icon == kPoints) gain_points(state, seat, kFromEffects, amount);
  tell(Event{.kind = kGained, .seat = seat, .args = {arg(icon), arg(amount)}});
}

template <class Sink>
constexpr void receive_bonus_person(const Edition& edition, State& state, Sink& tell) {
  if (state.bonus_given != 0) return;
  state.bonus_given = 1;
  state.players[state.actor].open.add(edition.bonus_person);
  tell(Event{.kind = kGotBonusPerson, .seat = state.actor, .args = {edition.bonus_person}});
}

template <class Chance, class Sink>
constexpr void do_icon(const Edition& edition, State& state, Part part, bool of_palace,
                       Chance& chance, Sink& tell) {
  switch (part.icon) {
    case kPalaceUp: return start_raise(state, part.amount);
    case kBonusPerson: return receive_bonus_person(edition, state, tell);
    case kDrawTile: return draw_tile(edition, state, chance, tell);
    case kDrawTwoTiles: return draw_two_tiles(edition, state, chance, tell);
    case kDrawPerson: return draw_person(state, state.actor, chance, tell);
    case kDrawTwoPersons: return draw_two_persons(state, chance, tell);
    case kTribute:
      for (int i = 0; i < part.amount; ++i) {
        draw_tribute(edition, state, state.actor, chance, tell);
      }
      return;
    case kScorePolicy: return push(state, Pending::kChoosePolicy);
    // E28: who uses a palace space for it does flip; a tile may be used without flipping.
    case kFlipPolicy: return push(state, Pending::kFlip, 0, of_palace ? 0 : 1);
    default: return gain(edition, state, state.actor, part.icon, part.amount, tell);
  }
}

// The next icon of an alternative, from left to right.
template <class Chance, class Sink>
constexpr void go_on_with_parts(const Edition& edition, State& state, Chance& chance, Sink& tell) {
  const Frame frame = top(state);
  const Alternative& alternative =
      edition.effects[frame.effect()].alternatives[frame.alternative()];
  if (frame.next_icon() + 1 < alternative.size) {
    ++top(state).next_icon();
  } else {
    pop(state);
  }
  do_icon(edition, state, alternative.parts[frame.next_icon()], frame.effect() >= kOfPalace, chance,
          tell);
}

}  // namespace pentarch::emperor
