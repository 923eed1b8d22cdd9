// Splendor against its rulebook, set-up and S1 to S3: given this position, when this seat does
// that, then. The positions are ones that an engine gets wrong which has only half read the rule.
#include <gtest/gtest.h>

#include "games/splendor/tests/plain_rules.hpp"

namespace pentarch::splendor::tests {
namespace {

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
  EXPECT_EQ(play.options(TakeDifferent::kFirst, TakeAlike::kFirst).size(), 10u);
  EXPECT_TRUE(play.may(taking({kWhite, kGreen, kBlack})));
  EXPECT_FALSE(play.may(taking({kWhite, kGreen})));
  EXPECT_FALSE(play.may(taking({kWhite})));
}

TEST(splendor, S1_exactly_three_colours_in_stock_leave_one_way_to_take_different) {
  const Play play(Position(4).stock({.white = 1, .green = 1, .black = 3, .gold = 5}));
  EXPECT_EQ(play.options(TakeDifferent::kFirst, Reserve::kFirst),
            std::vector<int>{taking({kWhite, kGreen, kBlack}).action});
}

TEST(splendor, S1_two_different_when_two_colours_are_left) {
  const Play play(Position(4).tokens(0, {.white = 1}).stock({.blue = 3, .red = 1, .gold = 5}));
  EXPECT_EQ(play.options(TakeDifferent::kFirst, Reserve::kFirst),
            std::vector<int>{taking({kBlue, kRed}).action});
}

TEST(splendor, S1_one_when_one_colour_is_left) {
  const Play play(Position(4).tokens(0, {.white = 4, .blue = 4}).stock({.red = 3, .gold = 5}));
  EXPECT_EQ(play.options(TakeDifferent::kFirst, Reserve::kFirst),
            std::vector<int>{taking({kRed}).action});
}

TEST(splendor, S1_four_of_the_last_colour_may_be_taken_as_one_or_as_two) {
  const Play play(Position(4).tokens(0, {.white = 4}).stock({.red = 4, .gold = 5}));
  EXPECT_EQ(play.options(TakeDifferent::kFirst, Reserve::kFirst),
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
  for (const int action : Play(position).options(TakeDifferent::kFirst, Reserve::kFirst)) {
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
  EXPECT_EQ(play.options(0, Return::kFirst), std::vector<int>{});
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
  EXPECT_EQ(at_ten.options(Return::kFirst, ChooseNoble::kFirst), std::vector<int>{});
  Play play(Position(4).tokens(0, {.white = 5, .blue = 4}));
  play.does(taking_two(kRed)).does(returning(kRed));
  EXPECT_EQ(play.state().turn, 1);
  EXPECT_EQ(play.options(Return::kFirst, ChooseNoble::kFirst), std::vector<int>{});
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

}  // namespace
}  // namespace pentarch::splendor::tests
