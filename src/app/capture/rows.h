// From what the collector wrote to rows.
//
// A captured row is a function of its line alone, so rows are made twice: once to find out which
// kernels lower, because a dataset's configuration says how many rows it has, and once to be
// written. Nothing of a kernel stays in memory in between.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "capture/script.h"
#include "dataset/config.h"
#include "weft/base/result.h"
#include "weft/shard/output_folder.h"

namespace weft {

// A kernel that was launched and is in no row.
struct RefusedKernel {
  std::string kernel, file;
  uint64_t line = 0;
  std::string reason;
};

struct Collected {
  uint64_t kernels = 0;
  uint64_t rows = 0;
  std::vector<RefusedKernel> refused;
  // The indices of rows without cases, by reason; after write_captured().
  std::map<std::string, std::vector<uint64_t>> without_cases;
  std::string end;  // "done", "failed" or "interrupted"; empty: the script's process just ended
  std::string why;  // "ZeroDivisionError", "exit code 3"
};

// Reads all lines. What cannot be lowered is refused; a line that is cut short does not count.
Result<Collected> collect(std::FILE* spool);

// The rows again, with cases, to an open folder, with the card, the statistics and the manifest.
Status write_captured(OutputFolder& folder, const DatasetConfig& config, std::FILE* spool,
                      Collected& collected, double seconds);

}  // namespace weft
