#include "bots/room.hpp"

#ifndef __wasi__
#include <sys/mman.h>
#endif

namespace pentarch {

#ifdef __wasi__

// Of a page's memory, which grows up to 4 GiB and never shrinks again.
bool has_room(double filled, double) {
  constexpr double kMost = 1024;
  return filled <= kMost;
}

#else

namespace {

// Address space that is given back at once: nothing is written to it.
class Trial {
 public:
  Trial(double megabytes, bool to_be_filled)
      : size_(static_cast<std::size_t>(megabytes * (1 << 20))),
        place_(size_ == 0 ? nullptr
                          : mmap(nullptr, size_, to_be_filled ? PROT_READ | PROT_WRITE : PROT_NONE,
                                 MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)) {}
  ~Trial() {
    if (size_ > 0 && given()) munmap(place_, size_);
  }
  Trial(const Trial&) = delete;
  Trial& operator=(const Trial&) = delete;
  bool given() const { return place_ != MAP_FAILED; }

 private:
  const std::size_t size_;
  void* const place_;
};

}  // namespace

bool has_room(double filled, double reserved) {
  const Trial used(filled, true);
  const Trial unused(reserved, false);
  return used.given() && unused.given();
}

#endif

std::string lacking_room(const Bot& bot, int at_once) {
  // What a thread takes beside its tree, mostly without using it: a stack, and what the C library
  // keeps for its small pieces.
  constexpr double kAround = 8 + 128;
  if (!bot.searches()) return {};
  const Budget& budget = bot.budget;
  const double trees = static_cast<double>(at_once) * budget.threads;
  if (has_room(trees * budget.megabytes, trees * kAround)) return {};
  return bot.name + " may fill " + std::to_string(at_once * budget.threads) + " times " +
         std::to_string(budget.megabytes) +
         " megabytes, which this machine does not have; ask for less with threads=N, megabytes=N";
}

}  // namespace pentarch
