// Batches of rows for other programs in this process, by Arrow's C stream interface: pyarrow,
// polars, DuckDB and pandas read it, each by a library of its own.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "weft/base/result.h"
#include "weft/shard/columns.h"

struct ArrowArrayStream;  // of Arrow's C interface: a structure whose layout is fixed

namespace weft {

// The next batches in order, none at the end. Called from the thread that reads the stream.
using BatchSource = std::function<Result<std::vector<std::unique_ptr<ColumnBatch>>>()>;

// Makes `out` a stream of what `source` gives until it gives none or an error, which the reader
// gets as its text. Whoever has the stream releases it, and with it the source.
Status export_stream(const std::vector<Column>& columns, BatchSource source, ArrowArrayStream* out);

// A new stream on the heap, and its end: whether it was given on or not.
ArrowArrayStream* new_stream();
void free_stream(ArrowArrayStream* stream);

}  // namespace weft
