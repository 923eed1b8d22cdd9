// The law of two worlds: tables that look the same to a seat answer everything it may ask with the
// same bytes.
//
// One world is a position of a game; in the other all that the seat can't see is dealt anew. Both
// are set up behind the protocol, and the seat asks. Then whoever has to decide plays on, the same
// in both, as long as the seat hears the same events.
#pragma once

#include "table/protocol.hpp"
#include "tests/battery/matches.hpp"

namespace pentarch::battery {

// A table behind the protocol.
template <Face F>
class World {
 public:
  World(const Trial<F>& trial, const StateOf<F>& state)
      : protocol_([](std::string_view) { return &game_of<F>(); }, [] { return Json::array(); },
                  *find_bot("greedy")) {
    const Json begun = ask({{"do", "position"},
                            {"game", F::Game::kFacts.id},
                            {"players", trial.names()},
                            {"seed", kSeed},
                            {"position", trial.face.position(state)}});
    EXPECT_TRUE(begun["ok"].template get<bool>()) << begun.dump();
  }

  Json ask(const Json& request) { return *parse_json(protocol_.answer(dump(request))); }

  // What a seat is answered. The hash is the operator's alone: it is one of the whole position.
  std::string told(const Json& request) {
    Json answer = ask(request);
    answer.erase("hash");
    return dump(answer);
  }

 private:
  Protocol protocol_;
};

// Everything that a seat may ask without changing the table, and what it may try in vain.
inline std::vector<Json> questions_of(Seat seat, const std::vector<std::string>& moves) {
  std::vector<Json> questions{
      {{"do", "view"}, {"seat", seat}},
      {{"do", "view"}, {"seat", seat}, {"person", true}, {"lang", "ja"}},
      {{"do", "events"}, {"seat", seat}},
      {{"do", "events"}, {"seat", seat}, {"lang", "zh"}, {"links", true}},
      {{"do", "legal"}, {"seat", seat}},
      {{"do", "encode"}, {"seat", seat}},
      {{"do", "scene"}, {"seat", seat}},
      {{"do", "scene"}, {"seat", seat}, {"person", true}, {"links", true}, {"lang", "zh"}},
      {{"do", "course"}, {"seat", seat}},
      {{"do", "bot"}, {"seat", seat}, {"seed", kSeed}},
      {{"do", "explain"}, {"seat", seat}, {"bot", "search:simulations=8"}, {"seed", kSeed}},
      {{"do", "play"}, {"seat", seat}, {"move", "dance"}},
  };
  for (const std::string& move : moves) {
    questions.push_back({{"do", "preview"}, {"seat", seat}, {"move", move}});
    questions.push_back({{"do", "preview"}, {"seat", seat}, {"move", move + " " + move}});
  }
  return questions;
}

// A spectator may look and listen; the rest takes a seat.
inline std::vector<Json> questions_of_nobody() {
  return {{{"do", "view"}}, {{"do", "events"}}, {{"do", "scene"}}, {{"do", "course"}}};
}

template <Face F>
void expect_same_answers(World<F>& one, World<F>& other, Seat seat,
                         const std::vector<std::string>& moves) {
  for (const Json& question : seat == kNobody ? questions_of_nobody() : questions_of(seat, moves)) {
    ASSERT_EQ(one.told(question), other.told(question)) << question.dump();
  }
}

// Some decisions of a seat, as they are listed for it.
template <Face F>
std::vector<std::string> some_moves(World<F>& world, Seat seat, FastChance& will) {
  constexpr int kSome = 3;
  std::vector<std::string> moves;
  const Json legal = world.ask({{"do", "legal"}, {"seat", seat}})["legal"];
  for (int i = 0; i < kSome && !legal.empty(); ++i) {
    const auto n = static_cast<std::size_t>(will.below(static_cast<int>(legal.size())));
    moves.push_back(legal[n]["move"].template get<std::string>());
  }
  return moves;
}

template <Face F>
std::string heard(World<F>& world, Seat seat) {
  Json question{{"do", "events"}};
  if (seat != kNobody) question["seat"] = seat;
  return world.told(question);
}

// Plays on, the same decisions in both worlds. Returns how often the seat was asked.
template <Face F>
int compare_worlds(const Trial<F>& trial, World<F>& one, World<F>& other, Seat viewer,
                   FastChance& will) {
  constexpr int kDecisions = 4;
  for (int played = 0;; ++played) {
    const std::vector<std::string> own =
        viewer == kNobody ? std::vector<std::string>{} : some_moves(one, viewer, will);
    expect_same_answers(one, other, viewer, own);
    if (::testing::Test::HasFailure() || played == kDecisions) return played + 1;
    Seat decider = kNobody;
    std::vector<std::string> moves;
    for (Seat seat = 0; seat < trial.setup.seats && moves.empty(); ++seat) {
      moves = some_moves(one, decider = seat, will);
    }
    if (moves.empty()) return played + 1;
    const Json play{{"do", "play"}, {"seat", decider}, {"move", moves.front()}};
    const std::string here = one.told(play);
    const std::string there = other.told(play);
    // What another seat can do there may be something else: then the worlds part.
    if (heard(one, viewer) != heard(other, viewer)) return played + 1;
    if (decider != viewer) {
      if (parse_json(there)->value("ok", false) != parse_json(here)->value("ok", false)) {
        return played + 1;
      }
      continue;
    }
    EXPECT_EQ(here, there) << play.dump();
    const Json undo{{"do", "undo"}, {"seat", viewer}};
    EXPECT_EQ(one.told(undo), other.told(undo));
  }
}

template <Face F>
void worlds_that_look_the_same_answer_the_same(const Trial<F>& trial) {
  using G = typename F::Game;
  FastChance chance(kSeed);
  int cases = 0;
  watch_games(trial, [&](const Moment<G>& moment) {
    bool declared = true;  // a match begins between decisions
    for (Seat seat = 0; seat < trial.setup.seats; ++seat) {
      declared = declared && !G::undeclared(moment.after, seat);
    }
    const SeatSet deciders = G::deciders(trial.edition(), moment.after);
    if (!declared || deciders.empty() || !moment.every(16)) return;
    for (const Seat viewer : trial.viewers()) {
      const StateOf<F> mask = G::mask(trial.edition(), moment.after, viewer);
      const StateOf<F> dealt = G::guess(trial.edition(), mask, viewer, chance);
      // Whoever has answered is seen to have; in a mask no answer stands while others think.
      if (G::deciders(trial.edition(), dealt) != deciders) continue;
      if (same(dealt, moment.after) || ::testing::Test::HasFailure()) continue;
      World<F> one(trial, moment.after);
      World<F> other(trial, dealt);
      cases += compare_worlds(trial, one, other, viewer, chance);
      if (::testing::Test::HasFailure()) ADD_FAILURE() << "asked by seat " << int{viewer};
    }
  });
  note_cases(cases);
}

}  // namespace pentarch::battery
