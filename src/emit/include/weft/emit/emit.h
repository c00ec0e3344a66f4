// Lowered -> C++ for the CPU and CUDA C++: one emitter; what differs between the targets stands in
// a Dialect.
#pragma once

#include <string>

#include "weft/lower/lowered.h"

namespace weft {

enum class Device : std::uint8_t { Cpu, Cuda };

// The text of one kernel for one target, in three parts that together are what Warp's generator
// writes between its prelude and its launch glue, blank lines aside.
struct KernelText {
  std::string support;  // structs, functions; on the CPU also the argument struct
  std::string forward;
  std::string backward;  // empty without backward code
  void clear() {
    support.clear();
    forward.clear();
    backward.clear();
  }
};

struct EmitOptions {
  // Threads in a block as wp.launch passes it: 1 on the CPU, 256 on CUDA. On the CPU a block of
  // one lets kernels over contiguous 1-d arrays specialise.
  int block_dim = 1;
};

// Reusable state: keeps its buffers between kernels.
class Emitter {
 public:
  void emit(const Lowered& lowered, Device device, const EmitOptions& options, KernelText& out);

 private:
  std::string body_;
};

}  // namespace weft
