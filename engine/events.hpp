// Events: what `apply` tells about what happened, and who may know it.
#pragma once

#include <array>
#include <cstdint>

#include "engine/seat.hpp"

namespace pentarch {

constexpr std::int16_t kHiddenArg = -1;
constexpr std::uint8_t kTakenBack = 0xff;  // the one kind that a table adds: an undo

// One thing that happened. The kinds and the meaning of the arguments are the game's; arguments
// are never negative, so that a hidden one can be told apart.
struct Event {
  std::uint8_t kind = 0;
  Seat seat = kNobody;
  std::array<std::int16_t, 8> args{};
  std::uint8_t secret = 0;              // bit i: argument i is only for `knows`
  SeatSet knows = SeatSet::everyone();  // who may see the secret arguments
  bool reveals = false;                 // something hidden became open: undo stops here

  constexpr bool operator==(const Event&) const noexcept = default;

  // The event as this seat may hear it.
  constexpr Event heard_by(Seat listener) const noexcept {
    Event heard = *this;
    heard.knows = SeatSet::everyone();
    heard.secret = 0;
    if (knows.has(listener)) return heard;
    for (std::size_t i = 0; i < args.size(); ++i) {
      if (((secret >> i) & 1u) != 0) heard.args[i] = kHiddenArg;
    }
    return heard;
  }
};

// Hears nothing: for simulation, search and GPU.
struct Silence {
  constexpr void operator()(const Event&) const noexcept {}
};

}  // namespace pentarch
