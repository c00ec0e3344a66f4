// Standalone CUDA programs as folders: OUT/sample_0000_arithmetic/ and the like.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "weft/app/pipeline.h"
#include "weft/base/result.h"

namespace weft {

struct CudaSamplesConfig {
  std::string output;
  uint64_t seed = 42;
  std::vector<uint32_t> weights;  // by category
  uint64_t per_category = 5;
  int cases = 0;       // of each, which its program reads from a file
  uint64_t count = 0;  // in all; 0: as many as per_category says
  std::vector<std::string> archs;
  std::vector<std::string> files;  // Python files, in place of categories
  std::string kernel;              // of the file
  std::string types;               // of its arguments, if it takes any
  std::string program = "weft";    // as the user called it
  unsigned jobs = 1;
  bool overwrite = false;
  bool quiet = false;

  // How many samples there will be.
  uint64_t total() const;
};

// Makes every sample, then production_summary.json, which says that the folder is whole. A sample's
// folder appears under its name when all its files are written.
// Errors: of files; of a kernel that has no standalone form, when nothing else is left to do.
Status make_cuda_samples(const CudaSamplesConfig& config, const PipelineFactory& pipelines);

}  // namespace weft
