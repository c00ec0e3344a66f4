#include "rows/columns.h"

#include "weft/parquet/parquet.h"

namespace weft {

RowShape row_shape(const DatasetConfig& config) {
  return {.cpp = config.targets.cpu,
          .cuda = config.targets.cuda,
          .standalone = config.targets.standalone,
          .backward = config.backward,
          .captured = config.capture.has_value(),
          .cases = config.cases > 0,
          .pair_files = config.layout.format == Format::kJson};
}

ColumnStore column_store(const DatasetConfig& config, unsigned threads) {
  if (config.layout.format != Format::kParquet) return {};
  return {&parquet_format(), row_columns(row_shape(config)), threads};
}

}  // namespace weft
