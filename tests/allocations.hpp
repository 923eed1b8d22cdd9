// How many allocations the test program has made: play must not touch the heap.
#pragma once

#include <atomic>
#include <cstdint>

namespace pentarch {

extern std::atomic<std::uint64_t> allocations;

}  // namespace pentarch
