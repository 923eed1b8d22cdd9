// How many allocations the test program has made: play must not touch the heap. And how many of
// them are still there: thinking must leave nothing behind.
#pragma once

#include <atomic>
#include <cstdint>

namespace pentarch {

extern std::atomic<std::uint64_t> allocations;
extern std::atomic<std::int64_t> blocks;  // allocated and not freed

}  // namespace pentarch
