// Emperor's Choice: the stack of what is pending. A frame leaves the stack before what follows from
// it is pushed, so that it stays as low as the components allow (edition.cpp counts how high).
#pragma once

#include "games/emperor/state.hpp"

namespace pentarch::emperor {

constexpr Frame& top(State& state) noexcept {
  return state.stack[state.depth - 1];
}
constexpr const Frame& top(const State& state) noexcept {
  return state.stack[state.depth - 1];
}

constexpr void push(State& state, Pending what, int a = 0, int b = 0, int c = 0) noexcept {
  state.stack[state.depth++] = {what, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
                                static_cast<std::uint8_t>(c)};
}

constexpr void pop(State& state) noexcept {
  state.stack[--state.depth] = {};
}

// The phase goes on: nothing is nested any more.
constexpr void enter(State& state, Pending phase, int a = 0, int b = 0) noexcept {
  state.stack[0] = {phase, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), 0};
}

}  // namespace pentarch::emperor
