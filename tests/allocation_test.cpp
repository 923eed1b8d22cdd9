// Counts every allocation of the test program (tests/allocations.hpp).
#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>
#include <new>

#include "tests/allocations.hpp"

namespace pentarch {

std::atomic<std::uint64_t> allocations = 0;
std::atomic<std::int64_t> blocks = 0;

}  // namespace pentarch

namespace {

void* counted_allocation(std::size_t size) {
  ++pentarch::allocations;
  ++pentarch::blocks;
  void* memory = std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) std::abort();
  return memory;
}

void counted_free(void* memory) noexcept {
  if (memory != nullptr) --pentarch::blocks;
  std::free(memory);
}

}  // namespace

void* operator new(std::size_t size) {
  return counted_allocation(size);
}
void* operator new[](std::size_t size) {
  return counted_allocation(size);
}
void operator delete(void* memory) noexcept {
  counted_free(memory);
}
void operator delete[](void* memory) noexcept {
  counted_free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  counted_free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
  counted_free(memory);
}

namespace pentarch {
namespace {

TEST(Allocation, IsCounted) {
  const std::uint64_t before = allocations;
  const std::int64_t blocks_before = blocks;
  auto memory = std::make_unique<std::array<char, 100>>();
  EXPECT_GT(allocations, before) << static_cast<const void*>(memory.get());
  EXPECT_EQ(blocks, blocks_before + 1);
  memory.reset();
  EXPECT_EQ(blocks, blocks_before);
}

}  // namespace
}  // namespace pentarch
