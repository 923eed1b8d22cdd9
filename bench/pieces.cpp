// How long the pieces of Splendor take, one by one (Google Benchmark): `make pieces`.
#include <benchmark/benchmark.h>

#include "engine/embedded.hpp"
#include "games/splendor/edition.hpp"
#include "games/splendor/splendor.hpp"
#include "lab/play_out.hpp"

namespace pentarch::splendor {
namespace {

const Edition& standard() {
  static const Edition edition = [] {
    const Result<Json> json = parse_json(embedded("games/splendor/edition.json"));
    return load_edition(*json)->data;
  }();
  return edition;
}

State begin(int seats, FastChance& chance) {
  Silence silence;
  return start(standard(), Setup{.seats = static_cast<std::uint8_t>(seats), .options = {}}, chance,
               silence);
}

// Positions of random games, as they come.
const std::vector<State>& positions() {
  static const std::vector<State> kept = [] {
    std::vector<State> list;
    for (std::uint64_t number = 0; list.size() < 4096; ++number) {
      FastChance chance = FastChance::of_game(1, number);
      State state = begin(4, chance);
      play_out<Splendor>(standard(), state, chance, [&](const State& now) {
        if (now.pending.phase == Phase::kAct) list.push_back(now);
        return true;
      });
    }
    list.resize(4096);
    return list;
  }();
  return kept;
}

// Calls piece(state) for one position after the other.
template <class Piece>
void over_positions(benchmark::State& run, Piece&& piece) {
  const std::vector<State>& states = positions();
  std::size_t i = 0;
  for (auto _ : run) {
    benchmark::DoNotOptimize(piece(states[i]));
    i = (i + 1) % states.size();
  }
}

void whole_game(benchmark::State& run) {
  std::uint64_t number = 0;
  for (auto _ : run) {
    FastChance chance = FastChance::of_game(1, number++ % 10'000);
    State state = begin(static_cast<int>(run.range(0)), chance);
    benchmark::DoNotOptimize(
        play_out<Splendor>(standard(), state, chance, [](const State&) { return true; }));
    benchmark::DoNotOptimize(standing(standard(), state));
  }
  run.SetItemsProcessed(run.iterations());  // items: games
}
BENCHMARK(whole_game)->Arg(2)->Arg(3)->Arg(4);

void set_up(benchmark::State& run) {
  FastChance chance(1);
  for (auto _ : run) benchmark::DoNotOptimize(begin(2, chance));
}
BENCHMARK(set_up);

void legal_steps_of_a_turn(benchmark::State& run) {
  over_positions(run, [](const State& state) { return legal_turn_steps(standard(), state); });
}
BENCHMARK(legal_steps_of_a_turn);

void affordable_one_by_one(benchmark::State& run) {
  over_positions(run, [](const State& state) {
    return affordable_plain(standard(), state, state.players[state.turn]);
  });
}
BENCHMARK(affordable_one_by_one);

void affordable_all_at_once(benchmark::State& run) {
  over_positions(run, [](const State& state) {
    return affordable_cards(standard(), state, state.players[state.turn]);
  });
}
BENCHMARK(affordable_all_at_once);

void list_of_legal_steps(benchmark::State& run) {
  over_positions(run, [](const State& state) {
    Steps steps;
    Splendor::legal(standard(), state, state.turn, steps);
    return steps.size();
  });
}
BENCHMARK(list_of_legal_steps);

void mask_of_a_seat(benchmark::State& run) {
  over_positions(run, [](const State& state) { return mask(standard(), state, 0); });
}
BENCHMARK(mask_of_a_seat);

void guess_of_a_seat(benchmark::State& run) {
  FastChance chance(1);
  over_positions(run, [&](const State& state) {
    return guess(standard(), mask(standard(), state, 0), 0, chance);
  });
}
BENCHMARK(guess_of_a_seat);

void encoding(benchmark::State& run) {
  std::vector<float> numbers(encoded_size<Splendor>());
  over_positions(run, [&](const State& state) {
    Splendor::encode(state, 0, numbers);
    return numbers.front();
  });
}
BENCHMARK(encoding);

}  // namespace
}  // namespace pentarch::splendor

BENCHMARK_MAIN();
