// Threads where there are any; in WebAssembly there is one.
#pragma once

#ifndef __wasi__
#include <pthread.h>

#include <mutex>
#include <vector>
#endif

namespace pentarch {

constexpr int kMostThreads = 256;  // that anyone may ask for

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

// Runs work(0), work(1)... each on a thread, this one included, and waits for all. What the machine
// has no thread for is done on this one afterwards.
template <class F>
void on_threads_numbered(int count, F&& work) {
  struct Job {
    std::remove_reference_t<F>* work;
    int number;
    pthread_t thread{};
    bool started = false;
  };
  std::vector<Job> jobs;
  for (int i = 1; i < count; ++i) jobs.push_back({.work = &work, .number = i});
  // std::thread would end the program, where there are no exceptions.
  const auto run = [](void* job) -> void* {
    const Job& it = *static_cast<Job*>(job);
    (*it.work)(it.number);
    return nullptr;
  };
  for (Job& job : jobs) job.started = pthread_create(&job.thread, nullptr, run, &job) == 0;
  work(0);
  for (Job& job : jobs) {
    if (job.started) {
      pthread_join(job.thread, nullptr);
    } else {
      work(job.number);
    }
  }
}

#endif

// The same for work that does not ask which it is.
template <class F>
void on_threads(int count, F&& work) {
  on_threads_numbered(count, [&work](int) { work(); });
}

}  // namespace pentarch
