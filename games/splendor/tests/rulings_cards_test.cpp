// Splendor against its rulebook, S4 to S7: given this position, when this seat does that, then. The
// positions are ones that an engine gets wrong which has only half read the rule.
#include <gtest/gtest.h>

#include "games/splendor/tests/plain_rules.hpp"

namespace pentarch::splendor::tests {
namespace {

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
  EXPECT_EQ(two.options(Reserve::kFirst, Buy::kFirst).size(), 15u);  // 12 places and 3 decks
  const Play three(Position(2).reserved(0, {"1w1", "2w1"}).covered(0, {"3k4"}));
  EXPECT_EQ(three.options(Reserve::kFirst, Buy::kFirst), std::vector<int>{});
}

TEST(splendor, S4_only_buying_makes_room_in_the_hand) {
  const Position position =
      Position(2).tokens(0, {.blue = 3}).reserved(0, {"1w2", "2w1"}).covered(0, {"3k4"});
  for (const int action : Play(position).options(TakeDifferent::kFirst, Reserve::kFirst)) {
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
  EXPECT_EQ(play.options(Buy::at(kDisplay), Pass::kFirst), std::vector<int>{});
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
  EXPECT_EQ(play.told()[0].heard_by(1).args[kGold + 1], card_id("1w2"));
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
  EXPECT_EQ(play.options(Reserve::kFirst, Reserve::at(4)),
            (std::vector<int>{Reserve::kFirst, Reserve::at(2)}));
  EXPECT_EQ(play.options(Buy::kFirst, Buy::at(4)), (std::vector<int>{Buy::at(2)}));
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

}  // namespace
}  // namespace pentarch::splendor::tests
