#include "option_values.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <limits>

namespace weft {

namespace {

enum class Reading {
  Truth,         // bool(value)
  InheritTruth,  // the same, but None leaves the choice to another option
  Unroll,        // compared with whole numbers
  Mode,          // compared with "debug"
  LaunchBounds,
  Whole,  // an int, and not a string of digits
  Count,  // an int that is not negative
  Cluster,
  String,       // or None
  Enumeration,  // a member of one, of which Python's repr() is not understood
  Object,       // None, or an object that is not understood
};

struct OptionReading {
  std::string_view name;
  Reading reading;
};

// Of any other option the value counts, or nothing of it. python/weft/_program.py has the same
// table.
constexpr OptionReading kReadings[] = {
    {"cluster_dim", Reading::Cluster},
    {"cpu_compiler_flags", Reading::String},
    {"cuda_max_registers", Reading::Whole},
    {"default_grid_stride", Reading::InheritTruth},
    {"deterministic", Reading::Enumeration},
    {"deterministic_max_records", Reading::Count},
    {"enable_backward", Reading::Truth},
    {"enable_vector_component_overwrites", Reading::Truth},
    {"extra_build_options", Reading::Object},
    {"grid_stride", Reading::InheritTruth},
    {"launch_bounds", Reading::LaunchBounds},
    {"line_directives", Reading::Truth},
    {"lineinfo", Reading::Truth},
    {"max_unroll", Reading::Unroll},
    {"mode", Reading::Mode},
    {"strip_hash", Reading::Truth},
};

constexpr std::string_view kOfModules[] = {"block_dim",
                                           "compile_time_trace",
                                           "cpu_compiler_flags",
                                           "cuda_output",
                                           "default_grid_stride",
                                           "deterministic",
                                           "deterministic_max_records",
                                           "enable_backward",
                                           "enable_mathdx_fft",
                                           "enable_mathdx_gemm",
                                           "enable_mathdx_solver",
                                           "extra_build_options",
                                           "fast_math",
                                           "fuse_fp",
                                           "lineinfo",
                                           "max_unroll",
                                           "mode",
                                           "optimization_level",
                                           "strip_hash"};

bool is_digits(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(),
                                      [](unsigned char c) { return std::isdigit(c) != 0; });
}

bool is_whole(std::string_view repr) {
  return is_digits(repr.starts_with('-') ? repr.substr(1) : repr);
}

bool is_true(std::string_view repr) {
  constexpr std::string_view kFalse[] = {"False", "None", "0", "0.0", "-0.0", "''", "()", "[]"};
  return std::find(std::begin(kFalse), std::end(kFalse), repr) == std::end(kFalse);
}

// The most rounds that are unrolled: 1.5 is as good as 1, and beyond an int no loop is unrolled.
std::string rounds(std::string_view repr) {
  if (repr == "True" || repr == "False") return repr == "True" ? "1" : "0";
  const std::string text(repr);
  char* end = nullptr;
  const double value = std::strtod(text.c_str(), &end);
  if (text.empty() || *end != '\0' || std::isnan(value)) return "!" + text;
  const double most = std::numeric_limits<int>::max();
  return std::to_string(static_cast<int>(std::clamp(std::floor(value), -1.0, most)));
}

// An int (True is one), or one or two things in a tuple or list, which Warp prints as they are.
std::string launch_bounds(std::string_view repr) {
  const bool whole = repr == "True" || repr == "False" || is_whole(repr);
  const bool listed = repr.starts_with('(') || repr.starts_with('[');
  return (whole || listed ? "" : "!launch_bounds=") + std::string(repr);
}

}  // namespace

bool is_module_option(std::string_view name) {
  return std::find(std::begin(kOfModules), std::end(kOfModules), name) != std::end(kOfModules);
}

std::string option_as_read(std::string_view name, std::string_view repr, std::string_view str) {
  const auto* found = std::find_if(std::begin(kReadings), std::end(kReadings),
                                   [&](const OptionReading& r) { return r.name == name; });
  if (found == std::end(kReadings) || repr == "?") return std::string(str);
  switch (found->reading) {
    case Reading::InheritTruth:
      if (repr == "None") return "None";
      [[fallthrough]];
    case Reading::Truth:
      return is_true(repr) ? "True" : "False";
    case Reading::Unroll:
      return rounds(repr);
    case Reading::Mode:
      return repr == "None" ? "None" : str == "debug" ? "debug" : "release";
    case Reading::LaunchBounds:
      return launch_bounds(repr);
    case Reading::Whole:
      return std::string(repr);
    case Reading::Count:
      return (is_digits(repr) ? "" : "!") + std::string(repr);
    case Reading::Cluster: {
      const bool fits = is_digits(repr) && repr.size() <= 2 && repr != "0" &&
                        std::atoi(std::string(repr).c_str()) <= 16;
      return (fits ? "" : "!") + std::string(repr);
    }
    case Reading::String:
      return repr == "None" || repr.ends_with('\'') || repr.ends_with('"')
                 ? std::string(str)
                 : "!" + std::string(repr);
    case Reading::Enumeration:
      return "!" + std::string(repr);
    case Reading::Object:
      return (repr == "None" ? "" : "!") + std::string(repr);
  }
  return std::string(str);
}

bool leaves_no_trace(std::string_view field) {
  constexpr std::string_view kFields[] = {"quiet",
                                          "verbose",
                                          "verbose_warnings",
                                          "log_level",
                                          "print_launches",
                                          "verify_cuda",
                                          "cache_kernels",
                                          "kernel_cache_dir",
                                          "track_memory",
                                          "use_precompiled_headers",
                                          "load_module_max_workers",
                                          "enable_mempools_at_init",
                                          "enable_graph_capture_module_load_by_default",
                                          "ptx_target_arch",
                                          "cuda_output",
                                          "cuda_arch_suffix",
                                          "optimization_level",
                                          "fast_math",
                                          "compile_time_trace",
                                          "llvm_cuda",
                                          "verify_autograd_array_access",
                                          "enable_tiles_in_stack_memory"};
  return std::find(std::begin(kFields), std::end(kFields), field) != std::end(kFields);
}

}  // namespace weft
