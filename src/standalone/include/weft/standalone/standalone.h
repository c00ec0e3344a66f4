// A typed Tree to a complete CUDA program without Warp: readable, one file, checking itself.
//
// Input: a Tree whose types lowering has found, its kernel, and what a caller has to know of the
// arguments. Output: the text of NAME.cu. Invariant: a pure function of the input.
// Errors: UnsupportedStandalone, with the construct that has no form in plain CUDA C++.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "weft/base/result.h"
#include "weft/hir/program.h"
#include "weft/interface/interface.h"
#include "weft/lower/lowered.h"

namespace weft {

struct StandaloneInfo {
  std::string description;
  KernelInterface interface;
  // No index is negative. Where that is not known, one that may be counts from the end, as in Warp.
  bool in_bounds = false;
  // Of a kernel that nobody else described: which indices may be negative, by their nodes, and why
  // there is to be no program.
  std::map<std::uint32_t, bool> may_be_negative;
  std::optional<Diag> refusal;
};

// How a global access finds its address, from thread to thread. ByComponent: neighbouring threads
// have neighbouring elements, of which each scalar is as far from the next as they are large.
enum class AccessPattern : std::uint8_t {
  Uniform,
  UnitStride,
  ByComponent,
  Strided,
  Gather,
  Scatter
};
std::string_view access_pattern_name(AccessPattern p);

struct GlobalAccess {
  std::string array;
  bool write = false, atomic = false;
  AccessPattern pattern = AccessPattern::Uniform;
  std::uint32_t line = 0;   // of the Python source
  std::uint32_t bytes = 0;  // of what is read or written of the element
  std::uint32_t element_bytes = 0;
};

struct StandaloneProgram {
  std::string source;  // NAME.cu
  bool tiled = false;  // a block for each element of the launch, which works on tiles
  int threads = 256;   // of a block
  std::vector<GlobalAccess> accesses;
  std::uint32_t divergent_branches = 0;  // whose condition differs from thread to thread
  // Of one thread; loops of unknown length count once.
  double flops = 0, integer_ops = 0, bytes = 0;
  double work = 0;  // operations on floats in the kernel's own text, calls counting as one
};

// One per worker: keeps the table of forms.
class StandaloneWriter {
 public:
  StandaloneWriter();
  ~StandaloneWriter();

  // `tree`: as lowering left it, and left so. `resolved`: from the same lowering. `info`: null to
  // take what the kernel itself shows (describe_arguments). `reads_cases`: the program can also run
  // the cases of a file, `NAME --cases FILE`.
  Result<StandaloneProgram> write(Tree& tree, const Lowered& lowered, const hir::Program& resolved,
                                  const StandaloneInfo* info, bool reads_cases);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

// What a kernel's own text says of its arguments: shapes from indices, equal sizes from guards, and
// default ranges ([0, 1], or valid indices for integers that index an array).
// `tiles`: as lowering left them.
StandaloneInfo describe_arguments(const Tree& tree, FunctionId kernel,
                                  std::span<const TileInfo> tiles = {});

// NAME of NAME.cu and of the Makefile's targets: the kernel's, but that `run` and `clean` are
// targets already.
std::string program_name(std::string_view kernel);

// The Makefile of NAME.cu, for "sm_80" or several architectures; and the same for every program:
// the words of CUDA for a host compiler, the style of the text.
std::string standalone_makefile(std::string_view name, const std::vector<std::string>& archs);
std::string_view cuda_on_cpu_header();
std::string_view standalone_clang_format();

}  // namespace weft
