// Newgame: the components, the table, and the steps. No rule lives here.
#pragma once

#include <array>
#include <cstdint>

#include "engine/bits.hpp"
#include "engine/game.hpp"
#include "engine/steps.hpp"

namespace pentarch::newgame {

constexpr Facts kFacts{.id = "newgame", .least_seats = 2, .most_seats = 4, .rules_version = 1};

constexpr int kSeats = 4;
constexpr int kMostCards = 32;
constexpr int kMostHand = 5;

// A card is its place in the edition's list: a later one beats all before it.
using CardId = std::uint8_t;
using CardSet = std::uint32_t;  // a bit each

constexpr CardSet only(int card) noexcept {
  return static_cast<CardSet>(bit(card));
}

// Where chance draws from.
constexpr Pile kDeck = 0;

// The steps.
struct Play : StepKind<NoStep, "play {card}", kMostCards> {};
struct Pass : StepKind<Play, "pass"> {};  // R4
using LastKind = Pass;

struct Step {
  std::uint8_t action = 0;
  constexpr bool operator==(const Step&) const noexcept = default;
};
using Steps = List<Step, kMostHand + 1>;

struct Edition {
  std::array<std::uint8_t, kMostCards> points{};  // of each card
  std::uint8_t cards = 0;
  std::uint8_t hand = 0;   // cards to begin with (R1)
  std::uint8_t stone = 0;  // points of a stone that was kept (R5)
  constexpr bool operator==(const Edition&) const noexcept = default;
};

struct Player {
  CardSet hand = 0;  // in the masks of others none
  CardSet taken = 0;
  std::uint16_t held = 0;   // how many cards the hand has
  std::uint16_t stone = 0;  // 1: not given away yet (R4)
};

struct State {
  std::array<Player, kSeats> players{};
  CardSet unseen = 0;  // in the deck; in a mask: not located by the viewer
  CardSet discarded = 0;
  std::uint32_t deck = 0;  // how many cards are left
  CardId top = 0;          // of the pile
  Seat turn = 0;
  Seat first = 0;
  std::uint8_t seats = 0;
};

static_assert(sizeof(State) == 64);
static_assert(PlainValue<State>);

}  // namespace pentarch::newgame
