// Newgame: a state as JSON and back.
#include "games/newgame/face.hpp"

namespace pentarch::newgame {

namespace {

void describe_player(Fields& fields, Player& player, const Names& cards) {
  const bool covered = player.held != popcount(player.hand);
  fields.either(
      "cards", covered,
      [&] {
        fields.about("how many, instead of hand, where it is not known")
            .number("cards", player.held, 1, kMostHand);
      },
      [&] {
        fields.set("hand", player.hand, cards);
        player.held = static_cast<std::uint16_t>(popcount(player.hand));
      });
  fields.set("taken", player.taken, cards);
  fields.flag("stone", player.stone);
}

}  // namespace

void NewgameFace::describe(Fields& fields, State& state, Undeclared&) const {
  fields.constant("game", kFacts.id);
  fields.number("seats", state.seats, kFacts.least_seats, kFacts.most_seats);
  fields.seat("turn", state.turn, state.seats);
  fields.seat("first", state.first, state.seats);
  fields.named("top", state.top, cards());
  if (fields.follows("deck")) {
    fields.about("how many cards are left").number("deck", state.deck, 0, kMostCards);
  }
  fields.set("discarded", state.discarded, cards());
  fields.by_seat("players", state.seats, kFacts.least_seats, kFacts.most_seats,
                 [&](int seat) { describe_player(fields, state.players[seat], cards()); });
}

// The deck holds every card that lies nowhere else, less those that are covered in a hand.
const char* NewgameFace::settle(State& state) const {
  CardSet located = only(state.top) | state.discarded;
  int covered = 0;
  for (const Player& player : state.players) {
    located |= player.hand | player.taken;
    covered += player.held - popcount(player.hand);
  }
  state.unseen = static_cast<CardSet>(low_bits(edition().cards)) & ~located;
  if (popcount(state.unseen) < covered) return "more cards are covered than are left";
  state.deck = static_cast<std::uint32_t>(popcount(state.unseen) - covered);
  return audit(edition(), state);
}

}  // namespace pentarch::newgame
