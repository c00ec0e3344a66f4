// A random typed program from (seed, row index, category).
//
// Output: a Tree with types filled in, ready to print, and the interface that a caller of the
// kernel has to know. Invariant: a pure function of its arguments and the version of this room;
// decisions use integers only. Every program has one meaning on its stated inputs: it ends, indices
// stay in bounds, no operation leaves its domain, nothing overflows, and no thread reads an element
// that another thread writes.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "weft/ast/tree.h"
#include "weft/base/permute.h"
#include "weft/builtins/builtin_id.h"
#include "weft/interface/interface.h"
#include "weft/synth/category.h"

namespace weft {

struct ProgramInfo {
  Category category = Category::kArithmetic;
  std::string kernel_name;
  KernelInterface interface;
  std::string description;                // not of synthesize(): describe/ makes it of the tree
  std::uint32_t statements = 0;           // of the kernel, nested ones included
  std::uint32_t function_statements = 0;  // of all functions
  std::uint32_t loops = 0;                // for and while, in the whole module
  std::uint32_t nesting = 0;              // deepest block of the kernel, 1 for its body
  std::vector<BuiltinId> builtins;        // called by name, sorted, without repeats
  std::string plan, family;               // of a kernel with a purpose
  std::uint64_t turn = 0;                 // likewise: its place among the rows of its category
};

// One per worker: keeps its buffers from row to row.
class Synthesizer {
 public:
  explicit Synthesizer(std::uint64_t seed);
  ~Synthesizer();
  Synthesizer(Synthesizer&&) noexcept;

  // Programs that a category has: rows have indices below it.
  static constexpr std::uint64_t kSpace = std::uint64_t{1} << 44;
  // From a row's index to the number that its program shows (see read_back.h).
  static Permutation permutation(std::uint64_t seed);

  // Replaces what `tree` and `info` held. index < kSpace.
  void make(Category category, std::uint64_t index, Tree& tree, ProgramInfo& info);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

// As above, for a single row.
void synthesize(std::uint64_t seed, std::uint64_t index, Category category, Tree& tree,
                ProgramInfo& info);

}  // namespace weft
