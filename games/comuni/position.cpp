// Comuni: a state as JSON and back.
#include "games/comuni/face.hpp"

namespace pentarch::comuni {

namespace {

constexpr const char* kScreenNames[] = {"closed", "open"};
const Names kScreens{"option", kScreenNames};
constexpr int kMostOfCard = 8;
constexpr int kMostOfLevel = 120;
constexpr int kMostPlunder = 10'000;

// Goes through a position; what it says of parts that occur more than once stands here once.
class Description {
 public:
  Description(Fields& fields, const ComuniFace& face, State& state, Undeclared& undeclared)
      : fields_(fields),
        face_(face),
        edition_(face.edition()),
        state_(state),
        undeclared_(undeclared) {}

  void describe() {
    fields_.constant("game", kFacts.id);
    fields_.number("seats", state_.seats, kFacts.least_seats, kFacts.most_seats);
    turn();
    deck();
    supply();
    columns();
    fields_.about("who holds them; those that nobody holds are left out");
    fields_.group("guildmasters", [&] {
      for (int type = 0; type < kTypes; ++type) {
        Seat& holder = state_.guildmasters[type];
        fields_.optional(kTypeNames[type], holder != kNobody,
                         [&] { fields_.seat(kTypeNames[type], holder, state_.seats); });
      }
    });
    fields_.by_seat("players", state_.seats, kFacts.least_seats, kFacts.most_seats,
                    [&](int seat) { player(static_cast<Seat>(seat)); });
  }

 private:
  // ---- What occurs more than once ----

  void levels(const char* name, std::array<std::uint8_t, kLevels>& counts) {
    fields_.about("how many of level 1, 2, 3 and 4").list(name, kLevels, [&](int level) {
      fields_.number("", counts[level], 0, kMostOfLevel);
    });
  }

  // The cards of a column, or of a hand.
  template <std::size_t N>
  void cards(const char* name, std::array<CardId, N>& cards) {
    int count = 0;
    while (count < static_cast<int>(N) && cards[count] != kNoCard) ++count;
    fields_.list(name, count, N, [&](int i) { fields_.named("", cards[i], face_.cards()); });
  }

  void bid(const char* name, Bid& bid) {
    fields_.optional(name, bid.seat != kNobody, [&] {
      fields_.group(name, [&] {
        fields_.seat("seat", bid.seat, state_.seats);
        fields_.number("gold", bid.gold, 0, kMostCubes);
        fields_.number("pilgrim", bid.pilgrims, 0, kMostCubes);
      });
    });
  }

  // ---- The table ----

  void turn() {
    fields_.seat("turn", state_.turn, state_.seats);
    Phase& phase = state_.pending.phase;
    phase = declared_phase(phase);
    fields_.about("what is decided; choices under way are in undeclared")
        .named("phase", phase, kPhases);
    bid("displaced", state_.pending.displaced);
    fields_.about("the option of the table").named("screens", state_.open_screens, kScreens);
    fields_.optional("covered", state_.covered != 0, [&] {
      fields_.about("the seats behind closed screens, in what a person is shown")
          .seats("covered", state_.covered, state_.seats);
      fields_.check(state_.covered != 0, "covered", "must have a seat, or be left out");
    });
    fields_.about("turns to the last invasion, with this one; 0 before the last card is drawn")
        .number("last_turns", state_.last_turns, 0, state_.seats + 1);
    fields_.about("turns in a row without a claim").number("claimless", state_.claimless, 0, 250);
    fields_.about("the build steps of this turn").group("built", [&] {
      fields_.number("buildings", state_.buildings, 0, kHand);
      fields_.number("walls", state_.walls, 0, kHand);
    });
  }

  void deck() {
    fields_.group("deck", [&] {
      fields_.named("name", state_.deck, kDeckLetters);
      fields_.about("how many are left of each kind; the decks that follow are whole")
          .counts("cards", state_.pile, face_.kinds_of(state_.deck), 1, kMostOfCard);
      if (fields_.follows("left")) fields_.number("left", state_.left, 0, 255);
    });
  }

  // C17: behind closed screens nobody sees how much of a kind is left; all of it is assumed.
  void supply() {
    constexpr int kHidden = -1;
    fields_.group("supply", [&] {
      for (int kind = 0; kind < kTypes; ++kind) {
        const int all = edition_.supply[kind];
        int left = state_.supply[kind];
        if (state_.covered != 0 && left == all) left = kHidden;
        fields_.about("null: there is some, and closed screens hide how much")
            .number_or_null(kCubeNames[kind], left, 0, kMostCubes, kHidden);
        fields_.check(left != kHidden || state_.covered != 0, kCubeNames[kind],
                      "is null, but no seat is covered");
        state_.supply[kind] = static_cast<std::uint8_t>(left == kHidden ? all : left);
      }
    });
  }

  void columns() {
    int count = 0;
    while (count < kColumns && edition_.spaces[count] != 0) ++count;
    int given = count;
    fields_.about("null where a column is not used with so many seats");
    fields_.list("columns", given, kColumns, [&](int i) {
      Column& column = state_.columns[i];
      fields_.group_or_null("", ((edition_.columns[state_.seats] >> i) & 1) != 0, [&] {
        cards("cards", column.cards);
        bid("bid", column.bid);
      });
    });
    fields_.check_size("columns", given, count);
  }

  // ---- Players ----

  void player(Seat seat) {
    Player& player = state_.players[seat];
    fields_.named("commune", player.commune, face_.communes());
    fields_.only_if(!is_covered(state_, seat), [&] { behind_the_screen(player); });
    fields_.group("buildings", [&] {
      for (int type = 0; type < kTypes; ++type) levels(kTypeNames[type], player.buildings[type]);
    });
    levels("walls", player.walls);
    fields_.about("activity cards with the coloured side up")
        .set("active", player.active, kBuildingTypes);
    if (fields_.follows("points")) {
      fields_.about("on the score track").number("points", player.points, 0, 65'535);
    }
    fields_.number("plunder", player.plunder, 0, kMostPlunder);
    defence(player.defence);
    fields_.about("action numbers of the steps that the seat has chosen and not declared")
        .numbers("undeclared", undeclared_[seat], kHand, Comuni::kActions);
  }

  // C17
  void behind_the_screen(Player& player) {
    fields_.about("left out, like hand and honour, where the seat is covered")
        .amounts("cubes", player.cubes, kCubeKinds, kMostCubes);
    std::array<CardId, kHand> hand = player.hand;
    cards("hand", hand);
    player.hand.fill(kNoCard);
    for (const CardId card : hand) {
      if (card != kNoCard) add_to_hand(player, card);
    }
    fields_.about("counters such as venice-high").set("honour", player.honour, face_.counters());
  }

  void defence(Defence& sent) {
    fields_.optional("defence", sent.stage == kSealed, [&] {
      fields_.about("a sealed answer to the invasion").group("defence", [&] {
        fields_.number("army", sent.answers[kAskArmies], 0, kMostCubes);
        fields_.number("gold_pairs", sent.answers[kAskGold], 0, kMostPairs);
        fields_.number("pilgrim_pairs", sent.answers[kAskPilgrims], 0, kMostPairs);
        fields_.about("of all these; the rest is on the walls")
            .number("league", sent.answers[kAskLeague], 0, kMostArmies);
      });
      sent.stage = kSealed;
    });
  }

  Fields& fields_;
  const ComuniFace& face_;
  const Edition& edition_;
  State& state_;
  Undeclared& undeclared_;
};

}  // namespace

void ComuniFace::describe(Fields& fields, State& state, Undeclared& undeclared) const {
  Description(fields, *this, state, undeclared).describe();
}

const char* ComuniFace::settle(State& state) const {
  for (const std::uint8_t count : state.pile)
    state.left = static_cast<std::uint8_t>(state.left + count);
  for (Player& player : state.players) {
    int points = 0;
    for (int type = 0; type < kTypes; ++type) points += type_points(edition(), player, type);
    player.points = static_cast<std::uint16_t>(points);
  }
  return audit(edition(), state);
}

// The steps that led the seat from a declared state into the middle of its decision.
std::vector<int> ComuniFace::undeclared_actions(const State& state, Seat seat) const {
  const Pending& pending = state.pending;
  std::vector<int> actions;
  switch (pending.phase) {
    case Phase::kBidding: return {PlaceBid::at(pending.choice)};
    case Phase::kPairing:
      actions = {PlaceBid::at(pending.choice)};
      if (bid_gold(state, pending.choice).has_choice()) {
        actions.push_back(BidGold::at(pending.gold));
      }
      return actions;
    case Phase::kClaiming:
    case Phase::kEarning:
      actions = {pending.phase == Phase::kClaiming ? Claim::kFirst : TakeIncome::kFirst};
      for (int kind = 0; kind < kTypes; ++kind) {
        actions.insert(actions.end(), pending.cubes[kind], TakeCube::at(kind));
      }
      return actions;
    case Phase::kPaying: return {Build::at(pending.choice, pending.target)};
    case Phase::kDiscarding:
      for_each_bit(pending.discards, [&](int place) { actions.push_back(Discard::at(place)); });
      return actions;
    case Phase::kInvasion: return answers_of(state.players[seat], state.players[seat].defence);
    default: return actions;
  }
}

}  // namespace pentarch::comuni
