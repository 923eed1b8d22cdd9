// Catherine: a state as JSON and back. Cards in the pile, hand sizes, symbols and who is asked
// follow from the rest.
#include "games/catherine/face.hpp"

namespace pentarch::catherine {

namespace {

constexpr int kMostPoints = 30'000;
constexpr int kMostOwned = 31;

// ---- Member by member ------------------------------------------------------------------------

class Description {
 public:
  Description(Fields& fields, const CatherineFace& face, State& state)
      : fields_(fields), face_(face), state_(state) {}

  void describe() {
    fields_.constant("game", kFacts.id);
    fields_.number("seats", state_.seats, kFacts.least_seats, kFacts.most_seats);
    fields_
        .about(
            "what is decided: the first action row, the two cards of a round, the action, the "
            "house for the most books")
        .named("phase", state_.phase, kPhases);
    fields_.about("finished decades").number("decade", state_.decade, 0, kMostDecades);
    fields_.about("finished rounds of this decade").number("round", state_.round, 0, kMostRounds);
    if (fields_.follows("pile")) {
      fields_.about("cards in the pile").number("pile", state_.pile_size, 0, kMostCards);
    }
    cards("discards", state_.discards);
    fields_.optional("older", true, [&] { older(); });
    if (fields_.follows("asked")) {
      fields_.about("seats that decide in this phase").seats("asked", state_.asked, state_.seats);
    }
    fields_.by_seat("players", state_.seats, kFacts.least_seats, kFacts.most_seats,
                    [&](int seat) { player(state_.players[seat]); });
  }

 private:
  void cards(const char* name, CardSet& set) { fields_.set(name, set.words, face_.cards()); }

  void older() {
    Ages ages;
    int count = state_.ages.count();
    fields_.about("cards in hands from shuffles before that of the pile, the oldest first")
        .list("older", count, kAges - 1, [&](int i) {
          CardSet held = state_.ages.of(i + 1);
          cards("", held);
          fields_.check((held & ages.older()).empty(), "", "has a card of another shuffle");
          ages.put(held, i + 1);
        });
    state_.ages = ages;
  }

  void player(Player& player) {
    cards("hand", player.hand);
    fields_.optional("hidden", is_covered(player), [&] { hidden(player); });
    if (fields_.follows("hand_size")) fields_.number("hand_size", player.hand_size, 0, kMostHand);
    fields_.about("the action row from the left");
    places("row", player.row);
    fields_.about("the activation card below each action card");
    places("under", player.under);
    const bool running = state_.phase == Phase::kRun;
    fields_.either(
        "active", running, [&] { active(player); },
        [&] {
          fields_.check(!running, "active",
                        "is missing; it is the column of the last activation card");
        });
    fields_.about("cities; the goods tiles follow from them")
        .set("houses", player.houses, face_.cities());
    if (fields_.follows("owned")) owned(player.owned);
    fields_.named("order", player.order, face_.orders());
    fields_.about("the level on the favour track")
        .number("favour", player.favour, 0, kMostLevels - 1);
    fields_.number("jokers", player.jokers, 0, kMostJokers);
    fields_.about("points so far by source; those of the final scoring follow from the table")
        .amounts("points", player.points, CatherineFace::sources(), kMostPoints);
    chosen(player.pending);
  }

  void hidden(Player& player) {
    int ages = 1 + state_.ages.count();
    fields_.about("covered cards: of the shuffle of the pile, then of the older ones")
        .list("hidden", ages, kAges,
              [&](int age) { fields_.number("", player.hidden[age], 0, kMostHand); });
    fields_.check_size("hidden", ages, 1 + state_.ages.count());
  }

  // Null where no card lies.
  void places(const char* name, std::array<CardId, kColumns>& places) {
    int count = state_.row_size;
    fields_.list(name, count, kColumns, [&](int column) {
      fields_.named_or_null("", places[column], face_.cards(), kNoCard);
    });
  }

  void active(Player& player) {
    int column = player.active + 1;
    fields_.about("while actions are run: the column of this round's activation card")
        .number("active", column, 1, kColumns);
    player.active = static_cast<std::uint8_t>(column - 1);
  }

  void owned(Symbols symbols) {
    std::array<int, kSymbols> counts{};
    for (int symbol = 0; symbol < kSymbols; ++symbol) counts[symbol] = symbols[symbol];
    fields_.about("symbols in the action row and goods tiles")
        .amounts("owned", counts, kSymbolKinds, kMostOwned);
  }

  void chosen(Pending& pending) {
    TakenSteps taken;
    list_taken(state_.phase, pending, taken);
    std::vector<int> steps(taken.begin(), taken.end());
    fields_
        .about(
            "action numbers of the steps that this seat has chosen: not declared, or sealed until "
            "all have answered")
        .numbers("chosen", steps, 1 + kChosen, Catherine::kActions);
    // What these steps leave, whatever they are; `audit` says whether they could be taken.
    pending = {};
    for (const int step : steps) {
      if (chosen_cards(pending) < kChosen) put_down(pending, step);
    }
    TakenSteps again;
    list_taken(state_.phase, pending, again);
    fields_.check(std::equal(again.begin(), again.end(), steps.begin(), steps.end()), "chosen",
                  "has a step that is not possible here");
  }

  Fields& fields_;
  const CatherineFace& face_;
  State& state_;
};

// ---- What no member says ---------------------------------------------------------------------

void recount(const Edition& edition, Player& player) {
  player.hand_size = static_cast<std::uint8_t>(player.hand.size() + covered_cards(player));
  for (const CardId card : player.row) {
    if (card != kNoCard) player.owned += edition.cards[card].symbols;
  }
  for_each_bit(player.houses, [&](int city) {
    const std::uint8_t good = edition.cities[city].good;
    if (good != kNoSymbol) player.owned += Symbols::of(good);
  });
}

// The pile holds every card that lies nowhere else, less those that are covered in a hand.
bool settle_pile(const Edition& edition, State& state) {
  CardSet located = state.discards | state.ages.older();
  int covered = 0;
  for (const Player& player : state.players) {
    located |= player.hand;
    covered += player.hidden[0];
    for (int column = 0; column < kColumns; ++column) {
      located.add(player.row[column]);  // kNoCard is in no pile
      located.add(player.under[column]);
    }
  }
  state.pile = CardSet::first(edition.card_count) - located;
  const int left = state.pile.size() - covered;
  if (left < 0) return false;
  state.pile_size = static_cast<std::uint8_t>(left);
  return true;
}

}  // namespace

void CatherineFace::describe(Fields& fields, State& state, Undeclared&) const {
  Description(fields, *this, state).describe();
}

const char* CatherineFace::settle(State& state) const {
  for (Player& player : state.players) recount(edition(), player);
  if (!settle_pile(edition(), state)) return "more cards are covered than are left";
  if (state.phase != Phase::kSetup) {
    const int rounds = state.round + (state.phase == Phase::kRun);
    state.row_size = static_cast<std::uint8_t>(edition().start_row + rounds);
  }
  // Who is asked, and who has answered, can be seen where the rows are whole.
  if (const char* broken = audit_time(edition(), state)) return broken;
  if (const char* broken = audit_rows(edition(), state)) return broken;
  state.asked = seats_to_ask(edition(), state);
  for_each_seat(state, [&](Seat seat) {
    const bool complete = was_offered(edition(), state, seat, true);
    if (complete) state.answered |= static_cast<std::uint8_t>(1u << seat);
  });
  return audit(edition(), state);
}

}  // namespace pentarch::catherine
