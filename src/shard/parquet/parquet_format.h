// Declarations that the files of this library share: the schema in Arrow's terms, and Arrow's
// errors as diagnostics.
#pragma once

#include <arrow/api.h>

#include <memory>
#include <string>
#include <vector>

#include "weft/shard/columns.h"

namespace weft {

// What the writer and the builders take their memory from; throws std::bad_alloc when there is
// none.
arrow::MemoryPool* memory_pool();

// Starts as many of Arrow's threads as are wanted and the system gives; how many, at least 1, which
// means that the caller's own does the work. Arrow starts them in the middle of a write otherwise,
// and a thread that the system refuses then ends in memory that is gone.
unsigned start_writer_threads(unsigned wanted);

std::shared_ptr<arrow::Schema> arrow_schema(const std::vector<Column>& columns);

// A batch with the bytes of JSON that each of its rows came from.
class ArrowBatch : public ColumnBatch {
 public:
  std::shared_ptr<arrow::RecordBatch> batch;
  std::vector<uint64_t> row_bytes;
};

std::unique_ptr<ColumnEncoder> make_arrow_encoder(const std::vector<Column>& columns);
Result<std::unique_ptr<ColumnWriter>> make_parquet_writer(const std::vector<Column>& columns,
                                                          const std::string& path,
                                                          ColumnFormat::Sink sink,
                                                          unsigned threads);
Status read_parquet(const std::string& path, const ColumnFormat::Row& row);

}  // namespace weft
