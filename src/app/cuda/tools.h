// The tools that standalone CUDA programs are checked with: which are here, and do they work?
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "weft/base/result.h"

namespace weft {

// The last one measures, and cannot fail.
enum class CudaCheck : uint8_t { kNvcc, kCpu, kSanitize, kGpu, kShows };
inline constexpr size_t kCudaChecks = 5;
inline constexpr std::string_view kCudaCheckNames[kCudaChecks] = {"nvcc", "cpu_check", "sanitize",
                                                                  "gpu", "shows"};

struct CudaToolOptions {
  std::string nvcc;                // path; empty: search for it
  std::vector<std::string> archs;  // empty: kDefaultArchs, as far as this nvcc knows them
  bool use_nvcc = true;
  bool sanitize = false;
  bool shows = true;
};
inline constexpr std::string_view kDefaultArchs[] = {"sm_75", "sm_80", "sm_90", "sm_120"};

// One check as it can be made here.
struct CudaCheckTool {
  bool works = false;
  std::string why_not;             // as one clause: "no nvcc ..."
  std::string version;             // "nvcc 13.0.88"
  std::string by;                  // what a result depends on: version and options
  std::vector<std::string> words;  // compiler and options; the input and -o NAME are missing
};

struct CudaTools {
  std::array<CudaCheckTool, kCudaChecks> checks;
  std::vector<std::string> archs;  // that nvcc compiles for
  std::vector<std::string> gcov;   // with its options; empty where there is none
  std::string why_no_gcov;

  const CudaCheckTool& tool_for(CudaCheck check) const {
    return checks[static_cast<size_t>(check)];
  }
};

// Searches for nvcc in `options.nvcc`, $NVCC, PATH, $CUDA_HOME/bin (/usr/local/cuda/bin if
// that is not set), and the nvidia-cuda-nvcc package in $VIRTUAL_ENV and in the .venv of weft's
// checkout; for a C++ compiler in $CXX, c++, g++, clang++. Each is tried on a small program in
// `folder`; one that is missing or does not work is no error, but a check with `works` false.
// Errors: BadOption for a compiler or an architecture that was asked for and is not there.
Result<CudaTools> find_cuda_tools(const CudaToolOptions& options, const std::string& folder);

// "sm_80", "sm_90a"
bool is_cuda_arch(std::string_view name);

// The line of a compiler's or a sanitizer's output that says what is wrong.
std::string first_error_line(std::string_view output);

}  // namespace weft
