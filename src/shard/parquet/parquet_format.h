// What the files of this library share: the schema in Arrow's terms, and its errors in ours.
#pragma once

#include <arrow/api.h>

#include <memory>
#include <string>
#include <vector>

#include "weft/shard/columns.h"

namespace weft {

// The C library's: the pool that is Arrow's default keeps 130 MB more of what threads hand on.
inline arrow::MemoryPool* memory_pool() { return arrow::system_memory_pool(); }

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
