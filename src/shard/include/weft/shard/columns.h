// Rows as columns: the interface of a columnar format, and the schema as data.
//
// This room knows no library for columns: weft_parquet, beside it, implements ColumnFormat, and app
// passes it in. So nothing else links that library.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "weft/base/result.h"

namespace weft {

enum class ColumnKind : uint8_t { kString, kInt32, kInt64, kFloat, kDouble, kBool, kList, kStruct };

// A field of a row's JSON object. A list has one child, its element, and any name for it.
struct Column {
  std::string name;
  ColumnKind kind = ColumnKind::kString;
  bool repeats = false;  // the same values over and over: worth a dictionary
  std::vector<Column> children;
};

// Some rows as columns.
class ColumnBatch {
 public:
  virtual ~ColumnBatch() = default;
};

// Rows to batches; one per worker and split.
class ColumnEncoder {
 public:
  virtual ~ColumnEncoder() = default;
  // One row's JSON object. Members may be absent, but not unknown. Error: BadRow.
  virtual Status add(uint64_t index, std::string_view json) = 0;
  // What was added since the last call.
  virtual Result<std::unique_ptr<ColumnBatch>> finish() = 0;
};

// Batches to the bytes of one file.
class ColumnWriter {
 public:
  virtual ~ColumnWriter() = default;
  virtual Status write(const ColumnBatch& batch) = 0;
  virtual Status finish() = 0;
};

class ColumnFormat {
 public:
  using Sink = std::function<Status(std::string_view)>;
  using Row = std::function<bool(uint64_t number, std::string_view json)>;

  virtual ~ColumnFormat() = default;
  // Of the library that the bytes depend on.
  virtual std::string_view version() const = 0;
  virtual std::unique_ptr<ColumnEncoder> encoder(const std::vector<Column>& columns) const = 0;
  // `path` is for messages. The bytes do not depend on `threads`.
  virtual Result<std::unique_ptr<ColumnWriter>> writer(const std::vector<Column>& columns,
                                                       const std::string& path, Sink sink,
                                                       unsigned threads) const = 0;
  // As for_each_row(): rows come back as the JSON that they were given as. What is damaged takes
  // the rest of its row group with it, of which the numbers are passed over. Error: BadColumns with
  // the first row that could not be read, after all that could.
  virtual Status read(const std::string& path, const Row& row) const = 0;
};

// A format with the schema of the rows; none for formats of lines.
struct ColumnStore {
  const ColumnFormat* format = nullptr;
  std::vector<Column> columns;
  unsigned threads = 1;
  uint64_t max_file_bytes = 500'000'000;  // what readers manage well in one piece
};

}  // namespace weft
