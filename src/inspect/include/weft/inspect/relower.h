// A row's module, or captured program, lowered again: what its texts should be.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "weft/ast/measure.h"
#include "weft/ast/tree.h"
#include "weft/base/result.h"
#include "weft/emit/emit.h"
#include "weft/interface/block_dims.h"
#include "weft/lower/lowered.h"
#include "weft/standalone/standalone.h"

namespace weft {

// Reusable: one per thread, keeps its memory from module to module.
class Relowerer {
 public:
  Relowerer();
  ~Relowerer();
  Relowerer(const Relowerer&) = delete;
  Relowerer& operator=(const Relowerer&) = delete;

  // Errors: what the front end says, with the place in `file_name`.
  Status parse(std::string source, const std::string& file_name);
  // The kernel of that name, or the last one of the module if the name is empty. Errors: NoKernel,
  // NoSuchKernel, and what lowering refuses.
  Status lower(std::string_view kernel, bool backward);
  // The same of a captured program (docs/program.md), whose kernel is its first function and whose
  // options say whether there is backward code.
  Status parse_program(std::string_view json, const std::string& name);
  Status lower_program(const BlockDims& dims);
  // After lower() or lower_program(). The text is valid until the next call.
  const KernelText& emit(Device device);
  // After lower(): the complete CUDA program of the kernel. `interface`, as a row says
  // it, needs no types. Errors: UnsupportedStandalone.
  Result<std::string> standalone(std::string description, KernelInterface interface);

  // After parse(); with types after lower().
  const Tree& tree() const;
  // After lower(). Of a program with tiles of a block's shape, for CUDA.
  const Lowered& lowered() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

// Of the kernel and what it calls: a captured program holds overloads that nothing calls, too.
Measure measure_captured(const Lowered& lowered);

// What stands before a module that uses `wp` without importing it. `echoed` is a text lowered from
// it: the line numbers in its comments say how many lines stood there.
std::string assumed_import(std::string_view python, std::string_view echoed);
// Whether a module says itself what `wp` is.
bool imports_warp(std::string_view python);

}  // namespace weft
