// Signals; see interrupt.h.
#include "process/interrupt.h"

#include <cerrno>
#include <csignal>
#include <ctime>
#include <initializer_list>

namespace weft {

namespace {

volatile std::sig_atomic_t caught = 0;
std::atomic<std::time_t> first_at = 0;  // seconds of the steady clock
std::atomic<bool> came = false;
static_assert(std::atomic<bool>::is_always_lock_free, "set in a signal handler");

// The first signal asks for an orderly end, and a later one ends a program that hangs. One that
// comes within a second or two is the first again: shells and wrappers send it twice.
void remember_signal(int signal) {
  constexpr std::time_t kSameSignal = 1;
  const int before = errno;
  struct timespec now = {};
  ::clock_gettime(CLOCK_MONOTONIC, &now);
  if (caught != 0 && now.tv_sec - first_at.load(std::memory_order_relaxed) > kSameSignal) {
    std::signal(signal, SIG_DFL);
    ::raise(signal);
  } else if (caught == 0) {
    first_at.store(now.tv_sec, std::memory_order_relaxed);
    caught = signal;
    came.store(true, std::memory_order_relaxed);
  }
  errno = before;
}

}  // namespace

void catch_interrupts() {
  struct sigaction action = {};
  action.sa_handler = remember_signal;
  // System calls are not restarted, they are retried where they are made.
  action.sa_flags = 0;
  sigemptyset(&action.sa_mask);
  for (int signal : {SIGINT, SIGTERM, SIGHUP}) {
    // What the caller had ignored stays so: `nohup`, a job in the background of a plain shell.
    struct sigaction inherited = {};
    ::sigaction(signal, nullptr, &inherited);
    if (inherited.sa_handler != SIG_IGN) ::sigaction(signal, &action, nullptr);
  }
  std::signal(SIGXFSZ, SIG_IGN);
}

int interrupted_by() { return caught; }

const std::atomic<bool>& interrupt_flag() { return came; }

}  // namespace weft
