// Splendor against its rulebook and the rulings S1 to S12: given this position, when this seat does
// that, then. The positions are ones that an engine gets wrong which has only half read the rule.
#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "engine/decisions.hpp"
#include "games/splendor/tests/builder.hpp"

namespace pentarch::splendor::tests {
namespace {

// ---- What the tests ask of a position --------------------------------------------------------

using Tally = std::array<int, kColours + 1>;  // by colour, gold last

Tally held(const Player& player) {
  Tally tally{};
  for (int colour = 0; colour < kColours; ++colour) tally[colour] = player.tokens[colour];
  tally[kGold] = player.gold;
  return tally;
}

Tally less(const Tally& a, const Tally& b) {
  Tally tally{};
  for (int colour = 0; colour <= kColours; ++colour) tally[colour] = a[colour] - b[colour];
  return tally;
}

int sum(const Tally& tally) {
  int total = 0;
  for (const int count : tally) total += count;
  return total;
}

// What the seat on turn gives away by each of its decisions that begin with this step, or by any
// (-1), in the order in which they are offered.
std::vector<Tally> given_by_decisions(const State& state, int first_step) {
  const Edition& edition = standard().data;
  const Seat seat = state.turn;
  FastChance chance(1);
  std::vector<Tally> given;
  for_each_decision<Splendor>(
      edition, state, seat, chance, [&](const Decision<Splendor>& path, const State& after) {
        if (first_step < 0 || path[0].action == first_step) {
          given.push_back(less(held(state.players[seat]), held(after.players[seat])));
        }
        return true;
      });
  return given;
}

std::set<Tally> once_each(const std::vector<Tally>& tallies) {
  const std::set<Tally> distinct(tallies.begin(), tallies.end());
  EXPECT_EQ(distinct.size(), tallies.size()) << "a decision has two paths";
  return distinct;
}

// All tallies between two bounds, for which `wanted` holds.
template <class F>
std::set<Tally> all_tallies(const Tally& most, F&& wanted) {
  std::set<Tally> found;
  Tally tally{};
  for (;;) {
    if (wanted(tally)) found.insert(tally);
    int colour = 0;
    while (colour <= kColours && tally[colour] == most[colour]) tally[colour++] = 0;
    if (colour > kColours) return found;
    ++tally[colour];
  }
}

// S7 in plain words: pay any tokens up to the net cost, and gold for exactly what is missing.
std::set<Tally> plain_payments(const Card& card, const Player& player) {
  Tally most = held(player);
  int net = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    const int cost = std::max(0, card.cost[colour] - player.bonuses[colour]);
    most[colour] = std::min(most[colour], cost);
    net += cost;
  }
  return all_tallies(most, [&](const Tally& paid) { return sum(paid) == net; });
}

// The actions of a turn in plain words.
std::set<int> plain_actions(const Edition& edition, const State& state) {
  const Player& player = state.players[state.turn];
  std::set<int> actions;
  int colours = 0;
  for (int colour = 0; colour < kColours; ++colour) colours += state.stock[colour] > 0 ? 1 : 0;
  for (int step = 0; step < kTakeAlike && colours > 0; ++step) {
    int wanted = 0;
    bool there = true;
    for (int colour = 0; colour < kColours; ++colour) {
      wanted += edition.taken[step][colour];
      there = there && edition.taken[step][colour] <= state.stock[colour];
    }
    if (there && wanted == std::min(colours, 3)) actions.insert(step);
  }
  for (int colour = 0; colour < kColours; ++colour) {
    if (state.stock[colour] >= 4) actions.insert(kTakeAlike + colour);
  }
  const bool room = std::count(player.reserved.begin(), player.reserved.end(), kNoCard) > 0;
  for (int level = 0; level < kLevels; ++level) {
    if (room && state.deck[level] > 0) actions.insert(kReserveDeck + level);
  }
  for (int place = 0; place < kDisplay; ++place) {
    const CardId card = state.display[place];
    if (card == kNoCard) continue;
    if (room) actions.insert(kReserve + place);
    if (!plain_payments(edition.cards[card], player).empty()) actions.insert(kBuy + place);
  }
  for (int place = 0; place < kHand; ++place) {
    const CardId card = player.reserved[place];
    if (card == kNoCard) continue;
    if (!plain_payments(edition.cards[card], player).empty()) actions.insert(kBuyReserved + place);
  }
  if (actions.empty()) actions.insert(kPass);
  return actions;
}

// Beside the tests, since gtest has a Setup of its own inside them.
State started(int seats, int first, FastChance& chance) {
  Silence silence;
  const Setup setup{.seats = static_cast<std::uint8_t>(seats),
                    .options = {static_cast<std::uint8_t>(first)}};
  return Splendor::start(standard().data, setup, chance, silence);
}

bool told(const Play& play, EventKind kind) {
  return std::any_of(play.told().begin(), play.told().end(),
                     [&](const Event& event) { return event.kind == kind; });
}

// ---- Set-up ----------------------------------------------------------------------------------

TEST(splendor, setup_lays_out_gems_gold_nobles_and_four_cards_a_level) {
  constexpr int kGems[] = {0, 0, 4, 5, 7};
  const Edition& edition = standard().data;
  for (int seats = 2; seats <= 4; ++seats) {
    FastChance chance(static_cast<std::uint64_t>(seats));
    const State state = started(seats, 0, chance);
    EXPECT_EQ(state.stock, Gems::all(kGems[seats]));
    EXPECT_EQ(state.gold, 5);
    EXPECT_EQ(popcount(state.nobles), seats + 1);
    EXPECT_EQ(state.deck, (std::array<std::uint8_t, 3>{36, 26, 16}));
    for (int place = 0; place < kDisplay; ++place) {
      EXPECT_EQ(edition.cards[state.display[place]].level, place / 4);
    }
    EXPECT_STREQ(audit(edition, state), nullptr);
  }
}

// ---- S1, S2: taking --------------------------------------------------------------------------

TEST(splendor, S1_three_different_while_three_colours_are_in_stock) {
  const Play play{Position(2)};
  EXPECT_EQ(play.options(kTakeDifferent, kTakeAlike).size(), 10u);
  EXPECT_TRUE(play.may(taking({kWhite, kGreen, kBlack})));
  EXPECT_FALSE(play.may(taking({kWhite, kGreen})));
  EXPECT_FALSE(play.may(taking({kWhite})));
}

TEST(splendor, S1_exactly_three_colours_in_stock_leave_one_way_to_take_different) {
  const Play play(Position(4).stock({.white = 1, .green = 1, .black = 3, .gold = 5}));
  EXPECT_EQ(play.options(kTakeDifferent, kReserve),
            std::vector<int>{taking({kWhite, kGreen, kBlack}).action});
}

TEST(splendor, S1_two_different_when_two_colours_are_left) {
  const Play play(Position(4).tokens(0, {.white = 1}).stock({.blue = 3, .red = 1, .gold = 5}));
  EXPECT_EQ(play.options(kTakeDifferent, kReserve), std::vector<int>{taking({kBlue, kRed}).action});
}

TEST(splendor, S1_one_when_one_colour_is_left) {
  const Play play(Position(4).tokens(0, {.white = 4, .blue = 4}).stock({.red = 3, .gold = 5}));
  EXPECT_EQ(play.options(kTakeDifferent, kReserve), std::vector<int>{taking({kRed}).action});
}

TEST(splendor, S1_four_of_the_last_colour_may_be_taken_as_one_or_as_two) {
  const Play play(Position(4).tokens(0, {.white = 4}).stock({.red = 4, .gold = 5}));
  EXPECT_EQ(play.options(kTakeDifferent, kReserve),
            (std::vector<int>{taking({kRed}).action, taking_two(kRed).action}));
}

TEST(splendor, S1_the_tokens_come_out_of_the_stock) {
  Play play{Position(3)};
  play.does(taking({kWhite, kRed, kBlack}));
  EXPECT_EQ(play.seat(0).tokens, (Count{.white = 1, .red = 1, .black = 1}.gems()));
  EXPECT_EQ(play.state().stock, (Count{4, 5, 5, 4, 4}.gems()));
  EXPECT_EQ(play.state().turn, 1);
}

TEST(splendor, S2_two_alike_need_four_in_stock_before_the_take) {
  const Play play(Position(2).tokens(1, {.blue = 1}));
  EXPECT_TRUE(play.may(taking_two(kWhite)));  // 4 in stock, 2 stay behind
  EXPECT_FALSE(play.may(taking_two(kBlue)));  // 3 in stock
}

TEST(splendor, S2_the_colour_that_two_were_taken_of_is_closed_to_the_next_seat) {
  Play play{Position(2)};
  play.does(taking_two(kWhite));
  EXPECT_EQ(play.seat(0).tokens, Gems::of(kWhite, 2));
  EXPECT_EQ(play.state().stock[kWhite], 2);
  EXPECT_FALSE(play.may(taking_two(kWhite)));
  EXPECT_TRUE(play.may(taking({kWhite, kBlue, kGreen})));
}

TEST(splendor, S2_four_seats_have_seven_in_stock_so_two_alike_go_twice) {
  Play play{Position(4)};
  play.does(taking_two(kRed)).does(taking_two(kRed));
  EXPECT_FALSE(play.may(taking_two(kRed)));  // 3 are left
}

TEST(splendor, S2_gold_is_never_taken_by_a_take) {
  const Position position = Position(4).tokens(0, {.white = 1}).stock({.red = 4, .gold = 5});
  for (const int action : Play(position).options(kTakeDifferent, kReserve)) {
    Play play(position);
    play.does(Splendor::step_of(action));
    EXPECT_EQ(play.seat(0).gold, 0);
    EXPECT_EQ(play.state().gold, 5);
  }
}

// ---- S3: the limit of ten --------------------------------------------------------------------

TEST(splendor, S3_ten_tokens_after_a_take_are_fine) {
  Play play(Position(4).tokens(0, {.white = 3, .blue = 3, .gold = 1}));
  play.does(taking({kGreen, kRed, kBlack}));
  EXPECT_EQ(play.state().turn, 1);  // nobody was asked to return anything
}

TEST(splendor, S3_taking_at_eight_nine_and_ten_is_legal_and_exactly_the_excess_goes_back) {
  for (int before = 8; before <= 10; ++before) {
    Play play(Position(4).tokens(0, {.white = 5, .blue = before - 5}));
    play.does(taking({kGreen, kRed, kBlack}));
    for (int excess = before - 7; excess > 0; --excess) {
      EXPECT_EQ(play.state().turn, 0);
      play.does(returning(kWhite));
    }
    EXPECT_EQ(play.state().turn, 1);
    EXPECT_EQ(sum(held(play.seat(0))), 10);
    EXPECT_EQ(play.seat(0).tokens[kWhite], 5 - (before - 7));
  }
}

TEST(splendor, S3_two_alike_at_ten_give_two_back) {
  Play play(Position(4).tokens(0, {.white = 5, .blue = 5}));
  play.does(taking_two(kRed)).does(returning(kRed)).does(returning(kRed));
  EXPECT_EQ(play.seat(0).tokens, (Count{.white = 5, .blue = 5}.gems()));
  EXPECT_EQ(play.state().turn, 1);
}

TEST(splendor, S3_gold_counts_towards_the_ten) {
  Play play(Position(4).tokens(0, {.white = 3, .blue = 2, .gold = 3}));
  play.does(taking({kGreen, kRed, kBlack}));  // 8 gems and 3 gold
  EXPECT_EQ(play.state().turn, 0);
  EXPECT_EQ(play.options(0, kReturn), std::vector<int>{});
}

TEST(splendor, S3_bonuses_do_not_count_towards_the_ten) {
  Play play(Position(4).tokens(0, {.white = 4, .blue = 3}).bonuses(0, {.white = 2, .red = 2}));
  play.does(taking({kGreen, kRed, kBlack}));
  EXPECT_EQ(play.state().turn, 1);
}

TEST(splendor, S3_gold_may_go_back) {
  Play play(Position(4).tokens(0, {.white = 4, .blue = 2, .gold = 3}));
  play.does(taking({kGreen, kRed, kBlack})).does(returning(kGreen)).does(returning(kGold));
  EXPECT_EQ(play.seat(0).gold, 2);
  EXPECT_EQ(play.state().gold, 3);
  EXPECT_EQ(play.state().stock[kGreen], 7);
}

TEST(splendor, S3_the_tokens_just_taken_may_go_back) {
  const Position position = Position(4).tokens(0, {.white = 5, .blue = 5});
  Play play(position);
  play.does(taking({kGreen, kRed, kBlack}));
  play.does(returning(kGreen)).does(returning(kRed)).does(returning(kBlack));
  EXPECT_EQ(held(play.seat(0)), held(Play(position).seat(0)));
}

TEST(splendor, S3_every_set_of_tokens_may_go_back_and_each_has_one_path) {
  Play play(Position(4).tokens(0, {.white = 1, .blue = 5, .green = 1, .gold = 3}));
  play.does(taking({kBlue, kGreen, kBlack}));  // 1, 6, 2, 0, 1 and 3 gold: 3 too many
  const auto three = [](const Tally& tally) { return sum(tally) == 3; };
  EXPECT_EQ(once_each(given_by_decisions(play.state(), -1)),
            all_tallies(held(play.seat(0)), three));
}

TEST(splendor, S3_returning_goes_by_colour_and_offers_only_what_can_still_be_completed) {
  Play play(Position(4).tokens(0, {.white = 5, .blue = 4, .gold = 1}));
  play.does(taking({kGreen, kRed, kBlack}));
  // Three are due. Gold first would leave two that can only be gold, and there is one.
  EXPECT_FALSE(play.may(returning(kGold)));
  EXPECT_FALSE(play.may(returning(kBlack)));
  EXPECT_TRUE(play.may(returning(kRed)));  // red, black, gold
  play.does(returning(kRed));
  EXPECT_FALSE(play.may(returning(kWhite)));  // behind us
  EXPECT_FALSE(play.may(returning(kGold)));
  EXPECT_EQ(play.options(), std::vector<int>{returning(kBlack).action});
}

TEST(splendor, S3_nothing_else_may_ever_be_given_back) {
  const Play at_ten(Position(4).tokens(0, {.white = 5, .blue = 4, .gold = 1}));
  EXPECT_EQ(at_ten.options(kReturn, kChooseNoble), std::vector<int>{});
  Play play(Position(4).tokens(0, {.white = 5, .blue = 4}));
  play.does(taking_two(kRed)).does(returning(kRed));
  EXPECT_EQ(play.state().turn, 1);
  EXPECT_EQ(play.options(kReturn, kChooseNoble), std::vector<int>{});
}

TEST(splendor, S3_buying_at_ten_gives_nothing_back) {
  Play play(Position(4).tokens(0, {.blue = 3, .red = 7}).display({"1w2"}));  // 3 blue
  play.does(play.buying("1w2"), {"1w1"});
  EXPECT_EQ(play.seat(0).tokens, Gems::of(kRed, 7));
  EXPECT_EQ(play.state().turn, 1);
}

TEST(splendor, S3_tokens_on_the_way_back_are_the_seats_secret_until_the_last_one) {
  Play play(Position(3).tokens(0, {.white = 5, .blue = 4}));
  play.does(taking({kGreen, kRed, kBlack}));
  EXPECT_FALSE(Splendor::undeclared(play.state(), 0));  // the take itself is declared
  const State seen_by_1 = play.mask(1);
  const State seen_by_all = play.mask(kNobody);
  play.does(returning(kWhite));
  EXPECT_TRUE(Splendor::undeclared(play.state(), 0));
  EXPECT_FALSE(Splendor::undeclared(play.state(), 1));
  EXPECT_TRUE(play.told().empty());
  EXPECT_EQ(play.state().stock[kWhite], 0);
  EXPECT_TRUE(same(play.mask(1), seen_by_1));
  EXPECT_TRUE(same(play.mask(kNobody), seen_by_all));
  EXPECT_TRUE(same(play.mask(0), play.state()));
  play.does(returning(kBlue));
  EXPECT_TRUE(told(play, kReturned));
  EXPECT_EQ(play.state().stock[kWhite], 1);
  EXPECT_EQ(play.state().stock[kBlue], 2);
}

// ---- S4: reserving ---------------------------------------------------------------------------

TEST(splendor, S4_reserving_gives_the_card_and_one_gold) {
  Play play(Position(2).display({"1w1", "1w2"}));
  play.does(play.reserving("1w2"), {"1r1"});
  EXPECT_EQ(play.seat(0).reserved[0], card_id("1w2"));
  EXPECT_EQ(play.seat(0).gold, 1);
  EXPECT_EQ(play.state().gold, 4);
  EXPECT_EQ(play.seat(0).cards, 0);  // it is no bonus yet
  EXPECT_TRUE(play.seat(0).bonuses.empty());
}

TEST(splendor, S4_reserving_without_gold_in_stock_is_legal_and_gives_none) {
  const Position position =
      Position(2).tokens(0, {.gold = 2}).tokens(1, {.gold = 3}).display({"1w1"});
  Play face_up(position);
  face_up.does(face_up.reserving("1w1"), {"1r1"});
  EXPECT_EQ(face_up.seat(0).gold, 2);
  Play from_deck(position);
  from_deck.does(reserving_top(3), {"3w1"});
  EXPECT_EQ(from_deck.seat(0).gold, 2);
  EXPECT_EQ(from_deck.state().gold, 0);
}

TEST(splendor, S4_reserving_at_ten_takes_the_gold_and_one_token_goes_back) {
  const Position position = Position(4).tokens(0, {.white = 5, .blue = 5});
  Play keeps_gold(position);
  keeps_gold.does(reserving_top(1), {"1w1"});
  EXPECT_EQ(keeps_gold.seat(0).gold, 1);
  keeps_gold.does(returning(kBlue));
  EXPECT_EQ(held(keeps_gold.seat(0)), (Tally{5, 4, 0, 0, 0, 1}));
  Play returns_gold(position);
  returns_gold.does(reserving_top(1), {"1w1"}).does(returning(kGold));
  EXPECT_EQ(held(returns_gold.seat(0)), (Tally{5, 5, 0, 0, 0, 0}));
  EXPECT_EQ(returns_gold.state().gold, 5);
  EXPECT_EQ(returns_gold.state().turn, 1);
}

TEST(splendor, S4_reserving_at_ten_without_gold_in_stock_returns_nothing) {
  Play play(Position(4).tokens(0, {.white = 5, .blue = 4, .gold = 1}).tokens(1, {.gold = 4}));
  play.does(reserving_top(2), {"2w1"});
  EXPECT_EQ(play.state().turn, 1);
}

TEST(splendor, S4_three_reserved_cards_are_the_most) {
  const Play two(Position(2).reserved(0, {"1w1"}).covered(0, {"3k4"}));
  EXPECT_EQ(two.options(kReserve, kBuy).size(), 15u);  // 12 places and 3 decks
  const Play three(Position(2).reserved(0, {"1w1", "2w1"}).covered(0, {"3k4"}));
  EXPECT_EQ(three.options(kReserve, kBuy), std::vector<int>{});
}

TEST(splendor, S4_only_buying_makes_room_in_the_hand) {
  const Position position =
      Position(2).tokens(0, {.blue = 3}).reserved(0, {"1w2", "2w1"}).covered(0, {"3k4"});
  for (const int action : Play(position).options(kTakeDifferent, kReserve)) {
    Play taker(position);
    taker.does(Splendor::step_of(action));
    EXPECT_EQ(taker.seat(0).reserved, Play(position).seat(0).reserved);
  }
  Play buyer(position);
  buyer.does(buyer.buying("1w2"));
  EXPECT_EQ(buyer.seat(0).reserved,
            (std::array<CardId, 3>{card_id("2w1"), card_id("3k4"), kNoCard}));
  EXPECT_EQ(buyer.seat(0).covered, 0b010);  // it is still the level 3 card that is covered
  buyer.does(taking({kWhite, kGreen, kRed}));
  EXPECT_TRUE(buyer.may(reserving_top(1)));
}

TEST(splendor, S4_the_hand_of_another_seat_is_not_for_sale) {
  const Play play(Position(2).tokens(0, {.blue = 3}).reserved(1, {"1w2"}));
  EXPECT_EQ(play.options(kBuyReserved, kPass), std::vector<int>{});
}

// ---- S5: who knows a reserved card -----------------------------------------------------------

TEST(splendor, S5_a_card_reserved_from_a_deck_is_known_to_its_owner_alone) {
  Play play{Position(3)};
  play.does(reserving_top(2), {"2g3"});
  EXPECT_EQ(play.mask(0).players[0].reserved[0], card_id("2g3"));
  for (const int other : {1, 2, int{kNobody}}) {
    const State seen = play.mask(other);
    EXPECT_EQ(seen.players[0].reserved[0], kUnknown + 1);  // a card of level 2
    EXPECT_EQ(seen.deck[1], 25);
    EXPECT_EQ(popcount(seen.unseen[1]), 26);
    EXPECT_STREQ(audit(standard().data, seen), nullptr);
  }
}

TEST(splendor, S5_others_see_the_same_whatever_the_card_is) {
  // The hand is sorted: a careless mask shows where among the open cards the covered one stands.
  const Position position = Position(2).reserved(0, {"2u3", "2r3"});
  Play low(position);
  Play high(position);
  low.does(reserving_top(2), {"2w1"});
  high.does(reserving_top(2), {"2r6"});
  EXPECT_FALSE(same(low.state(), high.state()));
  EXPECT_TRUE(same(low.mask(1), high.mask(1)));
  EXPECT_TRUE(same(low.mask(kNobody), high.mask(kNobody)));
  EXPECT_EQ(low.mask(1).players[0].reserved,
            (std::array<CardId, 3>{card_id("2u3"), card_id("2r3"), kUnknown + 1}));
}

TEST(splendor, S5_others_hear_the_level_and_not_the_card) {
  Play play{Position(2)};
  play.does(reserving_top(3), {"3g1"});
  ASSERT_EQ(play.told().size(), 1u);
  const Event event = play.told()[0];
  EXPECT_EQ(event.kind, kReservedTop);
  EXPECT_EQ(event.heard_by(0).args[1], card_id("3g1"));
  EXPECT_EQ(event.heard_by(1).args[0], 2);
  EXPECT_EQ(event.heard_by(1).args[1], kHiddenArg);
  EXPECT_EQ(event.heard_by(kNobody).args[1], kHiddenArg);
}

TEST(splendor, S5_a_card_reserved_face_up_stays_known_to_all) {
  Play play(Position(2).display({"2g3"}).covered(0, {"2w1"}));
  play.does(play.reserving("2g3"), {"2u1"});
  EXPECT_EQ(play.mask(1).players[0].reserved[0], card_id("2g3"));
  EXPECT_EQ(play.mask(1).players[0].reserved[1], kUnknown + 1);
  EXPECT_EQ(play.told()[0].heard_by(1).args[1], card_id("2g3"));
}

TEST(splendor, S5_a_guess_deals_any_unlocated_card_of_the_level_and_leaves_open_ones) {
  const Position position = Position(2).reserved(0, {"2g3"}).covered(0, {"3w1"});
  const State seen = Play(position).mask(1);
  std::set<int> guessed;
  for (std::uint64_t key = 0; key < 400; ++key) {
    FastChance chance(key);
    const State guess = Splendor::guess(standard().data, seen, 1, chance);
    EXPECT_EQ(guess.players[0].reserved[0], card_id("2g3"));
    guessed.insert(guess.players[0].reserved[1]);
    EXPECT_TRUE(same(Splendor::mask(standard().data, guess, 1), seen));
  }
  EXPECT_EQ(guessed.size(), 16u);  // 20 less the four face up
  EXPECT_TRUE(guessed.contains(card_id("3w1")));
}

TEST(splendor, S5_a_covered_card_is_open_once_it_is_bought) {
  Play play(Position(2).tokens(0, {.blue = 3}).covered(0, {"1w2"}));
  play.does(play.buying("1w2"));
  EXPECT_TRUE(play.told()[0].reveals);
  EXPECT_EQ(play.told()[0].heard_by(1).args[0], card_id("1w2"));
  EXPECT_EQ(play.mask(1).players[0].bought[0], 1u << card_id("1w2"));
  Play open(Position(2).tokens(0, {.blue = 3}).reserved(0, {"1w2"}));
  open.does(open.buying("1w2"));
  EXPECT_FALSE(open.told()[0].reveals);
}

TEST(splendor, S5_an_owner_knows_what_it_may_do_with_a_covered_card) {
  const Play play(Position(2).tokens(0, {.blue = 3}).covered(0, {"1w2"}).covered(1, {"1u1"}));
  EXPECT_TRUE(play.may(play.buying("1w2")));
  EXPECT_EQ(Play(play.mask(0), standard().data).options(), play.options());
}

// ---- S6: the display -------------------------------------------------------------------------

TEST(splendor, S6_a_bought_card_is_replaced_in_its_own_place_from_its_level) {
  Play play(Position(2)
                .tokens(0, {.blue = 4})
                .bonuses(0, {.blue = 1})
                .display({"2w1", "2u3", "2w2", "2w3"}));  // 2u3 costs 5 blue
  std::array<CardId, kDisplay> expected = play.state().display;
  expected[5] = card_id("2r1");
  play.does(play.buying("2u3"), {"2r1"});
  EXPECT_EQ(play.state().display, expected);
  EXPECT_EQ(play.state().deck[1], 25);
}

TEST(splendor, S6_a_reserved_card_is_replaced_at_once_before_tokens_go_back) {
  Play play(Position(4).tokens(0, {.white = 5, .blue = 5}).display({"1w1", "1w2", "1w3"}));
  play.does(play.reserving("1w2"), {"1r1"});
  EXPECT_EQ(play.state().turn, 0);  // a token is still to be returned
  EXPECT_EQ(play.state().display[0], card_id("1w1"));
  EXPECT_EQ(play.state().display[1], card_id("1r1"));
  EXPECT_EQ(play.state().display[2], card_id("1w3"));
}

TEST(splendor, S6_an_empty_deck_leaves_the_place_empty_and_nothing_shifts) {
  Play play(Position(2)
                .tokens(0, {.blue = 3, .black = 3})
                .display({"1u1", "1w2", "1w3", "1g1"})
                .exhaust(1, 1));
  play.does(play.buying("1w2"));  // draws nothing
  EXPECT_EQ(play.state().display[0], card_id("1u1"));
  EXPECT_EQ(play.state().display[1], kNoCard);
  EXPECT_EQ(play.state().display[2], card_id("1w3"));
  EXPECT_EQ(play.state().display[3], card_id("1g1"));
}

TEST(splendor, S6_an_empty_place_and_an_empty_deck_offer_nothing) {
  const Play play(Position(2)
                      .tokens(0, {.white = 2, .blue = 2, .green = 2, .red = 2, .gold = 2})
                      .display({"1u1", "1-", "1w3", "1-"})
                      .exhaust(1, 1));
  EXPECT_FALSE(play.may(reserving_top(1)));
  EXPECT_TRUE(play.may(reserving_top(2)));
  EXPECT_EQ(play.options(kReserve, kReserve + 4), (std::vector<int>{kReserve, kReserve + 2}));
  EXPECT_EQ(play.options(kBuy, kBuy + 4), (std::vector<int>{kBuy + 2}));
}

TEST(splendor, S6_the_last_card_of_a_deck_can_be_reserved) {
  const Position position = Position(2).covered(0, {"1u1"}).exhaust(1, 1);
  State state = position.state();
  state.players[0].reserved[0] = kNoCard;  // back onto the deck
  state.players[0].covered = 0;
  state.unseen[0] = bit(card_id("1u1"));
  state.deck[0] = 1;
  Play play(state, standard().data);
  play.does(reserving_top(1), {"1u1"});
  EXPECT_EQ(play.state().deck[0], 0);
  EXPECT_FALSE(play.may(reserving_top(1)));
}

TEST(splendor, S6_buying_out_of_the_hand_draws_nothing_and_leaves_the_display) {
  Play play(Position(2).tokens(0, {.blue = 3}).reserved(0, {"1w2"}));
  const std::array<CardId, kDisplay> before = play.state().display;
  play.does(play.buying("1w2"));
  EXPECT_EQ(play.state().display, before);
}

TEST(splendor, S6_reserving_from_a_deck_leaves_the_display) {
  Play play{Position(2)};
  const std::array<CardId, kDisplay> before = play.state().display;
  play.does(reserving_top(1), {"1w1"});
  EXPECT_EQ(play.state().display, before);
  EXPECT_EQ(play.state().deck[0], 35);
}

// ---- S7: payment -----------------------------------------------------------------------------

// The two purchases of the rulebook: the same card worth 4 points, without and with gold.
TEST(splendor, S7_purchase_example_tokens_and_bonuses_make_up_the_cost) {
  Play play(Position(4)
                .tokens(0, {.green = 2, .red = 3, .black = 2})
                .bonuses(0, {.green = 1, .red = 3, .black = 1})
                .display({"3k3"}));  // 3 green, 6 red, 3 black
  play.does(play.buying("3k3"), {"3w1"});
  EXPECT_EQ(play.seat(0).points, 4);
  EXPECT_EQ(sum(held(play.seat(0))), 0);
  EXPECT_EQ(play.seat(0).bonuses, (Count{.green = 1, .red = 3, .black = 2}.gems()));
  EXPECT_EQ(play.state().stock, Gems::all(7));
}

TEST(splendor, S7_purchase_example_gold_stands_for_what_is_missing) {
  Play play(Position(4)
                .tokens(0, {.green = 2, .red = 2, .black = 1, .gold = 2})
                .bonuses(0, {.green = 1, .red = 3, .black = 1})
                .display({"3k3"}));
  play.does(play.buying("3k3"), {"3w1"});
  EXPECT_EQ(play.seat(0).points, 4);
  EXPECT_EQ(sum(held(play.seat(0))), 0);
  EXPECT_EQ(play.state().gold, 5);
  EXPECT_EQ(play.state().stock, Gems::all(7));
}

TEST(splendor, S7_one_token_short_is_too_little_even_with_gold) {
  const Play play(Position(4)
                      .tokens(0, {.white = 4, .green = 2, .red = 2, .black = 1, .gold = 1})
                      .bonuses(0, {.green = 1, .red = 3, .black = 1})
                      .display({"3k3"}));
  EXPECT_FALSE(play.may(play.buying("3k3")));
}

TEST(splendor, S7_bonuses_come_first_and_can_not_be_spared) {
  Play play(Position(4).tokens(0, {.blue = 3}).bonuses(0, {.blue = 2}).display({"1w2"}));
  play.does(play.buying("1w2"), {"1w3"});  // 3 blue
  EXPECT_EQ(play.seat(0).tokens[kBlue], 2);
  EXPECT_EQ(play.seat(0).bonuses, (Count{.white = 1, .blue = 2}.gems()));  // none is used up
}

TEST(splendor, S7_bonuses_beyond_the_cost_pay_for_no_other_colour) {
  const Play play(Position(2)
                      .tokens(0, {.red = 1})
                      .bonuses(0, {.black = 4})
                      .display({"1w1"}));  // 2 red, 1 black
  EXPECT_FALSE(play.may(play.buying("1w1")));
}

TEST(splendor, S7_bonuses_beyond_the_cost_give_no_change) {
  Play play(Position(2).tokens(0, {.red = 2}).bonuses(0, {.black = 4}).display({"1w1"}));
  play.does(play.buying("1w1"), {"1w2"});
  EXPECT_EQ(sum(held(play.seat(0))), 0);
  EXPECT_EQ(play.state().stock, Gems::all(4));
}

TEST(splendor, S7_a_card_may_be_free) {
  Play play(Position(2).tokens(0, {.blue = 2, .gold = 2}).bonuses(0, {.blue = 4}).display({"1w2"}));
  play.does(play.buying("1w2"), {"1w3"});  // not asked: gold can stand for nothing here
  EXPECT_EQ(held(play.seat(0)), (Tally{0, 2, 0, 0, 0, 2}));
  EXPECT_EQ(play.seat(0).cards, 5);
}

TEST(splendor, S7_a_seat_without_a_token_may_take_a_free_card) {
  const Play play(Position(2).bonuses(0, {.blue = 3}).display({"1w2"}));
  EXPECT_TRUE(play.may(play.buying("1w2")));
}

TEST(splendor, S7_without_spare_gold_nothing_is_asked) {
  Play no_gold(Position(2).tokens(0, {.blue = 4}).display({"1w2"}));
  no_gold.does(no_gold.buying("1w2"), {"1w3"});
  EXPECT_EQ(held(no_gold.seat(0)), (Tally{0, 1, 0, 0, 0, 0}));
  Play all_needed(Position(2).tokens(0, {.blue = 1, .gold = 2}).display({"1w2"}));
  all_needed.does(all_needed.buying("1w2"), {"1w3"});
  EXPECT_EQ(sum(held(all_needed.seat(0))), 0);
  Play no_token(Position(2).tokens(0, {.red = 1, .gold = 4}).display({"1w2"}));
  no_token.does(no_token.buying("1w2"), {"1w3"});  // 3 gold, whatever happens
  EXPECT_EQ(held(no_token.seat(0)), (Tally{0, 0, 0, 1, 0, 1}));
}

TEST(splendor, S7_gold_may_stand_for_a_colour_that_the_buyer_holds) {
  Play play(Position(2).tokens(0, {.blue = 3, .gold = 2}).display({"1w2"}));
  play.does(play.buying("1w2"));
  EXPECT_EQ(play.options(),
            (std::vector<int>{paying_gold(kBlue, 0).action, paying_gold(kBlue, 1).action,
                              paying_gold(kBlue, 2).action}));
  play.does(paying_gold(kBlue, 2), {"1w3"});
  EXPECT_EQ(held(play.seat(0)), (Tally{0, 2, 0, 0, 0, 0}));
  EXPECT_EQ(play.state().gold, 5);
  EXPECT_EQ(play.state().stock[kBlue], 2);
}

TEST(splendor, S7_gold_that_has_to_stand_in_is_counted_in_the_choice) {
  Play play(Position(2).tokens(0, {.blue = 2, .gold = 2}).display({"1w2"}));
  play.does(play.buying("1w2"));
  EXPECT_EQ(play.options(),
            (std::vector<int>{paying_gold(kBlue, 1).action, paying_gold(kBlue, 2).action}));
}

TEST(splendor, S7_spare_gold_is_not_promised_to_a_colour_while_a_later_one_needs_it) {
  Play play(Position(2)
                .tokens(0, {.red = 2, .gold = 2})
                .display({"1w1"}));  // 2 red, 1 black: one gold has to be black
  play.does(play.buying("1w1"));
  EXPECT_EQ(play.options(),
            (std::vector<int>{paying_gold(kRed, 0).action, paying_gold(kRed, 1).action}));
  play.does(paying_gold(kRed, 1), {"1w2"});
  EXPECT_EQ(held(play.seat(0)), (Tally{0, 0, 0, 1, 0, 0}));
}

TEST(splendor, S7_every_distinct_payment_is_legal_and_each_has_one_path) {
  const struct {
    const char* card;
    Count tokens;
    Count bonuses;
    std::size_t ways;
  } cases[] = {
      {"1w3", {.blue = 1, .green = 1, .red = 1, .black = 1, .gold = 2}, {}, 11},  // 1 + 4 + 6
      {"1w3", {.blue = 1, .green = 1, .red = 1, .black = 1, .gold = 5}, {}, 16},
      {"1w3", {.green = 1, .red = 1, .black = 1, .gold = 2}, {}, 4},  // one gold is bound
      {"1w3", {.blue = 2, .green = 2, .gold = 3}, {.red = 1}, 4},
      {"2w4", {.green = 1, .red = 4, .black = 2, .gold = 3}, {.red = 1}, 15},
      {"3k3", {.green = 2, .red = 3, .black = 1, .gold = 4}, {.green = 1, .red = 2, .black = 1}, 9},
  };
  for (const auto& [card, tokens, bonuses, ways] : cases) {
    const Play play(Position(4).tokens(0, tokens).bonuses(0, bonuses).display({card}));
    const std::vector<Tally> payments = given_by_decisions(play.state(), play.buying(card).action);
    EXPECT_EQ(once_each(payments),
              plain_payments(standard().data.cards[card_id(card)], play.seat(0)));
    EXPECT_EQ(payments.size(), ways) << card;
  }
}

TEST(splendor, S7_the_natural_payment_is_offered_first) {
  const Play play(Position(4)
                      .tokens(0, {.green = 1, .red = 3, .black = 2, .gold = 3})
                      .display({"2w4"}));  // 1 green, 4 red, 2 black: one gold is the least
  const std::vector<Tally> payments = given_by_decisions(play.state(), play.buying("2w4").action);
  EXPECT_EQ(payments[0], (Tally{0, 0, 1, 3, 2, 1}));
}

TEST(splendor, S7_a_reserved_card_is_paid_for_in_the_same_way) {
  Play play(Position(2).tokens(0, {.blue = 3, .gold = 1}).covered(0, {"1w2"}));
  play.does(play.buying("1w2"));
  EXPECT_EQ(play.seat(0).reserved[0], card_id("1w2"));  // still chosen, not bought
  play.does(paying_gold(kBlue, 1));
  EXPECT_EQ(play.seat(0).reserved[0], kNoCard);
  EXPECT_EQ(held(play.seat(0)), (Tally{0, 1, 0, 0, 0, 0}));
}

TEST(splendor, S7_a_payment_is_the_seats_secret_until_it_is_complete) {
  Play play(Position(2)
                .tokens(0, {.red = 2, .black = 1, .gold = 2})
                .covered(0, {"1w1"}));  // 2 red, 1 black
  const State seen_by_1 = play.mask(1);
  const State seen_by_all = play.mask(kNobody);
  for (const Step step : {play.buying("1w1"), paying_gold(kRed, 1)}) {
    play.does(step);
    EXPECT_TRUE(Splendor::undeclared(play.state(), 0));
    EXPECT_FALSE(Splendor::undeclared(play.state(), 1));
    EXPECT_TRUE(play.told().empty());
    EXPECT_TRUE(same(play.mask(1), seen_by_1));
    EXPECT_TRUE(same(play.mask(kNobody), seen_by_all));
    EXPECT_EQ(Play(play.mask(0), standard().data).options(), play.options());
  }
  play.does(paying_gold(kBlack, 0));
  EXPECT_FALSE(Splendor::undeclared(play.state(), 0));
  EXPECT_TRUE(told(play, kBought));
}

TEST(splendor, S7_the_colours_are_not_asked_any_more_once_the_spare_gold_is_gone) {
  Play play(Position(2).tokens(0, {.red = 2, .black = 1, .gold = 1}).display({"1w1"}));
  play.does(play.buying("1w1")).does(paying_gold(kRed, 1), {"1w2"});
  EXPECT_EQ(play.state().turn, 1);
  EXPECT_EQ(held(play.seat(0)), (Tally{0, 0, 0, 1, 0, 0}));
}

// ---- S8: nobles ------------------------------------------------------------------------------

// The noble of the rulebook: the third card of the third colour brings him at the end of the turn.
TEST(splendor, S8_noble_example_the_last_card_that_was_missing_brings_the_noble) {
  Play play(Position(4)
                .tokens(0, {.green = 4})
                .bonuses(0, {.white = 2, .red = 3, .black = 3})
                .display({"1w8"})  // white, 1 point, 4 green
                .nobles({"noble-w3r3k3"}));
  play.does(play.buying("1w8"), {"1u1"});
  EXPECT_EQ(play.seat(0).nobles, noble_set({"noble-w3r3k3"}));
  EXPECT_EQ(play.seat(0).points, 1 + 3);
  EXPECT_EQ(play.state().nobles & noble_set({"noble-w3r3k3"}), 0u);
  EXPECT_EQ(popcount(play.state().nobles), 4);  // nobody takes the place
  EXPECT_EQ(play.state().turn, 1);
}

TEST(splendor, S8_tokens_and_reserved_cards_do_not_impress_a_noble) {
  Play play(Position(4)
                .tokens(0, {.white = 3, .gold = 3})
                .bonuses(0, {.white = 2, .red = 3, .black = 3})
                .reserved(0, {"1w8"})
                .nobles({"noble-w3r3k3"}));
  play.does(taking({kBlue, kGreen, kRed}));
  EXPECT_EQ(play.seat(0).nobles, 0);
  EXPECT_EQ(play.state().turn, 1);
}

TEST(splendor, S8_the_kinds_matter_and_not_only_the_number_of_bonuses) {
  Play play(Position(4)
                .bonuses(0, {.white = 7, .red = 7, .black = 2})
                .nobles({"noble-w3r3k3", "noble-w4k4", "noble-r4k4"}));
  play.does(taking({kBlue, kGreen, kRed}));
  EXPECT_EQ(play.seat(0).nobles, 0);
}

TEST(splendor, S8_a_noble_comes_on_a_take_turn) {
  Play play(Position(2).bonuses(0, {.white = 4, .blue = 5}).nobles({"noble-w4u4"}));
  play.does(taking({kWhite, kBlue, kGreen}));
  EXPECT_EQ(play.seat(0).nobles, noble_set({"noble-w4u4"}));
  EXPECT_EQ(play.seat(0).points, 3);
}

TEST(splendor, S8_a_noble_comes_on_a_reserve_turn) {
  Play face_up(
      Position(2).bonuses(0, {.white = 4, .blue = 4}).display({"3w1"}).nobles({"noble-w4u4"}));
  face_up.does(face_up.reserving("3w1"), {"3w2"});
  EXPECT_EQ(face_up.seat(0).points, 3);
  Play from_deck(Position(2).bonuses(0, {.white = 4, .blue = 4}).nobles({"noble-w4u4"}));
  from_deck.does(reserving_top(3), {"3w1"});
  EXPECT_EQ(from_deck.seat(0).points, 3);
}

TEST(splendor, S8_the_noble_comes_when_the_excess_has_gone_back) {
  Play play(Position(4)
                .tokens(0, {.white = 5, .blue = 5})
                .bonuses(0, {.white = 4, .blue = 4})
                .nobles({"noble-w4u4"}));
  play.does(taking_two(kRed)).does(returning(kRed));
  EXPECT_EQ(play.seat(0).nobles, 0);
  play.does(returning(kRed));
  EXPECT_EQ(play.seat(0).nobles, noble_set({"noble-w4u4"}));
}

TEST(splendor, S8_of_two_nobles_at_once_one_is_chosen_and_the_other_comes_a_turn_later) {
  Play play(Position(2)
                .tokens(0, {.green = 4})
                .bonuses(0, {.white = 3, .blue = 4, .black = 4})
                .display({"1w8"})
                .nobles({"noble-w4u4", "noble-w4k4", "noble-g4r4"}));
  play.does(play.buying("1w8"), {"1r1"});
  EXPECT_EQ(play.state().turn, 0);
  EXPECT_EQ(play.seat(0).nobles, 0);
  // He must be taken: there is nothing else to choose.
  EXPECT_EQ(play.options(),
            (std::vector<int>{choosing("noble-w4u4").action, choosing("noble-w4k4").action}));
  play.does(choosing("noble-w4k4"));
  EXPECT_EQ(play.seat(0).nobles, noble_set({"noble-w4k4"}));
  EXPECT_EQ(play.seat(0).points, 1 + 3);
  EXPECT_EQ(play.state().turn, 1);

  play.does(taking({kBlue, kGreen, kRed}));
  EXPECT_EQ(play.seat(0).points, 4);  // not on somebody else's turn
  play.does(taking({kBlue, kGreen, kRed}));
  EXPECT_EQ(play.seat(0).nobles, noble_set({"noble-w4u4", "noble-w4k4"}));
  EXPECT_EQ(play.seat(0).points, 7);
}

TEST(splendor, S8_the_noble_that_was_left_may_be_lost_to_another_seat) {
  Play play(Position(2)
                .bonuses(0, {.white = 4, .blue = 4, .black = 3})
                .bonuses(1, {.white = 3, .blue = 3, .black = 3})
                .nobles({"noble-w4u4", "noble-w3u3k3"}));
  play.does(taking({kBlue, kGreen, kRed})).does(choosing("noble-w4u4"));
  play.does(taking({kBlue, kGreen, kRed}));
  EXPECT_EQ(play.seat(1).nobles, noble_set({"noble-w3u3k3"}));
  play.does(taking({kBlue, kGreen, kRed}));
  EXPECT_EQ(play.seat(0).nobles, noble_set({"noble-w4u4"}));
}

TEST(splendor, S8_a_noble_waits_for_the_end_of_the_seats_own_turn) {
  Play play(Position(2).bonuses(1, {.white = 4, .blue = 4}).nobles({"noble-w4u4"}));
  play.does(taking({kBlue, kGreen, kRed}));
  EXPECT_EQ(play.seat(1).nobles, 0);
  EXPECT_EQ(play.seat(0).nobles, 0);
  play.does(taking({kBlue, kGreen, kRed}));
  EXPECT_EQ(play.seat(1).nobles, noble_set({"noble-w4u4"}));
}

// ---- S9: the end -----------------------------------------------------------------------------

// One point short of the goal, and the card that brings it lies open.
Position one_point_short(int seats, int seat) {
  return Position(seats)
      .turn(seat)
      .bought(seat, {"3w4", "3u4", "3g2"})  // 5 + 5 + 4
      .tokens(seat, {.green = 3})
      .display({"1w8"});  // 4 green, one of them by the bonus
}

TEST(splendor, S9_the_round_is_played_to_its_end_wherever_it_began) {
  for (int seats = 2; seats <= 4; ++seats) {
    for (int first = 0; first < seats; ++first) {
      for (int order = 0; order < seats; ++order) {
        SCOPED_TRACE(testing::Message() << seats << " seats, first " << first << ", " << order);
        const int goal_seat = (first + order) % seats;
        Play play(one_point_short(seats, goal_seat).first(first));
        play.does(play.buying("1w8"), {"1w1"});
        EXPECT_TRUE(told(play, kLastRound));
        for (int left = seats - 1 - order; left > 0; --left) {
          ASSERT_FALSE(play.over());
          play.does(taking({kWhite, kBlue, kRed}));
          EXPECT_FALSE(told(play, kLastRound));  // once is enough
        }
        EXPECT_TRUE(play.over());
        EXPECT_TRUE(told(play, kEnded));
        EXPECT_TRUE(play.standing().finished);
        EXPECT_EQ(play.standing().rank[goal_seat], 1);
        EXPECT_EQ(play.options(), std::vector<int>{});
      }
    }
  }
}

TEST(splendor, S9_the_last_seat_of_the_round_ends_the_game_at_once) {
  Play play(one_point_short(3, 1).first(2));
  play.does(play.buying("1w8"), {"1w1"});
  EXPECT_TRUE(play.over());
}

TEST(splendor, S9_fourteen_points_end_nothing) {
  Play play(one_point_short(2, 1));
  play.does(taking({kWhite, kBlue, kRed}));
  EXPECT_FALSE(play.over());
  EXPECT_EQ(play.state().last_round, 0);
}

TEST(splendor, S9_the_points_of_a_noble_count_and_he_comes_before_the_end_is_checked) {
  Play play(Position(2)
                .turn(1)
                .bought(1, {"3w4", "3u2", "3k2"})  // 5 + 4 + 4 = 13; white, blue, black
                .bonuses(1, {.white = 3, .blue = 3})
                .nobles({"noble-w4u4"}));
  play.does(taking({kWhite, kBlue, kRed}));
  EXPECT_EQ(play.seat(1).points, 16);
  EXPECT_TRUE(play.over());
}

TEST(splendor, S9_the_game_waits_for_the_choice_of_a_noble) {
  Play play(Position(2)
                .turn(1)
                .bought(1, {"3w4", "3u4", "3k4"})  // 15 points; white, blue, black
                .bonuses(1, {.white = 3, .blue = 3, .black = 3})
                .nobles({"noble-w4u4", "noble-w4k4"}));
  play.does(taking({kWhite, kBlue, kRed}));
  EXPECT_FALSE(play.over());
  play.does(choosing("noble-w4k4"));
  EXPECT_TRUE(play.over());
  EXPECT_EQ(play.standing().points[1], 18);
}

TEST(splendor, S9_a_later_seat_may_still_overtake_in_the_last_round) {
  Play play(one_point_short(2, 0)
                .bought(1, {"3g4", "3r4", "3k2"})  // 5 + 5 + 4
                .tokens(1, {.red = 1, .gold = 4})
                .reserved(1, {"2r6"}));  // 3 points, 6 red, one of them by the bonus
  play.does(play.buying("1w8"), {"1w1"});
  EXPECT_EQ(play.standing().rank[0], 1);
  play.does(play.buying("2r6"));
  EXPECT_TRUE(play.over());
  EXPECT_EQ(play.standing().points[0], 15);
  EXPECT_EQ(play.standing().points[1], 17);
  EXPECT_EQ(play.standing().rank[1], 1);
}

// ---- S10: who has won ------------------------------------------------------------------------

// The standing after the last turn of the last round, which is a take.
Standing scored(Position position, int seats) {
  Play play(position.turn(seats - 1).rounds(99));
  play.does(taking({kWhite, kBlue, kRed}));
  EXPECT_TRUE(play.over());
  return play.standing();
}

using Ranks = std::array<std::uint8_t, kMostSeats>;

TEST(splendor, S10_most_points_win_whatever_the_number_of_cards) {
  const Standing standing = scored(Position(2)
                                       .bought(0, {"3w4", "3u4", "3g4"})          // 15 with 3
                                       .bought(1, {"3r4", "3k4", "3w2", "2w3"}),  // 16 with 4
                                   2);
  EXPECT_EQ(standing.rank, (Ranks{2, 1}));
}

TEST(splendor, S10_a_tie_goes_to_the_fewer_bought_cards) {
  const Standing standing = scored(Position(2)
                                       .bought(0, {"3r4", "3k4", "3w2", "1w8"})  // 15 with 4
                                       .bought(1, {"3w4", "3u4", "3g4"}),        // 15 with 3
                                   2);
  EXPECT_EQ(standing.points[0], standing.points[1]);
  EXPECT_EQ(standing.rank, (Ranks{2, 1}));
}

TEST(splendor, S10_reserved_cards_do_not_count_in_a_tie) {
  const Standing standing = scored(Position(2)
                                       .bought(0, {"3r4", "3k4", "3w2", "1w8"})
                                       .bought(1, {"3w4", "3u4", "3g4"})
                                       .reserved(1, {"1w1", "1w2"})
                                       .covered(1, {"1w3"}),
                                   2);
  EXPECT_EQ(standing.rank, (Ranks{2, 1}));
}

TEST(splendor, S10_nobles_do_not_count_as_cards_in_a_tie) {
  const Standing standing = scored(Position(2)
                                       .bought(0, {"3r4", "3k4", "2w3"})  // 12 with 3
                                       .visited(0, {"noble-r4k4"})
                                       .bought(1, {"3w4", "3u4", "3g4"}),
                                   2);
  EXPECT_EQ(standing.points[0], 15);
  EXPECT_EQ(standing.rank, (Ranks{1, 1}));
}

TEST(splendor, S10_still_tied_is_a_shared_victory) {
  const Standing standing = scored(Position(3)
                                       .bought(0, {"3r4", "3k4", "3w3"})          // 14
                                       .bought(1, {"3w4", "3u4", "3g4"})          // 15
                                       .bought(2, {"3r2", "3k2", "3w2", "2w6"}),  // 15 with 4
                                   3);
  EXPECT_EQ(standing.rank, (Ranks{3, 1, 2}));
  const Standing shared = scored(Position(3)
                                     .bought(0, {"3r4", "3k4", "3w2"})   // 14 with 3
                                     .bought(1, {"3w4", "3u4", "3g2"})   // 14 with 3
                                     .bought(2, {"3r2", "3k2", "3w3"}),  // 12
                                 3);
  EXPECT_EQ(shared.rank, (Ranks{1, 1, 3}));
}

TEST(splendor, S10_seat_order_never_breaks_a_tie) {
  const Standing nothing = scored(Position(4).first(0), 4);
  EXPECT_EQ(nothing.rank, (Ranks{1, 1, 1, 1}));
}

TEST(splendor, S10_points_are_told_by_source) {
  const Standing standing =
      scored(Position(2).bought(0, {"3r4", "2w3"}).visited(0, {"noble-r4k4", "noble-g4r4"}), 2);
  EXPECT_EQ(standing.points[0], 13);
  EXPECT_EQ(standing.by_source[0][kFromCards], 7);
  EXPECT_EQ(standing.by_source[0][kFromNobles], 6);
}

// ---- S11: forced pass and stalemate ----------------------------------------------------------

// Nobody can do anything: no gem in stock, three cards in every hand, nothing affordable. There is
// gold in stock, and decks to draw from.
Position stuck(int seats) {
  Position position(seats);
  position.display({"1w3", "1u4", "1g4", "1r3", "2r1", "2g2", "2w2", "2g1"})
      .display({"3w2", "3k2", "3r2", "3w1"});
  if (seats == 2) {
    return position.tokens(0, {.white = 4, .blue = 4, .green = 2})
        .tokens(1, {.green = 2, .red = 4, .black = 4})
        .reserved(0, {"1w5", "1u6"})
        .covered(0, {"3u1"})
        .reserved(1, {"1g6", "1r7", "3g1"});
  }
  return position.tokens(0, {.white = 5, .blue = 4})
      .tokens(1, {.blue = 1, .green = 5, .red = 2})
      .tokens(2, {.red = 3, .black = 5})
      .reserved(0, {"1w5", "1u6", "3u1"})
      .reserved(1, {"1g6", "1r7", "3g1"})
      .reserved(2, {"1k3", "1k6", "3r1"});
}

TEST(splendor, S11_without_any_legal_action_the_seat_must_pass) {
  Play play(stuck(2));
  EXPECT_EQ(play.options(), std::vector<int>{kPass});
  const Tally before = held(play.seat(0));
  play.does(passing());
  EXPECT_EQ(held(play.seat(0)), before);  // nor does it take the gold that lies there
  EXPECT_TRUE(told(play, kPassed));
  EXPECT_EQ(play.state().turn, 1);
  EXPECT_FALSE(play.over());
}

TEST(splendor, S11_passing_is_legal_only_then) {
  EXPECT_FALSE(Play(Position(2)).may(passing()));
  // One gem in stock, or room in the hand, or one card that can be paid for, is enough.
  const Play a_gem(Position(4)
                       .reserved(0, {"1w1", "1w2", "1w3"})
                       .tokens(0, {.white = 6})
                       .display({"2w1", "2w3", "2w4", "2w5"})  // none of them asks for white alone
                       .stock({.white = 1, .gold = 5}));
  EXPECT_EQ(a_gem.options(), std::vector<int>{taking({kWhite}).action});
  const Play room(
      Position(4).reserved(0, {"1w1", "1w2"}).tokens(0, {.white = 7}).stock({.gold = 5}));
  EXPECT_FALSE(room.may(passing()));
  EXPECT_TRUE(room.may(reserving_top(1)));
  const Play a_card(Position(4)
                        .reserved(0, {"1r2", "3w3", "3w4"})  // 1r2: 3 white
                        .tokens(0, {.white = 3, .blue = 4})
                        .display({"1w1", "1w3", "1w5", "1u4"})
                        .stock({.gold = 5}));
  EXPECT_EQ(a_card.options(), std::vector<int>{a_card.buying("1r2").action});
}

TEST(splendor, S11_when_every_seat_passes_in_a_row_the_game_ends_and_is_scored) {
  Play two(stuck(2));
  two.does(passing()).does(passing());
  EXPECT_TRUE(two.over());
  EXPECT_TRUE(two.standing().finished);
  EXPECT_TRUE(told(two, kEnded));
  Play three(stuck(3));
  three.does(passing()).does(passing());
  EXPECT_FALSE(three.over());
  three.does(passing());
  EXPECT_TRUE(three.over());
}

TEST(splendor, S11_the_passes_may_begin_in_the_middle_of_a_round) {
  Play play(stuck(3).first(0).turn(1));
  play.does(passing()).does(passing());
  EXPECT_EQ(play.state().turn, 0);  // a new round, and not over yet
  EXPECT_FALSE(play.over());
  play.does(passing());
  EXPECT_TRUE(play.over());
}

TEST(splendor, S11_an_action_in_between_breaks_the_row) {
  // Seat 1 can buy its card, which puts gems back into the stock.
  Play play(stuck(2).bonuses(1, {.white = 5, .blue = 3}));
  play.does(passing());
  play.does(play.buying("3g1"));
  EXPECT_EQ(play.state().passes, 0);
  play.does(taking({kRed, kBlack}));
  EXPECT_FALSE(play.over());
}

// ---- S12 -------------------------------------------------------------------------------------

TEST(splendor, S12_the_payment_is_chosen_before_the_replacement_is_drawn) {
  Play play(Position(2).tokens(0, {.red = 2, .black = 1, .gold = 2}).display({"1w1"}));
  play.does(play.buying("1w1"));    // draws nothing, tells nothing
  play.does(paying_gold(kRed, 0));  // nor does this
  EXPECT_EQ(play.state().display[0], card_id("1w1"));
  EXPECT_EQ(play.seat(0).cards, 0);
  play.does(paying_gold(kBlack, 1), {"1w2"});
  EXPECT_EQ(play.state().display[0], card_id("1w2"));
  ASSERT_EQ(play.told().size(), 2u);
  EXPECT_EQ(play.told()[0].kind, kBought);
  EXPECT_EQ(play.told()[0].args,
            (std::array<std::int16_t, 8>{card_id("1w1"), 0, 0, 0, 2, 0, 1, 0}));
  EXPECT_EQ(play.told()[1].kind, kRevealed);
}

TEST(splendor, S12_a_noble_may_come_on_a_pass) {
  Play play(stuck(2).bonuses(0, {.white = 4, .blue = 4}).nobles({"noble-w4u4"}));
  play.does(passing());
  EXPECT_EQ(play.seat(0).nobles, noble_set({"noble-w4u4"}));
  EXPECT_EQ(play.seat(0).points, 3);
  EXPECT_EQ(play.state().turn, 1);
}

TEST(splendor, S12_a_noble_on_the_last_pass_is_scored) {
  Play play(stuck(2).bonuses(0, {.white = 4, .blue = 4}).nobles({"noble-w4u4"}).passes(1));
  play.does(passing());
  EXPECT_TRUE(play.over());
  EXPECT_EQ(play.standing().points[0], 3);
  EXPECT_EQ(play.standing().rank[1], 2);
}

TEST(splendor, S12_of_two_nobles_on_the_last_pass_one_is_chosen_before_the_end) {
  Play play(stuck(2)
                .bonuses(0, {.white = 4, .blue = 4, .green = 3})
                .nobles({"noble-w4u4", "noble-w3u3g3"})
                .passes(1));
  play.does(passing());
  EXPECT_FALSE(play.over());
  play.does(choosing("noble-w4u4"));
  EXPECT_TRUE(play.over());
  EXPECT_EQ(play.standing().points[0], 3);
}

TEST(splendor, S12_the_start_player_is_an_option_and_seat_0_by_default) {
  FastChance chance(1);
  EXPECT_STREQ(Splendor::kOptions[0].values[0], "0");  // the first value is the default
  for (int first = 0; first < 3; ++first) {
    Play play(started(3, first, chance), standard().data);
    EXPECT_EQ(play.state().turn, first);
    play.does(taking({kWhite, kBlue, kRed}));
    EXPECT_EQ(play.state().turn, (first + 1) % 3);  // clockwise
  }
}

TEST(splendor, S12_taking_and_returning_the_same_leads_nowhere_so_rounds_are_counted) {
  const Position position =
      Position(2).tokens(0, {.white = 3, .blue = 3, .gold = 4}).tokens(1, {.green = 1});
  Play play(position);
  play.does(taking({kGreen, kRed, kBlack}));
  play.does(returning(kGreen)).does(returning(kRed)).does(returning(kBlack));
  EXPECT_EQ(held(play.seat(0)), held(Play(position).seat(0)));
  EXPECT_EQ(play.state().stock, Play(position).state().stock);
  play.does(taking({kGreen, kRed, kBlack}));
  EXPECT_EQ(play.state().rounds, 1);
}

TEST(splendor, S12_the_game_ends_after_a_hundred_rounds_and_is_scored) {
  for (int first = 0; first < 2; ++first) {
    Play play(Position(2).first(first).turn(first).rounds(99).bought(1, {"2w3"}));
    play.does(taking({kWhite, kBlue, kRed}));
    EXPECT_FALSE(play.over());  // the hundredth round is played to its end
    play.does(taking({kWhite, kBlue, kRed}));
    EXPECT_TRUE(play.over());
    EXPECT_EQ(play.standing().rank, (Ranks{2, 1}));
  }
}

TEST(splendor, S12_the_ninety_ninth_round_is_not_the_last) {
  Play play(Position(2).turn(1).rounds(98));
  play.does(taking({kWhite, kBlue, kRed}));
  EXPECT_FALSE(play.over());
}

TEST(splendor, S12_the_number_of_rounds_is_a_value_of_the_edition) {
  Edition edition = standard().data;
  edition.round_limit = 1;
  Play play(Position(2).state(), edition);
  play.does(taking({kWhite, kBlue, kRed})).does(taking({kWhite, kBlue, kRed}));
  EXPECT_TRUE(play.over());
}

// ---- All of it, over whole games -------------------------------------------------------------

TEST(splendor, actions_and_payments_agree_with_a_plain_reading_in_random_games) {
  const Edition& edition = standard().data;
  int finished = 0;
  for (int number = 0; number < 60; ++number) {
    const int seats = 2 + number % 3;
    FastChance chance(static_cast<std::uint64_t>(number));
    Silence silence;
    State state = started(seats, number % seats, chance);
    while (!Splendor::deciders(edition, state).empty()) {
      ASSERT_STREQ(audit(edition, state), nullptr);
      if (state.pending.phase == Phase::kAct) {
        const std::vector<int> options = Play(state, edition).options();
        ASSERT_EQ(std::set<int>(options.begin(), options.end()), plain_actions(edition, state));
        for (const int action : options) {
          if (action < kBuy || action == kPass) continue;
          ASSERT_EQ(
              once_each(given_by_decisions(state, action)),
              plain_payments(edition.cards[card_of_buy(state, action)], state.players[state.turn]));
        }
      }
      const Step step = Splendor::random_step(edition, state, state.turn, chance).step;
      Splendor::apply(edition, state, state.turn, step, chance, silence);
    }
    ++finished;
  }
  EXPECT_EQ(finished, 60);
}

}  // namespace
}  // namespace pentarch::splendor::tests
