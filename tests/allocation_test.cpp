// Counts every allocation of the test program (tests/allocations.hpp).
#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>
#include <new>

#include "tests/allocations.hpp"

namespace pentarch {

std::atomic<std::uint64_t> allocations = 0;

}  // namespace pentarch

namespace {

void* counted_allocation(std::size_t size) {
  ++pentarch::allocations;
  void* memory = std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) std::abort();
  return memory;
}

}  // namespace

void* operator new(std::size_t size) {
  return counted_allocation(size);
}
void* operator new[](std::size_t size) {
  return counted_allocation(size);
}
void operator delete(void* memory) noexcept {
  std::free(memory);
}
void operator delete[](void* memory) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
  std::free(memory);
}

namespace pentarch {
namespace {

TEST(Allocation, IsCounted) {
  const std::uint64_t before = allocations;
  const auto memory = std::make_unique<std::array<char, 100>>();
  EXPECT_GT(allocations, before) << static_cast<const void*>(memory.get());
}

}  // namespace
}  // namespace pentarch
