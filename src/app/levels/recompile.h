// The check `compiled` of `weft validate`: some rows of a set with texts of compilers, compiled
// again.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "dataset/config.h"
#include "weft/base/result.h"
#include "weft/inspect/inspection.h"

namespace weft {

// For InspectOptions::compiled: every `every`-th row. Errors: NoCompiler, NoPackage; OtherCompilers
// where the tools are not those that made the set.
Result<std::function<std::unique_ptr<OutsideCheck>()>> recompile(const std::string& folder,
                                                                 const DatasetConfig& config,
                                                                 const std::string& python,
                                                                 uint64_t every);

}  // namespace weft
