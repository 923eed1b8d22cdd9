// Plays the same seeded games of every game on the CPU and on a GPU, one thread a game, and
// compares the hashes of the final states: the rules must agree to the bit.
//
//   gpu_check [games] [seed]
#include <cuda_runtime.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "engine/embedded.hpp"
#include "engine/hash.hpp"
#include "games.hpp"  // scripts/gpu_check.sh writes it
#include "lab/play_out.hpp"

namespace {

using namespace pentarch;

struct Result {
  std::uint64_t hash;
  std::uint64_t moves;
};

template <class G>
constexpr Result play(const typename G::Edition& edition, int seats, std::uint64_t seed,
                      std::uint64_t number) {
  FastChance chance = FastChance::of_game(seed, number);
  Silence silence;
  const Setup setup{.seats = static_cast<std::uint8_t>(seats), .options = {}};
  typename G::State state = G::start(edition, setup, chance, silence);
  const Length length =
      play_out<G>(edition, state, chance, [](const typename G::State&) { return true; });
  return {hash_of(state), length.moves};
}

template <class G>
__global__ void play_all(const typename G::Edition* edition, int seats, std::uint64_t seed,
                         std::uint64_t games, Result* results) {
  const std::uint64_t number = blockIdx.x * std::uint64_t{blockDim.x} + threadIdx.x;
  if (number < games) results[number] = play<G>(*edition, seats, seed, number);
}

void demand(cudaError_t status) {
  if (status == cudaSuccess) return;
  std::fprintf(stderr, "gpu_check: %s\n", cudaGetErrorString(status));
  std::exit(1);
}

template <class F>
double seconds_of(F&& f) {
  const auto begin = std::chrono::steady_clock::now();
  f();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

// True when every game ends the same.
template <class G>
bool check(const typename G::Edition& edition, const typename G::Edition* on_gpu, int seats,
           std::uint64_t games, std::uint64_t seed) {
  std::vector<Result> cpu(games);
  std::vector<Result> gpu(games);
  const double cpu_seconds = seconds_of([&] {
    for (std::uint64_t i = 0; i < games; ++i) cpu[i] = play<G>(edition, seats, seed, i);
  });
  Result* results = nullptr;
  demand(cudaMalloc(&results, games * sizeof(Result)));
  constexpr int kThreads = 128;
  const auto blocks = static_cast<unsigned>((games + kThreads - 1) / kThreads);
  const auto launch = [&] {
    play_all<G><<<blocks, kThreads>>>(on_gpu, seats, seed, games, results);
    demand(cudaGetLastError());
    demand(cudaDeviceSynchronize());
  };
  launch();  // the first launch loads the code
  const double gpu_seconds = seconds_of(launch);
  demand(cudaMemcpy(gpu.data(), results, games * sizeof(Result), cudaMemcpyDeviceToHost));
  demand(cudaFree(results));

  std::uint64_t different = 0;
  std::uint64_t moves = 0;
  for (std::uint64_t i = 0; i < games; ++i) {
    moves += cpu[i].moves;
    different += cpu[i].hash != gpu[i].hash || cpu[i].moves != gpu[i].moves;
  }
  std::printf("%s, %d seats: %llu games, %llu differ; CPU %.1f, GPU %.1f million moves/s\n",
              G::kFacts.id, seats, static_cast<unsigned long long>(games),
              static_cast<unsigned long long>(different),
              static_cast<double>(moves) / cpu_seconds / 1e6,
              static_cast<double>(moves) / gpu_seconds / 1e6);
  return different == 0;
}

// At every seat count.
template <class G, class LoadEdition>
bool check_game(LoadEdition load_edition, std::uint64_t games, std::uint64_t seed) {
  const std::string path = std::string("games/") + G::kFacts.id + "/edition.json";
  const auto edition = load_edition(*parse_json(embedded(path)));
  typename G::Edition* on_gpu = nullptr;
  demand(cudaMalloc(&on_gpu, sizeof(typename G::Edition)));
  demand(cudaMemcpy(on_gpu, &edition->data, sizeof(typename G::Edition), cudaMemcpyHostToDevice));
  bool same = true;
  for (int seats = G::kFacts.least_seats; seats <= G::kFacts.most_seats; ++seats) {
    same = check<G>(edition->data, on_gpu, seats, games, seed) && same;
  }
  demand(cudaFree(on_gpu));
  return same;
}

}  // namespace

int main(int argc, char** argv) {
  const std::uint64_t games = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 100'000;
  const std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
  if (games == 0) {
    std::fprintf(stderr, "gpu_check: the number of games must be a whole number from 1\n");
    return 2;
  }
  // Road scoring in China and the effects of Emperor's Choice nest.
  demand(cudaDeviceSetLimit(cudaLimitStackSize, 64 * 1024));
  bool same = true;
  for_each_game([&](auto game, auto load_edition) {
    same = check_game<decltype(game)>(load_edition, games, seed) && same;
  });
  return same ? 0 : 1;
}
