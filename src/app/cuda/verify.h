// weft cuda verify: compiles and runs what can be compiled and run here of a folder of standalone
// CUDA programs.
#pragma once

#include <string>

#include "cuda/sample.h"
#include "cuda/tools.h"
#include "weft/base/result.h"

namespace weft {

struct CudaVerifyOptions {
  CudaToolOptions tools;
  CudaSampleOptions sample;
  unsigned jobs = 1;
  bool quiet = false;  // failures only
};

// Checks every sample of `folder`; results are kept in each one's metadata.json, together in member
// `verification` of production_summary.json, and printed. Signals are noted by the caller
// (catch_interrupts); the same call goes on where it was interrupted.
// Errors: CudaVerifyFailed if a check failed, CudaVerifyInterrupted; of files, options, threads.
Status verify_cuda_samples(const std::string& folder, const CudaVerifyOptions& options,
                           const PipelineFactory& pipelines);

}  // namespace weft
