// China: a game from set-up to its last turn, in the order in which it is played.
#pragma once

#include "games/china/scoring.hpp"
#include "games/china/state.hpp"

namespace pentarch::china {

// ---- What is told ----------------------------------------------------------------------------

enum EventKind : std::uint8_t {
  kDealt,      // args: three colours (secret)
  kTurnedUp,   // colour
  kPlaced,     // piece, site or realm, colour paid, cards paid, of these covered early, late
  kStopped,    // no second piece
  kDiscarded,  // colour; 1: it was covered and early; 1: covered and late
  kTook,       // colour, from the display
  kDrew,       // colour (secret)
  kPassed,
  kShuffled,   // cards in the new pile
  kPileEnded,  // the last round
  kScored,     // realm; points by seat
  kAllied,     // alliance; points by seat
  kConnected,  // points; the sites of the chain, 15 bits each
  kEnded,
  kEventKinds
};

// A set of sites as five arguments of an event, and back.
constexpr int kSitesPerArg = 15;

constexpr std::int16_t sites_arg(std::uint64_t sites, int i) noexcept {
  return static_cast<std::int16_t>((sites >> (kSitesPerArg * i)) & low_bits(kSitesPerArg));
}
constexpr std::uint64_t sites_told(const Event& event) noexcept {
  std::uint64_t sites = 0;
  for (int i = 0; i < 5; ++i) {
    sites |= static_cast<std::uint64_t>(event.args[1 + i]) << (kSitesPerArg * i);
  }
  return sites;
}

constexpr Event points_event(EventKind kind, int what, const Points& points) noexcept {
  Event event{.kind = kind};
  event.args[0] = static_cast<std::int16_t>(what);
  for (int seat = 0; seat < kSeats; ++seat) event.args[1 + seat] = points[seat];
  return event;
}

// ---- The pile (H8) ---------------------------------------------------------------------------

// First time: the discards become the new pile at once. Second time: the last round has come.
template <class Sink>
constexpr void use_up_pile(State& state, Sink& tell) {
  ++state.used_up;
  if (state.used_up == 1 && !state.discards.empty()) {
    state.pile = static_cast<std::uint16_t>(state.discards.total());
    state.unlocated[kLate] += state.discards;
    state.discards = {};
    tell(Event{.kind = kShuffled, .args = {std::int16_t(state.pile)}});
    return;
  }
  state.used_up = 2;
  tell(Event{.kind = kPileEnded});
}

// The top card leaves the pile: the caller says where it goes, and then that the pile was touched.
template <class Chance>
constexpr int draw_card(State& state, Chance& chance) {
  Cards& pile = state.unlocated[state.used_up];
  const auto counts = pile.counts();
  const int colour =
      chance.draw_kind(static_cast<Pile>(state.used_up), std::span<const std::uint8_t>(counts));
  pile -= Cards::of(colour, 1);
  --state.pile;
  return colour;
}

template <class Sink>
constexpr void settle_pile(State& state, Sink& tell) {
  if (state.pile == 0) use_up_pile(state, tell);
}

// H9: up to four, after a player has finished drawing.
template <class Chance, class Sink>
constexpr void fill_display(const Edition& edition, State& state, Chance& chance, Sink& tell) {
  for (int shown = state.display.total(); shown < edition.display && state.pile != 0; ++shown) {
    const int colour = draw_card(state, chance);
    state.display += Cards::of(colour, 1);
    tell(Event{.kind = kTurnedUp, .args = {std::int16_t(colour)}});
    settle_pile(state, tell);
  }
}

// ---- Set-up ----------------------------------------------------------------------------------

constexpr Cards deck_of(const Edition& edition, int seats) noexcept {
  Cards deck;
  for (int colour = 0; colour < kColours; ++colour) {
    deck += Cards::of(colour, edition.cards[colour] - edition.removed_by_seats[seats]);
  }
  return deck;
}

constexpr void hold_from_pile(Player& player, int colour, int pile) noexcept {
  player.hand += Cards::of(colour, 1);
  if (pile == kEarly) player.early += Cards::of(colour, 1);
}

template <class Chance, class Sink>
constexpr void deal(State& state, Seat seat, Chance& chance, Sink& tell) {
  Event dealt{.kind = kDealt, .seat = seat, .secret = 0b111, .knows = SeatSet::only(seat)};
  for (int i = 0; i < kHand; ++i) {
    const int colour = draw_card(state, chance);
    hold_from_pile(state.players[seat], colour, kEarly);
    dealt.args[i] = static_cast<std::int16_t>(colour);
  }
  tell(dealt);
}

// The options, in the order of China::kOptions.
enum Option : std::uint8_t { kOptionFirst, kOptionSide, kOptionFortress, kOptionMemory };

constexpr std::uint8_t side_for(const Setup& setup) noexcept {
  if (setup.seats == 4) return setup.options[kOptionSide];
  return setup.seats < 4 ? kSideOfThree : kSideOfFive;
}

template <class Chance, class Sink>
constexpr State start(const Edition& edition, const Setup& setup, Chance& chance, Sink& tell) {
  State state;
  state.seats = setup.seats;
  state.first = state.turn = setup.options[kOptionFirst];  // H17
  state.side = side_for(setup);
  state.with_fortresses = setup.options[kOptionFortress];  // H14
  state.memory_aid = setup.options[kOptionMemory];         // H17
  state.unlocated[kEarly] = deck_of(edition, setup.seats);
  state.pile = static_cast<std::uint16_t>(state.unlocated[kEarly].total());
  for (Seat seat = 0; seat < setup.seats; ++seat) {
    Player& player = state.players[seat];
    player.left = edition.pieces;
    if (state.with_fortresses == 0) player.left[kFortress] = 0;
    deal(state, seat, chance, tell);
  }
  fill_display(edition, state, chance, tell);
  return state;
}

// ---- Where a piece may go --------------------------------------------------------------------

// Places for a player's pieces, whatever the cards.
struct Places {
  std::uint64_t houses = 0;
  std::uint64_t fortresses = 0;
  std::uint32_t emissaries = 0;  // realms

  constexpr bool any() const noexcept { return (houses | fortresses | emissaries) != 0; }
  constexpr int size() const noexcept {
    return popcount(houses) + popcount(fortresses) + popcount(emissaries);
  }
  constexpr Places operator&(const Places& other) const noexcept {
    return {houses & other.houses, fortresses & other.fortresses, emissaries & other.emissaries};
  }
};

// One house a site; a bare fortress does not fill it (H4), but takes no second one (H16).
constexpr Places places_for(const Edition& edition, const State& state,
                            const Player& player) noexcept {
  const std::uint64_t free = edition.sites & ~state.built;
  return {player.left[kHouse] != 0 ? free : 0,
          player.left[kFortress] != 0 ? free & ~state.fortresses : 0,
          player.left[kEmissary] != 0 ? state.welcoming : 0};
}

constexpr Places places_in(const Edition& edition, int realm) noexcept {
  return {edition.sites_of[realm], edition.sites_of[realm], 1u << realm};
}

constexpr int realm_of(const Edition& edition, Placement chosen) noexcept {
  return chosen.piece == kEmissary ? chosen.place : edition.realm_of[chosen.place];
}

// H2: one card of the state's own colour, or two of another, used as a joker.
constexpr int price_of(const Edition& edition, Placement chosen) noexcept {
  return edition.colour_of[realm_of(edition, chosen)] == chosen.colour ? 1 : 2;
}

// So one card of a colour reaches the states of that colour, and two reach them all.
constexpr Places reached_by(const Edition& edition, Cards hand, int colour) noexcept {
  const int count = hand[colour];
  if (count >= 2) return {~std::uint64_t{0}, ~std::uint64_t{0}, ~0u};
  if (count == 0) return {};
  return {edition.sites_of_colour[colour], edition.sites_of_colour[colour],
          edition.realms_of_colour[colour]};
}

constexpr Places places_now(const Edition& edition, const State& state) noexcept {
  const Places places = places_for(edition, state, state.players[state.turn]);
  return state.phase == Phase::kMore ? places & places_in(edition, state.realm) : places;
}

// H3: a court holds as many emissaries as one player has houses there.
constexpr bool has_room(const Edition& edition, const State& state, int realm) noexcept {
  int most = 0;
  int standing = 0;
  for (const Player& player : state.players) {
    const int houses = popcount(player.houses & edition.sites_of[realm]);
    most = houses > most ? houses : most;
    standing += emissaries_in(player, realm);
  }
  return standing < most;
}

// H11: with any cards at all.
constexpr bool anyone_can_place(const Edition& edition, const State& state) noexcept {
  for (int seat = 0; seat < state.seats; ++seat) {
    if (places_for(edition, state, state.players[seat]).any()) return true;
  }
  return false;
}

// ---- Legal steps -----------------------------------------------------------------------------

// The steps beside placements, from Stop on, a bit each.
constexpr std::uint32_t other_steps(const State& state) noexcept {
  const auto steps = [](std::uint32_t set, int first) { return set << (first - Stop::kFirst); };
  switch (state.phase) {
    case Phase::kTurn: {  // H15
      const Cards hand = state.players[state.turn].hand;
      return hand.empty() ? steps(1, Pass::kFirst) : steps(hand.colours(), Exchange::kFirst);
    }
    case Phase::kMore: return steps(1, Stop::kFirst);
    case Phase::kDraw:
      return steps(state.display.colours(), Take::kFirst) |
             steps(state.pile != 0 ? 1 : 0, TakeTop::kFirst);
    case Phase::kOver: break;
  }
  return 0;
}

// The placements that each colour of the hand pays for, and the steps beside them.
struct StepSet {
  std::array<Places, kColours> paid_with{};
  std::uint32_t others = 0;
};

constexpr StepSet legal_steps(const Edition& edition, const State& state) noexcept {
  StepSet set{.others = other_steps(state)};
  if (state.phase > Phase::kMore) return set;
  const Cards hand = state.players[state.turn].hand;
  const Places places = places_now(edition, state);
  for (int colour = 0; colour < kColours; ++colour) {
    set.paid_with[colour] = places & reached_by(edition, hand, colour);
  }
  return set;
}

constexpr Step step(int action) noexcept {
  return {static_cast<std::uint16_t>(action)};
}

// The n-th of a set of placements.
constexpr Step nth_placement(const Places& places, int colour, int n) noexcept {
  const int houses = popcount(places.houses);
  if (n < houses) return step(Build::at(nth_bit(places.houses, n), colour));
  n -= houses;
  const int emissaries = popcount(places.emissaries);
  if (n < emissaries) return step(Send::at(nth_bit(places.emissaries, n), colour));
  return step(Fortify::at(nth_bit(places.fortresses, n - emissaries), colour));
}

constexpr void list_steps(const Edition& edition, const State& state, Seat, Steps& steps) noexcept {
  const StepSet set = legal_steps(edition, state);
  for (int colour = 0; colour < kColours; ++colour) {
    const Places& places = set.paid_with[colour];
    for (int i = 0; i < places.size(); ++i) steps.push_back(nth_placement(places, colour, i));
  }
  for_each_bit(set.others, [&](int i) { steps.push_back(step(Stop::kFirst + i)); });
}

template <class Chance>
constexpr RandomStep<Step> draw_step(const Edition& edition, const State& state, Seat,
                                     Chance& chance) noexcept {
  if (state.phase == Phase::kDraw) {
    const std::uint32_t steps = other_steps(state);
    const int options = popcount(steps);
    return {step(Stop::kFirst + nth_bit(steps, chance.below(options))), options};
  }
  const StepSet set = legal_steps(edition, state);
  std::array<int, kColours> sizes{};
  int options = popcount(set.others);
  for (int colour = 0; colour < kColours; ++colour) {
    sizes[colour] = set.paid_with[colour].size();
    options += sizes[colour];
  }
  int n = chance.below(options);
  for (int colour = 0; colour < kColours; ++colour) {
    if (n < sizes[colour]) return {nth_placement(set.paid_with[colour], colour, n), options};
    n -= sizes[colour];
  }
  return {step(Stop::kFirst + nth_bit(set.others, n)), options};
}

constexpr SeatSet deciders(const State& state) noexcept {
  return state.phase == Phase::kOver ? SeatSet{} : SeatSet::only(state.turn);
}

// ---- The end ---------------------------------------------------------------------------------

constexpr void add_points(State& state, Source source, const Points& points) noexcept {
  for (int seat = 0; seat < kSeats; ++seat) {
    std::uint16_t& sum = state.players[seat].points[source];
    sum = static_cast<std::uint16_t>(sum + points[seat]);
  }
}

template <class Sink>
constexpr void score_houses(const Edition& edition, State& state, int realm, Sink& tell) {
  const Points points = house_points(edition, state, realm);
  add_points(state, kFromHouses, points);
  tell(points_event(kScored, realm, points));
}

template <class Sink>
constexpr void score_alliances(const Edition& edition, State& state, Sink& tell) {
  const Courts courts = courts_of(state);
  for (int i = 0; i < edition.alliance_count; ++i) {
    const Points points = alliance_points(courts, edition.alliances[i]);
    if (!pays_anyone(points)) continue;
    add_points(state, kFromAlliances, points);
    tell(points_event(kAllied, i, points));
  }
}

template <class Sink>
constexpr void score_roads(const Edition& edition, State& state, Sink& tell) {
  for (Seat seat = 0; seat < state.seats; ++seat) {
    Player& player = state.players[seat];
    const Chains chains = chains_of(edition, state, player.houses);
    player.points[kFromRoads] = static_cast<std::uint16_t>(chains.points);
    for (int i = 0; i < chains.count; ++i) {
      const std::uint64_t sites = chains.chains[i];
      tell(Event{.kind = kConnected,
                 .seat = seat,
                 .args = {std::int16_t(chain_points(state, sites)), sites_arg(sites, 0),
                          sites_arg(sites, 1), sites_arg(sites, 2), sites_arg(sites, 3),
                          sites_arg(sites, 4)}});
    }
  }
}

// First the houses that are not scored yet, then the alliances, then the roads. Out of line: it
// happens once a game, and compilers for GPUs never end putting the search of the roads into each
// place from which it is called.
template <class Sink>
[[gnu::noinline]] constexpr void finish_game(const Edition& edition, State& state, Sink& tell) {
  ++state.rounds;  // the last one was played too, even if not to its end
  state.phase = Phase::kOver;
  state.realm = kNoRealm;
  state.draws = 0;
  for (int realm = 0; realm < kRealms; ++realm) {
    const bool has_houses = (state.built & edition.sites_of[realm]) != 0;
    if (has_houses && !is_full(edition, state, realm)) score_houses(edition, state, realm, tell);
  }
  score_alliances(edition, state, tell);
  score_roads(edition, state, tell);
  tell(Event{.kind = kEnded});
}

template <class Chance, class Sink>
constexpr void end_turn(const Edition& edition, State& state, Chance& chance, Sink& tell) {
  state.draws = 0;
  fill_display(edition, state, chance, tell);
  state.phase = Phase::kTurn;
  state.turn = state.turn + 1 == state.seats ? 0 : state.turn + 1;
  if (state.turn != state.first) return;
  // H8: the right neighbour of the start player ends the round, and the game with it.
  if (state.used_up == 2) return finish_game(edition, state, tell);
  ++state.rounds;
}

// ---- Drawing ---------------------------------------------------------------------------------

// Goes on drawing while cards are due and there are any; H8, H16: what can't be taken is not.
template <class Chance, class Sink>
constexpr void draw_on(const Edition& edition, State& state, Chance& chance, Sink& tell) {
  state.phase = Phase::kDraw;
  state.realm = kNoRealm;
  const bool nothing_left = state.display.empty() && state.pile == 0;
  if (state.draws == 0 || nothing_left) end_turn(edition, state, chance, tell);
}

template <class Chance, class Sink>
constexpr void refill_hand(const Edition& edition, State& state, Chance& chance, Sink& tell) {
  state.draws = static_cast<std::uint8_t>(kHand - cards_held(state.players[state.turn]));
  draw_on(edition, state, chance, tell);
}

template <class Chance, class Sink>
constexpr void take(const Edition& edition, State& state, int colour, Chance& chance, Sink& tell) {
  Player& player = state.players[state.turn];
  state.display -= Cards::of(colour, 1);
  player.hand += Cards::of(colour, 1);
  player.open += Cards::of(colour, 1);  // H17: all have seen it
  --state.draws;
  tell(Event{.kind = kTook, .seat = state.turn, .args = {std::int16_t(colour)}});
  draw_on(edition, state, chance, tell);
}

template <class Chance, class Sink>
constexpr void take_top(const Edition& edition, State& state, Chance& chance, Sink& tell) {
  const int pile = state.used_up;
  const int colour = draw_card(state, chance);
  hold_from_pile(state.players[state.turn], colour, pile);
  --state.draws;
  tell(Event{.kind = kDrew,
             .seat = state.turn,
             .args = {std::int16_t(colour)},
             .secret = 0b1,
             .knows = SeatSet::only(state.turn)});
  settle_pile(state, tell);
  draw_on(edition, state, chance, tell);
}

// ---- Playing cards ---------------------------------------------------------------------------

// The covered ones among cards that left a hand, by the pile they came from.
struct CoveredCards {
  int early = 0;
  int late = 0;
  constexpr bool any() const noexcept { return early + late != 0; }
};

// Cards of a colour are alike, but all see whether a card that is played had been taken from the
// display, or drawn before or after the shuffle. The known ones go first, then the oldest.
constexpr CoveredCards discard(State& state, int colour, int count) noexcept {
  Player& player = state.players[state.turn];
  const auto at_most = [](int wanted, int there) { return wanted < there ? wanted : there; };
  const int open = at_most(count, player.open[colour]);
  const int early = at_most(count - open, player.early[colour]);
  player.hand -= Cards::of(colour, count);
  player.open -= Cards::of(colour, open);
  player.early -= Cards::of(colour, early);
  state.discards += Cards::of(colour, count);
  return {early, count - open - early};
}

template <class Chance, class Sink>
constexpr void exchange(const Edition& edition, State& state, int colour, Chance& chance,
                        Sink& tell) {
  const CoveredCards covered = discard(state, colour, 1);  // H10: first, and for good
  tell(
      Event{.kind = kDiscarded,
            .seat = state.turn,
            .args = {std::int16_t(colour), std::int16_t(covered.early), std::int16_t(covered.late)},
            .reveals = covered.any()});
  state.draws = 1;
  draw_on(edition, state, chance, tell);
}

// ---- Placing pieces --------------------------------------------------------------------------

constexpr void put(State& state, Placement chosen) noexcept {
  Player& player = state.players[state.turn];
  --player.left[chosen.piece];
  switch (chosen.piece) {
    case kHouse:
      player.houses |= bit(chosen.place);
      state.built |= bit(chosen.place);
      break;
    case kFortress: state.fortresses |= bit(chosen.place); break;  // neutral (H4)
    default: player.emissaries += bit(4 * chosen.place);
  }
}

// Whether, as far as others can tell, a second piece is possible (RULINGS.md, "Asked or not").
constexpr bool may_go_on(const Edition& edition, const State& state, int realm) noexcept {
  const Player& player = state.players[state.turn];
  return cards_held(player) != 0 &&
         (places_for(edition, state, player) & places_in(edition, realm)).any();
}

template <class Chance, class Sink>
constexpr void place(const Edition& edition, State& state, Placement chosen, Chance& chance,
                     Sink& tell) {
  const int realm = realm_of(edition, chosen);
  const std::uint64_t sites = edition.sites_of[realm];
  const bool was_empty = ((state.built | state.fortresses) & sites) == 0;
  const bool second = state.phase == Phase::kMore;
  const int cards = price_of(edition, chosen);
  const CoveredCards covered = discard(state, chosen.colour, cards);
  put(state, chosen);
  tell(Event{
      .kind = kPlaced,
      .seat = state.turn,
      .args = {std::int16_t(chosen.piece), std::int16_t(chosen.place), std::int16_t(chosen.colour),
               std::int16_t(cards), std::int16_t(covered.early), std::int16_t(covered.late)},
      .reveals = covered.any()});
  const std::uint32_t here = 1u << realm;
  state.welcoming = (state.welcoming & ~here) | (has_room(edition, state, realm) ? here : 0);
  if (chosen.piece == kHouse && is_full(edition, state, realm)) {
    score_houses(edition, state, realm, tell);  // H4: at once
  }
  if (!anyone_can_place(edition, state)) return finish_game(edition, state, tell);  // H11, H16
  // H1: an empty state takes one piece.
  if (second || was_empty || !may_go_on(edition, state, realm)) {
    return refill_hand(edition, state, chance, tell);
  }
  state.phase = Phase::kMore;
  state.realm = static_cast<std::uint8_t>(realm);
}

// ---- One step --------------------------------------------------------------------------------

template <class Chance, class Sink>
constexpr void apply(const Edition& edition, State& state, Seat, Step step, Chance& chance,
                     Sink& tell) {
  by_kind<LastKind>(
      step.action,
      Cases{
          [&](Placing auto kind, int where, int colour) {
            place(edition, state, {kind.kPiece, where, colour}, chance, tell);
          },
          [&](Stop) {
            tell(Event{.kind = kStopped, .seat = state.turn});
            refill_hand(edition, state, chance, tell);
          },
          [&](Exchange, int colour) { exchange(edition, state, colour, chance, tell); },
          [&](Take, int colour) { take(edition, state, colour, chance, tell); },
          [&](TakeTop) { take_top(edition, state, chance, tell); },
          [&](Pass) {
            tell(Event{.kind = kPassed, .seat = state.turn});
            end_turn(edition, state, chance, tell);
          },
      });
}

}  // namespace pentarch::china
