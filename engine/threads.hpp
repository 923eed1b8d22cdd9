// Threads where there are any; in WebAssembly there is one.
#pragma once

#ifndef __wasi__
#include <mutex>
#include <thread>
#include <vector>
#endif

namespace pentarch {

#ifdef __wasi__

struct Mutex {};

struct Lock {
  explicit Lock(Mutex&) {}
};

template <class F>
void on_threads(int, F&& work) {
  work();
}

#else

using Mutex = std::mutex;
using Lock = std::lock_guard<std::mutex>;

// Runs `work` on so many threads, this one included, and waits for all.
template <class F>
void on_threads(int count, F&& work) {
  std::vector<std::thread> others;
  for (int i = 1; i < count; ++i) others.emplace_back(work);
  work();
  for (std::thread& thread : others) thread.join();
}

#endif

}  // namespace pentarch
