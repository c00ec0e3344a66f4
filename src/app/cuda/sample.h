// One standalone program as a folder: NAME.cu, its checks, and what its metadata.json says of them.
#pragma once

#include <array>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "cuda/tools.h"
#include "weft/app/pipeline.h"
#include "weft/base/result.h"

namespace weft {

enum class CudaVerdict : uint8_t { kOpen, kPassed, kFailed, kSkipped };
inline constexpr std::string_view kCudaVerdictNames[] = {"open", "passed", "failed", "skipped"};

// Of one check of one program.
struct CudaResult {
  CudaVerdict verdict = CudaVerdict::kOpen;
  bool earlier = false;  // read from metadata.json
  std::string by;        // see CudaCheckTool::by
  std::string reason;    // of a failure or a skipped check, without places and numbers
  std::string json;      // the whole as one JSON object
};

struct CudaSample {
  std::string name;  // of the folder
  std::array<CudaResult, kCudaChecks> results;
  std::string problem;  // why there is nothing to check: no NAME.cu, a broken metadata.json
};

struct CudaSampleOptions {
  unsigned run_seconds = 60;
  bool again = false;    // also what has passed already
  bool foreign = false;  // also programs that weft does not make so
};

// Folders of samples in `folder`, by name; `folder` itself if it is one.
// Errors: CannotOpen, NotAFolder, NoCudaSamples, DatasetInsteadOfCudaSamples.
Result<std::vector<std::string>> list_cuda_samples(const std::string& folder);

// Makes the checks that are possible and not made yet by the same tools and options, in the
// subfolder `work` that is removed afterwards, and writes the results to the sample's
// metadata.json. `gpu`: held while a program runs on the device.
// A program that `pipeline` does not make so, byte by byte, from what stands beside it is not
// compiled, but has a problem, unless the options want it.
// An interrupted check stays open; those before it are kept. Errors: of files.
Result<CudaSample> check_cuda_sample(const std::string& folder, const CudaTools& tools,
                                     const CudaSampleOptions& options, const std::string& work,
                                     Pipeline& pipeline, std::mutex& gpu);

}  // namespace weft
