// Tree -> Lowered: one traversal that types, resolves overloads, numbers variables, inserts phis
// and records the adjoint, in the order in which Warp does it; the numbering follows from the
// order.
#pragma once

#include <memory>

#include "weft/base/result.h"
#include "weft/lower/lowered.h"

namespace weft {

struct LowerOptions {
  bool enable_backward = true;  // the module option
  int max_unroll = 16;
  std::string bad_unroll;  // what it is that is no number: seen where a loop is to be unrolled
  // Threads in a block: 1 on the CPU, on CUDA those of the launch. Only tiles depend on it; see
  // Lowered::uses_block_dim.
  int block_dim = 1;
  // The text is asked for CUDA alone: what there is only there may be lowered.
  bool only_cuda = false;
  bool only_cpu = false;  // likewise
  // The tree and the result are those of the call before, the tree rewound to what it was: what was
  // found out of the module as a whole still holds. One module's kernels take linear time so.
  bool same_module = false;

  friend bool operator==(const LowerOptions&, const LowerOptions&) = default;
};

// Reusable state: keeps its memory from one kernel to the next.
class Lowerer {
 public:
  Lowerer();
  ~Lowerer();
  Lowerer(const Lowerer&) = delete;
  Lowerer& operator=(const Lowerer&) = delete;

  // Lowers one kernel of `tree` as the only kernel of its module, or one function of a captured
  // program as if such a kernel called it. `tree.source` and the nodes' lines must be set. The
  // types found are written back into the tree's annotations. Errors: what Warp refuses, and what
  // weft does not support, with file, line and rule.
  // `resolved`: what Warp executes, as data; null where nobody needs it.
  Status lower(Tree& tree, FunctionId kernel, const LowerOptions& options, Lowered& out,
               hir::Program* resolved = nullptr);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace weft
