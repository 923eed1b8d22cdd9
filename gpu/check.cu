// Plays the same seeded games of Splendor on the CPU and on a GPU, one thread a game, and compares
// the hashes of the final states: the rules must agree to the bit.
//
//   gpu_check [games] [seed]
#include <cuda_runtime.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "engine/embedded.hpp"
#include "engine/hash.hpp"
#include "games/splendor/edition.hpp"
#include "games/splendor/splendor.hpp"
#include "lab/play_out.hpp"

namespace {

using namespace pentarch;
using splendor::Splendor;

struct Result {
  std::uint64_t hash;
  std::uint64_t moves;
};

constexpr Result play(const Splendor::Edition& edition, int seats, std::uint64_t seed,
                      std::uint64_t number) {
  FastChance chance = FastChance::of_game(seed, number);
  Silence silence;
  const Setup setup{.seats = static_cast<std::uint8_t>(seats), .options = {}};
  Splendor::State state = Splendor::start(edition, setup, chance, silence);
  const Length length =
      play_out<Splendor>(edition, state, chance, [](const Splendor::State&) { return true; });
  return {hash_of(state), length.moves};
}

__global__ void play_all(const Splendor::Edition* edition, int seats, std::uint64_t seed,
                         std::uint64_t games, Result* results) {
  const std::uint64_t number = blockIdx.x * std::uint64_t{blockDim.x} + threadIdx.x;
  if (number < games) results[number] = play(*edition, seats, seed, number);
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
bool check(const Splendor::Edition& edition, const Splendor::Edition* on_gpu, int seats,
           std::uint64_t games, std::uint64_t seed) {
  std::vector<Result> cpu(games);
  std::vector<Result> gpu(games);
  const double cpu_seconds = seconds_of([&] {
    for (std::uint64_t i = 0; i < games; ++i) cpu[i] = play(edition, seats, seed, i);
  });
  Result* results = nullptr;
  demand(cudaMalloc(&results, games * sizeof(Result)));
  constexpr int kThreads = 128;
  const auto blocks = static_cast<unsigned>((games + kThreads - 1) / kThreads);
  const auto launch = [&] {
    play_all<<<blocks, kThreads>>>(on_gpu, seats, seed, games, results);
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
  std::printf("%d seats: %llu games, %llu differ; CPU %.1f, GPU %.1f million moves/s\n", seats,
              static_cast<unsigned long long>(games), static_cast<unsigned long long>(different),
              static_cast<double>(moves) / cpu_seconds / 1e6,
              static_cast<double>(moves) / gpu_seconds / 1e6);
  return different == 0;
}

}  // namespace

int main(int argc, char** argv) {
  const std::uint64_t games = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 100'000;
  const std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
  if (games == 0) {
    std::fprintf(stderr, "gpu_check: the number of games must be a whole number from 1\n");
    return 2;
  }
  const auto json = parse_json(embedded("games/splendor/edition.json"));
  const auto edition = splendor::load_edition(*json);
  Splendor::Edition* on_gpu = nullptr;
  demand(cudaMalloc(&on_gpu, sizeof(Splendor::Edition)));
  demand(cudaMemcpy(on_gpu, &edition->data, sizeof(Splendor::Edition), cudaMemcpyHostToDevice));
  bool same = true;
  for (int seats = Splendor::kFacts.least_seats; seats <= Splendor::kFacts.most_seats; ++seats) {
    same = check(edition->data, on_gpu, seats, games, seed) && same;
  }
  demand(cudaFree(on_gpu));
  return same ? 0 : 1;
}
