// Comuni: the components, the table, and the steps. No rule lives here.
#pragma once

#include <array>
#include <cstdint>

#include "engine/bits.hpp"
#include "engine/game.hpp"

namespace pentarch::comuni {

constexpr Facts kFacts{.id = "comuni", .least_seats = 2, .most_seats = 5, .rules_version = 1};

constexpr int kSeats = 5;
constexpr int kCommunes = 5;
constexpr int kLevels = 4;  // of a building or a wall, and the ratings of the cards
constexpr int kDecks = 4;   // A, B, C, D, each with its invasion
constexpr int kColumns = 7;
constexpr int kSpaces = 3;     // in a column, at most
constexpr int kHand = 12;      // two kept cards and all that one claim can bring, at most
constexpr int kHandLimit = 2;  // after building (phase 4)
constexpr int kMostKinds = 80;
constexpr int kMostDeckKinds = 22;
constexpr int kMostCubes = 62;  // of one kind: their counts fit into one word of options
constexpr int kMostPairs = kMostCubes / 2;
constexpr int kMostArmies = kMostCubes + 2 * kMostPairs;  // cubes and what stands for them (C3)

// The types of buildings, and the cubes that they bring: one numbering.
enum Type : std::uint8_t { kEconomy, kMilitary, kCulture, kReligion };
enum Cube : std::uint8_t { kGold, kArmy, kCraftsman, kPilgrim };
constexpr int kTypes = 4;
using Cubes = std::array<std::uint8_t, kTypes>;

// A card is its kind: the place in the edition's list. Cards of one kind can't be told apart.
using CardId = std::uint8_t;
constexpr CardId kNoCard = kMostKinds;
constexpr int kCardCodes = kMostKinds + 1;

// What a build step makes: a building of a type and level, or a wall of a level.
constexpr int kWallTarget = kTypes * kLevels;  // + level - 1; buildings: kLevels * type + level - 1
constexpr int kTargets = kWallTarget + kLevels;

// Where chance draws from.
constexpr Pile kCommunePile = kDecks;  // 0 to 3: the decks

// The steps, numbered.
constexpr int kBid = 0;  // + column
constexpr int kClaim = kBid + kColumns;
constexpr int kIncome = kClaim + 1;
constexpr int kTakeCube = kIncome + 1;                // + kind: one cube of choice (C4, C11)
constexpr int kWithdraw = kTakeCube + kTypes;         // C2
constexpr int kMove = kWithdraw + 1;                  // + column (C2)
constexpr int kBidGold = kMove + kColumns;            // + how much gold lies on the bid
constexpr int kPairs = kBidGold + kMostCubes + 1;     // + pairs of pilgrims (C3)
constexpr int kArmies = kPairs + kMostPairs + 1;      // + armies that defend
constexpr int kGoldPairs = kArmies + kMostCubes + 1;  // + pairs of gold that defend (C3)
constexpr int kLeague = kGoldPairs + kMostPairs + 1;  // + how many of all these join the league
constexpr int kBuild = kLeague + kMostArmies + 1;     // + kTargets * place in the hand + target
constexpr int kDone = kBuild + kHand * kTargets;      // no more building
constexpr int kDiscard = kDone + 1;                   // + place in the hand
constexpr int kRemovePlunder = kDiscard + kHand;      // + how many markers: 0, 1 or 2 (C13)
constexpr int kActions = kRemovePlunder + 3;

struct Step {
  std::uint16_t action = 0;
  constexpr bool operator==(const Step&) const noexcept = default;
};
using Steps = List<Step, 256>;

struct Kind {
  std::uint32_t targets = 0;  // derived: what it may become
  std::uint8_t types = 0;     // a bit each
  std::uint8_t rating = 0;    // 1 to 4
  std::uint8_t deck = 0;
  std::array<std::uint8_t, kSeats + 1> copies{};  // by seats
};

struct Commune {
  Cubes start{};
  Cubes income{};        // C11
  std::uint8_t any = 0;  // cubes of choice that come with it
};

struct Invasion {
  std::uint8_t strength = 0;
  std::array<std::uint8_t, 2> honour{};  // the high counter, the low one
};

struct Edition {
  std::array<Kind, kCardCodes> kinds{};
  std::array<Commune, kCommunes> communes{};
  std::array<Invasion, kDecks> invasions{};
  std::array<std::uint8_t, kColumns> spaces{};
  std::uint8_t icons = 0;                                // columns with the cube icon, a bit each
  std::array<std::uint8_t, kSeats + 1> columns{};        // in use by seats, a bit each
  std::array<std::uint8_t, kDecks> deck_first{};         // the first kind of each deck
  std::array<std::uint8_t, kDecks> deck_kinds{};         // how many there are in each
  Cubes supply{};                                        // all the cubes that there are
  std::uint8_t wall_cards = 0;                           // C12
  std::uint8_t envoys = 0;                               // of each seat
  std::array<std::uint8_t, kLevels + 1> level_points{};  // for reaching a level
  std::array<std::uint8_t, kLevels + 1> total_points{};  // derived: of a whole building
  std::array<std::uint8_t, kLevels + 1> lowest_bonus{};  // C15, by level
  std::uint8_t guildmaster_points = 0;                   // C15
  std::uint8_t most_points = 0;                          // C15: most cubes of a kind
  std::uint8_t tied_points = 0;                          // C15: as many as another
  std::uint8_t claimless_rounds = 0;                     // C19
};

enum class Phase : std::uint8_t {
  kProject,
  kBidding,    // undeclared: the gold on a bid
  kPairing,    // undeclared: the pilgrims on a bid
  kClaiming,   // undeclared: cubes of choice with a claim
  kEarning,    // undeclared: cubes of choice with the income
  kDisplaced,  // the owner of a displaced envoy decides
  kInvasion,   // all decide at once
  kBuilding,
  kPaying,  // undeclared: pilgrims among the payment for a build step
  kDiscarding,
  kPlunder,
  kOver,
};

// What a seat sends against an invasion: the questions in their order, then sealed.
enum class Stage : std::uint8_t { kAskArmies, kAskGold, kAskPilgrims, kAskLeague, kSealed };

struct Defence {
  Stage stage = Stage::kAskArmies;  // the next question; the first: nothing is answered
  std::uint8_t armies = 0;
  std::uint8_t gold = 0;      // pairs
  std::uint8_t pilgrims = 0;  // pairs
  std::uint8_t league = 0;    // of all these; the rest is on the walls

  constexpr int sent() const noexcept { return armies + gold + pilgrims; }
};

struct Player {
  Cubes cubes{};
  std::array<std::array<std::uint8_t, kLevels>, kTypes> buildings{};  // how many by type, level - 1
  std::array<std::uint8_t, kLevels> walls{};                          // how many by level - 1
  std::array<CardId, kHand> hand{kNoCard, kNoCard, kNoCard, kNoCard, kNoCard, kNoCard,
                                 kNoCard, kNoCard, kNoCard, kNoCard, kNoCard, kNoCard};  // sorted
  Defence defence;
  std::uint8_t commune = 0;  // its number less 1
  std::uint8_t active = 0;   // activity cards with the coloured side up, a bit each type
  std::uint8_t honour = 0;   // counters, a bit each: 2 * invasion, + 1 for the low one
  std::uint16_t points = 0;  // recomputed: on the score track, of the buildings
  std::uint16_t plunder = 0;
};

// An envoy and the cubes beside it. They are the real ones (C3).
struct Bid {
  Seat seat = kNobody;
  std::uint8_t gold = 0;
  std::uint8_t pilgrims = 0;

  constexpr int value() const noexcept { return gold + pilgrims / 2; }
};

struct Column {
  std::array<CardId, kSpaces> cards{kNoCard, kNoCard, kNoCard};
  Bid bid;
};

// What is under way. All but `phase` and `displaced` is chosen and not yet declared.
struct Pending {
  Phase phase = Phase::kProject;
  Bid displaced{};             // in phase kDisplaced
  std::uint8_t choice = 0;     // the column of a bid, or the place of a card in the hand
  std::uint8_t target = 0;     // of a build step
  std::uint8_t gold = 0;       // on a bid
  std::uint8_t next = 0;       // the lowest kind of cube that may follow
  Cubes cubes{};               // chosen so far
  std::uint16_t discards = 0;  // places in the hand, a bit each
};

struct State {
  std::array<Player, kSeats> players{};
  Pending pending;
  std::array<Column, kColumns> columns{};
  std::array<std::uint8_t, kMostDeckKinds> pile{};  // cards left of each kind of the deck in use
  Cubes supply{};
  std::array<Seat, kTypes> guildmasters{kNobody, kNobody, kNobody, kNobody};
  std::uint8_t seats = 0;
  Seat turn = 0;
  std::uint8_t deck = 0;          // in use; the next one is opened after the invasion
  std::uint8_t left = 0;          // recomputed: cards in the deck
  std::uint8_t buildings = 0;     // building steps of this turn
  std::uint8_t walls = 0;         // wall steps of this turn
  std::uint8_t last_turns = 0;    // turns to the last invasion, with this one; 0: not yet (C14)
  std::uint8_t claimless = 0;     // turns in a row without a claim (C19)
  std::uint8_t open_screens = 0;  // the option (C17)
  std::uint8_t covered = 0;       // in what a person is shown: seats behind closed screens
};

static_assert(sizeof(Player) == 48);
static_assert(sizeof(State) == 336);
static_assert(PlainValue<State>);
static_assert(sizeof(Kind) == 16 && sizeof(Edition) < 1536);

}  // namespace pentarch::comuni
