// What of a folder that 'weft cuda' wrote is weft's own to delete.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "weft/base/result.h"

namespace weft {

// Of a folder of programs: what was made of how many, and what their tests gave.
inline constexpr std::string_view kSummaryFile = "production_summary.json";

// Of a sample: its cases, which its program reads.
inline constexpr std::string_view kCasesFile = "cases.json";

// A sample's folder, whole or half made, with the names of the files in it.
struct OwnSample {
  std::string path;
  std::vector<std::string> files;
};

// The samples in a folder. Errors: OutputForeign where under a sample's name, or in a sample, is
// something that neither weft nor a sample's Makefile makes.
Result<std::vector<OwnSample>> own_samples(const std::string& output);
// Errors: OutputForeign where a file of the summary's name is not weft's.
Result<bool> has_own_summary(const std::string& output, std::string_view name);
Status remove_samples(const std::vector<OwnSample>& samples);

}  // namespace weft
