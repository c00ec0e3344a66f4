// A row's module lowered again: what its texts should be.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "weft/ast/tree.h"
#include "weft/base/result.h"
#include "weft/emit/emit.h"
#include "weft/lower/lowered.h"

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
  // After lower(). The text is valid until the next call.
  const KernelText& emit(Device device);

  // After parse(); with types after lower().
  const Tree& tree() const;
  // After lower().
  const Lowered& lowered() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

// What stands before a module that uses `wp` without importing it. `echoed` is a text lowered from
// it: the line numbers in its comments say how many lines stood there.
std::string assumed_import(std::string_view python, std::string_view echoed);
// Whether a module says itself what `wp` is.
bool imports_warp(std::string_view python);

}  // namespace weft
