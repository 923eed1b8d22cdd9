// The laws of the contract (engine/game.hpp, engine/face.hpp), checked over random games for every
// game, seat count and option. No game is named here.
//
// A law is a function over a Trial: one face, one set-up, a number of games. It never looks inside
// a State; it compares bytes, and what the contract lets anyone see. All seeds are fixed, so a law
// that holds today holds tomorrow unless the code has changed. The laws themselves:
//   battery/decisions.hpp   who decides, states, steps, sealed answers, random steps
//   battery/knowledge.hpp   masks, guesses, the swap law
//   battery/numbers.hpp     encodings, and what steps and numbers are called
//   battery/notation.hpp    what is typed: moves, pieces, names of what is drawn
//   battery/positions.hpp   positions as JSON
//   battery/records.hpp     records and their replay
//   battery/undo.hpp        what is taken back, and what may not be
//   battery/refusals.hpp    refused moves
//   battery/bots.hpp        the advice of bots
//   battery/views.hpp       what a seat can ask of its view alone, and before it decides
//   battery/worlds.hpp      the law of two worlds, asked through the protocol
//   battery/sentences.hpp   events, prompts, reasons, boards
//   battery/completeness.hpp  that nothing is left out, and nothing impossible let in
//   battery/setups.hpp      options, editions, and what only all set-ups together show
//   battery/allocations.hpp play never touches the heap
//
// Every game of the registry gets all of them (games/glue/battery_test.cpp.in).
#pragma once

#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "engine/embedded.hpp"
#include "lab/lab_of.hpp"
#include "tests/battery/allocations.hpp"
#include "tests/battery/bots.hpp"
#include "tests/battery/completeness.hpp"
#include "tests/battery/decisions.hpp"
#include "tests/battery/knowledge.hpp"
#include "tests/battery/notation.hpp"
#include "tests/battery/numbers.hpp"
#include "tests/battery/positions.hpp"
#include "tests/battery/records.hpp"
#include "tests/battery/refusals.hpp"
#include "tests/battery/sentences.hpp"
#include "tests/battery/setups.hpp"
#include "tests/battery/undo.hpp"
#include "tests/battery/views.hpp"
#include "tests/battery/worlds.hpp"

namespace pentarch::battery {

// ==== The signature ===========================================================================

// `<game> <seats> <hex>` a line, as `pentarch bench --signature` prints them: a change of behaviour
// changes the file in the same commit.
template <Face F>
void signature_is_as_written(const Trial<F>& trial) {
  const std::string id = F::Game::kFacts.id;
  const std::string begin = id + " " + std::to_string(trial.setup.seats) + " ";
  const std::string path = "games/" + id + "/tests/signatures.txt";
  std::ifstream file(SOURCE_DIR "/" + path);
  std::string written;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with(begin)) written = line;
  }
  EXPECT_EQ(written, begin + hex(LabOf<F>().signature(trial.setup.seats)))
      << path << " differs: raise rules_version if the rules were meant to change";
}

// ==== Every law for every set-up of a game ====================================================

template <Face F>
struct Law {
  const char* name;
  int games;  // over all set-ups of a game together
  void (*check)(const Trial<F>&);
};

template <Face F>
std::vector<Law<F>> laws() {
  return {
      {"exactly_the_deciders_have_steps", 1800, exactly_the_deciders_have_steps<F>},
      {"game_is_over_when_nobody_decides", 1800, game_is_over_when_nobody_decides<F>},
      {"points_add_up_and_ranks_begin_at_one", 1350, points_add_up_and_ranks_begin_at_one<F>},
      {"audit_is_silent", 900, audit_is_silent<F>},
      {"kept_copies_never_change", 900, kept_copies_never_change<F>},
      {"actions_convert_both_ways", 900, actions_convert_both_ways<F>},
      {"each_decision_has_one_path", 270, each_decision_has_one_path<F>},
      {"walk_finds_every_decision", 90, walk_finds_every_decision<F>},
      {"undeclared_steps_are_secret", 2700, undeclared_steps_are_secret<F>},
      {"step_on_a_mask_is_the_mask_of_the_step", 1800, step_on_a_mask_is_the_mask_of_the_step<F>},
      {"order_of_sealed_answers_changes_nothing", 270, order_of_sealed_answers_changes_nothing<F>},
      {"random_steps_are_uniform", 270, random_steps_are_uniform<F>},
      {"mask_of_a_mask_is_the_mask", 1350, mask_of_a_mask_is_the_mask<F>},
      {"a_seat_knows_what_it_may_do", 1350, a_seat_knows_what_it_may_do<F>},
      {"everybody_knows_who_decides", 1350, everybody_knows_who_decides<F>},
      {"what_is_shown_is_a_mask_too", 450, what_is_shown_is_a_mask_too<F>},
      {"standing_is_the_same_for_all", 450, standing_is_the_same_for_all<F>},
      {"guesses_look_the_same", 1350, guesses_look_the_same<F>},
      {"guesses_leave_nothing_unknown", 27, guesses_leave_nothing_unknown<F>},
      {"what_a_seat_sees_follows_from_what_it_heard", 27,
       what_a_seat_sees_follows_from_what_it_heard<F>},
      {"worlds_that_look_the_same_answer_the_same", 27,
       worlds_that_look_the_same_answer_the_same<F>},
      {"what_changes_a_mask_was_heard", 27, what_changes_a_mask_was_heard<F>},
      {"boards_show_all_that_views_have", 27, boards_show_all_that_views_have<F>},
      {"events_keep_every_argument", 90, events_keep_every_argument<F>},
      {"each_argument_is_told", 27, each_argument_is_told<F>},
      {"items_are_in_their_table", 270, items_are_in_their_table<F>},
      {"audit_speaks", 27, audit_speaks<F>},
      {"positions_have_known_members_only", 27, positions_have_known_members_only<F>},
      {"accepted_positions_can_be_played_on", 27, accepted_positions_can_be_played_on<F>},
      {"each_option_changes_something", 270, each_option_changes_something<F>},
      {"all_rounds_that_were_played_count", 27, all_rounds_that_were_played_count<F>},
      {"bots_decide_legally", 90, bots_decide_legally<F>},
      {"levels_are_searches", 1, levels_are_searches<F>},
      {"bots_know_only_the_mask", 54, bots_know_only_the_mask<F>},
      {"previews_come_true", 9, previews_come_true<F>},
      {"bots_explain_what_they_declare", 27, bots_explain_what_they_declare<F>},
      {"a_view_is_enough_to_decide", 27, a_view_is_enough_to_decide<F>},
      {"other_views_do_no_harm", 9, other_views_do_no_harm<F>},
      {"encode_writes_every_number_and_no_other", 180, encode_writes_every_number_and_no_other<F>},
      {"sparse_numbers_are_the_dense_ones", 27, sparse_numbers_are_the_dense_ones<F>},
      {"every_number_has_words_of_its_own", 1, every_number_has_words_of_its_own<F>},
      {"every_step_has_words_of_its_own", 1, every_step_has_words_of_its_own<F>},
      {"options_are_encoded", 1, options_are_encoded<F>},
      {"masks_that_differ_encode_differently", 90, masks_that_differ_encode_differently<F>},
      {"notation_and_pieces_tell_decisions_apart", 450,
       notation_and_pieces_tell_decisions_apart<F>},
      {"positions_read_back_to_the_same_bytes", 270, positions_read_back_to_the_same_bytes<F>},
      {"neighbouring_positions_are_told_apart", 9, neighbouring_positions_are_told_apart<F>},
      {"typed_words_read_back", 27, typed_words_read_back<F>},
      {"draws_have_names", 27, draws_have_names<F>},
      {"records_replay_to_the_same_hash", 36, records_replay_to_the_same_hash<F>},
      {"matches_begin_anywhere", 27, matches_begin_anywhere<F>},
      {"undo_restores_the_bytes_or_says_why_not", 18, undo_restores_the_bytes_or_says_why_not<F>},
      {"what_becomes_known_counts_as_revealed", 27, what_becomes_known_counts_as_revealed<F>},
      {"what_is_refused_changes_nothing", 18, what_is_refused_changes_nothing<F>},
      {"every_event_has_a_sentence", 18, every_event_has_a_sentence<F>},
      {"the_one_who_hears_is_addressed", 9, the_one_who_hears_is_addressed<F>},
      {"events_have_the_same_numbers_for_all", 9, events_have_the_same_numbers_for_all<F>},
      {"every_decider_is_prompted", 270, every_decider_is_prompted<F>},
      {"every_illegal_step_has_a_reason", 270, every_illegal_step_has_a_reason<F>},
      {"play_never_allocates", 180, play_never_allocates<F>},
      {"boards_fit_into_80_columns", 45, boards_fit_into_80_columns<F>},
      {"boards_fit_a_small_terminal", 27, boards_fit_a_small_terminal<F>},
  };
}

// What takes all set-ups of a game together.
template <Face F>
std::vector<Law<F>> laws_of_the_game() {
  return {
      {"every_kind_of_item_is_taken", 20, every_kind_of_item_is_taken<F>},
      {"every_value_of_an_edition_counts", 0, every_value_of_an_edition_counts<F>},
      {"schemas_are_as_described", 0, schemas_are_as_described<F>},
  };
}

template <Face F>
class LawTest : public ::testing::Test {
 public:
  LawTest(const pentarch::Setup& setup, const Law<F>& law, const Exceptions& exceptions)
      : setup_(setup), law_(law), exceptions_(exceptions) {}

  void TestBody() override {
    const std::string path = std::string("games/") + F::Game::kFacts.id + "/edition.json";
    const Result<Json> edition = parse_json(embedded(path));
    ASSERT_TRUE(edition) << edition.message();
    const Result<F> face = F::load(*edition);
    ASSERT_TRUE(face) << face.message();
    law_.check(Trial<F>{*face, setup_, law_.games, exceptions_});
  }

 private:
  pentarch::Setup setup_;
  Law<F> law_;
  Exceptions exceptions_;
};

template <Face F>
void add_test(const std::string& suite, const std::string& name, const Setup& setup,
              const Law<F>& law, const Exceptions& exceptions) {
  ::testing::RegisterTest(
      suite.c_str(), name.c_str(), nullptr, nullptr, __FILE__, __LINE__,
      [=]() -> ::testing::Test* { return new LawTest<F>(setup, law, exceptions); });
}

// Registers every law for every set-up of a game; returns how many tests that makes. Nothing is
// loaded here: this runs before main.
template <Face F>
int battery(const Exceptions& exceptions) {
  using G = typename F::Game;
  const std::vector<Setup> setups = all_setups<G>();
  // More of everything (make soak), or less (under sanitizers).
  const char* times = std::getenv("BATTERY_TIMES");
  const double factor = times == nullptr ? 1 : std::atof(times);
  int added = 0;
  // With fewer games than set-ups, some set-ups are left out of a law, other ones of another.
  const auto due = [&](int games, std::size_t before) {
    return static_cast<int>(factor * games * static_cast<double>(before) /
                            static_cast<double>(setups.size()));
  };
  std::vector<Law<F>> all = laws<F>();
  for (std::size_t i = 0; i < setups.size(); ++i) {
    const Setup& setup = setups[i];
    for (std::size_t j = 0; j < all.size(); ++j) {
      Law<F> law = all[j];
      const std::size_t place = (i + j) % setups.size();
      law.games = due(law.games, place + 1) - due(law.games, place);
      if (law.games == 0 && factor < 1) continue;
      law.games = std::max(1, law.games);
      add_test(name_of<G>(setup), law.name, setup, law, exceptions);
      ++added;
    }
  }
  for (const Law<F>& law : laws_of_the_game<F>()) {
    add_test(G::kFacts.id, law.name, setups.front(), law, exceptions);
    ++added;
  }
  // Last, because simulation does not notice a broken law: it may go on for ever.
  for (int seats = G::kFacts.least_seats; seats <= G::kFacts.most_seats; ++seats) {
    const Law<F> law{"signature_is_as_written", 0, signature_is_as_written<F>};
    add_test(std::string(G::kFacts.id) + "/" + law.name, std::to_string(seats) + "_seats",
             setups_with<G>(seats).front(), law, exceptions);
    ++added;
  }
  return added;
}

}  // namespace pentarch::battery
