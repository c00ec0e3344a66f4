// The row as columns: the one list of its fields and their types, for Parquet and the dataset card.
#pragma once

#include <vector>

#include "dataset_config.h"
#include "weft/shard/columns.h"

namespace weft {

// In the order of the row's JSON; fields that this configuration leaves out are not there.
std::vector<Column> row_columns(const DatasetConfig& config);

// Empty for formats of lines. `threads` never changes what is written.
ColumnStore column_store(const DatasetConfig& config, unsigned threads);

}  // namespace weft
