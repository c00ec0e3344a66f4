// Signals; see interrupt.h.
#include "process/interrupt.h"

#include <csignal>
#include <initializer_list>

namespace weft {

namespace {

volatile std::sig_atomic_t caught = 0;
std::atomic<bool> came = false;
static_assert(std::atomic<bool>::is_always_lock_free, "set in a signal handler");

void remember_signal(int signal) {
  caught = signal;
  came.store(true, std::memory_order_relaxed);
}

}  // namespace

void catch_interrupts() {
  struct sigaction action = {};
  action.sa_handler = remember_signal;
  // The default comes back with the first signal, so that the second one ends a program that
  // hangs; system calls are not restarted, they are retried where they are made.
  action.sa_flags = static_cast<int>(SA_RESETHAND);
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
