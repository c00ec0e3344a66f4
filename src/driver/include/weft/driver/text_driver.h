// From a Python file or a captured program to the texts of its kernels, for both targets.
//
// Input: a program, then a kernel of it, options, and the threads of a block on each target.
// Output: the tree with its types, what it was lowered to, and the text of each target. Invariant:
// a result depends on what it was asked for alone; what is kept between calls is memory, and what
// still holds.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "weft/ast/measure.h"
#include "weft/ast/tree.h"
#include "weft/base/result.h"
#include "weft/emit/emit.h"
#include "weft/frontend/frontend.h"
#include "weft/interface/block_dims.h"
#include "weft/lower/lower.h"

namespace weft {

class TextDriver {
 public:
  // Each replaces the program before. Errors: those of the front end, with the place in
  // `file_name`.
  Status read_file(const std::string& path, const OverloadRequest& overload = {});
  // A text that weft made itself, which is not searched for what only foreign files have.
  Status read_own_source(std::string source, const std::string& file_name);
  Status read_source(std::string source, const std::string& file_name);
  // A captured program (docs/program.md), whose kernel is its first function. The document that was
  // read last is not read again.
  Status read_program(std::string_view json, const std::string& file_name);

  // Lowers a kernel of the program. Where the text depends on the threads of a block, and they
  // differ, it is lowered for each target, and lowered() is what it is on CUDA.
  // `options`: but for block_dim and same_module. Errors: what Warp refuses, and what weft does not
  // support.
  Status lower(FunctionId kernel, const LowerOptions& options, const BlockDims& blocks = {});

  // Lowers the kernel of the last lower() again, unless it is the same program on the CPU: then
  // lowered() and resolved() are for blocks of one thread, as the evaluator runs them.
  Status lower_for_one_thread();

  // After lower(). Valid until the next call of another function.
  const KernelText& text(Device device);

  const Tree& tree() const { return tree_; }           // with types after lower()
  std::string dump() const;                            // the tree as text for people
  const Lowered& lowered() const { return lowered_; }  // after lower()
  // What Warp executes of the kernel, as data. After want_resolved() and lower().
  const hir::Program& resolved() const { return resolved_; }
  void want_resolved() { wants_resolved_ = true; }
  // Of the kernel and what it calls: a program may hold functions that nothing calls, too.
  Measure measure_called() const;

 protected:
  // The tree that the next program is put into, in the memory of the one before.
  Tree& new_program();
  // After the tree was filled.
  void program_is_read(bool is_file);

  Tree tree_;
  Lowered lowered_;
  hir::Program resolved_;
  bool wants_resolved_ = kVerify;  // the verifier reads it

 private:
  // What the last lowering was for.
  struct Made {
    FunctionId kernel;
    LowerOptions options;
    BlockDims blocks;
  };

  bool serves(FunctionId kernel, const LowerOptions& options, const BlockDims& blocks) const;
  Status lower_once(FunctionId kernel, LowerOptions options, int block_dim);

  Tree::Mark parsed_;     // the tree before it was lowered
  bool is_file_ = false;  // its kernels are of one module
  bool was_lowered_ = false;
  std::string program_;  // the captured program that was read last
  Lowerer lowerer_;
  std::optional<Made> made_;
  Emitter emitter_;
  bool is_prepared_ = false;
  KernelText texts_[2];  // by Device
  bool has_text_[2] = {false, false};
};

}  // namespace weft
