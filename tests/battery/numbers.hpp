// What learners see: masks as numbers, and what numbers and steps are called in words.
#pragma once

#include <map>
#include <set>

#include "engine/describe/numbered.hpp"
#include "engine/text.hpp"
#include "tests/battery/trial.hpp"

namespace pentarch::battery {

// ==== Encodings ===============================================================================

template <Face F>
std::vector<float> encoding_of(const StateOf<F>& mask, Seat viewer) {
  std::vector<float> numbers(encoded_size<typename F::Game>());
  F::Game::encode(mask, viewer, numbers);
  return numbers;
}

// Written between guards and over rubbish, so that a number too many or too few shows.
template <Face F>
std::vector<float> guarded_encoding(const StateOf<F>& mask, Seat viewer, float rubbish) {
  constexpr std::size_t kGuard = 8;
  constexpr std::size_t kSize = encoded_size<typename F::Game>();
  std::vector<float> numbers(kSize + 2 * kGuard, rubbish);
  F::Game::encode(mask, viewer, std::span<float>(numbers).subspan(kGuard, kSize));
  for (std::size_t i = 0; i < kGuard; ++i) {
    EXPECT_EQ(numbers[i], rubbish);
    EXPECT_EQ(numbers[kGuard + kSize + i], rubbish);
  }
  return {numbers.begin() + kGuard, numbers.begin() + kGuard + kSize};
}

template <Face F>
void encode_writes_every_number_and_no_other(const Trial<F>& trial) {
  using G = typename F::Game;
  watch_games(trial, [&](const Moment<G>& moment) {
    if (!moment.sampled(60)) return;
    for (const Seat viewer : trial.viewers()) {
      const StateOf<F> mask = G::mask(trial.edition(), moment.after, viewer);
      const std::vector<float> once = guarded_encoding<F>(mask, viewer, -12345.5f);
      const std::vector<float> again = guarded_encoding<F>(mask, viewer, 54321.5f);
      EXPECT_EQ(once, again);
    }
  });
}

// Over all games together: an encoding stands for one mask.
template <Face F>
void masks_that_differ_encode_differently(const Trial<F>& trial) {
  using G = typename F::Game;
  std::vector<float> numbers(encoded_size<G>());
  std::map<std::pair<Seat, std::uint64_t>, StateOf<F>> mask_of;
  watch_games(trial, [&](const Moment<G>& moment) {
    for (const Seat viewer : {moment.seat, kNobody}) {
      const StateOf<F> mask = G::mask(trial.edition(), moment.after, viewer);
      G::encode(mask, viewer, numbers);
      std::uint64_t hash = 0;
      for (const float number : numbers) hash = combine(hash, std::bit_cast<std::uint32_t>(number));
      const auto [found, fresh] = mask_of.try_emplace({viewer, hash}, mask);
      if (!fresh) expect_same(trial, found->second, mask, "two masks with one encoding");
    }
  });
  note_cases(static_cast<int>(mask_of.size()));
}

template <Face F>
void sparse_numbers_are_the_dense_ones(const Trial<F>& trial) {
  using G = typename F::Game;
  std::vector<ActiveNumber> room(encoded_size<G>());
  watch_games(trial, [&](const Moment<G>& moment) {
    if (!moment.sampled(60)) return;
    for (const Seat viewer : trial.viewers()) {
      const StateOf<F> mask = G::mask(trial.edition(), moment.after, viewer);
      SparseNumbers sparse(room);
      G::go_through(sparse, mask, viewer);
      std::vector<float> dense(encoded_size<G>());
      for (const ActiveNumber& active : sparse.active()) {
        EXPECT_NE(active.value, 0);
        dense[active.place] = static_cast<float>(active.value);
      }
      EXPECT_EQ(dense, encoding_of<F>(mask, viewer));
    }
  });
}

// ==== In words ================================================================================

inline void expect_distinct(const std::vector<std::string>& words) {
  std::set<std::string> seen;
  for (const std::string& word : words) {
    EXPECT_TRUE(is_plain(word)) << word;
    EXPECT_TRUE(seen.insert(word).second) << "two numbers are called " << word;
  }
}

template <Face F>
void every_number_has_words_of_its_own(const Trial<F>& trial) {
  const std::vector<std::string> words = trial.face.number_words();
  EXPECT_EQ(static_cast<int>(words.size()), encoded_size<typename F::Game>());
  expect_distinct(words);
  // A seat is called by where it sits, and a component by its name: the words begin with the block.
  std::size_t at = 0;
  for (const Block& block : F::Game::kBlocks) {
    for (int i = 0; i < block.size; ++i, ++at) {
      EXPECT_TRUE(words[at].starts_with(std::string(block.name) + ": ")) << words[at];
    }
  }
}

template <Face F>
void every_step_has_words_of_its_own(const Trial<F>& trial) {
  const std::vector<std::string> words = trial.face.all_step_words();
  for (int action = 0; action < F::Game::kActions; ++action) {
    // Where they can be read they are that step; some moves take more than a step's words.
    const TypedStep read = trial.face.read_step(typed_words(words[action]));
    EXPECT_EQ(read.action.value_or(action), action) << words[action];
  }
  expect_distinct(words);
}

}  // namespace pentarch::battery
