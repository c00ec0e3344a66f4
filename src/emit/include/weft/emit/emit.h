// Lowered to C++ for the CPU and to CUDA C++. One emitter writes both; a Dialect contains the
// differences between the targets.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "weft/lower/lowered.h"

namespace weft {

enum class Device : std::uint8_t { Cpu, Cuda };

// The text of one kernel for one target, in three parts that together are what Warp's generator
// writes between its prelude and its launch glue, blank lines aside. Of a function that was lowered
// by itself: what it needs, the function, its adjoint.
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
inline EmitOptions launch_options(Device device) { return {device == Device::Cpu ? 1 : 256}; }

// A part as rows hold it: without the blank lines around it, which carry nothing. A view into
// `part`, each of whose lines has its end.
std::string_view part_text(std::string_view part);

// Reusable state: keeps its buffers between kernels. Most of a kernel's text is the same for both
// targets and in both passes, so every record is spelled once, in prepare().
class Emitter {
 public:
  Emitter();
  ~Emitter();
  Emitter(const Emitter&) = delete;
  Emitter& operator=(const Emitter&) = delete;

  // The kernel that emit() writes; it must outlive the calls.
  void prepare(const Lowered& lowered);
  void emit(Device device, const EmitOptions& options, KernelText& out) const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace weft
