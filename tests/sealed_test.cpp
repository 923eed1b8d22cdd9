// The laws of simultaneous decisions, on a toy game: everyone holds two hidden cards and lays one
// face down; when all have answered, the highest card scores, and everyone draws. A second version
// breaks the law on purpose, to see that the battery notices.
#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

#include "tests/battery/decisions.hpp"
#include "tests/battery/knowledge.hpp"
#include "tests/battery/matches.hpp"

namespace pentarch {
namespace {

constexpr int kCards = 12;
constexpr int kRounds = 3;
constexpr std::uint8_t kNone = 0xff;

struct ToyEdition {
  constexpr bool operator==(const ToyEdition&) const = default;
};

struct ToyState {
  std::uint16_t unseen = 0;  // in the pile; in a mask: not located by the viewer
  std::uint16_t discards = 0;
  std::array<std::uint16_t, 3> hands{};  // 0 in the masks of others
  std::array<std::uint8_t, 3> held{};
  std::array<std::uint8_t, 3> answers{kNone, kNone, kNone};
  std::array<std::uint8_t, 3> points{};
  std::uint8_t seats = 0;
  std::uint8_t rounds = 0;
  std::uint8_t last_to_answer = 0;  // what an honest game does not remember
  std::array<std::uint8_t, 2> unused{};
};

struct ToyStep {
  std::uint8_t card = 0;
  constexpr bool operator==(const ToyStep&) const = default;
};

template <bool kHonest>
struct Toy {
  using Edition = ToyEdition;
  using State = ToyState;
  using Step = ToyStep;
  using Steps = List<ToyStep, kCards>;
  static constexpr Facts kFacts{"toy", 2, 3, 1};
  static constexpr int kActions = kCards;
  static constexpr Thinking kThinking{};
  static constexpr std::array<OptionSpec, 0> kOptions{};
  static constexpr std::array<Block, 1> kBlocks{{{"bytes", sizeof(ToyState)}}};

  template <class Chance, class Sink>
  static State start(const Edition&, const Setup& setup, Chance& chance, Sink& tell) {
    State state;
    state.seats = setup.seats;
    state.unseen = low_bits(kCards);
    for (int i = 0; i < 2 * setup.seats; ++i) draw(state, i / 2, chance, tell);
    return state;
  }
  static SeatSet deciders(const Edition&, const State& state) {
    std::uint8_t waiting = 0;
    for (int seat = 0; seat < state.seats; ++seat) {
      waiting += (state.answers[seat] == kNone && state.rounds < kRounds) << seat;
    }
    return SeatSet::of_bits(waiting);
  }
  static void legal(const Edition& edition, const State& state, Seat seat, Steps& steps) {
    steps.clear();
    if (!deciders(edition, state).has(seat)) return;
    for_each_bit(state.hands[seat], [&](int card) { steps.push_back(step_of(card)); });
  }
  static bool undeclared(const State&, Seat) { return false; }
  template <class Chance, class Sink>
  static void apply(const Edition& edition, State& state, Seat seat, Step step, Chance& chance,
                    Sink& tell) {
    state.answers[seat] = step.card;
    if constexpr (!kHonest) state.last_to_answer = seat;
    if (deciders(edition, state).empty()) reveal(state, chance, tell);
  }
  static Standing standing(const Edition& edition, const State& state) {
    Standing result;
    result.finished = deciders(edition, state).empty();
    for (int seat = 0; seat < state.seats; ++seat) {
      result.points[seat] = result.by_source[seat][0] = state.points[seat];
    }
    rank_seats(result, state.seats,
               [&](Seat a, Seat b) { return state.points[a] > state.points[b]; });
    return result;
  }
  static State mask(const Edition&, const State& state, Seat viewer) {
    State masked = state;
    for (int seat = 0; seat < state.seats; ++seat) {
      if (seat == viewer) continue;
      masked.unseen |= masked.hands[seat];
      masked.hands[seat] = 0;
      masked.answers[seat] = kNone;
    }
    return masked;
  }
  static State shown(const Edition&, const State& masked, Seat) { return masked; }
  template <class Chance>
  static State guess(const Edition&, const State& masked, Seat, Chance& chance) {
    State state = masked;
    for (int seat = 0; seat < state.seats; ++seat) {
      while (popcount(state.hands[seat]) < state.held[seat]) {
        const int card = chance.draw(0, std::uint64_t{state.unseen});
        state.unseen &= ~bit(card);
        state.hands[seat] |= bit(card);
      }
    }
    return state;
  }
  static const char* audit(const Edition&, const State& state) {
    std::uint64_t all = state.unseen | state.discards;
    int count = popcount(state.unseen) + popcount(state.discards);
    for (int seat = 0; seat < state.seats; ++seat) {
      all |= state.hands[seat];
      count += popcount(state.hands[seat]);
    }
    return all == low_bits(kCards) && count == kCards ? nullptr : "a card is lost or doubled";
  }
  template <class Chance>
  static RandomStep<Step> random_step(const Edition& edition, const State& state, Seat seat,
                                      Chance& chance) {
    return random_of_list<Toy>(edition, state, seat, chance);
  }
  static int evaluate(const Edition&, const State& state, Seat seat) { return state.points[seat]; }
  static int action_of(Step step) { return step.card; }
  static Step step_of(int action) { return {static_cast<std::uint8_t>(action)}; }
  template <class Out>
  static void go_through(Out& out, const State& masked, Seat) {
    const auto bytes = std::bit_cast<std::array<std::uint8_t, sizeof(State)>>(masked);
    out.numbers("byte", sizeof(State), [&](int i) { return bytes[i]; });
  }
  static void encode(const State& masked, Seat seat, std::span<float> out) {
    DenseNumbers numbers(out);
    go_through(numbers, masked, seat);
  }

 private:
  template <class Chance, class Sink>
  static void draw(State& state, int seat, Chance& chance, Sink& tell) {
    const int card = chance.draw(0, std::uint64_t{state.unseen});
    state.unseen &= ~bit(card);
    state.hands[seat] |= bit(card);
    ++state.held[seat];
    tell(Event{.kind = 0,
               .seat = static_cast<Seat>(seat),
               .args = {std::int16_t(card)},
               .secret = 1,
               .knows = SeatSet::only(static_cast<Seat>(seat))});
  }
  template <class Chance, class Sink>
  static void reveal(State& state, Chance& chance, Sink& tell) {
    int best = 0;
    for (int seat = 0; seat < state.seats; ++seat) {
      const int card = state.answers[seat];
      if (card > state.answers[best]) best = seat;
      tell(Event{.kind = 1,
                 .seat = static_cast<Seat>(seat),
                 .args = {std::int16_t(card)},
                 .reveals = true});
    }
    ++state.points[best];
    for (int seat = 0; seat < state.seats; ++seat) {
      const auto card = static_cast<std::uint16_t>(bit(state.answers[seat]));
      state.hands[seat] &= ~card;
      --state.held[seat];
      state.discards |= card;
    }
    state.answers = {kNone, kNone, kNone};
    ++state.rounds;
    for (int seat = 0; seat < state.seats && state.unseen != 0; ++seat) {
      draw(state, seat, chance, tell);
    }
  }
};

// As much of a face as the laws of decisions and knowledge ask for.
template <bool kHonest>
struct ToyFace {
  using Game = Toy<kHonest>;
  using Path = std::vector<ToyStep>;
  static Result<ToyFace> load(const Json&) { return ToyFace{}; }
  const ToyEdition& edition() const { return edition_; }
  std::vector<std::string> rulebook_breaks() const { return {}; }
  std::string notation(const ToyState&, Seat, const Path& path) const {
    return std::to_string(path.front().card);
  }
  Result<Path> read_move(const ToyState&, Seat, std::string_view text, const Voice&) const {
    return Path{Game::step_of(std::atoi(std::string(text).c_str()))};
  }
  std::string why_not(const ToyState&, Seat, ToyStep, const Voice&) const { return "no"; }
  std::vector<std::string> touches(const ToyState& state, Seat seat, const Path& path) const {
    return {notation(state, seat, path)};
  }
  Json position(const ToyState&) const { return {}; }
  Result<ToyState> read_position(const Json&) const { return ToyState{}; }
  std::string prompt(const ToyState&, Seat, const Voice&) const { return "lay a card"; }
  std::string sentence(const Event&, const Voice&) const { return "a card"; }
  Json event_json(const Event&) const { return {}; }
  const char* source_name(int) const { return ""; }
  std::string pile_name(Pile) const { return "pile"; }
  std::string component(Pile, int index) const { return std::to_string(index); }
  std::optional<Pile> find_pile(std::string_view) const { return Pile{0}; }
  std::optional<int> find_component(Pile, std::string_view) const { return 0; }
  std::string board(const ToyState&, Seat, const Voice&, Style) const { return {}; }
  std::vector<Counted> items() const { return {}; }
  TypedWords typed_words(const Words& words) const { return {words, {}, {}}; }
  ToyEdition edition_;
};

template <bool kHonest>
battery::Trial<ToyFace<kHonest>> trial(int seats) {
  return {ToyFace<kHonest>{}, Setup{.seats = static_cast<std::uint8_t>(seats), .options = {}}, 50};
}

TEST(sealed, the_laws_of_decisions_and_knowledge_hold) {
  for (const int seats : {2, 3}) {
    const auto toy = trial<true>(seats);
    battery::exactly_the_deciders_have_steps(toy);
    battery::game_is_over_when_nobody_decides(toy);
    battery::audit_is_silent(toy);
    battery::order_of_sealed_answers_changes_nothing(toy);
    battery::mask_of_a_mask_is_the_mask(toy);
    battery::a_seat_knows_what_it_may_do(toy);
    battery::everybody_knows_who_decides(toy);
    battery::guesses_look_the_same(toy);
  }
}

// ---- At a table ----

GameInfo toy_info() {
  GameInfo info;
  info.id = "toy";
  info.least_seats = 2;
  info.most_seats = 3;
  info.rules_version = 1;
  return info;
}

class ToyTable {
 public:
  ToyTable()
      : match_(info_, ToyFace<true>{}, Json::object({{"name", "toy"}}), false,
               {.seats = 3, .options = {}, .key = key_of_seed(1), .players = {"A", "B", "C"}}) {
    match_.set_up();
  }
  MatchOf<ToyFace<true>>& operator*() { return match_; }
  MatchOf<ToyFace<true>>* operator->() { return &match_; }
  // The lowest card of the seat, or its highest.
  std::string card(Seat seat, bool highest = false) const {
    const std::uint16_t hand = match_.state().hands[seat];
    return std::to_string(highest ? nth_bit(hand, popcount(hand) - 1) : lowest_bit(hand));
  }

 private:
  GameInfo info_ = toy_info();
  MatchOf<ToyFace<true>> match_;
};

TEST(sealed, answers_leave_no_trace_until_the_last_one_is_there) {
  ToyTable table;
  const std::vector<std::string> record = table->record();
  const std::size_t told = table->events(kNobody, 0, "en", Naming::kWords).size();
  ASSERT_TRUE(table->play(2, table.card(2), "en"));
  ASSERT_TRUE(table->play(0, table.card(0), "en"));
  EXPECT_TRUE(table->answered(0) && !table->answered(1) && table->answered(2));
  EXPECT_EQ(table->deciders().bits(), 0b010);
  EXPECT_EQ(table->record(), record);
  EXPECT_EQ(table->events(kNobody, 0, "en", Naming::kWords).size(), told);
  ASSERT_TRUE(table->play(1, table.card(1), "en"));
  EXPECT_FALSE(table->answered(0) || table->answered(2));
  EXPECT_GT(table->record().size(), record.size() + 2);
  EXPECT_EQ(table->state().rounds, 1);
}

TEST(sealed, the_order_of_answers_leaves_no_trace_either) {
  std::vector<Seat> order{0, 1, 2};
  std::vector<std::string> record;
  do {
    ToyTable table;
    for (const Seat seat : order) ASSERT_TRUE(table->play(seat, table.card(seat), "en"));
    if (record.empty()) record = table->record();
    EXPECT_EQ(table->record(), record);
  } while (std::next_permutation(order.begin(), order.end()));
}

TEST(sealed, an_answer_can_be_replaced_and_taken_back_until_then) {
  ToyTable straight;
  for (const Seat seat : {0, 1, 2}) {
    ASSERT_TRUE(straight->play(seat, straight.card(seat, true), "en"));
  }
  ToyTable table;
  const std::string lowest = table.card(1);
  const std::string highest = table.card(1, true);
  ASSERT_TRUE(table->play(1, lowest, "en"));
  EXPECT_FALSE(table->undo(0, "en")) << "nothing of seat 0's own is sealed";
  ASSERT_TRUE(table->play(0, table.card(0, true), "en"));
  ASSERT_TRUE(table->play(1, highest, "en")) << "replaced";
  ASSERT_TRUE(table->undo(1, "en"));
  EXPECT_FALSE(table->answered(1));
  EXPECT_FALSE(table->undo(1, "en")) << "taken back already";
  ASSERT_TRUE(table->play(1, highest, "en"));
  ASSERT_TRUE(table->play(2, table.card(2, true), "en"));
  EXPECT_EQ(table->record(), straight->record());
  for (const Seat seat : {0, 1, 2}) EXPECT_FALSE(table->undo(seat, "en")) << "it is revealed";
}

TEST(sealed, a_game_that_remembers_who_answered_last_is_caught) {
  ::testing::TestPartResultArray failures;
  {
    const ::testing::ScopedFakeTestPartResultReporter reporter(
        ::testing::ScopedFakeTestPartResultReporter::INTERCEPT_ONLY_CURRENT_THREAD, &failures);
    battery::order_of_sealed_answers_changes_nothing(trial<false>(2));
  }
  EXPECT_GT(failures.size(), 0);
}

}  // namespace
}  // namespace pentarch
