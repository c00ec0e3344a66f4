// One row of a dataset by its index.
#pragma once

#include <cstdint>
#include <string>

#include "weft/base/result.h"

namespace weft {

struct FoundRow {
  std::string json;
  std::string where;  // the file
};

// Errors: NoDataset, RowNotThere, a file that cannot be read.
Result<FoundRow> find_row(const std::string& folder, uint64_t index);

}  // namespace weft
