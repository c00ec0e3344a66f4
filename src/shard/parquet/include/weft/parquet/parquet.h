// Parquet, by Apache Arrow.
#pragma once

#include "weft/shard/columns.h"

namespace weft {

// zstd, page checksums, page index, pages cut by content, row groups of at most kRowGroupBytes of
// text, dictionaries for columns that repeat. Lives as long as the program.
const ColumnFormat& parquet_format();

// Of the rows' JSON, which is somewhat more than the columns hold.
inline constexpr uint64_t kRowGroupBytes = 60'000'000;

}  // namespace weft
