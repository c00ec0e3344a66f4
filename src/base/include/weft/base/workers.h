// Threads whose exceptions do not escape, and exceptions as diagnostics.
#pragma once

#include <atomic>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "weft/base/result.h"

namespace weft {

// The exception that is being handled, as a diagnostic: OutOfMemory for a shortage of memory, in
// whatever form it shows, else SystemRefused. To be called in a handler.
Diag diag_of_exception();

// Runs `work`; an exception is its error.
template <class Work>
Status without_exceptions(Work&& work) {
  try {
    return std::forward<Work>(work)();
  } catch (...) {
    return diag_of_exception();
  }
}

// Some threads that do the same work.
class Workers {
 public:
  // `failed` is called, on a worker's thread, when its work ended with an error or an exception.
  explicit Workers(std::function<void()> failed = nullptr) : failed_(std::move(failed)) {}
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;
  // Waits for all; whoever destroys this has told them to end.
  ~Workers() { join(); }

  // Starts threads that run work(0), work(1) and so on. Error: CannotStartThread, with those before
  // it running.
  Status start(unsigned count, std::function<Status(unsigned)> work);
  bool has_failed() const { return has_failed_; }
  // Waits for all. The error of the first that failed.
  Status wait();

 private:
  void run(unsigned number);
  void join();

  std::function<void()> failed_;
  std::function<Status(unsigned)> work_;
  std::vector<std::thread> threads_;
  std::atomic<bool> has_failed_ = false;
  std::mutex mutex_;
  Status error_;  // under mutex_
};

}  // namespace weft
