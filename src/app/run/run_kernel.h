// A kernel of a file or of a captured program, run by the evaluator on the arrays of a file.
//
// Input: what the command line asks for. Output: what came out of the launch; on request a file
// with the arrays. Invariant: the file gets its name when it is whole, and only after a launch that
// went through.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "weft/base/result.h"
#include "weft/eval/findings.h"
#include "weft/eval/named_arrays.h"

namespace weft {

struct RunRequest {
  std::string path;    // .py, or .json of a captured program
  std::string kernel;  // empty: the only one
  std::string types;   // of a kernel for arguments of any type
  std::vector<std::uint32_t> dims;
  std::string inputs, cotangents, output;  // .npz files; empty: none
  bool grad = false;
  bool sanitize = false;
  unsigned jobs = 1;  // cores for the threads of the launch
  std::uint64_t max_steps = 0;
};

struct RunResult {
  std::string kernel;
  std::vector<std::uint32_t> dims;
  std::uint64_t steps = 0;
  bool ended = false;  // by a finding, before all threads were through; then there are no arrays
  std::string output;  // what the kernel printed
  std::vector<eval::PlacedFinding> findings;
  std::vector<eval::NamedArray> arrays;  // after the launch; then the gradients, as "grad.NAME"
};

// Errors: the kernel, the inputs or the files are not what they should be; InterruptedWith.
// SIGINT, SIGTERM and SIGHUP are caught from the launch on.
Result<RunResult> run_kernel(const RunRequest& request);

}  // namespace weft
