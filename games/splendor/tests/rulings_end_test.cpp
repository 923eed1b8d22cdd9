// Splendor against its rulebook, S8 to S12: given this position, when this seat does that, then.
// The positions are ones that an engine gets wrong which has only half read the rule.
#include <gtest/gtest.h>

#include "games/splendor/tests/plain_rules.hpp"

namespace pentarch::splendor::tests {
namespace {

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
  EXPECT_EQ(play.options(), std::vector<int>{Pass::kFirst});
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
            (std::array<std::int16_t, 8>{0, 0, 0, 2, 0, 1, card_id("1w1"), 0}));
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
          if (action < Buy::kFirst || action == Pass::kFirst) continue;
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
