// China: the components, the table, and the steps. No rule lives here.
//
// A "realm" is one of the nine states of the map; `State` is the table. A "site" is a place for a
// house, a "court" the dragon seat of a realm, where its emissaries stand.
#pragma once

#include <array>
#include <cstdint>

#include "engine/bits.hpp"
#include "engine/game.hpp"
#include "engine/steps.hpp"
#include "games/china/cards.hpp"

namespace pentarch::china {

constexpr Facts kFacts{.id = "china", .least_seats = 3, .most_seats = 5, .rules_version = 2};

constexpr int kSeats = 5;
constexpr int kRealms = 9;
constexpr int kMostSites = 64;
constexpr int kMostHouses = 20;     // of one player
constexpr int kMostEmissaries = 8;  // of one player: four bits a realm hold them
constexpr int kMostFortresses = 3;  // of one player
constexpr int kMostAlliances = 24;
constexpr int kMostRoads = 5;  // at one site
constexpr int kHand = 3;       // cards in a hand

// The two sides of the board: the same sites, other roads.
enum Side : std::uint8_t { kSideOfThree, kSideOfFive, kSides };

enum Piece : std::uint8_t { kHouse, kFortress, kEmissary, kPieces };

// Where a covered card in a hand came from. The pile is shuffled anew once (H8), so a card that was
// drawn from the first pile is none of those that went into the second. The first two are also the
// piles that chance draws from.
enum Origin : std::uint8_t {
  kEarly,   // drawn from the first pile
  kLate,    // drawn from the second
  kUntold,  // not told: what a person is shown without the memory aid (H17)
  kOrigins
};

// The steps. A placement says which piece, where, and the colour that pays for it (H2).
template <class KindBefore, StepText kText, Piece kPlaced, int kPlaces>
struct PlaceKind : StepKind<KindBefore, kText, kPlaces, kColours> {
  static constexpr Piece kPiece = kPlaced;
};
struct Build : PlaceKind<NoStep, "house {site} {colour}", kHouse, kMostSites> {};
struct Fortify : PlaceKind<Build, "fortress {site} {colour}", kFortress, kMostSites> {};
struct Send : PlaceKind<Fortify, "emissary {state} {colour}", kEmissary, kRealms> {};
using LastPlacement = Send;
struct Stop : StepKind<LastPlacement, "stop"> {};                    // no second piece
struct Exchange : StepKind<Stop, "exchange {colour}", kColours> {};  // H10
struct Take : StepKind<Exchange, "take {colour}", kColours> {};      // from the display
struct TakeTop : StepKind<Take, "take pile"> {};
struct Pass : StepKind<TakeTop, "pass"> {};  // H15
using LastKind = Pass;

template <class Kind>
concept Placing = requires { Kind::kPiece; };
struct Placement {
  Piece piece = kHouse;
  int place = 0;   // a site, or a realm for an emissary
  int colour = 0;  // of the cards that pay for it
};

constexpr bool is_placement(int action) noexcept {
  return action < LastPlacement::kEnd;
}
constexpr Placement placement_of(int action) noexcept {
  return by_kind<LastPlacement>(action, [](auto kind, int place, int colour) {
    return Placement{kind.kPiece, place, colour};
  });
}

struct Step {
  std::uint16_t action = 0;
  constexpr bool operator==(const Step&) const noexcept = default;
};
// With three cards at most one colour has two of them and reaches every place; the third card
// reaches those of its own colour.
using Steps = List<Step, 2 * LastPlacement::kEnd / kColours + kColours>;

struct Alliance {
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  constexpr bool operator==(const Alliance&) const noexcept = default;
};

struct Edition {
  // By side and site: where the roads lead.
  std::array<std::array<std::uint64_t, kMostSites>, kSides> roads{};
  std::array<std::uint64_t, kRealms> sites_of{};
  std::uint64_t sites = 0;
  // Derived: what one card of a colour reaches.
  std::array<std::uint64_t, kColours> sites_of_colour{};
  std::array<std::uint32_t, kColours> realms_of_colour{};
  std::array<Alliance, kMostAlliances> alliances{};
  std::uint8_t alliance_count = 0;
  std::array<std::uint8_t, kRealms> colour_of{};
  std::array<std::uint8_t, kMostSites> realm_of{};
  std::array<std::uint8_t, kColours> cards{};
  std::array<std::uint8_t, kSeats + 1> removed_by_seats{};  // cards of each colour
  std::array<std::uint8_t, kPieces> pieces{};               // of each player, by kind
  std::uint8_t display = 0;
  std::uint8_t shortest_chain = 0;
  constexpr bool operator==(const Edition&) const noexcept = default;
};

enum class Phase : std::uint8_t {
  kTurn,  // place a piece or exchange a card
  kMore,  // place a second piece in the same state, or stop
  kDraw,  // take cards, one by one
  kOver,
};

enum Source : std::uint8_t { kFromHouses, kFromAlliances, kFromRoads, kSources };

struct Player {
  std::uint64_t houses = 0;      // a bit a site
  std::uint64_t emissaries = 0;  // four bits a realm
  Cards hand;                    // every card that is known to who holds this state
  Cards open;                    // of these: taken from the display, so that all know them (H17)
  Cards early;                   // of these: covered, and drawn from the first pile
  std::array<std::uint8_t, kOrigins> hidden{};  // in a mask: cards that are not known
  std::array<std::uint8_t, kPieces> left{};  // in the supply; houses and emissaries kept for speed
  std::array<std::uint16_t, kSources> points{};
};

constexpr std::uint8_t kNoRealm = kRealms;

struct State {
  std::array<Player, kSeats> players{};
  std::uint64_t built = 0;  // kept for speed: sites with a house
  std::uint64_t fortresses = 0;
  std::array<Cards, kOrigins> unlocated{};  // in the pile; in a mask: also in covered hands
  Cards display;
  Cards discards;
  std::uint32_t welcoming = 0;  // kept for speed: realms with room for an emissary (H3)
  std::uint32_t rounds = 0;     // finished; at the end all that were played
  std::uint16_t pile = 0;       // how many cards it holds
  std::uint8_t used_up = 0;     // how often the pile was (H8)
  std::uint8_t seats = 0;
  std::uint8_t side = 0;
  std::uint8_t with_fortresses = 0;  // H14
  std::uint8_t memory_aid = 0;       // H17
  Seat first = 0;                    // who holds the emperor
  Seat turn = 0;
  Phase phase = Phase::kTurn;
  std::uint8_t realm = kNoRealm;  // where a second piece may go
  std::uint8_t draws = 0;         // cards still to take
};

static_assert(sizeof(Player) == 40);
static_assert(sizeof(State) == 256);
static_assert(PlainValue<State>);
static_assert(sizeof(Edition) < 2048);

constexpr int emissaries_in(const Player& player, int realm) noexcept {
  return static_cast<int>((player.emissaries >> (4 * realm)) & 15u);
}

constexpr int emissaries_of(const Player& player) noexcept {
  int emissaries = 0;
  for (int realm = 0; realm < kRealms; ++realm) emissaries += emissaries_in(player, realm);
  return emissaries;
}

constexpr int cards_held(const Player& player) noexcept {
  return player.hand.total() + player.hidden[kEarly] + player.hidden[kLate] +
         player.hidden[kUntold];
}

}  // namespace pentarch::china
