// Catherine against its rulebook: set-up, rounds, hands and favour. Given this position, when these
// seats decide that, then.
#include <gtest/gtest.h>

#include "games/catherine/tests/builder.hpp"

namespace pentarch::catherine::tests {
namespace {

State started(int seats, std::uint64_t seed = 1) {
  FastChance chance(seed);
  Silence silence;
  return start(standard(),
               pentarch::Setup{.seats = static_cast<std::uint8_t>(seats), .options = {}}, chance,
               silence);
}

std::string opening(const State& state, int seat) {
  std::string text = "lay";
  for (int i = 0; i < 3; ++i) text += " " + face().card_name(state.players[seat].hand.nth(i));
  return text;
}

// ---- Set-up ----------------------------------------------------------------------------------

TEST(catherine, setup_six_cards_and_an_open_order_for_everyone) {
  for (const int seats : {2, 3, 4}) {
    const State state = started(seats);
    EXPECT_EQ(state.pile_size, 102 - 6 * seats);
    EXPECT_EQ(deciders(state), SeatSet::first(seats));
    for (int seat = 0; seat < seats; ++seat) {
      EXPECT_EQ(state.players[seat].hand_size, 6);
      EXPECT_EQ(state.players[seat].favour, 0);
      EXPECT_EQ(hand_limit(standard(), state.players[seat]), 3);
    }
  }
}

TEST(catherine, setup_three_of_six_cards_are_chosen_and_each_choice_is_offered_once) {
  const Play play(started(2));
  const Names options = play.options(0);
  EXPECT_EQ(options.size(), 20u);
  EXPECT_EQ(std::set<std::string>(options.begin(), options.end()).size(), 20u);
}

TEST(catherine, setup_nothing_is_shown_until_all_have_chosen) {
  const State begin = started(3);
  Play play(begin);
  play.says(1, opening(begin, 1));
  EXPECT_TRUE(play.told().empty());
  EXPECT_EQ(play.deciders().bits(), 0b101);
  EXPECT_TRUE(same(play.mask(0), mask(standard(), begin, 0)));
  play.says(2, opening(begin, 2)).says(0, opening(begin, 0));
  EXPECT_EQ(play.state().phase, Phase::kPlay);
  EXPECT_EQ(play.state().row_size, 3);
  EXPECT_EQ(play.seat(1).row[0], begin.players[1].hand.nth(0));
}

// ---- Phases A to C ---------------------------------------------------------------------------

TEST(catherine, phase_A_everyone_draws_two_cards_beyond_any_limit) {
  const State begin = started(2);
  Play play(begin);
  play.says(0, opening(begin, 0)).says(1, opening(begin, 1));
  EXPECT_EQ(play.seat(0).hand_size, 5);  // the limit is 3
  EXPECT_EQ(play.points(0, kFromLimit), 0);
}

TEST(catherine, phase_B_the_activation_card_may_go_below_any_free_action_card_also_the_new_one) {
  Play play(Position(2).row(0, {"R01", "R02", "R03"}).hand(0, {"G01", "B01"}));
  EXPECT_EQ(play.options(0),
            (Names{"play G01 B01 under R01", "play G01 B01 under R02", "play G01 B01 under R03",
                   "play G01 B01 under G01", "play B01 G01 under R01", "play B01 G01 under R02",
                   "play B01 G01 under R03", "play B01 G01 under B01"}));
}

TEST(catherine, phase_B_a_place_that_has_an_activation_card_is_taken) {
  Play play(Position(2).round(1).row(0, {"R01", "R02", "R03", "R04"}).hand(0, {"G01", "B01"}));
  ASSERT_NE(play.seat(0).under[3], kNoCard);
  EXPECT_EQ(play.refusal(0, "play G01 B01 under R04"),
            "there is an activation card at place 4 already");
}

TEST(catherine, phase_C_all_cards_are_turned_up_at_once) {
  Play play(Position(2)
                .row(0, {"R01", "R02", "R03"})
                .hand(0, {"G01", "B01"})
                .row(1, {"B02", "B03", "B04"})
                .hand(1, {"G02", "R05"}));
  const State before = play.state();
  play.says(0, "play G01 B01 under R01");
  EXPECT_TRUE(same(play.mask(1), mask(standard(), before, 1)));
  EXPECT_TRUE(play.told().empty());
  play.says(1, "play G02 R05 under B02");
  EXPECT_EQ(play.seat(0).row[3], card_id("G01"));
  EXPECT_EQ(play.seat(0).under[0], card_id("B01"));
  EXPECT_EQ(play.seat(1).under[0], card_id("R05"));
}

TEST(catherine, phase_D_only_the_card_above_the_new_activation_card_is_run) {
  Play play(Position(2)
                .row(0, {"R19", "G19", "B19"})
                .hand(0, {"G01", "B05"})
                .row(1, {"B02", "B03", "B04"})
                .hand(1, {"G02", "R05"}));
  play.says(0, "play G01 B05 under B19").says(1, "play G02 R05 under B02");
  EXPECT_EQ(play.deciders(), SeatSet::only(0));
  play.says(0, "run");
  EXPECT_EQ(play.points(0, kFromActions), 3);
}

TEST(catherine, K7_symbols_count_in_the_action_row_and_not_below_it) {
  // R10 with its book is an activation card: the one book is that of R05 itself.
  Play play(Position(2).running(0, "R05", "R10").hand(0, {}));
  play.says(0, "run");
  EXPECT_EQ(play.points(0, kFromActions), 2);
}

TEST(catherine, K7_goods_books_and_cannons_are_owned_and_never_paid) {
  Play play(Position(2).row(0, {"R04"}).running(0, "R21", "R09").houses(0, {"riga"}));
  const Symbols owned = play.seat(0).owned;
  play.says(0, "run bonus");
  EXPECT_EQ(play.seat(0).owned, owned);
}

// ---- Compensation, hand limit, favour --------------------------------------------------------

TEST(catherine, K1_different_colours_draw_a_card_instead) {
  Play play(Position(2).hand(0, {"G01", "B01"}));
  play.idles();
  EXPECT_EQ(play.heard(kIdle, 0), 1);
  EXPECT_EQ(play.drew(0), 1);
}

TEST(catherine, K1_a_matching_card_may_be_declined_for_a_card) {
  Play play(Position(2).running(0, "R19", "R09").hand(0, {}));
  play.says(0, "decline");
  EXPECT_EQ(play.drew(0), 1);
  EXPECT_EQ(play.points(0, kFromActions), 0);
}

TEST(catherine, K1_at_the_hand_limit_the_card_is_a_point) {
  Play declined(Position(2).running(0, "R19", "R09").hand(0, {"G01", "G02", "G03"}));
  declined.says(0, "decline");
  EXPECT_EQ(declined.drew(0), 0);
  EXPECT_EQ(declined.points(0, kFromLimit), 1);
  Play differ(Position(2).hand(0, {"G01", "B01", "B02", "B03", "B04"}));
  differ.idles();
  EXPECT_EQ(differ.drew(0), 0);
  EXPECT_EQ(differ.points(0, kFromLimit), 1);
}

TEST(catherine, K2_without_a_house_piece_one_card_is_drawn_and_nothing_is_discarded) {
  const Names twelve{"riga",  "st-petersburg", "novgorod", "arkhangelsk",   "yaroslavl", "moscow",
                     "kazan", "orenburg",      "tobolsk",  "yekaterinburg", "tomsk",     "irkutsk"};
  Play play(Position(2)
                .running(0, "R15", "R09")
                .hand(0, {"G01", "G02"})
                .houses(0, twelve)
                .running(1, "B19", "B05"));
  EXPECT_EQ(play.deciders(), SeatSet::only(1));
  play.says(1, "run");
  EXPECT_EQ(play.drew(0), 1);
  EXPECT_TRUE(play.seat(0).hand.has(card_id("G01")) && play.seat(0).hand.has(card_id("G02")));
  EXPECT_EQ(popcount(play.seat(0).houses), 12);
}

TEST(catherine, K2_a_house_card_whose_cities_are_all_built_draws_a_card) {
  Play play(Position(2)
                .running(0, "R25", "R09")
                .hand(0, {})
                .houses(0, {"riga", "st-petersburg", "novgorod"})
                .running(1, "B19", "B05"));
  EXPECT_EQ(play.deciders(), SeatSet::only(1));
  play.says(1, "run");
  EXPECT_EQ(play.drew(0), 1);
}

TEST(catherine, K5_favour_raises_the_hand_limit_before_the_bonus_draws) {
  // Level 1 has a limit of 3, level 2 of 4: Kiev's crown makes room for the card of the bonus.
  Play play(Position(2)
                .row(0, {"R04"})
                .running(0, "R31", "R09")
                .hand(0, {"G01", "G02", "G03"})
                .favour(0, 1));
  play.says(0, "build kiev bonus");
  EXPECT_EQ(play.seat(0).favour, 2);
  EXPECT_EQ(play.drew(0), 1);
  EXPECT_EQ(play.points(0, kFromLimit), 0);
}

TEST(catherine, K5_above_the_top_of_the_track_every_step_is_a_point) {
  Play play(Position(2).running(0, "R07", "R09").hand(0, {"G01", "G02"}).favour(0, 11));
  play.says(0, "run bonus discard G01 G02");
  EXPECT_EQ(play.seat(0).favour, 12);
  EXPECT_EQ(play.points(0, kFromOverflow), 2);
}

// The example of the rulebook: limit 6, four cards in hand, three to draw.
TEST(catherine, K6_limit_example_two_cards_and_a_point_for_the_third) {
  Play play(Position(2)
                .row(0, {"R04", "R05"})
                .running(0, "R09", "R10")
                .favour(0, 8)
                .hand(0, {"G01", "G02", "G03", "G04"}));
  EXPECT_EQ(hand_limit(standard(), play.seat(0)), 6);
  play.says(0, "run");
  EXPECT_EQ(play.drew(0), 2);
  EXPECT_EQ(play.points(0, kFromLimit), 1);
}

TEST(catherine, K6_the_limit_never_forces_a_discard) {
  // Five cards with a limit of three, after two more of phase A: all are kept.
  Play play(Position(2).hand(0, {"G01", "B01", "B02", "B03", "B04"}));
  play.idles();
  EXPECT_EQ(play.seat(0).hand_size, 3 + 2);
  EXPECT_TRUE(play.state().discards.empty());
}

// ---- Draws -----------------------------------------------------------------------------------

TEST(catherine, K11_with_pile_and_discards_empty_there_is_no_card_and_no_point) {
  // Only in a position that no game leads to: the seat that holds the cards is not asked for them.
  State state = Position(2).running(0, "R19", "R09").hand(0, {}).state();
  state.pile = {};
  state.discards = {};
  state.pile_size = 0;
  NamedChance chance({});
  std::vector<Event> told;
  const auto tell = [&](const Event& event) { told.push_back(event); };
  draw_limited(standard(), state, 0, 1, chance, tell);
  EXPECT_EQ(state.players[0].hand_size, 0);
  EXPECT_EQ(state.players[0].points[kFromLimit], 0);
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].kind, kNoneLeft);
}

TEST(catherine, K17_an_empty_pile_is_refilled_when_a_card_is_wanted_and_not_before) {
  // The compensations and three cards of phase A empty the pile; the fourth wants another card.
  Play play(Position(2)
                .hand(0, {"G01", "B01"})
                .hand(1, {"G02", "B02"})
                .pile({"R05", "G05", "R07", "G06", "R09", "G07"}));
  play.idles({"R05", "G05", "R07", "G06", "R09", "G07"});
  EXPECT_EQ(play.state().pile_size, 0);
  EXPECT_FALSE(play.state().discards.empty());
  EXPECT_TRUE(play.state().ages.older().empty());
  const int discards = play.state().discards.size();
  play.idles();
  EXPECT_EQ(play.heard(kReshuffled, kNobody), 1);
  EXPECT_TRUE(play.state().discards.empty());
  EXPECT_EQ(play.state().pile_size, discards - 6);
}

TEST(catherine, K17_cards_discarded_by_a_seat_can_be_drawn_by_the_next) {
  // Seat 0 discards G01 for favour; the pile is empty, and seat 1 draws it as its compensation.
  Play play(Position(2).running(0, "R07", "R09").hand(0, {"G01"}).hand(1, {}).pile({}));
  play.says(0, "run discard G01", {"G01"});
  EXPECT_TRUE(play.seat(1).hand.has(card_id("G01")));
}

TEST(catherine, K16_draws_give_a_seat_all_its_cards_before_the_next_seat) {
  Play play(Position(2).running(0, "R11", "R10").hand(0, {}).hand(1, {}));
  play.says(0, "run", {"B05", "B06", "B07", "G05", "G06", "G07", "G08"});
  const CardSet first = play.seat(0).hand;
  EXPECT_TRUE(first.has(card_id("B05")) && first.has(card_id("B06")));  // the action
  EXPECT_TRUE(play.seat(1).hand.has(card_id("B07")));                   // the compensation
  EXPECT_TRUE(first.has(card_id("G05")) && first.has(card_id("G06")));  // phase A
  EXPECT_TRUE(play.seat(1).hand.has(card_id("G07")) && play.seat(1).hand.has(card_id("G08")));
}

TEST(catherine, K16_all_choices_are_made_before_the_first_is_carried_out) {
  Play play(
      Position(2).running(0, "R11", "R10").hand(0, {}).running(1, "B19", "B05").hand(1, {"G01"}));
  const State before = play.state();
  play.says(1, "run bonus discard G01");
  EXPECT_TRUE(play.told().empty());
  EXPECT_EQ(play.points(1, kFromActions), 0);
  EXPECT_TRUE(same(play.mask(0), mask(standard(), before, 0)));
  EXPECT_EQ(play.deciders(), SeatSet::only(0));
  EXPECT_EQ(play.refusal(1, "run"), "not now");
  play.says(0, "run");
  EXPECT_EQ(play.points(1, kFromActions), 7);
  EXPECT_EQ(play.drew(0), 2);
}

TEST(catherine, K17_hand_sizes_and_the_size_of_the_pile_are_public) {
  const Play play(Position(3).hand(0, {"G01", "G02", "G03"}));
  const State seen = play.mask(1);
  EXPECT_EQ(seen.players[0].hand_size, 3);
  EXPECT_TRUE(seen.players[0].hand.empty());
  EXPECT_EQ(seen.pile_size, play.state().pile_size);
  EXPECT_TRUE(seen.pile.has(card_id("G01")));  // it may be anywhere that can't be seen
}

}  // namespace
}  // namespace pentarch::catherine::tests
