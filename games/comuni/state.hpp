// Comuni: the components, the table, and the steps. No rule lives here.
#pragma once

#include <array>
#include <cstdint>

#include "engine/bits.hpp"
#include "engine/game.hpp"
#include "engine/steps.hpp"

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

constexpr Cubes cubes_of(int gold, int armies, int craftsmen, int pilgrims) noexcept {
  return {static_cast<std::uint8_t>(gold), static_cast<std::uint8_t>(armies),
          static_cast<std::uint8_t>(craftsmen), static_cast<std::uint8_t>(pilgrims)};
}

// A card is its kind: the place in the edition's list. Cards of one kind can't be told apart.
using CardId = std::uint8_t;
constexpr CardId kNoCard = kMostKinds;
constexpr int kCardCodes = kMostKinds + 1;

// What a build step makes: a building of a type and level, or a wall of a level.
constexpr int kWallTarget = kTypes * kLevels;  // buildings by type and level, then walls
constexpr int kTargets = kWallTarget + kLevels;

// Where chance draws from.
constexpr Pile kCommunePile = kDecks;  // 0 to 3: the decks

// What is asked of a seat against an invasion, in this order; then its answer is sealed.
enum Stage : std::uint8_t { kAskArmies, kAskGold, kAskPilgrims, kAskLeague, kSealed };
constexpr int kQuestions = kSealed;

// The steps. A bid, a claim, an income, a build step with its payment and a defence are decisions
// of several of them.
template <class KindBefore, StepText kText, Stage kAsked, int kMost>
struct AnswerKind : StepKind<KindBefore, kText, kMost + 1> {
  static constexpr Stage kQuestion = kAsked;
};
struct PlaceBid : StepKind<NoStep, "bid {number}", kColumns> {};
struct Claim : StepKind<PlaceBid, "claim"> {};
struct TakeIncome : StepKind<Claim, "income"> {};
struct TakeCube : StepKind<TakeIncome, "cube {cube}", kTypes> {};     // one of choice (C4, C11)
struct Withdraw : StepKind<TakeCube, "withdraw"> {};                  // C2
struct MoveEnvoy : StepKind<Withdraw, "move {number}", kColumns> {};  // C2
struct BidGold : StepKind<MoveEnvoy, "bid gold {count}", kMostCubes + 1> {};
// Of pilgrims, for something else: on a bid, in a payment, against an invasion (C3).
struct UsePairs : AnswerKind<BidGold, "pilgrim pairs {count}", kAskPilgrims, kMostPairs> {};
struct SendArmies : AnswerKind<UsePairs, "send army {count}", kAskArmies, kMostCubes> {};
struct SendGold : AnswerKind<SendArmies, "send gold pairs {count}", kAskGold, kMostPairs> {};  // C3
struct JoinLeague : AnswerKind<SendGold, "league {count}", kAskLeague, kMostArmies> {};
struct Build : StepKind<JoinLeague, "build {number} {target}", kHand, kTargets> {};
struct Done : StepKind<Build, "done"> {};  // no more building
struct Discard : StepKind<Done, "discard {number}", kHand> {};
struct KeepPlunder : StepKind<Discard, "keep"> {};
struct RemovePlunder : StepKind<KeepPlunder, "remove {number}", 2> {};  // C13
using LastKind = RemovePlunder;

template <class Kind>
concept Answering = requires { Kind::kQuestion; };

struct Step {
  std::uint16_t action = 0;
  constexpr bool operator==(const Step&) const noexcept = default;
};
using Steps = List<Step, 256>;

struct Kind {
  std::uint32_t targets = 0;  // kept for speed: what it may become
  std::uint8_t types = 0;     // a bit each
  std::uint8_t rating = 0;    // 1 to 4
  std::uint8_t deck = 0;
  std::array<std::uint8_t, kSeats + 1> copies{};  // by seats
  constexpr bool operator==(const Kind&) const noexcept = default;
};

struct Commune {
  Cubes start{};
  Cubes income{};        // C11
  std::uint8_t any = 0;  // cubes of choice that come with it
  constexpr bool operator==(const Commune&) const noexcept = default;
};

struct Invasion {
  std::uint8_t strength = 0;
  std::array<std::uint8_t, 2> honour{};  // the high counter, the low one
  constexpr bool operator==(const Invasion&) const noexcept = default;
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
  std::array<std::uint8_t, kLevels + 1> total_points{};  // kept for speed: of a whole building
  std::array<std::uint8_t, kLevels + 1> lowest_bonus{};  // C15, by level
  std::uint8_t guildmaster_points = 0;                   // C15
  std::uint8_t most_points = 0;                          // C15: most cubes of a kind
  std::uint8_t tied_points = 0;                          // C15: as many as another
  std::uint8_t claimless_rounds = 0;                     // C19
  constexpr bool operator==(const Edition&) const noexcept = default;
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

// What a seat sends against an invasion.
struct Defence {
  Stage stage = kAskArmies;  // the next question; the first: nothing is answered
  // Armies, pairs of gold, pairs of pilgrims, and how many of all these join the league; the rest
  // is on the walls.
  std::array<std::uint8_t, kQuestions> answers{};

  constexpr int sent() const noexcept {
    return answers[kAskArmies] + answers[kAskGold] + answers[kAskPilgrims];
  }
  constexpr int league() const noexcept { return answers[kAskLeague]; }
  constexpr int on_walls() const noexcept { return sent() - league(); }
  constexpr Cubes cubes() const noexcept {
    return cubes_of(2 * answers[kAskGold], answers[kAskArmies], 0, 2 * answers[kAskPilgrims]);
  }
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
  std::uint16_t points = 0;  // kept for speed: on the score track, of the buildings
  std::uint16_t plunder = 0;
};

// An envoy and the cubes beside it. They are the real ones (C3).
struct Bid {
  Seat seat = kNobody;
  std::uint8_t gold = 0;
  std::uint8_t pilgrims = 0;

  constexpr int value() const noexcept { return gold + pilgrims / 2; }
  constexpr Cubes cubes() const noexcept { return cubes_of(gold, 0, 0, pilgrims); }
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
  std::uint8_t left = 0;          // kept for speed: cards in the deck
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
