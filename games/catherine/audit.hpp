// Catherine: what must be true of every state and every mask of one.
#pragma once

#include "games/catherine/knowledge.hpp"

namespace pentarch::catherine {

constexpr int covered_cards(const Player& player) noexcept {
  int cards = 0;
  for (const std::uint8_t count : player.hidden) cards += count;
  return cards;
}

// Counts every card, wherever it lies; one that is added twice is in two places.
class CardCount {
 public:
  constexpr explicit CardCount(const Edition& edition) noexcept
      : all_(CardSet::first(edition.card_count)) {}
  constexpr bool add(CardSet cards) noexcept {
    const bool fresh = (cards & seen_).empty() && (cards - all_).empty();
    seen_ |= cards;
    return fresh;
  }
  constexpr bool add(int card) noexcept { return card < kMostCards && add(CardSet::only(card)); }
  constexpr CardSet rest() const noexcept { return all_ - seen_; }

 private:
  CardSet all_;
  CardSet seen_;
};

constexpr const char* audit_cards(const Edition& edition, const State& state) {
  constexpr const char* kTwice = "a card is in two places, or does not exist";
  CardCount count(edition);
  if (!count.add(state.pile) || !count.add(state.discards)) return kTwice;
  for (const Player& player : state.players) {
    if (!count.add(player.hand)) return kTwice;
    for (int column = 0; column < kColumns; ++column) {
      const CardId card = player.row[column];
      const CardId below = player.under[column];
      if (card > kNoCard || below > kNoCard) return "a card does not exist";
      if (card != kNoCard && !count.add(card)) return kTwice;
      if (below != kNoCard && !count.add(below)) return kTwice;
    }
    if (is_covered(player) && !player.hand.empty()) return "a hand is half covered";
    if (player.hand_size != player.hand.size() + covered_cards(player)) {
      return "a hand does not hold as many cards as it says";
    }
  }
  int covered = 0;
  for (const Player& player : state.players) covered += player.hidden[0];
  if (state.pile.size() != state.pile_size + covered) {
    return "the pile does not hold as many cards as it says";
  }
  // What is left must be in the covered hands, of an older shuffle.
  return (count.rest() - state.ages.older()).empty() ? nullptr : "a card is missing";
}

// Only cards in hands have an age, and as many as the covered hands say.
constexpr const char* audit_ages(const State& state) {
  CardSet hands;
  for (const Player& player : state.players) hands |= player.hand;
  const int ages = state.ages.count();
  CardSet known;
  for (int age = 1; age <= ages; ++age) known |= state.ages.of(age);
  if (!(known == state.ages.older())) return "the shuffles are not numbered one by one";
  CardSet elsewhere = state.pile | state.discards;
  for (const Player& player : state.players) {
    for (int column = 0; column < kColumns; ++column) {
      if (player.row[column] != kNoCard) elsewhere.add(player.row[column]);
      if (player.under[column] != kNoCard) elsewhere.add(player.under[column]);
    }
  }
  if (!(known & elsewhere).empty()) return "a card of an older shuffle is not in a hand";
  for (int age = 1; age < kAges; ++age) {
    int covered = 0;
    for (const Player& player : state.players) covered += player.hidden[age];
    if (unlocated(state, age).size() != covered) return "the covered hands are of other shuffles";
  }
  return nullptr;
}

// The action rows are of one length, and every finished round left one card below them.
constexpr const char* audit_rows(const Edition& edition, const State& state) {
  const bool laid = state.phase != Phase::kSetup;
  const int below = state.round + (state.phase == Phase::kRun);
  if (state.row_size != (laid ? edition.start_row + below : 0)) {
    return "the action rows do not fit the round";
  }
  for (int seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    int cards = 0;
    for (int column = 0; column < kColumns; ++column) {
      if ((player.row[column] != kNoCard) != (column < state.row_size)) {
        return "an action row has a gap or another length";
      }
      if (column >= state.row_size && player.under[column] != kNoCard) {
        return "an activation card lies below no action card";
      }
      cards += player.under[column] != kNoCard;
    }
    if (cards != below) return "the activation cards do not fit the round";
    const bool running = state.phase == Phase::kRun;
    if (player.active >= kColumns || (!running && player.active != 0)) return "no card is run now";
    if (running && player.under[player.active] == kNoCard) return "no activation card is there";
  }
  return nullptr;
}

// No draw goes beyond the limit but the deal and the two cards of phase A (K6).
constexpr const char* audit_hand_size(const Edition& edition, const State& state,
                                      const Player& player) {
  if (state.phase == Phase::kSetup) {
    return player.hand_size == edition.deal ? nullptr : "a hand is not what was dealt";
  }
  const bool playing = state.phase == Phase::kPlay;
  int most = edition.deal - edition.start_row;
  for (int level = 0; level <= player.favour; ++level) {  // nothing is discarded if a limit falls
    const int limit = edition.levels[level].hand_limit;
    most = limit > most ? limit : most;
  }
  if (player.hand_size > most + (playing ? edition.draw : 0)) return "a hand holds too many cards";
  return playing && player.hand_size < 2 ? "a hand holds too few cards" : nullptr;
}

constexpr const char* audit_players(const Edition& edition, const State& state) {
  std::uint32_t orders = 0;
  int jokers = 0;
  for (int seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    Symbols owned;
    for (int column = 0; column < state.row_size; ++column) {
      owned += edition.cards[player.row[column]].symbols;
    }
    for (int good = 0; good < kGoods; ++good) {
      owned += Symbols::of(good, popcount(player.houses & edition.goods_cities[good]));
    }
    if (!(owned == player.owned)) return "the symbols differ from cards and tiles";
    if ((player.houses & ~all_cities(edition)) != 0) return "a city does not exist";
    if (popcount(player.houses) > edition.houses) return "a seat has too many houses";
    if (player.favour > edition.top) return "a seat is above the top of the favour track";
    if (player.order >= edition.order_count) return "an order does not exist";
    if (((orders >> player.order) & 1u) != 0) return "two seats have one order";
    orders |= 1u << player.order;
    jokers += player.jokers;
    if (const char* broken = audit_hand_size(edition, state, player)) return broken;
    for (const std::uint16_t points : player.points) {
      if (points > 30'000) return "a counter is out of range";
    }
  }
  // K9: at each comparison of books one seat has the most and one the fewest.
  const int compared = state.decade + (state.phase == Phase::kBooks);
  if (jokers > compared * (state.seats - 2)) return "there are too many joker tiles";
  return nullptr;
}

// Who is asked follows from the table.
constexpr std::uint8_t seats_to_ask(const Edition& edition, const State& state) noexcept {
  switch (state.phase) {
    case Phase::kSetup:
    case Phase::kPlay: return everyone(state);
    case Phase::kRun: return runners(edition, state);
    case Phase::kBooks: return builders(edition, state);
    case Phase::kOver: break;
  }
  return 0;
}

// The steps that a seat has taken in the decision that is under way.
using TakenSteps = List<int, 1 + kChosen>;
constexpr void list_taken(Phase phase, const Pending& pending, TakenSteps& steps) noexcept {
  steps.clear();
  const bool running = phase == Phase::kRun || phase == Phase::kBooks;
  if (running && pending.choice != 0) steps.push_back(Decline::kFirst + pending.choice - 1);
  for (int i = 0; i < chosen_cards(pending); ++i) {
    const int card = pending.cards[i];
    const bool below = phase == Phase::kPlay && i == 1;
    steps.push_back(running ? Discard::at(card)
                    : below ? Activate::at(card, pending.choice - 1)
                            : Lay::at(card));
  }
}

// What a seat has chosen could have been chosen, step by step.
constexpr bool was_offered(const Edition& edition, State state, Seat seat, bool complete) {
  Player& player = state.players[seat];
  const Pending chosen = player.pending;
  player.pending = {};
  bool completed = false;
  TakenSteps taken;
  list_taken(state.phase, chosen, taken);
  for (const int action : taken) {
    Steps offered;
    list_steps(edition, state, seat, offered);
    if (completed || !offered.contains({static_cast<std::uint16_t>(action)})) return false;
    completed = choose(edition, state, player, action);
  }
  return player.pending == chosen && completed == complete;
}

constexpr const char* audit_answers(const Edition& edition, const State& state) {
  if (state.asked != seats_to_ask(edition, state)) return "other seats have to decide";
  const bool over = state.phase == Phase::kOver;
  if (!over && state.asked == 0) return "nobody has to decide";
  if ((state.answered & ~state.asked) != 0) return "a seat has answered that was not asked";
  if (!over && state.answered == state.asked) return "all have answered, but nothing follows";
  for (int seat = 0; seat < kSeats; ++seat) {
    const Pending& pending = state.players[seat].pending;
    const bool answered = ((state.answered >> seat) & 1u) != 0;
    if (pending == Pending{}) {
      if (answered) return "an answer is missing";
      continue;
    }
    if (((state.asked >> seat) & 1u) == 0) return "a choice is left over";
    if (!was_offered(edition, state, static_cast<Seat>(seat), answered)) {
      return "a choice does not fit the table";
    }
  }
  return nullptr;
}

constexpr const char* audit_time(const Edition& edition, const State& state) {
  if (state.seats < kFacts.least_seats || state.seats > kFacts.most_seats) {
    return "no such seat count";
  }
  if (state.phase > Phase::kOver) return "no such phase";
  const bool over = state.phase == Phase::kOver;
  if (state.decade > edition.decades || (state.decade == edition.decades) != over) {
    return "no such decade";
  }
  if (state.phase == Phase::kSetup && state.decade != 0) return "the set-up comes first";
  const bool all_rounds = state.phase == Phase::kBooks;
  const bool no_round = over || state.phase == Phase::kSetup;
  if (state.round > edition.rounds || (state.round == edition.rounds) != all_rounds ||
      (no_round && state.round != 0)) {
    return "no such round";
  }
  for (int seat = state.seats; seat < kSeats; ++seat) {
    using Bytes = std::array<std::uint64_t, sizeof(Player) / 8>;
    if (std::bit_cast<Bytes>(state.players[seat]) != std::bit_cast<Bytes>(Player{})) {
      return "a seat that is not played holds something";
    }
  }
  return nullptr;
}

// The first broken invariant, or null.
constexpr const char* audit(const Edition& edition, const State& state) {
  if (const char* broken = audit_time(edition, state)) return broken;
  if (const char* broken = audit_cards(edition, state)) return broken;
  if (const char* broken = audit_ages(state)) return broken;
  if (const char* broken = audit_rows(edition, state)) return broken;
  if (const char* broken = audit_players(edition, state)) return broken;
  return audit_answers(edition, state);
}

}  // namespace pentarch::catherine
