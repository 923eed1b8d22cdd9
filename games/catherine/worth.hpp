// Catherine: what a seat's things are worth at the end of a round, in hundredths of a point: an
// estimate of its points at the end of the game, less what every seat can expect alike.
//
// Points that are sure are counted; everything else has a weight. The weights are the slopes of a
// linear fit to the final points of games of the greedy bot against itself, with two and with four
// seats, in which a quarter of the decisions was any that looked nearly as good as the best.
#pragma once

#include "games/catherine/rules.hpp"

namespace pentarch::catherine {

constexpr int kPoint = 100;

// "Left" stands for each round that follows in the decade. "Kept" are symbols on action cards
// without a card below them: if it stays so, they count in the next decade too.
struct Weights {
  int card;  // in the hand
  int card_left;
  int card_square;  // many cards can't all be played
  int favour;       // a step of the track
  int favour_left;
  int multiplier;  // of connected houses: the steps before the next one are worth more
  int house;
  int house_left;
  int house_favour;      // each for each: who has both has less left to gain
  int grouped;           // a house of the largest group: favour will multiply it
  int near;              // a city that a road connects with a house
  int delivered;         // a good of the order
  int delivered_square;  // the last ones are hard to get
  int book;
  int book_left;
  int kept_book;
  int kept_book_left;  // the longer the decade, the less likely it is kept
  int kept_cannon;
  int kept_cannon_left;
  int kept_good;
  int book_lead;    // each book more than the best of the others, up to two
  int most_books;   // once more for the first of them: it builds the house
  int cannon_lead;  // the same for cannons, over each neighbour
  int most_cannons;
  int best_run;    // each point that the best action card would bring
  int all_runs;    // each point that all action cards would bring
  int house_card;  // action cards of a kind
  int book_card;
  int market_card;
  int set_card;
  int hand_book;       // a book on a card of the hand
  int hand_book_card;  // cards of the hand, of a kind
  int hand_house_card;
  int hand_good;  // a good on a card of the hand
};

// By decades left: the last one, the last but one, any before.
constexpr Weights kWeights[] = {
    {.card = 166,
     .card_left = 22,
     .card_square = -7,
     .favour = 139,
     .favour_left = 10,
     .multiplier = -359,
     .house = -41,
     .house_left = 45,
     .house_favour = -3,
     .grouped = 19,
     .near = 5,
     .delivered = 268,
     .delivered_square = -21,
     .book = 11,
     .book_left = 45,
     .kept_book = 2,
     .kept_book_left = -17,
     .kept_cannon = 11,
     .kept_cannon_left = -6,
     .kept_good = 11,
     .book_lead = 61,
     .most_books = 145,
     .cannon_lead = 67,
     .most_cannons = 62,
     .best_run = 0,
     .all_runs = 5,
     .house_card = -10,
     .book_card = 21,
     .market_card = -8,
     .set_card = 32,
     .hand_book = 16,
     .hand_book_card = 77,
     .hand_house_card = -21,
     .hand_good = -8},
    {.card = 268,
     .card_left = 31,
     .card_square = -18,
     .favour = 169,
     .favour_left = 29,
     .multiplier = -197,
     .house = 37,
     .house_left = 41,
     .house_favour = -3,
     .grouped = 71,
     .near = 22,
     .delivered = 405,
     .delivered_square = -28,
     .book = 6,
     .book_left = 33,
     .kept_book = 412,
     .kept_book_left = -44,
     .kept_cannon = 197,
     .kept_cannon_left = -23,
     .kept_good = 144,
     .book_lead = 110,
     .most_books = 172,
     .cannon_lead = 107,
     .most_cannons = 47,
     .best_run = 3,
     .all_runs = 10,
     .house_card = 46,
     .book_card = 111,
     .market_card = 61,
     .set_card = 96,
     .hand_book = 76,
     .hand_book_card = 106,
     .hand_house_card = -24,
     .hand_good = -21},
    {.card = 445,
     .card_left = 94,
     .card_square = -65,
     .favour = 270,
     .favour_left = 50,
     .multiplier = 27,
     .house = 157,
     .house_left = -13,
     .house_favour = -16,
     .grouped = 141,
     .near = 57,
     .delivered = 357,
     .delivered_square = -11,
     .book = -42,
     .book_left = 33,
     .kept_book = 753,
     .kept_book_left = -87,
     .kept_cannon = 408,
     .kept_cannon_left = -41,
     .kept_good = 286,
     .book_lead = 163,
     .most_books = 189,
     .cannon_lead = 117,
     .most_cannons = 54,
     .best_run = -7,
     .all_runs = 35,
     .house_card = 306,
     .book_card = 188,
     .market_card = 104,
     .set_card = 133,
     .hand_book = 60,
     .hand_book_card = 84,
     .hand_house_card = 15,
     .hand_good = -21},
};

constexpr const Weights& weights_of(int decades) noexcept {
  return kWeights[decades < 3 ? decades - 1 : 2];
}

// ---- What an action card would bring ---------------------------------------------------------

// Roughly: here it matters which card is better, and that a run costs cards.
constexpr int kRunCard = 200;
constexpr int kRunFavour = 220;
constexpr int kRunPerHouse = 200;   // a bonus of points per house: a region has so many houses
constexpr int kRunDelivered = 100;  // a house with a good that the order shows

constexpr int gain_worth(Gain gain, int amount) noexcept {
  switch (gain) {
    case Gain::kCards: return kRunCard * amount;
    case Gain::kPoints: return kPoint * amount;
    case Gain::kFavour: return kRunFavour * amount;
    case Gain::kPointsPerHouse: return kRunPerHouse * amount;
    case Gain::kHouse:
    case Gain::kNothing: break;
  }
  return 0;
}

// Where a further house of this seat would bring more than itself.
struct Places {
  std::uint32_t near = 0;    // by a road from a house
  std::uint32_t wanted = 0;  // with goods that the order still shows
};

constexpr Places places(const Edition& edition, const Player& player) noexcept {
  Places result;
  for_each_bit(player.houses, [&](int city) { result.near |= edition.cities[city].roads; });
  result.near &= ~player.houses;
  for (int good = 0; good < kGoods; ++good) {
    const std::uint32_t cities = edition.goods_cities[good];
    const bool open = popcount(player.houses & cities) < edition.orders[player.order][good];
    if (open) result.wanted |= cities & ~player.houses;
  }
  return result;
}

constexpr int house_run(const Edition& edition, const Player& player, const Places& good,
                        std::uint32_t cities, int decades) noexcept {
  const bool joins = player.houses == 0 || (cities & good.near) != 0;
  return kPoint * decades + (joins ? kPoint * edition.levels[player.favour].multiplier : 0) +
         ((cities & good.wanted) != 0 ? kRunDelivered : 0);
}

constexpr int run_worth(const Edition& edition, const Player& player, const Places& good,
                        const Card& card, int decades) noexcept {
  const std::uint32_t cities = free_cities(card, player);
  if (card.gain == Gain::kHouse && cities == 0) return 0;
  const int gain = card.gain == Gain::kHouse
                       ? house_run(edition, player, good, cities, decades)
                       : gain_worth(card.gain, card.amount * times(card, player.owned));
  const bool due = card.needs == kNoSymbol || player.owned[card.needs] >= card.needs_count;
  const int bonus =
      due ? gain_worth(card.bonus, card.bonus_amount) - kRunCard * card.bonus_discards : 0;
  const int all = gain - kRunCard * card.discards + (bonus > 0 ? bonus : 0);
  return all > 0 ? all : 0;
}

// ---- Row and hand ----------------------------------------------------------------------------

constexpr int goods_of(Symbols symbols) noexcept {
  return symbols[kIron] + symbols[kFood] + symbols[kCaviar] + symbols[kFur];
}

constexpr int kept_worth(Symbols symbols, const Weights& weights, int left) noexcept {
  return symbols[kBook] * (weights.kept_book + weights.kept_book_left * left) +
         symbols[kCannon] * (weights.kept_cannon + weights.kept_cannon_left * left) +
         goods_of(symbols) * weights.kept_good;
}

constexpr int kind_worth(const Card& card, const Player& player, const Weights& weights) noexcept {
  if (card.gain == Gain::kHouse) return free_cities(card, player) != 0 ? weights.house_card : 0;
  switch (card.per) {
    case Per::kBook: return weights.book_card;
    case Per::kGood: return weights.market_card;
    case Per::kSet: return weights.set_card;
    case Per::kOnce: break;
  }
  return 0;
}

// The action cards that can still be activated.
constexpr int row_worth(const Edition& edition, const State& state, const Player& player,
                        const Places& good, const Weights& weights) noexcept {
  int worth = 0;
  int best = 0;
  int all = 0;
  for (int column = 0; column < state.row_size; ++column) {
    if (player.under[column] != kNoCard) continue;
    const Card& card = edition.cards[player.row[column]];
    const int run = run_worth(edition, player, good, card, edition.decades - state.decade);
    best = run > best ? run : best;
    all += run;
    worth += kept_worth(card.symbols, weights, edition.rounds - state.round) +
             kind_worth(card, player, weights);
  }
  return worth + weights.best_run * (best / kPoint) + weights.all_runs * (all / kPoint);
}

constexpr int hand_worth(const Edition& edition, const Player& player, int left,
                         const Weights& weights) noexcept {
  const int cards = player.hand_size;
  int worth = cards * (weights.card + weights.card_left * left + weights.card_square * cards);
  player.hand.for_each([&](int id) {
    const Card& card = edition.cards[id];
    worth += weights.hand_good * goods_of(card.symbols) +
             (card.gain == Gain::kHouse ? weights.hand_house_card : 0) +
             weights.hand_book * card.symbols[kBook] +
             (card.per == Per::kBook ? weights.hand_book_card : 0);
  });
  return worth;
}

// ---- Houses, favour and order ----------------------------------------------------------------

constexpr int lasting_worth(const Edition& edition, const Player& player, const Places& good,
                            int decades, int left, const Weights& weights) noexcept {
  const Level& level = edition.levels[player.favour];
  const int houses = popcount(player.houses);
  const int group = largest_group(edition, player.houses);
  const int delivered = delivered_goods(edition, player);
  const int each_decade = houses + popcount(player.houses & edition.point_cities) + level.points;
  return kPoint *
             (decades * each_decade + group * level.multiplier + edition.order_points[delivered]) +
         player.favour * (weights.favour + weights.favour_left * left) +
         weights.multiplier * level.multiplier +
         houses * (weights.house + weights.house_left * left) + weights.grouped * group +
         weights.near * popcount(good.near) + weights.delivered * delivered +
         weights.delivered_square * delivered * delivered +
         weights.house_favour * houses * player.favour;
}

// ---- Cannons and books against the others ----------------------------------------------------

constexpr int lead_worth(int lead, int each, int first) noexcept {
  const int up_to_two = lead < -2 ? -2 : (lead > 2 ? 2 : lead);
  return each * up_to_two + (lead > 0 ? first : (lead < 0 ? -first : 0));
}

constexpr int cannons_worth(const State& state, Seat seat, const Weights& weights) noexcept {
  const int left = (seat + 1) % state.seats;
  const int right = (seat + state.seats - 1) % state.seats;
  const auto over = [&](int neighbour) {
    const int lead = state.players[seat].owned[kCannon] - state.players[neighbour].owned[kCannon];
    return lead_worth(lead, weights.cannon_lead, weights.most_cannons);
  };
  return left == right ? over(left) : over(left) + over(right);
}

constexpr int books_worth(const State& state, Seat seat, const Weights& weights) noexcept {
  int most = 0;
  for_each_seat(state, [&](Seat other) {
    const int books = state.players[other].owned[kBook];
    if (other != seat && books > most) most = books;
  });
  return lead_worth(state.players[seat].owned[kBook] - most, weights.book_lead, weights.most_books);
}

// ---- All of it -------------------------------------------------------------------------------

constexpr int worth(const Edition& edition, const State& state, Seat seat) noexcept {
  const Player& player = state.players[seat];
  const int decades = edition.decades - state.decade;
  const int left = edition.rounds - state.round;
  const Weights& weights = weights_of(decades);
  const Places good = places(edition, player);
  int points = 0;
  for (const std::uint16_t counted : player.points) points += counted;
  const bool compared = state.phase == Phase::kBooks;  // cannons and books of this decade
  return kPoint * points + lasting_worth(edition, player, good, decades, left, weights) +
         row_worth(edition, state, player, good, weights) +
         hand_worth(edition, player, left, weights) +
         (weights.book + weights.book_left * left) * player.owned[kBook] +
         (compared ? 0 : cannons_worth(state, seat, weights) + books_worth(state, seat, weights));
}

}  // namespace pentarch::catherine
