// Catherine: the components, the table, and the steps. No rule lives here.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/game.hpp"
#include "engine/steps.hpp"
#include "games/catherine/card_set.hpp"
#include "games/catherine/symbols.hpp"

namespace pentarch::catherine {

constexpr Facts kFacts{.id = "catherine", .least_seats = 2, .most_seats = 4, .rules_version = 1};

constexpr int kSeats = 4;
constexpr int kColours = 3;
constexpr int kMostCards = 102;
constexpr int kMostCities = 18;
constexpr int kMostOrders = 12;
constexpr int kMostLevels = 20;  // of the favour track
constexpr int kColumns = 7;      // places of an action row
constexpr int kChosen = 3;       // cards that one decision chooses at most
constexpr int kMostHand = 10;    // the highest hand limit and the two cards of phase A

constexpr CardId kNoCard = kMostCards;  // an empty place

// ---- Plan cards ------------------------------------------------------------------------------

// What an action or a bonus gives.
enum class Gain : std::uint8_t { kNothing, kCards, kPoints, kFavour, kHouse, kPointsPerHouse };
// How often it gives it.
enum class Per : std::uint8_t { kOnce, kGood, kBook, kSet };

struct Card {
  Symbols symbols;           // owned while the card lies in an action row (K7)
  std::uint32_t cities = 0;  // where its house may stand, a bit each
  std::uint8_t colour = 0;
  std::uint8_t family = 0;
  // The action.
  Gain gain = Gain::kNothing;
  std::uint8_t amount = 0;
  Per per = Per::kOnce;
  std::uint8_t goods = 0;     // Per::kGood: the goods of the market, a bit each
  std::uint8_t discards = 0;  // its price in cards
  // The bonus, and what it asks for (K3).
  Gain bonus = Gain::kNothing;
  std::uint8_t bonus_amount = 0;
  std::uint8_t bonus_discards = 0;
  std::uint8_t needs = kNoSymbol;
  std::uint8_t needs_count = 0;
  std::uint8_t same_colour = 0;  // 1: the discarded cards share a colour
  constexpr bool operator==(const Card&) const noexcept = default;
};

struct Level {  // of the favour track
  std::uint8_t hand_limit = 0;
  std::uint8_t points = 0;      // at each decade's end
  std::uint8_t multiplier = 0;  // of connected houses
  constexpr bool operator==(const Level&) const noexcept = default;
};

struct City {
  std::uint32_t roads = 0;  // the cities at the other end, a bit each
  std::uint8_t good = kNoSymbol;
  std::uint8_t crown = 0;
  std::uint8_t point = 0;  // 1: the house counts one more at each decade's end
  std::uint8_t colour = 0;
  constexpr bool operator==(const City&) const noexcept = default;
};

struct Edition {
  // As the edition file says.
  std::array<Card, kMostCards> cards{};
  std::array<City, kMostCities> cities{};
  std::array<Symbols, kMostOrders> orders{};
  std::array<Level, kMostLevels> levels{};
  std::uint8_t card_count = 0;
  std::uint8_t city_count = 0;
  std::uint8_t order_count = 0;
  std::uint8_t top = 0;  // the highest level
  std::uint8_t decades = 0;
  std::uint8_t rounds = 0;     // of a decade
  std::uint8_t deal = 0;       // cards at the set-up
  std::uint8_t start_row = 0;  // of them, laid into the action row
  std::uint8_t draw = 0;       // cards of phase A
  std::uint8_t decade_draw = 0;
  std::uint8_t houses = 0;  // pieces of a seat
  std::uint8_t jokers = 0;
  std::uint8_t overflow_points = 0;            // K5
  std::uint8_t beats_points = 0;               // K8
  std::uint8_t ties_points = 0;                // K8
  std::array<std::uint8_t, 8> order_points{};  // K12: by goods delivered
  // Kept for speed: what follows from these.
  std::array<CardSet, kColours> coloured{};       // the cards of a colour
  std::array<std::uint32_t, kColours> regions{};  // the cities of a colour
  std::array<std::uint32_t, kGoods> goods_cities{};
  std::uint32_t point_cities = 0;
  constexpr bool operator==(const Edition&) const noexcept = default;
};

// ---- The table -------------------------------------------------------------------------------

// Where points come from. Those of the final scoring follow from the rest of the table.
enum Source : std::uint8_t {
  kFromActions,
  kFromOverflow,  // K5: favour above the top of the track
  kFromLimit,     // K6: cards beyond the hand limit
  kFromCannons,
  kFromHouses,
  kFromFavour,
  kCounted,  // so many are counted during the game
  kFromHand = kCounted,
  kFromOrder,
  kFromGroup,
  kSources,
};

// What a seat has chosen: undeclared, or sealed until all have answered.
struct Pending {
  std::array<CardId, kChosen> cards{kNoCard, kNoCard, kNoCard};
  std::uint8_t choice = 0;  // 1 + the column (playing) or the option from Decline on; 0: none yet
  // One by one: in GPU code arrays don't compare as they do on a CPU.
  constexpr bool operator==(const Pending& other) const noexcept {
    return cards[0] == other.cards[0] && cards[1] == other.cards[1] && cards[2] == other.cards[2] &&
           choice == other.choice;
  }
};

struct Player {
  CardSet hand;              // empty in the masks of others
  std::uint32_t houses = 0;  // cities with a house of this seat, and so its goods tiles (K10)
  Symbols owned;             // kept for speed: symbols in the action row and goods tiles (K7)
  std::array<std::uint16_t, kCounted> points{};
  std::array<std::uint8_t, kAges> hidden{};  // in masks: cards of a covered hand by their age
  std::array<CardId, kColumns> row{kNoCard, kNoCard, kNoCard, kNoCard, kNoCard, kNoCard, kNoCard};
  std::array<CardId, kColumns> under{kNoCard, kNoCard, kNoCard, kNoCard, kNoCard, kNoCard, kNoCard};
  Pending pending;
  std::uint8_t active = 0;     // the column of this round's activation card, while cards are run
  std::uint8_t hand_size = 0;  // kept for speed, but for a covered hand
  std::uint8_t favour = 0;     // the level
  std::uint8_t jokers = 0;
  std::uint8_t order = 0;
};

enum class Phase : std::uint8_t { kSetup, kPlay, kRun, kBooks, kOver };

struct State {
  CardSet pile;  // in the pile; in a mask: not located by the viewer, of the shuffle of the pile
  CardSet discards;
  Ages ages;
  std::array<Player, kSeats> players{};
  std::uint8_t seats = 0;
  Phase phase = Phase::kSetup;
  std::uint8_t decade = 0;     // finished decades
  std::uint8_t round = 0;      // finished rounds of this decade
  std::uint8_t asked = 0;      // seats that decide in this phase, a bit each
  std::uint8_t answered = 0;   // those of them that have; in a mask, the viewer at most
  std::uint8_t pile_size = 0;  // kept for speed, but in a mask
  std::uint8_t row_size = 0;   // kept for speed: cards in every action row
};

static_assert(sizeof(Player) == 72);
static_assert(sizeof(State) == 392);
static_assert(PlainValue<State>);
static_assert(sizeof(Card) == 24 && sizeof(Edition) < 3072);

// Where chance draws from.
constexpr Pile kCardPile = 0;
constexpr Pile kOrderPile = 1;

// ---- The steps -------------------------------------------------------------------------------

struct Lay : StepKind<NoStep, "lay {card}", kMostCards> {};  // into the action row
// An activation card, below the action card of this place.
struct Activate : StepKind<Lay, "put {card} below place {number}", kMostCards, kColumns> {};
// The options of a run, and of a house for the most books.
struct Decline : StepKind<Activate, "decline"> {};
struct Run : StepKind<Decline, "run"> {};
struct RunBonus : StepKind<Run, "run bonus"> {};
struct Build : StepKind<RunBonus, "build {city}", kMostCities> {};
struct BuildBonus : StepKind<Build, "build {city} bonus", kMostCities> {};
struct Discard : StepKind<BuildBonus, "discard {card}", kMostCards> {};
using LastKind = Discard;

struct Step {
  std::uint16_t action = 0;
  constexpr bool operator==(const Step&) const noexcept = default;
};
using Steps = List<Step, kMostHand * kColumns>;

}  // namespace pentarch::catherine
