// Splendor: a state as JSON and back.
#include "games/splendor/face.hpp"

namespace pentarch::splendor {

namespace {

constexpr int kMostTokens = 20;
constexpr int kMostPoints = 2000;
constexpr int kMostUndeclared = 12;

void describe_tokens(Fields& fields, const char* name, Gems& gems, std::uint16_t& gold) {
  Tokens tokens = tokens_of(gems, gold);
  fields.amounts(name, tokens, kTokenColours, kMostTokens);
  gems = gems_of(tokens);
  gold = static_cast<std::uint16_t>(tokens[kGold]);
}

// {"card": "1w3", "covered": true}, or {"level": 2, "covered": true} where it is not known.
void describe_hand(Fields& fields, Player& player, const Names& cards) {
  std::array<CardId, kHand> held = player.reserved;
  std::array<bool, kHand> covered{};
  int count = reserved_count(player);
  fields.list("reserved", count, kHand, [&](int i) {
    covered[i] = ((player.covered >> i) & 1u) != 0;
    fields.about("only the owner knows it").flag("covered", covered[i]);
    fields.either(
        "level", held[i] != kNoCard && held[i] >= kUnknown,
        [&] {
          int level = held[i] - kUnknown + 1;
          fields.about("instead of card, where it is not known").number("level", level, 1, kLevels);
          held[i] = static_cast<CardId>(kUnknown + level - 1);
        },
        [&] { fields.named("card", held[i], cards); });
  });
  player.reserved.fill(kNoCard);
  player.covered = 0;
  for (int i = 0; i < count && held[i] != kNoCard; ++i) add_to_hand(player, held[i], covered[i]);
}

void describe_player(Fields& fields, const SplendorFace& face, Player& player) {
  describe_tokens(fields, "tokens", player.tokens, player.gold);
  fields.set("bought", player.bought, face.cards());
  describe_hand(fields, player, face.cards());
  fields.set("nobles", player.nobles, face.nobles());
  if (fields.follows("points")) fields.number("points", player.points, 0, kMostPoints);
  if (fields.follows("bonuses")) {
    Tokens bonuses = tokens_of(player.bonuses, 0);
    fields.amounts("bonuses", bonuses, kGemColours, kMostCards);
  }
}

// The decks hold every card that lies nowhere else, less those that are covered in a hand.
bool settle_decks(const Edition& edition, State& state) {
  FoundOnce<kMostCards> located;
  for_each_located(state, [&](int card) { located.add(card); });
  for (int level = 0; level < kLevels; ++level) {
    for (int i = 0; i < edition.deck_size[level]; ++i) {
      if (!located.has(edition.deck_first[level] + i)) state.unseen[level] |= bit(i);
    }
    const int left = popcount(state.unseen[level]) - unknown_cards(state, level);
    if (left < 0) return false;
    state.deck[level] = static_cast<std::uint8_t>(left);
  }
  return true;
}

}  // namespace

void SplendorFace::describe(Fields& fields, State& state, Undeclared& undeclared) const {
  fields.constant("game", kFacts.id);
  fields.number("seats", state.seats, kFacts.least_seats, kFacts.most_seats);
  fields.seat("turn", state.turn, state.seats);
  fields.seat("first", state.first, state.seats);
  Phase& phase = state.pending.phase;
  if (phase == Phase::kPay) phase = Phase::kAct;
  fields.about("what the seat at turn decides; a payment under way is in undeclared")
      .named("phase", phase, phases());
  fields.about("finished rounds; at the end all that were played")
      .number("rounds", state.rounds, 0, 250);
  fields.about("forced passes in a row").number("passes", state.passes, 0, state.seats);
  fields.flag("last_round", state.last_round);
  describe_tokens(fields, "stock", state.stock, state.gold);
  if (fields.follows("decks")) {
    fields.about("cards left by level").list("decks", kLevels, [&](int level) {
      fields.number("", state.deck[level], 0, kMostCards);
    });
  }
  fields.list("display", kLevels, [&](int level) {
    fields.list("", kSlots, [&](int slot) {
      fields.named_or_null("", state.display[level * kSlots + slot], cards(), kNoCard);
    });
  });
  fields.set("nobles", state.nobles, nobles());
  fields.by_seat("players", state.seats, kFacts.least_seats, kFacts.most_seats,
                 [&](int seat) { describe_player(fields, *this, state.players[seat]); });
  fields.about("action numbers of the steps that the seat at turn has chosen and not declared")
      .numbers("undeclared", undeclared[state.turn], kMostUndeclared, LastKind::kEnd);
}

const char* SplendorFace::settle(State& state) const {
  for (Player& player : state.players) recount(edition(), player);
  if (!settle_decks(edition(), state)) return "more cards are covered than are left";
  if (const char* broken = audit(edition(), state)) return broken;
  // A decision of many steps has many ways: as many as no game can lead to are no position.
  constexpr int kMostTaken = 3;  // S1
  if (excess(edition(), state.players[state.turn]) <= kMostTaken) return nullptr;
  return "the seat at turn has more tokens to return than a turn can bring";
}

// The steps that led from the declared state into the middle of a decision.
std::vector<int> SplendorFace::undeclared_actions(const State& state, Seat seat) const {
  const Pending& pending = state.pending;
  std::vector<int> actions;
  if (pending.phase == Phase::kPay) {
    State now = state;
    now.pending = {};
    actions.push_back(pending.buying);
    take_quietly<Splendor>(edition(), now, seat, step(pending.buying));
    while (now.pending.phase == Phase::kPay && now.pending.colour != pending.colour) {
      const int colour = now.pending.colour;
      actions.push_back(PayGold::at(colour, pending.chosen[colour]));
      take_quietly<Splendor>(edition(), now, seat, step(actions.back()));
    }
  }
  if (pending.phase == Phase::kGiveBack) {
    const Tokens chosen = tokens_of(pending.chosen, pending.gold);
    for (int colour = 0; colour < kTokenKinds; ++colour) {
      actions.insert(actions.end(), chosen[colour], Return::at(colour));
    }
  }
  return actions;
}

}  // namespace pentarch::splendor
