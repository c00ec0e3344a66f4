// Signals that ask the program to end: noted, so that the work can be left in order.
#pragma once

#include <atomic>

namespace weft {

// From here on SIGINT, SIGTERM and SIGHUP are noted instead of ending the program; one that
// comes seconds later ends it at once. SIGXFSZ is ignored, so that a file-size limit is an error of
// write().
void catch_interrupts();

// The signal that came, or 0.
int interrupted_by();
// Whether one came, for work in rooms that know nothing of signals.
const std::atomic<bool>& interrupt_flag();

}  // namespace weft
