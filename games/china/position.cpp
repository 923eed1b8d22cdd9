// China: a state as JSON and back. What follows from the rest may be left out: the pile, the
// points, and the houses and emissaries of a supply.
#include "games/china/face.hpp"

namespace pentarch::china {

namespace {

const Names kBoardSides{"side", kSideNames};
constexpr int kMostPoints = 10'000;

void describe_cards(Fields& fields, const char* name, Cards& cards, int most) {
  std::array<std::uint8_t, kColours> counts = cards.counts();
  fields.amounts(name, counts, kCardColours, most);
  cards = {};
  for (int colour = 0; colour < kColours; ++colour) cards += Cards::of(colour, counts[colour]);
}

void describe_any_cards(Fields& fields, const char* name, Cards& cards, int most) {
  fields.optional(name, !cards.empty(), [&] { describe_cards(fields, name, cards, most); });
}

// ---- Players ---------------------------------------------------------------------------------

void describe_emissaries(Fields& fields, const ChinaFace& face, Player& player) {
  std::array<int, kRealms> standing{};
  for (int realm = 0; realm < kRealms; ++realm) standing[realm] = emissaries_in(player, realm);
  fields.about("by state").counts("emissaries", standing, face.realm_names(), 1, kMostEmissaries);
  player.emissaries = 0;
  for (int realm = 0; realm < kRealms; ++realm) {
    player.emissaries |= static_cast<std::uint64_t>(standing[realm]) << (4 * realm);
  }
}

// {"open": ..., "early": ..., "late": ..., "hidden": {"early": 1}}
void describe_hand(Fields& fields, Player& player) {
  Cards late = player.hand - player.open - player.early;
  describe_any_cards(fields, "open", player.open, kHand);
  describe_any_cards(fields, "early", player.early, kHand);
  describe_any_cards(fields, "late", late, kHand);
  player.hand = player.open + player.early + late;
  const auto hidden = [&] {
    for (int origin = 0; origin < kOrigins; ++origin) {
      const char* name = kOriginNames[origin];
      std::uint8_t& count = player.hidden[origin];
      fields.optional(name, count != 0, [&] { fields.number(name, count, 0, kHand); });
    }
  };
  fields.optional("hidden", player.hidden != Player{}.hidden,
                  [&] { fields.group("hidden", hidden); });
}

// A fortress belongs to nobody once it stands (H4), so only the supply tells whose it was.
void describe_supply(Fields& fields, Player& player, int fortresses) {
  auto& left = player.left;
  const auto none_stands = [&] { left[kFortress] = static_cast<std::uint8_t>(fortresses); };
  const auto supply = [&] {
    if (fields.follows("house")) fields.number("house", left[kHouse], 0, kMostHouses);
    fields.either(
        "fortress", true, [&] { fields.number("fortress", left[kFortress], 0, kMostFortresses); },
        none_stands);
    fields.check(left[kFortress] <= fortresses, "fortress", "is more than a player has");
    if (fields.follows("emissary")) {
      fields.number("emissary", left[kEmissary], 0, kMostEmissaries);
    }
  };
  fields
      .about(
          "pieces left; those of houses and emissaries follow from the board and may be left out")
      .either("supply", true, [&] { fields.group("supply", supply); }, none_stands);
}

void describe_player(Fields& fields, const ChinaFace& face, const State& state, Player& player) {
  const auto& pieces = face.edition().pieces;
  fields.set("houses", player.houses, face.site_names());
  fields.check(popcount(player.houses) <= pieces[kHouse], "houses", "are more than a player has");
  describe_emissaries(fields, face, player);
  fields.check(emissaries_of(player) <= pieces[kEmissary], "emissaries",
               "are more than a player has");
  fields
      .about(
          "open: taken from the display, known to all; early and late: drawn from the first and "
          "the second pile, known to the owner; hidden: how many are not known, by the same kinds")
      .group("hand", [&] { describe_hand(fields, player); });
  describe_supply(fields, player, state.with_fortresses != 0 ? pieces[kFortress] : 0);  // H14
  if (fields.follows("points")) {
    fields.amounts("points", player.points, kPointSources, kMostPoints);
  }
}

// ---- The pile --------------------------------------------------------------------------------

// What is left of the deck. Where more cards of a colour are told than there are, `audit` sees it.
Cards cards_left(const Edition& edition, const State& state) {
  Cards rest;
  for (int colour = 0; colour < kColours; ++colour) {
    int left = deck_of(edition, state.seats)[colour];
    left -= state.display[colour] + state.discards[colour];
    for (const Player& player : state.players) left -= player.hand[colour];
    if (left > 0) rest += Cards::of(colour, left);
  }
  return rest;
}

// To be called last: where it is left out, it is what lies nowhere else.
void describe_unlocated(Fields& fields, const Edition& edition, State& state) {
  const auto by_origin = [&] {
    for (int origin = 0; origin < kOrigins; ++origin) {
      describe_any_cards(fields, kOriginNames[origin], state.unlocated[origin], Cards::kMost);
    }
  };
  fields
      .about(
          "cards that the viewer has not located: in the pile or hidden in a hand; early and late "
          "ones belong to the first and the second pile. May be left out where no card is hidden: "
          "then it is the pile")
      .either(
          "unlocated", true, [&] { fields.group("unlocated", by_origin); },
          [&] {
            state.unlocated[state.used_up == 0 ? kEarly : kLate] = cards_left(edition, state);
          });
}

}  // namespace

void ChinaFace::describe(Fields& fields, State& state, Undeclared&) const {
  fields.constant("game", kFacts.id);
  fields.number("seats", state.seats, kFacts.least_seats, kFacts.most_seats);
  fields.about("of the board: 34 with 3 seats, 45 with 5, either with 4")
      .named("side", state.side, kBoardSides);
  fields.flag("with_fortresses", state.with_fortresses);
  fields.about("whether a person is shown the cards that others took from the display")
      .flag("memory_aid", state.memory_aid);
  fields.about("who holds the emperor").seat("first", state.first, state.seats);
  fields.seat("turn", state.turn, state.seats);
  fields.about("finished rounds; at the end all that were played")
      .number("rounds", state.rounds, 0, 250);
  fields.about("how often the pile was").number("used_up", state.used_up, 0, 2);
  fields
      .about(
          "what the seat at turn decides: place or exchange; a second piece in state; taking cards")
      .named("phase", state.phase, kPhases);
  fields.only_if(state.phase == Phase::kMore, [&] {
    fields.about("in phase more: where the second piece may go")
        .named("state", state.realm, realm_names());
  });
  fields.about("in phase draw: cards still to take, else 0").number("draws", state.draws, 0, kHand);
  fields.set("fortresses", state.fortresses, site_names());
  describe_cards(fields, "display", state.display, Cards::kMost);
  describe_cards(fields, "discards", state.discards, Cards::kMost);
  if (fields.follows("pile")) {
    fields.about("cards in it").number("pile", state.pile, 0, Cards::kMostInAll);
  }
  fields.by_seat("players", state.seats, kFacts.least_seats, kFacts.most_seats,
                 [&](int seat) { describe_player(fields, *this, state, state.players[seat]); });
  describe_unlocated(fields, edition(), state);
}

const char* ChinaFace::settle(State& state) const {
  int pile = 0;  // what is not located, less what is hidden in hands
  for (const Cards cards : state.unlocated) pile += cards.total();
  for (Seat seat = 0; seat < state.seats; ++seat) {
    Player& player = state.players[seat];
    const auto& pieces = edition().pieces;
    player.left[kHouse] = static_cast<std::uint8_t>(pieces[kHouse] - popcount(player.houses));
    player.left[kEmissary] = static_cast<std::uint8_t>(pieces[kEmissary] - emissaries_of(player));
    state.built |= player.houses;
    for (const int count : player.hidden) pile -= count;
  }
  if (pile < 0) return "more cards are hidden than are left";
  state.pile = static_cast<std::uint16_t>(pile);
  for (int realm = 0; realm < kRealms; ++realm) {
    if (has_room(edition(), state, realm)) state.welcoming |= 1u << realm;
  }
  const auto points = points_on_board(edition(), state);
  for (int seat = 0; seat < state.seats; ++seat) {
    for (int source = 0; source < kSources; ++source) {
      state.players[seat].points[source] = static_cast<std::uint16_t>(points[seat][source]);
    }
  }
  return audit(edition(), state);
}

}  // namespace pentarch::china
