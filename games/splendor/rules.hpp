// Splendor: a game from set-up to its last turn, in the order in which it is played.
#pragma once

#include "games/splendor/purchase.hpp"
#include "games/splendor/state.hpp"

namespace pentarch::splendor {

// ---- What things are -------------------------------------------------------------------------

enum EventKind : std::uint8_t {
  kTook,         // args: white, blue, green, red, black, gold
  kReserved,     // place in the display, card, gold gained
  kReservedTop,  // level, card (secret), gold gained
  kBought,       // white, blue, green, red, black, gold paid; card
  kReturned,     // white, blue, green, red, black, gold
  kVisited,      // noble
  kPassed,
  kRevealed,  // place in the display, card (kNoCard: the deck is empty)
  kAppeared,  // noble, at the set-up
  kLastRound,
  kEnded,
  kEventKinds
};

// Tokens as the arguments of an event; behind them is the card that was bought with them.
constexpr int kBoughtCard = kTokenKinds;
constexpr std::array<std::int16_t, 8> told(Gems gems, int gold) noexcept {
  std::array<std::int16_t, 8> args{};
  for (int colour = 0; colour < kColours; ++colour) {
    args[colour] = static_cast<std::int16_t>(gems[colour]);
  }
  args[kGold] = static_cast<std::int16_t>(gold);
  return args;
}

// The steps that a seat may take now: `base` + the index of every bit.
struct StepSet {
  int base = 0;
  std::uint64_t bits = 0;
};

constexpr bool is_unknown(CardId card) noexcept {
  return card >= kUnknown && card < kNoCard;
}

constexpr int level_of(const Edition& edition, CardId card) noexcept {
  return is_unknown(card) ? card - kUnknown : edition.cards[card].level;
}

template <class F>
constexpr void for_each_bought(const Player& player, F&& f) {
  for (int word = 0; word < 3; ++word) {
    for_each_bit(player.bought[word], [&](int i) { f(32 * word + i); });
  }
}

constexpr int reserved_count(const Player& player) noexcept {
  return (player.reserved[0] != kNoCard) + (player.reserved[1] != kNoCard) +
         (player.reserved[2] != kNoCard);
}

constexpr int tokens_held(const Player& player) noexcept {
  return player.tokens.total() + player.gold;
}

// ---- Set-up ----------------------------------------------------------------------------------

template <class Chance>
constexpr CardId draw_card(const Edition& edition, State& state, int level, Chance& chance) {
  const int index = chance.draw(static_cast<Pile>(level), state.unseen[level]);
  state.unseen[level] &= ~bit(index);
  --state.deck[level];
  return static_cast<CardId>(edition.deck_first[level] + index);
}

// S6: an empty deck leaves the place empty.
template <class Chance, class Sink>
constexpr void fill_place(const Edition& edition, State& state, int place, Chance& chance,
                          Sink& tell) {
  const int level = place / kSlots;
  state.display[place] =
      state.deck[level] != 0 ? draw_card(edition, state, level, chance) : kNoCard;
  tell(Event{.kind = kRevealed, .args = {std::int16_t(place), state.display[place]}});
}

template <class Chance, class Sink>
constexpr State start(const Edition& edition, const Setup& setup, Chance& chance, Sink& tell) {
  State state;
  state.seats = setup.seats;
  state.first = state.turn = setup.options[0];  // S12: the start player is an option
  state.stock = Gems::all(edition.gems_by_seats[setup.seats]);
  state.gold = edition.gold;
  for (int level = 0; level < kLevels; ++level) {
    state.deck[level] = edition.deck_size[level];
    state.unseen[level] = low_bits(edition.deck_size[level]);
  }
  for (int place = 0; place < kDisplay; ++place) fill_place(edition, state, place, chance, tell);
  std::uint64_t box = low_bits(edition.noble_count);
  for (int i = 0; i < edition.nobles_by_seats[setup.seats]; ++i) {
    const int noble = chance.draw(kNoblePile, box);
    box &= ~bit(noble);
    state.nobles |= static_cast<std::uint32_t>(bit(noble));
    tell(Event{.kind = kAppeared, .args = {std::int16_t(noble)}});
  }
  return state;
}

// ---- The actions of a turn -------------------------------------------------------------------

// S1, S2
constexpr std::uint64_t legal_takes(const Edition& edition, const State& state) noexcept {
  const std::uint32_t in_stock = colours_with(state.stock, 1);
  const std::uint32_t plenty = colours_with(state.stock, edition.alike_needs);
  return edition.takes_from[in_stock] | std::uint64_t{plenty} << TakeAlike::kFirst;
}

// The places of the display that hold a card: all of them, until a deck has run out.
constexpr std::uint32_t cards_present(const State& state) noexcept {
  if (state.deck[0] != 0 && state.deck[1] != 0 && state.deck[2] != 0) return low_bits(kDisplay);
  std::uint32_t present = 0;
  for (int i = 0; i < kDisplay; ++i) present |= std::uint32_t{state.display[i] != kNoCard} << i;
  return present;
}

// S4: any card of the display and the top of any deck, while the hand has room.
constexpr std::uint64_t legal_reserves(const State& state, const Player& player) noexcept {
  if (player.reserved[kHand - 1] != kNoCard) return 0;
  std::uint64_t reserves = cards_present(state);
  for (int level = 0; level < kLevels; ++level) {
    reserves |= std::uint64_t{state.deck[level] != 0} << (kDisplay + level);
  }
  return reserves << Reserve::kFirst;
}

constexpr std::uint64_t legal_buys(const Edition& edition, const State& state,
                                   const Player& player) noexcept {
  return std::uint64_t{affordable_cards(edition, state, player)} << Buy::kFirst;
}

constexpr std::uint64_t legal_turn_steps(const Edition& edition, const State& state) noexcept {
  const Player& player = state.players[state.turn];
  const std::uint64_t actions = legal_takes(edition, state) | legal_reserves(state, player) |
                                legal_buys(edition, state, player);
  return actions != 0 ? actions : bit(Pass::kFirst);  // S11
}

// ---- Payment (S7) ----------------------------------------------------------------------------

// What a purchase asks of the buyer.
struct Price {
  Gems net;       // the cost that bonuses leave
  Gems least;     // gold that has to stand for each colour: tokens are missing
  int spare = 0;  // gold beyond that
};

constexpr Price price_of(const Card& card, const Player& player) noexcept {
  const Gems net = beyond(card.cost, player.bonuses);
  const Gems least = beyond(net, player.tokens);
  return {net, least, player.gold - least.total()};
}

// The places to buy from: those of the display, then those of the hand.
constexpr CardId card_of_buy(const State& state, int action) noexcept {
  const int place = Buy::operand(action);
  return place < kDisplay ? state.display[place]
                          : state.players[state.turn].reserved[place - kDisplay];
}

// The colour, from `colour` on, where gold could stand for a token that the buyer holds.
constexpr int next_choice(const Price& price, int spare, int colour) noexcept {
  if (spare == 0) return kColours;
  while (colour < kColours && price.net[colour] == price.least[colour]) ++colour;
  return colour;
}

// The gold that stands for tokens which the buyer holds, as chosen so far.
constexpr int spare_left(const Price& price, const Pending& pending) noexcept {
  return price.spare - (pending.chosen - price.least).total();
}

constexpr StepSet legal_payments(const Edition& edition, const State& state) noexcept {
  const Pending& pending = state.pending;
  const Price price =
      price_of(edition.cards[card_of_buy(state, pending.buying)], state.players[state.turn]);
  const int least = price.least[pending.colour];
  const int most = least + spare_left(price, pending);
  const int net = price.net[pending.colour];
  return {PayGold::at(pending.colour, 0),
          low_bits((most < net ? most : net) + 1) & ~low_bits(least)};
}

// ---- Returning tokens (S3) -------------------------------------------------------------------

constexpr int excess(const Edition& edition, const Player& player) noexcept {
  return tokens_held(player) - edition.token_limit;
}

// One token at a time, in the order of the colours, so that a set of tokens has one path; a colour
// is offered only if what follows it still makes up the rest.
constexpr StepSet legal_returns(const Edition& edition, const State& state) noexcept {
  const Player& player = state.players[state.turn];
  const Pending& pending = state.pending;
  const Gems left = player.tokens - pending.chosen;
  const int due = excess(edition, player) - pending.chosen.total() - pending.gold;
  int following = player.gold - pending.gold;
  std::uint64_t bits = std::uint64_t{following >= due} << kGold;
  for (int colour = kColours - 1; colour >= pending.colour; --colour) {
    following += left[colour];
    bits |= std::uint64_t{left[colour] != 0 && following >= due} << colour;
  }
  return {Return::kFirst, bits};
}

// ---- Nobles (S8) -----------------------------------------------------------------------------

constexpr std::uint32_t visiting_nobles(const Edition& edition, const State& state) noexcept {
  const Gems bonuses = state.players[state.turn].bonuses;
  std::uint32_t visiting = 0;
  for_each_bit(state.nobles, [&](int noble) {
    visiting |= std::uint32_t{bonuses.covers(edition.nobles[noble].needs)} << noble;
  });
  return visiting;
}

// ---- Legal steps -----------------------------------------------------------------------------

constexpr StepSet legal_steps(const Edition& edition, const State& state) noexcept {
  switch (state.pending.phase) {
    case Phase::kAct: return {0, legal_turn_steps(edition, state)};
    case Phase::kPay: return legal_payments(edition, state);
    case Phase::kGiveBack: return legal_returns(edition, state);
    case Phase::kNoble: return {ChooseNoble::kFirst, visiting_nobles(edition, state)};
    case Phase::kOver: break;
  }
  return {};
}

constexpr Step step(int action) noexcept {
  return {static_cast<std::uint8_t>(action)};
}

constexpr void list_steps(const Edition& edition, const State& state, Seat, Steps& steps) noexcept {
  const StepSet set = legal_steps(edition, state);
  for_each_bit(set.bits, [&](int i) { steps.push_back(step(set.base + i)); });
}

template <class Chance>
constexpr RandomStep<Step> draw_step(const Edition& edition, const State& state, Seat,
                                     Chance& chance) noexcept {
  const StepSet set = legal_steps(edition, state);
  const int options = popcount(set.bits);
  return {step(set.base + nth_bit(set.bits, chance.below(options))), options};
}

constexpr SeatSet deciders(const State& state) noexcept {
  return state.pending.phase == Phase::kOver ? SeatSet{} : SeatSet::only(state.turn);
}

// ---- The end of a turn -----------------------------------------------------------------------

template <class Sink>
constexpr void finish_game(State& state, Sink& tell) {
  ++state.rounds;  // the last one was played too, even if not to its end
  state.pending.phase = Phase::kOver;
  tell(Event{.kind = kEnded});
}

template <class Sink>
constexpr void end_turn(const Edition& edition, State& state, Sink& tell) {
  state.pending.phase = Phase::kAct;
  if (state.players[state.turn].points >= edition.goal && state.last_round == 0) {
    state.last_round = 1;
    tell(Event{.kind = kLastRound, .seat = state.turn});
  }
  if (state.passes == state.seats) return finish_game(state, tell);  // S11
  state.turn = state.turn + 1 == state.seats ? 0 : state.turn + 1;
  if (state.turn != state.first) return;
  // S9: all seats have had the same number of turns. S12: or this has gone on for too long.
  const bool last = state.last_round != 0 || state.rounds + 1 == edition.round_limit;
  if (last) return finish_game(state, tell);
  ++state.rounds;
}

template <class Sink>
constexpr void visit(const Edition& edition, State& state, int noble, Sink& tell) {
  Player& player = state.players[state.turn];
  state.nobles &= ~static_cast<std::uint32_t>(bit(noble));
  player.nobles |= static_cast<std::uint16_t>(bit(noble));
  player.points += edition.nobles[noble].points;
  tell(Event{.kind = kVisited, .seat = state.turn, .args = {std::int16_t(noble)}});
}

// S8: at the end of every turn, one noble at most; which one is asked only where there is a choice.
template <class Sink>
constexpr void receive_nobles(const Edition& edition, State& state, Sink& tell) {
  const std::uint32_t visiting = visiting_nobles(edition, state);
  if ((visiting & (visiting - 1)) != 0) {
    state.pending.phase = Phase::kNoble;
    return;
  }
  if (visiting != 0) visit(edition, state, lowest_bit(visiting), tell);
  end_turn(edition, state, tell);
}

template <class Sink>
constexpr void finish_action(const Edition& edition, State& state, Sink& tell) {
  state.passes = 0;
  if (excess(edition, state.players[state.turn]) > 0) {
    state.pending.phase = Phase::kGiveBack;
    return;
  }
  receive_nobles(edition, state, tell);
}

// ---- Carrying out the actions ----------------------------------------------------------------

template <class Sink>
constexpr void take(const Edition& edition, State& state, int action, Sink& tell) {
  const Gems gems = edition.taken[action];
  state.stock -= gems;
  state.players[state.turn].tokens += gems;
  tell(Event{.kind = kTook, .seat = state.turn, .args = told(gems, 0)});
  finish_action(edition, state, tell);
}

constexpr void add_to_hand(Player& player, CardId card, bool covered) noexcept {
  int place = reserved_count(player);
  for (; place > 0 && player.reserved[place - 1] > card; --place) {
    player.reserved[place] = player.reserved[place - 1];
  }
  player.reserved[place] = card;
  const unsigned below = player.covered & low_bits(place);
  const unsigned above = player.covered >> place;
  player.covered =
      static_cast<std::uint8_t>(below | unsigned{covered} << place | above << (place + 1));
}

constexpr void remove_from_hand(Player& player, int place) noexcept {
  const unsigned below = player.covered & low_bits(place);
  const unsigned above = player.covered >> (place + 1);
  player.covered = static_cast<std::uint8_t>(below | above << place);
  for (; place + 1 < kHand; ++place) player.reserved[place] = player.reserved[place + 1];
  player.reserved[kHand - 1] = kNoCard;
}

// S4: the gold comes with the card, if there is any.
constexpr int take_gold(State& state) noexcept {
  const int gold = state.gold != 0 ? 1 : 0;
  state.gold -= gold;
  state.players[state.turn].gold += gold;
  return gold;
}

template <class Chance, class Sink>
constexpr void reserve(const Edition& edition, State& state, int place, Chance& chance,
                       Sink& tell) {
  const CardId card = state.display[place];
  add_to_hand(state.players[state.turn], card, false);
  const int gold = take_gold(state);
  tell(Event{.kind = kReserved,
             .seat = state.turn,
             .args = {std::int16_t(place), card, std::int16_t(gold)}});
  fill_place(edition, state, place, chance, tell);  // S6: at once
  finish_action(edition, state, tell);
}

template <class Chance, class Sink>
constexpr void reserve_top(const Edition& edition, State& state, int level, Chance& chance,
                           Sink& tell) {
  const CardId card = draw_card(edition, state, level, chance);
  add_to_hand(state.players[state.turn], card, true);  // S5
  const int gold = take_gold(state);
  tell(Event{.kind = kReservedTop,
             .seat = state.turn,
             .args = {std::int16_t(level), card, std::int16_t(gold)},
             .secret = 0b010,
             .knows = SeatSet::only(state.turn)});
  finish_action(edition, state, tell);
}

// Pays `gold_for` in gold and the rest in tokens, takes the card and fills its place (S12: the
// payment comes before the replacement).
template <class Chance, class Sink>
constexpr void buy(const Edition& edition, State& state, int action, Gems gold_for, Chance& chance,
                   Sink& tell) {
  Player& player = state.players[state.turn];
  const CardId id = card_of_buy(state, action);
  const Card& card = edition.cards[id];
  const Gems paid = beyond(card.cost, player.bonuses) - gold_for;
  const int gold = gold_for.total();
  player.tokens -= paid;
  player.gold -= gold;
  state.stock += paid;
  state.gold += gold;
  player.bonuses += Gems::of(card.bonus, 1);
  player.points += card.points;
  player.bought[id / 32] |= 1u << (id % 32);
  ++player.cards;

  const bool from_hand = Buy::operand(action) >= kDisplay;
  const int place = Buy::operand(action) - (from_hand ? kDisplay : 0);
  const bool was_covered = from_hand && ((player.covered >> place) & 1u) != 0;
  Event bought{
      .kind = kBought, .seat = state.turn, .args = told(paid, gold), .reveals = was_covered};
  bought.args[kBoughtCard] = id;
  tell(bought);
  if (from_hand) {
    remove_from_hand(player, place);
  } else {
    fill_place(edition, state, place, chance, tell);  // S6: at once
  }
  finish_action(edition, state, tell);
}

// S7: the payment is asked for only where there is more than one. Card and payment are one
// decision: nobody hears of the card before it is paid.
template <class Chance, class Sink>
constexpr void choose_card(const Edition& edition, State& state, int action, Chance& chance,
                           Sink& tell) {
  const Card& card = edition.cards[card_of_buy(state, action)];
  const Price price = price_of(card, state.players[state.turn]);
  const int colour = next_choice(price, price.spare, 0);
  if (colour == kColours) return buy(edition, state, action, price.least, chance, tell);
  state.pending = {.chosen = price.least,
                   .colour = static_cast<std::uint8_t>(colour),
                   .buying = static_cast<std::uint8_t>(action),
                   .phase = Phase::kPay};
}

template <class Chance, class Sink>
constexpr void choose_gold(const Edition& edition, State& state, int gold, Chance& chance,
                           Sink& tell) {
  Pending& pending = state.pending;
  const Card& card = edition.cards[card_of_buy(state, pending.buying)];
  const Price price = price_of(card, state.players[state.turn]);
  pending.chosen += Gems::of(pending.colour, gold - price.least[pending.colour]);
  pending.colour =
      static_cast<std::uint8_t>(next_choice(price, spare_left(price, pending), pending.colour + 1));
  if (pending.colour < kColours) return;
  const Pending chosen = pending;
  pending = {};
  buy(edition, state, chosen.buying, chosen.chosen, chance, tell);
}

template <class Sink>
constexpr void give_back(const Edition& edition, State& state, int colour, Sink& tell) {
  Player& player = state.players[state.turn];
  Pending& pending = state.pending;
  if (colour == kGold) {
    ++pending.gold;
  } else {
    pending.chosen += Gems::of(colour, 1);
  }
  pending.colour = static_cast<std::uint8_t>(colour);
  const Gems gems = pending.chosen;
  const int gold = pending.gold;
  if (gems.total() + gold < excess(edition, player)) return;
  pending = {};
  player.tokens -= gems;
  player.gold -= gold;
  state.stock += gems;
  state.gold += gold;
  tell(Event{.kind = kReturned, .seat = state.turn, .args = told(gems, gold)});
  receive_nobles(edition, state, tell);
}

template <class Sink>
constexpr void pass(const Edition& edition, State& state, Sink& tell) {
  tell(Event{.kind = kPassed, .seat = state.turn});
  ++state.passes;
  receive_nobles(edition, state, tell);  // S12: a noble may come on a pass
}

template <class Chance, class Sink>
constexpr void apply(const Edition& edition, State& state, Seat, Step step, Chance& chance,
                     Sink& tell) {
  by_kind<LastKind>(
      step.action,
      Cases{
          [&](TakeDifferent, int set) { take(edition, state, TakeDifferent::at(set), tell); },
          [&](TakeAlike, int colour) { take(edition, state, TakeAlike::at(colour), tell); },
          [&](Reserve, int place) { reserve(edition, state, place, chance, tell); },
          [&](ReserveTop, int level) { reserve_top(edition, state, level, chance, tell); },
          [&](Buy, int place) { choose_card(edition, state, Buy::at(place), chance, tell); },
          [&](Pass) { pass(edition, state, tell); },
          [&](PayGold, int, int gold) { choose_gold(edition, state, gold, chance, tell); },
          [&](Return, int colour) { give_back(edition, state, colour, tell); },
          [&](ChooseNoble, int noble) {
            visit(edition, state, noble, tell);
            end_turn(edition, state, tell);
          },
      });
}

// The seat is between the first and the last step of a decision.
constexpr bool undeclared(const State& state, Seat seat) noexcept {
  if (seat != state.turn) return false;
  return state.pending.phase == Phase::kPay || !state.pending.chosen.empty() ||
         state.pending.gold != 0;
}

}  // namespace pentarch::splendor
