// Emperor's Choice: the components, the table, and the steps. No rule lives here.
#pragma once

#include <array>
#include <cstdint>

#include "engine/arrays.hpp"
#include "engine/bits.hpp"
#include "engine/game.hpp"
#include "engine/steps.hpp"
#include "games/emperor/persons.hpp"

namespace pentarch::emperor {

constexpr Facts kFacts{.id = "emperor", .least_seats = 3, .most_seats = 5, .rules_version = 1};

constexpr int kSeats = 5;
constexpr int kMostCubes = 63;    // soldier cubes in the game
constexpr int kMostBought = 255;  // cubes at once
constexpr int kMostCovered = 18;  // persons of a hand that only their owner knows
constexpr int kMostWithdrawals = 8;
constexpr int kMostBonuses = 8;
constexpr int kMostLevels = 24;  // of the palace, with the start
constexpr int kMostRaise = 3;    // levels at once, for gold
constexpr int kMostTreasures = 4;
constexpr int kMostTributeKinds = 6;
constexpr int kMostRounds = 8;
constexpr int kMostSetTiles = 4;
constexpr int kMostFrames = 15;
constexpr int kPolicies = 7;  // cards, each with two sides

// ---- Tiles -----------------------------------------------------------------------------------

enum Tile : std::uint8_t {
  // What is kept.
  kLand,
  kCanal,
  kTower,
  kWall,
  kCarriage,  // five kinds
  kConfucian = kCarriage + 5,
  kLegalist,
  kBook,
  // What acts at once.
  kJewel,
  kEnvoy,
  kIngot,
  kStone,
  // What never comes to a player: strength 1 and 2.
  kXiongnu,
  kTiles = kXiongnu + 2
};
constexpr int kCarriages = 5;
constexpr int kKeptTiles = kJewel;
constexpr int kImmediates = kXiongnu - kJewel;
constexpr std::uint8_t kNoTile = 0xff;

// ---- Policies --------------------------------------------------------------------------------

// The sides of the seven cards: card p has the sides 2p and 2p + 1.
enum Policy : std::uint8_t {
  kCentralization,
  kDecentralization,
  kLegalism,
  kConfucianism,
  kExtravagance,
  kFrugality,
  kDefence,
  kExpedition,
  kMeritocracy,
  kLineage,
  kBookBurning,
  kBookPreservation,
  kTour,
  kParade,
  kPolicySides
};

// ---- Effects of tiles and palace spaces ------------------------------------------------------

enum Icon : std::uint8_t {
  kPalaceUp,
  kTrust,
  kGold,
  kSoldiers,
  kPoints,
  kBonusPerson,
  kDrawTile,
  kDrawTwoTiles,
  kDrawPerson,
  kDrawTwoPersons,
  kTribute,
  kScorePolicy,
  kFlipPolicy,
  kIcons
};

struct Part {
  std::uint8_t icon = 0;
  std::uint8_t amount = 0;
  constexpr bool operator==(const Part&) const noexcept = default;
};

constexpr int kMostParts = 3;
constexpr int kMostAlternatives = 4;

// One side of a slash: its icons from left to right.
struct Alternative {
  std::array<Part, kMostParts> parts{};
  std::uint8_t size = 0;
  constexpr bool operator==(const Alternative&) const noexcept = default;
};

struct Effect {
  std::array<Alternative, kMostAlternatives> alternatives{};
  std::uint8_t size = 0;
  constexpr bool operator==(const Effect&) const noexcept = default;
};

// Where an effect is printed: the withdrawal tiles, then the bonus tiles, then the palace.
constexpr int kOfWithdrawal = 0;
constexpr int kOfBonus = kOfWithdrawal + kMostWithdrawals;
constexpr int kOfPalace = kOfBonus + kMostBonuses;
constexpr int kEffects = kOfPalace + kMostLevels;

// ---- The edition -----------------------------------------------------------------------------

struct PersonType {
  std::uint8_t power = 0;
  std::uint8_t cost = 0;
  std::uint8_t defence = 0;
  std::uint8_t end_points = 0;
  std::uint8_t end_per_land = 0;
  std::uint8_t end_per_scholar = 0;  // a legalist or confucian tile
  // On showing.
  std::uint8_t trust = 0;
  std::uint8_t trust_lost = 0;
  std::uint8_t gold = 0;
  std::uint8_t cubes = 0;
  std::uint8_t tributes = 0;
  // How many there are.
  std::uint8_t in_deck = 0;
  std::uint8_t starting = 0;  // of every player
  constexpr bool operator==(const PersonType&) const noexcept = default;
};

// What a battle asks and pays: Defence and Expedition.
struct Battle {
  std::uint8_t per_wall = 0;
  std::uint8_t per_cube = 0;
  std::uint8_t win_points = 0;  // beyond the strength of the Xiongnu
  std::uint8_t win_pays = 0;
  std::uint8_t lose_pays = 0;
  constexpr bool operator==(const Battle&) const noexcept = default;
};

// Legalism and Confucianism.
struct Scholars {
  std::array<std::uint8_t, 4> by_tiles{};  // points; the last for more tiles too
  std::uint8_t trust_each = 0;
  std::uint8_t removes = 0;  // tiles, afterwards
  constexpr bool operator==(const Scholars&) const noexcept = default;
};

struct PolicyNumbers {
  std::uint8_t per_cube = 0;   // Centralization
  std::uint8_t most_pays = 0;  // cubes
  std::uint8_t most_gold = 0;
  std::uint8_t per_land = 0;  // Decentralization
  std::array<Scholars, 2> scholars{};
  std::uint8_t per_canal = 0;  // Extravagance
  std::uint8_t per_length = 0;
  std::uint8_t tributes = 0;  // Frugality
  std::array<Battle, 2> battles{};
  std::uint8_t merit_persons = 0;  // Meritocracy
  std::uint8_t per_power = 0;
  std::uint8_t per_relative = 0;   // Lineage
  std::uint8_t without_books = 0;  // Book burning
  std::uint8_t per_book = 0;       // Book preservation
  std::uint8_t book_tributes = 0;
  std::uint8_t tour_each = 0;  // Tour: for each carriage; by different kinds
  std::array<std::uint8_t, kCarriages + 1> tour{};
  std::uint8_t parade_each = 0;  // Parade: for each carriage; by carriages of a kind
  std::array<std::uint8_t, kCarriages + 1> parade{};
  constexpr bool operator==(const PolicyNumbers&) const noexcept = default;
};

struct Treasure {
  std::uint8_t icon = 0;  // kSoldiers, kTrust, kPoints or kGold
  std::uint8_t early = 0;
  std::uint8_t late = 0;
  std::uint8_t end_points = 0;
  constexpr bool operator==(const Treasure&) const noexcept = default;
};

struct Edition {
  std::array<PersonType, kTypes> persons{};
  std::array<Effect, kEffects> effects{};
  // Derived: sets of types.
  std::uint32_t relatives = 0;  // with the icon of blood
  std::uint32_t marshals = 0;   // whose power grows with the cubes
  std::uint32_t assassins = 0;
  std::uint32_t defenders = 0;
  std::uint32_t acting = 0;   // with an effect on showing
  std::uint32_t lasting = 0;  // with an effect at the end
  // Derived: how many frames the space of a level can put on the stack.
  std::array<std::uint8_t, kMostLevels> space_frames{};
  PolicyNumbers policies{};
  std::array<Treasure, kMostTreasures> treasures{};
  std::array<std::uint8_t, kTiles> bag{};
  std::array<std::uint8_t, kCarriages> starting_carriages{};
  std::array<std::uint8_t, kMostLevels> palace_points{};
  std::array<std::uint8_t, kMostTributeKinds> tribute_points{};
  std::array<std::uint8_t, kMostTributeKinds> tribute_counts{};
  std::array<std::array<std::uint8_t, kSeats>, kSeats + 1> set_sizes{};
  std::array<std::uint8_t, kSeats + 1> withdrawals_by_seats{};  // a bit each
  std::array<std::uint8_t, kSeats + 1> cubes_by_seats{};
  std::array<std::uint8_t, kMostRounds> decree_trust{};  // what a decree costs, by round
  std::array<std::uint8_t, kMostRaise + 1> raise_cost{};
  std::uint8_t type_count = 0;
  std::uint8_t bonus_person = 0;  // the type of the bonus card
  std::uint8_t bonus_count = 0;   // tiles of the draft
  std::uint8_t top_level = 0;
  std::uint8_t treasure_count = 0;
  std::uint8_t tribute_kinds = 0;
  std::uint8_t rounds = 0;
  std::uint8_t late_from = 0;  // the round from which treasures give more
  std::uint8_t xiongnu_start = 0;
  std::uint8_t xiongnu_most = 0;
  std::uint8_t display_extra = 0;  // persons in the display beyond the number of seats
  std::uint8_t start_gold = 0;
  std::uint8_t start_cubes = 0;
  std::uint8_t start_points = 0;
  std::uint8_t start_trust = 0;
  std::uint8_t start_land = 0;
  std::uint8_t trust_most = 0;
  std::uint8_t trust_fall = 0;       // of everyone, when trust would exceed the most
  std::uint8_t trust_missing = 0;    // points for each point of trust below 0
  std::uint8_t shortage_pays = 0;    // cubes of everyone, when the supply is empty
  std::uint8_t cube_missing = 0;     // points for each cube that can't be paid
  std::uint8_t tribute_instead = 0;  // points, when the pile of tributes is empty
  std::uint8_t decree_points = 0;
  std::uint8_t envoy_trust = 0;
  std::uint8_t ingot_gold = 0;
  std::uint8_t assassin_factor = 0;
  constexpr bool operator==(const Edition&) const noexcept = default;
};

// ---- What is pending -------------------------------------------------------------------------

// What is decided or carried on. The first frame of the stack is the phase itself.
enum class Pending : std::uint8_t {
  // Phases.
  kDraft,        // choose a bonus tile
  kDrafted,      // on to the next seat
  kBid,          // show or pass
  kOnShow,       // effects of persons just shown, in any order
  kLoss,         // which of equal items is lost
  kWithdraw,     // choose a withdrawal tile
  kWithdrawn,    // on to the next bidder
  kSet,          // choose a set of tiles
  kUseTiles,     // immediate tiles of the set, in any order
  kTreasures,    // use treasures
  kRefill,       // recruit, soldiers, palace
  kDecree,       // choose a decree tile
  kDecreeParts,  // what the tile gives
  kFinal,
  kOver,
  // Nested.
  kVictim,      // the assassin's
  kChoice,      // one of an effect's alternatives
  kIcons,       // the icons of an alternative
  kRaise,       // the palace, level by level
  kKeepTile,    // one of two
  kKeepPerson,  // one of two
  kTakeTreasure,
  kUseStone,
  kChoosePolicy,
  kFlip,
  kShow,  // all answer a policy
  kKinds
};
constexpr Pending kFirstNested = Pending::kVictim;

// What a, b and c are depends on what is pending: they are read by the names below them.
struct Frame {
  Pending what = Pending::kDraft;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  constexpr bool operator==(const Frame&) const noexcept = default;

  // kRefill: of Refill, what is done.
  constexpr std::uint8_t& done() noexcept { return a; }
  constexpr std::uint8_t done() const noexcept { return a; }
  // kDecreeParts: of DecreePart, what is left to do; which DecreeTile it is.
  constexpr std::uint8_t& parts_left() noexcept { return a; }
  constexpr std::uint8_t parts_left() const noexcept { return a; }
  constexpr std::uint8_t& decree_tile() noexcept { return b; }
  constexpr std::uint8_t decree_tile() const noexcept { return b; }
  // kFinal: the place of the next policy, from the left.
  constexpr std::uint8_t& next_place() noexcept { return a; }
  constexpr std::uint8_t next_place() const noexcept { return a; }
  // kVictim: the type of who kills.
  constexpr std::uint8_t& assassin() noexcept { return a; }
  constexpr std::uint8_t assassin() const noexcept { return a; }
  // kChoice, kIcons: which effect; kChoice, kFlip: it may be skipped.
  constexpr std::uint8_t& effect() noexcept { return a; }
  constexpr std::uint8_t effect() const noexcept { return a; }
  constexpr std::uint8_t& optional() noexcept { return b; }
  constexpr std::uint8_t optional() const noexcept { return b; }
  // kIcons: the alternative that was chosen, and the next of its icons.
  constexpr std::uint8_t& alternative() noexcept { return b; }
  constexpr std::uint8_t alternative() const noexcept { return b; }
  constexpr std::uint8_t& next_icon() noexcept { return c; }
  constexpr std::uint8_t next_icon() const noexcept { return c; }
  // kRaise: so many are to go.
  constexpr std::uint8_t& levels() noexcept { return a; }
  constexpr std::uint8_t levels() const noexcept { return a; }
  // kKeepTile, kKeepPerson: the two that were drawn, sorted; persons as codes.
  constexpr std::uint8_t& drawn(int i) noexcept { return i == 0 ? a : b; }
  constexpr std::uint8_t drawn(int i) const noexcept { return i == 0 ? a : b; }
  // kShow: the policy's card; it is scored at the end of the game.
  constexpr std::uint8_t& policy() noexcept { return a; }
  constexpr std::uint8_t policy() const noexcept { return a; }
  constexpr std::uint8_t& in_final() noexcept { return b; }
  constexpr std::uint8_t in_final() const noexcept { return b; }

  // There is something in a number that has no name in a frame of this kind.
  constexpr bool holds_nameless() const noexcept {
    switch (what) {
      case Pending::kRefill:
      case Pending::kFinal:
      case Pending::kVictim:
      case Pending::kRaise: return b != 0 || c != 0;
      case Pending::kDecreeParts:
      case Pending::kChoice:
      case Pending::kKeepTile:
      case Pending::kKeepPerson:
      case Pending::kShow: return c != 0;
      case Pending::kIcons: return false;
      case Pending::kFlip: return a != 0 || c != 0;
      default: return a != 0 || b != 0 || c != 0;
    }
  }
};

// What can be done once in the refill, and the parts of a decree.
enum Refill : std::uint8_t { kRecruited = 1, kHired = 2, kBuilt = 4 };
enum DecreePart : std::uint8_t { kPartScore = 1, kPartFlip = 2, kPartTribute = 4, kPartPoints = 8 };
enum DecreeTile : std::uint8_t { kDecreeFlip, kDecreeTribute, kDecreeTiles };

// ---- The steps, numbered ---------------------------------------------------------------------

struct Pass : StepKind<NoStep, "pass"> {};
struct Skip : StepKind<Pass, "skip"> {};  // a palace space, a flip
struct Done : StepKind<Skip, "done"> {};  // showing, treasures, refill, decree
struct TakePoints : StepKind<Done, "points"> {};
struct TakeTribute : StepKind<TakePoints, "tribute"> {};
struct Stage : StepKind<TakeTribute, "show {person}", kTypes> {};  // to be shown
// Shows the staged persons, and so many cubes.
struct Declare : StepKind<Stage, "show cubes {count}", kMostCubes + 1> {};
struct Lose : StepKind<Declare, "lose {person}", kTypes> {};
struct LoseCubes : StepKind<Lose, "lose cubes"> {};
struct WithdrawTile : StepKind<LoseCubes, "withdraw {withdrawal}", kMostWithdrawals> {};
struct Choose : StepKind<WithdrawTile, "choose {number}", kMostAlternatives> {};
struct Keep : StepKind<Choose, "keep {tile}", kTiles> {};
struct Discard : StepKind<Keep, "discard {person}", kTypes> {};  // drawn and not kept
struct Seize : StepKind<Discard, "seize {treasure}", kMostTreasures> {};
struct Score : StepKind<Seize, "score {card}", kPolicies> {};            // taking tributes under it
struct ScoreOnly : StepKind<Score, "score {card} leave", kPolicies> {};  // leaving them
struct FlipOver : StepKind<ScoreOnly, "flip {card}", kPolicies> {};
struct Act : StepKind<FlipOver, "resolve {person}", kTypes> {};  // its effect on showing is next
struct Kill : StepKind<Act, "kill {seat} {person}", kSeats, kTypes> {};
struct TakeSet : StepKind<Kill, "take set {number}", kSeats> {};
struct UseTile : StepKind<TakeSet, "use {immediate}", kImmediates> {};
struct UseTreasure : StepKind<UseTile, "use {treasure}", kMostTreasures> {};
struct Recruit : StepKind<UseTreasure, "recruit {person}", kTypes> {};
struct Hire : StepKind<Recruit, "hire {number}", kMostBought> {};  // cubes
struct Build : StepKind<Hire, "build {number}", kMostRaise> {};    // levels
struct ChooseDecree : StepKind<Build, "decree {decree}", kDecreeTiles> {};
struct Pick : StepKind<ChooseDecree, "pick {bonus}", kMostBonuses> {};
using LastKind = Pick;

struct Step {
  std::uint16_t action = 0;
  constexpr bool operator==(const Step&) const noexcept = default;
};
constexpr Step step(int action) noexcept {
  return {static_cast<std::uint16_t>(action)};
}
// The widest choice is that of the refill.
using Steps = List<Step, kTypes + kMostBought + kMostRaise + 1>;

// ---- The table -------------------------------------------------------------------------------

// A person whose type not everybody knows: its type and the shuffle it was drawn from. A reshuffle
// numbers anew the shuffles that still have persons in covered hands, oldest first.
using Code = std::uint8_t;
constexpr int kShuffles = 7;      // at once; 3 bits, less the code of an empty place
constexpr int kUnknown = kTypes;  // as a type: in a mask
constexpr Code kNoPerson = 0xff;  // an empty place; sorts last
constexpr Code code_of(int shuffle, int type) noexcept {
  return static_cast<Code>(32 * shuffle + type);
}
constexpr int type_of(Code code) noexcept {
  return code & 31;
}
constexpr int shuffle_of(Code code) noexcept {
  return code >> 5;
}
static_assert(code_of(kShuffles - 1, kUnknown) < kNoPerson);

// Where points come from.
enum Source : std::uint8_t {
  kFromStart,
  kFromPolicies,
  kFromDecrees,
  kFromEffects,
  kFromLosses,
  kFromFinalPolicies,
  kFromTrust,
  kFromPalace,
  kFromGold,
  kFromPersons,
  kFromTreasures,
  kFromTributes,
  kSources
};
static_assert(kSources <= kMostSources);

struct Player {
  Persons open;    // persons that all know; those lying shown are among them
  Persons shown;   // in the auction
  Persons staged;  // chosen and not declared; under kOnShow: shown, and their effects are due
  std::array<Code, kMostCovered> covered;  // sorted: persons that only the owner knows
  std::array<std::int16_t, kSources> by_source{};
  std::int16_t points = 0;  // kept for speed: the sum of by_source
  std::uint16_t gold = 0;
  std::uint16_t declared = 0;  // the last number in this auction
  std::uint8_t trust = 0;
  std::uint8_t palace = 0;
  std::uint8_t cubes = 0;
  std::uint8_t shown_cubes = 0;      // of these
  std::uint8_t order = 0;            // the order tile, 0: none
  std::uint8_t hidden_tributes = 0;  // in a mask: how many are not known
  std::array<std::uint8_t, kKeptTiles> tiles{};
  std::array<std::uint8_t, kMostTributeKinds> tributes{};

  constexpr Player() noexcept { fill(covered, kNoPerson); }
  constexpr bool operator==(const Player&) const noexcept = default;
};

using TileSet = std::array<std::uint8_t, kMostSetTiles>;  // sorted

struct State {
  std::array<Player, kSeats> players{};
  std::array<Persons, kShuffles> unlocated{};  // by shuffle: in the pile; in a mask: also hidden
  Persons display;
  Persons discards;
  std::array<Frame, kMostFrames> stack{};
  std::array<TileSet, kSeats> sets{};
  std::array<std::uint8_t, kTiles> bag{};
  std::array<std::uint8_t, kMostTributeKinds> tributes{};  // not located: pile, under policies
  std::array<std::uint8_t, kPolicies> policy_at{};         // from the left: cards
  std::array<std::uint8_t, kPolicies> under{};             // by card: tributes under it
  std::array<std::uint8_t, kMostTreasures> holder{};       // of each treasure, kSeats: nobody
  std::array<std::uint8_t, kImmediates> due{};  // immediate tiles of a set, still to be used
  std::uint8_t depth = 0;                       // frames on the stack
  std::uint8_t seats = 0;
  std::uint8_t tell_tributes = 0;  // E29: a person is shown how many tributes others have
  std::uint8_t round = 0;          // from 0
  Seat first = 0;                  // start player of the round
  Seat actor = 0;                  // whose turn it is
  std::uint8_t passed = 0;         // seats, a bit each
  std::uint8_t answered = 0;       // seats that have answered under kShow
  std::uint8_t flipped = 0;        // cards that show their second side, a bit each
  std::uint8_t discs = 0;          // cards with a disc
  std::uint8_t withdrawals = 0;    // tiles face up
  std::uint8_t decrees = 0;        // tiles face up
  std::uint8_t used = 0;           // treasures used in this turn
  std::uint8_t supply = 0;         // cubes
  std::uint8_t xiongnu = 0;        // strength
  std::uint8_t pile = 0;           // persons in the pile
  std::uint8_t shuffle = 0;        // the number of the pile's shuffle
  std::uint8_t tribute_pile = 0;
  std::uint8_t untold_tributes = 0;  // shown to a person: in hands, not told whose
  std::uint8_t draft = 0;            // bonus tiles that are handed on; 0 where they are not known
  std::uint8_t draft_size = 0;       // how many they are
  std::uint8_t draft_rest = 0;       // bonus tiles that lie aside; in a mask: not located
  std::uint8_t bonus_given = 0;      // the bonus person is in the game
  std::uint8_t unused = 0;           // always 0
  std::uint16_t high = 0;            // the highest number declared in this auction
};

static_assert(sizeof(Player) == 120);
static_assert(sizeof(State) == 896);
static_assert(PlainValue<State>);
static_assert(sizeof(Edition) < 2048);

}  // namespace pentarch::emperor
