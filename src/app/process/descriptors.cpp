// The null device in the place of closed descriptors; see descriptors.h.
#include "process/descriptors.h"

#include <fcntl.h>
#include <unistd.h>

#include <initializer_list>

namespace weft {

namespace {

bool stdout_open = true;

bool is_usable(int descriptor) {
  const int flags = ::fcntl(descriptor, F_GETFL);
  if (flags < 0) return false;
  // Read-only is how a shell script may have filled the gap.
  return descriptor == STDIN_FILENO || (flags & O_ACCMODE) != O_RDONLY;
}

}  // namespace

void open_standard_descriptors() {
  for (int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (is_usable(descriptor)) continue;
    if (descriptor == STDOUT_FILENO) stdout_open = false;
    const int null = ::open("/dev/null", O_RDWR);  // inherited, as the descriptor it stands for
    if (null < 0) ::_exit(1);                      // nothing could be opened or said
    if (null == descriptor) continue;
    ::dup2(null, descriptor);
    ::close(null);
  }
}

bool stdout_was_open() { return stdout_open; }

}  // namespace weft
