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
void on_threads_numbered(int count, F&& work) {
  for (int i = 0; i < count; ++i) work(i);
}

#else

using Mutex = std::mutex;
using Lock = std::lock_guard<std::mutex>;

// Runs work(0), work(1)... each on a thread, this one included, and waits for all.
template <class F>
void on_threads_numbered(int count, F&& work) {
  std::vector<std::thread> others;
  for (int i = 1; i < count; ++i) others.emplace_back([&work, i] { work(i); });
  work(0);
  for (std::thread& thread : others) thread.join();
}

#endif

// The same for work that does not ask which it is.
template <class F>
void on_threads(int count, F&& work) {
  on_threads_numbered(count, [&work](int) { work(); });
}

}  // namespace pentarch
