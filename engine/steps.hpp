// The kinds of steps of a game, said once: how many there are of each, and how they are typed.
//
//   struct Reserve : StepKind<TakeAlike, "reserve {slot}", kDisplay> {};
//   struct Kill : StepKind<Resolve, "kill {seat} {person}", kSeats, kTypes> {};
//
// A kind has a number for each combination of its operands, from where the kind before it ends;
// the first stands behind NoStep, and the last is what a game gives to its contract. In the text,
// {person} stands for the name of an operand (engine/describe/numbered.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <utility>

namespace pentarch {

// A text as an argument of a template.
template <std::size_t N>
struct StepText {
  char text[N]{};
  consteval StepText(const char (&from)[N]) {  // NOLINT: texts are written as they are
    for (std::size_t i = 0; i < N; ++i) text[i] = from[i];
  }
};

struct NoStep {
  static constexpr int kEnd = 0;
};

template <class TheKindBefore, StepText kTextOf, int... kSizesOf>
struct StepKind {
  using KindBefore = TheKindBefore;
  static constexpr const char* kText = kTextOf.text;
  static constexpr int kOperands = sizeof...(kSizesOf);
  static constexpr int kCount = (1 * ... * kSizesOf);
  static constexpr int kFirst = KindBefore::kEnd;
  static constexpr int kEnd = kFirst + kCount;
  static constexpr std::array<int, kOperands> sizes() noexcept { return {kSizesOf...}; }

  // The number of the step with these operands.
  template <class... Operands>
  static constexpr int at(Operands... operands) noexcept {
    static_assert(sizeof...(Operands) == kOperands);
    int place = 0;
    ((place = place * kSizesOf + static_cast<int>(operands)), ...);
    return kFirst + place;
  }
  static constexpr bool has(int action) noexcept { return action >= kFirst && action < kEnd; }
  // One of the operands of a step of this kind.
  template <int kWhich = 0>
  static constexpr int operand(int action) noexcept {
    constexpr int kStride = stride(kWhich);
    constexpr int kSize = sizes()[kWhich];
    if constexpr (kWhich == 0) return (action - kFirst) / kStride;
    return (action - kFirst) / kStride % kSize;
  }

 private:
  // How many steps share all operands up to this one.
  static constexpr int stride(int which) noexcept {
    int steps = 1;
    for (int i = kOperands - 1; i > which; --i) steps *= sizes()[i];
    return steps;
  }
};

template <class... Kinds>
struct StepKinds {
  // f(kind) for each of them, in order.
  template <class F>
  static constexpr void each(F&& f) {
    (f(Kinds{}), ...);
  }
};

namespace kinds {

template <class Kind, class... Behind>
struct UpTo : UpTo<typename Kind::KindBefore, Kind, Behind...> {};
template <class... Kinds>
struct UpTo<NoStep, Kinds...> {
  using All = StepKinds<Kinds...>;
};

template <class Kind, class Cases, std::size_t... kWhich>
[[gnu::always_inline]] constexpr decltype(auto) call([[maybe_unused]] int action,
                                                     const Cases& cases,
                                                     std::index_sequence<kWhich...>) {
  return cases(Kind{}, Kind::template operand<static_cast<int>(kWhich)>(action)...);
}

template <class Cases, class Kind, class... Behind>
[[gnu::always_inline]] constexpr decltype(auto) pick(int action, const Cases& cases,
                                                     StepKinds<Kind, Behind...>) {
  if constexpr (sizeof...(Behind) > 0) {
    if (action >= Kind::kEnd) return pick(action, cases, StepKinds<Behind...>());
  }
  return call<Kind>(action, cases, std::make_index_sequence<Kind::kOperands>());
}

}  // namespace kinds

// All the kinds of a game.
template <class LastKind>
using AllKinds = typename kinds::UpTo<LastKind>::All;

// What is to be done by kind: one function for each, told apart by their first argument.
template <class... Functions>
struct Cases : Functions... {
  using Functions::operator()...;
};
template <class... Functions>
Cases(Functions...) -> Cases<Functions...>;

// Calls the case of the kind that this step is of: cases(Kill{}, seat, type). A kind without a
// case does not compile.
template <class LastKind, class TheCases>
[[gnu::always_inline]] constexpr decltype(auto) by_kind(int action, const TheCases& cases) {
  return kinds::pick(action, cases, AllKinds<LastKind>());
}

}  // namespace pentarch
