// The fields that the rows of a dataset have, from its configuration.
#pragma once

#include "dataset/config.h"
#include "weft/row/fields.h"
#include "weft/shard/columns.h"

namespace weft {

RowShape row_shape(const DatasetConfig& config);

// The columns of its records, which are rows or examples.
std::vector<Column> record_columns(const DatasetConfig& config);

// Empty for formats of lines. `threads` never changes what is written.
ColumnStore column_store(const DatasetConfig& config, unsigned threads);

}  // namespace weft
