// The threads of a launch, one after the other or on several cores.
#pragma once

#include <cstdint>
#include <span>

#include "machine.h"

namespace weft::eval {

// What every thread of a launch begins with.
struct LaunchStart {
  const FunctionCode& kernel;
  std::span<const std::byte> arguments;      // as they stand at the begin of the kernel's frame
  std::span<const Shadow> argument_shadows;  // where values are traced
  std::span<const std::uint32_t> dims;

  std::uint64_t thread_count() const;
};

// Runs thread number `t` of the launch on a machine whose buffers are bound. False: the launch
// ends with it.
bool run_thread(Machine& m, const LaunchStart& start, std::uint64_t t);

// Runs the threads from `first` on in chunks on as many cores, whose machines are copies of this
// one. They trace and check nothing, print nothing, and none touches what another one writes. True:
// all ran to their ends, and the machine has the steps and conditions of all, as if it had run them
// itself. False: some did not, and which is left open: a thread met a fault, all together take too
// many steps, the launch was to stop, or memory ran out. The machine is then as it was.
bool run_threads_on_cores(Machine& m, const LaunchStart& start, std::uint64_t first,
                          unsigned cores);

}  // namespace weft::eval
