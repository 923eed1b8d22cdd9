// Splendor: the components, the table, and the steps. No rule lives here.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/bits.hpp"
#include "engine/game.hpp"
#include "engine/steps.hpp"
#include "games/splendor/gems.hpp"

namespace pentarch::splendor {

constexpr Facts kFacts{.id = "splendor", .least_seats = 2, .most_seats = 4, .rules_version = 2};

constexpr int kLevels = 3;
constexpr int kSlots = 4;  // face-up cards at each level
constexpr int kDisplay = kLevels * kSlots;
constexpr int kHand = 3;  // reserved cards at most (S4)
constexpr int kSeats = 4;
constexpr int kMostCards = 96;
constexpr int kMostNobles = 16;
constexpr int kMostGold = 7;

// A card is its place in the edition's list, or one of these codes. Codes sort behind cards, so
// that a sorted hand shows nothing of what is covered.
using CardId = std::uint8_t;
constexpr CardId kUnknown = kMostCards;           // + level: a card of that level, not known which
constexpr CardId kNoCard = kMostCards + kLevels;  // an empty place
constexpr int kCardCodes = kNoCard + 1;

struct Card {
  Gems cost;
  std::uint8_t bonus = 0;
  std::uint8_t points = 0;
  std::uint8_t level = 0;
  constexpr bool operator==(const Card&) const noexcept = default;
};

struct Noble {
  Gems needs;
  std::uint32_t points = 0;
  constexpr bool operator==(const Noble&) const noexcept = default;
};

// Where chance draws from.
constexpr const char* kDecks[] = {"deck 1", "deck 2", "deck 3"};
constexpr Pile kNoblePile = 3;  // 0, 1, 2: the decks

// The steps. The first 61 are the actions of a turn, so that a set of them is one word.
constexpr int kColourSets = 25;  // 10 triples, 10 pairs, 5 single colours
struct TakeDifferent : StepKind<NoStep, "take {colours}", kColourSets> {};     // S1
struct TakeAlike : StepKind<TakeDifferent, "take {pair}", kColours> {};        // S2
struct Reserve : StepKind<TakeAlike, "reserve {slot}", kDisplay> {};           // S4
struct ReserveTop : StepKind<Reserve, "reserve deck {number}", kLevels> {};    // S5
struct Buy : StepKind<ReserveTop, "buy {place}", kDisplay + kHand> {};         // S7
struct Pass : StepKind<Buy, "pass"> {};                                        // S11
struct PayGold : StepKind<Pass, "gold for {colour} {count}", kColours, 8> {};  // S7
struct Return : StepKind<PayGold, "return {colour}", kTokenKinds> {};          // S3
struct ChooseNoble : StepKind<Return, "visit {noble}", kMostNobles> {};        // S8
using LastKind = ChooseNoble;
constexpr int kTurnSteps = Pass::kEnd;
static_assert(kTurnSteps <= 64);

struct Step {
  std::uint8_t action = 0;
  constexpr bool operator==(const Step&) const noexcept = default;
};
using Steps = List<Step, 64>;

struct Edition {
  // Kept for speed: the cost in one colour by card code, for looking up many at a time.
  alignas(64) std::array<std::array<std::uint8_t, 128>, kColours> costs{};
  // As the edition file says.
  std::array<Card, kCardCodes> cards{};
  std::array<Noble, kMostNobles> nobles{};
  std::array<std::uint8_t, kLevels> deck_size{};
  std::array<std::uint8_t, kLevels> deck_first{};  // the first card of each level
  std::uint8_t noble_count = 0;
  std::array<std::uint8_t, kSeats + 1> gems_by_seats{};
  std::array<std::uint8_t, kSeats + 1> nobles_by_seats{};
  std::uint8_t gold = 0;
  std::uint8_t token_limit = 0;  // S3
  std::uint8_t alike_needs = 0;  // S2
  std::uint8_t goal = 0;         // S9
  std::uint8_t round_limit = 0;  // S12
  // Kept for speed: what follows from the numbering of the steps.
  std::array<std::uint32_t, 32> takes_from{};  // colours in stock -> the steps of S1
  std::array<Gems, TakeAlike::kEnd> taken{};   // step -> what it takes
  constexpr bool operator==(const Edition&) const noexcept = default;
};

enum class Phase : std::uint8_t { kAct, kPay, kGiveBack, kNoble, kOver };

struct Player {
  Gems tokens;
  Gems bonuses;                           // kept for speed: the colours of the bought cards
  std::array<std::uint32_t, 3> bought{};  // the bought cards, a bit each
  std::array<CardId, kHand> reserved{kNoCard, kNoCard, kNoCard};  // sorted
  std::uint8_t covered = 0;  // bit i: only the owner knows reserved[i] (S5)
  std::uint16_t nobles = 0;  // a bit each
  std::uint16_t points = 0;  // kept for speed: of cards and nobles
  std::uint16_t cards = 0;   // kept for speed: how many are bought
  std::uint16_t gold = 0;
};

// What a seat has chosen and not yet declared.
struct Pending {
  Gems chosen;            // paying: for what gold stands, what is missing included; returning: gems
  std::uint8_t gold = 0;  // gold to give back
  std::uint8_t colour = 0;  // the colour that is asked next
  std::uint8_t buying = 0;  // the step that chose the card
  Phase phase = Phase::kAct;
};

struct State {
  std::array<std::uint64_t, kLevels>
      unseen{};  // in the decks; in a mask: not located by the viewer
  std::array<Player, kSeats> players{};
  Gems stock;
  Pending pending;
  std::array<CardId, kDisplay> display{};
  std::array<std::uint8_t, kLevels> deck{};  // how many cards each deck holds
  Seat turn = 0;
  std::uint16_t gold = 0;
  std::uint16_t rounds = 0;  // finished; at the end all that were played
  std::uint32_t nobles = 0;  // on the table, a bit each
  std::uint8_t seats = 0;
  Seat first = 0;
  std::uint8_t passes = 0;      // in a row (S11)
  std::uint8_t last_round = 0;  // 1: someone has reached the goal (S9)
};

static_assert(sizeof(Player) == 32);
static_assert(sizeof(State) == 192);
static_assert(PlainValue<State>);
static_assert(sizeof(Card) == 8 && sizeof(Edition) < 3072);

}  // namespace pentarch::splendor
