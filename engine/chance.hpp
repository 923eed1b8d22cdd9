// Chance: where the outcomes of draws come from.
//
// A state holds no deck order and no generator. Whatever is drawn is picked at the moment it is
// drawn, out of what may be there. A rule asks
//     chance.draw(pile, set)      set: 64-bit words of a bit set; the answer is the index of a bit
//     chance.draw_kind(pile, counts)  counts: how many of each kind; the answer is a kind
// and every component in the pile is equally likely. `pile` says where from; only the face of a
// game gives it a name.
//
// Kinds: FastChance (simulation), ChaChaChance (chacha.hpp, matches), ScriptedChance (outcomes
// read from a record, or tried one after the other by who wants to enumerate them).
#pragma once

#include <concepts>
#include <cstdint>
#include <span>

#include "engine/bits.hpp"
#include "engine/hash.hpp"

namespace pentarch {

using Pile = std::uint8_t;

template <class C>
concept Chance =
    requires(C& chance, Pile pile, std::uint64_t set, std::span<const std::uint64_t> words,
             std::span<const std::uint8_t> counts) {
      { chance.draw(pile, set) } -> std::same_as<int>;
      { chance.draw(pile, words) } -> std::same_as<int>;
      { chance.draw_kind(pile, counts) } -> std::same_as<int>;
    };

constexpr int total(std::span<const std::uint64_t> words) noexcept {
  int sum = 0;
  for (const std::uint64_t word : words) sum += popcount(word);
  return sum;
}

constexpr int total(std::span<const std::uint8_t> counts) noexcept {
  int sum = 0;
  for (const std::uint8_t count : counts) sum += count;
  return sum;
}

// A uniform number below n out of 32 random bits, without division: multiply and take the high
// half; the rare low halves that would favour some numbers are drawn again.
template <class Bits32>
constexpr std::uint32_t uniform_below(std::uint32_t n, Bits32&& bits32) noexcept {
  std::uint64_t product = std::uint64_t{bits32()} * n;
  if (static_cast<std::uint32_t>(product) < n) {
    const std::uint32_t unfair = (0u - n) % n;
    while (static_cast<std::uint32_t>(product) < unfair) product = std::uint64_t{bits32()} * n;
  }
  return static_cast<std::uint32_t>(product >> 32);
}

// What every generator shares: draws made out of `below(n)`.
template <class Generator>
class GeneratedChance {
 public:
  constexpr int draw(Pile, std::uint64_t set) noexcept {
    return nth_bit(set, below(popcount(set)));
  }
  constexpr int draw(Pile pile, std::span<const std::uint64_t> words) noexcept {
    if (words.size() == 1) return draw(pile, words[0]);
    int n = below(total(words));
    int base = 0;
    for (const std::uint64_t word : words) {
      const int here = popcount(word);
      if (n < here) return base + nth_bit(word, n);
      n -= here;
      base += 64;
    }
    return base;
  }
  constexpr int draw_kind(Pile, std::span<const std::uint8_t> counts) noexcept {
    const int n = below(total(counts));
    int kind = 0;
    int before = 0;
    for (const std::uint8_t count : counts) kind += n >= (before += count) ? 1 : 0;
    return kind;
  }

 private:
  friend Generator;  // nobody else derives from this
  constexpr GeneratedChance() noexcept = default;
  constexpr int below(int n) noexcept { return static_cast<Generator*>(this)->below(n); }
};

// For simulation: the i-th number is a hash of key and i, so a game is reproduced from its key
// alone, on any thread and on any machine. Numbers are made 64 bits at a time and used in halves.
class FastChance : public GeneratedChance<FastChance> {
 public:
  constexpr explicit FastChance(std::uint64_t key) noexcept : counter_(mix(key)) {}

  // The chance of the game with this number in the run with this seed.
  static constexpr FastChance of_game(std::uint64_t seed, std::uint64_t number) noexcept {
    return FastChance(combine(mix(seed), number));
  }

  constexpr int below(int n) noexcept {
    return static_cast<int>(
        uniform_below(static_cast<std::uint32_t>(n), [this] { return bits32(); }));
  }

  constexpr std::uint32_t bits32() noexcept {
    return static_cast<std::uint32_t>(mix(counter_ += kStep) >> 32);
  }

 private:
  static constexpr std::uint64_t kStep = 0x9e3779b97f4a7c15u;
  std::uint64_t counter_;
};

static_assert(Chance<FastChance>);

// One draw: what came, out of which pile.
struct Outcome {
  Pile pile = 0;
  std::int16_t index = 0;
  constexpr bool operator==(const Outcome&) const noexcept = default;
};

// Gives the outcomes that it was told, in order. An outcome that is not in the pile, or that came
// from another pile, or that is missing, sets `failed`, and the caller drops the state. Where the
// script has run out, `wanted` says what was asked for: who enumerates chance extends the script by
// every bit of it in turn.
class ScriptedChance {
 public:
  constexpr explicit ScriptedChance(std::span<const Outcome> script) noexcept : script_(script) {}

  enum class Failure : std::uint8_t { kNone, kMissing, kOtherPile, kNotInPile };

  struct Wanted {
    Pile pile = 0;
    std::uint64_t options[4] = {};
  };

  constexpr int draw(Pile pile, std::uint64_t set) noexcept {
    return draw(pile, std::span<const std::uint64_t>(&set, 1));
  }
  constexpr int draw(Pile pile, std::span<const std::uint64_t> words) noexcept {
    Wanted wanted{.pile = pile};
    if (words.size() > 4) return fail(Failure::kNotInPile, wanted);  // more than it can tell
    for (std::size_t i = 0; i < words.size(); ++i) wanted.options[i] = words[i];
    return next(wanted);
  }
  constexpr int draw_kind(Pile pile, std::span<const std::uint8_t> counts) noexcept {
    Wanted wanted{.pile = pile};
    for (std::size_t kind = 0; kind < counts.size() && kind < 256; ++kind) {
      if (counts[kind] != 0) wanted.options[kind / 64] |= bit(static_cast<int>(kind % 64));
    }
    return next(wanted);
  }

  constexpr bool failed() const noexcept { return failure_ != Failure::kNone; }
  constexpr Failure failure() const noexcept { return failure_; }
  constexpr const Wanted& wanted() const noexcept { return wanted_; }
  constexpr std::size_t used() const noexcept { return used_; }

 private:
  constexpr int next(const Wanted& wanted) noexcept {
    if (failed()) return any_of(wanted);
    if (used_ == script_.size()) return fail(Failure::kMissing, wanted);
    const Outcome outcome = script_[used_];
    if (outcome.pile != wanted.pile) return fail(Failure::kOtherPile, wanted);
    if (!holds(wanted, outcome.index)) return fail(Failure::kNotInPile, wanted);
    ++used_;
    return outcome.index;
  }
  constexpr int fail(Failure failure, const Wanted& wanted) noexcept {
    failure_ = failure;
    wanted_ = wanted;
    return any_of(wanted);
  }
  static constexpr bool holds(const Wanted& wanted, int index) noexcept {
    return index >= 0 && index < 256 && ((wanted.options[index / 64] >> (index % 64)) & 1u) != 0;
  }
  static constexpr int any_of(const Wanted& wanted) noexcept {
    for (int i = 0; i < 4; ++i) {
      if (wanted.options[i] != 0) return 64 * i + lowest_bit(wanted.options[i]);
    }
    return 0;
  }

  std::span<const Outcome> script_;
  std::size_t used_ = 0;
  Failure failure_ = Failure::kNone;
  Wanted wanted_;
};

static_assert(Chance<ScriptedChance>);

}  // namespace pentarch
