// Findings of a launch as people read them.
//
// Input: a launch, the path by which the kernel was given. Output: each finding with its file and
// line; of a captured program these are the function's own. A finding of no statement has the line
// of the kernel.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "weft/eval/named_arrays.h"

namespace weft::eval {

struct PlacedFinding {
  std::string fault;  // "out-of-bounds"
  std::string file;
  int line = 0;
  std::vector<std::int32_t> thread;  // its index in each dimension of the launch
  std::string message;
  std::vector<std::string> values;
};

std::vector<PlacedFinding> placed_findings(const NamedLaunch& launch, const hir::Program& program,
                                           const std::string& path, std::size_t dims);

// The same for what NamedLaunch::prepare() refuses; of a parameter the place is the kernel.
Diag placed_refusal(Diag refusal, const hir::Program& program, const std::string& path);

}  // namespace weft::eval
