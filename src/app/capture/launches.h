// Launches of captured kernels, as lines beside the kernels' own.
//
// A line names its kernel by its number among the lines with a Program. Lines are read where a row
// is made; until then only their places are kept.
#pragma once

#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "weft/base/result.h"
#include "weft/cases/launched.h"

namespace weft {

// What was written down of the launches of one kernel.
struct KernelLaunches {
  std::vector<GivenLaunch> launches;
  std::string left_out;  // why one is not among them; empty: nothing was said
};

// Whether the line is one of a launch.
bool is_launch_line(std::string_view line);
// The line of a launch, for the kernel of that number.
std::string launch_line(std::uint64_t kernel, const GivenLaunch& launch);
// The line that says why there is none.
std::string left_out_line(std::uint64_t kernel, std::string_view why);

class LaunchIndex {
 public:
  // Finds the lines. The file stays the caller's, which may be anywhere in it.
  explicit LaunchIndex(std::FILE* spool);

  KernelLaunches of(std::uint64_t kernel) const;

 private:
  struct Place {
    long at = 0;
    std::size_t size = 0;
  };
  int descriptor_;
  std::vector<std::vector<Place>> lines_;  // by kernel
};

}  // namespace weft
