// China against its rulebook, cards: drawing, the pile, exchanging, and what is known of hands: H8,
// H9, H10, H15, H16 and H17.
#include <gtest/gtest.h>

#include "games/china/tests/builder.hpp"

namespace pentarch::china::tests {
namespace {

// ---- Set-up ----------------------------------------------------------------------------------

TEST(china, set_up_three_cards_each_four_in_the_display_and_the_rest_in_the_pile) {
  for (const auto& [seats, cards] : {std::pair{3, 47}, {4, 52}, {5, 57}}) {
    const State state = new_game(seats);
    EXPECT_STREQ(audit(standard().data, state), nullptr);
    for (int seat = 0; seat < seats; ++seat) {
      EXPECT_EQ(state.players[seat].hand.total(), 3);
      EXPECT_EQ(state.players[seat].left[kHouse], 20);
      EXPECT_EQ(state.players[seat].left[kEmissary], 8);
      EXPECT_TRUE(state.players[seat].open.empty());
    }
    EXPECT_EQ(state.display.total(), 4);
    EXPECT_EQ(state.pile, cards - 3 * seats - 4);
    EXPECT_TRUE(state.discards.empty());
  }
}

TEST(china, set_up_with_fewer_players_leaves_out_cards_of_each_colour) {
  EXPECT_EQ(deck_of(standard().data, 5),
            cards(std::string(13, 'r') + std::string(12, 'g') + std::string(11, 'o') +
                  std::string(11, 'y') + std::string(10, 'p')));
  for (int colour = 0; colour < kColours; ++colour) {
    EXPECT_EQ(deck_of(standard().data, 4)[colour], deck_of(standard().data, 5)[colour] - 1);
    EXPECT_EQ(deck_of(standard().data, 3)[colour], deck_of(standard().data, 5)[colour] - 2);
  }
}

TEST(china, set_up_four_players_choose_the_side_and_others_do_not) {
  EXPECT_EQ(new_game(3).side, kSideOfThree);
  EXPECT_EQ(new_game(5).side, kSideOfFive);
  EXPECT_EQ(new_game(4, {{kOptionSide, 0}}).side, kSideOfThree);
  EXPECT_EQ(new_game(4, {{kOptionSide, 1}}).side, kSideOfFive);
  for (const int seats : {3, 5}) {
    EXPECT_EQ(China::kOptions[kOptionSide].size_with(seats), 0);
    EXPECT_EQ(new_game(seats, {{kOptionSide, 1}}).side, new_game(seats).side);
    EXPECT_EQ(new_game(seats, {{kOptionSide, 0}}).side, new_game(seats).side);
  }
  EXPECT_EQ(China::kOptions[kOptionSide].size_with(4), 2);
}

TEST(china, H17_the_start_player_is_an_option_and_seat_0_without_it) {
  EXPECT_EQ(new_game(4).first, 0);
  EXPECT_EQ(new_game(4).turn, 0);
  EXPECT_EQ(new_game(4, {{kOptionFirst, 3}}).first, 3);
  EXPECT_EQ(new_game(4, {{kOptionFirst, 3}}).turn, 3);
  EXPECT_EQ(China::kOptions[kOptionFirst].size_with(3), 3);
}

// ---- Drawing, and H9: the display is filled afterwards ---------------------------------------

TEST(china, H9_the_display_is_filled_when_the_player_has_finished_drawing) {
  Play play(Position(3).houses(1, {"wei1"}).hand(0, "rgg").display("oypp"));
  play.does(house("wei2", 'r')).does(house("wei3", 'g'));
  EXPECT_EQ(play.state().draws, 3);
  play.does(taking('p'));
  EXPECT_EQ(play.display(), "oyp");
  EXPECT_EQ(play.state().turn, 0);
  play.does(taking('o'));
  EXPECT_EQ(play.display(), "yp");
  play.does(taking('p'), "rgo");
  EXPECT_EQ(play.display(), "rgoy");
  EXPECT_EQ(play.hand(0), "opp");
  EXPECT_EQ(play.told(kTurnedUp), 3);
  EXPECT_EQ(play.state().turn, 1);
}

TEST(china, H9_display_and_pile_may_be_mixed_in_any_order) {
  Play play(Position(3).houses(1, {"wei1"}).hand(0, "rgg").display("oypp"));
  play.does(house("wei2", 'r')).does(house("wei3", 'g'));
  play.does(drawing(), "r").does(taking('y')).does(drawing(), "gr");
  EXPECT_EQ(play.hand(0), "rgy");
  EXPECT_EQ(play.display(), "ropp");
}

TEST(china, H9_a_card_that_was_taken_is_not_offered_again) {
  Play play(Position(3).houses(1, {"wei1"}).hand(0, "rgg").display("oypp"));
  play.does(house("wei2", 'r')).does(house("wei3", 'g')).does(taking('y'));
  EXPECT_FALSE(play.may(taking('y')));
  EXPECT_TRUE(play.may(taking('p')));
}

TEST(china, drawing_is_as_many_cards_as_are_missing) {
  Play one(Position(3).hand(0, "rgg").display("oypp"));
  one.does(house("wei1", 'r'));
  EXPECT_EQ(one.state().draws, 1);
  one.does(drawing(), "y");
  EXPECT_EQ(one.hand(0), "ggy");
  EXPECT_EQ(one.state().turn, 1);
  Play two(Position(3).hand(0, "rgg").display("oypp"));
  two.does(house("wei1", 'g'));
  EXPECT_EQ(two.state().draws, 2);
}

TEST(china, drawing_is_no_choice_to_leave_out) {
  Play play(Position(3).hand(0, "rgg").display("oypp"));
  play.does(house("wei1", 'r'));
  EXPECT_EQ(play.options(), (std::set<int>{taking('o').action, taking('y').action,
                                           taking('p').action, drawing().action}));
}

TEST(china, the_turn_goes_round_from_the_last_seat_to_the_first) {
  Play play(Position(4).hand(3, "rgg").display("oypp").turn(3).first(2));
  play.does(house("wei1", 'r')).does(drawing(), "r");
  EXPECT_EQ(play.state().turn, 0);
}

// ---- H8, first time: the discards become the pile --------------------------------------------

// Given one card in the pile and two to draw: the discards, and with them the cards just played,
// are the new pile, and drawing goes on.
TEST(china, H8_the_pile_ends_in_the_refill_of_a_hand_and_the_discards_are_shuffled_at_once) {
  Play play(Position(3).houses(1, {"wei1"}).hand(0, "rgg").display("oypp").pile("y"));
  const Cards discards = play.state().discards + cards("gg");
  play.does(house("wei2", 'g')).does(stopping()).does(drawing(), "y");
  EXPECT_EQ(play.told(kShuffled), 1);
  EXPECT_EQ(play.state().used_up, 1);
  EXPECT_EQ(play.state().discards, Cards{});
  EXPECT_EQ(play.state().unlocated[kLate], discards);
  EXPECT_EQ(play.state().pile, discards.total());
  EXPECT_EQ(play.display(), "oypp");  // it stays
  EXPECT_EQ(play.state().draws, 1);
  play.does(drawing(), "g");
  EXPECT_EQ(play.hand(0), "rgy");
  EXPECT_EQ(play.state().turn, 1);
  EXPECT_EQ(play.state().pile, discards.total() - 1);
}

TEST(china, H8_the_last_card_of_the_pile_may_be_the_last_of_the_refill) {
  Play play(Position(3).hand(0, "rgg").display("oypp").pile("y"));
  play.does(house("wei1", 'r')).does(drawing(), "y");
  EXPECT_EQ(play.state().used_up, 1);
  EXPECT_EQ(play.told(kShuffled), 1);
  EXPECT_GT(play.state().pile, 0);
  EXPECT_TRUE(play.state().discards.empty());
  EXPECT_EQ(play.state().turn, 1);
}

TEST(china, H8_the_pile_ends_in_the_refill_of_the_display) {
  Play play(Position(3).houses(1, {"wei1"}).hand(0, "rgg").display("oypp").pile("y"));
  play.does(house("wei2", 'r')).does(house("wei3", 'g'));
  play.does(taking('p')).does(taking('p')).does(taking('o'), "yrg");  // two are of the new pile
  EXPECT_EQ(play.display(), "rgyy");
  EXPECT_EQ(play.state().used_up, 1);
  EXPECT_EQ(play.told(kShuffled), 1);
  ASSERT_EQ(play.told().size(), 5u);
  EXPECT_EQ(play.told()[1].kind, kTurnedUp);
  EXPECT_EQ(play.told()[2].kind, kShuffled);
  EXPECT_EQ(play.told()[3].kind, kTurnedUp);
}

TEST(china, H8_the_display_takes_the_last_card_and_the_new_pile_is_there) {
  Play play(Position(3).hand(0, "rgg").display("oypp").pile("y"));
  play.does(house("wei1", 'r')).does(taking('p'), "y");
  EXPECT_EQ(play.state().used_up, 1);
  EXPECT_GT(play.state().pile, 0);
  EXPECT_FALSE(play.over());
}

TEST(china, H8_the_pile_ends_in_an_exchange_and_the_card_given_is_shuffled_too) {
  Play play(Position(3).hand(0, "rgg").display("oypp").pile("y").discards("p"));
  play.does(exchanging('r'));
  const Cards discards = play.state().discards;
  EXPECT_GE(discards[colour_of('r')], 1);
  play.does(drawing(), "y");
  EXPECT_EQ(play.state().unlocated[kLate], discards);
  EXPECT_EQ(play.hand(0), "ggy");
}

TEST(china, H8_the_first_end_of_the_pile_is_not_the_last_round) {
  for (int turn = 0; turn < 3; ++turn) {
    Play play(Position(3).hand(turn, "rgg").display("oypp").pile("y").turn(turn));
    play.does(house("wei1", 'r')).does(drawing(), "y");
    EXPECT_FALSE(play.over()) << turn;
    EXPECT_EQ(play.told(kPileEnded), 0);
  }
}

// ---- H8, second time: the last round ---------------------------------------------------------

Position last_card(int seats, int turn, int first = 0) {
  return Position(seats)
      .shuffled()
      .houses((turn + 1) % seats, {"wei1"})
      .hand(turn, "rgg")
      .display("oypp")
      .pile("y")
      .turn(turn)
      .first(first);
}

TEST(china, H8_the_second_end_brings_no_new_pile) {
  Play play(last_card(3, 0));
  play.does(house("wei2", 'r')).does(stopping()).does(drawing(), "y");
  EXPECT_EQ(play.told(kPileEnded), 1);
  EXPECT_EQ(play.told(kShuffled), 0);
  EXPECT_EQ(play.state().used_up, 2);
  EXPECT_EQ(play.state().pile, 0);
  EXPECT_FALSE(play.state().discards.empty());
  EXPECT_EQ(play.display(), "oypp");
  EXPECT_EQ(play.state().turn, 1);
}

TEST(china, H8_after_the_second_end_the_hand_is_refilled_from_the_display) {
  Play play(last_card(3, 0));
  play.does(house("wei2", 'r')).does(house("wei3", 'g')).does(drawing(), "y");
  EXPECT_EQ(play.state().draws, 2);
  EXPECT_FALSE(play.may(drawing()));
  play.does(taking('p')).does(taking('o'));
  EXPECT_EQ(play.hand(0), "oyp");
  EXPECT_EQ(play.display(), "yp");  // and stays so
  EXPECT_EQ(play.state().turn, 1);
}

TEST(china, H8_the_second_end_in_the_refill_of_the_display_leaves_it_short) {
  Play play(last_card(3, 0));
  play.does(house("wei2", 'r')).does(house("wei3", 'g'));
  play.does(taking('p')).does(taking('o')).does(taking('y'), "y");
  EXPECT_EQ(play.display(), "yp");
  EXPECT_EQ(play.state().used_up, 2);
  EXPECT_EQ(play.told(kPileEnded), 1);
}

TEST(china, H8_what_neither_pile_nor_display_has_is_not_refilled) {
  Play play(Position(5).pile_ended().houses(1, {"wei1"}).hand(0, "rgg").display("oy"));
  play.does(house("wei2", 'r')).does(house("wei3", 'g')).does(taking('o')).does(taking('y'));
  EXPECT_EQ(play.hand(0), "oy");
  EXPECT_EQ(play.display(), "");
  EXPECT_EQ(play.state().turn, 1);
}

TEST(china, H8_with_nothing_to_draw_the_turn_ends_at_once) {
  Play play(Position(5).pile_ended().houses(1, {"wei1"}).hand(0, "rgg").display(""));
  play.does(house("wei2", 'r')).does(stopping());
  EXPECT_EQ(play.hand(0), "gg");
  EXPECT_EQ(play.state().turn, 1);
}

// Whoever takes the last card, the round goes on to the right neighbour of the start player.
TEST(china, H8_the_round_is_played_to_the_end) {
  for (const int seats : {3, 4, 5}) {
    for (int first = 0; first < seats; ++first) {
      for (int after = 0; after < seats; ++after) {  // turns already played in this round
        const int turn = (first + after) % seats;
        Play play(last_card(seats, turn, first));
        play.does(house("wei2", 'r')).does(stopping()).does(drawing(), "y");
        int turns = after + 1;
        while (!play.over() && turns < 2 * seats) {
          EXPECT_EQ(play.state().turn, (first + turns) % seats);
          const char card = play.hand(play.state().turn)[0];
          play.does(exchanging(card));
          if (play.state().phase == Phase::kDraw) play.does(taking(play.display()[0]));
          ++turns;
        }
        EXPECT_TRUE(play.over());
        EXPECT_EQ(turns, seats) << seats << " seats, first " << first << ", ended by " << turn;
      }
    }
  }
}

TEST(china, H8_the_game_ends_at_once_if_the_right_neighbour_s_own_refill_ends_the_pile) {
  Play hand(last_card(4, 1, 2));
  hand.does(house("wei2", 'r')).does(stopping()).does(drawing(), "y");
  EXPECT_TRUE(hand.over());
  EXPECT_EQ(hand.told(kEnded), 1);
  Play display(last_card(4, 1, 2));
  display.does(house("wei2", 'r')).does(stopping()).does(taking('o'), "y");
  EXPECT_TRUE(display.over());
  EXPECT_EQ(display.display(), "yypp");
}

TEST(china, H8_with_two_cards_left_the_right_neighbour_does_not_end_the_game) {
  Play play(last_card(4, 1, 2).pile("yy"));
  play.does(house("wei2", 'r')).does(stopping()).does(drawing(), "y");
  EXPECT_FALSE(play.over());
  EXPECT_EQ(play.state().turn, 2);
  EXPECT_EQ(play.state().rounds, 1u);
}

// ---- H10, H15, H16: exchanging and passing ---------------------------------------------------

TEST(china, H10_the_card_is_discarded_first_and_can_not_be_taken_back) {
  Play play(Position(3).hand(0, "rgo").display("yypp").discards(""));
  play.does(exchanging('r'));
  EXPECT_EQ(play.hand(0), "go");
  EXPECT_EQ(play.discards(), "r");
  EXPECT_EQ(play.state().draws, 1);
  EXPECT_EQ(play.options(),
            (std::set<int>{taking('y').action, taking('p').action, drawing().action}));
}

TEST(china, H10_the_new_card_comes_from_the_display_or_from_the_pile) {
  const Position position = Position(3).hand(0, "rgo").display("yypp");
  Play display(position);
  display.does(exchanging('r')).does(taking('y'), "g");
  EXPECT_EQ(display.hand(0), "goy");
  EXPECT_EQ(display.display(), "gypp");
  EXPECT_EQ(display.state().turn, 1);
  Play pile(position);
  pile.does(exchanging('r')).does(drawing(), "r");
  EXPECT_EQ(pile.hand(0), "rgo");
  EXPECT_EQ(pile.display(), "yypp");
  EXPECT_EQ(pile.state().turn, 1);
}

TEST(china, H10_an_exchange_brings_one_card_even_if_the_hand_has_fewer_than_three) {
  Play play(Position(4).pile_ended().hand(0, "rg").display("oypp"));
  play.does(exchanging('r')).does(taking('p'));
  EXPECT_EQ(play.hand(0), "gp");
  EXPECT_EQ(play.state().turn, 1);
}

TEST(china, H15_any_card_may_be_exchanged_though_pieces_could_be_placed) {
  const Play play(Position(3).hand(0, "rgo"));
  EXPECT_TRUE(play.may_place());
  EXPECT_EQ(
      play.options(Exchange::kFirst, Take::kFirst),
      (std::set<int>{exchanging('r').action, exchanging('g').action, exchanging('o').action}));
  EXPECT_FALSE(play.may(passing()));
}

TEST(china, H15_a_player_who_can_not_place_must_exchange) {
  // All states of the three colours in the hand are full, and so are their courts.
  const Play play(Position(3)
                      .settled("chu", {6, 2})
                      .emissaries(1, "chu", 4)
                      .emissaries(2, "chu", 2)
                      .settled("qi", {3, 2})
                      .emissaries(1, "qi", 3)
                      .settled("qin", {3, 3})
                      .emissaries(2, "qin", 3)
                      .settled("lu", {0, 2, 2})
                      .emissaries(2, "lu", 2)
                      .settled("zhao", {0, 4, 3})
                      .emissaries(0, "zhao", 4)
                      .hand(0, "ypo"));
  EXPECT_FALSE(play.may_place());
  EXPECT_FALSE(play.may(passing()));
  EXPECT_EQ(play.options().size(), 3u);
}

TEST(china, H15_a_player_without_cards_passes) {
  Play play(Position(4).pile_ended().hand(0, "").display("oypp"));
  EXPECT_EQ(play.options(), std::set<int>{passing().action});
  play.does(passing());
  EXPECT_EQ(play.hand(0), "");
  EXPECT_EQ(play.display(), "oypp");
  EXPECT_EQ(play.state().turn, 1);
}

TEST(china, H16_an_exchange_with_nothing_to_take_loses_the_card) {
  Play play(Position(4).pile_ended().hand(0, "rgo").display(""));
  play.does(exchanging('g'));
  EXPECT_EQ(play.hand(0), "ro");
  EXPECT_EQ(play.state().turn, 1);
}

// ---- H17: what is known of a hand ------------------------------------------------------------

TEST(china, H17_a_card_from_the_display_stays_known_to_all) {
  Play play(Position(3).hand(0, "rgo").display("yypp"));
  play.does(exchanging('r')).does(taking('y'), "g");
  for (const int viewer : {1, 2, int{kNobody}}) {
    const State seen = play.mask(viewer);
    EXPECT_EQ(letters(seen.players[0].hand), "y");
    EXPECT_EQ(seen.players[0].hidden[kEarly], 2);
  }
  EXPECT_EQ(letters(play.mask(0).players[0].hand), "goy");
  EXPECT_EQ(play.told()[0].heard_by(1).args[0], colour_of('y'));
}

TEST(china, H17_a_card_from_the_pile_is_its_owner_s_secret) {
  Play play(Position(3).hand(0, "rgo").display("yypp"));
  play.does(exchanging('r')).does(drawing(), "p");
  EXPECT_EQ(letters(play.mask(1).players[0].hand), "");
  EXPECT_EQ(play.mask(1).players[0].hidden[kEarly], 3);
  EXPECT_EQ(play.told()[0].kind, kDrew);
  EXPECT_EQ(play.told()[0].heard_by(0).args[0], colour_of('p'));
  EXPECT_EQ(play.told()[0].heard_by(1).args[0], kHiddenArg);
  EXPECT_EQ(play.told()[0].heard_by(kNobody).args[0], kHiddenArg);
}

TEST(china, H17_others_see_the_same_whatever_was_drawn) {
  const Position position = Position(3).hand(0, "rgo").display("yypp");
  Play one(position);
  Play other(position);
  one.does(exchanging('r')).does(drawing(), "p");
  other.does(exchanging('r')).does(drawing(), "g");
  EXPECT_FALSE(same(one.state(), other.state()));
  for (const int viewer : {1, 2, int{kNobody}}) {
    EXPECT_TRUE(same(one.mask(viewer), other.mask(viewer)));
    EXPECT_TRUE(same(one.shown(viewer), other.shown(viewer)));
  }
}

TEST(china, H17_the_dealt_hands_are_secret) {
  std::vector<Event> told;
  const auto tell = [&](const Event& event) { told.push_back(event); };
  FastChance chance(5);
  const State state =
      China::start(standard().data, pentarch::Setup{.seats = 3, .options = {}}, chance, tell);
  ASSERT_GE(told.size(), 3u);
  for (int seat = 0; seat < 3; ++seat) {
    const Event& dealt = told[static_cast<std::size_t>(seat)];
    Cards hand;
    for (int i = 0; i < 3; ++i) hand += Cards::of(dealt.heard_by(dealt.seat).args[i], 1);
    EXPECT_EQ(hand, state.players[dealt.seat].hand);
    const Seat other = static_cast<Seat>((dealt.seat + 1) % 3);
    for (int i = 0; i < 3; ++i) EXPECT_EQ(dealt.heard_by(other).args[i], kHiddenArg);
  }
}

TEST(china, H17_a_known_card_that_is_played_is_known_no_more) {
  Play play(Position(3).open(0, "r").hand(0, "go"));
  EXPECT_EQ(letters(play.mask(1).players[0].hand), "r");
  play.does(house("wei1", 'r'));
  EXPECT_FALSE(play.told()[0].reveals);
  EXPECT_EQ(letters(play.mask(1).players[0].hand), "");
  EXPECT_EQ(play.mask(1).players[0].hidden[kEarly], 2);
}

TEST(china, H17_a_known_card_stays_known_while_others_are_played) {
  Play play(Position(3).open(0, "y").hand(0, "ro").display("gypp"));
  play.does(house("wei1", 'r'));
  EXPECT_TRUE(play.told()[0].reveals);  // a covered card is seen now
  play.does(drawing(), "g");
  EXPECT_EQ(letters(play.mask(1).players[0].hand), "y");
  EXPECT_EQ(play.mask(1).players[0].hidden[kEarly], 2);
}

TEST(china, H17_of_two_alike_the_known_one_goes_first) {
  Play play(Position(3).open(0, "r").hand(0, "rg"));
  play.does(house("wei1", 'r'));
  EXPECT_EQ(letters(play.mask(1).players[0].hand), "");
  EXPECT_EQ(play.mask(1).players[0].hidden[kEarly], 2);
}

TEST(china, H17_a_hand_that_came_from_the_display_is_known_altogether) {
  const Play play(Position(3).open(0, "rrg"));
  EXPECT_EQ(letters(play.mask(1).players[0].hand), "rrg");
  EXPECT_EQ(cards_held(play.mask(1).players[0]), 3);
  EXPECT_EQ(play.mask(1).players[0].hidden, (std::array<std::uint8_t, kOrigins>{}));
}

TEST(china, H17_where_every_hand_is_known_a_guess_is_the_truth) {
  const Play play(Position(3).open(0, "rrg").open(1, "goo").open(2, "yyp"));
  for (const Seat viewer : {Seat{0}, Seat{2}, kNobody}) {
    ScriptedChance chance({});  // nothing is drawn
    EXPECT_TRUE(
        same(China::guess(play.edition(), play.mask(viewer), viewer, chance), play.state()));
    EXPECT_FALSE(chance.failed());
  }
}

// The discards lay open, so everybody knows what the second pile is made of, and that a card drawn
// before is none of these.
TEST(china, H17_cards_from_before_and_after_the_shuffle_are_told_apart) {
  const Play play(
      Position(3).shuffled().early(0, "rr").hand(0, "g").early(1, "ypp").hand(2, "ooo"));
  const State seen = play.mask(2);
  EXPECT_EQ(seen.players[0].hidden, (std::array<std::uint8_t, kOrigins>{2, 1, 0}));
  EXPECT_EQ(seen.players[1].hidden, (std::array<std::uint8_t, kOrigins>{3, 0, 0}));
  EXPECT_EQ(letters(seen.unlocated[kEarly]), "rrypp");
  EXPECT_EQ(seen.unlocated[kLate].total(), seen.pile + 1);
}

TEST(china, H17_drawing_after_the_shuffle_adds_a_late_card) {
  Play play(Position(3).hand(0, "rgg").display("oypp").pile("y"));
  play.does(house("wei1", 'g')).does(drawing(), "y").does(drawing(), "g");
  EXPECT_EQ(letters(play.seat(0).early), "ry");
  EXPECT_EQ(play.mask(1).players[0].hidden, (std::array<std::uint8_t, kOrigins>{2, 1, 0}));
}

TEST(china, H17_a_mask_keeps_everything_that_lies_open) {
  const Play play(Position(4)
                      .settled("wei", {2, 2})
                      .emissaries(1, "wei", 1)
                      .fortress(0, "chu1")
                      .discards("rg")
                      .display("oypp"));
  for (const int viewer : {0, 3, int{kNobody}}) {
    const State seen = play.mask(viewer);
    EXPECT_EQ(letters(seen.discards), "rg");
    EXPECT_EQ(letters(seen.display), "oypp");
    EXPECT_EQ(seen.pile, play.state().pile);
    EXPECT_EQ(seen.built, play.state().built);
    EXPECT_EQ(seen.players[1].emissaries, play.seat(1).emissaries);
  }
}

TEST(china, H17_a_page_shows_no_card_of_another_hand_without_the_memory_aid) {
  const Play play(Position(3).open(0, "r").hand(0, "go").open(1, "pp").hand(1, "y"));
  const State shown = play.shown(1);
  EXPECT_EQ(letters(shown.players[0].hand), "");
  EXPECT_EQ(letters(shown.players[0].open), "");
  EXPECT_EQ(cards_held(shown.players[0]), 3);
  EXPECT_EQ(letters(shown.players[1].hand), "ypp");  // his own
  EXPECT_EQ(cards_held(play.shown(kNobody).players[1]), 3);
  EXPECT_EQ(letters(play.shown(kNobody).players[1].hand), "");
}

// What a page shows of a hand known to all is the same whichever cards these are, if the rest of
// the table is the same.
TEST(china, H17_what_is_shown_does_not_depend_on_the_known_cards) {
  const Position base = Position(3).hand(1, "ryp").hand(2, "ryp").display("rgoy").discards("");
  Position red = base;
  Position green = base;
  const Play one(red.open(0, "r").hand(0, "go"));
  const Play other(green.open(0, "g").hand(0, "ro"));
  EXPECT_FALSE(same(one.mask(1), other.mask(1)));
  EXPECT_TRUE(same(one.shown(1), other.shown(1)));
  EXPECT_TRUE(same(one.shown(kNobody), other.shown(kNobody)));
}

TEST(china, H17_the_page_does_not_tell_early_cards_from_late_ones_without_the_memory_aid) {
  const Position base = Position(3).shuffled().hand(1, "ryp").hand(2, "ryp").display("rgoy");
  Position before = base;
  Position after = base;
  EXPECT_TRUE(same(Play(before.early(0, "rgo").discards("")).shown(1),
                   Play(after.hand(0, "rgo").discards("")).shown(1)));
}

TEST(china, H17_with_the_memory_aid_the_page_shows_the_mask) {
  const Play play(Position(3).memory_aid().open(0, "r").hand(0, "go"));
  for (const int viewer : {0, 1, 2, int{kNobody}}) {
    EXPECT_TRUE(same(play.shown(viewer), play.mask(viewer)));
  }
  EXPECT_EQ(letters(play.shown(1).players[0].hand), "r");
  EXPECT_EQ(new_game(3).memory_aid, 0);
  EXPECT_EQ(new_game(3, {{kOptionMemory, 1}}).memory_aid, 1);
}

TEST(china, H17_a_seat_may_do_the_same_with_what_it_is_shown) {
  for (const bool aided : {false, true}) {
    Position position = Position(3).open(0, "r").hand(0, "rg").houses(1, {"wei1"});
    if (aided) position.memory_aid();
    const Play play(position);
    Steps steps;
    China::legal(standard().data, play.shown(0), 0, steps);
    std::set<int> actions;
    for (const Step step : steps) actions.insert(step.action);
    EXPECT_EQ(actions, play.options());
  }
}

}  // namespace
}  // namespace pentarch::china::tests
